# Its name

game-landverse = Landverse
game-landverse-blurb = 1 to 4 players, about 18 short moves each. Fill your own map; the largest land and the largest sea score.

# Turns

turn-yours-landverse = { $n ->
    [1] { $names }, it is your turn.
    [2] { $names }, both may place now.
   *[other] { $names }, all may place now.
}

# Undo

undo-committed-landverse = The next tiles are already drawn, so this move can't be taken back.

# Options

option-landverse-pace = Pace
option-landverse-pace-hint = When the next tiles are drawn: for all together, or for each player on finishing.
option-landverse-pace-round = round by round
option-landverse-pace-free = free
option-landverse-first_scoring = Stage 1 after
option-landverse-first_scoring-hint = How many of a player's tiles come before the first scoring.
option-landverse-first_scoring-12 = 12 tiles
option-landverse-first_scoring-18 = 18 tiles
option-landverse-equal = Equal territories
option-landverse-equal-hint = How many territories of one kind score when they tie for largest.
option-landverse-equal-both = two
option-landverse-equal-all = all
option-landverse-equal-one = one

# The words of its notation

notation-landverse-land = land
notation-landverse-sea = sea

# Questions and answers

landverse-why-no-place = “{ $place }” is no place on the map.
landverse-why-chosen = { $tile ->
    [land] You have chosen the land tile and column { $column }. Choose a cell there, or take that back.
   *[sea] You have chosen the sea tile and column { $column }. Choose a cell there, or take that back.
}
landverse-why-which-tile = Which tile goes to { $place }, land or sea?
landverse-why-not-in-hand = { $tile ->
    [land] You have no land tile to place in this move.
   *[sea] You have no sea tile to place in this move.
}
landverse-why-column = { $tile ->
    [land] The land tile fits nowhere in column { $column }.
   *[sea] The sea tile fits nowhere in column { $column }.
}
landverse-why-taken = { $cell } is taken already.
landverse-why-mismatch = { $tile ->
    [land] The land tile doesn't fit on { $cell }: it doesn't match the tile on { $beside }.
   *[sea] The sea tile doesn't fit on { $cell }: it doesn't match the tile on { $beside }.
}

# What happened

news-landverse-placed = { $how ->
    [only] { $tile ->
        [land] land { $cell } (the only place)
       *[sea] sea { $cell } (the only place)
    }
   *[cell] { $tile ->
        [land] land { $cell }
       *[sea] sea { $cell }
    }
}
news-landverse-discarded = { $tile ->
    [land] the land tile fitted nowhere and was discarded
   *[sea] the sea tile fitted nowhere and was discarded
}
news-landverse-scored = stage { $stage }: { $points } points
news-landverse-left = left the game
over-landverse-stage1 = stage 1: { $total } (land { $land }, sea { $sea })
over-landverse-stage2 = stage 2: { $total } (land { $land }, sea { $sea })
over-landverse-largest = Equal points: the larger single territory of stage 2 decided.

# Tiles

scenery-landverse = { $scenery ->
    [plain] Plain
    [forest] Forest
    [mountain] Mountain
    [cliff] Cliff
    [village] Village
    [desert] Desert
    [open] Open Sea
    [waves] Waves
    [ship] Ship
    [reef] Reef
    [whale] Whale
   *[gulls] Gulls
}
tile-landverse = { $pattern ->
    [plain] Wide Plain
    [forest] Deep Forest
    [mountain] High Mountains
    [village] Twin Villages
    [desert] Great Desert
    [open] Open Sea
    [waves] Rolling Waves
    [ship] Two Ships
    [reef] Great Reef
    [whale] Whale Pod
    [across] { $first } above { $second }
    [along] { $first } beside { $second }
   *[whole] { $first } and { $second }
}

# Pictures and boards in words

