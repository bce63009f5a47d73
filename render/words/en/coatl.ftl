# Its name

game-coatl = Cóatl

# Pictures and boards in words

coatl-family = { $family ->
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
coatl-round = { $n ->
    [0] Setup
   *[other] Round { $n }
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
coatl-hint = Only you see this. Green: can be laid on that cóatl now; beads: what the next level lacks.
coatl-private = Only you see this.
coatl-score = score
coatl-no-cards = No Prophecies in hand
coatl-times = { $n } of { $of }
coatl-points-now = +{ $n }
coatl-more = × { $n }
coatl-temple-mine = mine
coatl-temple-pile = pile { $n }
