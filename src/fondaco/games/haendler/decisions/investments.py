"""Phase 6: investment cards under the hammer (HA-120 to HA-135)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fondaco.core.decision import Form
from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat
from fondaco.games.haendler.decisions.loading import amount_form
from fondaco.games.haendler.decisions.rounds import NEXT_PHASE
from fondaco.games.haendler.decisions.setting import refill
from fondaco.games.haendler.decisions.talk import ask
from fondaco.games.haendler.moves import DECLINE, OPENINGS, PASS, RAISES, Choose, Decline, Open, Pass, Raise
from fondaco.games.haendler.position import NOBODY, Haendler, changed
from fondaco.games.haendler.turn import OwnTurn

IN, DECLINED, BOUGHT = 0, 1, 2
LEAST_BID: Final = 100


class Opening(OwnTurn):
    """Open the bidding with 100 or more, or be out of this round's auctions (HA-124, HA-125, HA-R64)."""

    def choices(self, p: Haendler, seat: Seat) -> Sequence[Move]:
        return (DECLINE, *OPENINGS[1 : p.money[seat] // 100 + 1])

    def check(self, p: Haendler, seat: Seat, move: Move) -> None:
        if isinstance(move, Decline):
            return
        if not isinstance(move, Open):
            raise Illegal("open-or-decline")
        if move.amount % 100 or not LEAST_BID <= move.amount <= p.money[seat]:
            raise Illegal("bid-range", least=LEAST_BID, purse=p.money[seat])

    def apply(self, p: Haendler, seat: Seat, move: Move) -> None:
        if isinstance(move, Open):
            p.high, p.leader = move.amount, seat
            if p.told is not None:
                p.tell("opened", seat=seat, amount=move.amount)
            ask_bidder(p, seat)
            return
        p.standing = changed(p.standing, seat, DECLINED)
        if p.told is not None:
            p.tell("declined", seat=seat)
        next_lot(p)

    def forms(self, p: Haendler, seat: Seat) -> list[Form]:
        return [amount_form("open", LEAST_BID, p.money[seat])] if p.money[seat] >= LEAST_BID else []

    def facts(self, p: Haendler, seat: Seat) -> dict[str, object]:
        return {"purse": p.money[seat], "able": int(p.money[seat] >= LEAST_BID)}


class Raising(OwnTurn):
    """Bid higher, or pass on this lot (HA-126, HA-R65, HA-R67)."""

    def choices(self, p: Haendler, seat: Seat) -> Sequence[Move]:
        return (PASS, *RAISES[p.high // 100 + 1 : p.money[seat] // 100 + 1])

    def check(self, p: Haendler, seat: Seat, move: Move) -> None:
        if isinstance(move, Pass):
            return
        if not isinstance(move, Raise):
            raise Illegal("raise-or-pass")
        if move.amount % 100 or not p.high < move.amount <= p.money[seat]:
            raise Illegal("bid-range", least=p.high + 100, purse=p.money[seat])

    def apply(self, p: Haendler, seat: Seat, move: Move) -> None:
        if isinstance(move, Raise):
            p.high, p.leader = move.amount, seat
            if p.told is not None:
                p.tell("raised", seat=seat, amount=move.amount)
        else:
            p.passed = sorted([*p.passed, seat])
            if p.told is not None:
                p.tell("passed", seat=seat)
        ask_bidder(p, seat)

    def forms(self, p: Haendler, seat: Seat) -> list[Form]:
        return [amount_form("raise", p.high + 100, p.money[seat])] if p.money[seat] > p.high else []

    def facts(self, p: Haendler, seat: Seat) -> dict[str, object]:
        purse = p.money[seat]
        return {"high": p.high, "leader_seat": p.leader, "purse": purse, "able": int(purse > p.high)}


class Choosing(OwnTurn):
    """The winner takes one of the open cards (HA-127, HA-R69)."""

    def choices(self, p: Haendler, seat: Seat) -> Sequence[Move]:
        return [Choose(card) for card in p.on_offer]

    def check(self, p: Haendler, seat: Seat, move: Move) -> None:
        if not isinstance(move, Choose) or move.card not in p.on_offer:
            raise Illegal("not-on-offer")

    def apply(self, p: Haendler, seat: Seat, move: Move) -> None:
        assert isinstance(move, Choose)
        take_card(p, seat, move.card)


def begin_investments(p: Haendler) -> None:
    """Left out once every card is owned (HA-133)."""
    p.standing = [IN] * p.seats
    if p.on_offer:
        p.opener = p.start
        ask(p, p.start, OPENING)
    else:
        p.decision = NEXT_PHASE


def ask_bidder(p: Haendler, spoke: Seat) -> None:
    """The next one clockwise who is still in this lot; without one the leader has won (HA-126, HA-R68)."""
    seat = (spoke + 1) % p.seats
    while seat != p.leader:
        if p.standing[seat] == IN and seat not in p.passed:
            p.actor = seat
            p.decision = RAISING
            return
        seat = (seat + 1) % p.seats
    win(p)


def win(p: Haendler) -> None:
    """The leader pays the bank and chooses (HA-127)."""
    seat = p.leader
    p.money[seat] -= p.high
    p.standing = changed(p.standing, seat, BOUGHT)
    if p.told is not None:
        p.tell("lot-won", seat=seat, amount=p.high)
    p.high = 0
    p.leader = NOBODY
    p.passed = []
    p.actor = seat
    if len(p.on_offer) == 1:
        take_card(p, seat, p.on_offer[0])
    else:
        p.decision = CHOOSING


def take_card(p: Haendler, seat: Seat, card: str) -> None:
    """It lies open before its owner to the end of the game (HA-132, HA-R70)."""
    p.on_offer = [other for other in p.on_offer if other != card]
    own = sorted([*p.investments[seat], card], key=p.box.investments.index)
    p.investments = changed(p.investments, seat, own)
    if p.told is not None:
        p.tell("card-taken", seat=seat, card=card)
    next_lot(p)


def next_lot(p: Haendler) -> None:
    """The next one clockwise who has neither bought nor declined opens, unless enough is sold (HA-129, HA-130)."""
    if p.on_offer and p.standing.count(BOUGHT) < p.seats - 1:
        for k in range(1, p.seats + 1):
            seat = (p.opener + k) % p.seats
            if p.standing[seat] == IN:
                p.opener = seat
                ask(p, seat, OPENING)
                return
    p.standing = [IN] * p.seats
    p.opener = NOBODY
    p.actor = p.start
    refill(p)


OPENING: Final = Opening()
RAISING: Final = Raising()
CHOOSING: Final = Choosing()