landverse-progress = Move { $move } of { $moves }
landverse-place-pair = place your pair
landverse-to-place = To place
landverse-your-pair = Your pair
landverse-fits = { $n ->
    [one] fits { $n } cell
   *[other] fits { $n } cells
}
landverse-stage1 = Stage 1
landverse-stage2 = Stage 2
landverse-now = Worth now
landverse-worth = Worth
landverse-total = Total
landverse-left = { $n } left
landverse-pairs-left = { $n ->
    [one] { $n } pair left
   *[other] { $n } pairs left
}
landverse-discarded = Discarded
landverse-place-land = place your land tile
landverse-place-sea = place your sea tile
landverse-stage1-after = after move { $n }
landverse-goal = The largest land and the largest sea score.
landverse-hint-pair = Choose a tile and its column. The signs show which tile fits where.
landverse-hint-land = Choose a column for the land tile.
landverse-hint-sea = Choose a column for the sea tile.
landverse-hint-cell = Choose one of the marked cells.
landverse-short-pair = Land tile: { $land }. Sea tile: { $sea }. Choose a tile and its column.
landverse-short-land = Land tile: { $land }. Choose its column.
landverse-short-sea = Sea tile: { $sea }. Choose its column.
landverse-short-cell = { $kind ->
    [land] Land tile: { $tile }. Which cell of column { $column }?
   *[sea] Sea tile: { $tile }. Which cell of column { $column }?
}
landverse-short-points = { $name } { $points }
landverse-short-all = { $stage ->
    [now] What the maps are worth now: { $points }.
   *[over] Points: { $points }.
}
landverse-text-now = The map would score { $points } points now (land { $land }, sea { $sea }).
landverse-text-to-place = To place: { $tiles }.
landverse-text-stage = Stage { $stage }: { $points } points (land { $land }, sea { $sea }).
landverse-text-row = Row { $row }: { $cells }.
landverse-text-cells = { $columns } { $what }
landverse-text-span = { $first } to { $last }
landverse-text-empty = empty
landverse-text-shape = { $shape ->
    [land] land
    [sea] sea
    [land-across] land above sea
    [sea-across] sea above land
    [land-along] land left of sea
   *[sea-along] sea left of land
}
landverse-text-largest = { $kind ->
    [land] Largest land: { $n ->
        [one] { $n } half
       *[other] { $n } halves
    }, on { $cells }.
   *[sea] Largest sea: { $n ->
        [one] { $n } half
       *[other] { $n } halves
    }, on { $cells }.
}
landverse-text-latest = Laid last: { $cells }.
landverse-text-dead = No tile fits any more on { $cells }.
landverse-text-hand = { $kind ->
    [land] Land tile to place: { $tile } ({ $shape }). Fits on { $cells }.
   *[sea] Sea tile to place: { $tile } ({ $shape }). Fits on { $cells }.
}
landverse-text-pairs = { $n ->
    [one] { $n } pair left.
   *[other] { $n } pairs left.
}
landverse-text-discarded = { $n ->
    [one] { $n } tile discarded: { $tile }.
   *[other] { $n } tiles discarded, the latest: { $tile }.
}
landverse-text-place = Place { $n }, { $points } points.

# Rules

rules-landverse-1 = {""}**Landverse**
    You fill a map of your own, 6 by 6 cells, with land tiles and sea tiles. Your largest land and your largest sea score, once early and once at the end.

    {""}**A move.** The game has 18 moves. In each of them you draw one land tile and one sea tile and see both. Place both, in either order, each on any empty cell of your map. A tile need not touch another one. Tiles are never turned. What is drawn on them is only beauty.
    All players move at the same time. The next tiles are drawn when everybody has finished.

    {""}**Matching.** A tile has two halves, and each half is land or sea. Where two tiles touch, land must meet land and sea must meet sea along the whole edge. A tile that fits nowhere is discarded. A tile that fits somewhere must be placed, even if the other tile loses its place by it.
    A cross marks a cell where no tile fits any more.
rules-landverse-2 = {""}**Territories.** Halves of one kind that touch along an edge make one territory. Corners don't count. The size of a territory is the number of its halves.

    {""}**Scoring.** Stage 1 is scored after your first 12 tiles, discarded ones included. Stage 2 is scored at the end. In each stage you get a point for each half of your largest land, and a point for each half of your largest sea. If territories of one kind tie for largest, two of them score.
    Most points of both stages win. If points are equal, the larger single territory of stage 2 wins, land or sea. If that is equal too, the win is shared.

    {""}**Playing here.** Press [Play] and choose tile, column and cell, or type `/move land c2`. You can take a move back until the next tiles are drawn. If time runs out, the first open place is taken for you. Whoever leaves keeps the points so far and can't win.
rules-landverse-3 = {""}**Options.** Pace: the next tiles are drawn for all together (round by round), or for each player on finishing (free). Stage 1 after: 12 or 18 tiles. Equal territories: two of them score, or all, or one.
