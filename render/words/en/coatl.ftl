# Its name

game-coatl = Cóatl
game-coatl-blurb = 1 to 4 players, about 30 short turns each. Join heads, bodies and tails into feathered serpents whose colours fulfil your Prophecies.

# Options

option-coatl-sacrifices = Sacrifices
option-coatl-sacrifices-hint = Whether each player has three tokens for a special action, each to be used once.
option-coatl-sacrifices-off = off
option-coatl-sacrifices-on = on
option-coatl-fourth = Fourth cóatl
option-coatl-fourth-hint = Whether a player may start more than three cóatls.
option-coatl-fourth-off = off
option-coatl-fourth-on = on
option-coatl-bodies = Body segments
option-coatl-bodies-hint = How many there are: all of the box, or fewer for two and three players. Alone it is always 10 of each colour.
option-coatl-bodies-box = all of the box
option-coatl-bodies-scaled = by players
option-coatl-closed = Cards of a completed cóatl
option-coatl-closed-hint = Which side of the cards beside completed cóatls the pictures show.
option-coatl-closed-backs = backs
option-coatl-closed-faces = faces

# The words of its notation

notation-coatl-burn = burn
notation-coatl-take = take
notation-coatl-draw = draw
notation-coatl-deck = deck
notation-coatl-build = build
notation-coatl-new = new
notation-coatl-start = start
notation-coatl-to = to
notation-coatl-front = front
notation-coatl-back = back
notation-coatl-fulfil = fulfil
notation-coatl-temple = temple
notation-coatl-offer = offer
notation-coatl-gift = gift
notation-coatl-vision = vision
notation-coatl-vow = vow
notation-coatl-drop = drop
notation-coatl-toss = toss
notation-coatl-done = done
notation-coatl-skip = skip
notation-coatl-stop = stop
notation-coatl-pass = pass
notation-coatl-head = head
notation-coatl-body = body
notation-coatl-tail = tail
notation-coatl-yellow = yellow
notation-coatl-red = red
notation-coatl-black = black
notation-coatl-green = green
notation-coatl-blue = blue
notation-coatl-tally = tally
notation-coatl-lone = lone
notation-coatl-triple = triple
notation-coatl-pair = pair
notation-coatl-weave = weave
notation-coatl-wall = wall
notation-coatl-quad = quad
notation-coatl-rainbow = rainbow
notation-coatl-bridge = bridge
notation-coatl-mirror = mirror

# Pieces in a sentence

told-coatl-head = a { $rest } head
told-coatl-body = a { $rest } body
told-coatl-tail = a { $rest } tail
twice-coatl-head = two { $rest } heads
twice-coatl-body = two { $rest } bodies
twice-coatl-tail = two { $rest } tails

# Why something isn't open

