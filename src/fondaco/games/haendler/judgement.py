"""What each move is worth, in Gulden: named terms for every question of the rulebook.

`Outlook` has the estimates; here they are put together for each decision.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fondaco.core.moves import Move, Seat
from fondaco.core.play import Thought
from fondaco.games.haendler.bargaining import answering, asking
from fondaco.games.haendler.components import GREAT_OFFICE, MOST_BOUGHT
from fondaco.games.haendler.dealing import talking
from fondaco.games.haendler.decisions.buying import price_of
from fondaco.games.haendler.decisions.prices import shifted
from fondaco.games.haendler.decisions.selling import proceeds
from fondaco.games.haendler.moves import (
    COAT,
    Bid,
    Borrow,
    BreakAxle,
    Buy,
    Choose,
    ClaimBonus,
    Climb,
    ClimbByCard,
    Disc,
    Drive,
    Forfeit,
    Load,
    Open,
    PayByCard,
    Pick,
    Push,
    Raise,
    Repay,
    Ride,
    Sell,
    SellSpecial,
    Shift,
    TakeOffice,
)
from fondaco.games.haendler.outlook import RIVALRY, Outlook, chance_to_win, in_doubt
from fondaco.games.haendler.position import Haendler

Terms = dict[str, float]
CLEAR: Final = 2800.0
"""Gulden that make a clear lead: two steps."""
EASE: Final = 0.75
"""Here a small oversight costs more than in other games, so that careless levels are a little less so."""
BID_DOUBT: Final = 250.0
"""How unsure a rival's limit is."""
TILE: Final = 12.0
"""What a point of a tile is worth if it is kept for later."""


def weigh(p: Haendler, seat: Seat, moves: Sequence[Move]) -> list[Thought]:
    """Each move with its worth."""
    point = repr(p.decision)
    out = Outlook(p)
    if point in TALKS:
        return TALKS[point](out, seat, moves)
    judge = JUDGES[point]
    thoughts = []
    for move in moves:
        terms = repaying(out, seat) if isinstance(move, Repay) else judge(out, seat, move)
        thoughts.append(Thought(move, sum(terms.values()), terms))
    return thoughts


