"""The options of the viewer's question, as they are typed, and which places they name."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.hamlet.data import LETTERS
from render.hamlet.names import typed
from render.hamlet.panels import Scene
from render.words import bare


@dataclass(frozen=True, slots=True)
class Choice:
    """An option: its words, and how they are typed in the viewer's language."""

    words: tuple[str, ...]
    shown: str

    @property
    def about(self) -> str:
        """Its second word, "" without one."""
        return self.words[1] if self.words[1:] else ""


def choices(now: Scene) -> tuple[Choice, ...]:
    """All options, in their order."""
    moves = [str(move) for move in now.view.ask.moves] if now.view.ask else []
    return tuple(Choice(tuple(move.split(" ")), bare(now.words.move("hamlet", move))) for move in moves)


def shown(now: Scene, word: str, about: str) -> str:
    """How an option is typed, "" if it isn't open."""
    return next((one.shown for one in choices(now) if one.words == (word, about)), "")


def marked(now: Scene) -> Mapping[str, str]:
    """The tiles that may be chosen, and what is typed for each; of a list in parts the letter of its part."""
    tiles, job = {one.tile for one in now.view.tiles}, now.view.job
    found: dict[str, str] = {}
    for choice in choices(now):
        word, *about = choice.words
        if word == "part" and job:
            found |= dict.fromkeys(job.parts[LETTERS.index(choice.about)], choice.about)
        elif word not in ("plan", "build"):
            found |= {tile: typed(now.words, tile) for tile in about if tile in tiles}
    return found
