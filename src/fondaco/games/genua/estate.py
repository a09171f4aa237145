"""What a merchant's belongings are worth in ducats, and what each building would add to them.

Cards and goods are worth what they are likely to earn before the game ends. Orders are worth more the fewer wares
are missing; a ware is worth what it brings nearer. Everything fades as the rounds run out.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from fondaco.core.deal import Bundle
from fondaco.core.moves import Seat
from fondaco.games.genua.claiming import visited
from fondaco.games.genua.components import (
    ANY_WARE,
    BUILDING_ACTION,
    GAINED,
    GOODS,
    INDEX,
    KIND,
    LARGE,
    MARKER,
    MESSAGE,
    PALAZZO,
    PRIVILEGE,
    SMALL,
    WARES,
    Box,
    back,
    privileges_value,
)
from fondaco.games.genua.position import Genua
from fondaco.games.genua.terms import is_named

STONES: Final = len(WARES)
LOOSE_WARE: Final = 8.0
"""A ware that no order in hand asks for."""
SPECIAL: Final[tuple[float, ...]] = (13.0, 20.0, 17.0, 15.0, 6.0)
"""Special cards in the order of SPECIALS, early in the game."""
OWN_CARD: Final = 12.0
"""What a card for an own building gains by having one."""
NEAR: Final[tuple[float, ...]] = (0.65, 0.42, 0.26, 0.15)
"""How likely a large order is fulfilled with so many wares missing, given time."""
SMALL_READY: Final = 0.55
SMALL_BARE: Final = 0.3
FRESH_LARGE: Final = 22.0
"""A large order nobody has seen yet, early in the game."""
FRESH_SMALL: Final = 13.0
MESSAGE_CHANCE: Final = 0.45
MARKER_WORTH: Final = 9.0
VISITS: Final = 0.9
"""Ducats a turn that an own building earns from the others' actions."""


