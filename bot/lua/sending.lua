-- A post is about to be sent: its nonce is noted, if the lease is held and the game is still the one that was drawn.
-- KEYS game, leases. ARGV game id, the lease's name, nonce, version that was drawn, number of posts it follows
if redis.call('HGET', KEYS[2], ARGV[1]) ~= ARGV[2] then return 'lost' end
local told = redis.call('HGET', KEYS[1], 'told')
local count = told and cjson.decode(told).count or 0
if redis.call('HGET', KEYS[1], 'version') ~= ARGV[4] or count ~= tonumber(ARGV[5]) then return 'moved' end
redis.call('HSET', KEYS[1], 'sending', ARGV[3])
return 'ok'
