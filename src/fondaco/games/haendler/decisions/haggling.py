"""Phase 2, the talk between one who wants to load and the loading master (HA-66 to HA-68, HA-145 to HA-148).

The guest passes, plays his card, asks for prices or makes an offer; the master refuses, quotes or accepts. The master
answers at most three times, so that a talk has at most seven moves (HA-R33).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fondaco.core.deal import MONEY, Bundle, exchange
from fondaco.core.decision import Decision, Form
from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat
from fondaco.games.haendler.agreements import happens, keep, promised_load
from fondaco.games.haendler.clauses import Clause
from fondaco.games.haendler.components import FREE_LOADING, GUEST_LOAD
from fondaco.games.haendler.decisions.talk import ask
from fondaco.games.haendler.moves import (
    ACCEPT,
    HIGHEST_QUOTE,
    INQUIRE,
    NOT_OFFERED,
    PASS,
    REFUSE,
    Accept,
    Inquire,
    LoadAgreed,
    LoadFree,
    Offer,
    Pass,
    Quote,
    Refuse,
    Take,
)
from fondaco.games.haendler.position import NOBODY, Haendler, changed
from fondaco.games.haendler.turn import OwnTurn

MOST_ANSWERS: Final = 3
OFFER_PRICES: Final = (100, 200, 300, 400, 500, 600, 800)
QUOTES_FOR_ONE: Final[tuple[Move, ...]] = tuple([Quote(price, NOT_OFFERED) for price in range(0, 1001, 100)])
QUOTES_FOR_TWO: Final[tuple[Move, ...]] = (
    *QUOTES_FOR_ONE,
    *[Quote(price, 2 * price - discount) for price in range(100, 801, 100) for discount in (0, 100)],
)
Goods = tuple[str, ...]


class Asking(OwnTurn):
    """The guest's side: pass, play Kostenlose Beladung, ask for prices, make an offer, take a quote (HA-66)."""

    def choices(self, p: Haendler, seat: Seat) -> Sequence[Move]:
        picks = pieces(p, seat)
        purse = p.money[seat]
        moves: list[Move] = [PASS]
        if FREE_LOADING in p.hands[seat]:
            moves += [LoadFree(pick) for pick in picks]
        if p.clauses:
            moves += [LoadAgreed(pick) for pick in picks if promised_load(p, seat, len(pick))]
        if p.quote:
            moves += [Take(pick) for pick in picks if NOT_OFFERED < p.quote[len(pick) - 1] <= purse]
        if may_talk_on(p):
            if not p.quotes:
                moves.append(INQUIRE)
            moves += [Offer(pick, price) for price in OFFER_PRICES if price <= purse for pick in picks]
        return moves

    def check(self, p: Haendler, seat: Seat, move: Move) -> None:
        if isinstance(move, Pass):
            return
        if isinstance(move, (LoadFree, Take, Offer, LoadAgreed)):
            picks = pieces(p, seat)
            if move.goods not in picks:
                if move.goods[::-1] not in picks:
                    raise Illegal("cannot-load", goods=list(move.goods))
                # An offer is composed freely, so two goods may come in either order.
                if not isinstance(move, Offer):
                    raise Illegal("other-order", goods=list(move.goods[::-1]))
            if isinstance(move, LoadFree):
                if FREE_LOADING not in p.hands[seat]:
                    raise Illegal("no-card", influence=FREE_LOADING)
                return
            if isinstance(move, LoadAgreed):
                if not promised_load(p, seat, len(move.goods)):
                    raise Illegal("not-agreed")
                return
            if isinstance(move, Take):
                price = p.quote[len(move.goods) - 1] if p.quote else NOT_OFFERED
                if price == NOT_OFFERED:
                    raise Illegal("not-quoted")
                if price > p.money[seat]:
                    raise Illegal("too-dear", price=price, purse=p.money[seat])
                return
            if not may_talk_on(p):
                raise Illegal("talk-is-over")
            if move.price % 100 or not 0 <= move.price <= p.money[seat]:
                raise Illegal("bid-range", least=0, purse=p.money[seat])
            return
        if isinstance(move, Inquire):
            if not may_talk_on(p):
                raise Illegal("talk-is-over")
            if p.quotes:
                raise Illegal("already-asked")
            return
        raise Illegal("loading-move")

    def apply(self, p: Haendler, seat: Seat, move: Move) -> None:
        wagon = p.wagon + 1
        if isinstance(move, Inquire):
            p.quote = []
            if p.told is not None:
                p.tell("inquired", seat=seat, wagon=wagon)
            p.decision = ANSWERING
        elif isinstance(move, Offer):
            p.quote = []
            p.offered, p.offer, p.price = True, list(move.goods), move.price
            if p.told is not None:
                p.tell("offered", seat=seat, wagon=wagon, goods=p.offer[:], amount=move.price)
            p.decision = ANSWERING
        elif isinstance(move, Take):
            strike(p, seat, move.goods, p.quote[len(move.goods) - 1])
        elif isinstance(move, LoadFree):
            p.spend_card(seat, FREE_LOADING)
            load_onto(p, seat, p.wagon, move.goods, 0)
            if p.told is not None:
                p.tell("loaded-by-card", seat=seat, wagon=wagon, goods=list(move.goods))
            if p.clauses:
                happens(p, f"plays:{seat}:{FREE_LOADING}:{wagon}")
            next_guest(p, seat)
        elif isinstance(move, LoadAgreed):
            load_as_agreed(p, seat, move.goods)
            next_guest(p, seat)
        else:
            next_guest(p, seat)

    def forms(self, p: Haendler, seat: Seat) -> list[Form]:
        if not may_talk_on(p):
            return []
        goods = {good: min(count, GUEST_LOAD) for good, count in loadable(p, seat)}
        most = min(free_places(p, seat), sum(goods.values()))
        return [
            {
                "verb": "offer",
                "fields": [
                    {"name": "goods", "kind": "pick", "of": goods, "least": 1, "most": most},
                    {"name": "price", "kind": "amount", "least": 0, "most": p.money[seat], "step": 100},
                ],
            }
        ]

    def facts(self, p: Haendler, seat: Seat) -> dict[str, object]:
        return talk_facts(p)