coatl-why-question = { $question ->
    [burn] First choose which Prophecies you keep.
    [draw] You are taking Prophecies. Say “done” first.
    [build] You are building. Say “done” first.
    [complete] The cóatl is complete. First lay the Prophecies that belong to it.
    [temple] First claim a Temple for the completed cóatl, or skip it.
    [toss] You are putting pieces out of the game. Say “done” first.
    [gift] First choose the pieces of your gift.
    [drop] First choose which Prophecies you drop, then say “done”.
   *[vow] First choose the Temple that you take.
}
coatl-why-build-first = First choose what you build on, for example { MOVE("build c1", game: "coatl") } or { MOVE("build new", game: "coatl") }.
coatl-why-nothing-done = Do something first; then you can end it.
coatl-why-keep = { $more ->
    [one] You may keep { $most } Prophecies. Burn { $more } more.
   *[other] You may keep { $most } Prophecies. Burn { $more } more.
}
coatl-why-no-card = You don't hold { MOVE($card, game: "coatl") }.
coatl-why-no-space = The supply has no space “{ $space }”.
coatl-why-space-empty = The space { $space } is empty.
coatl-why-no-room = { $room ->
    [0] Your board is full, so you can't take { $space }.
    [one] Your board has room for { $room } piece, and { $space } holds { $pieces }.
   *[other] Your board has room for { $room } pieces, and { $space } holds { $pieces }.
}
coatl-why-hand-full = You hold { $most } Prophecies already, and more aren't allowed.
coatl-why-deck-empty = No Prophecy is left to be drawn.
coatl-why-slot-empty = No card lies on { $slot }.
coatl-why-no-slot = The row has no place “{ $slot }”.
coatl-why-only-turned = You have just turned to this cóatl. Do something there first.
coatl-why-no-pieces = You have no piece to start a cóatl with.
coatl-why-unfinished = You have { $most } unfinished cóatls. Complete one of them before you start another.
coatl-why-started = You have started { $most } cóatls, and more aren't allowed.
coatl-why-no-coatl = You have no cóatl “{ $coatl }”.
coatl-why-complete = { $coatl } is complete, so nothing can be added.
coatl-why-nothing-there = With your pieces and cards nothing can be done on { $coatl }.
coatl-why-no-piece = You don't have { MOVE($piece, game: "coatl") } on your board.
coatl-why-closed = { $end ->
    [front] The front of this cóatl is closed by its head.
   *[back] The back of this cóatl is closed by its tail.
}
coatl-why-wrong-end = { $kind ->
    [head] A head goes to the front only.
   *[tail] A tail goes to the back only.
}
coatl-why-no-body = A cóatl needs a body segment between head and tail.
coatl-why-bare = This would complete the cóatl, and none of your Prophecies would be fulfilled by it. A complete cóatl needs one at least.
coatl-why-needs-card = A complete cóatl needs one Prophecy at least.
coatl-why-same-card = The same Prophecy lies beside this cóatl already.
coatl-why-four-cards = { $most } Prophecies lie beside this cóatl, and more aren't allowed.
coatl-why-unfulfilled = This cóatl doesn't fulfil { MOVE($card, game: "coatl") } yet: { $times } of { $needed }.
coatl-why-no-temple = { $temple } is neither in your hand nor on top of a pile.
coatl-why-unmet = This cóatl meets neither requirement of the Temple { temple-coatl }.
coatl-why-no-sacrifices = This game is played without sacrifices.
coatl-why-token-idle = { $token ->
    [gift] The bags hold nothing for which your board has room.
   *[vow] No Temple lies open.
}
coatl-why-token-used = { $token ->
    [gift] You have used the Chosen Gift.
    [vision] You have used the Vision.
   *[vow] You have used the Vow.
}
coatl-why-no-gift = A gift is one head, one tail or two body segments, and your board needs room for it.
coatl-why-not-in-bag = The bag doesn't hold { MOVE($piece, game: "coatl") } any more.
coatl-why-not-stuck = That is only for players who can neither take, draw, build nor offer anything.
coatl-why-no-stop = Only the second action of a last turn can be left out.

# What happened

news-coatl-first = plays first
news-coatl-burned = { $card ->
    [hidden] burned a Prophecy
   *[known] burned { MOVE($card, game: "coatl") }
}
times-coatl-burned = { $card ->
    [hidden] burned { $times } Prophecies
   *[known] burned { MOVE($card, game: "coatl") } (× { $times })
}
news-coatl-kept = { $cards ->
    [0] kept no Prophecy
    [one] kept { $cards } Prophecy
   *[other] kept { $cards } Prophecies
}
news-coatl-took = { $pieces ->
    [2] took { BOTH($first, $second, game: "coatl") } ({ $space })
   *[1] took { MOVE($first, game: "coatl") } ({ $space })
}
news-coatl-filled = The supply was filled
news-coatl-picked = took { MOVE($card, game: "coatl") } from the row ({ $slot })
news-coatl-drew = { $card ->
    [hidden] drew a Prophecy from the deck
   *[known] drew { MOVE($card, game: "coatl") } from the deck
}
times-coatl-drew = { $card ->
    [hidden] drew { $times } Prophecies from the deck
   *[known] drew { MOVE($card, game: "coatl") } from the deck (× { $times })
}
news-coatl-reshuffled = The discarded Prophecies were shuffled and are the deck again
news-coatl-started = started { $coatl } with { MOVE($piece, game: "coatl") }
news-coatl-joined = { $end ->
    [front] put { MOVE($piece, game: "coatl") } at the front of { $coatl }
   *[back] put { MOVE($piece, game: "coatl") } at the back of { $coatl }
}
news-coatl-fulfilled = { $points ->
    [one] laid { MOVE($card, game: "coatl") } beside { $coatl }, { $points } point
   *[other] laid { MOVE($card, game: "coatl") } beside { $coatl }, { $points } points
}
news-coatl-completed = completed { $coatl }
news-coatl-claimed = claimed the Temple { temple-coatl } for { $coatl }, { $points } points
news-coatl-ending = { $how ->
    [A] A player has completed three cóatls; all others have a last turn
   *[B] No body segments are left; the round is played out, then all have a last turn
}
news-coatl-offered = { $token ->
    [gift] used the Chosen Gift
    [vision] used the Vision
   *[vow] used the Vow
}
news-coatl-given = chose { MOVE($piece, game: "coatl") } from the bag
news-coatl-dropped = { $card ->
    [hidden] dropped a Prophecy
   *[known] dropped { MOVE($card, game: "coatl") }
}
times-coatl-dropped = { $card ->
    [hidden] dropped { $times } Prophecies
   *[known] dropped { MOVE($card, game: "coatl") } (× { $times })
}
news-coatl-vowed = took the Temple { temple-coatl } into hand
news-coatl-tossed = put { MOVE($piece, game: "coatl") } out of the game
news-coatl-passed = could do nothing and passed
news-coatl-drained = { $pieces ->
    [2] Out of the game from { $space }: { BOTH($first, $second, game: "coatl") }
   *[1] Out of the game from { $space }: { MOVE($first, game: "coatl") }
}
news-coatl-left = left the game
over-coatl-c1 = c1: { $total } (Prophecies { $prophecies }, Temple { $temple })
over-coatl-c2 = c2: { $total } (Prophecies { $prophecies }, Temple { $temple })
over-coatl-c3 = c3: { $total } (Prophecies { $prophecies }, Temple { $temple })
over-coatl-more = further cóatls: { $total } (Prophecies { $prophecies }, Temples { $temple })
over-coatl-cards = Equal points: the number of cards beside completed cóatls decided.
over-coatl-serpent = Equal points and cards: the most valuable single cóatl decided.

