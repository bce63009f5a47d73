# Its name

game-minecraft = Minecraft: Builders & Biomes
game-minecraft-blurb = 2 to 4 players, for two about 24 turns each. Explore the ground, take blocks from the cube, build on your board and fight mobs; three phases score what you have built.

# Undo

undo-committed-minecraft = Something has been turned up since, or the next player has answered, so this can't be taken back.

# Options

option-minecraft-actions = Both actions
option-minecraft-actions-hint = Whether a turn always has both its actions, or may end earlier.
option-minecraft-actions-must = always
option-minecraft-actions-may = at will
option-minecraft-first = First player
option-minecraft-first-hint = Who begins: by chance, or a seat.
option-minecraft-first-random = by chance
option-minecraft-first-A = seat A
option-minecraft-first-B = seat B
option-minecraft-first-C = seat C
option-minecraft-first-D = seat D
option-minecraft-colours = Colours
option-minecraft-colours-hint = Whether boards are dealt by chance, or each seat gets the colour it chose below.
option-minecraft-colours-random = by chance
option-minecraft-colours-chosen = chosen
option-minecraft-scoring = Your scoring
option-minecraft-scoring-hint = Full: the largest group of touching spaces counts. Beginner: all spaces of a kind count.
option-minecraft-scoring-full = full
option-minecraft-scoring-beginner = beginner
option-minecraft-colour = Your colour
option-minecraft-colour-hint = Counts where colours are chosen. Two who want the same: the earlier seat gets it.
option-minecraft-colour-any = any
option-minecraft-colour-red = red (Red Valley)
option-minecraft-colour-blue = blue (Blue Coast)
option-minecraft-colour-yellow = yellow (Yellow Plain)
option-minecraft-colour-green = green (Green Ridge)

# The words of its notation

notation-minecraft-explore = explore
notation-minecraft-collect = collect
notation-minecraft-build = build
notation-minecraft-fight = fight
notation-minecraft-weapon = weapon
notation-minecraft-go = go
notation-minecraft-take = take
notation-minecraft-choose = choose
notation-minecraft-pay = pay
notation-minecraft-put = put
notation-minecraft-draw = draw
notation-minecraft-stop = stop
notation-minecraft-skip = skip
notation-minecraft-tnt = tnt
notation-minecraft-yes = yes
notation-minecraft-no = no
notation-minecraft-trade = trade
notation-minecraft-end = end
code-minecraft-pay = { $kind ->
    [w] { $n } wood
    [s] { $n } sand
    [t] { $n } stone
    [o] { $n } obsidian
   *[e] { $n ->
        [one] { $n } emerald
       *[other] { $n } emeralds
    }
}

# What /board can show

look-minecraft-cube = cube
look-minecraft-ground = ground

# Questions and answers

minecraft-why-no-place = “{ $place }” is no place of that kind.
minecraft-why-dry = No block has left the store for three rounds, so the turn begins with `collect`.
minecraft-why-question = { $question ->
    [explore] You are exploring. First choose a crossing, or go back.
    [take] You are collecting. First take a block.
    [build] You are building. First choose a building, or go back.
    [pay] You are building. First choose how you pay, or go back.
    [put] You are building. First choose a space, or go back.
    [fight] You are about to fight. First choose a mob, or go back.
    [bow] You are fighting. First say whether the bow draws one more.
    [tnt] You are fighting. First say whether TNT is blown up.
    [weapon] You are taking a weapon. First choose one, or go back.
   *[extra] Your actions are done. Hand in a mob for one more, or end your turn.
}
minecraft-why-used = { $action ->
    [explore] You have explored in this turn already; two different actions make a turn.
    [collect] You have collected in this turn already; two different actions make a turn.
    [build] You have built in this turn already; two different actions make a turn.
    [fight] You have fought in this turn already; two different actions make a turn.
   *[weapon] You have taken a weapon in this turn already; two different actions make a turn.
}
minecraft-why-none = { $action ->
    [explore] You can't explore now.
    [collect] No block can be taken now.
    [build] Beside you no face-up building can be paid.
    [fight] Beside you no mob lies face up.
   *[weapon] Beside you no weapon lies face up.
}
minecraft-why-far = { $place } is more than two steps away.
minecraft-why-first = That is part of “{ MOVE($action, game: "minecraft") }”, which comes first.
minecraft-why-empty = Nothing is left on { $place }.
minecraft-why-covered = The top block of { $place } needs two open sides to be taken.
minecraft-why-no-building = On { $place } no building lies face up.
minecraft-why-no-mob = On { $place } no mob lies face up.
minecraft-why-missing = For that these blocks are missing: { MOVE($blocks, game: "minecraft", after: "pay") }.
minecraft-why-apart = Your figure doesn't stand beside { $place }.
minecraft-why-face-down = What lies on { $place } is face down; explore beside it first.

