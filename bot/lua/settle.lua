-- End a claim, or note how far it is and go on with it. A note of what was posted is kept even where the lease was lost;
-- an end isn't then, since whoever has the lease now may have posted more.
-- KEYS game, due set, leases.
-- ARGV game id, lease, version told (-1: whatever it is), now, due again or '-', told, sending, '1' to go on
local game, due, leases, id = KEYS[1], KEYS[2], KEYS[3], ARGV[1]
local mine = redis.call('HGET', leases, id) == ARGV[2]
local kept = redis.call('EXISTS', game) == 1
if ARGV[7] ~= '' and mine and kept then redis.call('HSET', game, 'sending', ARGV[7]) end
if ARGV[6] ~= '' and (mine or ARGV[8] == '1') and kept then
  redis.call('HSET', game, 'told', ARGV[6])
  redis.call('HDEL', game, 'sending')
end
if not mine then return 0 end
if ARGV[8] == '1' then return 1 end
redis.call('HDEL', leases, id)
local version = redis.call('HGET', game, 'version')
if ARGV[3] ~= '-1' and version and version ~= ARGV[3] then redis.call('ZADD', due, ARGV[4], id)
elseif ARGV[5] == '-' then redis.call('ZREM', due, id)
else redis.call('ZADD', due, ARGV[5], id) end
return 1
