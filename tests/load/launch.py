"""`python -m tests.load.launch FILE URL`: the real program with Discord at URL, and a watch that writes FILE."""

import asyncio
import sys
from pathlib import Path

from bot.__main__ import main
from tests.load.watch import Watch
from tests.rigs.discord.launch import redirect


class Watched(asyncio.DefaultEventLoopPolicy):
    """Makes event loops that are watched."""

    def __init__(self, watch: Watch) -> None:
        super().__init__()
        self._watch = watch

    def new_event_loop(self) -> asyncio.AbstractEventLoop:
        """A loop for this thread."""
        return self._watch.new_loop(super().new_event_loop)


if __name__ == "__main__":
    redirect(sys.argv[2])
    watch = Watch(Path(sys.argv[1]))
    asyncio.set_event_loop_policy(Watched(watch))
    watch.listen()
    sys.exit(main())
