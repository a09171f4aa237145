"""What is in the box: map, markets, tables, tiles and cards (HA-02 to HA-20)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from fondaco.core.edition import Edition, entries
from fondaco.core.moves import Move
from fondaco.games.haendler.moves import COAT, Buy, Disc, Sell, SellSpecial
from fondaco.games.haendler.roads import Roads

FREE_LOADING: Final = "free_loading"
BROKEN_AXLE: Final = "broken_axle"
SPECIAL_SALE: Final = "special_sale"
BONUS_SALE: Final = "bonus_sale"
SOCIAL_CLIMB: Final = "social_climb"
LOAD_MASTER: Final = "load_master"
UPKEEP: Final = "upkeep"
KINDS: Final = (FREE_LOADING, BROKEN_AXLE, SPECIAL_SALE, BONUS_SALE, SOCIAL_CLIMB, LOAD_MASTER, UPKEEP)
"""The seven kinds of influence card (HA-18)."""

CHEAP_PURCHASE: Final = "cheap_purchase"
WAGONER: Final = "wagoner"
GREAT_WAGONER: Final = "great_wagoner"
COURIER: Final = "courier"
EXPRESS_COURIER: Final = "express_courier"
OFFICE: Final = "office"
GREAT_OFFICE: Final = "great_office"
WAREHOUSE_SALE: Final = "warehouse_sale"
INVESTMENTS: Final = (
    *(CHEAP_PURCHASE, WAGONER, GREAT_WAGONER, COURIER),
    *(EXPRESS_COURIER, OFFICE, GREAT_OFFICE, WAREHOUSE_SALE),
)
"""The eight investment cards (HA-17)."""

WAGONS: Final = 3
CHEAP_PRICE: Final = 100
"""Günstiger Einkauf: all pieces of a purchase together (HA-53)."""
MOST_BOUGHT: Final = 3
MOST_SOLD: Final = 5
MASTER_LOAD: Final = 3
GUEST_LOAD: Final = 2
POINTS: Final = {WAGONER: 1, GREAT_WAGONER: 2}
RIDES: Final = {COURIER: 1, EXPRESS_COURIER: 2}
OFFICES: Final = (OFFICE, GREAT_OFFICE)
STALL_ROUNDS: Final = 8
"""So many rounds without an arrival end the game (HA-R102)."""


class Box:
    """The components of one edition."""

    def __init__(self, edition: Edition) -> None:
        goods = edition["goods"]
        self.goods: list[str] = [name for name, entry in goods.items() if isinstance(entry, dict)]
        self.good: dict[str, int] = {name: g for g, name in enumerate(self.goods)}
        self.pieces: int = goods["pieces"]
        self.supply: int = goods["pieces"] - goods["on_price_board"]
        self.cities: list[str] = list(edition["cities"])
        self.city: dict[str, int] = {name: c for c, name in enumerate(self.cities)}
        self.market: list[list[int]] = [[self.good[g] for g in city["market"]] for city in edition["cities"].values()]
        self.slots: list[tuple[int, int]] = [(c, g) for c, market in enumerate(self.market) for g in market]
        self.slot: dict[tuple[int, int], int] = {spot: s for s, spot in enumerate(self.slots)}
        self.start_sets: dict[str, list[str]] = entries(edition["start_sets"])
        bonus = edition["bonus_track"]
        self.bonus: list[int] = bonus["steps"]
        self.bonus_with: int = bonus["with_wagon"]
        self.bonus_without: int = bonus["without_wagon"]
        self.buy: list[int] = edition["price_board"]["buy"]
        self.sell: list[int] = edition["price_board"]["sell"]
        self.upkeep: list[int] = edition["status_board"]["upkeep"]
        self.step_cost: list[int] = edition["arrival_track"]["step_cost"]
        self.target: dict[int, int] = {n: edition["end_arrivals"][str(n)] for n in range(2, 5)}
        coins = edition["money"]["start"]
        self.money: int = sum(int(coin) * count for coin, count in coins.items() if coin.isdigit())
        self.tiles: list[int] = edition["movement"]["tiles"]
        self.coats: int = edition["coats"]["each"]
        loan = edition["loan"]
        self.notes: int = loan["notes"]
        self.loan: int = loan["receive"]
        self.repay: int = loan["repay"]
        influence = edition["influence"]
        self.pile: list[int] = [influence[kind]["count"] for kind in KINDS]
        self.kind: dict[str, int] = {kind: k for k, kind in enumerate(KINDS)}
        self.card_phase: dict[str, int] = {kind: influence[kind]["phase"] for kind in KINDS}
        self.special_price: int = influence[SPECIAL_SALE]["value"]
        self.climb_by_card: int = influence[SOCIAL_CLIMB]["cost"]
        self.office_by_card: int = influence[LOAD_MASTER]["cost"]
        self.upkeep_by_card: int = influence[UPKEEP]["cost"]
        self.investments: list[str] = edition["investments"]["cards"]
        self.on_offer: int = edition["investments"]["on_offer"]
        self.stars: dict[str, int] = entries(edition["investments"]["stars"])
        self.places: dict[str, list[int]] = entries(edition["map"]["places"])
        self.roads = Roads(edition["map"]["roads"], self.cities)
        self.prepare_moves()

    def prepare_moves(self) -> None:
        """Moves that occur again and again are made once."""
        names = [(self.goods[g], self.cities[c]) for c, g in self.slots]
        self.buys: list[Move] = [Buy(good, city) for good, city in names]
        self.sells: list[Move] = [Sell(good, city) for good, city in names]
        self.specials: list[Move] = [SellSpecial(good, city) for good, city in names]
        self.named_slot: dict[tuple[str, str], int] = {name: s for s, name in enumerate(names)}
        pointers = [*self.goods, COAT]
        self.discs: tuple[Move, ...] = tuple([Disc(pair) for pair in combinations_with_replacement(pointers, 2)])

    def cost_of_step(self, arrivals: int) -> int:
        """The price of one step up; beyond the last field it stays (HA-139, HA-R62)."""
        return self.step_cost[min(arrivals, len(self.step_cost) - 1)]
