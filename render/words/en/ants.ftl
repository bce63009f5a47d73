# Its name

game-ants = Ants
game-ants-blurb = 2 players, about 100 short turns each. Build your colony card by card, and attack the other one with the cards you can spare. The variant Ant Colony is the quick game.
game-ants-colony = Ant Colony
game-ants-colony-blurb = 2 players, about 90 short turns each. The quick variant of Ants: build your colony card by card, and attack the other one with the cards you can spare.

# Undo

undo-committed-ants = Every turn in Ants shows new cards, so nothing can be taken back.

# Options

option-ants-variant = Variant
option-ants-variant-hint = Which ranks make a colony, and which card trades.
option-ants-variant-ants = Ants
option-ants-variant-colony = Ant Colony, the quick game
option-ants-storage = Storage
option-ants-storage-hint = Whether all see the stored cards and the drawn one, or their owner only.
option-ants-storage-open = open
option-ants-storage-hidden = hidden
option-ants-king_closes = King closes
option-ants-king_closes-hint = After a fight with a king the rank can't be attacked again.
option-ants-king_closes-off = off
option-ants-king_closes-on = on
option-ants-shuffle_discards = Shuffle discards
option-ants-shuffle_discards-hint = The discards are shuffled when they become the draw pile.
option-ants-shuffle_discards-off = off
option-ants-shuffle_discards-on = on
option-ants-stall_limit = Stall limit
option-ants-stall_limit-hint = So many turns in a row without growth end the game.
option-ants-stall_limit-60 = 60 turns
option-ants-stall_limit-150 = 150 turns
option-ants-stall_limit-400 = 400 turns
option-ants-draw_five = Draw five
option-ants-draw_five-hint = A player can order five draws at once, and is asked again when there is something to decide.
option-ants-draw_five-off = off
option-ants-draw_five-on = on

# The words of its notation, and its codes as they are shown

notation-ants-draw = draw
notation-ants-build = build
notation-ants-wild = wild
notation-ants-reinforce = reinforce
notation-ants-attack = attack
notation-ants-answer = answer
notation-ants-fight = fight
notation-ants-store = store
notation-ants-discard = discard
notation-ants-swap = swap
notation-ants-trade = trade
notation-ants-take = take
notation-ants-dump = dump
code-ants = { CARD($code) }

# Questions and answers

ants-why-place-first = You have drawn { CARD($drawn) }. Place that card first.
ants-why-no-cards = No card is left to draw.
ants-why-no-orders = This table plays without `draw 5`.
ants-why-not-held = You don't hold { CARD($card) }.
ants-why-stored-already = { CARD($card) } is stored already. You can dump it.
ants-why-not-stored = Only a stored card can do that, and { CARD($card) } was just drawn.
ants-why-attacked = Your colony is under attack, so it can't grow.
ants-why-not-attacked = Your colony isn't under attack.
ants-why-not-opened = Your colony isn't open yet. It opens with { CARD($first) }.
ants-why-not-next = Your colony needs { CARD($next) } next, and { CARD($card) } is another rank.
ants-why-no-wild-card = Only { CARD($jack) } can stand for another rank of your colony.
ants-why-jack-itself = Your colony needs { CARD($next) } next, so you can build { CARD($card) } as what it is.
ants-why-not-top = The top rank of your colony is { CARD($rank) }, and { CARD($card) } is another one.
ants-why-twin = A colony needs both its cards of the rank { CARD($twin) }, so they neither attack nor reinforce.
ants-why-closed = The top rank of your colony is closed already.
ants-why-rival-not-opened = The other colony isn't open yet, so there is nothing to attack.
ants-why-not-rival = The top rank of the other colony is { CARD($rival) }, and { CARD($card) } is another one.
ants-why-rival-attacked = The other colony is under attack already.
ants-why-rival-closed = The top rank of the other colony is closed.
ants-why-no-king = Only a king can fight.
ants-why-storage-full = All your slots are full.
ants-why-no-wild = No jack in your colony stands for another rank.
ants-why-not-wild-rank = Your jack stands for { CARD($wild) }, and { CARD($card) } is another rank.
ants-why-no-trader = { CARD($card) } can't trade.
ants-why-take-instead = { CARD($jack) } lies on top of the discards. You can take it instead.
ants-why-top-not-own = The top discard isn't of your colour.
ants-why-no-taking = Cards are taken from the discards in Ant Colony only.
ants-why-no-jack-on-top = { CARD($jack) } isn't on top of the discards.

