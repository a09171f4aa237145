"""Phase 2: loading masters and loading (HA-54 to HA-71); the talk about prices is in `haggling.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fondaco.core.decision import Form, Sealed
from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat
from fondaco.games.haendler.agreements import auction_over, happens
from fondaco.games.haendler.components import LOAD_MASTER, MASTER_LOAD, WAGONS
from fondaco.games.haendler.decisions.haggling import find_guest, load_onto
from fondaco.games.haendler.decisions.rounds import NEXT_PHASE
from fondaco.games.haendler.decisions.talk import ask
from fondaco.games.haendler.moves import BIDS, ONLY_PASS, PASS, Bid, Load, Pass, TakeOffice
from fondaco.games.haendler.position import NOBODY, Haendler
from fondaco.games.haendler.turn import OwnTurn

TAKE_OFFICES: Final = tuple([TakeOffice(wagon + 1) for wagon in range(WAGONS)])


class TakingOffice(OwnTurn):
    """The card Lademeister, before the first auction: a wagon of one's choice for a fixed price (HA-159 to HA-161)."""

    def choices(self, p: Haendler, seat: Seat) -> Sequence[Move]:
        if LOAD_MASTER not in p.hands[seat] or p.money[seat] < p.box.office_by_card:
            return ONLY_PASS
        return [PASS, *[TAKE_OFFICES[wagon] for wagon in available(p)]]

    def check(self, p: Haendler, seat: Seat, move: Move) -> None:
        if isinstance(move, Pass):
            return
        if not isinstance(move, TakeOffice):
            raise Illegal("card-or-pass")
        if LOAD_MASTER not in p.hands[seat]:
            raise Illegal("no-card", influence=LOAD_MASTER)
        if p.money[seat] < p.box.office_by_card:
            raise Illegal("too-dear", price=p.box.office_by_card, purse=p.money[seat])
        if move.wagon - 1 not in available(p):
            raise Illegal("office-taken", wagon=move.wagon)

    def apply(self, p: Haendler, seat: Seat, move: Move) -> None:
        if isinstance(move, TakeOffice):
            p.spend_card(seat, LOAD_MASTER)
            p.money[seat] -= p.box.office_by_card
            p.masters[move.wagon - 1] = seat
            if p.told is not None:
                p.tell("office-by-card", seat=seat, wagon=move.wagon, amount=p.box.office_by_card)
            if p.clauses:
                happens(p, f"plays:{seat}:{LOAD_MASTER}:{move.wagon}")
            if not available(p):
                next_wagon(p)
            return
        follower = p.after(seat)
        if follower == NOBODY:
            next_wagon(p)
        else:
            ask(p, follower, TAKING_OFFICE)

    def facts(self, p: Haendler, seat: Seat) -> dict[str, object]:
        held, purse, price = p.hands[seat].count(LOAD_MASTER), p.money[seat], p.box.office_by_card
        return {"held": held, "price": price, "purse": purse, "able": int(purse >= price)}


