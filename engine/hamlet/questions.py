"""The questions in their order, and where an answer leads (rules.md, Decisions)."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple, TypeAlias

from engine.hamlet import building, church, donkeys, hall, market, production, refining, roads
from engine.hamlet.data import BEG_COINS
from engine.hamlet.delivery import DELIVERED, deliver, deliveries
from engine.hamlet.parts import in_parts
from engine.hamlet.state import HamletMove, HamletState, Only, Rested, kept
from engine.hamlet.table import Outcome, task_of, with_task
from engine.hamlet.turns import lie_down
from engine.hamlet.village import inside

Moves: TypeAlias = tuple[HamletMove, ...]
Answers: TypeAlias = Callable[[HamletState], Iterable[HamletMove]]
Answer: TypeAlias = Callable[[HamletState, HamletMove], Outcome]


class Question(NamedTuple):
    """A question: its legal answers, and what comes of one."""

    answers: Answers
    answer: Answer


class Job(NamedTuple):
    """What a villager may do: whether it can be completed anywhere, and how it begins."""

    is_open: Callable[[HamletState], bool]
    begin: Answer


def _any(answers: Answers) -> Callable[[HamletState], bool]:
    """A job that is open where its first question has an answer."""
    return lambda state: any(True for _ in answers(state))


def _asking(step: str) -> Answer:
    """A job that begins with a question of its own."""
    return lambda state, move: (with_task(state, move, step), ())


def _beg(state: HamletState, move: HamletMove) -> Outcome:
    return production.beg(state, BEG_COINS)


def _rest(state: HamletState, move: HamletMove) -> Outcome:
    seat = state.seat
    state, events = lie_down(state)
    return state, (Rested(seat=seat), *events)


JOBS: Final[Mapping[str, Job]] = {
    "produce": Job(_any(production.producers), _asking("produce")),
    "refine": Job(_any(refining.refineries), _asking("refine")),
    "hall": Job(_any(hall.orders), hall.enter),
    "market": Job(_any(market.sales), _asking("market")),
    "church": Job(_any(church.spots), _asking("church")),
    "build": Job(_any(building.blueprints), _asking("build")),
    "road": Job(roads.can_pave, _asking("at")),
    "beg": Job(lambda state: not production.producers(state), _beg),
    "rest": Job(lambda state: True, _rest),
}


def acts(state: HamletState) -> Moves:
    """Donkeys that may still move, and whatever a villager can complete."""
    jobs = (HamletMove(word) for word, job in JOBS.items() if job.is_open(state))
    return (*donkeys.rested(state), *jobs)


def act(state: HamletState, move: HamletMove) -> Outcome:
    """A donkey, or a villager's job, is chosen."""
    return donkeys.lead(state, move) if move.word == "donkey" else JOBS[move.word].begin(state, move)


@kept()
def long_list(state: HamletState) -> tuple[str, ...]:
    """The tiles of a question whose list may be too long for one; () for the other questions."""
    match (step_of(state), task_of(state).job):
        case ("at", "road"):
            return roads.hosts(state)
        case ("at", _):
            return building.hosts(state)
        case ("on", _):
            return inside(state)
        case _:
            return ()


def _listed(state: HamletState) -> Moves:
    task = task_of(state)
    return in_parts(task.step, long_list(state), task.part)


def _sides(state: HamletState) -> Moves:
    return roads.sides(state) if task_of(state).job == "road" else building.sides(state)


def _face(state: HamletState, move: HamletMove) -> Outcome:
    return roads.face(state, move) if task_of(state).job == "road" else building.face(state, move)


QUESTIONS: Final[Mapping[str, Question]] = {
    "act": Question(acts, act),
    "to": Question(donkeys.ways, donkeys.go),
    "produce": Question(production.producers, production.produce),
    "fill": Question(production.fillings, production.fill),
    "refine": Question(refining.refineries, refining.refine),
    "make": Question(refining.kinds, refining.make),
    "again": Question(refining.more, refining.go_on),
    "hall": Question(hall.orders, hall.order),
    "on": Question(_listed, hall.mount),
    "market": Question(market.sales, market.sell),
    "church": Question(church.spots, church.begin),
    "build": Question(building.blueprints, building.begin),
    "at": Question(_listed, building.stand),
    "side": Question(_sides, _face),
    "fit": Question(building.places, building.place),
    "deliver": Question(deliveries, deliver),
}


def step_of(state: HamletState) -> str:
    """The name of the open question."""
    return state.task.step if state.task else "act"


@kept()
def answers(state: HamletState) -> Moves:
    """All legal answers to the open question."""
    return tuple(QUESTIONS[step_of(state)].answers(state))


def answer(state: HamletState, move: HamletMove) -> Outcome:
    """One answer, and every step after it that leaves no choice."""
    state, events = QUESTIONS[step_of(state)].answer(state, move)
    while state.task:
        if state.task.step == "deliver" and not state.task.needs:
            state, more = DELIVERED[state.task.job](state)
        else:
            only, *others = answers(state)
            if others:
                break
            told = Only(seat=state.seat, forced=str(only))
            state, more = QUESTIONS[step_of(state)].answer(state, only)
            more = (told, *more)
        events += more
    return state, events