# What happened

news-minecraft-began = begins
news-minecraft-went = went to { $crossing }
news-minecraft-found = { $what } on { $place }
list-minecraft-found = turned up { $items }
news-minecraft-took = took { $colour } from { $column }
news-minecraft-built = { $points ->
    [0] built { $what } on space { $space } for { MOVE($paid, game: "minecraft", after: "pay") }
   *[other] built { $what } on space { $space } for { MOVE($paid, game: "minecraft", after: "pay") } ({ $points } XP)
}
news-minecraft-fought = fought the { $what } on { $place }
news-minecraft-turned = { $points ->
    [0] { $what }
   *[other] { $what } ({ $points } XP)
}
list-minecraft-turned = with { $items }
news-minecraft-fell = { $won ->
    [yes] { $tnt ->
        [0] hearts { $hearts } against { $of }: won, { $points } XP
       *[other] TNT blown up, hearts { $hearts } against { $of }: won, { $points } XP
    }
   *[no] hearts { $hearts } against { $of }: not won
}
news-minecraft-armed = took the { $what } from { $place }
news-minecraft-traded = handed in a { $what } for one more action
news-minecraft-scored = { $points ->
    [0] phase { $phase }: 0 XP
   *[other] phase { $phase }: { $value } { $spaces } × { $worth } = { $points } XP
}
news-minecraft-paid = { $what }: { $value } { $spaces } × { $each } = { $points } XP
news-minecraft-left = left the game
over-minecraft-xp = buildings { $buildings }, mobs { $mobs }, hoes { $hoes }, phase A { $a }, B { $b }, C { $c }, mobs at the end { $bonus }
over-minecraft-buildings = Equal XP: more visible buildings decided.
over-minecraft-mobs = Equal XP and buildings: more mobs decided.

# Things and values

