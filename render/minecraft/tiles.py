"""Tiles, weapon tokens, blocks and their small signs, as stamps; what is counted on them in the words' digits."""

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from engine.minecraft.data import COLOURS, TILES, WEAPONS, Blocks, Building, Mob
from render.canvas import SHARP, Pen, Stamp, stamp
from render.minecraft import sprites
from render.minecraft.palette import (
    COST,
    FADED,
    GIFT,
    HEART,
    NIGHT,
    NIGHT_DARK,
    NIGHT_LIGHT,
    TILE_BACK,
    TILE_BACK_DARK,
    TILE_FOOT,
    TOKEN,
    TOKEN_BACK,
    XP,
    XP_DARK,
)
from render.palette import HAIRLINE, INK, LIGHT, PANEL, Colour, mixed
from render.text import Type, text
from render.words import Words

RADIUS: Final = 8
THICK: Final = 3
"""Px that each tile below adds to a stack's foot."""
DARK_PLATE: Final = mixed(XP_DARK, INK, 0.75)


def rounded(image: Image.Image, radius: int) -> Image.Image:
    """The picture with round corners."""
    mask = Image.new("L", (image.width * SHARP, image.height * SHARP))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, mask.width - 1, mask.height - 1), radius * SHARP, fill=255)
    out = image.convert("RGBA")
    out.putalpha(mask.reduce(SHARP))
    return out


def _cropped(image: Image.Image, side: int) -> Image.Image:
    edge = (image.width - side) // 2
    return image.crop((edge, edge, edge + side, edge + side))


