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
coatl-last = last turn
coatl-left = left