def sensible(p: Haendler, seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
    """No card for upkeep that costs no more without it (HA-162)."""
    cheap = p.box.upkeep[p.steps[seat]] <= min(p.box.upkeep_by_card, p.money[seat])
    return [move for move in moves if not (cheap and isinstance(move, PayByCard))]


def repaying(out: Outlook, seat: Seat) -> Terms:
    """A note keeps one from climbing and ranks one last."""
    spare = out.p.money[seat] - out.p.box.repay
    return {"debt": 3000.0 if out.rounds_left <= 1 else 1500.0 if spare >= 1000 else -100.0}


def reserve(out: Outlook) -> float:
    """What one would rather keep in the purse for the next round's business."""
    return 900.0 * min(1.0, out.rounds_left / 3)


def buying(out: Outlook, seat: Seat, move: Move) -> Terms:
    p = out.p
    if not isinstance(move, Buy):
        return {}
    slot = p.box.named_slot[move.good, move.city]
    price = price_of(p, seat, p.box.slots[slot][1])
    left = p.money[seat] - price
    # Pieces are asked for in the order of the warehouses: an early one must not crowd out a better one further on.
    later = range(slot + 1, len(p.box.slots))
    rest = [out.stored(seat, other) - price_of(p, seat, p.box.slots[other][1]) for other in later]
    better = sorted(rest, reverse=True)[MOST_BOUGHT - p.count - 1 : MOST_BOUGHT - p.count]
    crowding = max(0.0, better[0]) if better else 0.0
    return {
        "goods": out.stored(seat, slot),
        "price": -float(price),
        "reserve": min(0.0, left - 300.0),
        "later": -crowding,
    }


def taking_office(out: Outlook, seat: Seat, move: Move) -> Terms:
    if not isinstance(move, TakeOffice):
        return {}
    gain = out.office_gain(seat, move.wagon - 1)
    usual = 0.6 * max(out.office_gain(other, move.wagon - 1) for other in range(out.p.seats))
    return {"office": gain - usual, "price": -float(out.p.box.office_by_card) + usual, "card": -150.0}


def bidding(out: Outlook, seat: Seat, move: Move) -> Terms:
    assert isinstance(move, Bid)
    p = out.p
    gain = out.office_gain(seat, p.wagon)
    rivals = [other for other in range(p.seats) if other != seat]
    limits = [min(0.6 * out.office_gain(other, p.wagon), float(p.money[other])) for other in rivals]
    first = 50.0 if seat == p.start else 0.0
    chance = chance_to_win(move.amount + first, limits, BID_DOUBT)
    dear = max(0.0, move.amount - 0.6 * p.money[seat])
    return in_doubt(chance, "outbid", {"office": gain, "price": -float(move.amount), "reserve": -dear})


def loading(out: Outlook, seat: Seat, move: Move) -> Terms:
    assert isinstance(move, Load)
    wagon = out.p.wagon
    worth = out.fetch(out.p.at[wagon], out.p.came[wagon])
    goods = sum(worth[out.p.box.good[name]] - 60 for name in move.goods)
    own = out.p.loads[wagon][seat]
    monopoly = move.goods[0] if move.goods else own[0] if own else ""
    return {"cargo": goods, "fees": out.fees(seat, wagon, monopoly)}


def breaking(out: Outlook, seat: Seat, move: Move) -> Terms:
    if not isinstance(move, BreakAxle):
        return {}
    wagon = move.wagon - 1
    balance = out.balance(seat, wagon, out.p.at[wagon], out.p.came[wagon])
    return {"rivals": -0.25 * balance, "card": -250.0 * min(1.0, out.rounds_left)}


def moving(out: Outlook, seat: Seat, move: Move) -> Terms:
    p = out.p
    if isinstance(move, (Drive, Push)):
        wagon = move.wagon - 1
        points = move.tile if isinstance(move, Drive) else move.points
        path = p.ways(wagon, points)[move.to]
        end = path[-1]
        came = "" if end in p.box.roads.cities else path[-2] if len(path) > 1 else p.at[wagon]
        after = landed(out, seat, wagon, end) if not came else out.balance(seat, wagon, end, came)
        terms = {"wagon": after - out.balance(seat, wagon, p.at[wagon], p.came[wagon])}
        terms["tile"] = -TILE * points if isinstance(move, Drive) else 0.0
        if end == p.courier and any(p.pile):
            terms["courier"] = 400.0 * min(1.0, out.rounds_left / 2)
        return terms
    if isinstance(move, Ride):
        meets = move.to in p.at and any(p.pile)
        near = min(p.box.roads.distances(move.to)[at] for at in p.at)
        return {"courier": 400.0 * min(1.0, out.rounds_left / 2) if meets else 8.0 * (3 - near)}
    return {"tile": -TILE * move.tile} if isinstance(move, Forfeit) else {}


def landed(out: Outlook, seat: Seat, wagon: int, city: str) -> float:
    """What arriving in a city brings against what it brings the rivals."""
    p = out.p
    total = 0.0
    for other in range(p.seats):
        share = 1.0 if other == seat else -RIVALRY / out.rivals
        goods = p.loads[wagon][other]
        total += share * proceeds(p, goods, p.box.city[city], False)
        for name in goods:
            total += share * out.nudge(name)
        total += share * 0.15 * 500 * min(3, sum(p.shelf(other, p.box.city[city])))
    return total


def picking(out: Outlook, seat: Seat, move: Move) -> Terms:
    return {"card": out.card(seat, move.influence)} if isinstance(move, Pick) else {}


def discs(out: Outlook, seat: Seat, move: Move) -> Terms:
    """The pointers against what the rivals will probably do, sold goods first."""
    assert isinstance(move, Disc)
    p, box = out.p, out.p.box
    stake = out.good_stakes(seat)
    expected = out.expected_pointers(seat)
    top = len(box.sell)
    gain = 0.0
    for good, name in enumerate(box.goods):
        own = move.pointers.count(name)
        if own:
            for rise, chance in expected[good]:
                before = box.sell[(p.levels[good] + rise) % top]
                gain += chance * stake[good] * (box.sell[(p.levels[good] + rise + own) % top] - before)
    return {"prices": gain, "coat": 0.01 * move.pointers.count(COAT)}


def shifting(out: Outlook, seat: Seat, move: Move) -> Terms:
    if not isinstance(move, Shift):
        return {}
    p = out.p
    level = shifted(p, move.card, move.good, move.way)
    assert level is not None
    good = p.box.good[move.good]
    gain = out.good_stakes(seat)[good] * (p.box.sell[level] - p.box.sell[p.levels[good]])
    return {"prices": gain, "card": -0.5 if move.card == GREAT_OFFICE else 0.0}


def selling_stock(out: Outlook, seat: Seat, move: Move) -> Terms:
    if not isinstance(move, Sell):
        return {}
    slot = out.p.box.named_slot[move.good, move.city]
    price = out.p.box.buy[out.p.levels[out.p.box.good[move.good]]]
    return {"price": float(price), "goods": -1.2 * out.stored(seat, slot, 0)}


def selling_specially(out: Outlook, seat: Seat, move: Move) -> Terms:
    if not isinstance(move, SellSpecial):
        return {}
    slot = out.p.box.named_slot[move.good, move.city]
    return {"price": float(out.p.box.special_price), "goods": -out.stored(seat, slot, 0), "card": -100.0}


def claiming(out: Outlook, seat: Seat, move: Move) -> Terms:
    if not isinstance(move, ClaimBonus):
        return {}
    p = out.p
    city = p.box.city[p.at[p.wagon]]
    goods = p.loads[p.wagon][seat]
    gain = proceeds(p, goods, city, True) - proceeds(p, goods, city, False)
    return {"bonus": float(gain), "card": -250.0 * min(1.0, out.rounds_left / 2) - 1}


def opening(out: Outlook, seat: Seat, move: Move) -> Terms:
    """Open low; the bidding will tell."""
    if not isinstance(move, (Open, Raise)):
        return {}
    p = out.p
    limit = lot_limit(out, seat)
    rivals = [0.8 * lot_limit(out, other) for other in range(p.seats) if other != seat and not p.standing[other]]
    chance = chance_to_win(move.amount, rivals, 150.0) if isinstance(move, Raise) else 1.0
    terms = in_doubt(chance, "outbid", {"card": limit, "price": -float(move.amount)})
    return {**terms, "coat": (p.high - move.amount) * 0.1}


def lot_limit(out: Outlook, seat: Seat) -> float:
    """The best open card, as far as the purse allows business to go on."""
    best = max((out.investment(card) for card in out.p.on_offer), default=0.0)
    return min(best, out.p.money[seat] - reserve(out) * 0.7)


def choosing(out: Outlook, seat: Seat, move: Move) -> Terms:
    assert isinstance(move, Choose)
    return {"card": out.investment(move.card)}


def paying(out: Outlook, seat: Seat, move: Move) -> Terms:
    p = out.p
    cost = p.box.upkeep[p.steps[seat]]
    if isinstance(move, PayByCard):
        return {"price": -float(p.box.upkeep_by_card), "card": -80.0 * min(1.0, out.rounds_left)}
    if cost > p.money[seat]:
        return {"rank": -1500.0}
    return {"price": -float(cost)}


def borrowing(out: Outlook, seat: Seat, move: Move) -> Terms:
    return {"debt": 100.0 if out.rounds_left > 4 else -1500.0} if isinstance(move, Borrow) else {}


def climbing(out: Outlook, seat: Seat, move: Move) -> Terms:
    """A step now against a step later: what it will cost at the end, and what it costs to keep until then."""
    if not isinstance(move, (Climb, ClimbByCard)):
        return {}
    p, box = out.p, out.p.box
    price = box.climb_by_card if isinstance(move, ClimbByCard) else box.cost_of_step(p.arrivals)
    step = p.steps[seat]
    upkeep = (box.upkeep[step + 1] - box.upkeep[step]) * out.rounds_left
    if out.rounds_left <= 0:
        return {"rank": 9000.0, "price": -float(price)}
    last = box.cost_of_step(box.target[p.seats])
    left = p.money[seat] - price
    hurry = 250.0 * max(0.0, (len(box.upkeep) - 1 - step) - 2 * out.rounds_left)
    need = reserve(out) + box.upkeep[step + 1]
    terms = {"rank": 0.8 * last + hurry, "price": -float(price), "upkeep": -float(upkeep)}
    terms["reserve"] = 2.0 * min(0.0, left - need)
    if isinstance(move, ClimbByCard):
        terms["card"] = -0.5 * max(0.0, last - box.climb_by_card)
    return terms


JUDGES: Final[dict[str, Callable[[Outlook, Seat, Move], Terms]]] = {
    "Buying": buying,
    "TakingOffice": taking_office,
    "Bidding": bidding,
    "Loading": loading,
    "BreakingAxles": breaking,
    "Moving": moving,
    "PickingCard": picking,
    "SettingDiscs": discs,
    "Shifting": shifting,
    "SellingStock": selling_stock,
    "SellingSpecially": selling_specially,
    "ClaimingBonus": claiming,
    "Opening": opening,
    "Raising": opening,
    "Choosing": choosing,
    "Paying": paying,
    "Borrowing": borrowing,
    "Climbing": climbing,
    "LastRepaying": lambda out, seat, move: {},
}

TALKS: Final[dict[str, Callable[[Outlook, Seat, Sequence[Move]], list[Thought]]]] = {
    "Asking": asking,
    "Answering": answering,
    "Proposing": talking,
    "Hearing": talking,
    "Weighing": talking,
    "Inviting": talking,
    "Replying": talking,
}
