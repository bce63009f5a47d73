"""Who may do what: the one table. docs/permissions.md shows it (`python -m tests.bot.permissions` writes it there).

Every command and every button stands in it, at the stages of a game at which it matters, with what comes of it for each
kind of person. A command that is typed and a button that does the same share a row.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.press import Act, Decide, Press, TakeBack, read
from render.words import words
from tests.rigs.stages import Stage

DOCUMENT: Final = Path(__file__).parents[2] / "docs" / "permissions.md"
BEGIN, END = "<!-- the tables -->", "<!-- the end of the tables -->"

KINDS: Final = ("mover", "waiting", "creator", "admin", "stranger")
"""Two players and who opened the table, who plays too; an admin of the chat and somebody in the room who don't."""

VALUES: Final = dict.fromkeys(("name", "names", "game", "progress", "letter"), "…")
"""What stands for whatever a sentence names."""

YES, SHOWS, ASKS = "yes", "shows", "asks"
"""It is done; something is shown to the one who asked, and nothing changes; the players are asked for it."""


@dataclass(frozen=True, slots=True)
class Row:
    """At a stage, what is typed, or what a button sends (`data`), and what comes of it by KINDS.

    Each cell is YES, SHOWS, ASKS, or the sentence with which it is refused, by its message id. inside: whoever isn't in
    the chat is refused for that.
    """

    stage: Stage
    line: str
    label: str
    data: str
    cells: tuple[str, ...]
    inside: bool = False

    @property
    def does(self) -> str:
        """The command and the action that the row is about."""
        press = _press(self)
        action = press.action if isinstance(press, Act) else type(press).__name__ if press else ""
        return f"{self.line.split(' ', maxsplit=1)[0]} {action}"


def _press(row: Row) -> Press | None:
    return read(row.data.format(game="a", seat=0, ask=0, move=""))


def _row(stage: Stage, line: str, label: str, data: str, cells: str, *, inside: bool = False) -> Row:
    """cells: one for all, or those of players and others, or of players, an admin and a stranger, or all five."""
    given = [_known(cell) for cell in cells.split()]
    spread = {1: (0, 0, 0, 0, 0), 2: (0, 0, 0, 1, 1), 3: (0, 0, 0, 1, 2), 5: (0, 1, 2, 3, 4)}[len(given)]
    return Row(stage, line, label, data, tuple(given[at] for at in spread), inside)


def _known(cell: str) -> str:
    """A cell, or the whole id of its message."""
    if cell in (YES, SHOWS, ASKS):
        return cell
    return next(word for word in (f"answer-{cell}", f"error-{cell}", cell) if words("en").has(word))


