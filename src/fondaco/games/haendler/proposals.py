"""Proposals: when one may be made or accepted, and a menu of sensible ones (HA-178 to HA-182, HA-R94 to HA-R101)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from fondaco.core.decision import Form
from fondaco.core.errors import Illegal, allowed
from fondaco.core.moves import Seat, write
from fondaco.games.haendler.agreements import cards_needed, owed, pledged
from fondaco.games.haendler.clauses import (
    ANY,
    LENGTHS,
    MOST_CLAUSES,
    PHASE,
    ROUND,
    TILE_CLAUSES,
    Clause,
    Clauses,
    Terms,
    check_clause,
    clause_forms,
    read_clauses,
)
from fondaco.games.haendler.components import BROKEN_AXLE, OFFICES, RIDES, WAGONS
from fondaco.games.haendler.position import NOBODY, Haendler
from fondaco.games.haendler.promises import contradict

PRICES: Final = (200, 500)
POINTERS: Final = 2
KEPT_BY: Final[dict[str, Collection[str]]] = {"office": OFFICES, "courier-to": RIDES}
"""Promises that are kept by means of an investment card, each card keeping one."""


def spell(terms: Terms) -> str:
    """Terms as they are kept in the position: `pay:500 no-bid:2 round`."""
    gives, gets, length = terms
    return f"{write(gives)} {write(gets)} {length}"


def read_terms(text: str) -> Terms:
    """Read back what `spell` wrote.

    >>> spell(read_terms("pay:500 no-bid:2 round"))
    'pay:500 no-bid:2 round'
    """
    gives, gets, length = text.split()
    return read_clauses(gives), read_clauses(gets), length


def check_terms(p: Haendler, proposer: Seat, other: Seat, terms: Terms) -> None:
    """May this be proposed? What the other has in hand and purse is not looked at (HA-R101)."""
    gives, gets, length = terms
    if not gives and not gets:
        raise Illegal("empty-agreement")
    if length not in LENGTHS:
        raise Illegal("bad-length")
    if max(len(gives), len(gets)) > MOST_CLAUSES:
        raise Illegal("too-many-clauses", most=MOST_CLAUSES)
    for signer, clauses in ((proposer, gives), (other, gets)):
        check_list(p, signer, clauses, length)
    check_means(p, proposer, gives)


def check_list(p: Haendler, signer: Seat, clauses: Clauses, length: str) -> None:
    """Clauses make sense, come in time, and do not contradict each other or older ones (HA-R98).

    What has been promised to somebody may be promised to somebody else as well.
    """
    older = [Clause.parse(text) for who, _, text, _ in p.clauses if who == signer]
    for number, clause in enumerate(clauses):
        check_clause(p.box, p.seats, clause)
        if too_late(p, signer, clause, length):
            raise Illegal("too-late", clause=str(clause))
        for running in [*[old for old in older if old != clause], *clauses[:number]]:
            if contradict(clause, running):
                raise Illegal("contradiction", clause=str(clause), older=str(running))
        alike = [running for running in [*older, *clauses[:number]] if running.kind == clause.kind]
        if clause.kind == "disc" and sum(int(promised.words[1]) for promised in {*alike, clause}) > POINTERS:
            raise Illegal("contradiction", clause=str(clause), older=str(alike[-1]))
        if clause.kind in KEPT_BY:
            owned = sum(card in KEPT_BY[clause.kind] for card in p.investments[signer])
            if cards_needed([*alike, clause]) > max(1, owned):
                raise Illegal("contradiction", clause=str(clause), older=str(alike[-1]))


def too_late(p: Haendler, signer: Seat, clause: Clause, length: str) -> bool:
    """Has the time of a promise passed for as long as the agreement lasts?"""
    phase = PHASE.get(clause.kind, 0)
    if clause.kind in ("play", "not-play"):
        phase = p.box.card_phase[clause.words[0]]
    if not phase or (length != ROUND and not p.last_round()):
        return False
    if p.phase != phase:
        return p.phase > phase
    if clause.kind not in TILE_CLAUSES or p.talk_point == "BreakingAxles":
        return False
    order = p.order()
    return order.index(signer) < order.index(p.actor)


def check_means(p: Haendler, signer: Seat, clauses: Clauses) -> None:
    """A signer has the money and the cards he promises (HA-R08, HA-R101)."""
    price = owed(clauses)
    if price > p.money[signer]:
        raise Illegal("too-dear", price=price, purse=p.money[signer])
    for kind, count in pledged(p, signer, clauses).items():
        if p.hands[signer].count(kind) < count:
            raise Illegal("no-card", influence=kind)


def check_signing(p: Haendler, signer: Seat, proposer: Seat, terms: Terms) -> None:
    """May `signer` accept what `proposer` has proposed? Earlier signatures of this talk count as older."""
    gives, gets, length = terms
    check_list(p, proposer, gives, length)
    check_list(p, signer, gets, length)
    check_means(p, signer, gets)


def menu(p: Haendler, proposer: Seat, other: Seat) -> list[Terms]:
    """A few sensible proposals: money for a promise of the other, or a promise of one's own for money."""
    found: list[Terms] = []
    purse = p.money[proposer]
    for clause in offers(p, other):
        found += [((Clause("pay", (str(price),)),), (clause,), ROUND) for price in PRICES if price <= purse]
    cards = [Clause("sell-card", (kind,)) for kind in dict.fromkeys(p.hands[proposer])]
    for clause in [*offers(p, proposer), *cards]:
        found += [((clause,), (Clause("pay", (str(price),)),), ROUND) for price in PRICES]
    for wagon in range(WAGONS):
        if not p.came[wagon] and p.phase <= 2 and p.masters[wagon] == NOBODY:
            carried = Clause("load-for", (str(wagon + 1), "2", "0"))
            found.append(((Clause("no-bid", (str(wagon + 1),)),), (carried,), ROUND))
    if p.phase <= 3 and purse >= PRICES[0]:
        wait = Clause("pay-if", (str(PRICES[0]), "courier", courier_goal(p), str(other)))
        found.append(((wait,), (), ROUND))
    return [terms for terms in found if allowed(check_terms, p, proposer, other, terms)]