name-minecraft-carved-totem = Carved Totem
name-minecraft-woodcutter-cabin = Woodcutter's Cabin
name-minecraft-log-footbridge = Log Footbridge
name-minecraft-timber-barn = Timber Barn
name-minecraft-clay-sundial = Clay Sundial
name-minecraft-brook-crossing = Brook Crossing
name-minecraft-hedge-hutch = Hedge Hutch
name-minecraft-mossy-statue = Mossy Statue
name-minecraft-ranger-tower = Ranger Tower
name-minecraft-ivy-arch-bridge = Ivy Arch Bridge
name-minecraft-raven-fountain = Raven Fountain
name-minecraft-druid-lodge = Druid Lodge
name-minecraft-palm-planter = Palm Planter
name-minecraft-plank-causeway = Plank Causeway
name-minecraft-camel-yard = Camel Yard
name-minecraft-dune-obelisk = Dune Obelisk
name-minecraft-desert-palace = Desert Palace
name-minecraft-oasis-bridge = Oasis Bridge
name-minecraft-cactus-garden = Cactus Garden
name-minecraft-canyon-house = Canyon House
name-minecraft-lizard-terrarium = Lizard Terrarium
name-minecraft-night-market-inn = Night Market Inn
name-minecraft-dark-glass-viaduct = Dark Glass Viaduct
name-minecraft-summit-banner = Summit Banner
name-minecraft-alpine-chalet = Alpine Chalet
name-minecraft-llama-stable = Llama Stable
name-minecraft-sandstone-cairn = Sandstone Cairn
name-minecraft-ledge-walk = Ledge Walk
name-minecraft-carved-peak = Carved Peak
name-minecraft-miners-hall = Miners' Hall
name-minecraft-gorge-viaduct = Gorge Viaduct
name-minecraft-echo-monolith = Echo Monolith
name-minecraft-cliff-keep = Cliff Keep
name-minecraft-eagle-aviary = Eagle Aviary
name-minecraft-sled-post = Sled Post
name-minecraft-snow-hut = Snow Hut
name-minecraft-frost-boardwalk = Frost Boardwalk
name-minecraft-drift-shelter = Drift Shelter
name-minecraft-snow-bridge = Snow Bridge
name-minecraft-polar-kennel = Polar Kennel
name-minecraft-icefall-bridge = Icefall Bridge
name-minecraft-yak-byre = Yak Byre
name-minecraft-aurora-lantern = Aurora Lantern
name-minecraft-bear-grotto = Bear Grotto
name-minecraft-spider = Spider
name-minecraft-zombie = Zombie
name-minecraft-skeleton = Skeleton
name-minecraft-creeper = Creeper
name-minecraft-witch = Witch
name-minecraft-enderman = Enderman
name-minecraft-wooden-sword = wooden sword
name-minecraft-stone-sword = stone sword
name-minecraft-potato = poisonous potato
name-minecraft-iron-sword = iron sword
name-minecraft-diamond-sword = diamond sword
name-minecraft-bow = bow
name-minecraft-golden-hoe = golden hoe
name-minecraft-stone-pickaxe = stone pickaxe
name-minecraft-tnt = TNT
name-minecraft-forest = forest
name-minecraft-desert = desert
name-minecraft-mountain = mountain
name-minecraft-tundra = tundra
name-minecraft-wood = wood
name-minecraft-sand = sand
name-minecraft-stone = stone
name-minecraft-obsidian = obsidian
name-minecraft-decoration = decoration
name-minecraft-dwelling = dwelling
name-minecraft-bridge = bridge
name-minecraft-animal-house = animal house
name-minecraft-emerald = emerald
many-minecraft-wooden-sword = wooden swords
many-minecraft-stone-sword = stone swords
many-minecraft-potato = poisonous potatoes
many-minecraft-iron-sword = iron swords
many-minecraft-diamond-sword = diamond swords
many-minecraft-bow = bows
many-minecraft-golden-hoe = golden hoes
many-minecraft-stone-pickaxe = stone pickaxes
many-minecraft-tnt = TNT
many-minecraft-spider = Spiders
many-minecraft-zombie = Zombies
many-minecraft-skeleton = Skeletons
many-minecraft-creeper = Creepers
many-minecraft-witch = Witches
many-minecraft-enderman = Endermen
many-minecraft-emerald = emeralds

# Pictures and boards in words