class Estates:
    """Every seat's belongings in one position, valued alike. Answers are kept: planning asks again and again."""

    def __init__(self, p: Genua) -> None:
        self.p = p
        self.box: Box = p.box
        n = p.seats
        to_come = (p.start - p.active - 1) % n
        self.turns: float = to_come + (p.last - p.round) * n * 0.85
        """Turns after this one; the market may swallow some rounds."""
        actions = (self.turns + 0.6) / n * (1.0 + 0.35 * (n - 1))
        self.large: list[float] = [
            chance * (1 - math.exp(-actions / (1.1 * (missing + 1)))) for missing, chance in enumerate(NEAR)
        ]
        soon = 1 - math.exp(-actions / 1.8)
        self.small_ready = SMALL_READY * soon
        self.small_bare = SMALL_BARE * (1 - math.exp(-actions / 3.0))
        self.ware = LOOSE_WARE * (1 - math.exp(-actions / 2.5))
        self.message = self.box.message_reward * MESSAGE_CHANCE * (1 - math.exp(-self.turns / 5.0))
        self.special = [worth * soon for worth in SPECIAL]
        self.card_bonus = OWN_CARD * soon
        self.marker = MARKER_WORTH * (1 - math.exp(-self.turns / 4.0))
        self.building = self.box.building_reward + VISITS * self.turns
        self.fresh_large = FRESH_LARGE * (1 - math.exp(-actions / 4.0))
        self.fresh_small = FRESH_SMALL * soon
        self.reward = self.box.large_reward + max(self.special)
        self.gains: dict[tuple[Seat, str], float] = {}

    # What lies before a seat

    def orders(self, goods: Sequence[int], larges: Sequence[str], smalls: Sequence[str]) -> float:
        """Wares and orders together: each stone is counted for one order, the nearest first."""
        left = list(goods[:STONES])
        total = self.ware * sum(left)
        if larges:
            table = self.box.large
            ranked = larges
            if len(larges) > 1:
                ranked = sorted(larges, key=lambda card: sum([not left[ware] for ware in table[card][1]]))
            for card in ranked:
                missing = 0
                for ware in table[card][1]:
                    if left[ware]:
                        left[ware] -= 1
                    else:
                        missing += 1
                total += self.large[missing] * (self.reward - 3 * self.ware)
        for card in smalls:
            ware = self.box.small[card][1]
            if left[ware]:
                left[ware] -= 1
                total += self.small_ready * (self.box.small_reward - self.ware)
            else:
                total += self.small_bare * (self.box.small_reward - self.ware)
        return total

    def open_orders(self, seat: Seat, goods: Sequence[int] = ()) -> float:
        """Wares and orders of a seat as they are, or with other goods."""
        hands = self.p.hands
        return self.orders(goods or self.p.goods[seat], hands.of(seat, LARGE), hands.of(seat, SMALL))

    def privilege_gain(self, seat: Seat) -> float:
        """What one more privilege adds on average."""
        own = self.p.hands.of(seat, PRIVILEGE)
        now = privileges_value(own, self.box)
        others = [card for card in self.box.privilege if card not in own]
        if not others:
            return 0.0
        best = [privileges_value((*own, card), self.box) - now for card in others]
        return sum(best) / len(best) + 2.0

    def special_worth(self, seat: Seat, special: int) -> float:
        """A special card, by its place in GOODS."""
        worth = self.special[special - STONES]
        if special == BUILDING_ACTION and any(o == seat and b != PALAZZO for b, o in self.p.owners.items()):
            worth += self.card_bonus
        return worth

    # Single pieces

    def piece(self, seat: Seat, name: str, sign: int) -> float:
        """What one more (sign 1) or one less (-1) of a piece changes for a seat; a kind of card counts as its worst."""
        p = self.p
        if name in INDEX:
            index = INDEX[name]
            if index >= STONES:
                return sign * self.special_worth(seat, index)
            goods = p.goods[seat][:]
            goods[index] += sign
            return self.open_orders(seat, goods) - self.open_orders(seat)
        if name == MARKER:
            return sign * self.marker
        if name in KIND:
            if sign > 0:
                return self.fresh(seat, name)
            cards = p.hands.of(seat, KIND[name])
            return max((self.piece(seat, card, -1) for card in cards), default=0.0)
        return self.card(seat, name, sign)

    def card(self, seat: Seat, name: str, sign: int) -> float:
        """One certain hand card."""
        p = self.p
        kind = self.box.kind[name]
        hand = p.hands.of(seat, kind)
        changed = (*hand, name) if sign > 0 else tuple([card for card in hand if card != name])
        if kind == MESSAGE:
            return sign * self.message_worth(name)
        if kind == PRIVILEGE:
            return float(privileges_value(changed, self.box) - privileges_value(hand, self.box))
        larges = changed if kind == LARGE else p.hands.of(seat, LARGE)
        smalls = changed if kind == SMALL else p.hands.of(seat, SMALL)
        return self.orders(p.goods[seat], larges, smalls) - self.open_orders(seat)

    def message_worth(self, card: str) -> float:
        """A fulfilled message is as good as its money."""
        return float(self.box.message_reward) if visited(self.p, card) else self.message

    def fresh(self, seat: Seat, kind: str) -> float:
        """A card nobody has seen yet."""
        if kind == "large":
            return self.fresh_large
        if kind == "small":
            return self.fresh_small
        return self.message if kind == "message" else self.privilege_gain(seat)

    def bundle(self, seat: Seat, bundle: Bundle, sign: int) -> float:
        """What giving (-1) or getting (1) a bundle changes for a seat; promised goods count as what they are."""
        total = float(sign * bundle.money)
        if not bundle.pieces:
            return total
        stones: dict[int, int] = {}
        for piece, count in bundle.pieces:
            name = piece.removeprefix(GAINED)
            index = INDEX.get(name, STONES)
            if index < STONES:
                stones[index] = stones.get(index, 0) + count
            elif is_named(name) and sign < 0 and not self.p.hands.holds(seat, name):
                total -= self.fresh(seat, back(name))
            else:
                total += count * self.piece(seat, name, sign)
        if stones:
            goods = self.p.goods[seat][:]
            for index, count in stones.items():
                goods[index] = max(0, goods[index] + sign * count)
            total += self.open_orders(seat, goods) - self.open_orders(seat)
        return total

    # Buildings

    def gain(self, seat: Seat, building: str) -> float:
        """What the action of a building, with the order it opens, would add for a seat."""
        key = (seat, building)
        found = self.gains.get(key)
        if found is None:
            found = self.gains[key] = self.reckon(seat, building)
        return found

    def reckon(self, seat: Seat, building: str) -> float:
        p = self.p
        if building in self.box.villas:
            best, _, _ = self.best_order(seat, building)
            return max(best, self.privilege_gain(seat) if p.cards_left(PRIVILEGE) else 0.0)
        goods = self.box.gives[building]
        total = self.best_small(seat, building)
        if goods[0] in WARES:
            held = p.goods[seat][:]
            for ware in goods:
                held[INDEX[ware]] += p.stock[INDEX[ware]] > 0
            return total + self.open_orders(seat, held) - self.open_orders(seat)
        for good in goods:
            if good in INDEX:
                total += self.special_worth(seat, INDEX[good]) if p.stock[INDEX[good]] else 0.0
            elif good == MARKER:
                total += self.marker if p.markers_left(seat) else 0.0
            elif p.cards_left(KIND[good]):
                total += self.fresh(seat, good)
        return total

    def best_order(self, seat: Seat, villa: str) -> tuple[float, str, bool]:
        """The best large order deliverable in a villa: gain, card, and whether a card for any ware is needed."""
        p = self.p
        goods = p.goods[seat]
        larges, smalls = p.hands.of(seat, LARGE), p.hands.of(seat, SMALL)
        best, chosen, helped = 0.0, "", False
        for card in larges:
            where, wares = self.box.large[card]
            if where != villa:
                continue
            missing = [ware for ware in wares if not goods[ware]]
            if len(missing) > goods[ANY_WARE] or any(not p.stock[ware] for ware in missing):
                continue
            held = list(goods)
            for ware in wares:
                held[ware] = max(0, held[ware] - 1)
            rest = [other for other in larges if other != card]
            gain = self.orders(held, rest, smalls) - self.open_orders(seat) + self.reward
            gain -= len(missing) * self.special_worth(seat, ANY_WARE)
            if gain > best:
                best, chosen, helped = gain, card, bool(missing)
        return best, chosen, helped

    def best_small(self, seat: Seat, building: str) -> float:
        """What a small order directly after the action here adds, also with a card for any ware."""
        p = self.p
        best = 0.0
        goods = p.goods[seat]
        for card in p.hands.of(seat, SMALL):
            where, ware = self.box.small[card]
            if where != building:
                continue
            cards = goods[ANY_WARE] + (building == "harbour" and p.stock[ANY_WARE] > 0)
            if goods[ware]:
                best = max(best, self.small_gain(seat, card))
            elif cards and p.stock[ware]:
                change = self.card(seat, card, -1) - self.special_worth(seat, ANY_WARE)
                best = max(best, self.box.small_reward + change)
        return best

    def large_gain(self, seat: Seat, card: str) -> float:
        """Delivering a large order now: the money against what order and wares were worth."""
        p = self.p
        goods = p.goods[seat][:]
        for ware in self.box.large[card][1]:
            goods[ware] -= 1
        rest = [other for other in p.hands.of(seat, LARGE) if other != card]
        change = self.orders(goods, rest, p.hands.of(seat, SMALL)) - self.open_orders(seat)
        return self.box.large_reward + change

    def small_gain(self, seat: Seat, card: str) -> float:
        """Delivering a small order now: the money against what order and ware were worth."""
        p = self.p
        goods = p.goods[seat][:]
        goods[self.box.small[card][1]] -= 1
        rest = [other for other in p.hands.of(seat, SMALL) if other != card]
        change = self.orders(goods, p.hands.of(seat, LARGE), rest) - self.open_orders(seat)
        return self.box.small_reward + change

    def wealth(self, seat: Seat) -> float:
        """All of it together: money, goods, cards, markers, buildings."""
        p = self.p
        total = p.money[seat] + self.open_orders(seat)
        total += sum(self.special_worth(seat, index) * p.goods[seat][index] for index in range(STONES, len(GOODS)))
        total += sum(map(self.message_worth, p.hands.of(seat, MESSAGE)))
        total += privileges_value(p.hands.of(seat, PRIVILEGE), self.box)
        total += self.marker * p.supply[seat]
        return total + self.building * list(p.owners.values()).count(seat)
