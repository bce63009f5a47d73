"""What a person does at the page itself, in a real browser."""

import re
from typing import Any, Final

import pytest

from engine.registry import GAMES
from render.table import Language
from tests.journeys.browser_front import BrowserFront, BrowserPerson
from tests.journeys.person import sees, until
from tests.journeys.play import Keep, Player, button, decisions, is_over, of, offers, open_table, play_out

pytestmark = pytest.mark.asyncio(loop_scope="session")

PHONE: Final[dict[str, Any]] = {"viewport": {"width": 400, "height": 800}}
DESK: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 800}}
FITS: Final = "() => document.documentElement.scrollWidth <= innerWidth"
PILL: Final = "#newer:not([hidden])"
NEWEST: Final = """() => {
  const newest = document.querySelector("#messages > article:last-child").getBoundingClientRect();
  const log = document.querySelector("main").getBoundingClientRect();
  return newest.bottom > log.top && newest.bottom < log.bottom + 1;
}"""
"""Whether the end of the newest message is in view."""

WHOLE: Final = """() => {
  const all = [...document.querySelectorAll("#private, #private *")];
  return all.filter((one) => one.scrollHeight > one.clientHeight + 1)
    .every((one) => getComputedStyle(one).overflowY === "visible");
}"""
"""Whether nothing scrolls within the private answer."""
ALONE: Final = """() => [...document.querySelectorAll("#private .text p > *")].flatMap((code) => {
  const [after, range] = [code.nextSibling, document.createRange()];
  const at = after?.data?.search(/^[\\u2066-\\u2069]*[.:,،؛)]/) === 0 ? after.data.search(/[.:,،؛)]/) : -1;
  if (at < 0) return [];
  range.setStart(after, at);
  range.setEnd(after, at + 1);
  return range.getBoundingClientRect().top > code.getBoundingClientRect().bottom - 4 ? [code.textContent] : [];
})"""
"""What stands in a line whose full stop, or the like, begins the next line."""


OWN: Final = 5200
"""Milliseconds after which what comes isn't taken for one's own result any more."""


async def posts_of(person: BrowserPerson, watcher: BrowserPerson) -> None:
    """The person plays until others see a new post."""
    before = watcher.public()
    await Player(person, 2).play()
    await until(lambda: watcher.public() != before, watcher, "the next post")


async def is_in_view(person: BrowserPerson) -> None:
    await person.page.wait_for_function(NEWEST)


async def shot(person: BrowserPerson, keep: Keep, name: str) -> None:
    await person.page.evaluate("Promise.all([...document.images].map((image) => image.src && image.decode()))")
    keep(name, await person.page.screenshot())


async def test_two_tabs_and_a_watching_third(browsers: BrowserFront, room: str, keep: Keep) -> None:
    sara = await browsers.person("Sara", room, "en", **DESK)
    ali = await browsers.person("علی", room, "en", **PHONE, color_scheme="dark")
    mina = await browsers.person("Mina", room, "en", **PHONE)
    await open_table([sara, ali])
    assert await mina.page.title() == f"#{room} · Board games"
    for person in (sara, ali):
        assert person.called()
        assert (await person.page.title()).startswith("● your turn")
    for person, name in ((sara, "wide"), (ali, "dark"), (mina, "phone")):
        await shot(person, keep, f"begin-{name}")
        assert await person.page.evaluate(FITS)
    players = [Player(sara, 1), Player(ali, 2)]
    for person, player, name in zip((sara, ali), players, ("wide", "dark"), strict=True):
        await player.play(at_most=1)
        await shot(person, keep, f"panel-{name}")
        assert await person.page.title() == f"#{room} · Board games"
    await play_out(players, rounds=2)
    await ali.say("/resign")
    await ali.press(button(ali, "resign"))
    await until(lambda: is_over(mina), mina, "the end")
    await sara.refresh()
    assert sara.public()[-1] == mina.public()[-1]
    for picture in await mina.page.query_selector_all("#messages img"):
        assert len(await picture.get_attribute("alt") or "") > 20
        assert await picture.get_attribute("width")
    for person, name in ((sara, "wide"), (ali, "dark"), (mina, "phone")):
        await shot(person, keep, f"end-{name}")
        keep(f"picture-end-{name}", await person.picture())


