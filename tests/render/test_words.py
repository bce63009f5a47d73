"""The catalogue is whole and well-formed in both languages, and people's own text is safe in it."""

import ast
import logging
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final, TypeVar

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from hypothesis import given
from hypothesis import strategies as st
from wcwidth import iter_graphemes

from engine.landverse.data import TILES
from engine.notation import fold, translate
from engine.options import values
from engine.registry import GAMES
from render.landverse.names import tile_name
from render.table import Language
from render.words import CODE_SPAN, FSI, LANGUAGES, LRM, PDI, RLM, Argument, bare, clean, clean_name, escape, words

ROOT: Final = Path(__file__).parents[2]
EN, FA = words("en"), words("fa")
HALF_SPACE = "\u200c"
PLURALS: Final = ("zero", "one", "two", "few", "many", "other")

COUNTS: Final[tuple[Argument, ...]] = (0, 1, 2, 3, 11)

Node = TypeVar("Node", bound=ftl.BaseNode)


# The two languages, as the Fluent parser sees them


def _folder(language: Language) -> Path:
    return ROOT / "render" / "words" / language


FILES: Final = ("common", *GAMES)


def test_a_language_has_a_file_for_each_game() -> None:
    for language in LANGUAGES:
        assert {file.stem for file in _folder(language).iterdir()} == set(FILES)


@cache
def _messages_of(language: Language, file: str) -> dict[str, ftl.Message]:
    entries = parse((_folder(language) / f"{file}.ftl").read_text("utf-8")).body
    unread = [entry.content for entry in entries if isinstance(entry, ftl.Junk)]
    assert not unread, f"{language}/{file}.ftl can't be read from: {unread[0]}"
    messages = [entry for entry in entries if isinstance(entry, ftl.Message)]
    _assert_once([message.id.name for message in messages])
    return {message.id.name: message for message in messages}


def _assert_once(names: list[str]) -> None:
    """Of two messages by one name Fluent says the first, without a word about the other."""
    assert len(names) == len(set(names)), {name for name in names if names.count(name) > 1}


@cache
def _messages(language: Language) -> dict[str, ftl.Message]:
    files = [_messages_of(language, file) for file in FILES]
    _assert_once([name for found in files for name in found])
    return {name: message for found in files for name, message in found.items()}


def _nodes(node: ftl.BaseNode, kind: type[Node]) -> Iterator[Node]:
    if isinstance(node, kind):
        yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from _nodes(child, kind)


def _whole(message: ftl.Message) -> tuple[ftl.Message, ...]:
    """A message, and those that it says within itself, which take the same arguments in both languages."""
    return message, *(_messages("en")[node.id.name] for node in _nodes(message, ftl.MessageReference))


def _arguments(message: ftl.Message) -> set[str]:
    return {node.id.name for part in _whole(message) for node in _nodes(part, ftl.VariableReference)}


def _cases(message: ftl.Message) -> set[str]:
    """The words that variants are chosen by, plural forms aside."""
    keys = {node.key.name for node in _nodes(message, ftl.Variant) if isinstance(node.key, ftl.Identifier)}
    return keys - set(PLURALS)


def _texts(message: ftl.Message) -> Iterator[str]:
    """What is written in a language; a literal in ASCII is a code or a command, the same in all."""
    yield from (node.value for node in _nodes(message, ftl.TextElement))
    literals = (node.parse()["value"] for node in _nodes(message, ftl.StringLiteral))
    yield from (text for text in literals if not text.isascii())


IDS: Final = tuple(_messages("en"))
CODES: Final = ("cell", "beside", "place", "column", "letter")
"""Texts that are read from the left in any language."""


def _counts(name: str) -> set[str]:
    """The arguments of a message that are counts: those that Persian writes in its digits, and every `n`."""
    calls = _nodes(_messages("fa")[name], ftl.FunctionReference)
    counted = (node for call in calls if call.id.name == "FA" for node in _nodes(call, ftl.VariableReference))
    return {"n"} | {node.id.name for node in counted}


