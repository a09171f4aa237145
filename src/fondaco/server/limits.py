"""How much one caller may ask for in a while."""

from __future__ import annotations

import time

from fondaco.server.refusal import Refusal

MOST_CALLERS = 100_000


class Limits:
    """Buckets that fill up again: `spend("chat", person, 20, 60.0)` allows twenty a minute."""

    def __init__(self) -> None:
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def spend(self, what: str, who: str, most: int, seconds: float) -> None:
        """Take one, or refuse as `too-fast`."""
        now = time.monotonic()
        left, last = self.buckets.get((what, who), (float(most), now))
        left = min(float(most), left + (now - last) * most / seconds)
        if left < 1:
            raise Refusal("too-fast")
        if len(self.buckets) > MOST_CALLERS:
            self.buckets.clear()
        self.buckets[what, who] = (left - 1, now)
