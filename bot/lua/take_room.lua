-- A room goes to a new game only from the one that was seen to hold it.
-- KEYS room. ARGV the game seen to hold it or '', the new game, now.
local held = redis.call('HGET', KEYS[1], 'game') or ''
if held ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'game', ARGV[2], 'claimed', ARGV[3])
return 1