# Cards and titles

family-coatl = { $family ->
    [tally] Tally
    [lone] Lone
    [triple] Triple
    [pair] Pair
    [weave] Weave
    [wall] Wall
    [quad] Quad
    [rainbow] Rainbow
    [bridge] Bridge
   *[mirror] Mirror
}
prophecy-coatl = { $card ->
    [tally-y] Harvest of Suns
    [tally-r] Heap of Embers
    [tally-k] Vault of Nights
    [tally-g] Hoard of Leaves
    [tally-b] Gathering of Rains
    [lone-y] Two Suns Apart
    [lone-r] Two Embers Apart
    [lone-k] Two Nights Apart
    [lone-g] Two Leaves Apart
    [lone-b] Two Rains Apart
    [triple-y] Three Suns in File
    [triple-r] Three Embers in File
    [triple-k] Three Nights in File
    [triple-g] Three Leaves in File
    [triple-b] Three Rains in File
    [pair-yg] Sun Leads Leaf
    [pair-rk] Ember Leads Night
    [pair-yb] Sun Leads Rain
    [pair-gb] Leaf Leads Rain
    [pair-kg] Night Leads Leaf
    [pair-yk] Sun Leads Night
    [pair-rb] Ember Leads Rain
    [weave-kbkb] Weave of Night and Rain
    [weave-yryr] Weave of Sun and Ember
    [weave-rgrg] Weave of Ember and Leaf
    [wall-rrrgg] Ember Wall, Leaf Crest
    [wall-kkggg] Night Wall, Leaf Crest
    [wall-yybbb] Sun Wall, Rain Crest
    [quad-bbyy] Twin Rains, Twin Suns
    [quad-rrbb] Twin Embers, Twin Rains
    [quad-kkyy] Twin Nights, Twin Suns
    [quad-ggrr] Twin Leaves, Twin Embers
    [rainbow-ykrgb] Rainbow from Sun to Rain
    [rainbow-rkbyg] Rainbow from Ember to Leaf
    [rainbow-kgrby] Rainbow from Night to Sun
    [bridge-ykr] Night Bridge, Sun to Ember
    [bridge-gyk] Sun Bridge, Leaf to Night
    [bridge-ybg] Rain Bridge, Sun to Leaf
    [bridge-bgk] Leaf Bridge, Rain to Night
    [bridge-rkb] Night Bridge, Ember to Rain
    [bridge-rby] Rain Bridge, Ember to Sun
    [bridge-grk] Ember Bridge, Leaf to Night
    [bridge-gyg] Sun Bridge, Leaf to Leaf
    [bridge-bgb] Leaf Bridge, Rain to Rain
    [mirror-ky] Mirror of Night and Sun
    [mirror-gk] Mirror of Leaf and Night
    [mirror-kb] Mirror of Night and Rain
    [mirror-yr] Mirror of Sun and Ember
   *[mirror-rb] Mirror of Ember and Rain
}
temple-coatl = { $temple ->
    [no-y-len-7] Sunless House of Seven
    [no-k-len-8] Nightless House of Eight
    [no-g-len-9] Leafless House of Nine
    [no-b-len-10] Rainless House of Ten
    [no-r-len-11] Emberless House of Eleven
    [eq-ry-len-12] Scales of Ember and Sun, House of Twelve
    [eq-yg-len-6] Scales of Sun and Leaf, House of Six
    [eq-bk-len-9] Scales of Rain and Night, House of Nine
    [eq-rg-len-6] Scales of Ember and Leaf, House of Six
    [eq-by-len-12] Scales of Rain and Sun, House of Twelve
    [no-k-eq-br] Nightless Scales of Rain and Ember
    [no-b-eq-kr] Rainless Scales of Night and Ember
    [no-g-eq-ky] Leafless Scales of Night and Sun
    [no-r-eq-bg] Emberless Scales of Rain and Leaf
   *[no-y-eq-kg] Sunless Scales of Night and Leaf
}
rank-coatl = { $rank ->
    [pupil] Pupil
    [scribe] Scribe
    [priest] Priest
    [high-priest] High Priest
   *[feathered-serpent] Feathered Serpent
}