# What happened

news-ants-opened = { $variant ->
    [ants] { $colour ->
        [red] opened the red colony
       *[black] opened the black colony
    } (cards turned up: { $cards }, top discard: { $top ->
        [none] none
       *[card] { CARD($top) }
    })
   *[colony] { $colour ->
        [red] opened the red colony, then the black one opened
       *[black] opened the black colony, then the red one opened
    } (cards turned up: { $cards }, top discard: { $top ->
        [none] none
       *[card] { CARD($top) }
    })
}
news-ants-ordered = ordered five draws
news-ants-did = { $action ->
    [build] built { CARD($card) }
    [wild] laid { CARD($card) } as { CARD($rank) }
    [reinforce] reinforced with { CARD($card) }
    [attack] attacked with { CARD($card) }
    [answer] trapped { CARD($other) } under { CARD($card) }
    [fight] fought { CARD($other) } off with { CARD($card) }
    [store] { $card ->
        [hidden] stored a card
       *[card] stored { CARD($card) }
    }
    [discard] discarded { CARD($card) }
    [swap] swapped { CARD($card) } for { CARD($other) }
    [trade] traded { CARD($card) } for { CARD($other) }
    [take] took { CARD($other) } for { CARD($card) }
   *[dump] dumped { CARD($card) }
}
news-ants-useless = { CARD($card) }
run-ants-useless = { $n ->
    [one] { $items }: nothing to do with it, discarded
   *[other] { $items }: nothing to do with them, discarded
}
news-ants-turned = { $shuffled ->
    [yes] The discards were shuffled and are the draw pile now ({ $cards } cards)
   *[no] The discards were turned over and are the draw pile now ({ $cards } cards)
}
news-ants-dry = { $turns } turns without growth; the game ends at { $limit }
news-ants-left = left the game
news-ants-over = { $how ->
    [finished] A colony is whole after { $turns } turns
    [stall] Nothing has grown for so long that the game ends after { $turns } turns
   *[left] The game ended after { $turns } turns
}
over-ants-colony = { $steps ->
    [one] { $steps } step laid
   *[other] { $steps } steps laid
}
over-ants-attacked = Equal steps: the colony that isn't under attack won.

# Pictures and boards in words

