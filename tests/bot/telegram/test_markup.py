"""Texts as Telegram takes them."""

from hypothesis import given
from hypothesis import strategies as st

from bot.post import Mention
from bot.telegram.markup import TEXT, html, length, plain, shortened, split
from render.words import escape
from tests.rigs.telegram.html import parsed

SARA = (Mention("telegram:7", "Sara <3"),)


def test_markup_becomes_html() -> None:
    assert html("**a** `b` {@telegram:7} & <c>", SARA) == (
        '<b>a</b> <code>b</code> <a href="tg://user?id=7">Sara &lt;3</a> &amp; &lt;c&gt;'
    )
    assert html("{@web:1}", (Mention("web:1", "Ali"),)) == "Ali"
    assert html(r"\*\*a\` \{@telegram:7} \\") == "**a` {@telegram:7} \\"
    assert html("**never closed") == "<b>never closed</b>"
    assert html("Until {t:1764586400|Monday <10:53>}.") == "Until Monday &lt;10:53&gt;."


def test_plain_text_is_what_is_read() -> None:
    assert plain(r"**a** `b` {@telegram:7} \*", SARA) == "a b Sara <3 *"
    assert plain("Until {t:1764586400|Monday 10:53}.") == "Until Monday 10:53."
    assert length("**a** 🥇") == 4


@given(st.text(max_size=200))
def test_peoples_text_never_breaks_the_markup(text: str) -> None:
    read, entities = parsed(html(f"**{escape(text)}**"))
    assert read == text
    assert len(entities) == bool(text)


def test_the_last_lines_stay_under_the_picture() -> None:
    lines = [f"**{n}** {'x' * 60}" for n in range(40)]
    *before, last = split("\n".join(lines), 200)
    assert "\n".join((*before, last)) == "\n".join(lines)
    assert length(last) <= 200
    assert all(length(piece) <= TEXT for piece in before)
    assert split("short", 200) == ["short"]


def test_a_cut_text_says_so() -> None:
    assert shortened("abc def", 5) == "abc…"
    assert shortened("Minecraft is over.\n🥇 Sara 81", 24) == "Minecraft is over.\n…", "no name is cut"
    assert shortened("Sara: a, b, cdefgh", 12) == "Sara: a, b…", "and no comma left over"
    assert shortened("abcdef", 4) == "abc…", "a single word has to be"
    assert shortened("abc", 3) == "abc"
