"""Where things lie on a picture of Ants, in px of a picture 1280 wide.

Both halves are drawn alike; only which player's is on the left follows the language.
"""

from dataclasses import dataclass
from typing import Final

from engine.game import Seat
from render.canvas import Box, Point
from render.sheet import MARGIN, TOP, WIDTH, Way

LEFT, RIGHT = MARGIN, WIDTH - MARGIN
MIDDLE: Final = WIDTH / 2
TABLE_HIGH, OWN_HIGH = 884, 1068
"""How high the landscape is in the picture for everybody and in a player's own one."""
PLATE: Final = (594, 64)
"""Width and height of a player's plate."""
PLATE_TOP: Final = TOP + 14
HILL_TOP: Final = 370
GROUND: Final = 450
"""How high the hills and the ground lie."""
PILE_CARD: Final = 118
STUMP_CARD: Final = 104
STUMP: Final = (528, 650)
"""Left edges of the draw pile and of the discards."""
STUMP_TOP: Final = 252
ROOM: Final = 39
"""Half the width of a room."""
ACROSS, DOWN = 112, 104
"""From room to room and from row to row."""
IN_A_ROW: Final = 5
FIRST_ROW: Final = 546
STORES: Final = 809
"""Where the stores begin."""


@dataclass(frozen=True, slots=True)
class Half:
    """Where one player's things begin: the plate, the middle of the hill, the middle of the first room, the store."""

    plate: int
    hill: int
    tunnel: int
    store: Box

    def room(self, step: int) -> Point:
        """The middle of a step's room: the rows run there, back, and there again."""
        row, place = divmod(step - 1, IN_A_ROW)
        column = IN_A_ROW - 1 - place if row % 2 else place
        return self.tunnel + ACROSS * column, FIRST_ROW + DOWN * row


HALVES: Final = (
    Half(LEFT + 14, 299, 87, (46, STORES, 582, STORES + 156)),
    Half(RIGHT - 14 - PLATE[0], 985, 743, (682, STORES, 1218, STORES + 156)),
)


def half(seat: Seat, way: Way) -> Half:
    """Where a seat's things lie: the first player's are where reading begins."""
    return HALVES[1 - seat if way.rtl else seat]
