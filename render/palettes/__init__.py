"""The fixed palette of each game: 256 colours, made offline by `python -m render.palettes`, so that no picture needs a
search of its own and paper, land and sea look the same in all of them."""

from importlib.resources import files


def load(slug: str) -> bytes:
    """A game's palette: 256 colours of three bytes."""
    return files(__name__).joinpath(f"{slug}.palette").read_bytes()
