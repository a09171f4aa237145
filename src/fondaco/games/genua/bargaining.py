"""What a deal brings both sides, what to offer for an action, and what to ask for one."""

from __future__ import annotations

from typing import Final

from fondaco.core.deal import Bundle
from fondaco.core.moves import Seat
from fondaco.games.genua.components import EXTRA_ACTION, GAINED, KINDS, LARGE, MARKER, MESSAGE, SMALL, WARES
from fondaco.games.genua.dealing import targets
from fondaco.games.genua.estate import Estates
from fondaco.games.genua.menu import own_pieces, promises
from fondaco.games.genua.plans import mark_worth, rivalry
from fondaco.games.genua.position import Genua
from fondaco.games.genua.terms import Terms

OPEN: Final = 0.38
"""The part of the own gain that is offered at first."""
OUTBID: Final = 0.5
"""The part of the own gain that is offered where somebody else wants it too."""
LIMIT: Final = 0.65
"""The part of the own gain beyond which nobody is followed."""
FLOOR: Final = 0.25
"""The least part of the joint gain that is agreed to."""
ASKS: Final = (0.55, 0.45, 0.36)
"""The part of an opponent's gain asked for in the first, second and third proposal of a stop."""
WORTHWHILE: Final = 4.0
"""What must be left for the offerer after paying."""


def act_gain(p: Genua, seat: Seat, target: str, estates: Estates) -> float:
    """What coming to `target` brings an opponent who acts there: goods, orders, messages; a card it may cost him."""
    gain = 0.0
    if target in p.city.is_building:
        gain = estates.gain(seat, target)
        if p.free_actions(seat) <= 0:
            gain -= estates.special_worth(seat, EXTRA_ACTION)
        if target not in p.path:
            gain += message_gain(p, seat, target, estates)
    elif p.supply[seat]:
        gain = mark_worth(p, seat, target, estates)
    return gain


def message_gain(p: Genua, seat: Seat, target: str, estates: Estates) -> float:
    """Messages of a seat that a step to `target` fulfils."""
    total = 0.0
    for card in p.hands.of(seat, MESSAGE):
        pair = p.box.message[card]
        if target in pair and (pair[0] in p.path or pair[1] in p.path):
            total += p.box.message_reward - estates.message
    return total


def sides(p: Genua, offerer: Seat, terms: Terms, estates: Estates) -> tuple[float, float]:
    """What a deal brings the offerer, with his action, and the active player."""
    action = act_gain(p, offerer, terms.target, estates)
    offers = action + estates.bundle(offerer, terms.give, -1) + estates.bundle(offerer, terms.take, 1)
    active = estates.bundle(p.active, terms.give, 1) + estates.bundle(p.active, terms.take, -1)
    return offers, active