class Answering(Decision[Haendler]):
    """The master's side: refuse, quote a price for one piece and for two, accept an offer (HA-66 to HA-68, HA-R32)."""

    def to_act(self, p: Haendler) -> tuple[Seat, ...]:
        return (p.masters[p.wagon],)

    def choices(self, p: Haendler, seat: Seat) -> Sequence[Move]:
        quotes = QUOTES_FOR_TWO if wants_two(p) else QUOTES_FOR_ONE
        return [ACCEPT, REFUSE, *quotes] if p.offered else [REFUSE, *quotes]

    def check(self, p: Haendler, seat: Seat, move: Move) -> None:
        if isinstance(move, Refuse):
            return
        if isinstance(move, Accept):
            if not p.offered:
                raise Illegal("no-offer")
            return
        if not isinstance(move, Quote):
            raise Illegal("answer-needed")
        for price in (move.one, move.two):
            if price != NOT_OFFERED and (price % 100 or not 0 <= price <= HIGHEST_QUOTE):
                raise Illegal("quote-range", most=HIGHEST_QUOTE)
        if move.one == NOT_OFFERED and move.two == NOT_OFFERED:
            raise Illegal("quote-empty")
        if move.two != NOT_OFFERED and not wants_two(p):
            raise Illegal("quote-two")

    def apply(self, p: Haendler, seat: Seat, move: Move) -> None:
        guest = p.actor
        p.quotes += 1
        if isinstance(move, Accept):
            strike(p, guest, tuple(p.offer), p.price)
            return
        p.offered, p.offer, p.price, p.quote = False, [], 0, []
        if isinstance(move, Quote):
            p.quote = [move.one, move.two]
            if p.told is not None:
                p.tell("quoted", seat=seat, guest_seat=guest, wagon=p.wagon + 1, one=move.one, two=move.two)
        else:
            p.quotes = MOST_ANSWERS
            if p.told is not None:
                p.tell("refused", seat=seat, guest_seat=guest, wagon=p.wagon + 1)
        p.decision = ASKING

    def forms(self, p: Haendler, seat: Seat) -> list[Form]:
        price = {"kind": "amount", "least": 0, "most": HIGHEST_QUOTE, "step": 100, "or": "x"}
        names = ("one", "two") if wants_two(p) else ("one",)
        fields = [{"name": name, **price} for name in names]
        if not wants_two(p):
            fields.append({"name": "two", "kind": "choice", "of": ["x"]})
        return [{"verb": "quote", "fields": fields}]

    def facts(self, p: Haendler, seat: Seat) -> dict[str, object]:
        return talk_facts(p)


class Dock:
    """The guest's side of a deal: his purse and his warehouse beside the wagon."""

    def __init__(self, p: Haendler, seat: Seat, wagon: int) -> None:
        self.p = p
        self.seat = seat
        self.city = p.box.city[p.at[wagon]]

    def count(self, name: str) -> int:
        if name == MONEY:
            return self.p.money[self.seat]
        slot = self.p.box.slot.get((self.city, self.p.box.good[name]), NOBODY)
        return 0 if slot == NOBODY else self.p.stores[self.seat][slot]

    def change(self, name: str, by: int) -> None:
        if name == MONEY:
            self.p.money[self.seat] += by
        else:
            self.p.store(self.seat, self.p.box.slot[self.city, self.p.box.good[name]], by)