async def test_a_game_alone_in_persian(browsers: BrowserFront, room: str, keep: Keep) -> None:
    sara = await browsers.person("سارا", room, "fa", **PHONE)
    assert await sara.page.evaluate("document.documentElement.dir") == "rtl"
    await open_table([sara])
    player = Player(sara, 3)
    await player.play(at_most=2)
    await shot(sara, keep, "panel")
    await play_out([player])
    await shot(sara, keep, "end")
    keep("picture-end", await sara.picture())
    assert await sara.page.evaluate(FITS)


@pytest.mark.parametrize("language", ["en", "fa"])
async def test_a_reminder_in_private(browsers: BrowserFront, room: str, keep: Keep, language: Language) -> None:
    """It stands above the board that is in use, and nobody else sees it."""
    sara, ali = [await browsers.person(name, room, language, **PHONE) for name in ("Sara", "Ali")]
    await open_table([sara, ali])
    await ali.say("/remind private")
    await shot(ali, keep, "choose")
    await ali.press(button(ali, "play"))
    await Player(sara, 1, typing=0).play()
    await sara.press(button(sara, "nudge"))
    here = of(ali).plain("title-in", game=of(ali).plain("game-landverse"), room=room)
    called = of(ali).plain("reminder-nudge", name="Ali", game=here)
    await sees(ali, called)
    await shot(ali, keep, "called")
    assert "●" in await ali.page.title()
    assert called not in "".join(sara.public())
    await ali.press(button(ali, "mute"))
    await sees(ali, of(ali).plain("answer-muted").split(".")[0])
    await shot(ali, keep, "muted")


async def test_a_newcomer(browsers: BrowserFront, room: str, keep: Keep) -> None:
    context = await browsers.browser.new_context(locale="en", **PHONE)
    page = await context.new_page()
    await page.goto(f"{browsers.url}/#{room}")
    await page.wait_for_selector("#name:focus")
    assert not await page.is_visible("#typed")
    assert await page.locator("#known button").count() == 0
    keep("name", await page.screenshot())
    await page.keyboard.type("Sara")
    await page.keyboard.press("Enter")
    await page.wait_for_selector("#start", state="visible")
    assert await page.inner_text("#me") == "Sara"
    assert "to see what you can do" in await page.inner_text("#hint")
    offered = await page.locator("#games button").all_inner_texts()
    assert offered[0] == "New game: \u2068Landverse\u2069"
    assert len(offered) == len(GAMES)
    keep("start", await page.screenshot())
    await page.click("#hint code")
    assert "/newgame" in await page.inner_text("#completions")
    assert "Open a table for a new game" in await page.inner_text("#completions")
    keep("commands", await page.screenshot())
    await page.keyboard.type("ne")
    await page.keyboard.press("Tab")
    await page.wait_for_selector("#completions li:has-text('/newgame landverse')")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    assert await page.input_value("#typed") == "/newgame landverse"
    await page.keyboard.press("Enter")
    await page.wait_for_selector("#messages article")
    assert not await page.is_visible("#start")
    keep("lobby", await page.screenshot())
    await page.reload()
    await page.wait_for_selector("#messages article")
    assert await page.inner_text("#me") == "Sara"


async def test_the_first_game_is_a_click_away(browsers: BrowserFront, room: str) -> None:
    sara = await browsers.person("سارا", room, "fa", **PHONE)
    await sara.page.click("#games button")
    await until(lambda: offers(sara, "begin"), sara, "the lobby")
    assert not await sara.page.is_visible("#start")


async def test_a_command_without_its_word_waits_in_the_line(browsers: BrowserFront, room: str) -> None:
    sara = await browsers.person("Sara", room, "en", **PHONE)
    await sara.say("/help")
    before = sara.private()
    await sara.page.click("#private code:text-is('/newgame')")
    assert await sara.page.input_value("#typed") == "/newgame "
    await sara.page.wait_for_selector("#completions li:has-text('/newgame landverse')")
    await sara.refresh()
    assert (sara.private(), sara.public()) == (before, ())


