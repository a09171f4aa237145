"""What each move is worth: the terms a bot reasons with, in victory points.

In the trade a holder to whom a card is worth `a` gulden sells it at `b` when `b` is at least `a / 2`: selling brings
`b`, keeping brings `a - b`. So an offer just above half of it buys the card, one just below earns money.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from operator import ge

from fondaco.core.moves import Move, Seat
from fondaco.core.play import Thought
from fondaco.games.wind.actions import changed, traded
from fondaco.games.wind.bundles import counts
from fondaco.games.wind.components import DECKS, INDEX, PURCHASE, SHIPPING, SUPPLY, SWAP
from fondaco.games.wind.decisions.trade import contested
from fondaco.games.wind.moves import (
    Bid,
    CarryOut,
    Challenge,
    Draft,
    End,
    Fetch,
    GiveUp,
    Income,
    Load,
    Pass,
    Pay,
    Play,
    Purchase,
    Reveal,
    Save,
    Secure,
    Seize,
    Sell,
    Store,
    SwapHand,
    SwapWith,
    Take,
    Vend,
)
from fondaco.games.wind.position import Wind
from fondaco.games.wind.worth import KEEP, Prospect, without

DOUBT = 0.8
"""How unsure it is what a card is worth to its holder, in gulden."""
RIVALRY = 0.1
"""How much of a card's worth each seat still to come takes away by contesting it."""
LATER = 0.85
"""How much of the best untaken card is left for a seat that has to wait for it."""
GLIMPSES = 4
"""How many cards of a stack the start seat pictures before it turns one up."""
SPITE = 0.15
"""How much a rival's loss is worth."""
FORGONE = 2
"""How many gulden a holder may let go for dealing with one bidder rather than with another."""


def weigh(p: Wind, seat: Seat, moves: Sequence[Move]) -> list[Thought]:
    """Each move with its worth in victory points."""
    prospect = Prospect(p)
    first = moves[0]
    if isinstance(first, Reveal):
        return weigh_stacks(p, seat, moves, prospect)
    if isinstance(first, (Take, Secure)):
        return weigh_cards(p, seat, moves, prospect)
    if isinstance(first, Pass):
        return weigh_offers(p, seat, moves, prospect)
    if isinstance(first, (Sell, Pay)):
        return [weigh_settlement(p, seat, move, prospect) for move in moves]
    here = prospect.standing(seat)
    return [thought(move, weigh_action(p, seat, move, prospect, here)) for move in moves]


