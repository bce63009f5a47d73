-- Lease what is due: its score is put ahead, so that nobody else takes it and a crash brings it back.
-- KEYS due set, leases. ARGV now, lease's end, how many at most, the lease's name.
local games = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'LIMIT', 0, ARGV[3])
for _, game in ipairs(games) do
  redis.call('ZADD', KEYS[1], ARGV[2], game)
  redis.call('HSET', KEYS[2], game, ARGV[4])
end
return games
