"""The loop that every worker is: take what is due, deal with each, sleep until the next write or the next look."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress

from bot import logs
from bot.saved import Unreadable
from bot.store import Claim, Due, Store, StoreAway

LOG = logging.getLogger(__name__)

LEASE = 9.0
"""Seconds until another worker may take a game over from one that doesn't renew its lease, as after a kill."""
LOOK = 1.0
"""Seconds between two looks at what is due, while nothing is written by this process."""
AFTER_A_FAULT = 30.0
"""Seconds until a game is tried again after an unexpected error with it."""
UNREADABLE = 3600.0
"""As AFTER_A_FAULT for a game that this version of the bot can't read."""
FINISH = 8.0
"""Seconds in which what was begun may be finished when the program is to end."""

Deal = Callable[[Claim], Awaitable[None]]


async def run(store: Store, kind: Due, deal: Deal) -> None:
    """Work until cancelled. Redis may go and come back meanwhile."""
    written = store.listen()
    away = False
    while not stopping():
        written.clear()
        try:
            busy = await once(store, kind, deal)
            away = False
        except StoreAway:
            if not away:
                LOG.warning("%s waits: Redis can't be reached", kind, exc_info=True)
            away, busy = True, False
        if not busy:
            await _either(written, LOOK)


def stopping() -> bool:
    """Whether this task was told to stop. Python 3.11's `wait_for`, inside Redis's client, may swallow being told."""
    task = asyncio.current_task()
    return bool(task and task.cancelling())


async def once(store: Store, kind: Due, deal: Deal) -> bool:
    """Deal with all that is due now; whether there was anything. May raise StoreAway."""
    dealing = [asyncio.create_task(_safely(store, claim, deal)) for claim in await store.claim(kind, LEASE)]
    if not dealing:
        return False
    try:
        await asyncio.wait(dealing)
    except asyncio.CancelledError:
        await _finish(dealing)
        raise
    for error in [task.exception() for task in dealing]:
        if error:
            raise error
    return True


async def _finish(dealing: Collection[asyncio.Task[None]]) -> None:
    """The program ends: what was begun goes on for a while, so that no post is left half noted."""
    _, late = await asyncio.wait(dealing, timeout=FINISH)
    for task in late:
        task.cancel()
    await asyncio.gather(*dealing, return_exceptions=True)


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
    while True:
        await asyncio.sleep(LEASE / 3)
        with suppress(StoreAway):
            if not await store.renew(claim, LEASE):
                return


async def _either(event: asyncio.Event, seconds: float) -> None:
    waiting = asyncio.ensure_future(event.wait())
    await asyncio.wait([waiting], timeout=seconds)
    waiting.cancel()