def sensible(p: Wind, seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
    """A holder deals with a bidder near the best; nobody goes for a card that lies there for nothing, and who chooses
    last leaves none for one that is worse.

    To whom a card goes, and who stays in the trade, may be worth a little (WI-32), but not more.
    """
    if isinstance(moves[0], (Sell, Pay)):
        bids = [bid for bid in p.bids if bid > 0]
        least, most = max(bids) - FORGONE, min(bids) + FORGONE
        return [
            move
            for move in moves
            if (isinstance(move, Sell) and p.bids[move.seat] >= least)
            or (isinstance(move, Pay) and p.bids[move.seat] <= most)
        ]
    last = sum(map(p.pending, range(p.seats))) == 1
    return [
        move
        for move in moves
        if not (isinstance(move, Challenge) and any(as_good(p, name, p.cards[move.seat]) for name in p.untaken))
        and not (
            last
            and isinstance(move, Take)
            and any(as_good(p, name, move.card) for name in p.untaken if name != move.card)
        )
    ]


def as_good(p: Wind, name: str, other: str) -> bool:
    """Does a card bring whatever another brings: the same goods, or an income as high?"""
    one, two = p.box.cards[name], p.box.cards[other]
    brings = one.income >= two.income and all(map(ge, one.goods, two.goods))
    return name == other or (one.kind == two.kind and one.kind in (PURCHASE, SHIPPING) and brings)


def thought(move: Move, terms: dict[str, float]) -> Thought:
    return Thought(move, sum(terms.values()), terms)


def weigh_stacks(p: Wind, seat: Seat, moves: Sequence[Move], prospect: Prospect) -> list[Thought]:
    """The start seat picks first: a stack is worth the best card there will be to pick (WI-24)."""
    cards = p.box.cards
    best = max((prospect.card(seat, cards[name]) for name in p.untaken), default=0.0)
    thoughts = []
    for move in moves:
        assert isinstance(move, Reveal)
        deck = DECKS.index(move.deck)
        stack = p.decks[deck] or p.discards[deck]
        stride = max(1, len(stack) // GLIMPSES)
        glimpses = [max(best, prospect.card(seat, cards[name])) for name in stack[stride // 2 :: stride]]
        thoughts.append(thought(move, {"pick": sum(glimpses) / len(glimpses)}))
    return thoughts


def weigh_cards(p: Wind, seat: Seat, moves: Sequence[Move], prospect: Prospect) -> list[Thought]:
    """Take a card, contest one, or spend a secure action on either (WI-28, WI-70)."""
    cards = p.box.cards
    waiting = sum(p.pending(other) for other in range(p.seats)) - 1
    lying = {holder: p.cards[holder] for holder in contested(p)}
    theirs = {holder: in_gulden(p, holder, name, prospect) for holder, name in lying.items()}
    mine = {name: prospect.card(seat, cards[name]) for name in dict.fromkeys([*p.untaken, *lying.values()])}
    rivalry = RIVALRY * waiting
    fallback = LATER * max(mine[name] for name in p.untaken)
    thoughts = []
    for move in moves:
        terms: dict[str, float] = {}
        if isinstance(move, Take):
            terms = {"card": mine[move.card], "rivals": -rivalry * mine[move.card]}
        elif isinstance(move, Secure):
            terms = {"card": mine[move.card], "safe": -KEEP["safe"]}
        elif isinstance(move, Seize):
            terms = {"card": mine[lying[move.seat]], "safe": -KEEP["safe"]}
        elif isinstance(move, Challenge):
            name = lying[move.seat]
            used = 1 / (1 + 0.3 * waiting)
            sells = chance((move.amount - theirs[move.seat] / 2) / DOUBT)
            if move.amount > p.money[move.seat]:
                sells = 1.0
            terms = bargain(p, seat, name, move.amount, used * sells, used * (1 - sells), mine[name], prospect)
            terms["later"] = (1 - used) * fallback
        thoughts.append(thought(move, terms))
    return thoughts


def weigh_offers(p: Wind, seat: Seat, moves: Sequence[Move], prospect: Prospect) -> list[Thought]:
    """The holder sells to the highest offer or pays the lowest, whichever is better for him (WI-32)."""
    name = p.cards[p.holder]
    card = p.box.cards[name]
    worth = in_gulden(p, p.holder, name, prospect)
    mine = prospect.card(seat, card)
    fallback = LATER * max(prospect.card(seat, p.box.cards[other]) for other in dict.fromkeys(p.untaken))
    standing = [bid for bid in p.bids if bid > 0]
    thoughts = []
    for move in moves:
        terms = {"later": fallback}
        if isinstance(move, Seize):
            terms = {"card": mine, "safe": -KEEP["safe"]}
        elif isinstance(move, Bid):
            high, low = max(*standing, move.amount), min(*standing, move.amount)
            sells = 1.0 if low > p.money[p.holder] else chance((high - (worth - low)) / (2 * DOUBT))
            buys = sells / (1 + standing.count(high)) if move.amount == high else 0.0
            earns = (1 - sells) / (1 + standing.count(low)) if move.amount == low else 0.0
            terms = bargain(p, seat, name, move.amount, buys, earns, mine, prospect)
            terms["later"] = (1 - buys - earns) * fallback
        thoughts.append(thought(move, terms))
    return thoughts


def bargain(
    p: Wind, seat: Seat, name: str, amount: int, buys: float, earns: float, worth: float, prospect: Prospect
) -> dict[str, float]:
    """An offer brings the card for its price, or its price for nothing, each with its chance."""
    purse = p.money[seat]
    cost = p.box.cards[name].cost
    if cost and purse - amount < cost:
        worth = KEEP.get(p.box.cards[name].kind, 0.0)
    price, income = prospect.change(purse, -amount), prospect.change(purse, amount)
    return {"card": buys * worth, "price": buys * price, "income": earns * income}


def weigh_settlement(p: Wind, seat: Seat, move: Move, prospect: Prospect) -> Thought:
    """Sell for the offer, or keep the card and pay it (WI-32)."""
    assert isinstance(move, (Sell, Pay))
    amount, purse = p.bids[move.seat], p.money[seat]
    if isinstance(move, Sell):
        return thought(move, {"income": prospect.change(purse, amount)})
    worth = prospect.card(seat, p.box.cards[p.cards[seat]], purse - amount)
    return thought(move, {"card": worth, "price": prospect.change(purse, -amount)})


def weigh_action(p: Wind, seat: Seat, move: Move, prospect: Prospect, here: float) -> dict[str, float]:
    """What one step of an action changes: goods, gulden, points."""
    stored, held, purse = p.warehouses[seat], p.goods[seat], p.money[seat]
    if isinstance(move, Draft):
        return {"goods": prospect.goods(stored, counts(move.goods))}
    if isinstance(move, Store):
        goods = counts(move.goods)
        after = prospect.goods(changed(stored, goods), changed(held, goods, -1))
        return {"goods": after - here, "price": prospect.change(purse, -p.box.cards[p.cards[seat]].cost)}
    if isinstance(move, Income):
        return {"income": prospect.change(purse, p.box.cards[p.cards[seat]].income)}
    if isinstance(move, Load):
        return weigh_load(p, seat, move, prospect, here)
    if isinstance(move, Purchase):
        return {"goods": prospect.use(seat, p.box.cards[p.cards[seat]], purse)}
    if isinstance(move, (CarryOut, Play)):
        return weigh_special(p, seat, move, prospect)
    if isinstance(move, Fetch):
        goods = counts(move.goods)
        card = p.box.cards[p.special]
        if card.kind == SUPPLY:
            return {"goods": prospect.goods(changed(stored, goods), held) - here}
        return {"goods": prospect.goods(stored, changed(held, goods)) - here}
    if isinstance(move, SwapHand):
        out, into = INDEX[move.gives], INDEX[move.gets]
        return {"goods": prospect.goods(traded(stored, out, into), traded(held, into, out)) - here}
    if isinstance(move, SwapWith):
        out, into = INDEX[move.gives], INDEX[move.gets]
        rival, other = p.warehouses[move.seat], p.goods[move.seat]
        loss = prospect.goods(rival, other) - prospect.goods(traded(rival, into, out), other)
        return {"goods": prospect.goods(traded(stored, out, into), held) - here, "rivals": SPITE * loss}
    if isinstance(move, Vend):
        good = INDEX[move.good]
        pile = stored if move.place == "warehouse" else held
        rest = [count - (index == good) for index, count in enumerate(pile)]
        after = prospect.goods(rest, held) if pile is stored else prospect.goods(stored, rest)
        return {"goods": after - here, "income": prospect.change(purse, p.box.cards[p.special].price)}
    if isinstance(move, GiveUp):
        kept = [stored[0], stored[1] - move.spices, stored[2] - move.cheese, stored[3]]
        return {"goods": 0.5 * min(kept[1], kept[2]) + sum(kept)}
    if isinstance(move, Save):
        return {"goods": float(move.count)}
    name = p.cards[seat]
    keeps = isinstance(move, End) and name and not p.ran and p.box.cards[name].special
    return {"later": KEEP[p.box.cards[name].kind]} if keeps else {}


def weigh_load(p: Wind, seat: Seat, move: Load, prospect: Prospect, here: float) -> dict[str, float]:
    """A ship brings its points and takes its goods; the one that ends the game should win it (WI-85)."""
    ship = p.box.ships[move.ship]
    ships = prospect.ships
    prospect.wait_for(without(ships, ship))
    after = prospect.goods(changed(p.warehouses[seat], ship.goods, -1), p.goods[seat])
    prospect.wait_for(ships)
    terms = {"points": float(ship.vp), "goods": after - here}
    points = p.vp(seat) + ship.vp
    if points >= p.table.target:
        rivals = max(p.vp(other) for other in range(p.seats) if other != seat)
        terms["end"] = 20.0 if points > rivals else -10.0
    return terms


def weigh_special(p: Wind, seat: Seat, move: CarryOut | Play, prospect: Prospect) -> dict[str, float]:
    """Using a special card now against keeping it; before a shipping card some would bar the ships (WI-74)."""
    own = p.box.cards[p.cards[seat]] if p.cards[seat] and not p.ran else None
    if isinstance(move, CarryOut):
        assert own is not None
        return {"card": prospect.use(seat, own, p.money[seat])}
    card = p.box.cards[move.card]
    terms = {"card": prospect.use(seat, card, p.money[seat]), "later": -KEEP[card.kind]}
    if own is not None and own.kind == "shipping" and card.kind in (SUPPLY, SWAP) and not p.blocked:
        gulden = p.money[seat]
        terms["blocked"] = prospect.change(gulden, own.income) - prospect.use(seat, own, gulden)
    return terms


def in_gulden(p: Wind, seat: Seat, name: str, prospect: Prospect) -> float:
    """What a card is worth to a seat, counted in its gulden."""
    return prospect.card(seat, p.box.cards[name]) / prospect.gulden(p.money[seat])


def chance(lead: float) -> float:
    """A lead turned into a chance."""
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, lead))))
