# Its name

game-hamlet = Hamlet
game-hamlet-blurb = 1 to 4 players, about 20 rounds. A village grows tile by tile round its unfinished church; it serves all, points are your own.

# Options

option-hamlet-start = Start
option-hamlet-start-hint = How the five start buildings lie round the church.
option-hamlet-start-fixed = fixed
option-hamlet-start-shuffled = shuffled
option-hamlet-quality = High quality
option-hamlet-quality-hint = Which goods count double for whoever builds the first refinery: all of that kind, or those made at that place.
option-hamlet-quality-holder = all of that kind
option-hamlet-quality-place = of that place
option-hamlet-bought = Bought goods
option-hamlet-bought-hint = Whether a bought good is brought from the market, or can be had anywhere.
option-hamlet-bought-carried = carried
option-hamlet-bought-anywhere = anywhere
option-hamlet-limit = Round limit
option-hamlet-limit-hint = The round after which the game ends at the latest; alone never later than round 25.
option-hamlet-limit-10 = 10 rounds
option-hamlet-limit-20 = 20 rounds
option-hamlet-limit-40 = 40 rounds

# The words of its notation

notation-hamlet-donkey = donkey
notation-hamlet-produce = produce
notation-hamlet-refine = refine
notation-hamlet-hall = hall
notation-hamlet-build = build
notation-hamlet-road = road
notation-hamlet-beg = beg
notation-hamlet-rest = rest
notation-hamlet-to = to
notation-hamlet-fill = fill
notation-hamlet-make = make
notation-hamlet-again = again
notation-hamlet-done = done
notation-hamlet-plan = plan
notation-hamlet-hire = hire
notation-hamlet-on = on
notation-hamlet-sell = sell
notation-hamlet-spot = spot
notation-hamlet-at = at
notation-hamlet-side = side
notation-hamlet-fit = fit
notation-hamlet-part = part
notation-hamlet-take = take
notation-hamlet-buy = buy
notation-hamlet-auto = auto
notation-hamlet-timber = timber
notation-hamlet-brick = brick
notation-hamlet-flour = flour
notation-hamlet-milk = milk
notation-hamlet-wood = wood
notation-hamlet-stone = stone
notation-hamlet-wheat = wheat
notation-hamlet-church = church
notation-hamlet-market = market
notation-hamlet-town-hall = town-hall
notation-hamlet-woodcutter = woodcutter
notation-hamlet-quarry = quarry
notation-hamlet-farm = farm
notation-hamlet-sawmill = sawmill
notation-hamlet-masons-yard = masons-yard
notation-hamlet-dairy = dairy
notation-hamlet-windmill = windmill
notation-hamlet-coppice = coppice
notation-hamlet-gravel-pit = gravel-pit
notation-hamlet-strip-field = strip-field
notation-hamlet-old-wood = old-wood
notation-hamlet-high-ridge = high-ridge
notation-hamlet-signpost = signpost
notation-hamlet-joiners-hall = joiners-hall
notation-hamlet-barn = barn
notation-hamlet-watchtower = watchtower
notation-hamlet-toll-house = toll-house
notation-hamlet-brickworks = brickworks
notation-hamlet-workshop = workshop
notation-hamlet-great-quarry = great-quarry
notation-hamlet-statue = statue
notation-hamlet-grand-mill = grand-mill
notation-hamlet-granary = granary
notation-hamlet-village-green = village-green
notation-hamlet-fairground = fairground
notation-hamlet-creamery = creamery
notation-hamlet-homestead = homestead
notation-hamlet-stable = stable
notation-hamlet-mill-pond = mill-pond
notation-hamlet-cart = cart
notation-hamlet-trough = trough
notation-hamlet-jug = jug
notation-hamlet-bench = bench
notation-hamlet-oven = oven
notation-hamlet-porridge = porridge
notation-hamlet-fence = fence
notation-hamlet-cheese = cheese
notation-hamlet-cake = cake
notation-hamlet-cottage = cottage
notation-hamlet-bakehouse = bakehouse
notation-hamlet-feast = feast
notation-hamlet-bell = bell
notation-hamlet-walls = walls
notation-hamlet-roof = roof
notation-hamlet-crypt = crypt
notation-hamlet-altar = altar
notation-hamlet-yard = yard
code-hamlet = { $code ->
    [p1] A
    [p2] B
    [p3] C
    [p4] D
   *[other] { $code }
}

