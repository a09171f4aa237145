"""Finding a game where the house is not installed: a training machine may have nothing but the source."""

from __future__ import annotations

from importlib import import_module

from fondaco.core.errors import BadSetup
from fondaco.core.game import Game, catalogue, game


def house(name: str) -> Game:
    """The game called `name`: by the registry, or, where nothing is registered, from its folder."""
    if name in catalogue():
        return game(name)
    try:
        module = import_module(f"fondaco.games.{name}.game")
    except ModuleNotFoundError as error:
        raise BadSetup(f"there is no game {name!r}") from error
    return next(thing for thing in vars(module).values() if isinstance(thing, Game))