# Pictures and boards in words

coatl-round = { $n ->
    [0] Setup
   *[other] Round { $n }
}
coatl-last-round = Round { $n }, the last turns
coatl-length = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
coatl-goal = The third completed cóatl brings the end; only completed cóatls score.
coatl-last = { $n ->
    [one] last turn: { $n } action
   *[other] last turn: { $n } actions
}
coatl-left = left
coatl-order-burn = keep at most three
coatl-order-turn = your turn
coatl-order-draw = draw or finish
coatl-order-build = build on
coatl-order-complete = lay cards
coatl-order-temple = claim a Temple
coatl-order-toss = choose what goes
coatl-order-gift = choose a piece
coatl-order-drop = choose what goes
coatl-order-vow = choose a Temple
coatl-hint = Only you see this. Green: can be laid there now; beads: what is still missing.
coatl-private = Only you see this.
coatl-score = score
coatl-no-cards = No Prophecies in hand
coatl-times = { $n } of { $of }
coatl-more = × { $n }
coatl-temple-mine = mine
coatl-temple-pile = pile { $n }
coatl-ranked = { $title }, with { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
coatl-named = { $name } ({ CODE($code) })
coatl-temple = { $name }: { $asked }
coatl-lacks = no { $colour }
coatl-equal = { $first } as often as { $second }
coatl-pieces = { $n ->
    [one] { $n } piece
   *[other] { $n } pieces
}
coatl-ask-burn = { $more ->
    [0] Keep at most { $most } of them: burn what you don't want, then choose done.
    [one] Keep at most { $most } of them: burn { $more } or more, then choose done.
   *[other] Keep at most { $most } of them: burn { $more } or more, then choose done.
}
coatl-ask-turn = Take pieces, draw Prophecies, or build.
coatl-ask-draw = Draw another Prophecy, or choose done.
coatl-ask-build = Add a piece, lay a Prophecy, or choose done.
coatl-ask-complete = The cóatl is complete. Lay the Prophecies that belong to it, then choose done.
coatl-ask-temple = Claim a Temple for the cóatl, or skip it.
coatl-ask-toss = Choose what goes out of the game.
coatl-ask-gift = Choose a piece from the bags.
coatl-ask-drop = Choose the Prophecies you drop, then choose done.
coatl-ask-vow = Choose the Temple that you take into your hand.
coatl-short-points = Points: { $each }.
coatl-short-completed = Completed cóatls: { $each }.
coatl-short-one = { $name } { $n }
coatl-short-hand = You hold { $cards }.
coatl-text-round = { $round }.
coatl-text-score = Points: { $n }.
coatl-text-first = First player.
coatl-text-left = Left the game.
coatl-text-last = { $n ->
    [one] Last turn, with { $n } action.
   *[other] Last turn, with { $n } actions.
}
coatl-text-serpent = { CODE($coatl) }: { CODE($letters) }, { $n ->
    [one] { $n } piece
   *[other] { $n } pieces
}, { $front ->
    [closed] the first its head
   *[open] open in front
}, { $back ->
    [closed] the last its tail
   *[open] open at the back
}.
coatl-text-backs = { $temple ->
    [yes] { $n ->
        [one] { $n } Prophecy and a Temple beside it.
       *[other] { $n } Prophecies and a Temple beside it.
    }
   *[no] { $n ->
        [one] { $n } Prophecy beside it.
       *[other] { $n } Prophecies beside it.
    }
}
coatl-text-worth = { $card } { $n }
coatl-text-beside = Beside it { $cards }, together { $n }.
coatl-text-board = On the board: { $pieces }.
coatl-text-held = Still in hand: { $cards }.
coatl-text-hands = Prophecies in hand: { $n }, Temples: { $temples }.
coatl-text-tokens = Sacrifices left: { $tokens }.
coatl-text-card = In your hand: { $card }.
coatl-text-far = { CODE($coatl) } { $n ->
    [one] { $n } time
   *[other] { $n } times
} for { $points }
coatl-text-fits = Now { $each }.
coatl-text-temple = Your Temple: { $temple }.
coatl-text-letters = Letters: Y yellow, R red, K black, G green, B blue; cóatls are read from head to tail.
coatl-text-space = { CODE($space) } { $pieces }
coatl-text-supply = Supply: { $spaces }.
coatl-text-bags = In the bags: heads { $heads }, body segments { $bodies }, tails { $tails }.
coatl-text-deck = { $n ->
    [one] { $n } Prophecy in the deck.
   *[other] { $n } Prophecies in the deck.
}
coatl-text-slot = { CODE($slot) }: { $card }
coatl-text-pile = Temple pile { $n }, { $left } left: { $temple }
coatl-text-moves = You can play: { $moves }.

# Rules

rules-coatl-1 = {""}**Cóatl**
    You join heads, body segments and tails into feathered serpents, the cóatls. The colours along a cóatl fulfil Prophecies, and those bring points.

    {""}**The beginning.** Everybody is dealt one secret Temple and some Prophecies. All choose at the same time: keep at most 3 Prophecies, burn the others.

    {""}**Your turn** is one action, one of these three.
    {""}**Take pieces:** everything from one space of the supply, which is one head, one tail or two body segments. Your board holds 8 pieces, and there has to be room for all of it. When all body spaces, or all spaces for heads and tails, are empty, the supply is filled from the bags.
    {""}**Take Prophecies:** one or more, from the open row or from the deck, until you hold 5 at most. The row is filled when you are done.
    {""}**Build:** as much as you like, in any order. Start a cóatl with any piece. Add pieces to its ends: the head in front, the tail at the back, body segments anywhere between. Lay a Prophecy from your hand beside an unfinished cóatl that fulfils it; it may still grow afterwards. You have at most 2 unfinished cóatls at a time and start at most 3 in the game. Pieces never move again.
rules-coatl-2 = {""}**Completing.** With head and tail, and a body segment between, a cóatl is complete. At once you may lay more Prophecies that it fulfils, 1 to 4 in all and no two alike. Then you may claim one Temple, from your hand or from the top of a pile, if one of its two requirements is met: 3 points, or 7 for both. After that the cóatl is closed.

    {""}**Patterns** are read from head to tail. All pieces count, whatever their kind. Within one card each piece is used once, but it may serve other cards too. The highest level reached gives the points.
    Tally: pieces of the colour, anywhere. Lone: exactly two beside each other; an end that is still open doesn't count as a border. Triple: three in a row. Pair: one colour directly before the other. Weave, Wall, Quad, Rainbow: the colours in just this order. Bridge: first colour, one or more of the middle one, last colour. Mirror: two colours, at least one piece of any colour, the same two reversed.

    {""}**Temples** ask for two of these: a colour is missing, two colours are equally many (at least one each), an exact number of pieces.
rules-coatl-3 = {""}**The end.** When somebody has completed 3 cóatls, all others have one last turn: players after them in the round 1 or 2 actions, those before them 1. When no body segments are left in supply and bag, the round is played out, and everybody has one last turn.
    Only completed cóatls score. Most points win, then most cards beside completed cóatls, then the most valuable single cóatl. After that the win is shared.

    {""}**Alone** you play with 10 body segments of each colour, and after each turn one space of the supply is emptied out of the game.

    {""}**Playing here.** Your cards are shown to you only, with [Play]. You can take your steps back until something new was revealed or somebody else has played. Who can do nothing at all puts pieces out of the game, or passes.

    {""}**Options.** Sacrifices: three tokens each, used once instead of an action. Chosen Gift: pieces of your choice from the bag. Vision: a new row, drop Prophecies, take others. Vow: an open Temple into your hand. Fourth cóatl: no limit to how many you start. Body segments: 14, 18 or 24 of each colour for 2, 3 or 4 players. Cards of a completed cóatl: pictures show their backs or faces.
