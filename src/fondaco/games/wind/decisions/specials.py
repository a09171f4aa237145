"""The special actions: free purchase, purchase and storage, swap, market, conservation (WI-58 to WI-69)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fondaco.core.decision import Decision
from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat
from fondaco.games.wind.actions import changed, exchanges, fetch, pay_bank, traded
from fondaco.games.wind.bundles import counts, fetches
from fondaco.games.wind.components import FREE, GOODS, INDEX, MARKET, PRESERVE, SUPPLY, SWAP
from fondaco.games.wind.moves import DONE, Done, Fetch, SwapHand, SwapWith, Vend
from fondaco.games.wind.position import Wind
from fondaco.games.wind.turn import OwnTurn

HAND: Final = "hand"
WAREHOUSE: Final = "warehouse"
PLACES: Final = (HAND, WAREHOUSE)
VENDS: Final = tuple(Vend(good, place) for place in PLACES for good in GOODS)
"""One sale of each pile, in the order of the market: first the hand, then the warehouse."""


class FreePurchase(OwnTurn):
    """Goods of one's choice from the stacks into the hand: as many as the card says, or all there are (WI-58)."""

    def bounds(self, p: Wind, seat: Seat) -> tuple[int, int]:
        """The fewest and the most goods to take (WI-R30)."""
        most = min(p.box.cards[p.special].amount, sum(p.stock))
        return most, most

    def choices(self, p: Wind, seat: Seat) -> Sequence[Move]:
        least, most = self.bounds(p, seat)
        return fetches(p.stock, least, most)

    def check(self, p: Wind, seat: Seat, move: Move) -> None:
        if not isinstance(move, Fetch):
            raise Illegal("choose-goods")
        wanted = counts(move.goods)
        least, most = self.bounds(p, seat)
        if not least <= len(move.goods) <= most:
            raise Illegal("how-many-goods", least=least, most=most)
        if any(want > there for want, there in zip(wanted, p.stock, strict=True)):
            raise Illegal("not-in-stock")

    def apply(self, p: Wind, seat: Seat, move: Move) -> None:
        assert isinstance(move, Fetch)
        fetch(p, seat, counts(move.goods))
        if p.told is not None:
            p.tell("fetched", seat=seat, goods=list(move.goods))
        end_special(p, seat)

    def facts(self, p: Wind, seat: Seat) -> dict[str, object]:
        least, most = self.bounds(p, seat)
        return {"least": least, "most": most, "cost": p.box.cards[p.special].cost}


class Supply(FreePurchase):
    """Goods of one's choice straight into the warehouse, at the full cost however few they are (WI-62, WI-R35)."""

    def bounds(self, p: Wind, seat: Seat) -> tuple[int, int]:
        return 1, min(p.box.cards[p.special].amount, sum(p.stock), p.free(seat))

    def apply(self, p: Wind, seat: Seat, move: Move) -> None:
        assert isinstance(move, Fetch)
        goods = counts(move.goods)
        cost = p.box.cards[p.special].cost
        p.stock = changed(p.stock, goods, -1)
        p.warehouses[seat] = changed(p.warehouses[seat], goods)
        pay_bank(p, seat, cost)
        p.blocked = True  # WI-74
        if p.told is not None:
            p.tell("supplied", seat=seat, goods=list(move.goods), amount=cost)
        end_special(p, seat)


class Exchange(OwnTurn):
    """One or two single exchanges, the second may pass on what the first brought (WI-63 to WI-68, WI-R36)."""

    def choices(self, p: Wind, seat: Seat) -> Sequence[Move]:
        moves = exchanges(p, seat)
        if p.left < p.box.cards[p.special].amount:
            moves.append(DONE)
        return moves

    def check(self, p: Wind, seat: Seat, move: Move) -> None:
        if isinstance(move, Done):
            if p.left == p.box.cards[p.special].amount:
                raise Illegal("one-exchange")
            return
        if isinstance(move, SwapHand):
            there = p.goods[seat]
        elif isinstance(move, SwapWith):
            if not 0 <= move.seat < p.seats or move.seat == seat:
                raise Illegal("no-such-warehouse")
            there = p.warehouses[move.seat]
        else:
            raise Illegal("exchange-or-done")
        if move.gives not in INDEX or move.gets not in INDEX or move.gives == move.gets:
            raise Illegal("two-goods")
        if not p.warehouses[seat][INDEX[move.gives]]:
            raise Illegal("not-stored", good=move.gives)
        if not there[INDEX[move.gets]]:
            raise Illegal("not-there", good=move.gets)

    def apply(self, p: Wind, seat: Seat, move: Move) -> None:
        if isinstance(move, (SwapHand, SwapWith)):
            out, into = INDEX[move.gives], INDEX[move.gets]
            p.warehouses[seat] = traded(p.warehouses[seat], out, into)
            if isinstance(move, SwapHand):
                p.goods[seat] = traded(p.goods[seat], into, out)
                if p.told is not None:
                    p.tell("swapped-hand", seat=seat, gives=move.gives, gets=move.gets)
            else:
                p.warehouses[move.seat] = traded(p.warehouses[move.seat], into, out)
                if p.told is not None:
                    p.tell("swapped", seat=seat, partner_seat=move.seat, gives=move.gives, gets=move.gets)
            p.blocked = True
            p.left -= 1
            if p.left and exchanges(p, seat):
                return
        end_special(p, seat)

    def facts(self, p: Wind, seat: Seat) -> dict[str, object]:
        return {"left": p.left}


