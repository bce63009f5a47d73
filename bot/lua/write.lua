-- The only write of a game: all of it, or nothing where somebody else was first or the press was written before.
-- KEYS game, log, seen, due:delivery, due:deadline, lease:deadline, due:reminder, lease:reminder, lease:delivery, open
-- ARGV version it was made from, press id, now, game id, meta, state, asks, deadline, reminder,
--      seconds to keep it ('' for ever), '1' for an open game, '1' where its post isn't true any more, log lines ...
local game, log, seen, delivery = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local press, now, id = ARGV[2], ARGV[3], ARGV[4]
if redis.call('ZSCORE', seen, press) then return 'duplicate' end
local version = redis.call('HGET', game, 'version') or '0'
if version ~= ARGV[1] then return 'moved' end
redis.call('HSET', game, 'version', version + 1, 'meta', ARGV[5], 'state', ARGV[6], 'asks', ARGV[7])
if ARGV[12] == '1' then redis.call('HSET', game, 'untrue', version + 1) end
for line = 13, #ARGV do redis.call('XADD', log, '*', 'entry', ARGV[line]) end
redis.call('ZADD', seen, version + 1, press)
redis.call('ZREMRANGEBYRANK', seen, 0, -201)
redis.call(ARGV[11] == '1' and 'SADD' or 'SREM', KEYS[10], id)
-- A game that is being delivered keeps its lease: whoever ends it sees the new version and goes on.
-- One that was put off stays so, but for a mere look again (settle.lua).
if redis.call('HGET', KEYS[9], id) == '' then redis.call('ZADD', delivery, now, id)
else redis.call('ZADD', delivery, 'NX', now, id) end
for timer = 1, 2 do
  local at, due, leases = ARGV[timer + 7], KEYS[timer * 2 + 3], KEYS[timer * 2 + 4]
  if at == '-' then redis.call('ZREM', due, id)
  elseif at ~= '' then redis.call('ZADD', due, at, id) end
  if at ~= '' then redis.call('HDEL', leases, id) end
end
if ARGV[10] ~= '' then
  for key = 1, 3 do redis.call('EXPIRE', KEYS[key], ARGV[10]) end
end
return 'ok'