# Tiles, goods, sale tokens, church spots, milestones

tile-hamlet = { $tile ->
    [church] Church
    [market] Market
    [town-hall] Town Hall
    [woodcutter] Woodcutter
    [quarry] Quarry
    [farm] Farm
    [sawmill] Sawmill
    [masons-yard] Mason's Yard
    [dairy] Dairy
    [windmill] Windmill
    [coppice] Coppice
    [gravel-pit] Gravel Pit
    [strip-field] Strip Field
    [old-wood] Old Wood
    [high-ridge] High Ridge
    [signpost] Signpost
    [joiners-hall] Joiners' Hall
    [barn] Barn
    [watchtower] Watchtower
    [toll-house] Toll House
    [brickworks] Brickworks
    [workshop] Workshop
    [great-quarry] Great Quarry
    [statue] Statue
    [grand-mill] Grand Mill
    [granary] Granary
    [village-green] Village Green
    [fairground] Fairground
    [creamery] Creamery
    [homestead] Homestead
    [stable] Stable
   *[mill-pond] Mill Pond
}
beside-hamlet = { $beside ->
    [church] Church
    [market] Market
    [town-hall] Town Hall
    [woodcutter] Woodcutter
    [quarry] Quarry
    [farm] Farm
    [sawmill] Sawmill
    [masons-yard] Mason's Yard
    [dairy] Dairy
    [windmill] Windmill
    [coppice] Coppice
    [gravel-pit] Gravel Pit
    [strip-field] Strip Field
    [old-wood] Old Wood
    [high-ridge] High Ridge
    [signpost] Signpost
    [joiners-hall] Joiners' Hall
    [barn] Barn
    [watchtower] Watchtower
    [toll-house] Toll House
    [brickworks] Brickworks
    [workshop] Workshop
    [great-quarry] Great Quarry
    [statue] Statue
    [grand-mill] Grand Mill
    [granary] Granary
    [village-green] Village Green
    [fairground] Fairground
    [creamery] Creamery
    [homestead] Homestead
    [stable] Stable
   *[mill-pond] Mill Pond
}
good-hamlet = { $good ->
    [timber] timber
    [brick] brick
    [flour] flour
    [milk] milk
    [wood] wood
    [stone] stone
   *[wheat] wheat
}
sale-hamlet = { $sale ->
    [cart] Cart
    [trough] Trough
    [jug] Jug
    [bench] Bench
    [oven] Oven
    [porridge] Porridge
    [fence] Fence
    [cheese] Cheese
    [cake] Cake
    [cottage] Cottage
    [bakehouse] Bakehouse
   *[feast] Feast
}
spot-hamlet = { $spot ->
    [bell] bell
    [walls] walls
    [roof] roof
    [crypt] crypt
    [altar] altar
   *[yard] churchyard
}
title-hamlet = { $title ->
    [carpenter] carpenter
    [mason] mason
    [miller] miller
    [herder] herder
   *[planner] planner
}
rank-hamlet = { $rank ->
    [cathedral-builder] Cathedral builder
    [mayor] Mayor
    [alderman] Alderman
    [villager] Villager
   *[wanderer] Wanderer
}

# Why not

