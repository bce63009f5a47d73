"""People at a real browser, each in a tab of their own."""

import base64
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final
from urllib.parse import urljoin

from playwright.async_api import Browser, Error, Locator, Page, async_playwright

from render.table import Language
from render.words import bare
from tests.journeys.person import until

CHROMIUM: Final = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
WHY_NOT: Final = "there is no Chromium on PATH (Debian: apt-get install chromium)"
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
READ: Final = """() => {
  const labels = (within) => [...within?.querySelectorAll(".row button:enabled, .row option:enabled") ?? []]
    .map((control) => control.textContent);
  const panel = document.querySelector("#private:not([hidden]) > div");
  const newest = document.querySelector("#messages > article:last-child");
  return {
    private: panel?.innerText ?? "",
    options: labels(panel),
    public: [...document.querySelectorAll("#messages > article")].map((one) => one.innerText),
    publicOptions: labels(newest),
    called: Boolean(newest?.querySelector(".mention.me")),
    busy: Boolean(document.querySelector("[aria-busy]")),
  };
}"""
FIND: Final = """(label) => {
  const bare = (text) => text.replace(/[\u200e\u200f\u2068\u2069]/g, "");
  const places = [...document.querySelectorAll("#private:not([hidden]), #messages > article")];
  for (const place of [places.pop(), ...places.reverse()])
    for (const control of place?.querySelectorAll(".row button:enabled, .row option:enabled") ?? [])
      if (bare(control.textContent) === label) return control;
  return null;
}"""
"""The private answer stands last in the document, the posts before it, oldest first."""
TRIES: Final = 3
PICTURE: Final = "#private:not([hidden]) img, #messages > article:last-child img"


class BrowserPerson:
    """A tab. What it shows is read from the page as it stands (`refresh`), never from the protocol."""

    def __init__(self, page: Page, name: str, language: Language) -> None:
        self.page, self.name, self.language = page, name, language
        self.complaints: list[str] = []
        """What went wrong on the page."""
        self._seen: dict[str, Any] = {}
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda told: self.complaints.append(told.text) if told.type == "error" else None)

    async def enter(self, url: str, room: str) -> None:
        """Open the page and give the name."""
        await self.page.goto(f"{url}/#{room}")
        await self.page.fill("#name", self.name)
        await self.page.keyboard.press("Enter")
        await self.page.wait_for_selector("#typed", state="visible")
        await self.refresh()

    async def say(self, text: str) -> None:
        await self.page.fill("#typed", text)
        await self.page.keyboard.press("Enter")
        await self._answered()

    async def press(self, label: str) -> None:
        for _ in range(TRIES):
            if await self._use(label):
                await self._answered()
                return
        raise LookupError(f"{self.name} never gets hold of {label!r}")

    async def _use(self, label: str) -> bool:
        """Whether it could be pressed; it may have gone while the finger was on its way."""
        control = (await self.page.evaluate_handle(FIND, label)).as_element()
        if control is None:
            raise LookupError(f"{self.name} finds no {label!r}")
        if await control.evaluate("(control) => control.tagName") == "OPTION":
            select = (await control.evaluate_handle("(option) => option.closest('select')")).as_element()
            assert select
            await select.select_option(await control.get_attribute("value"))
        else:
            try:
                await control.click()
            except Error:
                if await control.evaluate("(control) => control.isConnected"):
                    raise
                return False
        return True

    def private(self) -> str:
        return bare(self._seen["private"])

    def options(self) -> tuple[str, ...]:
        return tuple(map(bare, self._seen["options"]))

    def public(self) -> tuple[str, ...]:
        return tuple(map(bare, self._seen["public"]))

    def public_options(self) -> tuple[str, ...]:
        return tuple(map(bare, self._seen["publicOptions"]))

    def called(self) -> bool:
        return bool(self._seen["called"])

    async def picture(self) -> bytes | None:
        image = self.page.locator(PICTURE).last
        return await self._load(image) if await image.count() else None

    async def album(self) -> tuple[bytes, ...]:
        images = await self.page.locator("#messages img").all()
        return tuple([await self._load(image) for image in images])

    async def _load(self, image: Locator) -> bytes:
        source = await image.get_attribute("src") or ""
        if source.startswith("data:"):
            return base64.b64decode(source.partition(",")[2])
        answer = await self.page.request.get(urljoin(self.page.url, source))
        assert answer.ok
        return await answer.body()

    async def refresh(self) -> None:
        self._seen = await self.page.evaluate(READ)

    async def leave(self) -> None:
        await self.page.close()

    async def _answered(self) -> None:
        await self.refresh()
        await until(lambda: not self._seen["busy"], self, "an answer")


class BrowserFront:
    """The page of one program, in one browser. Every person has a tab with a session of their own."""

    def __init__(self, url: str, browser: Browser) -> None:
        self.url, self.browser = url, browser
        self.people: list[BrowserPerson] = []

    async def person(self, name: str, room: str, language: Language = "en", **look: Any) -> BrowserPerson:
        """`look`: how the tab looks, as Playwright's contexts take it (viewport, color_scheme)."""
        context = await self.browser.new_context(locale=language, **look)
        person = BrowserPerson(await context.new_page(), name, language)
        self.people.append(person)
        await person.enter(self.url, room)
        return person


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """A browser that has started, and is closed at the end."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        await browser.close()


@asynccontextmanager
async def browser_front(url: str, browser: Browser) -> AsyncIterator[BrowserFront]:
    """People on the page at `url`; their tabs close at the end. Raises AssertionError if one complained of anything."""
    front = BrowserFront(url, browser)
    yield front
    for context in browser.contexts:
        await context.close()
    complaints = [complaint for person in front.people for complaint in person.complaints]
    assert not complaints, complaints
