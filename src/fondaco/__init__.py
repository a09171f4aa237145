"""Fondaco: one house for five merchant games. People play them, bots play them, programs study them.

>>> import fondaco
>>> medici = fondaco.game("medici")
>>> p = medici.start(seats=4, options={"start": 0})
>>> p.to_act() == (fondaco.CHANCE,)
True
"""

from fondaco.core.errors import BadInput, Illegal
from fondaco.core.game import catalogue, game
from fondaco.core.moves import CHANCE

__all__ = ["CHANCE", "BadInput", "Illegal", "catalogue", "game"]
