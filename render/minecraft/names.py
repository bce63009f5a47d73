"""Names of what is built, in words."""

from engine.minecraft.data import TILES
from engine.minecraft.view import MinecraftView
from render.words import Words


def planned_name(view: MinecraftView, words: Words) -> str:
    """The building that is being built; "" for none."""
    number = None if view.building is None else view.stacks[view.building].top
    return "" if number is None else words.plain(f"name-minecraft-{TILES[number].id}")