hamlet-why-donkeys-first = Donkeys move before the first villager acts.
hamlet-why-no-donkey = You have no donkey on the { tile-hamlet }.
hamlet-why-donkey-moved = Your donkeys on the { tile-hamlet } have moved already, or have nowhere to go.
hamlet-why-not-linked = No road leads straight from there to the { tile-hamlet }.
hamlet-why-not-laid = The { tile-hamlet } isn't built yet.
hamlet-why-outside = No road joins the { tile-hamlet } with the village yet.
hamlet-why-all-full = All producers of the village are full.
hamlet-why-no-producer = The { tile-hamlet } is no producer.
hamlet-why-no-supply = The supply has nothing for the free slots of the { tile-hamlet }.
hamlet-why-full = All slots of the { tile-hamlet } are taken.
hamlet-why-no-refineries = The village has no refinery yet.
hamlet-why-no-piece = You have no piece left for { good-hamlet }: both lie in the village.
hamlet-why-no-goods = At the { tile-hamlet } this much is out of reach, and the market too: { good-hamlet }, { $n }.
hamlet-why-no-goods-to-sell = For a sale nothing can be bought, and this is out of reach: { good-hamlet }, { $n }.
hamlet-why-coins = { $n ->
    [one] This takes { $n } coin; you have { $coins }.
   *[other] This takes { $n } coins; you have { $coins }.
}
hamlet-why-hand-full = { $n ->
    [one] You hold { $n } blueprint already, and can't take more.
   *[other] You hold { $n } blueprints already, and can't take more.
}
hamlet-why-hall-empty = There is nothing at the town hall that you could have now.
hamlet-why-not-offered = The blueprint of the { tile-hamlet } isn't in the row.
hamlet-why-all-hired = { $n ->
    [one] You have { $n } villager, and there are no more.
   *[other] You have all { $n } villagers.
}
hamlet-why-all-donkeys = { $n ->
    [one] You have { $n } donkey, and there are no more.
   *[other] You have all { $n } donkeys.
}
hamlet-why-not-face-up = The sale token { sale-hamlet } isn't face up.
hamlet-why-no-sale = The goods of no sale token can all be brought to the market.
hamlet-why-all-sold = All sale tokens are taken.
hamlet-why-no-spot = What the free spots of the church ask for can't all be brought there.
hamlet-why-church-finished = The church is finished.
hamlet-why-not-free = The spot { spot-hamlet } of the church isn't free.
hamlet-why-no-blueprint = You have no blueprint. The town hall has some.
hamlet-why-not-in-hand = You don't hold the blueprint of the { tile-hamlet }.
hamlet-why-no-flag = You have no flag left for the { tile-hamlet }.
hamlet-why-no-place = Nowhere in the village the { tile-hamlet } fits and can be paid for.
hamlet-why-no-fit = The { tile-hamlet } fits at no free side there.
hamlet-why-no-road = You have no road left.
hamlet-why-no-road-here = No road can be built now: it takes two wood between mountains or two stone between forests.
hamlet-why-no-ridge = The { tile-hamlet } meets no other tile mountain to mountain or forest to forest.
hamlet-why-road-goods = What a road costs can't be brought to the { tile-hamlet }, or yours is there already.
hamlet-why-not-needed = No { good-hamlet } is needed now.
hamlet-why-not-for-sale = Nothing can be bought for a sale.
hamlet-why-no-market = The market is out of reach of the { tile-hamlet }.
hamlet-why-good-used-up = No { good-hamlet } is left in the supply.
hamlet-why-no-begging = There is work: the { tile-hamlet } can be filled.

# What happened

