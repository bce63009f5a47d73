"""All text for people: the messages of en/ and fa/ (Fluent), and what makes people's own text safe among them.

A language is a folder: common.ftl for what every game shares, and a file for each game, by its slug.

A message is asked for by its id. `say` gives text that is read as text (chat, buttons, alt text): inserted values stand
between isolates, and a Persian line begins with a mark, so that a Latin name or a code can't turn it round. `plain`
gives the same words without these marks, for pictures and comparisons.

A missing id or argument is logged as an error, and the English message or the bare id shown; tests let no such pass.
"""

import logging
import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from importlib.resources import files
from itertools import islice
from typing import Any, Final, TypeAlias, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax.ast import Message
from wcwidth import iter_graphemes

from render.table import Language

LOG: Final = logging.getLogger(__name__)

Argument: TypeAlias = str | int

LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
SPARE: Final[Language] = "en"
"""The language that stands in where a message is missing."""

KEPT: Final = 8192
"""Texts that are remembered: of the hundreds that describe a board, few are new with a move."""

RLM, LRM, FSI, PDI = "\u200f", "\u200e", "\u2068", "\u2069"
ISOLATED: Final = re.compile(f"{FSI}[^{FSI}{PDI}]*{PDI}")
NO_BREAK: Final = "\u00a0"
DIRECTION: Final = dict.fromkeys(map(ord, (RLM, LRM, FSI, PDI)))
PERSIAN_DIGITS: Final = {ord("0") + n: ord("۰") + n for n in range(10)}
PERSIAN_NUMBER: Final = PERSIAN_DIGITS | {ord(","): ord("٬"), ord("-"): ord("−")}
CARD: Final = re.compile("(10|[2-9ajqk])([schd]?)")
SUITS: Final = {"s": "♠", "c": "♣", "h": "♥", "d": "♦"}
CODE_SPAN: Final = re.compile(r"(?<!\\)`[^`\n]*`")


@dataclass(frozen=True, slots=True, eq=False)
class Words:
    """One language. Made by `words`."""

    language: Language
    _bundle: FluentBundle
    _patterns: Mapping[str, Pattern]

    def say(self, word: str, /, **args: Argument) -> str:
        """A message as chat text. In code spans no mark is left, so that what stands in them can be copied."""
        text = CODE_SPAN.sub(lambda span: bare(span[0]), self._format(word, args))
        return "\n".join(f"{RLM}{line}" if line else line for line in text.split("\n")) if self._from_right else text

    def own(self, slug: str, word: str, /, **args: Argument) -> str:
        """A message as chat text, in a game's own words where it has them."""
        return self.say(f"{word}-{slug}" if self.has(f"{word}-{slug}") else word, **args)

    def plain(self, word: str, /, **args: Argument) -> str:
        """A message without marks of direction, for pictures."""
        return bare(self._format(word, args))

    def has(self, word: str, /) -> bool:
        """Whether there is such a message."""
        return word in self._patterns

    def number(self, n: int) -> str:
        """A count as it is written: `1,234` or `۱٬۲۳۴`."""
        text = f"{n:,}"
        return text.translate(PERSIAN_NUMBER) if self._from_right else text

    def list(self, items: Sequence[str]) -> str:
        """`A, B and C`, each item isolated."""
        *head, last = (isolate(self._inset(item)) for item in items)
        comma, joint = self.plain("list-comma"), self.plain("list-and")
        return f"{f'{comma} '.join(head)} {joint} {last}" if head else last

    def notation(self, slug: str) -> Mapping[str, str]:
        """A game's notation words in this language, as engine/notation.py takes them; empty in English."""
        return _notation(self, slug)

    def move(self, slug: str, notation: str, after: str = "") -> str:
        """A notation of a game as it is shown: word by word in this language, its codes isolated.

        Codes that mean something else after one word, as `w2` after `pay`, have the message `code-…-pay`: `2 wood`.
        after: that word, where the notation is only what stands behind it.
        """
        local, words = self.notation(slug), notation.split(" ")
        name = f"code-{slug}-{after or words[0]}"
        if not self.has(name):
            return " ".join(self._shown(slug, word, local) for word in words)
        told = [self.plain(name, kind=code[0], n=_number(code[1:])) for code in words[0 if after else 1 :]]
        counted = f"{self.plain('list-comma')} ".join(map(isolate, told) if self._from_right else told)
        return counted if after else f"{self._shown(slug, words[0], local)} {counted}"

    def _shown(self, slug: str, word: str, local: Mapping[str, str]) -> str:
        """A word of a notation, a number, or a code; of `bridge-ykr` its word (as engine/notation.py reads it).

        A game that shows its codes otherwise than they are typed has the message `code-…`.
        """
        first, _, rest = word.partition("-")
        if word in local:
            return local[word]
        if word.isdecimal():
            return self.number(int(word))
        if rest and first in local:
            return f"{local[first]} {code(rest)}"
        name = f"code-{slug}"
        shown = self.plain(name, code=word) if self.has(name) else word
        return code(shown) if self._from_right else shown

    def _inset(self, text: str) -> str:
        """A text as it stands between isolates: a Persian list runs from the right, though no letter of it says so.

        Isolates find out their direction by the first letter that isn't in isolates of its own.
        """
        return f"{RLM}{text}" if self._from_right and FSI in text and not _has_own_letter(text) else text

    @property
    def _from_right(self) -> bool:
        return self.language == "fa"

    def _format(self, word: str, args: Mapping[str, Argument]) -> str:
        return _formatted(self, word, tuple(args.items()))

    def _format_anew(self, word: str, args: dict[str, Argument]) -> str:
        if word not in self._patterns:
            LOG.error("no message %s in %s", word, self.language)
            return word if self.language == SPARE else words(SPARE)._format(word, args)
        inset = {name: self._inset(value) if isinstance(value, str) else value for name, value in args.items()}
        text, errors = self._bundle.format_pattern(self._patterns[word], inset)
        for error in errors:
            LOG.error("message %s in %s: %s", word, self.language, error)
        return str(text)


