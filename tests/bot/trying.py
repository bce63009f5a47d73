"""One row of the table of permissions, tried: what is sent, and whether the right thing came of it."""

import re
from functools import cache

from bot import playing
from bot.saved import Saved
from engine.registry import GAMES
from render.words import bare, words
from tests.bot.permissions import ASKS, KINDS, SHOWS, VALUES, YES, Row
from tests.rigs.stages import PLAYERS


def sent(row: Row, kind: str, saved: Saved | None) -> dict[str, str]:
    """What the row's command is as typed, and what its button sends: by "line" and "data", where there is one."""
    values = {"game": saved.id if saved else "", "seat": 1, "ask": 0, "move": "land a", "own": "land a"}
    if saved and saved.meta.seed:
        match = playing.take_up(GAMES[saved.meta.slug], saved)
        own = PLAYERS.index(kind) if kind in PLAYERS else None
        values["ask"] = saved.asks[1]
        for name, seat in (("move", 1), ("own", own)):
            if seat in match.game.to_move(match.state):
                values[name] = str(match.game.ask(match.state, seat).moves[0])
    made = {"line": row.line.format(**values), "data": row.data.format(**values)}
    return {how: text for how, text in made.items() if text}


def wrong(row: Row, kind: str, said: str, changed: set[str]) -> str:
    """What isn't as the table has it; "" where all is. said: the answer. changed: the kinds of keys that were."""
    cell, said = row.cells[KINDS.index(kind)], bare(said).replace("`", "").replace("\\", "")
    where = f"{row.stage} {row.line} [{row.label}] by {kind}: {cell}, and was told “{said[:200]}”, changed {changed}"
    if cell == YES:
        return "" if changed and not _refused(said) else where
    if cell == ASKS:
        return "" if "game" in changed and ("are asked" in said or "you are" in said) else where
    kindly = (said and not _refused(said)) if cell == SHOWS else _says(said, cell)
    return "" if kindly and not changed else where


def _says(said: str, word: str) -> bool:
    return any(pattern.search(said) for pattern in _patterns(word))


def _refused(said: str) -> bool:
    return any(
        _says(said, word) for word in ("error-unexpected", "error-press", "answer-watching", "answer-others-button")
    )


@cache
def _patterns(word: str) -> tuple[re.Pattern[str], ...]:
    """A message with anything for its values."""
    texts = (words("en").plain(word, n=n, **VALUES).replace("`", "") for n in range(1, 5))
    return tuple(re.compile(re.escape(text).replace("…", ".*"), re.DOTALL) for text in texts)
