"""Agreements once signed: what changes hands at once, what lies in escrow, what ends when (HA-177 to HA-182).

A running clause is `[signer, other, clause, last round]` in `p.clauses`, the oldest first. Money set aside for a
conditional payment is no longer in its payer's purse: the clause itself is the escrow.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from fondaco.core.deal import MONEY, Bundle, exchange
from fondaco.core.moves import Seat
from fondaco.games.haendler.clauses import (
    ANY,
    AT_ONCE,
    ENDS_WITH,
    EVENT_PHASE,
    NEXT,
    TILE_CLAUSES,
    Clause,
    Clauses,
    Terms,
)
from fondaco.games.haendler.position import GIVE, LOOK, PICK, SHOW, Haendler

Running = list[Any]


class Hand:
    """What one seat can hand over: money and influence cards, never goods or investment cards (HA-R97)."""

    def __init__(self, p: Haendler, seat: Seat) -> None:
        self.p = p
        self.seat = seat

    def count(self, name: str) -> int:
        return self.p.money[self.seat] if name == MONEY else self.p.hands[self.seat].count(name)

    def change(self, name: str, by: int) -> None:
        if name == MONEY:
            self.p.money[self.seat] += by
            return
        for _ in range(by):
            self.p.gain_card(self.seat, name)
        for _ in range(-by):
            self.p.drop_card(self.seat, name)


def sign(p: Haendler, left: Seat, right: Seat, terms: Terms) -> None:
    """What both sides sign becomes binding together (HA-R94)."""
    gives, gets, length = terms
    exchange(Hand(p, left), handed_over(gives), Hand(p, right), handed_over(gets))
    last = p.round + (length == NEXT)
    running = p.clauses[:]
    for signer, other, clauses in ((left, right, gives), (right, left, gets)):
        for clause in clauses:
            if clause.kind == "sell-card":
                p.cards = [*p.cards, [signer, GIVE, clause.words[0], other]]
            elif clause.kind == "pay-if":
                p.money[signer] -= clause.amount
            if clause.kind not in AT_ONCE:
                running.append([signer, other, str(clause), last])
    keep(p, running)
    for signer, clauses in ((left, gives), (right, gets)):
        show(p, signer, tuple([clause for clause in clauses if clause.kind == "play"]))
    if p.told is not None:
        p.tell("agreed", seat=left, other_seat=right, **in_words(terms))


def handed_over(clauses: Clauses) -> Bundle:
    """What a list of clauses moves at once."""
    money = sum(clause.amount for clause in clauses if clause.kind == "pay")
    sold = [clause.words[0] for clause in clauses if clause.kind == "sell-card"]
    return Bundle.of(money, {kind: sold.count(kind) for kind in sold})


def owed(clauses: Clauses) -> int:
    """The money that signing takes out of the signer's purse, now or into escrow."""
    return sum(clause.amount for clause in clauses if clause.kind in ("pay", "pay-if"))


def pledged(p: Haendler, signer: Seat, clauses: Clauses) -> dict[str, int]:
    """How many cards of each kind named here the signer must have: to hand over now, and to play (HA-R101)."""
    older = [Clause.parse(text) for who, _, text, _ in p.clauses if who == signer]
    counts: dict[str, int] = {}
    for kind in dict.fromkeys(clause.words[0] for clause in clauses if clause.kind in ("sell-card", "play")):
        plays = [clause for clause in [*older, *clauses] if clause.kind == "play" and clause.words[0] == kind]
        counts[kind] = cards_needed(plays) + clauses.count(Clause("sell-card", (kind,)))
    return counts


def cards_needed(clauses: Sequence[Clause]) -> int:
    """With how many cards these promises of one kind are kept; `any` is kept along with a more exact one."""
    asked = {clause.words for clause in clauses}
    exact = {words[0] for words in asked if words[-1] != ANY}
    return sum(words[-1] != ANY or words[0] not in exact for words in asked)


def in_words(terms: Terms) -> dict[str, Any]:
    """Terms as sentences tell them."""
    gives, gets, length = terms
    return {"gives": [*map(str, gives)], "gets": [*map(str, gets)], "length": length}


def show(p: Haendler, seat: Seat, clauses: Clauses) -> None:
    """Offering cards, or promising to play them, tells everybody how many of them one holds (HA-R101)."""
    for kind, count in pledged(p, seat, clauses).items():
        if known(p, seat, kind) < count:
            p.cards = [*p.cards, [seat, SHOW, kind, count]]


def known(p: Haendler, seat: Seat, kind: str) -> int:
    """How many cards of a kind everybody knows a seat to hold: shown by it or given to it, and not gone since."""
    count = 0
    for who, what, card, more in p.cards:
        if card != kind or what in (PICK, LOOK):
            continue
        if what == GIVE and more == seat:
            count += 1
        elif who == seat:
            count = more if what == SHOW else max(0, count - 1)
    return count


def keep(p: Haendler, running: list[Running]) -> None:
    p.clauses = running
    p.promises = bool(running)


def happens(p: Haendler, event: str) -> None:
    """Something happened that everybody saw: conditional payments are made, kept promises end."""
    stays = []
    seen = (event, event.rpartition(":")[0] + ":any")
    for entry in p.clauses:
        signer, other, text, _ = entry
        clause = Clause.parse(text)
        if clause.kind == "pay-if" and clause.event in seen:
            pay_out(p, signer, other, clause.amount)
        elif clause.kind == "pay-if" and clause.event.removeprefix("not-") in seen:
            pay_back(p, signer, clause.amount)
        elif promised_event(signer, clause) in seen:
            if p.told is not None:
                p.tell("clause-kept", seat=signer, other_seat=other, clause=text)
        else:
            stays.append(entry)
    keep(p, stays)