@lru_cache(maxsize=512)
def scenery(biome: str, side: int) -> Image.Image:
    """A biome's ground, square."""
    return _cropped(sprites.biome(biome, -(-side // 19)), side)


@lru_cache(maxsize=512)
def face(number: int, side: int, foot: float = 0.76) -> Image.Image:
    """A tile's picture without its numbers: the building on its biome, or the mob at night.

    foot: how far down it stands, as a share of the side.
    """
    tile = TILES[number]
    ground = scenery(tile.biome, side).copy() if isinstance(tile, Building) else night(side)
    pixel = max(1, round(side / 21))
    art = (
        sprites.building(tile.type, tile.material, pixel)
        if isinstance(tile, Building)
        else sprites.sprite(tile.kind, pixel)
    )
    ground.alpha_composite(art, ((side - art.width) // 2, round(side * foot) - art.height))
    return ground


def night(side: int) -> Image.Image:
    """What mobs come out of."""
    ground = Image.new("RGBA", (side, side), NIGHT)
    draw, step = ImageDraw.Draw(ground), max(2, side // 18)
    for n, (x, y) in enumerate(((3, 2), (9, 4), (14, 2), (2, 8), (15, 9), (6, 12), (12, 13), (16, 5), (4, 15))):
        colour = NIGHT_LIGHT if n % 2 else NIGHT_DARK
        draw.rectangle((x * step, y * step, (x + 1) * step - 1, (y + 1) * step - 1), fill=colour)
    return ground


@lru_cache(maxsize=512)
def board_tile(number: int, side: int) -> Stamp:
    """A building on a player's board: full colour in a dark frame."""
    return _framed(face(number, side, 0.94), side)


@lru_cache(maxsize=64)
def printed(biome: str, side: int) -> Stamp:
    """A printed biome, paler and without a frame."""
    pale = Image.blend(scenery(biome, side).convert("RGB"), Image.new("RGB", (side, side), PANEL), FADED)
    return Stamp(rounded(pale, RADIUS), 0, 0, side)


def _framed(image: Image.Image, side: int) -> Stamp:
    line = max(3, round(side / 26))
    base = Image.new("RGBA", (side, side))
    base.alpha_composite(rounded(image, RADIUS))
    frame = stamp((0, 0, side, side), lambda pen: pen.rounded((0, 0, side, side), RADIUS, None, INK, line))
    base.alpha_composite(frame.image)
    return Stamp(base, 0, 0, side)


def stack(number: int | None, left: int, side: int, words: Words) -> Stamp:
    """A stack: its top tile face up or down, how many are left. Its spot is the upper left corner of the top."""
    base = _foot(left, side).copy()
    base.alpha_composite(_closed(side) if number is None else opened(number, side, words))
    count = plate(words.number(left), round(side * 0.22), PANEL, INK)
    base.alpha_composite(count.image, (3, 3))
    return Stamp(base, 0, 0, side)


@lru_cache(maxsize=32)
def _foot(left: int, side: int) -> Image.Image:
    """What is seen of the tiles below, and room for the one on top."""
    high = side + THICK * left
    base = Image.new("RGBA", (side + 2, high + 2))
    foot = stamp((0, 0, side, high), lambda pen: pen.rounded((0, 0, side, high), RADIUS, TILE_FOOT))
    base.alpha_composite(foot.image)
    return base


@lru_cache(maxsize=8)
def _closed(side: int) -> Image.Image:
    """A tile face down, which tells nothing."""
    image = rounded(back(side), RADIUS)
    shown = text("?", Type("ExtraBold", round(side * 0.42), LIGHT))
    lay(image, shown, (side - shown.width) / 2, side / 2)
    return image


def lay(picture: Image.Image, one: Stamp, x: float, y: float) -> None:
    """Lay a stamp on a clear picture, with its spot at x, y."""
    picture.alpha_composite(one.image, (round(x) - one.x, round(y) - one.y))


def back(side: int) -> Image.Image:
    """A tile face down."""
    image = Image.new("RGBA", (side, side), TILE_BACK)
    draw, step = ImageDraw.Draw(image), side / 6
    for row in range(6):
        for column in range(row % 2, 6, 2):
            draw.rectangle(
                (column * step, row * step, (column + 1) * step - 1, (row + 1) * step - 1), fill=TILE_BACK_DARK
            )
    return image


@lru_cache(maxsize=512)
def opened(number: int, side: int, words: Words) -> Image.Image:
    """A face-up tile with what decides about it: cost and XP, or hearts, XP and gift. Not to be drawn on."""
    tile, image = TILES[number], face(number, side).copy()
    strip = round(side * 0.26)
    ImageDraw.Draw(image).rectangle((0, side - strip, side, side), fill=COST)
    middle = side - strip / 2
    if isinstance(tile, Building):
        _lay_cost(image, tile.cost, side, middle)
    else:
        _lay_mob(image, tile, side, middle, strip, words)
    if tile.xp:
        badge = xp(words.number(tile.xp), round(side * 0.24))
        lay(image, badge, side - badge.width - 3, 3 + badge.image.height / 2)
    return rounded(image, RADIUS)


def _lay_cost(image: Image.Image, cost: Blocks, side: int, middle: float) -> None:
    pixel = max(2, side // 52)
    blocks = [colour for colour, n in zip(COLOURS, cost, strict=True) for _ in range(n)]
    width = 8 * pixel + 2
    left = (side - width * len(blocks) + 2) / 2
    for n, colour in enumerate(blocks):
        image.alpha_composite(sprites.texture(colour, pixel), (round(left + n * width), round(middle - 4 * pixel)))


def _lay_mob(image: Image.Image, mob: Mob, side: int, middle: float, strip: int, words: Words) -> None:
    size = round(strip * 0.9)
    heart = sprites.sprite("heart", max(2, round(strip / 11)))
    image.alpha_composite(heart, (5, round(middle - heart.height / 2)))
    hearts = text(words.number(mob.hearts), Type("ExtraBold", size, LIGHT))
    lay(image, hearts, 8 + heart.width, middle)
    sign = gift(mob, strip - 4, words)
    lay(image, sign, side - sign.width - 4, middle)


@lru_cache(maxsize=128)
def gift(mob: Mob, high: int, words: Words) -> Stamp:
    """What a won mob brings: one more action, or XP for what it names. Its spot: the middle of its left edge."""
    if mob.is_food:
        art = sprites.sprite("action", max(2, high // 11))
        parts: list[Image.Image] = [art]
    else:
        each = text(words.number(mob.each), Type("ExtraBold", round(high * 0.86), INK))
        number = Image.new("RGBA", (each.width, high))
        lay(number, each, 0, high / 2)
        parts = [number, icon(mob.value, high - 6)]
    width = sum(part.width for part in parts) + 4 * (len(parts) + 1)
    plate_ = stamp((0, 0, width, high), lambda pen: pen.rounded((0, 0, width, high), 5, GIFT))
    image, x = plate_.image.copy(), 4
    for part in parts:
        image.alpha_composite(part, (x, (high - part.height) // 2))
        x += part.width + 4
    return Stamp(image, 0, high // 2, width)


MATERIALS: Final = tuple(COLOURS)
BIOMES: Final = tuple(sprites.BIOMES)


@lru_cache(maxsize=128)
def icon(value: str, side: int) -> Image.Image:
    """A small sign of a value that phases and mobs count: a biome, a material, a type."""
    if value in BIOMES:
        return rounded(scenery(value, side), 4)
    if value in MATERIALS:
        return rounded(sprites.texture(value, -(-side // 8)).resize((side, side), Image.Resampling.NEAREST), 3)
    pixel = max(1, side // 12)
    return sprites.building(value, "stone", pixel)


@lru_cache(maxsize=64)
def block(colour: str, side: int) -> Stamp:
    """A block from the front."""
    return Stamp(icon(colour, side), 0, side // 2, side)


@lru_cache(maxsize=64)
def xp(points: str, high: int) -> Stamp:
    """XP on a dark plate, with their sign. Its spot: the middle of its left edge."""
    number = text(points, Type("ExtraBold", round(high * 0.92), LIGHT))
    width = round(high * 0.62) + number.width + 12
    shape = stamp((0, 0, width, high), lambda pen: pen.rounded((0, 0, width, high), high / 4, DARK_PLATE))
    image = shape.image.copy()
    lay(image, gem(round(high * 0.34)), 5, high / 2)
    lay(image, number, 8 + round(high * 0.62), high / 2)
    return Stamp(image, 0, high // 2, width)


@lru_cache(maxsize=16)
def gem(radius: int) -> Stamp:
    """The sign of XP, so many px from its middle to its side."""
    high = radius * 1.35

    def paint(pen: Pen) -> None:
        pen.polygon([(radius, -high), (2 * radius, 0), (radius, high), (0, 0)], XP_DARK)
        pen.polygon([(radius, -high), (radius, high), (0, 0)], XP)

    return stamp((0, -high, 2 * radius, high), paint)


@lru_cache(maxsize=256)
def plate(content: str, high: int, fill: Colour, ink: Colour) -> Stamp:
    """A few letters on a small plate; its spot is the upper left corner."""
    letters = text(content, Type("ExtraBold", round(high * 0.95), ink))
    width = max(high, letters.width + 10)
    shape = stamp((0, 0, width, high), lambda pen: pen.rounded((0, 0, width, high), high / 4, fill))
    image = shape.image.copy()
    lay(image, letters, (width - letters.width) / 2, high / 2)
    return Stamp(image, 0, 0, width)


@lru_cache(maxsize=128)
def token(kind: int | None, width: int, high: int, words: Words) -> Stamp:
    """A weapon token on its place: the weapon with its hearts, or face down. Its spot is its middle."""
    fill = TOKEN_BACK if kind is None else TOKEN
    shape = stamp((0, 0, width, high), lambda pen: pen.rounded((0, 0, width, high), 10, fill, HAIRLINE, 3))
    image = shape.image.copy()
    if kind is None:
        mark = text("?", Type("ExtraBold", round(high * 0.5), HAIRLINE))
        lay(image, mark, (width - mark.width) / 2, high / 2)
        return Stamp(image, width // 2, high // 2, width)
    pixel = max(2, min(width, high) // 17)
    art = sprites.sprite(WEAPONS[kind].kind, pixel)
    image.alpha_composite(art, ((width - art.width) // 2 - 4, (high - art.height) // 2 - 2))
    hearts = text(words.number(WEAPONS[kind].hearts), Type("ExtraBold", max(24, width // 5), HEART))
    lay(image, hearts, width - hearts.width - 7, high - max(17, width // 7))
    return Stamp(image, width // 2, high // 2, width)


@lru_cache(maxsize=128)
def weapon(kind: int, count: int, pixel: int, words: Words) -> Stamp:
    """A weapon a player owns, with its hearts, or how many there are of it. Its spot: the middle of its left edge."""
    art = sprites.sprite(WEAPONS[kind].kind, pixel)
    how = Type("ExtraBold", round(8.5 * pixel), HEART if count == 1 else INK)
    label = text(words.number(WEAPONS[kind].hearts) if count == 1 else f"×{words.number(count)}", how, False)
    corner = art.crop((0, art.height // 2, art.width, art.height)).getbbox()
    start = corner[2] + 2 if corner else art.width
    image = Image.new("RGBA", (max(art.width, start + label.width), art.height))
    image.alpha_composite(art, (0, 0))
    lay(image, label, start, art.height * 0.72)
    return Stamp(image, 0, art.height // 2, image.width)