ants-title = { $variant ->
    [ants] Ants
   *[colony] Ant Colony
}
ants-turn = Turn { $n }
ants-step = step
ants-of = of { $n }
ants-not-open = not opened yet
ants-draw = It's a draw
ants-dry = no growth for
ants-store = Store
ants-your-store = Your store
ants-their-store = { $name }'s store
ants-order-turn = draw or use a card
ants-order-card = place your card
ants-hint-turn = Under each card stands what you can do with it.
ants-hint-card = Beside the drawn card stands what you can do with it.
ants-goal = { $variant ->
    [ants] Lay your colour from ace to ace, one rank after the other.
   *[colony] Lay your colour from queen to king, one rank after the other.
}
ants-rank = { $rank ->
    [a] ace
    [j] jack
    [q] queen
    [k] king
   *[number] { $n }
}
ants-jack = { $eyes ->
    [one-eyed] one-eyed jack
   *[two-eyed] two-eyed jack
}
ants-card = { $suit ->
    [s] { $rank } of spades
    [c] { $rank } of clubs
    [h] { $rank } of hearts
   *[d] { $rank } of diamonds
}
ants-short-step = { $name } { $n }
ants-short-all = Steps of { $of }: { $steps }.
ants-short-next = Your next card: { $rank }.
ants-text-colour = { $colour ->
    [red] Red: hearts and diamonds.
   *[black] Black: spades and clubs.
}
ants-text-step = Step { $n } of { $of }: { $rank }. Next: { $next }.
ants-text-unopened = Not opened yet. First: { $next }.
ants-text-whole = All { $n } steps laid.
ants-text-left = Left the game.
ants-text-attacked = Under attack by the { $card }.
ants-text-closed = The top rank is closed.
ants-text-wild = The one-eyed jack stands for { $rank }.
ants-text-trapped = Trapped: { $cards }.
ants-text-pile = Pile, the lowest first: { $cards }.
ants-text-drawn = Drawn: { $card }.
ants-text-back = a hidden card
ants-text-stored = Stored: { $cards }.
ants-text-stored-none = Nothing stored.
ants-text-stored-backs = { $n ->
    [one] { $n } hidden card stored.
   *[other] { $n } hidden cards stored.
}
ants-text-draws = { $n ->
    [one] { $n } draw still ordered.
   *[other] { $n } draws still ordered.
}
ants-text-pile-left = { $n ->
    [one] { $n } card in the draw pile.
   *[other] { $n } cards in the draw pile.
}
ants-text-discards = { $n ->
    [one] { $n } card discarded: { $card }.
   *[other] { $n } cards discarded, on top: { $card }.
}
ants-text-dry = { $n ->
    [one] { $n } turn without growth; at { $limit } the game ends.
   *[other] { $n } turns without growth; at { $limit } the game ends.
}
ants-text-moves = You can play: { $moves }.

# Rules

rules-ants-1 = {""}**Ants**
    Two players race to build a colony of one colour, card by card: ace, 2, 3 and on to 10, jack, queen, king, ace. Spades and clubs are black, hearts and diamonds red. The cards are one pack of 52. At the start cards are turned up until an ace comes; it opens the colony of whoever turned it, and fixes the colours.

    {""}**A turn** is one action: draw the top card and place it, or use one of your stored cards. You can:
    {""}**build** the next rank of your colour on your colony;
    {""}**store** a drawn card of your colour in one of your three slots;
    {""}**reinforce**: lay a second card of your top rank on it, which closes that rank to attacks;
    {""}**attack**: lay a card of your colour on the other colony, if it is of the same rank as its top card;
    {""}**discard** the drawn card, or **dump** a stored one.
    A drawn card that can only be discarded is discarded for you.
rules-ants-2 = {""}**Under attack** a colony can't grow. The attacked player can **answer** with the other card of that rank, which traps the attacker and closes the rank, or **fight** with a king: attacker and king go to the discards. Aces neither attack nor are attacked.

    {""}**The one-eyed jacks** (spades and hearts) are **wild**: each can stand for the next card of its colour, or answer an attack. You can later **swap** the true card for the jack.
    {""}**A stored queen** can **trade** places with the top discard, if that is of your colour.

    {""}**The draw pile.** When it is empty, the discards are turned over without shuffling. Nobody sees what lies under the top discard, so it pays to remember.

    {""}**The end.** The last ace wins at once. After 150 turns in a row in which no colony grew the game ends: more steps win, then the colony that isn't under attack, else it is a draw.
rules-ants-3 = {""}**Ant Colony** is the quick variant. A colony is queen, ace, 2 and on to 10, queen, king. Both colonies open with a queen at the start, and queens neither attack nor are attacked. Jacks have no rank. The two-eyed jacks trade in place of the queens. If your one-eyed jack tops the discards, you can **take** it for a stored card.

    {""}**Playing here.** Press [Play] and choose, or type `/move build 7h`: the letters s, c, h and d are spades, clubs, hearts and diamonds. `draw 5` orders five draws; you are asked again as soon as there is something to decide. Nothing can be taken back. If time runs out, a card is drawn for you and discarded. Leaving is losing.

    {""}**Options.** Storage: open to all, or hidden. King closes: a fight closes the rank. Shuffle discards: before they are drawn again. Stall limit: the turns without growth that end the game, 60 to 400. Draw five: whether `draw 5` can be ordered.