async def test_who_closed_the_tab_comes_back(browsers: BrowserFront, room: str, keep: Keep) -> None:
    context = await browsers.browser.new_context(locale="en", **PHONE)

    async def tab(name: str) -> BrowserPerson:
        page = await context.new_page()
        await page.goto(f"{browsers.url}/#{room}")
        await page.wait_for_selector("#name:focus")
        person = BrowserPerson(page, name, "en")
        browsers.people.append(person)
        return person

    kim = await tab("Kim")
    await kim.enter(browsers.url, room)
    await open_table([kim])
    await Player(kim, 1, typing=0).play(at_most=1)
    question = decisions(kim)
    await kim.leave()

    other = await tab("Kim")
    keep("name", await other.page.screenshot())
    await other.enter(browsers.url, room)
    assert not other.called()
    await other.press(button(other, "play"))
    assert of(other).plain("answer-watching").replace("`", "") in other.private()

    kim = await tab("Kim")
    assert await kim.page.locator("#known button").all_inner_texts() == ["Come back as \u2068Kim\u2069"] * 2
    await kim.page.locator("#known button").last.click()
    await until(kim.called, kim, "the call")
    assert await kim.page.inner_text("#me") == "Kim"
    await kim.press(button(kim, "play"))
    assert decisions(kim) == question

    for number in range(6):
        await (await tab(f"Guest {number}")).enter(browsers.url, room)
    names = await (await tab("")).page.locator("#known button").all_inner_texts()
    assert [name[-2] for name in names] == list("543210")