ROWS: Final = (
    # Where no game is open
    _row("free", "/newgame landverse", "a game", "a::newgame:landverse", "yes", inside=True),
    _row("free", "/join", "", "", "no-game"),
    _row("free", "/settings stop=vote", "a value", "a::settings:stop=vote", "yes", inside=True),
    _row("free", "/language fa room", "", "", "yes"),
    _row("free", "/limit 2d", "", "", "yes"),
    # Before a game
    _row("lobby", "/newgame landverse", "a game", "a::newgame:landverse", "lobby-open"),
    _row("lobby", "/join", "Join", "a:{game}:join:", "joined-already yes", inside=True),
    _row("full", "/join", "Join", "a:{game}:join:", "joined-already full", inside=True),
    _row("lobby", "/leave", "Leave", "a:{game}:leave:", "yes leave-nothing"),
    _row("lobby", "/computer", "Add computer player", "a:{game}:computer:", "yes join"),
    _row("full", "/computer", "Add computer player", "a:{game}:computer:", "full join"),
    _row("full", "/computer remove", "Remove computer player", "a:{game}:dismiss:", "yes join"),
    _row("lobby", "/computer remove", "Remove computer player", "a:{game}:dismiss:", "no-computer join"),
    _row("lobby", "/options", "Options", "a:{game}:options:", "shows join-options"),
    _row("lobby", "/options pace=free", "a value", "a:{game}:options:pace=free", "yes join-options"),
    _row("lobby", "/begin", "Begin", "a:{game}:begin:", "creator-first creator-first yes join-first join-first"),
    _row("lobby", "/hand", "Play", "a:{game}:play:", "seated lobby-open"),
    _row("lobby", "/move land a", "", "", "lobby-open join"),
    _row("lobby", "/board", "Board", "a:{game}:board:", "shows"),
    _row("lobby", "/stop", "Stop the game", "a:{game}:stop:", "shows shows join"),
    _row("lobby", "", "Stop the game, again", "a:{game}:stop:yes", "stop-lobby stop-lobby yes yes join"),
    _row("lobby", "/resign", "Resign", "a:{game}:resign:yes", "yes leave-nothing"),
    _row("lobby", "/replace B me", "Take the seat", "a:{game}:replace:1:me", "lobby-open"),
    _row("lobby", "/undo", "Undo", "a:{game}:undo:", "lobby-open join"),
    _row("lobby", "/log", "Replay", "a:{game}:log:", "lobby-open"),
    _row("lobby", "/record", "Record", "a:{game}:record:", "record-later"),
    _row("lobby", "/limit 2d game", "a limit", "a:{game}:limit:2d", "yes yes join"),
    _row("lobby", "/settings limit=2d", "a value", "a::settings:limit=2d", "yes yes not-seated"),
    _row("lobby", "/settings stop=vote", "a value", "a::settings:stop=vote", "stoppers-later yes not-seated"),
    _row("lobby", "/language fa room", "", "", "yes yes not-seated"),
    # While it runs
    _row("running", "", "a choice of one's own", "m:{game}:{seat}:{ask}:{move}",
         "yes others-button others-button watching watching"),
    _row("running", "", "a beginning of one's own choices", "n:{game}:{seat}:{ask}:land",
         "shows others-button others-button watching watching"),
    _row("running", "", "Back, or Undo, of one's own", "u:{game}:{seat}:{ask}",
         "yes others-button others-button watching watching"),
    _row("running", "/move {own}", "", "", "yes shows yes watching watching"),
    _row("running", "/m {own}", "", "", "yes shows yes watching watching"),
    _row("running", "/hand", "Play", "a:{game}:play:", "shows watching"),
    _row("running", "/undo", "Undo", "a:{game}:undo:", "yes yes undo-nothing watching watching"),
    _row("running", "/takeback", "", "", "yes yes undo-nothing watching watching"),
    _row("running", "/board", "Board", "a:{game}:board:", "shows"),
    _row("running", "", "Text", "a:{game}:text:", "shows"),
    _row("running", "", "What happened", "a:{game}:happened:0", "shows"),
    _row("running", "/log", "Replay", "a:{game}:log:", "shows"),
    _row("running", "/record", "Record", "a:{game}:record:", "record-later"),
    _row("running", "/rules", "Rules", "a::rules:landverse", "shows"),
    _row("running", "/help", "", "", "shows"),
    _row("running", "/games", "", "", "shows"),
    _row("running", "/nudge", "Nudge", "a:{game}:nudge:", "yes watching"),
    _row("running", "/mute", "Mute this turn", "a:{game}:mute:", "yes mute-none yes watching watching"),
    _row("running", "/away", "", "", "yes"),
    _row("running", "", "I'm back", "a:{game}:here:", "here-already watching"),
    _row("running", "/replace", "Replace", "a:{game}:replace:", "shows"),
    _row("running", "/replace B computer", "Computer player", "a:{game}:replace:1:computer", "asks watching"),
    _row("running", "/replace B person", "Somebody else", "a:{game}:replace:1:person", "asks watching"),
    _row("running", "/replace B me", "Take the seat", "a:{game}:replace:1:me", "joined-already asks", inside=True),
    _row("running", "/resign", "Resign", "a:{game}:resign:", "shows watching"),
    _row("running", "", "Resign, again", "a:{game}:resign:yes", "yes watching"),
    _row("running", "/stop", "Stop the game", "a:{game}:stop:", "shows shows watching"),
    _row("running", "", "Stop the game, again", "a:{game}:stop:yes", "asks asks yes yes watching"),
    _row("running", "/limit", "", "", "shows"),
    _row("running", "/limit 2d game", "a limit", "a:{game}:limit:2d", "yes yes watching"),
    _row("running", "/limit 2d", "", "", "yes yes not-seated"),
    _row("running", "/settings", "", "a::settings:", "shows"),
    _row("running", "/settings limit=2d", "a value", "a::settings:limit=2d", "yes yes not-seated"),
    _row("running", "/settings stop=vote", "a value", "a::settings:stop=vote", "stoppers-later yes not-seated"),
    _row("running", "/language fa room", "", "", "yes yes not-seated"),
    _row("running", "/language fa", "", "", "yes"),
    _row("running", "/remind", "", "a::remind:", "shows"),
    _row("running", "/remind off", "a value", "a::remind:where=off", "yes"),
    _row("running", "/stats", "", "", "shows"),
    _row("running", "/stats hide", "", "", "yes"),
    _row("running", "/forget me", "", "a::forget:", "shows"),
    _row("running", "", "Forget me, again", "a::forget:yes", "yes shows"),
    _row("running", "/newgame landverse", "a game", "a::newgame:landverse", "running"),
    _row("running", "/rematch", "Rematch", "a:{game}:rematch:", "running"),
    _row("running", "/join", "Join", "a:{game}:join:", "begun-already"),
    _row("running", "/leave", "Leave", "a:{game}:leave:", "begun-already"),
    _row("running", "/computer", "Add computer player", "a:{game}:computer:", "begun-already"),
    _row("running", "/options pace=free", "a value", "a:{game}:options:pace=free", "begun-already"),
    _row("running", "/begin", "Begin", "a:{game}:begin:", "begun-already"),
    # While the players are asked whether to stop, by the one who waits
    _row("asked", "", "Agree", "a:{game}:agree:1", "yes watching"),
    _row("asked", "", "Agree, to stop", "a:{game}:stop:1", "asks asks yes yes watching"),
    _row("asked", "", "Refuse", "a:{game}:refuse:1", "yes watching"),
    _row("asked", "/replace B me", "Take the seat", "a:{game}:replace:1:me", "joined-already motion-open"),
    _row("asked", "/replace A computer", "Computer player", "a:{game}:replace:0:computer",
         "motion-open asks motion-open watching watching"),
    # Once it is over
    _row("over", "/newgame landverse", "a game", "a::newgame:landverse", "yes", inside=True),
    _row("over", "/rematch", "Rematch", "a:{game}:rematch:", "yes not-seated"),
    _row("over", "/board", "Board", "a:{game}:board:", "shows"),
    _row("over", "/hand", "Play", "a:{game}:play:", "shows watching"),
    _row("over", "/log", "Replay", "a:{game}:log:", "shows"),
    _row("over", "/record", "Record", "a:{game}:record:", "shows"),
    _row("over", "/join", "Join", "a:{game}:join:", "over"),
    _row("over", "/begin", "Begin", "a:{game}:begin:", "over"),
    _row("over", "/move land a", "", "", "over watching"),
    _row("over", "", "a choice of one's own", "m:{game}:{seat}:{ask}:land a",
         "shows others-button others-button watching watching"),
    _row("over", "", "Undo, of one's own", "u:{game}:{seat}:{ask}", "over watching"),
    _row("over", "/undo", "Undo", "a:{game}:undo:", "over watching"),
    _row("over", "/takeback", "", "", "over watching"),
    _row("over", "/nudge", "Nudge", "a:{game}:nudge:", "over"),
    _row("over", "/mute", "Mute this turn", "a:{game}:mute:", "over"),
    _row("over", "", "I'm back", "a:{game}:here:", "over watching"),
    _row("over", "/replace B me", "Take the seat", "a:{game}:replace:1:me", "over"),
    _row("over", "", "Resign, again", "a:{game}:resign:yes", "over watching"),
    _row("over", "", "Stop the game, again", "a:{game}:stop:yes", "over"),
    _row("over", "", "Agree", "a:{game}:agree:1", "motion-over"),
    _row("over", "/limit 2d game", "a limit", "a:{game}:limit:2d", "over"),
    _row("over", "/settings stop=vote", "a value", "a::settings:stop=vote", "yes", inside=True),
    _row("over", "/language fa room", "", "", "yes"),
)  # fmt: skip

