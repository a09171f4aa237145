"""How the judgement makes agreements: what a promise costs its signer and is worth to the other side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fondaco.core.moves import Move, Seat
from fondaco.core.play import Thought
from fondaco.games.haendler.clauses import Clause, Clauses, Counter, Propose, Quiet
from fondaco.games.haendler.components import GUEST_LOAD
from fondaco.games.haendler.decisions.talk import opposite, standing
from fondaco.games.haendler.moves import Accept
from fondaco.games.haendler.outlook import Outlook

LEAST_GAIN: Final = 50.0
"""Below this nobody bothers to sign."""
LEAST_SHARE: Final = 0.35
"""What the other side will want of the joint gain."""

PLAIN: Final = {
    "master-not": (100.0, 60.0),
    "move-via": (150.0, 150.0),
    "move-into": (150.0, 180.0),
    "move-tile": (120.0, 80.0),
    "not-move": (70.0, 60.0),
    "courier-to": (60.0, 90.0),
    "courier-not": (40.0, 40.0),
    "play": (150.0, 60.0),
    "disc-not": (60.0, 60.0),
    "disc": (80.0, 80.0),
    "office-not": (70.0, 70.0),
    "office": (90.0, 90.0),
    "not-buy": (40.0, 20.0),
    "lot-max": (80.0, 50.0),
    "bid-max": (80.0, 60.0),
}
"""Promises about which there is no better estimate: cost and worth."""


def estimate(out: Outlook, signer: Seat, other: Seat, clause: Clause) -> tuple[float, float]:
    """What a clause costs its signer, and what it brings the other."""
    p, kind = out.p, clause.kind
    if kind == "pay":
        return clause.amount, clause.amount
    if kind == "pay-if":
        return 0.4 * clause.amount, 0.4 * clause.amount
    if kind == "sell-card":
        return out.card(signer, clause.words[0], held=True), out.card(other, clause.words[0])
    if kind == "not-play":
        return 30.0, 60.0 if p.hands[signer] else 5.0
    if kind == "no-lot":
        cards = [out.investment(card) for card in p.on_offer]
        return 0.4 * max(cards, default=0.0), 0.1 * max(cards, default=0.0)
    if kind in ("no-bid", "load-for"):
        wagon = int(clause.words[0]) - 1
        if p.came[wagon]:
            return 50.0, 10.0
        if kind == "no-bid":
            own, others = out.office_gain(signer, wagon), out.office_gain(other, wagon)
            return 0.35 * max(0.0, own), 0.25 * max(0.0, others)
        pieces = sum(out.best_pieces(other, wagon, "", min(GUEST_LOAD, int(clause.words[1]))))
        likely = 1.0 if p.masters[wagon] == signer else 0.5 if p.masters[wagon] < 0 else 0.0
        return likely * (0.4 * pieces - clause.amount), likely * (0.55 * pieces - clause.amount)
    return PLAIN[kind]


def balance(out: Outlook, seat: Seat, other: Seat, gives: Clauses, gets: Clauses) -> tuple[float, float]:
    """What an agreement brings oneself and the other side."""
    own = theirs = 0.0
    for clause in gives:
        cost, worth = estimate(out, seat, other, clause)
        own -= cost
        theirs += worth
    for clause in gets:
        cost, worth = estimate(out, other, seat, clause)
        own += worth
        theirs -= cost
    return own, theirs


def talking(out: Outlook, seat: Seat, moves: Sequence[Move]) -> list[Thought]:
    """Propose what both sides gain by; accept what is fair; otherwise go on with the game."""
    p = out.p
    other = opposite(p, seat)
    thoughts = []
    for move in moves:
        terms: dict[str, float] = {}
        if isinstance(move, (Propose, Counter)):
            own, theirs = balance(out, seat, other, move.gives, move.gets)
            fair = theirs >= max(LEAST_GAIN, LEAST_SHARE * (own + theirs))
            terms = {"promise": 0.6 * own - LEAST_GAIN if fair and own > 0 else -LEAST_GAIN}
        elif isinstance(move, Accept):
            gives, gets, _ = standing(p, other)
            theirs, own = balance(out, other, seat, gives, gets)
            fair = own >= max(LEAST_GAIN, LEAST_SHARE * (own + theirs))
            terms = {"promise": own if fair else -LEAST_GAIN}
        elif isinstance(move, Quiet):
            terms = {"promise": -1.0}
        thoughts.append(Thought(move, sum(terms.values()), terms))
    return thoughts
