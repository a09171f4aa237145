"""What training follows: schedules over its progress, and who sits at the tables."""

from __future__ import annotations

import json
import math
from dataclasses import asdict, dataclass, replace
from typing import Any


@dataclass(frozen=True)
class Plan:
    """The settings of one training; the card of the weights names them."""

    tables: int = 64
    """Games in lock-step in each process."""
    rate: tuple[float, float] = (1.5e-3, 1e-4)
    """Adam's step, from the first to the last."""
    blunders: tuple[float, float] = (0.04, 0.005)
    """Moves at random, so that everything is seen."""
    noise: tuple[float, float] = (0.06, 0.004)
    """Gumbel noise on utilities."""
    trace: tuple[float, float] = (0.97, 0.92)
    """λ: how much of a return is what happened, how much what was expected one look later."""
    others: tuple[float, float] = (0.15, 0.4)
    """Shares of tables with past selves and with scripted styles; the rest is self-play."""
    onlookers: float = 0.06
    """How often a seat that does not act is asked what it thinks, so that the net knows every moment of a game."""
    batch: int = 1024
    reuse: float = 3.0
    """How often a sample is learned from."""
    memory: int = 800_000
    """Samples kept."""
    lean: float = 0.0
    """How much the net leans on rules of thumb, in wins for a clear lead."""
    favourites: int = 5
    """Leaning, it chooses among so many of the best by rule of thumb."""
    past: int = 10
    """Past selves kept."""
    versus: str | None = None
    """Copies of this style take all seats but one, for a net that shall know it well; None: the mix above."""

    def text(self) -> str:
        """For the checkpoint, so that a training goes on as it was.

        >>> Plan.parse(Plan(tables=9).text()) == Plan(tables=9)
        True
        """
        return json.dumps(asdict(self))

    @classmethod
    def parse(cls, text: str) -> Plan:
        told: dict[str, Any] = json.loads(text)
        return cls(**told | {name: tuple(ends) for name, ends in told.items() if isinstance(ends, list)})

    @staticmethod
    def between(ends: tuple[float, float], progress: float) -> float:
        """From the first end to the second, in equal ratios."""
        first, last = ends
        return first * math.exp(math.log(last / first) * min(1.0, max(0.0, progress)))

    def onward(self) -> Plan:
        """For a net that has learned before: the schedules from their middle."""
        return replace(
            self,
            rate=(self.between(self.rate, 0.5), self.rate[1]),
            blunders=(self.between(self.blunders, 0.5), self.blunders[1]),
            noise=(self.between(self.noise, 0.5), self.noise[1]),
            trace=(self.between(self.trace, 0.5), self.trace[1]),
        )
