"""Counters and times of this process, in the text format Prometheus reads."""

from __future__ import annotations

import threading
from bisect import bisect_left
from collections import defaultdict

STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """Small enough to need no library: counters, gauges, and histograms with fixed steps."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.counters: dict[str, float] = defaultdict(float)
        self.gauges: dict[str, float] = {}
        self.times: dict[str, list[int]] = {}
        self.sums: dict[str, float] = defaultdict(float)

    def count(self, name: str, by: float = 1) -> None:
        with self.lock:
            self.counters[name] += by

    def gauge(self, name: str, value: float) -> None:
        self.gauges[name] = value

    def observe(self, name: str, seconds: float) -> None:
        with self.lock:
            steps = self.times.setdefault(name, [0] * (len(STEPS) + 1))
            steps[bisect_left(STEPS, seconds)] += 1
            self.sums[name] += seconds

    def text(self) -> str:
        """All of it, a line for each number."""
        lines: list[str] = []
        typed: set[str] = set()
        for kind, numbers in (("counter", self.counters), ("gauge", self.gauges)):
            for name, number in sorted(numbers.items()):
                family = name.partition("{")[0]
                if family not in typed:
                    typed.add(family)
                    lines.append(f"# TYPE {family} {kind}")
                lines.append(f"{name} {number}")
        for name, steps in sorted(self.times.items()):
            lines.append(f"# TYPE {name} histogram")
            below = 0
            for step, number in zip((*map(str, STEPS), "+Inf"), steps, strict=True):
                below += number
                lines.append(f'{name}_bucket{{le="{step}"}} {below}')
            lines += [f"{name}_sum {self.sums[name]}", f"{name}_count {below}"]
        return "\n".join(lines) + "\n"


METRICS = Metrics()
