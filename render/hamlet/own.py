"""What the viewer is asked, large: the places marked with what is typed for them, and the viewer's own things."""

from collections.abc import Iterator
from typing import Final

from PIL import Image

from engine.game import Seat
from engine.hamlet.data import DONKEY_PRICE, GOODS, REFINED, TILES, VILLAGER_PRICES, VILLAGERS
from engine.hamlet.view import HamletView
from render.canvas import Box, Part, Stamp
from render.hamlet import folk, goods
from render.hamlet.choices import Choice, choices, marked
from render.hamlet.everybody import GAP, LOW, PANELS, columns, draw_table, height, progress
from render.hamlet.miniature import miniature
from render.hamlet.names import question, tile_name, typed, what_name
from render.hamlet.panels import HEADING, Scene, cost, draw_scores
from render.hamlet.players import draw_player
from render.hamlet.stages import STAGES, draw_map
from render.hamlet.village import tag
from render.marks import pill
from render.palette import MUTED
from render.scene import draw_footer, draw_header, order, scene, turns
from render.sheet import MARGIN, WIDTH, blank
from render.table import Table
from render.text import CODE, ELLIPSIS, LABEL, Type, length, shrunk, wrapped

AS_FOR: Final = 3
"""The picture is as high as the table of so many."""
OWN: Final = 470
"""Width of the own panel."""
NAME: Final = Type("ExtraBold", 29)
LINE: Final = Type("Medium", 27, MUTED)
WIDEST: Final = 196
"""Px of the words of an option."""
LEAST: Final = 21
PITCH: Final = 52


def draw_mine(view: HamletView, table: Table) -> Image.Image:
    """The viewer's question and things; for watchers the table."""
    if view.viewer is None:
        return draw_table(view, table)
    seat, asked = view.viewer, view.ask.kind if view.ask else ""
    now = scene("hamlet", view, table, blank(height(AS_FOR)))
    heads = order(now, seat, f"ask-{asked}") if asked else turns(now, "to-play")
    draw_header(now, now.say("title"), progress(now), heads)
    stage, side = columns(now.way)
    STAGES.get(asked, draw_map)(now, stage)
    if asked:
        _draw_question(now, side, asked)
    else:
        draw_scores(now, side, "points" if view.over else "points-now")
    _draw_things(now, seat)
    draw_footer(now, now.say(f"hint-{asked}") if asked else now.say("goal"))
    return now.picture


# Beside the stage: what is chosen already, what is missing, and the options that are no place on it


def _draw_question(now: Scene, box: Box, asked: str) -> None:
    now.panel(box)
    left, top, right, bottom = box[0] + 18, box[1], box[2] - 18, box[3]
    y = top + 40
    for line in wrapped(question(now.words, asked), NAME, round(right - left), now.way.rtl):
        now.row(left, right, y, line)
        y += 38
    y = _draw_job(now, (left, y + 8, right, bottom))
    options = list(_placeless(now, asked))
    pitch = min(PITCH, (bottom - y - 20) / max(1, len(options)))
    for n, parts in enumerate(options):
        now.row(left, right, y + 26 + pitch * n, *parts)


def _draw_job(now: Scene, box: Box) -> float:
    """What is being done, as far as it is chosen, and what is still missing; where it ends."""
    left, y, right, _ = box
    job, room = now.view.job, round(box[2] - box[0])
    if not job:
        return y
    if job.what in TILES and job.job == "build":
        miniature(job.what, 180, 130).on(now.picture, (left + right) / 2, y + 70)
        y += 140
    if name := what_name(now.words, job.what):
        now.row(left, right, y + 20, shrunk(name, NAME, room, LEAST))
        y += 50
    if job.needs or job.coins:
        now.row(left, right, y + 16, now.label("missing", 27))
        now.row(left, right, y + 58, *cost(now, job.needs, job.coins, 17))
        y += 96
    return y


