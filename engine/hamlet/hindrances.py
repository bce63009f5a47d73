"""Why a typed decision isn't open (rules.md, Decisions)."""

from engine.game import Reason
from engine.hamlet.state import HamletState


def hindrance(state: HamletState, notation: str) -> Reason | None:
    """The reason."""
    return None
