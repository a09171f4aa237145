"""Messages: laid open while others decide, for thirty ducats (GE-80 to GE-83, GE-R18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from fondaco.core.deal import Bundle
from fondaco.core.decision import Decision
from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat
from fondaco.games.genua.components import KINDS, MESSAGE, back
from fondaco.games.genua.moves import Claim
from fondaco.games.genua.terms import Books

if TYPE_CHECKING:
    from fondaco.games.genua.position import Genua

MOMENTS: Final = ("MakeOffers", "Negotiate", "PerformAction", "FinishAction", "ClaimMessages")
"""The decision points at which a message may be claimed."""


class Claiming(Decision["Genua"]):
    """Whoever is being asked may claim each message whose two buildings the tower has visited this turn."""

    def choices(self, p: Genua, seat: Seat) -> Sequence[Move]:
        if len(p.path) < 2:
            return ()
        fulfilled = [Claim(card) for card in p.hands.of(seat, MESSAGE) if visited(p, card)]
        if not fulfilled or repr(p.decision) not in MOMENTS or seat not in p.asked:
            return ()
        return fulfilled

    def check(self, p: Genua, seat: Seat, move: Move) -> None:
        assert isinstance(move, Claim)
        if repr(p.decision) not in MOMENTS:
            raise Illegal("claim-later")
        if seat not in p.asked:
            raise Illegal("answered")
        if move.message not in p.hands.of(seat, MESSAGE):
            raise Illegal("not-in-hand", card=move.message)
        if not visited(p, move.message):
            one, other = p.box.message[move.message]
            raise Illegal("not-visited", one_building=one, other_building=other)

    def apply(self, p: Genua, seat: Seat, move: Move) -> None:
        assert isinstance(move, Claim)
        p.hands.remove(seat, MESSAGE, move.message)
        p.discard(MESSAGE, move.message)
        p.money[seat] += p.box.message_reward
        p.tell("claimed", seat=seat, card=move.message, amount=p.box.message_reward)
        if any(p.books.offers) or any(p.books.intents):
            withdraw(p, seat, move.message)
        if p.actor >= 0:
            p.goes_on("Acting")
        elif not p.decision.to_act(p):
            p.goes_on("NextMarker")


def visited(p: Genua, card: str) -> bool:
    """Has the tower been to both buildings this turn? (GE-80)"""
    one, other = p.box.message[card]
    return one in p.path and other in p.path


def withdraw(p: Genua, seat: Seat, card: str) -> None:
    """Offers that count on a message just claimed, its owner's or to the active player, leave the book (GE-R18)."""
    count = p.hands.count(seat, MESSAGE)
    offers, intents = p.books.offers[:], p.books.intents[:]
    asked = seat == p.active
    for owner in p.others[seat] if asked else (seat,):
        for book in (offers, intents):
            book[owner] = tuple([t for t in book[owner] if still_good(t.take if asked else t.give, card, count)])
        if len(offers[owner]) < len(p.books.offers[owner]):
            p.tell("withdrawn", seat=owner)
    p.books = Books(p.books.to, offers, intents)


def still_good(bundle: Bundle, card: str, count: int) -> bool:
    """Can a giver with so many messages left, this one not among them, still give this?"""
    wanted = sum(n for piece, n in bundle.pieces if back(piece) == KINDS[MESSAGE])
    return wanted <= count and all(piece != card for piece, _ in bundle.pieces)


CLAIMING: Final = Claiming()