def courier_goal(p: Haendler) -> str:
    """A field beside the courier."""
    return p.box.roads.rides(p.courier, 1)[0]


def offers(p: Haendler, signer: Seat) -> list[Clause]:
    """Promises somebody could be paid for at this time of the round."""
    found: list[Clause] = []
    if p.phase == 1:
        found += [Clause("not-buy", (good,)) for good in p.box.goods[:2]]
    if p.phase <= 2:
        for wagon in range(WAGONS):
            if not p.came[wagon] and p.masters[wagon] == NOBODY:
                found.append(Clause("no-bid", (str(wagon + 1),)))
            elif p.masters[wagon] == signer and p.phase == 2:
                found.append(Clause("load-for", (str(wagon + 1), "1", "100")))
    if p.phase in (2, 3):
        for wagon in range(WAGONS):
            if any(p.loads[wagon]):
                found.append(Clause("not-play", (BROKEN_AXLE, str(wagon + 1))))
                found.append(Clause("not-move", (str(wagon + 1),)))
        if any(card in RIDES for card in p.investments[signer]):
            found.append(Clause("courier-to", (courier_goal(p),)))
    if p.phase in (3, 4):
        found += [Clause("disc-not", (good,)) for good in p.box.goods[:2]]
        if any(card in OFFICES for card in p.investments[signer]):
            found.append(Clause("office-not", (p.box.goods[0], ANY)))
    if p.phase in (5, 6):
        found.append(Clause("no-lot"))
    return found[:9]


def proposal_forms(p: Haendler, verb: str, seats: list[Seat]) -> list[Form]:
    """What a page or a bot needs to compose a proposal."""
    clauses = {"kind": "clauses", "least": 0, "most": MOST_CLAUSES, "of": clause_forms(p.box, p.seats)}
    fields = [{"name": "gives", **clauses}, {"name": "gets", **clauses}]
    fields.append({"name": "length", "kind": "choice", "of": list(LENGTHS)})
    if verb == "propose":
        fields.insert(0, {"name": "seat", "kind": "choice", "of": seats})
    return [{"verb": verb, "fields": fields}]
