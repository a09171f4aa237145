"""A finite menu of offers and counters, and the data to compose others from (GE-45 to GE-53)."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import compress
from typing import Any, Final

from fondaco.core.deal import Bundle
from fondaco.core.moves import Move, Seat
from fondaco.games.genua.components import EXTRA_ACTION, GAINED, GOODS, INDEX, KINDS, LARGE, MARKER, SPECIALS
from fondaco.games.genua.dealing import fits, in_stock, targets
from fondaco.games.genua.moves import Counter, Offer
from fondaco.games.genua.position import Genua
from fondaco.games.genua.terms import is_named

AMOUNTS: Final = (5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100)
PIECES: Final = (*GOODS, MARKER, *KINDS)
PROMISES: Final = tuple(GAINED + piece for piece in PIECES)
RAISES: Final = (5, 10)
ASKS: Final = (10, 20)


class Prepared:
    """The offers for one target that a menu may show: plain money in the usual steps, and every single good.

    Offers are values and shared: a menu is put together from prepared ones.
    """

    def __init__(self, target: str) -> None:
        money: list[Move] = [Offer(target, Bundle(amount)) for amount in AMOUNTS]
        self.money = [money[:steps] for steps in range(len(money) + 1)]
        """`money[steps]`: for a purse that can pay the first so many amounts."""
        self.own: list[Move] = [Offer(target, Bundle(0, ((name, 1),))) for name in PIECES]
        self.gained: dict[str, Move] = {name: Offer(target, Bundle(0, ((name, 1),))) for name in PROMISES}


@cache
def prepared(target: str) -> Prepared:
    """The shared offers for a target, made when it is first asked for."""
    return Prepared(target)


def add_offers(p: Genua, seat: Seat, menu: list[Move]) -> None:
    """For each target plain money, or any single good, own or to be gained there."""
    free, extras = p.free_actions(seat), p.goods[seat][EXTRA_ACTION]
    own = payable = belongings(p, seat)
    if free <= 0 and extras == 1:  # who gives away his last extra action may have nothing left to act with (GE-R13)
        payable = own[:]
        payable[EXTRA_ACTION] = 0
    steps = bisect_right(AMOUNTS, p.money[seat]) if p.seats > 2 else 0  # among two, money alone will not do (GE-123)
    for target in targets(p):
        if target not in p.city.is_building:
            offers = prepared(target)
            menu += offers.money[steps]
            menu += compress(offers.own, own)
        elif free > 0 or extras:
            offers = prepared(target)
            menu += offers.money[steps]
            menu += compress(offers.own, payable)
            menu += map(offers.gained.__getitem__, promises(p, seat, target))


def belongings(p: Genua, seat: Seat) -> list[object]:
    """For each of PIECES something true if the seat could give one."""
    return [*p.goods[seat], p.supply[seat] and p.markers_left(p.active), *p.hands.stacks(seat)]


def own_pieces(p: Genua, seat: Seat) -> list[str]:
    """What a seat could give one of."""
    return list(compress(PIECES, belongings(p, seat)))


def promises(p: Genua, seat: Seat, target: str) -> list[str]:
    """Goods the action of `target` would bring, that may be promised (GE-52, GE-R07, GE-R08)."""
    found = []
    stock = p.stock
    for good, name, index in p.box.promised[target]:
        if index >= 0:
            if stock[index]:
                found.append(name)
        elif in_stock(p, seat, good) and (good != MARKER or p.markers_left(p.active)):
            found.append(name)
    if target in p.box.villas:
        larges = p.hands.of(seat, LARGE)
        if larges and any(fits(p, card, target, p.goods[seat]) for card in larges):
            found += [GAINED + special for special in SPECIALS if stock[INDEX[special]]]
    return found


def counters_menu(p: Genua, bound: bool) -> list[Move]:
    """A little more than each standing offer of money; and a modest price for the open action."""
    menu: list[Move] = []
    here = p.path[-1]
    is_open = p.action_open()
    for seat in p.others[p.active]:
        asked = False
        for terms in p.books.offers[seat]:
            asked = asked or terms.target == here
            money, pieces = terms.give.money, terms.give.pieces
            if not money or (bound and terms.target != here) or (pieces and any(is_named(one) for one, _ in pieces)):
                continue
            menu += raised(seat, terms.target, money, pieces, terms.take or None)
        if is_open and not asked and p.has_action(seat):
            menu += plain_asks(p, seat, here)
    return menu


@lru_cache(10_000)
def raised(
    seat: Seat, target: str, money: int, pieces: tuple[tuple[str, int], ...], take: Bundle | None
) -> tuple[Move, ...]:
    """Shared proposals of a little more than an offer."""
    return tuple([Counter(seat, target, Bundle(money + more, pieces), take) for more in RAISES])


def plain_asks(p: Genua, seat: Seat, target: str) -> Sequence[Move]:
    """Money for an action; among two a good, because money alone will not do (GE-123)."""
    if p.seats > 2:
        return plain_counters(seat, target)
    good = p.box.gives[target][0]
    if not in_stock(p, seat, good) or (good == MARKER and not p.markers_left(p.active)):
        return ()
    return (Counter(seat, target, Bundle(0, ((GAINED + good, 1),))),)


@cache
def plain_counters(seat: Seat, target: str) -> tuple[Move, ...]:
    """Shared proposals of plain money."""
    return tuple([Counter(seat, target, Bundle(amount)) for amount in ASKS])


def terms_form(p: Genua, offerer: Seat, proposer: Seat, where: Sequence[str]) -> list[dict[str, Any]]:
    """Target and two bundles, as data: what each side could put in, as far as the proposer may know."""
    return [
        {"name": "target", "kind": "choice", "of": list(where)},
        {"name": "give", "kind": "bundle", "least": 1, **bundle_form(p, offerer, proposer, where)},
        {"name": "take", "kind": "bundle", "optional": True, **bundle_form(p, p.active, proposer, ())},
    ]


def bundle_form(p: Genua, giver: Seat, proposer: Seat, where: Sequence[str]) -> dict[str, Any]:
    """Money and pieces of one side; of other seats' money only the step is told."""
    pieces = {good: count for good, count in zip(GOODS, p.goods[giver], strict=True) if count}
    if p.supply[giver]:
        pieces[MARKER] = p.supply[giver]
    for index, kind in enumerate(KINDS):
        if p.hands.count(giver, index):
            pieces[kind] = p.hands.count(giver, index)
    if giver == proposer:
        pieces |= dict.fromkeys(p.hands.all(giver), 1)
    for target in where:
        if target in p.box.gives:
            for good in p.box.gives[target]:
                pieces[GAINED + good] = p.box.gives[target].count(good)
            if target in p.box.villas:
                pieces |= {GAINED + special: 1 for special in SPECIALS if p.stock[INDEX[special]]}
    most = p.money[giver] if giver == proposer else None
    return {"money": {"least": 0, "most": most, "step": p.box.step}, "pieces": pieces}
