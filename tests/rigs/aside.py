"""A simulated platform that serves in a thread of its own, beside tests whose event loops come and go."""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from typing import Any, TypeVar

T = TypeVar("T")

PATIENCE = 10.0


class Aside:
    """The thread's event loop, on which everything about the platform is done."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop

    async def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Have something done there and wait for it here."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self._loop))

    def do_now(self, work: Coroutine[Any, Any, T]) -> T:
        """The same, from outside of any event loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)


@contextmanager
def aside(serving: Callable[[], AbstractAsyncContextManager[T]]) -> Iterator[tuple[T, Aside]]:
    """What `serving` gives, in a thread of its own until the end of the block."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    there, context = Aside(loop), serving()
    try:
        yield there.do_now(context.__aenter__()), there
    finally:
        there.do_now(context.__aexit__(None, None, None))
        loop.call_soon_threadsafe(loop.stop)
        thread.join(PATIENCE)
        loop.close()