minecraft-title = Minecraft
minecraft-turn = Turn { $n }
minecraft-length = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
minecraft-goal = Explore, collect, build and fight; three phases score what you have built.
minecraft-store = Store
minecraft-blocks = { $n ->
    [one] { $n } block
   *[other] { $n } blocks
}
minecraft-percent = { $n }%
minecraft-sheet-buildings = buildings
minecraft-sheet-mobs = mobs
minecraft-sheet-hoes = golden hoes
minecraft-sheet-biome = biomes
minecraft-sheet-material = materials
minecraft-sheet-type = types
minecraft-sheet-bonus = mobs, at the end
minecraft-sheet-sum = in all
minecraft-no-mob = no mob yet
minecraft-gone = left the game
minecraft-beginner-mark = B
minecraft-ask-action = choose an action
minecraft-ask-explore = go to a crossing
minecraft-ask-take = take a block
minecraft-ask-build = choose a building
minecraft-ask-pay = choose the payment
minecraft-ask-put = choose a space
minecraft-ask-fight = choose a mob
minecraft-ask-bow = draw one more?
minecraft-ask-tnt = blow up TNT?
minecraft-ask-weapon = take a weapon
minecraft-ask-extra = one more action?
minecraft-hint-action = Choose an action. Beside you lies what can be built, fought or taken.
minecraft-hint-explore = Go to a marked crossing; what is face down beside it is turned up.
minecraft-hint-take = Take the top block of a marked column.
minecraft-hint-build = Choose a building you can pay.
minecraft-hint-pay = How do you pay for the { $what }? Emerald stands for any block.
minecraft-hint-put = Put the { $what } on any of your spaces; what it covers is gone.
minecraft-hint-fight = Name the mob; your tokens are shuffled and three turned up.
minecraft-hint-bow = The bow lets you turn up one token more.
minecraft-hint-tnt = With TNT you win, and the TNT is gone.
minecraft-hint-weapon = Take a face-up token beside you.
minecraft-hint-extra = Hand in a mob for one more action, or end your turn.
minecraft-face-down = face down
minecraft-empty = empty
minecraft-hearts = { $n ->
    [one] { $n } heart
   *[other] { $n } hearts
}
minecraft-payable = You can pay it.
minecraft-count = { $n } { $what }
minecraft-missing = Missing: { $blocks }
minecraft-gift-action = one more action
minecraft-gift-bonus = { $each } XP for each { $value }
minecraft-chance = Chance to win: { $chance }%
minecraft-chance-tnt = Chance { $chance }%, with TNT { $tnt }%
minecraft-battle = hearts { $n } against { $of }
minecraft-won = won
minecraft-lost = not won
minecraft-short-xp = { $name } { $n } XP
minecraft-short-all = { $all }.
minecraft-text-player = { $n } XP, at { $crossing }, blocks: { $blocks }.
minecraft-text-board = Board: { $spaces }.
minecraft-text-space = { $n } { $what }
minecraft-text-weapons = Weapons: { $weapons }.
minecraft-text-mobs = Mobs: { $mobs }.
minecraft-text-blocks = { $n ->
    [one] { $n } block is left in the store.
   *[other] { $n } blocks are left in the store.
}
minecraft-text-left = { $n ->
    [one] { $n } block is left in the store, { $left } until phase { $phase }.
   *[other] { $n } blocks are left in the store, { $left } until phase { $phase }.
}
minecraft-text-columns = Columns from the bottom up (w wood, s sand, t stone, o obsidian, e emerald, ? where nobody sees): { $columns }
minecraft-text-takeable = Can be taken: { $columns }.
minecraft-text-open = Face up: { $tiles }.
minecraft-text-at = { $code } { $what }
minecraft-text-tokens = Weapons on the ground: { $tokens }.
minecraft-text-building = { $n ->
    [0] { $code } { $what } ({ MOVE($cost, game: "minecraft", after: "pay") })
   *[other] { $code } { $what } ({ MOVE($cost, game: "minecraft", after: "pay") }; { $n } XP)
}
minecraft-text-mob = { $code } { $what } ({ $hearts ->
    [one] { $hearts } heart
   *[other] { $hearts } hearts
}; { $n } XP)
minecraft-text-place = Place { $n }, { $points } XP.

# Rules

rules-minecraft-1 = {""}**Minecraft: Builders & Biomes**
    Walk over the ground, take blocks from the cube, build on your own board of nine spaces and fight mobs. When a layer of the cube is used up, a phase is scored; after the third the game is over and most XP win.

    {""}**A turn** is two different actions.
    {""}**Explore**: move up to two steps from crossing to crossing; what lies face down beside you is turned up. `go s2`
    {""}**Collect**: take two blocks. A block needs an open top and two open sides. `take a1 b1`
    {""}**Build**: pay the blocks of a face-up building beside you and put it on any of your spaces, over a printed biome or an older building too. Emerald stands for any block. `build j3 5`
    {""}**Fight**: name a face-up mob beside you. Three of your weapon tokens are turned up; hearts enough, and the mob and its XP are yours. `fight i3`
    {""}**Weapon**: take a face-up token beside you. `weapon g3`
rules-minecraft-2 = {""}**Tokens.** A bow lets you turn up one more. A golden hoe gives 2 XP, a stone pickaxe a block, in a lost fight too. TNT counts 5 hearts if you blow it up, and then it is gone; you are asked only where that wins.
    {""}**Mobs.** Some can be handed in after your two actions, for one more action each. The others pay at the end for every visible space they name.

    {""}**Phases.** A (first layer used up): biomes, printed ones too. B (second): material of your buildings. C (third): their type; then the game ends. Each time your best value counts: the spaces of its largest touching group times its worth. A beginner counts all spaces of the value.
    Equal XP: more visible buildings win, then more mobs.
rules-minecraft-3 = {""}**Playing here.** Press [Play], or type the codes you see on the picture: `a1` to `d4` are columns of the cube, `g1` to `l6` places of the ground, `p1` to `t5` crossings, 1 to 9 your spaces. You can take back until something is turned up or the next player answers. If time runs out, the turn ends where it may, else the first open choice is taken.
    If no block leaves the store for three rounds, turns begin with collecting until one does.