class Bidding(Sealed[Haendler]):
    """Everybody bids for the office in secret; nothing is a bid too (HA-57 to HA-60, HA-R23)."""

    def asked(self, p: Haendler) -> tuple[Seat, ...]:
        return tuple(range(p.seats))

    def choices(self, p: Haendler, seat: Seat) -> Sequence[Move]:
        return BIDS[: p.money[seat] // 100 + 1]

    def check(self, p: Haendler, seat: Seat, move: Move) -> None:
        if not isinstance(move, Bid):
            raise Illegal("bid-needed")
        if move.amount % 100 or not 0 <= move.amount <= p.money[seat]:
            raise Illegal("bid-range", least=0, purse=p.money[seat])

    def forms(self, p: Haendler, seat: Seat) -> list[Form]:
        return [amount_form("bid", 0, p.money[seat])]

    def open(self, p: Haendler) -> None:
        """The highest bid wins and is paid; equal bids go by player order (HA-58 to HA-60)."""
        bids = [answer.amount if isinstance(answer, Bid) else 0 for answer in p.answers]
        master = p.start
        for seat in p.order():
            if bids[seat] > bids[master]:
                master = seat
        p.money[master] -= bids[master]
        p.masters[p.wagon] = master
        if p.told is not None:
            for seat in p.order():
                p.reveal("bid", seat=seat, amount=bids[seat])
            p.tell("master", seat=master, wagon=p.wagon + 1, city=p.at[p.wagon], amount=bids[master])
        if p.clauses:
            for seat in p.order():
                if not bids[seat]:
                    happens(p, f"bid-zero:{seat}:{p.wagon + 1}")
            auction_over(p, p.wagon)
        begin_loading_wagon(p)

    def facts(self, p: Haendler, seat: Seat) -> dict[str, object]:
        return {"wagon": p.wagon + 1, "city": p.at[p.wagon], "purse": p.money[seat]}


class Loading(OwnTurn):
    """The master loads first and for nothing: up to three pieces of one good (HA-62, HA-64, HA-65, HA-R27)."""

    def choices(self, p: Haendler, seat: Seat) -> Sequence[Move]:
        moves: list[Move] = [LOAD_NOTHING]
        for good, most in master_goods(p, p.wagon):
            moves += [Load((good,) * count) for count in range(1, most + 1)]
        return moves

    def check(self, p: Haendler, seat: Seat, move: Move) -> None:
        if not isinstance(move, Load):
            raise Illegal("load-needed")
        if not move.goods:
            return
        if len(set(move.goods)) > 1:
            raise Illegal("one-good-only")
        for good, most in master_goods(p, p.wagon):
            if good == move.goods[0] and len(move.goods) <= most:
                return
        raise Illegal("cannot-load", goods=list(move.goods))

    def apply(self, p: Haendler, seat: Seat, move: Move) -> None:
        assert isinstance(move, Load)
        if move.goods:
            load_onto(p, seat, p.wagon, move.goods, 0)
        if p.told is not None:
            p.tell("loaded", seat=seat, wagon=p.wagon + 1, goods=list(move.goods))
        find_guest(p, p.start)

    def facts(self, p: Haendler, seat: Seat) -> dict[str, object]:
        return {"wagon": p.wagon + 1, "city": p.at[p.wagon]}


def amount_form(verb: str, least: int, purse: int) -> Form:
    return {"verb": verb, "fields": [{"name": "amount", "kind": "amount", "least": least, "most": purse, "step": 100}]}


def available(p: Haendler) -> list[int]:
    """Wagons in a city without a master; they are always empty (HA-55, HA-R25, HA-R82)."""
    return [wagon for wagon in range(WAGONS) if not p.came[wagon] and p.masters[wagon] == NOBODY]


def master_goods(p: Haendler, wagon: int) -> list[tuple[str, int]]:
    """What the master may load and how many of it: his own good, or one nobody else has aboard (HA-62, HA-R29)."""
    master = p.masters[wagon]
    own = p.loads[wagon][master]
    room = MASTER_LOAD - len(own)
    city = p.box.city[p.at[wagon]]
    found: list[tuple[str, int]] = []
    for good, count in zip(p.box.market[city], p.shelf(master, city), strict=True):
        name = p.box.goods[good]
        if own and own[0] != name:
            continue
        if not own and any(name in area for area in p.loads[wagon]):
            continue
        if count and room:
            found.append((name, min(count, room)))
    return found


def begin_loading(p: Haendler) -> None:
    """Cards first, then wagon by wagon; nothing happens while all wagons are on the road (HA-54, HA-R26)."""
    if available(p):
        ask(p, p.start, TAKING_OFFICE)
    else:
        next_wagon(p)


def next_wagon(p: Haendler) -> None:
    """The next wagon that stands in a city, by number (HA-56, HA-R24, HA-R26)."""
    p.wagon += 1
    while p.wagon < WAGONS and p.came[p.wagon]:
        p.wagon += 1
    if p.wagon == WAGONS:
        p.decision = NEXT_PHASE
    elif p.masters[p.wagon] == NOBODY:
        ask(p, p.start, BIDDING)
    else:
        begin_loading_wagon(p)


def begin_loading_wagon(p: Haendler) -> None:
    """The master is asked if he has anything to load (HA-65, HA-R34)."""
    if master_goods(p, p.wagon):
        ask(p, p.masters[p.wagon], LOADING)
    else:
        find_guest(p, p.start)


LOAD_NOTHING: Final = Load(())
TAKING_OFFICE: Final = TakingOffice()
BIDDING: Final = Bidding()
LOADING: Final = Loading()
