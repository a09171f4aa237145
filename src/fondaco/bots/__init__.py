"""Bots. Each sees only what its seat may see: a view, its choices, and a random generator of its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from fondaco.bots.adversaries import ADVERSARIES
from fondaco.bots.greedy import Greedy
from fondaco.bots.levels import LEVELS
from fondaco.bots.merchant import Merchant
from fondaco.bots.random import Random
from fondaco.bots.sight import sight
from fondaco.core.errors import BadSetup
from fondaco.core.game import Game
from fondaco.core.play import Agent

BOTS: dict[str, Callable[[], Agent]] = {
    "random": Random,
    "greedy": Greedy,
    **{name: partial(Merchant, level) for name, level in LEVELS.items()},
}
"""Every bot by name, the weakest first."""


def listens(name: str, played: Game) -> bool:
    """Must this bot be told what was played so far?

    Bots from outside are told, in case they want to know. Of the house's own only those who look ahead make something
    of it, and only in games where an attentive player can follow all that was played.
    """
    return name not in BOTS or (name in LEVELS and LEVELS[name].search is not None and sight(played).open)


def bot(name: str) -> Agent:
    """A fresh bot called `name`; the adversaries of the arena have names too, but nobody is offered them to play."""
    known = {**BOTS, **ADVERSARIES}
    if name not in known:
        raise BadSetup(f"there is no bot {name!r}; there are: {', '.join(known)}")
    return known[name]()
