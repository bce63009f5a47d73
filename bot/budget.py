"""How much is taken from one person, or in one room, at once: what they do is counted, in spans of a few seconds.

Counted in this process alone: a few processes side by side take so many times as much, and no press costs a trip more.
"""

import time
from collections.abc import Callable
from math import inf
from typing import Final

MANY: Final = 1000
"""Spans that are kept, whether they are over or not."""


class Budget:
    """At most `most` in `seconds`, for each key; without a number there is no limit. now: seconds of any clock."""

    def __init__(self, most: float = inf, seconds: float = 10, now: Callable[[], float] = time.monotonic) -> None:
        self.most, self.seconds, self.now = most, seconds, now
        self._spans: dict[str, tuple[float, int]] = {}
        """When the span of each key began, and how many there were in it."""

    def spend(self, key: str) -> int:
        """Count one more. By how many there are too many in this span: 0 where it is taken, 1 where that is news."""
        began, count = self._span(key)
        if len(self._spans) > MANY:
            over = self.now() - self.seconds
            self._spans = {one: span for one, span in self._spans.items() if span[0] > over}
        self._spans[key] = began, count + 1
        return self._too_many(count + 1)

    def is_spent(self, key: str) -> bool:
        """Whether there were too many already, and that is no news any more."""
        return self._too_many(self._span(key)[1]) > 0

    def _span(self, key: str) -> tuple[float, int]:
        now = self.now()
        began, count = self._spans.get(key, (now, 0))
        return (began, count) if now < began + self.seconds else (now, 0)

    def _too_many(self, count: int) -> int:
        return max(0, count - int(self.most)) if self.most < inf else 0
