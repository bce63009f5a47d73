"""Posts put together from a game as it stands."""

from bot import posts
from bot.saved import Meta, Saved, Sitting
from bot.scene import Scene
from engine.game import Line, Result
from engine.registry import GAMES
from render.words import bare, words


def test_a_long_score_sheet_has_lines_under_headings() -> None:
    seats = (Sitting(person="web:sara", name="Sara"), Sitting(person="web:ali", name="Ali"))
    meta = Meta(slug="hamlet", room="web:table", creator="web:sara", language="en", seats=seats)
    scene = Scene(GAMES["hamlet"], Saved(id="a", version=1, meta=meta), None, words("en"), 0)
    labels = {"tiles": 12, "chaplain": 5, "landmark-statue": 4, "landmark-old-wood": 2, "coins": 1}
    lines = tuple(Line(0, f"hamlet-{label}-points", points) for label, points in labels.items())
    told = posts.sheets(scene, Result((24, 3), (1, 2), (*lines, Line(1, "hamlet-coins-points", 3))))
    assert [bare(line) for line in told] == [
        "Sara: buildings 12 · coins 1",
        "Awards: chaplain 5",
        "Landmarks: Statue 4 · Old Wood 2",
        "Ali: coins 3",
    ]
