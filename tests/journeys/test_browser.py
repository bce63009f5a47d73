"""What a person does at the page itself, in a real browser."""

import re
from typing import Any, Final

from tests.journeys.browser_front import BrowserFront, BrowserPerson
from tests.journeys.person import sees, until
from tests.journeys.play import Keep, Player, decisions, is_over, of, open_table, play_out

PHONE: Final[dict[str, Any]] = {"viewport": {"width": 400, "height": 800}}
DESK: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 800}}
FITS: Final = "() => document.documentElement.scrollWidth <= innerWidth"


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
    await play_out(players)
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


async def test_a_newcomer(browsers: BrowserFront, room: str, keep: Keep) -> None:
    context = await browsers.browser.new_context(locale="en", **PHONE)
    page = await context.new_page()
    await page.goto(f"{browsers.url}/#{room}")
    await page.wait_for_selector("#naming", state="visible")
    assert "to see what you can do" in await page.inner_text("#hint")
    assert not await page.is_visible("#typed")
    keep("name", await page.screenshot())
    await page.keyboard.type("Sara")
    await page.keyboard.press("Enter")
    await page.wait_for_selector("#typed", state="visible")
    assert await page.inner_text("#me") == "Sara"
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
    keep("lobby", await page.screenshot())
    await page.reload()
    await page.wait_for_selector("#messages article")
    assert await page.inner_text("#me") == "Sara"


async def test_without_a_mouse(browsers: BrowserFront, room: str) -> None:
    sara = await browsers.person("Sara", room, "en", **DESK)
    await open_table([sara])
    keys = sara.page.keyboard
    await sara.page.focus("#messages article:last-child button.main")
    await keys.press("Enter")
    await sara.page.wait_for_selector("#private select:focus, #private button:focus")
    await sara.refresh()
    first = decisions(sara)
    assert len(first) > 5
    await keys.press("ArrowDown")
    assert await sara.page.evaluate("document.activeElement.matches(':open')")
    assert decisions(sara) == first
    await keys.press("ArrowDown")
    await keys.press("Enter")
    await until(lambda: decisions(sara) not in ((), first), sara, "the next question")
    assert await sara.page.evaluate("document.querySelector('#private').contains(document.activeElement)")
    outline = "getComputedStyle(document.activeElement).outlineStyle"
    assert await sara.page.evaluate(outline) == "solid"


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


async def test_a_picture_alone(browsers: BrowserFront, room: str) -> None:
    sara = await browsers.person("Sara", room, "en", **PHONE)
    await open_table([sara])
    await sara.page.click("#messages .picture")
    assert await sara.page.is_visible("#viewer img")
    await sara.page.keyboard.press("Escape")
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
