"""Names of what is built, in words."""

from engine.minecraft.data import TILES
from engine.minecraft.view import MinecraftView
from render.words import Words


def counted_name(words: Words, thing: str, n: int) -> str:
    """So many of a thing: `1 bow`, `2 bows`, `3 sand`."""
    many = f"many-minecraft-{thing}"
    name = words.plain(many if n > 1 and words.has(many) else f"name-minecraft-{thing}")
    return words.plain("minecraft-count", n=n, what=name)


def planned_name(view: MinecraftView, words: Words) -> str:
    """The building that is being built; "" for none."""
    number = None if view.building is None else view.stacks[view.building].top
    return "" if number is None else words.plain(f"name-minecraft-{TILES[number].id}")
