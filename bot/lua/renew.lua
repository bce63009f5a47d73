-- Put the end of a lease off, if it is still held.
-- KEYS due set, leases. ARGV game, the lease's name, its new end.
if redis.call('HGET', KEYS[2], ARGV[1]) ~= ARGV[2] then return 0 end
redis.call('ZADD', KEYS[1], 'XX', ARGV[3], ARGV[1])
return 1
