"""Advice for who plays with bots alone: what one of them would do in that place, and why."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

from fondaco.bots.stdio import read_reply
from fondaco.bots.why import Why
from fondaco.core.errors import BadInput
from fondaco.core.moves import Seat
from fondaco.core.play import ask_of
from fondaco.server.pool import BotFailed
from fondaco.server.refusal import Refusal

if TYPE_CHECKING:
    from fondaco.server.house import House
    from fondaco.server.table import Table

ADVISER: Final = "greedy"
"""Not the strongest, but its reasons have names: what a lot is worth, what it costs."""


async def advise(house: House, table: Table, seat: Seat, language: str) -> dict[str, Any]:
    """A move for `seat`, which is asked now, and the reasons; made from what that seat may see."""
    match = table.match
    asked = match.asks.get(seat) if match else None
    if match is None or asked is None:
        raise Refusal("not-asked")
    if table.chairs[seat].holder is None:
        raise Refusal("not-member")
    if len({chair.holder for chair in table.chairs} - {None}) > 1:
        raise Refusal("advice-among-people")
    ask = ask_of(match.position, seat, random.Random())
    try:
        answer = read_reply(ask, await house.hall.desk.pool.think(ADVISER, ask, house.settings.bot_seconds))
    except (BotFailed, BadInput):
        raise Refusal("no-advice") from None
    why = Why(language, ask.game, table.names(language))
    return {"ask": asked.seq, "move": str(answer.move), "text": why(answer, full=True)}