def promised_event(signer: Seat, clause: Clause) -> str:
    """What happens when a promise to do something is kept; empty for promises of other kinds."""
    if clause.kind == "play":
        return ":".join(("plays", str(signer), *clause.words))
    if clause.kind == "office":
        return ":".join(("shifted", str(signer), *clause.words))
    return f"courier:{clause.words[0]}:{signer}" if clause.kind == "courier-to" else ""


def pay_out(p: Haendler, payer: Seat, to: Seat, amount: int) -> None:
    p.money[to] += amount
    if p.told is not None:
        p.tell("escrow-paid", seat=payer, other_seat=to, amount=amount)


def pay_back(p: Haendler, payer: Seat, amount: int) -> None:
    p.money[payer] += amount
    if p.told is not None:
        p.tell("escrow-returned", seat=payer, amount=amount)


def tell_drive(p: Haendler, seat: Seat, wagon: int, start: str, path: tuple[str, ...]) -> None:
    """A wagon went along a path: branches taken, a city entered, a city left."""
    net = p.box.roads
    fields = (start, *path)
    if start in net.cities:
        drop(p, lambda _, clause: clause.kind in ("load-for", "master-not") and clause.words[0] == str(wagon + 1))
    for here, there in zip(fields, path, strict=False):
        if len(net.beside[here]) > 2:
            happens(p, f"over:{wagon + 1}:{here}>{there}:{seat}")
    if path[-1] in net.cities:
        happens(p, f"enters:{wagon + 1}:{path[-1]}")


def drop(p: Haendler, ends: Callable[[Seat, Clause], bool]) -> None:
    """End the clauses of which `ends(signer, clause)` says so; money waits on if there is a next round for it."""
    stays = []
    for entry in p.clauses:
        signer, _, text, last = entry
        clause = Clause.parse(text)
        if not ends(signer, clause) or (clause.kind == "pay-if" and last > p.round):
            stays.append(entry)
        elif clause.kind == "pay-if":
            pay_back(p, signer, clause.amount)
    keep(p, stays)


def awaits(clause: Clause, *events: str) -> bool:
    """Is this a payment that waits for one of these events?"""
    return clause.kind == "pay-if" and clause.words[1] in events


def tile_used(p: Haendler, seat: Seat) -> None:
    """Promises about one's tile end with that tile."""
    drop(p, lambda signer, clause: signer == seat and clause.kind in TILE_CLAUSES)


def turn_over(p: Haendler, seat: Seat) -> None:
    """Promises about the courier end with one's turn, and so does what one might have been paid for (HA-R99)."""
    drop(
        p,
        lambda signer, clause: (
            (signer == seat and clause.kind in ("courier-to", "courier-not"))
            or (awaits(clause, "courier", "over") and clause.words[-1] == str(seat))
        ),
    )


def auction_over(p: Haendler, wagon: int) -> None:
    """What is agreed about bids ends with the auction (HA-60 breaks no promise)."""
    drop(
        p,
        lambda _, clause: (
            (clause.kind in ("no-bid", "bid-max") and clause.words[0] == str(wagon + 1))
            or (awaits(clause, "bid-zero") and clause.words[-1] == str(wagon + 1))
        ),
    )


def discs_opened(p: Haendler) -> None:
    drop(p, lambda _, clause: clause.kind in ("disc", "disc-not") or awaits(clause, "disc"))


def close_phase(p: Haendler) -> None:
    """What belongs to this phase ends with it; what has not happened by now has not happened (HA-R99, HA-R100)."""
    stays = []
    for entry in p.clauses:
        signer, other, text, last = entry
        clause = Clause.parse(text)
        over = p.phase == 7 and last <= p.round
        if clause.kind == "pay-if":
            if clause.words[1].startswith("not-") and event_phase(p, clause) == p.phase:
                pay_out(p, signer, other, clause.amount)
            elif over or (last <= p.round and event_phase(p, clause) <= p.phase):
                pay_back(p, signer, clause.amount)
            else:
                stays.append(entry)
        elif not over and ENDS_WITH.get(clause.kind) != p.phase:
            stays.append(entry)
    keep(p, stays)


def event_phase(p: Haendler, clause: Clause) -> int:
    """The phase in which what a payment waits for can happen; after it, it has not happened."""
    event = clause.words[1].removeprefix("not-")
    return p.box.card_phase[clause.words[3]] if event == "plays" else EVENT_PHASE[event]


def close_all(p: Haendler) -> None:
    """After the last climb the phase and everything else ends; what is then in escrow goes back (HA-R105)."""
    close_phase(p)
    for signer, _, text, _ in p.clauses:
        clause = Clause.parse(text)
        if clause.kind == "pay-if":
            pay_back(p, signer, clause.amount)
    keep(p, [])


def promised_load(p: Haendler, seat: Seat, size: int) -> Running | None:
    """The cheapest promise of this wagon's master to take so many of a guest's pieces, if the guest can pay."""
    fitting: list[Running] = []
    for entry in p.clauses:
        signer, other, text, _ = entry
        if other == seat and signer == p.masters[p.wagon] and text.startswith(f"load-for:{p.wagon + 1}:"):
            clause = Clause.parse(text)
            if size <= int(clause.words[1]) and clause.amount <= p.money[seat]:
                fitting.append(entry)
    return min(fitting, key=lambda entry: Clause.parse(entry[2]).amount, default=None)