news-hamlet-went = led a donkey to the { tile-hamlet }
news-hamlet-produced = { $coins ->
    [0] filled the { tile-hamlet }
    [one] filled the { tile-hamlet } and got { $coins } coin
   *[other] filled the { tile-hamlet } and got { $coins } coins
}
news-hamlet-rewarded = got { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} and { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for the use of their { good-hamlet }
news-hamlet-bought = { $coins ->
    [one] bought { good-hamlet } for { $coins } coin
   *[other] bought { good-hamlet } for { $coins } coins
}
news-hamlet-refined = made { good-hamlet } at the { tile-hamlet }
news-hamlet-fixed = fixed the Workshop to { good-hamlet }
news-hamlet-planned = took the blueprint of the { tile-hamlet }
news-hamlet-hired = { $coins ->
    [one] hired a villager for { $coins } coin
   *[other] hired a villager for { $coins } coins
}
news-hamlet-mounted = { $coins ->
    [one] got a donkey for { $coins } coin, on the { tile-hamlet }
   *[other] got a donkey for { $coins } coins, on the { tile-hamlet }
}
news-hamlet-refilled = { $n ->
    [0] the bag has no blueprint left
    [1] new in the row: { tile-hamlet }
   *[other] new in the row: { $n } blueprints, the last one { tile-hamlet }
}
news-hamlet-sold = sold { sale-hamlet }, { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} and { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
news-hamlet-raised = { $last ->
    [yes] built the { spot-hamlet } of the church and finished it, { $vp } points
   *[no] built the { spot-hamlet } of the church, { $vp } points
}
news-hamlet-built = { $vp ->
    [one] built the { tile-hamlet } beside the { beside-hamlet }, { $vp } point
   *[other] built the { tile-hamlet } beside the { beside-hamlet }, { $vp } points
}
news-hamlet-titled = is the { title-hamlet } now
news-hamlet-paved = built a road from the { tile-hamlet } to the { beside-hamlet }
news-hamlet-begged = { $coins ->
    [one] begged and got { $coins } coin
   *[other] begged and got { $coins } coins
}
news-hamlet-rested = rested
news-hamlet-left = left the game
news-hamlet-over = { $why ->
    [church] The church is finished, and so is the game
    [limit] The last round is over
   *[left] The game ends here
}
news-hamlet-ranked = reached the rank of { rank-hamlet }

# The end

groups-hamlet = { $part ->
    [chaplain] Awards
    [sacristan] Awards
    [merchant] Awards
    [landscaper] Awards
    [landmark-old-wood] Landmarks
    [landmark-high-ridge] Landmarks
    [landmark-signpost] Landmarks
    [landmark-watchtower] Landmarks
    [landmark-toll-house] Landmarks
    [landmark-statue] Landmarks
    [landmark-village-green] Landmarks
    [landmark-fairground] Landmarks
    [landmark-stable] Landmarks
    [landmark-mill-pond] Landmarks
   *[other] Points
}
over-hamlet-tiles = buildings { $total }
over-hamlet-church = church { $total }
over-hamlet-sales = sales { $total }
over-hamlet-goods = goods used { $total }
over-hamlet-chaplain = chaplain { $total }
over-hamlet-sacristan = sacristan { $total }
over-hamlet-merchant = merchant { $total }
over-hamlet-landscaper = landscaper { $total }
over-hamlet-landmark-old-wood = Old Wood { $total }
over-hamlet-landmark-high-ridge = High Ridge { $total }
over-hamlet-landmark-signpost = Signpost { $total }
over-hamlet-landmark-watchtower = Watchtower { $total }
over-hamlet-landmark-toll-house = Toll House { $total }
over-hamlet-landmark-statue = Statue { $total }
over-hamlet-landmark-village-green = Village Green { $total }
over-hamlet-landmark-fairground = Fairground { $total }
over-hamlet-landmark-stable = Stable { $total }
over-hamlet-landmark-mill-pond = Mill Pond { $total }
over-hamlet-roads = roads { $total }
over-hamlet-route = longest route { $total }
over-hamlet-coins = coins { $total }
over-hamlet-spots = Equal points: more spots of the church decided.
over-hamlet-milk = Equal points and church spots: the rule says that whoever drinks a glass of milk faster wins. Here whoever made more milk did.

# Rules

rules-hamlet-1 = {""}**Hamlet**
    A village grows round an unfinished church. Buildings, roads and goods serve everybody; points are your own. When the church is finished, most points win.

    {""}**Your turn.** First each of your donkeys may move once, to a tile linked by road. Then each of your villagers goes any distance over roads to a tile of the village, does one job there, and lies down. When all have lain down, the turn is over.

    {""}**Jobs.**
    {""}**produce**: fill the free slots of a producer with raw goods and get its coins.
    {""}**refine**: bring a raw good to a refinery and put a refined good of your colour there. Wood makes timber, stone brick, wheat flour or milk.
    {""}**hall**: take one blueprint (the first is free, each one further costs a coin more), and hire villagers and donkeys.
    {""}**market**: bring all goods of a sale token. Nothing can be bought for it.
    {""}**church**: bring what a free spot asks for.
    {""}**build**: lay a blueprint beside the villager's tile and bring its cost there.
    {""}**road**: join the villager's tile with a touching one, for 2 wood between mountains or 2 stone between forests.
    {""}**beg** (only if no producer can be filled): 1 coin. **rest**: nothing.
rules-hamlet-2 = {""}**Bringing goods.** A good comes free from the villager's own tile or from a tile linked with it. For every tile further it needs one of your donkeys on the tile being left. Donkeys never tire.
    A used raw good goes back to the supply. A used refined good goes back to its owner, who gets 1 point and 1 coin at once, whoever used it (2 coins from the Workshop). A missing good can be bought if the market is in reach, but not for a sale. Coins that something costs are paid last.

    {""}**Building.** A tile touches the villager's tile along an edge, and on every shared edge road meets road, while forest and mountain may meet each other. Roads that meet link tiles; other edges need a built road. A tile without a link can't be worked yet.
    You get the points of the tile at once. A landmark carries your flag and scores for you at the end.
    Whoever builds the first refinery of a good takes its milestone: all goods of that kind you make are of high quality and reward you twice. Four more tiles of that good go into the bag.

    {""}**The town hall.** Each blueprint you pass over gets one of your coins; whoever takes it later has them. You hold 3 blueprints at most. Villagers cost 5, 7 and 9 coins and act from the next turn; a donkey costs 3 and carries at once.
rules-hamlet-3 = {""}**The end.** The round in which the last spot of the church is filled is played to its end, so all have the same number of turns. At the latest it ends after round 40 (alone: 25). Then these are added to your points:
    Awards: chaplain 5 for most spots of the church, sacristan 3 for the second most, merchant 4 for most sale tokens, landscaper 4 for most landmarks. Tied players divide, rounded down.
    Each landmark with your flag, by its own rule.
    1 point for each of your roads, 2 for each if you built the first road of the game.
    2 points for each tile of your longest route over printed roads and roads of your own, without the church.
    1 point for every 3 coins.
    If points are equal, more spots of the church decide, then more milk made.

    {""}**Playing here.** Press [Play] and choose, or type a line: `/move donkey church, to farm`, `/move produce quarry`, `/move plan dairy, done`, `/move build sawmill`, `/move auto`. Where only one choice is open I take it. **auto** brings all that is left of a cost. You can take back what you did in your turn until something new is turned up. If time runs out, your villagers rest. Who leaves wins nothing; what they built stays.
rules-hamlet-4 = {""}**Landmarks.** Old Wood: 1 for each of its edges that meets forest. High Ridge: 1 for each that meets mountain. Signpost: 2 for each joint of printed roads and each built road on its edges. Watchtower: 1 for each other tile within two links. Toll House: 1 for each built road in the village, at most 8. Statue: 2 for each of your landmarks, itself too. Village Green: 1 for each tile that touches it. Fairground: 2 for each of your sale tokens, at most 8. Stable: 2 for each of your donkeys on it or on a linked tile, at most 8. Mill Pond: 3 for each enclosed hole it touches.

    {""}**Options.** Start: the start buildings lie as always (fixed) or by lot (shuffled). High quality: all goods of that kind you make count double, or only those made at that place. Bought goods: brought from the market (carried), or had anywhere. Round limit: 10, 20 or 40 rounds.

# Pictures and boards in words

hamlet-title = Hamlet
hamlet-round = Round { $n }
hamlet-last-round = Round { $n }, the last
hamlet-length = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
hamlet-goal = Build the village and its church; most points win.
hamlet-blueprints = Blueprints
hamlet-bag = bag { $n }
hamlet-sales = Sales
hamlet-points = Points
hamlet-part-tiles = buildings
hamlet-part-church = church
hamlet-part-sales = sales
hamlet-part-goods = goods
hamlet-part-awards = awards
hamlet-part-landmarks = landmarks
hamlet-part-roads = roads
hamlet-part-route = route
hamlet-part-coins = coins
hamlet-part-total = total
hamlet-points-now = If it ended now
hamlet-hand = Your blueprints
hamlet-hand-empty = No blueprint in your hand
hamlet-missing = Missing
hamlet-supply = Supply
hamlet-church = Church
hamlet-price-raw = a missing raw good
hamlet-price-refined = a refined one
hamlet-count = { $n } { $what }
hamlet-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
hamlet-or = { $one } or { $other }
hamlet-any-good = of any kind
hamlet-does-producer = { $n ->
    [one] Produces { $goods }, { $n } coin.
   *[other] Produces { $goods }, { $n } coins.
}
hamlet-does-refinery = { $n ->
    [one] Makes { $good }, room for { $n }.
   *[other] Makes { $good }, room for { $n }.
}
hamlet-does-landmark = { $rule ->
    [touch-forest] Scores { $n } for each edge that meets forest.
    [touch-mountain] Scores { $n } for each edge that meets mountain.
    [roads-here] Scores { $n } for each road across its edges.
    [tiles-near] Scores { $n } for each tile within two links.
    [all-roads] Scores { $n } for each built road of the village.
    [flags] Scores { $n } for each of your landmarks.
    [neighbours] Scores { $n } for each tile that touches it.
    [sales] Scores { $n } for each of your sale tokens.
    [donkeys-near] Scores { $n } for each of your donkeys on it or next to it.
   *[holes] Scores { $n } for each enclosed hole it touches.
}
hamlet-does-cap = At most { $n }.
hamlet-ask-act = what do you do?
hamlet-ask-to = where does the donkey go?
hamlet-ask-produce = where do you produce?
hamlet-ask-fill = what goes into the slot?
hamlet-ask-refine = where do you refine?
hamlet-ask-make = what will the Workshop make?
hamlet-ask-again = make one more?
hamlet-ask-hall = what do you take?
hamlet-ask-on = where does the donkey stand?
hamlet-ask-market = what do you sell?
hamlet-ask-church = what do you build?
hamlet-ask-build = which blueprint?
hamlet-ask-at = from which tile?
hamlet-ask-side = across which edge?
hamlet-ask-fit = how shall it lie?
hamlet-ask-deliver = which good do you bring?
hamlet-hint-act = Donkeys go first; then each villager does a job.
hamlet-hint-to = A donkey goes to a tile linked by road.
hamlet-hint-produce = All free slots are filled from the supply.
hamlet-hint-fill = Any raw good of the supply may go there.
hamlet-hint-refine = The raw good is brought there and becomes a refined one.
hamlet-hint-make = From then on it makes this good for everybody.
hamlet-hint-again = This refinery makes two goods in one action.
hamlet-hint-hall = Coins are laid on the blueprints that you pass over.
hamlet-hint-on = The donkey carries from there at once.
hamlet-hint-market = A sale is brought whole; nothing can be bought for it.
hamlet-hint-church = The points are yours at once.
hamlet-hint-build = It is laid beside a tile of the village.
hamlet-hint-at = The cost is brought to this tile.
hamlet-hint-side = Dashed edges with dark letters are open.
hamlet-hint-fit = Green dots show where roads meet.
hamlet-hint-deliver = Goods come from the tiles that aren't faded.
hamlet-none-left = None left.
hamlet-short-job = { $what }.
hamlet-short-missing = Still missing: { $what }.
hamlet-short-points = { $name } { $n }
hamlet-short-all = Points: { $all }.
hamlet-text-points = { $n ->
    [one] { $n } point.
   *[other] { $n } points.
}
hamlet-text-coins = { $n ->
    [one] { $n } coin.
   *[other] { $n } coins.
}
hamlet-text-villagers = { $n ->
    [one] { $n } villager, standing: { $standing }.
   *[other] { $n } villagers, standing: { $standing }.
}
hamlet-text-left = Left the game.
hamlet-text-tiles = The village has { $n } tiles and { $roads ->
    [one] { $roads } built road
   *[other] { $roads } built roads
}.
hamlet-text-donkeys = Donkeys: { $tiles }.
hamlet-text-there = { $what } { $n }
hamlet-text-hand = Blueprints in hand: { $tiles }.
hamlet-text-pieces = Left: { $goods }, { $roads ->
    [one] { $roads } road
   *[other] { $roads } roads
}, { $flags ->
    [one] { $flags } flag
   *[other] { $flags } flags
}.
hamlet-text-titles = Milestones: { $titles }.
hamlet-text-route = Longest route, { $n } tiles: { $tiles }.
hamlet-text-village = The village
hamlet-text-code = { $column }.
hamlet-text-goods = Goods: { $goods }.
hamlet-text-owned = { $good } of { $letter }
hamlet-text-fine = { $good } of { $letter } of high quality
hamlet-text-free = { $n ->
    [one] { $n } free slot.
   *[other] { $n } free slots.
}
hamlet-text-flag = { $n ->
    [one] Flag of { $letter }, { $n } point now.
   *[other] Flag of { $letter }, { $n } points now.
}
hamlet-text-donkeys-here = Donkeys of { $letter }: { $n }.
hamlet-text-linked = Linked: { $tiles }.
hamlet-text-outside = No road joins it with the village.
hamlet-text-priced = { $n ->
    [one] { $what } ({ $cost }; { $n } point)
   *[other] { $what } ({ $cost }; { $n } points)
}
hamlet-text-on-it = { $n ->
    [one] with { $n } coin on it
   *[other] with { $n } coins on it
}
hamlet-text-spots = Free spots of the church: { $spots }.
hamlet-text-done = { $what } by { $name }
hamlet-text-filled = Finished at the church: { $spots }.
hamlet-text-row = Blueprints on offer: { $tiles }. In the bag: { $n }.
hamlet-text-sales = Sales: { $sales }. In the stack: { $n }.
hamlet-text-supply = Supply: { $goods }.
hamlet-text-prices = A missing raw good costs { $raw }, a refined one { $refined }.
hamlet-text-moves = You can play: { $moves }.