@lru_cache(maxsize=KEPT)
def _formatted(local: Words, word: str, args: tuple[tuple[str, Argument], ...]) -> str:
    return local._format_anew(word, dict(args))


def _number(text: str) -> Argument:
    """The number behind a code's letter, which a message may choose its plural by."""
    return int(text) if text.isdecimal() else text


def _counted(value: FluentType | str) -> str:
    """The Fluent function FA: a count, a time of day or an own space in Persian digits."""
    if not isinstance(value, FluentInt):
        return str(value).translate(PERSIAN_DIGITS)
    text = f"{int(value):,}".translate(PERSIAN_NUMBER)
    return text if value >= 0 else LRM + text


def _coded(value: FluentType | str) -> str:
    """The Fluent function CODE: what is read from the left. Fluent sets the isolates."""
    return f"{LRM}{value}"


def _carded(value: FluentType | str) -> str:
    """The Fluent function CARD: a playing card's code, or a rank's, as it is printed: `10h` is 10♥, `a` is A."""
    found = CARD.fullmatch(str(value))
    return found[1].upper() + SUITS.get(found[2], "") if found else str(value)


def _moved(language: Language, value: FluentType | str, game: FluentType | str, after: FluentType | str = "") -> str:
    """The Fluent function MOVE: a notation, or a part of one (`after` a word), as the moves of `game` are shown.

    In a sentence what has the message `told-…` of its first word is told by it: `body red` as `a red body`.
    """
    local, (first, _, rest) = words(language), str(value).partition(" ")
    if rest and local.has(told := f"told-{game}-{first}"):
        return local.plain(told, rest=local.move(str(game), rest))
    return local._inset(local.move(str(game), str(value), str(after)))


def _both(language: Language, first: FluentType | str, second: FluentType | str, game: FluentType | str) -> str:
    """The Fluent function BOTH: two things of a notation; two alike by the message `twice-…`: `two red bodies`."""
    local, (word, _, rest) = words(language), str(first).partition(" ")
    if str(first) == str(second):
        return local.plain(f"twice-{game}-{word}", rest=local.move(str(game), rest))
    return local.list([_moved(language, first, game), _moved(language, second, game)])


def _functions(language: Language) -> dict[str, Any]:
    """What messages of a language may call."""
    return {
        "FA": _counted,
        "CODE": _coded,
        "CARD": _carded,
        "MOVE": partial(_moved, language),
        "BOTH": partial(_both, language),
    }


