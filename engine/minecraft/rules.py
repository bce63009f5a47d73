"""The rules of Minecraft: Builders & Biomes: setting up, turns, leaving, the end (rules.md)."""

from dataclasses import replace
from typing import Any, ClassVar, Final

from engine.chance import Dice
from engine.game import SEAT_LETTERS, Ask, Game, Line, NotYours, Reason, Result, Seat, closing, ranked
from engine.minecraft import seeing
from engine.minecraft.choices import moves, staying
from engine.minecraft.cube import FULL, heights, seen, takeable
from engine.minecraft.data import BLOCKS, BOARDS, LETTERS, OWN, PHASES, SEATS, TILES, WHITE
from engine.minecraft.hindrance import why
from engine.minecraft.judgement import judge
from engine.minecraft.phases import close, end
from engine.minecraft.places import COLUMNS, MIDDLE, STACKS
from engine.minecraft.state import (
    Began,
    Events,
    Left,
    MinecraftEvent,
    MinecraftMove,
    MinecraftOptions,
    MinecraftSeatOptions,
    MinecraftState,
    Player,
    Stack,
    Turn,
)
from engine.minecraft.steps import step
from engine.minecraft.view import MinecraftView, Token
from engine.shorthand import Shorthand

STACK_HEIGHT: Final = len(TILES) // len(STACKS)
MERITS: Final = ("", "buildings", "mobs")
"""What decides between players, after the XP."""


class Minecraft(Game[MinecraftState, MinecraftMove, MinecraftEvent, MinecraftView]):
    """Seat after seat takes two actions; nothing is private."""

    slug = "minecraft"
    rules = 1
    seats = SEATS
    Options = MinecraftOptions
    SeatOptions = MinecraftSeatOptions
    State: ClassVar[Any] = MinecraftState
    Event: ClassVar[Any] = MinecraftEvent
    shorthand = (
        Shorthand("go {crossing:[p-t][1-5]}", ("explore", "go {crossing}")),
        Shorthand("take {one:[a-d][1-4]} {other:[a-d][1-4]}", ("collect", "take {one}", "take {other}")),
        Shorthand("build {stack:[h-k][2-5]} {space:[1-9]}", ("build", "build {stack}", "put {space}")),
        Shorthand("fight {stack:[h-k][2-5]}", ("fight", "fight {stack}")),
        Shorthand("weapon {edge:[g-l][1-6]}", ("weapon", "weapon {edge}")),
    )

    def deal(
        self, options: MinecraftOptions, seat_options: tuple[MinecraftSeatOptions, ...], dice: Dice
    ) -> tuple[MinecraftState, Events]:
        """Shuffle tiles, tokens, blocks and boards (rules.md, Setup)."""
        tiles, dice = dice.shuffle(range(len(TILES)))
        tokens, dice = dice.shuffle(WHITE)
        blocks, dice = dice.shuffle("".join(letter * n for letter, n in zip(LETTERS, BLOCKS, strict=True)))
        boards, dice = _boards(options, seat_options, dice)
        first, dice = _first(options, len(seat_options), dice)
        state = MinecraftState(
            options=options,
            dice=dice,
            players=tuple(
                Player(board, own.scoring == "beginner", MIDDLE, weapons=tuple(sorted(OWN)))
                for board, own in zip(boards, seat_options, strict=True)
            ),
            store=tuple("".join(blocks[n * FULL : (n + 1) * FULL]) for n in range(len(COLUMNS))),
            stacks=tuple(Stack(tiles[n * STACK_HEIGHT : (n + 1) * STACK_HEIGHT]) for n in range(len(STACKS))),
            tokens=tuple(map(Token, tokens)),
            turn=Turn(first),
        )
        return state, (Began(seat=first),)

    def to_move(self, state: MinecraftState) -> tuple[Seat, ...]:
        """The player on turn."""
        return () if state.over else (state.turn.seat,)

    def ask(self, state: MinecraftState, seat: Seat) -> Ask[MinecraftMove]:
        """The question that the turn has come to (rules.md, Decisions)."""
        return Ask(state.turn.asked, moves(state), about=state.turn.about)

    def play(self, state: MinecraftState, seat: Seat, move: MinecraftMove) -> tuple[MinecraftState, Events]:
        """One decision, and after it every decision that has one option only."""
        first = not state.turn.answered
        if first:
            state = replace(state, turn=replace(state.turn, answered=True))
        state, events = step(state, move)
        if first:
            # The first answer of a turn ends the time in which the turn before could be taken back.
            events = closing(events, seat, len(state.players))
        while not state.over and len(only := moves(state)) == 1:
            state, forced = step(state, only[0])
            events += (replace(forced[0], forced=str(only[0])), *forced[1:])
        return state, events

    def turn(self, state: MinecraftState) -> int:
        """The turns closed so far, from 1; the end of the game counts one more."""
        return state.number + 1 + state.over

    def view(self, state: MinecraftState, viewer: Seat | None) -> MinecraftView:
        """All but face-down tiles and tokens, covered blocks, and the tokens a fight has yet to turn up."""
        waiting, turn = self.to_move(state), state.turn
        return MinecraftView(
            viewer=viewer,
            ask=self.ask(state, viewer) if viewer is not None and viewer in waiting else None,
            waiting=waiting,
            over=self.result(state),
            store=seen(state.store),
            hidden=seeing.blocks_hidden(state.store),
            takeable=takeable(heights(state.store)),
            layers=seeing.layers(state.store),
            stacks=seeing.stacks(state),
            tokens=seeing.edges(state),
            players=tuple(map(seeing.player, state.players)),
            seat=turn.seat,
            used=turn.used,
            extra=turn.extra,
            asked=turn.asked,
            reach=seeing.reach(state),
            offers=seeing.offers(state),
            chances=seeing.chances(state),
            building=turn.building,
            payment=turn.payment,
            battle=seeing.battle(state),
            number=state.number,
            phases=state.phases,
            scored=tuple(one.phase for one in PHASES[: state.phases]),
            dry=state.dry,
            gone=state.gone,
            spent=state.spent,
            last_build=state.last_build,
            last_fight=state.last_fight,
            about=turn.about,
            took=turn.took,
            answered=turn.answered,
            takes=turn.takes,
            actions=state.options.actions,
        )

    def leave(self, state: MinecraftState, seat: Seat) -> tuple[MinecraftState, Events]:
        """The seat is skipped, what it had on turn is dropped; the last one left wins at once."""
        if state.over or seat not in staying(state):
            raise NotYours(str(seat))
        gone = replace(state.players[seat], left=True)
        state = replace(state, players=(*state.players[:seat], gone, *state.players[seat + 1 :]))
        events: Events = (Left(seat=seat),)
        if len(staying(state)) == 1:
            state, after = end(state)
        elif state.turn.seat == seat:
            state, after = close(state)
        else:
            after = ()
        return state, (*events, *after)

    def result(self, state: MinecraftState) -> Result | None:
        """Most XP, then most visible buildings, then most mobs held (rules.md, Scoring)."""
        if not state.over:
            return None
        merits = {seat: _merits(state.players[seat]) for seat in staying(state)}
        best = max(merits.values())
        rival = max((one for one in merits.values() if one < best), default=None)
        shared = sum(one == best for one in merits.values()) > 1
        return Result(
            totals=tuple(player.earned.total for player in state.players),
            ranks=ranked(merits, len(state.players)),
            lines=tuple(line for seat, player in enumerate(state.players) for line in _sheet(seat, player)),
            decided="" if shared and rival is None else _decided(best, rival),
        )

    def guess(self, view: MinecraftView, dice: Dice) -> MinecraftState:
        """What nobody sees, dealt anew."""
        return seeing.guessed(view, dice)

    def estimate(self, view: MinecraftView, seat: Seat) -> float:
        """XP, those that groups and mobs promise, and what stock and arms are good for."""
        return judge(view, seat)

    def outlook(self, state: MinecraftState, seat: Seat) -> float:
        """The same, without drawing up all that is seen of the table."""
        return judge(seeing.glance(state), seat)

    def kind(self, state: MinecraftState, seat: Seat) -> str:
        """The name of the open question."""
        return state.turn.asked

    def why(self, state: MinecraftState, seat: Seat, notation: str) -> Reason | None:
        """The rule that keeps a decision from being open."""
        return why(state, notation)