FIRST: Final = tuple({row.does: row for row in reversed(ROWS)}.values())
"""Each command and each button once, where it matters first: what is tried on every platform."""

STAGES: Final = {
    "free": "Where no game is open",
    "lobby": "Before a game begins",
    "full": "Before a game begins, all seats taken",
    "running": "While it runs",
    "asked": "While the players are asked something",
    "over": "Once it is over",
}
HEADS: Final = (
    "typed", "button", "player, has to move", "player, waits", "who opened the table", "admin", "stranger in the room",
    "left or banned", "bot", "webhook", "as a group or channel",
)  # fmt: skip
NEVER: Final = "-"
"""Nothing of this kind ever reaches the rooms."""


def tables() -> str:
    """The document's tables, and the sentences that they name."""
    parts = []
    for stage, title in STAGES.items():
        lines = [_line(HEADS), _line(("---",) * len(HEADS))]
        lines += [_line(_cells(row)) for row in ROWS if row.stage == stage]
        parts.append("\n".join([f"### {title}", "", *lines]))
    told = sorted({cell for row in ROWS for cell in (*row.cells, *_besides(row)) if _refuses(cell)})
    sentences = [f"| `{cell}` | {_sentence(cell)} |" for cell in told]
    return "\n\n".join([*parts, "\n".join(["### The sentences", "", "| | |", "|---|---|", *sentences])])