async def test_without_a_mouse(browsers: BrowserFront, room: str) -> None:
    sara = await browsers.person("Sara", room, "en", **DESK)
    await open_table([sara])
    keys, focused = sara.page.keyboard, "document.activeElement.textContent"
    await sara.page.focus("#messages article:last-child button.main")
    await keys.press("Enter")
    await sara.page.wait_for_selector("#private button:focus")
    await sara.refresh()
    first = decisions(sara)
    walk = []
    for key in ("ArrowLeft", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight"):
        await keys.press(key)
        walk.append(await sara.page.evaluate(focused))
    assert walk == ["land a", "land b", "land c", "sea c", "sea b", "land b", "land c"]
    await keys.press("Enter")
    await until(lambda: decisions(sara) not in ((), first), sara, "the next question")
    assert await sara.page.evaluate("document.querySelector('#private').contains(document.activeElement)")
    assert await sara.page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"


@pytest.mark.parametrize("count", [15, 16])
async def test_few_choices_stand_side_by_side(browsers: BrowserFront, room: str, count: int) -> None:
    sara = await browsers.person("سارا", room, "fa", **PHONE)
    await sara.page.evaluate(
        """async (count) => {
          const { message } = await import("/page/post.js");
          const choices = Array.from({ length: count }, (_, n) => ({ label: `خشکی a${n}`, data: `${n}`, hint: "" }));
          const post = { text: "", parts: [], rows: [{ placeholder: "انتخاب", choices }], mentions: {} };
          const pressed = (data) => { document.title = `pressed ${data}`; };
          document.querySelector("#start").append(...message(post, { press: pressed }));
        }""",
        count,
    )
    grid, select = sara.page.locator("#start .grid button"), sara.page.locator("#start select")
    if count == 15:
        assert (await grid.count(), await select.count()) == (15, 0)
        places = [await one.bounding_box() for one in await grid.all()]
        assert places[0]
        assert places[1]
        assert places[0]["x"] < places[1]["x"]
        await grid.nth(3).click()
    else:
        assert (await grid.count(), await select.count()) == (0, 1)
        await select.focus()
        await sara.page.keyboard.press("ArrowDown")
        assert await sara.page.evaluate("document.activeElement.matches(':open')")
        assert "pressed" not in await sara.page.title()
        await sara.page.keyboard.press("Escape")
        await select.select_option("3")
    assert await sara.page.title() == "pressed 3"


async def test_news_come_into_view(browsers: BrowserFront, room: str) -> None:
    sara = await browsers.person("Sara", room, "en", **DESK)
    ali = await browsers.person("Ali", room, "en", **PHONE)
    await open_table([sara, ali])
    await is_in_view(sara)
    await Player(sara, 1).play()
    await sara.page.click("#close")
    await sara.say("/limit")
    await posts_of(ali, sara)
    await is_in_view(sara)
    assert not await sara.page.is_visible(PILL)

    await Player(sara, 1).play()
    await sara.say("/limit")
    await sara.page.wait_for_timeout(OWN)
    await sara.page.evaluate("document.querySelector('#log').scrollTop = 0")
    await posts_of(ali, sara)
    await sara.page.click(PILL)
    await is_in_view(sara)
    assert not await sara.page.is_visible(PILL)


async def test_ones_own_result_comes_into_view(browsers: BrowserFront, room: str) -> None:
    sara = await browsers.person("Sara", room, "en", viewport={"width": 1280, "height": 500})
    await open_table([sara])
    await sara.say("/limit")
    await sara.page.evaluate("document.querySelector('#log').scrollTop = 0")
    before = sara.public()
    await Player(sara, 1, typing=1).play(at_most=4)
    await until(lambda: sara.public() != before, sara, "the next post")
    await is_in_view(sara)


async def test_an_open_board_follows_the_game(browsers: BrowserFront, room: str) -> None:
    sara = await browsers.person("Sara", room, "en", **PHONE)
    ali = await browsers.person("Ali", room, "en", **DESK)
    mina = await browsers.person("Mina", room, "en", **DESK)
    await open_table([sara, ali])
    await Player(sara, 1).play()
    await mina.say("/board")
    assert mina.private()
    assert of(sara).plain("answer-waiting", names="Ali") in sara.private()
    await Player(ali, 2).play()
    await until(lambda: len(decisions(sara)) > 0, sara, "the next question")
    await until(lambda: not mina.private(), mina, "the old board to go")
    assert ali.private()
    await sara.say("/stop")
    await sara.press(button(sara, "stop"))
    await until(lambda: not ali.private(), ali, "the board of a game that was stopped to go")


async def test_what_one_did_stays_where_the_computer_is_quick(browsers: BrowserFront, room: str, keep: Keep) -> None:
    sara = await browsers.person("Sara", room, "en", **PHONE)
    await open_table([sara], "hamlet", computers=1)
    await sara.press(button(sara, "play"))
    posts = len(sara.public())
    await sara.say("produce quarry")
    await until(lambda: len(sara.public()) > posts and len(decisions(sara)) > 0, sara, "the next round's question")
    assert await sara.page.inner_text("#note") != ""
    assert "Done. Sara: filled the Quarry" in sara.private()
    await shot(sara, keep, "done")


async def test_a_sentence_stands_above_the_board(browsers: BrowserFront, room: str, keep: Keep) -> None:
    sara = await browsers.person("Sara", room, "en", **PHONE)
    await open_table([sara])
    await sara.press(button(sara, "play"))
    question, limit = decisions(sara), of(sara).plain("limit-none")
    for line in ("/limit", "/language en"):
        await sara.say(line)
        assert decisions(sara) == question
        assert line in await sara.page.inner_text("#note")
    assert limit not in await sara.page.inner_text("#note")
    await shot(sara, keep, "note")
    await sara.press(question[0])
    assert decisions(sara) != question
    assert await sara.page.inner_text("#note") == ""


async def test_a_long_answer_takes_the_place_of_the_board(browsers: BrowserFront, room: str, keep: Keep) -> None:
    sara = await browsers.person("Sara", room, "en", **PHONE)
    await open_table([sara])
    for line in ("/help", "/rules hamlet", "/board text"):
        await sara.press(button(sara, "play"))
        assert decisions(sara)
        await sara.say(line)
        assert (decisions(sara), await sara.page.inner_text("#note")) == ((), "")
        assert await sara.page.evaluate(WHOLE)
    await shot(sara, keep, "text")


async def test_an_english_post_on_a_persian_page(browsers: BrowserFront, room: str, keep: Keep) -> None:
    sara = await browsers.person("سارا", room, "fa", **PHONE)
    await sara.say("/language en room")
    await sara.say("/newgame landverse")
    await until(lambda: "Join" in sara.public_options(), sara, "the lobby")
    lefts = [await sara.page.locator(f"#messages {one}").first.bounding_box() for one in ("p", ".row button")]
    assert lefts[0]
    assert lefts[1]
    assert lefts[0]["x"] == pytest.approx(lefts[1]["x"], abs=1)
    hash_, name = [await sara.page.locator(f"#rooms {one}").bounding_box() for one in (".hash", "#room")]
    assert hash_
    assert name
    assert hash_["x"] < name["x"]
    await shot(sara, keep, "lobby")


async def test_no_line_begins_with_what_ends_a_command(browsers: BrowserFront, room: str) -> None:
    sara = await browsers.person("سارا", room, "fa", **PHONE)
    await sara.say("/help")
    for width in range(330, 430):
        await sara.page.set_viewport_size({"width": width, "height": 800})
        assert await sara.page.evaluate(ALONE) == [], width
    await sara.page.focus("#private code:text-is('/newgame')")
    await sara.page.keyboard.press("Enter")
    assert await sara.page.input_value("#typed") == "/newgame "


async def test_a_sentence_about_no_game_stays(browsers: BrowserFront, room: str) -> None:
    sara, ali = [await browsers.person(name, room, "en", **PHONE) for name in ("Sara", "Ali")]
    await open_table([sara, ali])
    await sara.say("/forget me")
    await sara.press(button(sara, "forget"))
    await until(lambda: is_over(sara), sara, "the end, as Ali is left alone")
    await sara.page.wait_for_timeout(300)
    await sara.refresh()
    assert of(sara).plain("forget-done") in sara.private()


async def test_a_sentence_goes_with_the_next_post(browsers: BrowserFront, room: str) -> None:
    sara, ali = [await browsers.person(name, room, "en", **PHONE) for name in ("Sara", "Ali")]
    await sara.say("/newgame landverse")
    await until(lambda: offers(ali, "join"), ali, "the lobby")
    await ali.press(button(ali, "join"))
    assert of(ali).plain("answer-joined", letter="B") in ali.private()
    await until(lambda: "Ali" in sara.public()[0], sara, "Ali")
    assert ali.private()
    await sara.press(button(sara, "begin"))
    await until(lambda: not ali.private(), ali, "the sentence to go")


async def test_rooms_are_apart(browsers: BrowserFront, room: str) -> None:
    sara = await browsers.person("Sara", room, "en", **PHONE)
    await sara.say("/newgame landverse")
    await sees(sara, "Seats:")
    await sara.page.click("#rooms summary")
    await sara.page.fill("#other-room input", "Café & <b>")
    await sara.page.keyboard.press("Enter")
    await sara.page.wait_for_selector("#room:text-is('café-b')")
    await sara.refresh()
    assert sara.public() == ()
    await sara.say("/board")
    assert sara.private().endswith(of(sara).plain("error-no-game").replace("`", ""))
    await sara.page.click("#rooms summary")
    await sara.page.click(f"#rooms a:has-text('{room}')")
    await sees(sara, "Seats:")
    assert sara.private() == ""


@pytest.mark.parametrize(("look", "times"), [(PHONE, 2), (DESK, 0)])
async def test_a_picture_alone(browsers: BrowserFront, room: str, look: dict[str, Any], times: int) -> None:
    sara = await browsers.person("سارا", room, "fa", **look)
    await open_table([sara])
    for close in (sara.page.keyboard.press("Escape"), sara.page.mouse.click(200, 400)):
        await sara.page.click("#messages .picture")
        assert await sara.page.is_visible("#viewer img")
        await sara.page.evaluate("document.querySelector('#viewer img').decode()")
        wide, high = await sara.page.evaluate(
            "[viewer.scrollWidth / viewer.clientWidth, viewer.scrollHeight / viewer.clientHeight]"
        )
        assert wide >= times if times else (wide, high) == (1, 1)
        if times:
            await sara.page.wait_for_function("viewer.scrollLeft > 0")
        await close
        assert not await sara.page.is_visible("#viewer img")


async def test_a_hostile_name_is_text(browsers: BrowserFront, room: str, keep: Keep) -> None:
    name = "<img src=x onerror=alert(1)>**`{@web:1}\u202e\u2066" + "x" * 500
    mallory = await browsers.person(name, room, "en", **PHONE)
    assert "\u202e" not in await mallory.page.inner_text("#me")
    await open_table([mallory])
    shown = "<img src=x onerror=alert(1)>**`"
    assert shown in mallory.public()[0]
    assert f"@{shown}" in mallory.public()[-1]
    assert await mallory.page.locator("img[src=x], strong:has-text('{@web')").count() == 0
    assert await mallory.page.evaluate(FITS)
    await shot(mallory, keep, "page")
    keep("picture", await mallory.picture())


async def test_language_changes_the_page_at_once(browsers: BrowserFront, room: str) -> None:
    sara = await browsers.person("Sara", room, "en", **PHONE)
    await sara.say("/language fa")
    await sara.page.wait_for_selector("html[lang=fa]")
    assert re.search("[ا-ی]", await sara.page.inner_text("#hint"))