def _boards(
    options: MinecraftOptions, seat_options: tuple[MinecraftSeatOptions, ...], dice: Dice
) -> tuple[tuple[int, ...], Dice]:
    """A board for each seat: with `chosen` the one it wanted, first come first served; the others by chance."""
    wanted: dict[int, int] = {}
    for seat, own in enumerate(seat_options):
        board = next((n for n, one in enumerate(BOARDS) if one.id == own.colour), None)
        if options.colours == "chosen" and board is not None and board not in wanted.values():
            wanted[seat] = board
    rest, dice = dice.shuffle(n for n in range(len(BOARDS)) if n not in wanted.values())
    free = iter(rest)
    return tuple(wanted[seat] if seat in wanted else next(free) for seat in range(len(seat_options))), dice


def _first(options: MinecraftOptions, seats: int, dice: Dice) -> tuple[Seat, Dice]:
    named = SEAT_LETTERS.find(options.first)
    return (named, dice) if 0 <= named < seats else dice.below(seats)


def _merits(player: Player) -> tuple[int, int, int]:
    visible = sum(tile is not None for tile in player.spaces)
    return player.earned.total, visible, len(player.mobs)


def _decided(best: tuple[int, int, int], rival: tuple[int, int, int] | None) -> str:
    """The first merit in which the best differ from the next, where that isn't the XP."""
    if rival is None:
        return ""
    return MERITS[next(n for n, (one, other) in enumerate(zip(best, rival, strict=True)) if one != other)]


def _sheet(seat: Seat, player: Player) -> tuple[Line, ...]:
    """Where a player's XP came from."""
    earned = player.earned
    rows = ("buildings", "mobs", "hoes", "a", "b", "c", "bonus")
    return tuple(Line(seat, f"minecraft-xp-{row}", getattr(earned, row)) for row in rows)
