"""Who said that they are away, for the games that begin meanwhile: those that there are know it themselves (presence).

    away:PERSON   since when, and until when (0: they didn't say), in seconds since 1970

Every function may raise StoreAway.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.post import PersonKey
from bot.presence import PAUSE_ENDS
from bot.store import Store, tried


@dataclass(frozen=True, slots=True)
class Absence:
    """What somebody said of their absence, in seconds since 1970. back: 0 where they didn't say until when."""

    since: float
    back: float

    @property
    def ends(self) -> float:
        """Until when it holds; of who didn't say it is believed no longer than a pause lasts."""
        return self.back or self.since + PAUSE_ENDS


def absence_key(person: PersonKey) -> str:
    return f"away:{person}"


async def note(store: Store, person: PersonKey, back: float) -> None:
    """Somebody says that they are away from now on."""
    said = Absence(store.now(), back)
    kept = max(1, round(1000 * (said.ends - said.since)))
    await tried(store.redis.set(absence_key(person), f"{said.since} {said.back}", px=kept))


async def end(store: Store, person: PersonKey) -> None:
    """Somebody says that they are back everywhere."""
    await tried(store.redis.unlink(absence_key(person)))


async def came(store: Store, person: PersonKey) -> None:
    """Somebody does something themselves: they are back, unless they said until when they are away."""
    said = (await of(store, [person])).get(person)
    if said and not said.back:
        await end(store, person)


async def of(store: Store, persons: Iterable[PersonKey]) -> dict[PersonKey, Absence]:
    """The absences of these people that hold now."""
    keys = tuple(persons)
    pipeline = store.redis.pipeline(transaction=False)
    for person in keys:
        pipeline.get(absence_key(person))
    held = await tried(pipeline.execute()) if keys else ()
    said = {person: Absence(*map(float, one.split())) for person, one in zip(keys, held, strict=True) if one}
    return {person: one for person, one in said.items() if one.ends > store.now()}