def _values(message: ftl.Message) -> Iterator[dict[str, Argument]]:
    """Arguments that lead through every variant of a message: counts, the words it chooses by, or any text.

    Counts that nothing depends on change together, as else a message with many of them had no end of variants.
    """
    choices: dict[str, tuple[Argument, ...]] = {}
    selects = [select for part in _whole(message) for select in _nodes(part, ftl.SelectExpression)]
    deciding = {node.id.name for select in selects for node in _nodes(select.selector, ftl.VariableReference)}
    together = (_arguments(message) & _counts(message.id.name)) - deciding
    for name in _arguments(message) - together:
        choices[name] = COUNTS if name in _counts(message.id.name) else (f"X{name}X",)
    for select in selects:
        keys = [variant.key.name for variant in select.variants if isinstance(variant.key, ftl.Identifier)]
        if isinstance(select.selector, ftl.VariableReference) and set(keys) - set(PLURALS):
            choices[select.selector.id.name] = tuple(keys)
    for count, *one in product(COUNTS if together else COUNTS[:1], *choices.values()):
        yield {**dict(zip(choices, one, strict=True)), **dict.fromkeys(together, count)}


def _said(language: Language, name: str) -> Iterator[tuple[str, Mapping[str, Argument]]]:
    for args in _values(_messages(language)[name]):
        yield words(language).say(name, **args), args


# Whole and equal


def test_both_languages_have_the_same_messages_in_the_same_order() -> None:
    assert tuple(_messages("fa")) == IDS


def both_languages_take_the_same_arguments_and_tell_the_same_cases_apart(name: str) -> None:
    en, fa = _messages("en")[name], _messages("fa")[name]
    assert _arguments(en) == _arguments(fa)
    assert _cases(en) == _cases(fa)


def every_variant_can_be_said(name: str) -> None:
    """The tests' log handler (conftest.py) lets no missing message or argument pass."""
    for text, _ in (*_said("en", name), *_said("fa", name)):
        assert text.strip()
        assert text.count(FSI) == text.count(PDI)


def inserted_values_stand_between_isolates(name: str) -> None:
    """But not in code spans, nor where the message is the value and nothing else."""
    for text, args in (*_said("en", name), *_said("fa", name)):
        spoken = CODE_SPAN.sub("", text)
        for value in (value for value in args.values() if str(value).startswith("X") and f"{value}" in spoken):
            assert f"{FSI}{value}{PDI}" in spoken or f"{FSI}{LRM}{value}{PDI}" in spoken or bare(spoken) == value


def persian_counts_have_persian_digits_and_codes_are_read_from_the_left(name: str) -> None:
    for text, args in _said("fa", name):
        own = re.sub(f"{FSI}{LRM}.*?{PDI}", "", CODE_SPAN.sub("", text))
        assert not re.search("[0-9]", own), own
        for value in (f"X{code}X" for code in CODES if args.get(code) == f"X{code}X"):
            assert value not in text or f"{FSI}{LRM}{value}{PDI}" in text


# Marks of direction