def _cells(row: Row) -> tuple[str, ...]:
    line = f"`{row.line.format(own='MOVE')}`" if row.line else ""
    shown = (_refusal(cell) if _refuses(cell) else cell for cell in (*row.cells, *_besides(row)))
    return line, f"[{row.label}]" if row.label else "", *shown


def _besides(row: Row) -> tuple[str, ...]:
    """For who isn't in the chat any more and presses a button that still stands there, and for whom nobody can know."""
    stranger = "answer-outside" if row.inside else row.cells[KINDS.index("stranger")]
    return stranger if row.data else NEVER, NEVER, NEVER, "telegram-nobody" if row.line else NEVER


def _refuses(cell: str) -> bool:
    return cell not in (YES, SHOWS, ASKS, NEVER)


def _refusal(cell: str) -> str:
    return f"no: {cell.removeprefix('answer-')}"


def _sentence(word: str) -> str:
    return words("en").plain(word, n=2, **VALUES).replace("|", "\\|").replace("\n", " ")


def _line(cells: tuple[str, ...]) -> str:
    return f"| {' | '.join(cells)} |"


def document() -> str:
    """The document with the tables as they are."""
    before, _, rest = DOCUMENT.read_text(encoding="utf-8").partition(BEGIN)
    return f"{before}{BEGIN}\n\n{tables()}\n\n{END}{rest.partition(END)[2]}"


def controls() -> set[str]:
    """All that a button of the table can be, by action; a decision and a taking back are no actions."""
    presses = [_press(row) for row in ROWS if row.data]
    return {one.action if isinstance(one, Act) else type(one).__name__ for one in presses if one}


DECIDING: Final = {Decide.__name__, TakeBack.__name__}

if __name__ == "__main__":
    DOCUMENT.write_text(document(), encoding="utf-8")
