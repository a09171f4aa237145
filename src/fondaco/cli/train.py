"""Teach a bot a game from nothing, by play against itself, its past and scripted styles."""

from fondaco.bots.train import arguments, run

__all__ = ["arguments", "run"]