def test_each_persian_line_begins_with_a_mark_and_code_spans_hold_none() -> None:
    text = FA.say("rules-landverse-1")
    assert all(line.startswith(RLM) for line in text.split("\n") if line)
    assert not text.startswith(RLM + RLM)
    seal = FA.say("turn-seal", seal="3f9c")
    assert "`3f9c`" in seal
    assert EN.say("turn-seal", seal="3f9c") == "Shuffles sealed: `3f9c`"
    assert RLM not in EN.say("rules-landverse-1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_words_are_those_said_without_marks(language: Language) -> None:
    args: dict[str, Argument] = {"name": "Sara", "news": "land c2"}
    assert words(language).plain("news-seat", **args) == bare(words(language).say("news-seat", **args))
    assert not set(words(language).plain("news-seat", **args)) & {RLM, LRM, FSI, PDI}


# What the words say


@pytest.mark.parametrize(
    ("name", "args", "en", "fa"),
    [
        (
            "answer-running",
            {"game": "G", "progress": "P", "names": "علی"},
            "A game of ⟨G⟩ is running here: ⟨P⟩, ⟨علی⟩ to play.",
            "اینجا یک بازی ⟨G⟩ در جریان است: ⟨P⟩، نوبت ⟨علی⟩.",
        ),
        (
            "news-landverse-discarded",
            {"tile": "sea"},
            "the sea tile fitted nowhere and was discarded",
            "کاشی دریا جایی نداشت و دور انداخته شد",
        ),
        (
            "landverse-why-no-place",
            {"place": "c9"},
            "“⟨c9⟩” is no place on the map.",
            "«⟪c9⟫» روی نقشه نیست.",
        ),
        (
            "turn-yours-landverse",
            {"n": 2, "names": "N"},
            "⟨N⟩, both may place now.",
            "⟨N⟩، هر دو می‌توانید کاشی بگذارید.",
        ),
        (
            "reminder-half",
            {"name": "@علی", "game": "G", "left": "11 h"},
            "⟨@علی⟩, half of your time for ⟨G⟩ is over; time left: ⟨11 h⟩.",
            "⟨@علی⟩، نیمی از مهلت شما در ⟨G⟩ گذشته است؛ ⟨11 h⟩ مانده است.",
        ),
        (
            "error-memory",
            {},
            "I can't reach my memory right now, so nothing was changed. Try again in a minute.",
            "الان به حافظه‌ام دسترسی ندارم و چیزی تغییر نکرد. یک دقیقهٔ دیگر دوباره امتحان کنید.",
        ),
    ],
)
def test_sentences_of_the_style_sheet(name: str, args: dict[str, Argument], en: str, fa: str) -> None:
    signs = str.maketrans({"⟨": FSI, "⟩": PDI, "⟪": FSI + LRM, "⟫": PDI})
    assert EN.say(name, **args) == en.translate(signs)
    assert FA.say(name, **args) == RLM + fa.translate(signs)
    assert "!" not in en


@pytest.mark.parametrize(
    ("n", "en", "fa"),
    [
        (0, "fits 0 cells", "در ۰ خانه جور است"),
        (1, "fits 1 cell", "در ۱ خانه جور است"),
        (2, "fits 2 cells", "در ۲ خانه جور است"),
        (11, "fits 11 cells", "در ۱۱ خانه جور است"),
        (1234, "fits 1,234 cells", "در ۱٬۲۳۴ خانه جور است"),
    ],
)
def test_counts(n: int, en: str, fa: str) -> None:
    assert EN.plain("landverse-fits", n=n) == en
    assert FA.plain("landverse-fits", n=n) == fa


def test_numbers() -> None:
    assert [EN.number(n) for n in (0, 7, 1234, -2)] == ["0", "7", "1,234", "-2"]
    assert [FA.number(n) for n in (0, 7, 1234, -2)] == ["۰", "۷", "۱٬۲۳۴", "−۲"]
    assert FA.say("over-place", medal="🥇", name="A", points=-2).endswith(f"{FSI}{LRM}−۲{PDI}")


def test_lists_isolate_each_item() -> None:
    assert EN.list(["A"]) == f"{FSI}A{PDI}"
    assert bare(EN.list(["A", "B"])) == "A and B"
    assert bare(EN.list(["A", "B", "C"])) == "A, B and C"
    assert bare(FA.list(["A", "B", "C"])) == "A، B و C"
    assert FA.list(["A", "B", "C"]).count(FSI) == 3


# Options

OPTION_IDS: Final = tuple(
    f"option-{game.slug}-{name}{more}"
    for game in GAMES.values()
    for model in (game.Options, game.SeatOptions)
    for name in model.model_fields
    for more in ("", "-hint", *(f"-{value}" for value in values(model, name)))
)


def test_every_option_and_value_has_a_name() -> None:
    assert set(OPTION_IDS) - set(IDS) == set()


# Notation


def test_notation_is_translated_word_by_word() -> None:
    assert EN.notation("landverse") == {}
    assert FA.notation("landverse") == {"land": "خشکی", "sea": "دریا"}
    assert translate("land b4", FA.notation("landverse")) == "خشکی b4"
    assert EN.move("landverse", "land b4") == "land b4"
    assert FA.move("landverse", "land b4") == f"خشکی {FSI}{LRM}b4{PDI}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_no_two_words_of_a_notation_are_typed_alike(slug: str, language: Language) -> None:
    latin = [name.removeprefix(f"notation-{slug}-") for name in IDS if name.startswith(f"notation-{slug}-")]
    local = words(language).notation(slug)
    typed = [form for word in latin for form in {fold(word), fold(local.get(word, word))}]
    assert len(typed) == len(set(typed))


def test_what_is_shown_can_be_typed() -> None:
    assert fold(FA.move("landverse", "land b4")) == fold("خشكى b۴")


@pytest.mark.parametrize(
    ("typed", "en", "fa"),
    [("build 10h", "build 10♥", "ساختن ⟪10♥⟫"), ("draw 5", "draw 5", "کشیدن ۵"), ("wild js", "wild J♠", "جانشین ⟪J♠⟫")],
)
def test_cards_are_shown_with_their_suits(typed: str, en: str, fa: str) -> None:
    assert EN.move("ants", typed) == en
    assert FA.move("ants", typed) == fa.replace("⟪", FSI + LRM).replace("⟫", PDI)
    for shown in (EN.move("ants", typed), FA.move("ants", typed)):
        assert fold(shown) in (fold(typed), fold(translate(typed, FA.notation("ants"))))


@pytest.mark.parametrize(
    ("slug", "typed", "en", "fa"),
    [
        ("hamlet", "fit 2", "fit 2", "جاگذاری ۲"),
        ("hamlet", "take brick masons-yard p1", "take brick masons-yard A", "برداشتن آجر کارگاه آجرکار A"),
        ("hamlet", "side b", "side b", "لبه b"),
        ("minecraft", "put 5", "put 5", "گذاشتن ۵"),
        ("minecraft", "go s2", "go s2", "رفتن s2"),
    ],
)
def test_numbers_and_seats_are_shown_as_people_write_them(slug: str, typed: str, en: str, fa: str) -> None:
    """`fit 2` and own spaces in Persian digits, codes not; seats by their letters."""
    assert EN.move(slug, typed) == en
    assert bare(FA.move(slug, typed)) == fa


@pytest.mark.parametrize(("n", "verb"), [(0, "نیست"), (1, "است"), (2, "هستند")])
def test_a_verb_goes_with_the_number_of_people(n: int, verb: str) -> None:
    assert FA.plain("answer-asked", n=n, of=3).endswith(f"موافق {verb}.")


def test_a_payment_is_shown_in_blocks_and_can_be_typed_so() -> None:
    assert EN.move("minecraft", "pay w2 t1 e1") == "pay 2 wood, 1 stone, 1 emerald"
    assert bare(FA.move("minecraft", "pay w2 t1")) == "پرداختن ۲ چوب، ۱ سنگ"
    assert EN.move("minecraft", "w2 t1", after="pay") == "2 wood, 1 stone"
    assert EN.move("minecraft", "go s2") == "go s2", "elsewhere these letters are places"


# Tiles


def test_english_tile_names_are_those_of_the_data() -> None:
    assert [tile_name(EN, tile) for tile in TILES] == [tile.name for tile in TILES]


def test_persian_tile_names_all_differ() -> None:
    names = {tile.id: tile_name(FA, tile) for tile in TILES}
    assert len(set(names.values())) == len(TILES)
    assert names["land-cliff-village"] == "صخره و روستا"
    assert names["land-across-mountain-ship"] == "کوه بالای کشتی"
    assert names["sea-along-whale-plain"] == "نهنگ کنار دشت"
    assert names["sea-whale-whale"] == "گلهٔ نهنگ"


# Spelling

LETTERS: Final = "ءآأؤئابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی"
PERSIAN: Final = re.compile(
    f"[{FSI}{LRM}{PDI}{LETTERS}\u064f\u0654{HALF_SPACE}۰-۹،؛؟٪٫٬«» \u00a0.:…()·×=−●*`/\\[\\]\nA-Za-z0-9_]*"
)
WRONG: Final = {
    "a vowel sign outside the two words that need it": r"\u064f(?<!بُ)(?<!مُ)|بُ(?!ر)|مُ(?!هر)",
    "an ezafe on another letter than ه": "(?<!ه)\u0654",
    "ezafe in its older form": rf"ه{HALF_SPACE}ی(?![{LETTERS}])",
    "می or نمی without its half space": rf"(?<![{LETTERS}])ن?می (?=[{LETTERS}])",
    "a plural without its half space": rf"(?<=[{LETTERS}]) ها(ی|یی)?(?![{LETTERS}])",
    "a superlative without its half space": r"(?<!بیش) ?(?<!بیش)(?<!\u200c)ترین\b",
    "a perfect without its half space": rf"ه ?(?<!{HALF_SPACE})(اند|اید)(?![{LETTERS}])",
    "a half space at the edge of a word": rf"(?<![{LETTERS}]){HALF_SPACE}|{HALF_SPACE}(?![{LETTERS}])",
    "two spaces": "  ",
    "a space before a sign": r" [،؛؟.:»…)]|[«(] ",
    "no space after a sign": rf"[،؛؟](?=[{LETTERS}])|[.:](?=[{LETTERS}])",
    "an exclamation mark, a dash or a foreign sign": r"[!?,;–—“”\"']",
}
AVOIDED: Final = (
    "انباشت", "دک", "اسلات", "اکشن", "بایوم", "هیولا", "کاراکتر", "ماینکرافت", "کواتل", "صفحه", "لندمارک", "رندوم",
    "امتیازات", "قطعات", "می‌باشد", "گردد", "نمایید", "توسط", "لطفاً", "لطفا", "خطا", "اشتباه", "غلط", "شما باید",
    "غیرقانونی", "میشه", "بزن", "کن", "بده", "برو", "بیا", "بگیر", "بنویس", "فراموشم", "کاربر گرامی", "تو", "آقا",
    "خانم", "من",
)  # fmt: skip
MINE: Final = ("button-mine", "button-hand", "button-forget", "typed-me")
"""The only places where من is right: a button, or a typed word, speaks for who presses or types it."""


def persian_is_spelled_by_the_style_sheet(name: str) -> None:
    for text in _texts(_messages("fa")[name]):
        odd = PERSIAN.sub("", text)
        assert not odd, [f"U+{ord(char):04X}" for char in odd]
        for what, pattern in WRONG.items():
            assert not re.search(pattern, text.replace("**", "")), f"{what}: {text}"
        for word in AVOIDED:
            if name not in MINE:
                assert not re.search(rf"(?<![{LETTERS}{HALF_SPACE}]){word}(?![{LETTERS}{HALF_SPACE}])", text), word


def nothing_persian_is_glued_to_a_value(name: str) -> None:
    for text, args in _said("fa", name):
        for value in args.values():
            assert not re.search(
                rf"[{LETTERS}]{FSI}?{LRM}?{re.escape(str(value))}|{re.escape(str(value))}{PDI}?[{LETTERS}{HALF_SPACE}]",
                text,
            )


def english_keeps_its_voice(name: str) -> None:
    text = "\n".join(_texts(_messages("en")[name]))
    assert not re.search(r"[!—–\"]|  ", text)
    assert not re.search(r"\b(illegal|invalid|mistake|error|please|must)\b", text.lower()) or name.startswith("rules-")


SEVERAL: Final = (
    "answer-asked", "news-ants-turned", "news-ants-dry", "news-ants-over", "ants-text-whole", "news-coatl-claimed",
    "news-hamlet-raised", "hamlet-text-tiles", "hamlet-text-route",
)  # fmt: skip
"""Messages whose count is never 1, by the rules; in the first it counts people, and the word behind it is a verb."""


def english_nouns_go_with_their_number(name: str) -> None:
    for args in _values(_messages("en")[name]):
        one = {key: 1 if isinstance(value, int) else value for key, value in args.items()}
        text = EN.plain(name, **one)
        assert (
            name in SEVERAL
            or name.startswith("rules-")
            or not re.search(r"(?<![\d,:])1 ([a-z]+ )?(?!is\b)[a-z]+s\b", text)
        )


def test_texts_fit_where_they_are_shown() -> None:
    for words_ in (EN, FA):
        for name in IDS:
            longest = max(len(bare(text)) for text, _ in _said(words_.language, name))
            limit = {"command": 100, "button": 34, "answer": 200, "error": 200, "rules": 1800}.get(
                name.split("-")[0], 400
            )
            assert longest <= limit, f"{name}: {longest}"
    assert not EN.has("rules-landverse-4")


EVERY: Final[tuple[Callable[[str], None], ...]] = (
    both_languages_take_the_same_arguments_and_tell_the_same_cases_apart,
    every_variant_can_be_said,
    inserted_values_stand_between_isolates,
    persian_counts_have_persian_digits_and_codes_are_read_from_the_left,
    persian_is_spelled_by_the_style_sheet,
    nothing_persian_is_glued_to_a_value,
    english_keeps_its_voice,
    english_nouns_go_with_their_number,
)
"""What holds for each message. There are thousands, so a test is of one file's."""


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("holds", EVERY)
def test_every_message(holds: Callable[[str], None], file: str) -> None:
    for name in _messages_of("en", file):
        try:
            holds(name)
        except AssertionError as error:
            error.add_note(f"message {name}")
            raise


# What the code asks for


@cache
def _python() -> tuple[tuple[str, ast.AST], ...]:
    """Every node of the code, with the game it is about, "" for none."""
    paths = (path for folder in ("engine", "render", "bot") for path in sorted((ROOT / folder).rglob("*.py")))
    games = ((next((slug for slug in GAMES if slug in path.parts), ""), path) for path in paths)
    return tuple((game, node) for game, path in games for node in ast.walk(ast.parse(path.read_text("utf-8"))))


def _patterns(text: ast.AST) -> Iterator[str]:
    """The strings that an expression can be, as patterns: what is put into an f-string may be anything."""
    match text:
        case ast.Constant(value=str(value)):
            yield re.escape(value)
        case ast.JoinedStr(values=parts):
            yield "".join(next(_patterns(part)) if isinstance(part, ast.Constant) else "(.+)" for part in parts)
        case ast.IfExp(body=body, orelse=orelse):
            yield from (*_patterns(body), *_patterns(orelse))


ASKING: Final = {"say": "", "plain": "", "Answer": "", "Reason": "", "CantUndo": "", "button": "button-"}
"""Calls whose first argument is an id, and what stands before it."""
OPTIONAL: Final = {"first", "second", "third"}
"""Arguments that only some variants need."""


NUMBERED: Final = re.compile("[a-z]?[0-9]+")
"""Codes such as `c2`, which are counted and stand nowhere."""


def _asked() -> Iterator[tuple[str, set[str] | None]]:
    """The ids that the code asks for, with the arguments where all are named. A game's pictures leave out its name."""
    for game, node in _python():
        if isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            named = {word.arg for word in node.keywords if word.arg}
            known = None if any(word.arg is None for word in node.keywords) else named
            for pattern in _patterns(node.args[0]) if name in ASKING else ():
                if re.search("[a-z]{3}", pattern):
                    yield f"(?:{game}-)?{ASKING[name]}{pattern}", known


def test_all_that_the_code_asks_for_is_there() -> None:
    for pattern, given_ in _asked():
        found = [name for name in IDS if re.fullmatch(pattern, name)]
        assert found, f"no message {pattern}"
        if given_ is not None and len(found) == 1 and "button-" not in pattern:
            assert _arguments(_messages("en")[found[0]]) <= given_ | OPTIONAL, pattern


@cache
def _known_words() -> frozenset[str]:
    """Words of strings that stand in the code, or in the data of a game."""
    code = {node.value for _, node in _python() if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    data = {
        word
        for path in (ROOT / "engine").glob("*/data.toml")
        for word in _strings(tomllib.loads(path.read_text("utf-8")))
    }
    parts = {word for text in code for word in re.split(r"[\s-]+", text)}
    return frozenset(code | parts | data | {word.lower() for word in data})


def _strings(data: Any) -> Iterator[str]:
    """Every key and every string of a data file."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict | list):
        yield from (data if isinstance(data, dict) else ())
        for part in data.values() if isinstance(data, dict) else data:
            yield from _strings(part)


def test_all_that_is_there_is_asked_for() -> None:
    """A message's id stands in the code, or is made there of words that do, or another message says it."""
    texts = ((game, pattern) for game, node in _python() for pattern in _patterns(node))
    asking = [(game, pattern) for game, pattern in texts if re.search("[a-z]{3}", pattern)]
    patterns = {pattern for _, pattern in asking}
    patterns |= {f"{game}-{pattern}" for game, pattern in asking if game}  # a game's pictures leave out its name
    patterns |= {f"{slug}-(.+)" for slug in GAMES}  # what a game's pictures say
    patterns |= {f"{pattern}(.+)" for pattern in patterns if pattern.endswith(r"\-")}
    # An id may be split in more than one place.
    made = [
        re.compile(pattern.replace("(.+)", part))
        for pattern in patterns
        for part in ("(.+)", "(.+?)")
        if "(.+)" in pattern and "-" in pattern
    ]

    def is_known(word: str) -> bool:
        return word in _known_words() or bool(NUMBERED.fullmatch(word))

    def is_asked_for(name: str) -> bool:
        found = (pattern.fullmatch(name) for pattern in made)
        known = (
            all(word in _known_words() or NUMBERED.fullmatch(word) for word in one.groups()) for one in found if one
        )
        return name in _known_words() or any(known)

    said = {node.id.name for message in _messages("en").values() for node in _nodes(message, ftl.MessageReference)}
    a_games_own = {f"{name}-{slug}" for name in IDS for slug in GAMES} | said | set(OPTION_IDS)
    starts = [f"{kind}-{slug}-" for kind in ("notation", "over") for slug in GAMES]
    bare_ = {name: next((name.removeprefix(start) for start in starts if name.startswith(start)), name) for name in IDS}
    assert {name for name in IDS if not is_asked_for(name) and not is_asked_for(bare_[name])} - a_games_own == set()


# A message that is missing


@pytest.fixture
def _production(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the tests' handler that lets no missing word pass."""
    monkeypatch.setattr(logging.getLogger("render.words"), "handlers", [])


@pytest.mark.usefixtures("_production")
def test_a_missing_message_is_logged_and_said_by_its_id(caplog: pytest.LogCaptureFixture) -> None:
    assert bare(FA.say("no-such-message", name="Sara")) == "no-such-message"
    assert "no message no-such-message in fa" in caplog.text


@pytest.mark.usefixtures("_production")
def test_a_missing_argument_is_logged_and_the_rest_said(caplog: pytest.LogCaptureFixture) -> None:
    assert bare(EN.say("news-seat", name="Sara")).startswith("Sara: ")
    assert "news" in caplog.text


# People's own text

HOSTILE: Final = (
    "\u202eevil\u202c", "a\nb\r\nc", "x\u200b\u200b", "\u2066a\u2069", "\ufeff", "\x00\x1b[31m", " " * 500,
    "z" + "\u0301" * 500, "**bold** `code` {@web:1} \\", "\u3164", "\U000e0041", "👩\u200d" * 200,
    "\ud800", "\u2028line", "a" * 500,
)  # fmt: skip
INVISIBLE: Final = re.compile(
    "[\x00-\x1f\x7f-\x9f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\u3164\ud800-\udfff]"
)


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names(name: str) -> None:
    shown = clean_name(name)
    assert shown
    assert shown == shown.strip()
    assert not INVISIBLE.search(shown)
    assert len(shown) <= 4 * 32


def test_names_people_have() -> None:
    for name in ("Sara", "علی‌رضا", "José", "Zoë 🌊", "李小龍", "👩‍👩‍👧‍👦 fam", "O'Neill", "नमस्ते", "Nguyễn Thị Ánh"):
        assert clean_name(name) == name


def test_an_empty_name_becomes_a_player() -> None:
    assert clean_name(" \u200b\n") == "Player"
    assert clean_name("", language="fa") == "بازیکن"


def test_long_names_are_cut_between_characters() -> None:
    assert clean_name("a" * 33) == "a" * 31 + "…"
    assert clean_name("a" * 32) == "a" * 32
    family = "👨‍👩‍👧"
    assert clean(family * 5, 4) == "…" or clean(family * 5, 4).rstrip("…") == family * 3


@given(st.text(max_size=200), st.integers(min_value=2, max_value=40))
def test_cleaned_text_is_short_visible_and_stays_as_it_is(text: str, longest: int) -> None:
    shown = clean(text, longest)
    assert sum(1 for _ in iter_graphemes(shown)) <= longest
    assert not INVISIBLE.search(shown)
    assert clean(shown, longest) == shown


@given(st.text(alphabet=st.sampled_from("ab*`\\{}@ "), max_size=30))
def test_escaped_text_holds_no_markup_and_can_be_read_back(text: str) -> None:
    escaped = escape(text)
    assert not re.search(r"[*`{]", re.sub(r"\\.", "", escaped))
    assert re.sub(r"\\(.)", r"\1", escaped) == text
