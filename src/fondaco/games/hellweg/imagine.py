"""What a seat cannot see: which trade cards are gone, for those who did not keep count (HW-34, HW-R04)."""

from __future__ import annotations

import random

from fondaco.core.secrecy import Json
from fondaco.games.hellweg.components import Box


def guess_unseen(view: Json, box: Box, rng: random.Random) -> list[int]:
    """So many cards not turned up yet as there must be, in the order of the box; the open card is not among them."""
    others = [card for card in box.trade if card != view["card"]]
    guessed = rng.sample(others, len(box.trade) - view["round"])
    return [card for card in box.trade if card in guessed]
