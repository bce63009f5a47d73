"""The conformance kit: what every game must keep, and how much of a played game is looked at for it.

A `Subject` is a game and what the kit must be told about it, a `Case` is one game to be played (played.py), a check
asserts something at a `Moment` of it (checks.py). A failure names the decision it was found at and the command that
repeats it. docs/adding-a-game.md says how a game comes in.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from engine.chance import Dice
from tests.engine import checks
from tests.engine.played import Moment, Played, Subject


@dataclass(frozen=True)
class Check:
    """A check and which moments of a game it looks at: every one, the last, or so many drawn by lot."""

    run: Callable[[Moment], None]
    moments: Literal["every", "last"] | int = "every"

    @property
    def name(self) -> str:
        """The name of its function."""
        return self.run.__name__

    def of(self, played: Played) -> tuple[int, ...]:
        """The moments of a game that are looked at."""
        every = tuple(range(len(played.matches)))
        if self.moments == "last":
            return every[-1:]
        sample = played.subject.sample
        most = sample if self.moments == "every" else min(self.moments, sample or self.moments)
        drawn, _ = Dice(f"{played.case}:{self.name}").shuffle(every)
        return tuple(sorted(drawn[:most]))


CHECKS: Final[Mapping[str, Check]] = {
    check.name: check
    for check in (
        Check(checks.ends, "last"),
        Check(checks.questions),
        Check(checks.notations),
        Check(checks.typing, 10),
        Check(checks.untouched),
        Check(checks.shortcuts),
        Check(checks.frozen),
        Check(checks.json),
        Check(checks.same_bytes, "last"),
        Check(checks.undo, 10),
        Check(checks.takeback, 6),
        Check(checks.seals),
        Check(checks.secrecy),
        Check(checks.redeals, "last"),
        Check(checks.faces, 5),
        Check(checks.telling),
        Check(checks.events),
        Check(checks.pieces),
        Check(checks.turns),
        Check(checks.defaults, 20),
        Check(checks.leaving, 3),
        Check(checks.shorthands, 6),
        Check(checks.records, "last"),
    )
}


def concerning(subject: Subject) -> tuple[str, ...]:
    """The names of the checks that concern a game."""
    without = {"redeals": not subject.hidden, "faces": not subject.faces}
    return tuple(name for name in CHECKS if not without.get(name))


def examine(check: str, played: Played) -> None:
    """Run one check on a played game. What it raises says where, and how to repeat it."""
    for n in CHECKS[check].of(played):
        try:
            CHECKS[check].run(Moment(played, n))
        except Exception as error:
            error.add_note(f"{check}, at decision {n} of {len(played.matches) - 1}. To repeat it:")
            error.add_note(played.command(check))
            raise
