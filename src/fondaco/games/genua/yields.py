"""What the action of a building gives, whoever takes it and however (GE-60 to GE-72)."""

from __future__ import annotations

from fondaco.core.errors import Illegal
from fondaco.core.moves import Seat
from fondaco.games.genua.cards import Draws
from fondaco.games.genua.components import GAINED, INDEX, KIND, LARGE, MARKER, SPECIALS
from fondaco.games.genua.dealing import fits, in_stock
from fondaco.games.genua.position import Genua


def reserved(p: Genua, good: str) -> int:
    """Pieces promised from the coming action: until then special cards may not take them (GE-R07)."""
    deal = p.deal
    if deal is None or p.performed:
        return 0
    return dict(deal.terms.give.pieces).get(GAINED + good, 0)


def available(p: Genua, seat: Seat, good: str) -> int:
    """How many of a good, a marker or a kind of card may be taken now."""
    return in_stock(p, seat, good) - reserved(p, good)


def take_goods(p: Genua, seat: Seat, building: str) -> None:
    """One or two goods as pictured; what is out of stock is not given (GE-61, GE-68). Cards are drawn next."""
    owed: list[str] = []
    got: list[str] = []
    for good in p.box.gives[building]:
        if good in KIND:
            if available(p, seat, good) > owed.count(good):
                owed.append(good)
        elif available(p, seat, good) > 0:
            take_one(p, seat, good)
            got.append(good)
    if got or not owed:
        p.tell("gained", seat=seat, building=building, goods=got)
    begin_draws(p, seat, tuple(owed))


def take_one(p: Genua, seat: Seat, good: str) -> None:
    """A ware, a special card or a marker out of stock."""
    if good == MARKER:
        p.supply[seat] += 1
    else:
        p.stock[INDEX[good]] -= 1
        p.goods[seat][INDEX[good]] += 1


def put_back(p: Genua, seat: Seat, good: int) -> None:
    """A ware or a used special card returns to stock (GE-86)."""
    p.goods[seat][good] -= 1
    p.stock[good] += 1


def begin_draws(p: Genua, seat: Seat, owed: tuple[str, ...]) -> None:
    """Draw the cards one by one, or go on if there are none."""
    p.draws = Draws(seat, owed)
    p.goes_on("DrawCards" if owed else "Acting")


def orders_for(p: Genua, seat: Seat, villa: str) -> list[str]:
    """The large orders of a hand that could be delivered in a villa now (GE-72)."""
    return [card for card in p.hands.of(seat, LARGE) if fits(p, card, villa, p.goods[seat])]


def check_order(p: Genua, seat: Seat, card: str, villa: str) -> None:
    """Raise `Illegal` unless the seat can deliver this large order in the villa (GE-72)."""
    if card not in p.hands.of(seat, LARGE):
        raise Illegal("not-in-hand", card=card)
    if not fits(p, card, villa, p.goods[seat]):
        raise Illegal("order-misfits", card=card, building=villa)


def rewards_left(p: Genua, seat: Seat, returned: str = "") -> list[str]:
    """Special cards that may be chosen for a large order (GE-R15); `returned` goes back to stock before."""
    return [special for special in SPECIALS if available(p, seat, special) + (special == returned) > 0]


def deliver_order(p: Genua, seat: Seat, card: str, special: str | None) -> None:
    """Three wares back, the card under its stack, a hundred ducats and a special card of choice (GE-72)."""
    for ware in p.box.large[card][1]:
        put_back(p, seat, ware)
    p.hands.remove(seat, LARGE, card)
    p.discard(LARGE, card)
    p.money[seat] += p.box.large_reward
    if special is not None:
        take_one(p, seat, special)
    p.tell("large-order", seat=seat, card=card, amount=p.box.large_reward, special=special or "-")