class MarketSale(OwnTurn):
    """Any number of goods from hand and warehouse for a fixed price, asked pile by pile (WI-69).

    The piles come in a fixed order, first the hand, then the warehouse, so that no sale can be put together twice.
    """

    def choices(self, p: Wind, seat: Seat) -> Sequence[Move]:
        piles = [*p.goods[seat], *p.warehouses[seat]]
        moves: list[Move] = [VENDS[pile] for pile in range(p.pile, 8) if piles[pile]]
        if p.left:
            moves.append(DONE)
        return moves

    def check(self, p: Wind, seat: Seat, move: Move) -> None:
        if isinstance(move, Done):
            if not p.left:
                raise Illegal("one-sale")
            return
        if not isinstance(move, Vend) or move.good not in INDEX or move.place not in PLACES:
            raise Illegal("sell-or-done")
        piles = [*p.goods[seat], *p.warehouses[seat]]
        pile = pile_of(move)
        if pile < p.pile:
            raise Illegal("piles-in-order")
        if not piles[pile]:
            raise Illegal("not-there", good=move.good)

    def apply(self, p: Wind, seat: Seat, move: Move) -> None:
        if isinstance(move, Vend):
            p.pile = pile_of(move)
            good = INDEX[move.good]
            held = p.goods if move.place == HAND else p.warehouses
            rest = held[seat][:]
            rest[good] -= 1
            held[seat] = rest
            p.stock[good] += 1
            price = p.box.cards[p.special].price
            pay_bank(p, seat, -price)
            p.left += 1
            if p.told is not None:
                p.tell("vended", seat=seat, good=move.good, place=move.place, amount=price)
            if any([*p.goods[seat], *p.warehouses[seat]][p.pile :]):
                return
        end_special(p, seat)

    def facts(self, p: Wind, seat: Seat) -> dict[str, object]:
        return {"price": p.box.cards[p.special].price, "sold": p.left}


def pile_of(move: Vend) -> int:
    """The place of a pile in the order of the market."""
    return INDEX[move.good] + (4 if move.place == WAREHOUSE else 0)


def begin_special(p: Wind, seat: Seat, name: str) -> None:
    """A special card is carried out; where only one way is left it just happens (WI-55)."""
    card = p.box.cards[name]
    if p.told is not None:
        p.tell("special", seat=seat, card=name)
    p.special = name
    if card.kind == PRESERVE:
        p.preserves[seat] = sorted([*p.preserves[seat], name])  # WI-59
        end_special(p, seat)
        return
    p.left = card.amount if card.kind == SWAP else 0
    p.pile = 0
    asks = p.decision = CARRIED_OUT[card.kind]
    ways = asks.choices(p, seat)
    if len(ways) == 1:
        asks.apply(p, seat, ways[0])


def end_special(p: Wind, seat: Seat) -> None:
    """Back to the turn it was part of."""
    from fondaco.games.wind.decisions.execution import go_on

    p.special = ""
    p.left = p.pile = 0
    go_on(p, seat)


FREE_PURCHASE: Final = FreePurchase()
SUPPLY_WAREHOUSE: Final = Supply()
EXCHANGE: Final = Exchange()
MARKET_SALE: Final = MarketSale()
CARRIED_OUT: Final[dict[str, Decision[Wind]]] = {
    FREE: FREE_PURCHASE,
    SUPPLY: SUPPLY_WAREHOUSE,
    SWAP: EXCHANGE,
    MARKET: MARKET_SALE,
}
"""What is asked when a special card of a kind is carried out."""
