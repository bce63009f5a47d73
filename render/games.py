"""The pictures and words of every game, by its slug."""

from typing import Any, Final

from render import ants, coatl, hamlet, landverse, minecraft, palettes
from render.canvas import encode
from render.table import Pictures, Table

PICTURES: Final[dict[str, Pictures]] = {
    "landverse": Pictures(
        draw={"table": landverse.draw_table, "mine": landverse.draw_mine},
        describe=landverse.describe,
        palette=palettes.load("landverse"),
        warm=landverse.warm,
    ),
    "ants": Pictures(
        draw={"table": ants.draw_table, "mine": ants.draw_mine},
        describe=ants.describe,
        palette=palettes.load("ants"),
        warm=ants.warm,
    ),
    "minecraft": Pictures(
        draw={
            "table": minecraft.draw_table,
            "mine": minecraft.draw_mine,
            "cube": minecraft.draw_cube,
            "ground": minecraft.draw_land,
        },
        describe=minecraft.describe,
        palette=palettes.load("minecraft"),
        warm=minecraft.warm,
    ),
    "coatl": Pictures(
        draw={"table": coatl.draw_table, "mine": coatl.draw_mine},
        describe=coatl.describe,
        palette=palettes.load("coatl"),
        warm=coatl.warm,
    ),
    "hamlet": Pictures(
        draw={
            "table": hamlet.draw_table,
            "mine": hamlet.draw_mine,
            "village": hamlet.draw_village,
            "market": hamlet.draw_market,
        },
        describe=hamlet.describe,
        palette=palettes.load("hamlet"),
        warm=hamlet.warm,
    ),
}


def picture(slug: str, name: str, view: Any, table: Table) -> bytes:
    """One of a game's pictures as PNG: at most 1280 px on its long side and 300 KiB."""
    game = PICTURES[slug]
    return encode(game.draw[name](view, table), game.palette)
