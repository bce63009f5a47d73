"""Every game there is, by its slug."""

from collections.abc import Mapping
from typing import Any, Final

from engine.ants.rules import Ants
from engine.coatl.rules import Coatl
from engine.game import Game
from engine.hamlet.rules import Hamlet
from engine.landverse.rules import Landverse
from engine.minecraft.rules import Minecraft

GAMES: Final[Mapping[str, Game[Any, Any, Any, Any]]] = {
    one.slug: one for one in (Landverse(), Ants(), Minecraft(), Coatl(), Hamlet())
}


def game(slug: str) -> Game[Any, Any, Any, Any]:
    """The game of this slug. Raises KeyError."""
    return GAMES[slug]
