"""Phases 1 and 4: a new trade card, and a new start player (HW-23 to HW-26, HW-33 to HW-35)."""

from __future__ import annotations

import random
from typing import Final

from fondaco.core.decision import Automatic, Chance
from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat
from fondaco.games.hellweg.decisions import sale
from fondaco.games.hellweg.moves import TradeCard
from fondaco.games.hellweg.position import NOBODY, NOWHERE, Hellweg


class NextCard(Chance[Hellweg]):
    """The top trade card is turned up: any not yet seen is equally likely, also in the short game (HW-22, HW-24)."""

    def odds(self, p: Hellweg) -> list[tuple[Move, int]]:
        return [(p.box.draws[card], 1) for card in p.unseen]

    def draw(self, p: Hellweg, rng: random.Random) -> Move:
        return p.box.draws[p.unseen[int(rng.random() * len(p.unseen))]]

    def check(self, p: Hellweg, seat: Seat, move: Move) -> None:
        if not isinstance(move, TradeCard) or move.number not in p.unseen:
            raise Illegal("impossible-draw", move=str(move))

    def apply(self, p: Hellweg, seat: Seat, move: Move) -> None:
        assert isinstance(move, TradeCard)
        p.round += 1
        p.left -= 1
        p.card = move.number
        p.unseen = [card for card in p.unseen if card != move.number]
        if p.told is not None:
            p.tell("trade-card", number=move.number, round=p.round, left=p.left)
        sale.begin(p)


class CleanUp(Automatic[Hellweg]):
    """Merchants go home, the trade card leaves the game, the start player card moves on (HW-33, HW-35)."""

    def run(self, p: Hellweg) -> None:
        p.slots = [NOBODY] * len(p.slots)
        p.market = [0] * p.seats
        p.turn = 0
        p.start = (p.start + 1) % p.seats
        if p.told is not None:
            p.tell("start-player", seat=p.start)
        await_card(p)


def await_card(p: Hellweg) -> None:
    """The next round begins with a card (HW-24)."""
    p.card = 0
    p.seat = NOWHERE
    p.decision = NEXT_CARD


NEXT_CARD: Final[NextCard] = NextCard()
CLEAN_UP: Final[CleanUp] = CleanUp()
