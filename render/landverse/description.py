"""Landverse in words: what a picture shows, for those who can't see it or would rather read."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

from engine.game import SEAT_LETTERS, Seat
from engine.landverse.data import COLUMNS, SIZE, TILES, Kind
from engine.landverse.view import BoardView, LandverseView, Territory
from render.describing import alt, parts, waiting
from render.landverse.names import tile_name
from render.table import Description, Table
from render.text import short_name
from render.words import Words, escape, words

KINDS: Final[tuple[Kind, ...]] = ("land", "sea")


def describe(view: LandverseView, table: Table) -> Description:
    """Where the game stands, what the viewer needs now, the picture and the boards in words."""
    local = words(table.language)
    names = table.names
    short_names = tuple(escape(short_name(name, local.plain("player"))) for name in names)
    progress = local.say("landverse-progress", move=view.move, moves=view.moves)
    return Description(
        progress=progress,
        short=_short(view, short_names, local),
        alt=_alt(view, names, progress, local),
        text=tuple(parts(_boards(view, tuple(map(escape, names)), local))),
        length=local.plain("landverse-length", n=view.moves) if view.over and view.move == view.moves else "",
    )


def _short(view: LandverseView, names: tuple[str, ...], local: Words) -> str:
    """The tiles in the viewer's hand; for everybody else the points."""
    if view.ask and view.viewer is not None:
        hand = {kind: tile_name(local, TILES[number]) for kind, number in _hand(view.boards[view.viewer])}
        if view.lane:
            kind, column = view.lane
            return local.say("landverse-short-cell", kind=kind, tile=hand[kind], column=COLUMNS[column])
        return local.say(f"landverse-short-{'pair' if len(hand) > 1 else next(iter(hand))}", **hand)
    points = ((board.total if view.over else board.now.total) for board in view.boards)
    each = [local.plain("landverse-short-points", name=name, points=n) for name, n in zip(names, points, strict=True)]
    return local.say("landverse-short-all", stage="over" if view.over else "now", points=local.list(each))


def _alt(view: LandverseView, names: tuple[str, ...], progress: str, local: Words) -> str:
    """The picture: who is waited for, and of every board its numbers and its hand."""
    sentences = [f"{local.say('game-landverse')}. {progress}.", *waiting(view, names, local)]
    for seat, board in enumerate(view.boards):
        facts = [*_points(view, seat, board, local), *_to_place(board, local)]
        sentences.append(local.say("text-sentence", name=names[seat], text=" ".join(facts)))
    return alt(sentences)


def _to_place(board: BoardView, local: Words) -> list[str]:
    tiles = [
        local.plain("landverse-text-tile", kind=kind, tile=tile_name(local, TILES[number]))
        for kind, number in _hand(board)
    ]
    return [local.say("landverse-text-to-place", tiles=local.list(tiles))] if tiles else []


def _boards(view: LandverseView, names: tuple[str, ...], local: Words) -> Iterator[str]:
    """The text board, in lines."""
    yield f"{local.say('landverse-progress', move=view.move, moves=view.moves)}."
    yield from waiting(view, names, local)
    for seat, board in enumerate(view.boards):
        yield ""
        yield f"**{local.say('text-seat', name=names[seat], letter=SEAT_LETTERS[seat])}**"
        yield " ".join(_points(view, seat, board, local))
        yield from (_row(board, row, local) for row in range(SIZE))
        yield from _marks(board, local)
        yield from _stock(view, board, local)


def _points(view: LandverseView, seat: Seat, board: BoardView, local: Words) -> Iterator[str]:
    """What a board has scored, and how it stands."""
    if view.over:
        if rank := view.over.ranks[seat]:
            yield local.say("landverse-text-place", n=rank, points=board.total)
    else:
        now = board.now
        yield local.say("landverse-text-now", points=now.total, land=now.land, sea=now.sea)
    for number, stage in ((1, board.stage1), (2, board.stage2)):
        if stage:
            points = {"points": stage.total, "land": stage.land, "sea": stage.sea}
            yield local.say("landverse-text-stage", stage=number, **points)
    if board.left:
        yield f"{local.say('picture-gone')}."


def _row(board: BoardView, row: int, local: Words) -> str:
    """One row of a map, like cells taken together."""
    whats = [_what(board.cells[row * SIZE + column], local) for column in range(SIZE)]
    pieces = []
    for what, group in groupby(range(SIZE), key=whats.__getitem__):
        columns = [COLUMNS[column] for column in group]
        span = local.say("landverse-text-span", first=columns[0], last=columns[-1]) if columns[1:] else columns[0]
        pieces.append(local.say("landverse-text-cells", columns=span, what=what))
    # `say` and not `plain`: with its marks each piece keeps its direction, and the row that of the language.
    return local.say("landverse-text-row", row=row + 1, cells=f"{local.plain('list-comma')} ".join(pieces))


def _what(number: int | None, local: Words) -> str:
    if number is None:
        return local.plain("landverse-text-empty")
    return _shape(number, local)


def _shape(number: int, local: Words) -> str:
    """How a tile is cut, in words: it's all that counts for the rules."""
    tile = TILES[number]
    return local.plain("landverse-text-shape", shape=tile.deck if tile.cut == "whole" else f"{tile.deck}-{tile.cut}")


def _marks(board: BoardView, local: Words) -> Iterator[str]:
    """What is marked on a map: the largest territories, the latest tiles, the dead cells."""
    for one in board.territories:
        yield local.say("landverse-text-largest", kind=one.kind, n=one.halves, cells=_codes(_cells_of(one)))
    if board.latest:
        yield local.say("landverse-text-latest", cells=_codes(board.latest))
    if board.dead:
        yield local.say("landverse-text-dead", cells=_codes(board.dead))


def _stock(view: LandverseView, board: BoardView, local: Words) -> Iterator[str]:
    """The hand and where it fits, the pairs left, the discards."""
    for kind, number in _hand(board):
        cells = _codes(board.legal_land if kind == "land" else board.legal_sea)
        tile = {"tile": tile_name(local, TILES[number]), "shape": _shape(number, local)}
        yield local.say("landverse-text-hand", kind=kind, cells=cells, **tile)
    if not view.over and not board.left:
        yield local.say("landverse-text-pairs", n=board.pairs_left)
    if board.discards:
        latest = tile_name(local, TILES[board.discards[-1]])
        yield local.say("landverse-text-discarded", n=len(board.discards), tile=latest)


def _hand(board: BoardView) -> list[tuple[Kind, int]]:
    pair = zip(KINDS, (board.land, board.sea), strict=True)
    return [(kind, number) for kind, number in pair if number is not None and not board.left]


def _cells_of(territory: Territory) -> list[int]:
    """The cells a territory lies on."""
    width = 2 * SIZE
    return sorted({one // width // 2 * SIZE + one % width // 2 for one in territory.quadrants})


def _codes(cells: Iterable[int]) -> str:
    return " ".join(f"{COLUMNS[cell % SIZE]}{cell // SIZE + 1}" for cell in cells)