def _placeless(now: Scene, asked: str) -> Iterator[list[Part]]:
    """The options that aren't marked on the stage, each with its sign or price; of those that are, their first word."""
    open_, told = marked(now), set[str]()
    for choice in choices(now):
        word, about = choice.words[0], choice.about
        if word == "take":
            yield [goods.good(about, 16, _owner(choice)), 8, _pill(choice.shown)]
        elif about and word == ON_STAGE.get(asked, word if about in open_ or word == "part" else ""):
            if word not in told:
                yield [_pill(f"{typed(now.words, word)} {ELLIPSIS}")]
            told.add(word)
        else:
            yield [_pill(choice.shown), 12, *_sign(now, choice)]


ON_STAGE: Final = {"side": "side", "fit": "fit", "hall": "plan", "market": "sell", "church": "spot", "build": "build"}
"""By the question: the first word of the options that are shown on its stage."""


def _pill(words: str) -> Stamp:
    """An option in a pill that fits beside its sign."""
    size = next((size for size in range(26, 17, -1) if length(words, CODE.sized(size)) <= WIDEST), 17)
    return pill(words, CODE.sized(size))


def _owner(choice: Choice) -> Seat | None:
    """Whose the good of `take brick brickworks p2` is; None for a raw one."""
    return int(choice.words[3].removeprefix("p")) - 1 if choice.words[3:] else None


def _sign(now: Scene, choice: Choice) -> list[Part]:
    """The price of what is hired or bought; the good that is named."""
    seat, about = now.view.seat, choice.about
    player = now.view.players[seat]
    if choice.words == ("hire",):
        price = VILLAGER_PRICES[min(len(player.villagers), VILLAGERS - 1) - 1]
        return [folk.villager(seat), 8, goods.coin(17, now.words.number(price))]
    if choice.words == ("donkey",):
        return [folk.donkey(seat), 8, goods.coin(17, now.words.number(DONKEY_PRICE))]
    if choice.words[0] == "buy":
        price = now.view.prices.refined if about in REFINED else now.view.prices.raw
        return [goods.good(about, 17), 8, goods.coin(17, now.words.number(price))]
    return [goods.good(about, 17)] if about in GOODS else []


# Below: what is the viewer's


def _draw_things(now: Scene, seat: Seat) -> None:
    """The own panel, and the blueprints in hand."""
    high = PANELS[AS_FOR]
    left, right = now.way.column(MARGIN, WIDTH - MARGIN, 0, OWN)
    draw_player(now, (left, LOW, right, LOW + high), seat)
    left, right = now.way.column(MARGIN, WIDTH - MARGIN, OWN + GAP, WIDTH - 2 * MARGIN - OWN - GAP)
    now.panel((left, LOW, right, LOW + high))
    hand = now.view.players[seat].hand
    now.row(left + 18, right - 18, LOW + 32, now.text("hand" if hand else "hand-empty", HEADING if hand else LABEL))
    pitch = (right - left - 24) / 3
    for n, tile in enumerate(hand):
        near, far = now.way.column(left + 12, right - 12, pitch * n, pitch)
        _draw_held(now, (near + 6, LOW + 58, far - 6, LOW + high - 12), tile)


def _draw_held(now: Scene, box: Box, tile: str) -> None:
    """A blueprint in hand: its tile, its name, its cost and points."""
    left, top, right, _ = box
    room, printed = round(right - left), TILES[tile]
    points = goods.points(now.words.number(printed.vp), 40)
    code: Stamp = tag(printed.code, 22)
    miniature(tile, 130, 88).on(now.picture, (left + right) / 2, top + 46)
    now.row(left, right, top + 20, code)
    now.row_end(left, right, top + 24, points)
    now.row(left, right, top + 112, shrunk(tile_name(now.words, tile), NAME.sized(27), room, LEAST))
    now.row(left, right, top + 150, *cost(now, printed.cost, printed.cost_coins, 16))
