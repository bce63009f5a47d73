player = Player
list-comma = ,
list-and = and
notation-landverse-land = land
notation-landverse-sea = sea
