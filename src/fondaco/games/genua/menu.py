"""A finite menu of offers and counters, and the data to compose others from (GE-45 to GE-53)."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from itertools import compress
from typing import Any, Final

from fondaco.core.deal import Bundle
from fondaco.core.moves import Move, Seat
from fondaco.games.genua.components import GAINED, GOODS, INDEX, KINDS, LARGE, MARKER, SPECIALS
from fondaco.games.genua.dealing import fits, in_stock
from fondaco.games.genua.moves import Counter, Offer, word
from fondaco.games.genua.position import Genua
from fondaco.games.genua.terms import is_named

AMOUNTS: Final = (5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100)
RAISES: Final = (5, 10)
ASKS: Final = (10, 20)

MONEY_OFFERS: dict[str, tuple[Offer, ...]] = {}
PIECE_OFFERS: dict[str, dict[str, Offer]] = {}
COUNTERS: dict[str, list[Move]] = {}
# Offers are values and shared: a menu is put together from prepared ones.


def money_offers(target: str) -> tuple[Offer, ...]:
    """Plain money for a target, in the usual steps."""
    found = MONEY_OFFERS.get(target)
    if found is None:
        found = MONEY_OFFERS[target] = tuple([Offer(target, Bundle(amount)) for amount in AMOUNTS])
    return found


def piece_offers(target: str) -> dict[str, Offer]:
    """Every single good for a target, own or to be gained."""
    found = PIECE_OFFERS.get(target)
    if found is None:
        pieces = (*GOODS, MARKER, *KINDS)
        names = (*pieces, *(GAINED + piece for piece in pieces))
        found = PIECE_OFFERS[target] = {name: Offer(target, Bundle(0, ((name, 1),))) for name in names}
    return found


def affordable(purse: int) -> int:
    """How many of the usual amounts a purse can pay."""
    return bisect_right(AMOUNTS, purse)


def add_offers(p: Genua, seat: Seat, menu: list[Move]) -> None:
    """For each target plain money, or any single good, own or to be gained there."""
    can_act = p.has_action(seat)
    near = p.enterable()
    own = own_pieces(p, seat)
    # Who gives away his last extra action may have nothing left to act with (GE-R13).
    payable = own if spare_action(p, seat) else [piece for piece in own if piece != "extra-action"]
    purse = affordable(p.money[seat]) if p.seats > 2 else 0
    for target in [p.path[-1], *near] if p.action_open() else near:
        building = target in p.city.is_building
        if target == "market" or (building and not can_act):
            continue
        if purse:
            menu += money_offers(target)[:purse]
        goods = piece_offers(target)
        if building:
            menu += map(goods.__getitem__, payable)
            menu += map(goods.__getitem__, promises(p, seat, target))
        else:
            menu += map(goods.__getitem__, own)


def own_pieces(p: Genua, seat: Seat) -> list[str]:
    """What a seat could give one of."""
    pieces = list(compress(GOODS, p.goods[seat]))
    if p.supply[seat] and p.markers_left(p.active):
        pieces.append(MARKER)
    pieces += compress(KINDS, p.hands.stacks(seat))
    return pieces


def spare_action(p: Genua, seat: Seat) -> bool:
    """Would the seat still have an action after giving an extra action card away?"""
    return p.free_actions(seat) > 0 or p.goods[seat][INDEX["extra-action"]] > 1


def promises(p: Genua, seat: Seat, target: str) -> list[str]:
    """Goods the action of `target` would bring, that may be promised (GE-52, GE-R07, GE-R08)."""
    found = []
    stock = p.stock
    for good, name in p.box.promised[target]:
        index = INDEX.get(good, -1)
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
    for seat in range(p.seats):
        if seat == p.active:
            continue
        asked = False
        for terms in p.books.offers[seat]:
            asked = asked or terms.target == here
            if (
                (bound and terms.target != here)
                or not terms.give.money
                or any(is_named(piece) for piece, _ in terms.give.pieces)
            ):
                continue
            menu += raised(seat, terms.target, terms.give.money, terms.give.pieces, word(terms.take))
        if is_open and not asked and p.has_action(seat):
            menu += plain_asks(p, seat, here)
    return menu


@lru_cache(10_000)
def raised(
    seat: Seat, target: str, money: int, pieces: tuple[tuple[str, int], ...], take: Bundle | None
) -> tuple[Move, ...]:
    """Shared proposals of a little more than an offer."""
    return tuple([Counter(seat, target, Bundle(money + more, pieces), take) for more in RAISES])


def plain_asks(p: Genua, seat: Seat, target: str) -> list[Move]:
    """Money for an action; among two a good, because money alone will not do (GE-123)."""
    if p.seats > 2:
        return plain_counters(seat, target)
    good = p.box.gives[target][0]
    if not in_stock(p, seat, good) or (good == MARKER and not p.markers_left(p.active)):
        return []
    return [Counter(seat, target, Bundle(0, ((GAINED + good, 1),)))]


def plain_counters(seat: Seat, target: str) -> list[Move]:
    """Shared proposals of plain money."""
    key = f"{seat} {target}"
    found = COUNTERS.get(key)
    if found is None:
        found = COUNTERS[key] = [Counter(seat, target, Bundle(amount)) for amount in ASKS]
    return found


def terms_form(p: Genua, offerer: Seat, proposer: Seat, where: Sequence[str]) -> list[dict[str, Any]]:
    """Target and two bundles, as data: what each side could put in, as far as the proposer may know."""
    return [
        {"name": "target", "kind": "choice", "of": list(where)},
        {"name": "give", "kind": "bundle", **bundle_form(p, offerer, proposer, where)},
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
