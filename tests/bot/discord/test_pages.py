"""A post's words, controls and limits in Discord's own terms."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord.pages import LONGEST_TEXT, cut, markdown, pages
from bot.post import Button, Choice, Mention, Post, Select
from render.words import bare, escape, words
from tests.rigs.discord.story import read


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("**Landverse**, `/move land c2`", "**Landverse**, `/move land c2`"),
        ("{@discord:42}, it is your turn.", "<@42>, it is your turn."),
        ("{@web:ab}", "web:ab"),
        ("Until {t:1764586400|Monday 10:53}.", "Until <t:1764586400:f> (<t:1764586400:R>)."),
        (r"\*\*not bold\*\*", r"\*\*not bold\*\*"),
        ("a_b ~c~ |d| <@1> [e](https://f)", r"a\_b \~c\~ \|d\| \<@1> \[e](https\://f)"),
        ("# big\n> said\n- listed\n-# small", "\\# big\n\\> said\n\\- listed\n\\-# small"),
        ("@everyone and @here", "@\u200beveryone and @\u200bhere"),
        (r"back\\slash and \`tick\` and \{@discord:1}", r"back\\slash and \`tick\` and {@discord:1}"),
    ],
)
def test_markup(text: str, shown: str) -> None:
    assert markdown(text) == shown


@given(st.text(alphabet=st.characters(exclude_characters="\u200b", exclude_categories=("Cs", "Cf", "Cc"))))
def test_whatever_people_type_reads_as_it_is(text: str) -> None:
    if "@everyone" not in text and "@here" not in text:
        assert read(markdown(escape(text)), {}) == bare(text)


@given(st.lists(st.text(min_size=1, max_size=3000, alphabet="ab **`_\\\n"), max_size=4))
def test_texts_are_cut_to_what_a_message_holds_and_nothing_is_lost(texts: list[str]) -> None:
    post = Post("\n".join(map(escape, texts)))
    before, main, after = pages(post)
    assert all(len(page.text) <= LONGEST_TEXT for page in (*before, main, *after))
    whole = "".join(page.text for page in (*before, main))
    assert whole.split() == markdown(post.text).split() or "".join(whole.split()) == "".join(
        markdown(post.text).split()
    )


def test_persian_lines_are_read_from_the_right() -> None:
    _, main, _ = pages(Post(f"{words('fa').say('answer-over')}\nover"))
    first, second = main.text.split("\n")
    assert (first[:2], first[-1], second) == ("\u200f\u2067", "\u2069", "over")


def test_the_main_message_has_the_end_of_the_text_the_picture_and_the_rows() -> None:
    rows = tuple((Button(str(n), f"a:x:board:{n}"),) for n in range(7))
    before, main, after = pages(Post("\n".join(["y" * 1500] * 2), rows=rows, parts=("more",)))
    assert [len(page.text) for page in (*before, main)] == [1500, 1500]
    assert main.rows == rows[:5]
    assert [(page.text, page.rows) for page in after] == [("", rows[5:]), ("more", ())]


def test_exactly_those_called_are_notified() -> None:
    _, main, _ = pages(Post("{@discord:7} {@discord:8}", mentions=(Mention("discord:7", "Sara"),)))
    told: object = main.mentions.to_dict()
    assert told == {"users": [7], "parse": []}


async def test_ids_are_never_alike_and_hold_the_data() -> None:
    same = Button("Play", "a:x:play:1")
    choices = Select("Choose", tuple(Choice(str(n), f"m:x:0:1:land {n}", hint="a hint") for n in range(3)))
    _, main, _ = pages(Post("x", rows=((same, same), choices, choices)))
    assert main.view
    rows = main.view.to_components()
    ids = [one["custom_id"] for row in rows for one in row["components"]]
    assert ids == ["g0:a:x:play:1", "g1:a:x:play:1", "g2:", "g3:"]


def test_cut_between_characters() -> None:
    family = "👩‍👩‍👧"
    assert cut(family * 3, 8) == f"{family}…"
    assert cut("short", 8) == "short"
