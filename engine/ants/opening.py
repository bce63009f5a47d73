"""How a game opens: cards are turned up until the colonies' first ones come (rules.md, Setup)."""

from engine.ants.data import COLOURS, PACK, RANK, VARIANTS, Card, Colour
from engine.ants.state import AntsOptions, AntsState, Opened, Side
from engine.chance import Dice
from engine.game import Seat

OTHER: dict[Colour, Colour] = {"black": "red", "red": "black"}


def opened(options: AntsOptions, dice: Dice) -> tuple[AntsState, Opened]:
    """Shuffle, and turn cards up by the variant's setup."""
    pack, dice = dice.shuffle(PACK)
    lot, dice = dice.below(2)
    lay = lay_ants if options.variant == "ants" else lay_colony
    return lay(options, pack, lot, dice)


def lay_ants(options: AntsOptions, pack: tuple[Card, ...], first: Seat, dice: Dice) -> tuple[AntsState, Opened]:
    """The players turn cards by turns, `first` the first one; whoever turns an ace plays its colour (Setup 1)."""
    ace = next(place for place, card in enumerate(pack) if RANK[card] == "a")
    seat = (first + ace) % 2
    sides = _sides({seat: (pack[ace],)}, {seat: COLOURS[pack[ace]], 1 - seat: OTHER[COLOURS[pack[ace]]]})
    return _laid(options, sides, pack[:ace], pack[ace + 1 :], seat, 1 - seat, dice)


def lay_colony(options: AntsOptions, pack: tuple[Card, ...], black: Seat, dice: Dice) -> tuple[AntsState, Opened]:
    """Cards are turned until each side has a queen; whose came first begins (Setup 2). black: who plays that colour."""
    colours: dict[Seat, Colour] = {black: "black", 1 - black: "red"}
    twin = VARIANTS["colony"].twin
    places = {
        seat: next(place for place, card in enumerate(pack) if RANK[card] == twin and COLOURS[card] == colour)
        for seat, colour in colours.items()
    }
    turned = max(places.values()) + 1
    discards = tuple(card for place, card in enumerate(pack[:turned]) if place not in places.values())
    seat = min(places, key=places.__getitem__)
    sides = _sides({seat: (pack[place],) for seat, place in places.items()}, colours)
    return _laid(options, sides, discards, pack[turned:], seat, seat, dice)


def _sides(piles: dict[Seat, tuple[Card, ...]], colours: dict[Seat, Colour]) -> tuple[Side, ...]:
    return tuple(Side(colours[seat], piles.get(seat, ()), len(piles.get(seat, ()))) for seat in range(2))


def _laid(
    options: AntsOptions,
    sides: tuple[Side, ...],
    discards: tuple[Card, ...],
    pile: tuple[Card, ...],
    opener: Seat,
    plays: Seat,
    dice: Dice,
) -> tuple[AntsState, Opened]:
    turned = len(discards) + sum(len(side.pile) for side in sides)
    event = Opened(
        seat=opener,
        variant=options.variant,
        colour=sides[opener].colour,
        cards=turned,
        top=discards[-1] if discards else "none",
    )
    return AntsState(options, sides, pile, discards, plays, dice), event
