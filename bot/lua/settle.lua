-- End a claim, or note how far it is and go on with it. Where the lease was lost, a note is kept only of a post that
-- nobody else has followed up meanwhile; an end isn't, since whoever has the lease now may have posted more.
-- KEYS game, due set, leases.
-- ARGV game id, lease, version told (-1: whatever it is), now, due again or '-', told, '1' to go on,
--      '1' if a write makes it due before that
local game, due, leases, id = KEYS[1], KEYS[2], KEYS[3], ARGV[1]
local mine = redis.call('HGET', leases, id) == ARGV[2]
local held = redis.call('HGET', game, 'told')
local newer = ARGV[6] ~= '' and (not held or cjson.decode(ARGV[6]).count > cjson.decode(held).count)
if ARGV[6] ~= '' and (mine or (ARGV[7] == '1' and newer)) and redis.call('EXISTS', game) == 1 then
  redis.call('HSET', game, 'told', ARGV[6])
  redis.call('HDEL', game, 'sending')
end
if not mine then return 0 end
if ARGV[7] == '1' then return 1 end
redis.call('HDEL', leases, id)
local version = redis.call('HGET', game, 'version')
if ARGV[3] ~= '-1' and version and version ~= ARGV[3] then redis.call('ZADD', due, ARGV[4], id)
elseif ARGV[5] == '-' then redis.call('ZREM', due, id)
else
  redis.call('ZADD', due, ARGV[5], id)
  if ARGV[8] == '1' then redis.call('HSET', leases, id, '') end
end
return 1
