"""Names of Landverse's tiles, put together from what is drawn on their halves."""

from engine.landverse.data import Half, Tile
from render.words import Words


def tile_name(words: Words, tile: Tile) -> str:
    """`Plain and Forest`, `Mountain above Ship`, or a name of its own where both halves show the same."""
    pattern = tile.first.scenery if tile.first.scenery == tile.second.scenery else tile.cut
    return words.plain(
        "tile-landverse", pattern=pattern, first=scenery(words, tile.first), second=scenery(words, tile.second)
    )


def scenery(words: Words, half: Half) -> str:
    """What is drawn on a half: `Forest`."""
    return words.plain("scenery-landverse", scenery=half.scenery)