@cache
def words(language: Language) -> Words:
    """The words of a language."""
    folder = sorted(files(__name__).joinpath(language).iterdir(), key=lambda file: file.name)
    resource = FluentResource("\n".join(file.read_text("utf-8") for file in folder))
    bundle = FluentBundle([language], functions=_functions(language))
    bundle.add_resource(resource)
    messages = (bundle.get_message(entry.id.name) for entry in resource.body if isinstance(entry, Message))
    return Words(language, bundle, {message.id.name: message.value for message in messages if message.value})


@cache
def _notation(local: Words, slug: str) -> Mapping[str, str]:
    """Messages `notation-<slug>-<word>`; those that are the word itself need no translating."""
    start = f"notation-{slug}-"
    pairs = ((word.removeprefix(start), local.plain(word)) for word in local._patterns if word.startswith(start))
    return {latin: text for latin, text in pairs if text != latin}


def isolate(text: str) -> str:
    """Text of either direction as one thing, which doesn't reorder what stands around it."""
    return f"{FSI}{text}{PDI}"


def _has_own_letter(text: str) -> bool:
    """Whether a letter, or a mark that counts as one, stands outside of all isolates in a text."""
    while (rest := ISOLATED.sub("", text)) != text:
        text = rest
    return any(unicodedata.bidirectional(char) in ("L", "R", "AL") for char in text)


def code(text: str) -> str:
    """A code or formula (`c2`, `۳ × ۵ = ۱۵`) as one thing that is read from the left, in any language."""
    return isolate(LRM + text)


def bare(text: str) -> str:
    """Text without the marks that `say` sets, and with every space as a plain one."""
    return text.translate(DIRECTION).replace(NO_BREAK, " ")


MARKUP: Final = re.compile(r"[\\*`{]")
LONGEST_NAME: Final = 32
MOST_MARKS: Final = 2
"""Combining marks kept on one letter: enough for any spelling, too few to cover the lines around."""
MOST_CODE_POINTS: Final = 4
"""Code points a shown character may take on average: a joined emoji takes up to ten, a name made of them is cut."""
BLANK_LETTERS: Final = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")
"""Letters and symbols by their category, spaces by their look."""
HIDDEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn")
JOINERS: Final = "\u200c\u200d"
"""The half space of Persian, and what holds an emoji together: they mean something between visible characters only."""
STRAY_JOINER: Final = re.compile(rf"(?<!\S)[{JOINERS}]+|[{JOINERS}]+(?!\S)|(?<=[{JOINERS}])[{JOINERS}]+")


def escape(text: str) -> str:
    """A person's text in the light markup of posts (bot/post.py): a backslash before `\\`, `*`, `` ` `` and `{`."""
    return MARKUP.sub(r"\\\g<0>", text)


def clean(text: str, longest: int) -> str:
    """Somebody's text on one line, nothing invisible in it, of at most `longest` characters as a reader counts them."""
    shown = "".join(char for char in text.translate(BLANK_LETTERS) if _is_shown(char))
    line = unicodedata.normalize("NFC", " ".join(shown.split()))
    return _cut(" ".join(STRAY_JOINER.sub("", _with_few_marks(line)).split()), longest)


def clean_name(name: str, longest: int = LONGEST_NAME, language: Language = SPARE) -> str:
    """A person's name as it may be shown anywhere; the word for a player where nothing is left of it."""
    return clean(name, longest) or words(language).plain("player")


def _is_shown(char: str) -> bool:
    return char.isspace() or char in JOINERS or unicodedata.category(char) not in HIDDEN


def _with_few_marks(line: str) -> str:
    """The line without piled up marks, and without marks that no letter carries."""
    kept, pile = [], MOST_MARKS
    for char in line:
        if unicodedata.category(char) in ("Mn", "Me"):
            pile += 1
            if pile > MOST_MARKS:
                continue
        elif char not in JOINERS:
            pile = MOST_MARKS if char == " " else 0
        kept.append(char)
    return "".join(kept)


def _cut(line: str, longest: int) -> str:
    most = longest * MOST_CODE_POINTS
    if len(line) <= most and sum(1 for _ in islice(iter_graphemes(line), longest + 1)) <= longest:
        return line
    kept = ""
    for character in islice(iter_graphemes(line), longest - 1):
        if len(kept) + len(character) >= most:
            break
        kept += character
    return f"{kept.rstrip(f' {JOINERS}')}…" if kept else ""