class Deck:
    """The other side: the master's purse, and the guest's area on the wagon. Nothing comes back from it (HA-R31)."""

    def __init__(self, p: Haendler, seat: Seat, wagon: int) -> None:
        self.p = p
        self.seat = seat
        self.wagon = wagon

    def count(self, name: str) -> int:
        return 0

    def change(self, name: str, by: int) -> None:
        p, wagon = self.p, self.wagon
        if name == MONEY:
            p.money[p.masters[wagon]] += by
        else:
            area = sorted(p.loads[wagon][self.seat] + [name] * by, key=p.box.goods.index)
            p.loads[wagon] = changed(p.loads[wagon], self.seat, area)


def load_onto(p: Haendler, seat: Seat, wagon: int, goods: Goods, price: int) -> None:
    """Money to the master and goods onto the wagon, together or not at all (HA-R32)."""
    counts = {good: goods.count(good) for good in goods}
    exchange(Dock(p, seat, wagon), Bundle.of(price, counts), Deck(p, seat, wagon), Bundle())


def strike(p: Haendler, seat: Seat, goods: Goods, price: int) -> None:
    """A deal is carried out at once and ends the guest's turn (HA-66, HA-R33)."""
    load_onto(p, seat, p.wagon, goods, price)
    if p.told is not None:
        master = p.masters[p.wagon]
        p.tell("deal", seat=seat, master_seat=master, wagon=p.wagon + 1, goods=list(goods), amount=price)
    next_guest(p, seat)


def load_as_agreed(p: Haendler, seat: Seat, goods: Goods) -> None:
    """The master keeps his promise, for the price that was agreed (variant, `load-for`)."""
    entry = promised_load(p, seat, len(goods))
    assert entry is not None
    price = Clause.parse(entry[2]).amount
    load_onto(p, seat, p.wagon, goods, price)
    keep(p, [other for other in p.clauses if other is not entry])
    if p.told is not None:
        master = p.masters[p.wagon]
        p.tell("loaded-as-agreed", seat=seat, master_seat=master, wagon=p.wagon + 1, goods=list(goods), amount=price)
    if p.clauses:
        happens(p, f"loaded:{seat}:{p.wagon + 1}")


def loadable(p: Haendler, seat: Seat) -> list[tuple[str, int]]:
    """What a guest has in this city that is not the master's good, with counts (HA-64, HA-71, HA-R28)."""
    wagon = p.wagon
    city = p.box.city[p.at[wagon]]
    masters_load = p.loads[wagon][p.masters[wagon]]
    monopoly = masters_load[0] if masters_load else ""
    found = []
    for good, count in zip(p.box.market[city], p.shelf(seat, city), strict=True):
        name = p.box.goods[good]
        if count and name != monopoly:
            found.append((name, count))
    return found


def free_places(p: Haendler, seat: Seat) -> int:
    """A guest has at most two pieces on a wagon, those of earlier rounds included (HA-63, HA-R30)."""
    return GUEST_LOAD - len(p.loads[p.wagon][seat])


def pieces(p: Haendler, seat: Seat) -> list[Goods]:
    """Every way for a guest to choose one or two of his pieces, in the order of the market."""
    goods = loadable(p, seat)
    picks: list[Goods] = [(good,) for good, _ in goods]
    if free_places(p, seat) > 1:
        for k, (good, count) in enumerate(goods):
            if count > 1:
                picks.append((good, good))
            picks += [(good, other) for other, _ in goods[k + 1 :]]
    return picks


def wants_two(p: Haendler) -> bool:
    """Does a price for two pieces make sense for this guest?"""
    return free_places(p, p.actor) > 1 and sum([count for _, count in loadable(p, p.actor)]) > 1


def may_talk_on(p: Haendler) -> bool:
    return p.quotes < MOST_ANSWERS


def talk_facts(p: Haendler) -> dict[str, object]:
    one, two = p.quote or (NOT_OFFERED, NOT_OFFERED)
    master = p.masters[p.wagon]
    said = "offer" if p.offered else "quote" if p.quote else "refused" if p.quotes else "nothing"
    facts: dict[str, object] = {"wagon": p.wagon + 1, "seat": p.actor, "master_seat": master, "said": said}
    return {**facts, "one": one, "two": two, "goods": p.offer[:], "amount": p.price}


def next_guest(p: Haendler, seat: Seat) -> None:
    p.quotes = p.price = 0
    p.quote = []
    p.offer = []
    p.offered = False
    find_guest(p, p.after(seat))


def find_guest(p: Haendler, seat: Seat) -> None:
    """After the master the others in player order, from `seat` on, who have a piece and a place (HA-R27, HA-R33)."""
    from fondaco.games.haendler.decisions.loading import next_wagon

    while seat != NOBODY:
        if seat != p.masters[p.wagon] and free_places(p, seat) and loadable(p, seat):
            ask(p, seat, ASKING)
            return
        seat = p.after(seat)
    next_wagon(p)


ASKING: Final = Asking()
ANSWERING: Final = Answering()
