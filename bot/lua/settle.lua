-- End a claim, or note that a post is about to be sent; what was posted is kept even where the lease was lost.
-- KEYS game, due set. ARGV game id, lease, version told (-1: whatever it is), now, due again or '-', told, sending
local game, due, id = KEYS[1], KEYS[2], ARGV[1]
local held = redis.call('ZSCORE', due, id)
local mine = held and tonumber(held) == tonumber(ARGV[2])
if ARGV[7] ~= '' then
  if mine then redis.call('HSET', game, 'sending', ARGV[7]) end
  return mine and 1 or 0
end
if ARGV[6] ~= '' and redis.call('EXISTS', game) == 1 then
  redis.call('HSET', game, 'told', ARGV[6])
  redis.call('HDEL', game, 'sending')
end
if not mine then return 0 end
local version = redis.call('HGET', game, 'version')
if ARGV[3] ~= '-1' and version and version ~= ARGV[3] then redis.call('ZADD', due, ARGV[4], id)
elseif ARGV[5] == '-' then redis.call('ZREM', due, id)
else redis.call('ZADD', due, ARGV[5], id) end
return 1
