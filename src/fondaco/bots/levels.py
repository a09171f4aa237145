"""The five levels, as data: one way of thinking, with abilities taken away.

Nobody is made weaker by throwing moves away or stronger by seeing more: a lower level forgets, looks less far, models
nobody, and is less particular about moves it holds nearly equal.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Search:
    """How far a look ahead goes. Counted in worlds and decisions, so that a match can be repeated to the move."""

    width: int = 5
    """Candidates that are looked at more closely."""
    worlds: int = 32
    """Imagined worlds for the candidates that stay to the end."""
    depth: int = 16
    """Decisions of anybody before the net is asked again."""
    frozen: bool = False
    """Take everybody for the net in every world; else in some of them others play by rules of thumb."""
    patience: int = 1
    """How many times the looks that a game allows for a decision."""
    seconds: float | None = None
    """Begin nothing new after so long; None: never mind the time."""


@dataclass(frozen=True)
class Level:
    """One level: what it judges with, what it remembers, how particular it is, how far it looks."""

    name: str
    net: bool
    """Judges by the learned net; without, by the game's own rules of thumb."""
    counts: bool
    """Remembers and works out what an attentive player can; without, it knows what its screen shows."""
    ease: float = 0.0
    """How much worse than the best a move may be and still be likely, in clear leads (greedy) or wins (net)."""
    worlds: int = 1
    """Imagined positions it averages over where something is hidden."""
    search: Search | None = None
    """The look ahead on the net."""


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("lehrling", net=False, counts=False, ease=0.08),
        Level("geselle", net=False, counts=False, ease=0.045),
        Level("kaufmann", net=True, counts=True, ease=0.05),
        Level("patrizier", net=True, counts=True, worlds=3),
        Level("doge", net=True, counts=True, worlds=3, search=Search()),
    )
}
"""From the weakest to the strongest."""