def fives(amount: float) -> int:
    """Down to a multiple of five."""
    return int(amount // 5) * 5


def best_book(p: Genua, seat: Seat, estates: Estates) -> list[tuple[Terms, float]]:
    """For each target worth it the terms to offer, with what they would leave."""
    book: list[tuple[Terms, float]] = []
    for target in targets(p):
        if target in p.city.is_building and not p.has_action(seat):
            continue
        gain = act_gain(p, seat, target, estates)
        if gain < WORTHWHILE + 5:
            continue
        price = price_for(p, seat, target, gain, estates)
        terms = payment(p, seat, target, price, gain, estates)
        if terms is not None:
            book.append((terms, sides(p, seat, terms, estates)[0]))
    return book


def price_for(p: Genua, seat: Seat, target: str, gain: float, estates: Estates) -> int:
    """Little where the active player must sell anyway and nobody else wants it; else enough to be taken."""
    rivals = [
        act_gain(p, other, target, estates)
        for other in range(p.seats)
        if other not in (seat, p.active) and not p.passed[other] and p.has_action(other)
    ]
    rival = max(rivals, default=0.0)
    must_sell = target == p.path[-1] and not p.has_action(p.active)
    price = OPEN * rival + 5 if must_sell else max(OPEN * gain, min(OPEN * rival + 5, OUTBID * gain))
    if gain > rival > WORTHWHILE + 5:
        # Nobody needs it more: five above what the next one goes to.
        price = max(price, min(fives(OUTBID * rival) + 5, LIMIT * gain))
    if p.calls:
        # Called again: only a rival's better offer is a reason to go higher, and only up to the limit.
        price = 0.0
        for other, book in enumerate(p.books.offers):
            for terms in book:
                if terms.target == target:
                    price = max(price, terms.give.money + (5 if other != seat else 0))
        price = price or OPEN * gain
    return max(5, fives(min(price, LIMIT * gain, gain - WORTHWHILE)))


def payment(p: Genua, seat: Seat, target: str, price: int, gain: float, estates: Estates) -> Terms | None:
    """The price in money, or with a good that the active player values more than I do."""
    best: Terms | None = None
    left = WORTHWHILE - 0.01
    purse = fives(p.money[seat])
    if p.seats > 2 and purse >= price:
        best, left = Terms(target, Bundle(price)), max(left, gain - price)
    for piece, cost in payable(p, seat, target, estates):
        worth = estates.piece(p.active, piece.removeprefix(GAINED), 1)
        if worth < 3:
            continue
        # Half of what it is worth more to him than to me is for him; the rest I save, or get back as change.
        money = fives(price - worth + max(0.0, worth - cost) / 2 + 4.9)
        money = max(min(money, purse), -fives(p.money[p.active]))
        if worth + money < price - 4 or gain - cost - money <= left + (1 if best is not None else 0):
            continue
        best = Terms(target, Bundle.of(max(money, 0), {piece: 1}), Bundle(max(-money, 0)))
        left = gain - cost - money
    return best


def payable(p: Genua, seat: Seat, target: str, estates: Estates) -> list[tuple[str, float]]:
    """The pieces an opponent can pay with for an action, and what each costs him."""
    own = own_pieces(p, seat)
    promised: list[str] = []
    if target in p.city.is_building:
        own = [piece for piece in own if not spoils(p, target, piece)]
        promised = [piece for piece in promises(p, seat, target) if not spoils(p, target, piece)]
        if p.free_actions(seat) <= 0:
            own = [piece for piece in own if piece != "extra-action"]
    return [
        *[(piece, -estates.piece(seat, piece, -1)) for piece in own],
        *[(piece, estates.piece(seat, piece.removeprefix(GAINED), 1)) for piece in promised],
    ]


def spoils(p: Genua, target: str, piece: str) -> bool:
    """Would giving this piece, or keeping the promise, take away what makes the action worth while?"""
    if target in p.box.villas:
        return piece == KINDS[LARGE] or piece in WARES or piece.startswith(GAINED)
    return piece == KINDS[SMALL] or (piece == GAINED + MARKER and not p.markers_left(p.active))


def ask_for(p: Genua, opponent: Seat, target: str, estates: Estates) -> Terms | None:
    """What the active player asks of an opponent for an action there: each proposal of this stop asks for less."""
    gain = act_gain(p, opponent, target, estates)
    *before, now = [request(p, opponent, target, share * gain, estates) for share in ASKS[: p.counters + 1]]
    return None if now in before else now


def request(p: Genua, opponent: Seat, target: str, wish: float, estates: Estates) -> Terms | None:
    """Terms that cost an opponent about so much."""
    if wish < 5:
        return None
    if p.seats > 2:
        money = fives(min(wish, p.money[opponent]))
        return Terms(target, Bundle(money)) if money >= 5 else None
    # Among two a good must be part of it: the best for me that costs him no more. An extra action he needs himself.
    best: Terms | None = None
    most = 0.0
    for piece, cost in payable(p, opponent, target, estates):
        money = max(0, fives(min(wish - cost, p.money[opponent])))
        worth = estates.piece(p.active, piece.removeprefix(GAINED), 1) + money
        if piece != "extra-action" and cost <= wish and worth > most:
            best, most = Terms(target, Bundle.of(money, {piece: 1})), worth
    return best


def agreeable(p: Genua, mine: float, theirs: float) -> bool:
    """A deal is agreed to when it brings something, and not too small a part of what it brings both."""
    return mine > 0 and mine - rivalry(p) * theirs > 0 and mine >= FLOOR * (mine + theirs)
