"""Put a game to the test by hand: `python -m tests.engine GAME --games 100`, or the command of a failure."""

from argparse import ArgumentParser, Namespace

from tests.engine.kit import CHECKS, concerning, examine
from tests.engine.played import Case, play
from tests.engine.subjects import SUBJECTS


def main() -> None:
    """Play the games asked for and run the checks; the first failure ends it."""
    asked = _asked()
    subject = SUBJECTS[asked.game]
    for seed in range(asked.seed, asked.seed + asked.games):
        for seats in [asked.seats] if asked.seats else subject.game.seats:
            played = play(subject, Case(seats, asked.players, str(seed), tuple(asked.option)))
            for check in [asked.check] if asked.check else concerning(subject):
                examine(check, played)
            print(f"{subject.game.slug} {played.case}: {len(played.matches) - 1} decisions")


def _asked() -> Namespace:
    parser = ArgumentParser(prog="python -m tests.engine")
    parser.add_argument("game", choices=SUBJECTS)
    parser.add_argument("--seats", type=int, help="default: every number")
    parser.add_argument("--players", default="random", help="random or greedy")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--games", type=int, default=1, help="with this seed and those after it")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a seat's: NAME.A=VALUE")
    parser.add_argument("--check", choices=CHECKS, help="default: all that concern the game")
    return parser.parse_args()


if __name__ == "__main__":
    main()
