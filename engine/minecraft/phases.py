"""The end of a turn: the phases it set off, the next player, the end of the game (rules.md, Scoring)."""

from dataclasses import replace

from engine.minecraft.choices import staying
from engine.minecraft.cube import above, heights
from engine.minecraft.data import PHASES, mob
from engine.minecraft.scoring import best, matching
from engine.minecraft.state import Events, MinecraftState, Over, Paid, Player, Scored, Turn


def close(state: MinecraftState) -> tuple[MinecraftState, Events]:
    """The turn is over, extra actions included: score what it set off, in order, then go on or end."""
    dry = 0 if state.turn.took else state.dry + 1
    state = replace(state, number=state.number + 1, dry=dry, turn=Turn(_next(state)))
    events: Events = ()
    while state.phases < len(PHASES) and not above(heights(state.store), state.phases + 1):
        state, scored = _score(state)
        events += scored
    if state.phases < len(PHASES):
        return state, events
    state, paid = _pay_bonuses(state)
    state, over = end(state)
    return state, (*events, *paid, *over)


def end(state: MinecraftState) -> tuple[MinecraftState, Events]:
    """The game is over."""
    seats = tuple(range(len(state.players)))
    return replace(state, over=True, turn=Turn(state.turn.seat)), (Over(commits=seats),)


def _next(state: MinecraftState) -> int:
    """The next seat clockwise whose player is still there."""
    seats, seat = len(state.players), state.turn.seat
    there = staying(state)
    return next(one % seats for one in range(seat + 1, seat + 1 + seats) if one % seats in there)


def _score(state: MinecraftState) -> tuple[MinecraftState, Events]:
    """One phase, for everybody who hasn't left."""
    phase, events, players = PHASES[state.phases].phase, [], list(state.players)
    for seat in staying(state):
        player = players[seat]
        group = best(state.phases, player.board, player.spaces, beginner=player.beginner)
        players[seat] = replace(player, earned=replace(player.earned, **{phase.lower(): group.points}))
        events.append(
            Scored(
                seat=seat,
                commits=tuple(range(len(players))),
                phase=phase,
                value=group.value,
                spaces=len(group.spaces),
                worth=group.worth,
                points=group.points,
            )
        )
    return replace(state, players=tuple(players), phases=state.phases + 1), tuple(events)


def _pay_bonuses(state: MinecraftState) -> tuple[MinecraftState, Events]:
    """Every bonus mob pays for each matching visible space of its owner."""
    players, events = list(state.players), []
    for seat in staying(state):
        paid = _bonuses(seat, players[seat])
        bonus = sum(one.points for one in paid)
        players[seat] = replace(players[seat], earned=replace(players[seat].earned, bonus=bonus))
        events += paid
    return replace(state, players=tuple(players)), tuple(events)


def _bonuses(seat: int, player: Player) -> list[Paid]:
    found = []
    for number in player.mobs:
        one = mob(number)
        spaces = matching(player.board, player.spaces, one)
        if spaces:
            found.append(
                Paid(
                    seat=seat,
                    what=one.kind,
                    value=one.value,
                    spaces=spaces,
                    each=one.each,
                    points=spaces * one.each,
                )
            )
    return found
