"""The loop that every worker is: take what is due, deal with it side by side, wait for the next write or look."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress

from bot import logs
from bot.saved import Unreadable
from bot.store import BUCKETS, Claim, Due, Store, StoreAway

LOG = logging.getLogger(__name__)

LEASE = 9.0
"""Seconds until another worker may take a game over from one that doesn't renew its lease, as after a kill."""
LOOK = 1.0
"""Seconds between two looks at all that is due: what another process wrote, and what time has brought."""
MOST = 16
"""Games that a worker deals with at once; those that it can't begin with yet, another process may."""
GIVE_BACK = 2.0
"""Seconds for giving leases back when the program ends."""
AFTER_A_FAULT = 30.0
"""Seconds until a game is tried again after an unexpected error with it."""
UNREADABLE = 3600.0
"""As AFTER_A_FAULT for a game that this version of the bot can't read."""
FINISH = 8.0
"""Seconds in which what was begun may be finished when the program is to end."""

Deal = Callable[[Claim], Awaitable[None]]


async def run(store: Store, kind: Due, deal: Deal) -> None:
    """Work until cancelled, on several games side by side. Redis may go and come back meanwhile.

    All buckets are looked at once in LOOK seconds; in between only those where something may have become due.
    """
    bell, dealing = store.listen(kind), set[asyncio.Task[None]]()
    look, look_at, away = set(BUCKETS), time.monotonic() + LOOK, False
    try:
        while not stopping():
            look |= bell.answer()
            free = MOST - len(dealing)
            try:
                claims = await store.claim(kind, LEASE, free, look) if free and look else ()
                look = look if len(claims) == free else set()
                away = False
            except StoreAway:
                away, claims = _note_away(kind, told=away), ()
            dealing |= {asyncio.create_task(_safely(store, claim, deal), name=claim.game) for claim in claims}
            done = await _either(bell.rung, dealing, look_at - time.monotonic())
            dealing -= done
            look |= {task.get_name()[0] for task in done}
            if any(_failed(task) for task in done):
                away = _note_away(kind, told=away)
            if time.monotonic() >= look_at:
                look, look_at = set(BUCKETS), time.monotonic() + LOOK
    finally:
        await _finish(dealing)


def _note_away(kind: Due, *, told: bool) -> bool:
    """Redis is away; said once."""
    if not told:
        LOG.warning("%s waits: Redis can't be reached", kind, exc_info=True)
    return True


def _failed(task: asyncio.Task[None]) -> bool:
    """Whether Redis was away. Raises what else went wrong."""
    error = task.exception()
    if error and not isinstance(error, StoreAway):
        raise error
    return bool(error)


def stopping() -> bool:
    """Whether this task was told to stop. Python 3.11's `wait_for`, inside Redis's client, may swallow being told."""
    task = asyncio.current_task()
    return bool(task and task.cancelling())


async def rest(seconds: float) -> None:
    """Sleep, unless this task was told to stop."""
    if not stopping():
        await asyncio.sleep(seconds)


async def once(store: Store, kind: Due, deal: Deal) -> bool:
    """Deal with all that is due now; whether there was anything. May raise StoreAway."""
    claims = await store.claim(kind, LEASE)
    results = await asyncio.gather(*(_safely(store, claim, deal) for claim in claims), return_exceptions=True)
    for error in results:
        if isinstance(error, BaseException):
            raise error
    return bool(claims)


async def _finish(dealing: Collection[asyncio.Task[None]]) -> None:
    """The program ends: what was begun goes on for a while, so that no post is left half noted."""
    late = await _left(dealing, FINISH)
    for task in late:
        task.cancel()
    late = await _left(late, GIVE_BACK)
    await asyncio.gather(*(task for task in dealing if task not in late), return_exceptions=True)


async def _left(tasks: Collection[asyncio.Task[None]], seconds: float) -> Collection[asyncio.Task[None]]:
    """The tasks that aren't done after so long."""
    return (await asyncio.wait(tasks, timeout=seconds))[1] if tasks else ()


async def _safely(store: Store, claim: Claim, deal: Deal) -> None:
    logs.add(game=claim.game)
    renewing = asyncio.create_task(_renew(store, claim))
    try:
        await deal(claim)
    except StoreAway:
        raise
    except asyncio.CancelledError:
        # The program ends: whoever runs next needn't wait for the lease to end.
        await store.settle(claim, again=store.now())
        raise
    except Unreadable as unread:
        LOG.error("%s waits: %s", claim.kind, unread)  # noqa: TRY400  the text says all
        await store.settle(claim, again=store.now() + UNREADABLE)
    except Exception:
        LOG.exception("%s of the game %s failed", claim.kind, claim.game)
        await store.settle(claim, again=store.now() + AFTER_A_FAULT)
    finally:
        renewing.cancel()


async def _renew(store: Store, claim: Claim) -> None:
    """Keep a lease while its game is being dealt with, however long a platform takes."""
    while not stopping():
        await rest(LEASE / 3)
        with suppress(StoreAway):
            if not await store.renew(claim, LEASE):
                return


async def _either(
    event: asyncio.Event, tasks: Collection[asyncio.Task[None]], seconds: float
) -> set[asyncio.Task[None]]:
    """Wait for an event, for a task, or for so long; the tasks that are done."""
    waiting = asyncio.create_task(event.wait())
    await asyncio.wait([waiting, *tasks], timeout=max(0, seconds), return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    return {task for task in tasks if task.done()}
