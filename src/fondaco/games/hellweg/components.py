"""What is in the box: map, trade cards, goods cards and privileges (HW-02 to HW-13, HW-122)."""

from __future__ import annotations

from typing import Any, Final

from fondaco.core.edition import Edition, datum, entries
from fondaco.core.moves import Move
from fondaco.games.hellweg import moves

House = str
"""A town and a ware: `dortmund-beer`."""

Road = str
"""The two towns it joins, as the edition names them: `dortmund-soest`."""

STORING: Final = "store"
UNSTORING: Final = "unstore"
REFRESHING: Final = "thaler_refresh"
KINDS: Final = (STORING, UNSTORING, REFRESHING)
"""The kinds of privilege (HW-126)."""


class Way:
    """A road as seen from one of its ends."""

    def __init__(self, road: Road, to: str, to_bit: int, brown_bit: int, village: bool) -> None:
        self.road = road
        self.to = to
        self.to_bit = to_bit
        self.brown_bit = brown_bit
        """The road's bit if it is brown, else 0: what a single carriage on it costs (HW-45, HW-46)."""
        self.village = village


class Slot:
    """One of four entries of a trade card (HW-06)."""

    def __init__(self, town: str, ware: str, value: int, stones: int, carriages: int) -> None:
        self.town = town
        self.ware = ware
        self.house: House = f"{town}-{ware}"
        self.value = value
        self.stones = stones
        self.carriages = carriages
        self.buy = moves.Buy(self.house)


class Goods:
    """A goods card (HW-11)."""

    def __init__(self, row: dict[str, Any]) -> None:
        banner = row.get("banner", {})
        self.id: str = row["id"]
        self.sort: str = row["sort"]
        self.price: int = datum(row["price"])
        self.end: int = datum(row["end"])
        self.players: list[int] = datum(row["players"])
        self.privilege: bool = datum(row["privilege"])
        self.ware: str = banner.get("ware", "")
        self.carriage: bool = banner.get("carriage", False)
        self.pair: list[str] = banner.get("pair", [])
        self.total: int = banner.get("total", 0)
        self.buy = moves.GoodsCard(self.id)

    def partner(self) -> str:
        """The sort that the pair bonus wants beside this card (HW-R16); nothing without such a banner."""
        if not self.pair:
            return ""
        first, second = self.pair
        return second if first == self.sort else first


class Box:
    """The components for one edition."""

    def __init__(self, edition: Edition) -> None:
        self.read_map(edition)
        self.read_cards(edition)
        setup, market = edition["setup"], edition["market"]
        self.money: int = setup["money"]
        self.stones: int = setup["stones"]
        self.carriages: int = setup["carriages"]
        self.merchants: int = setup["merchants"]
        self.barred: str = setup["barred"]
        self.start_stones: int = setup["base"]["stones"]
        self.start_carriages: int = setup["base"]["carriages"]
        self.expert_carriages: int = setup["expert"]["carriages"]
        self.restock_price: int = market["restock"]
        self.thaler: int = market["thaler"]
        self.discount: int = market["discount"]
        self.last_card: int = market["last_card"]
        self.any_sale: int = market["any_sale"]
        self.rounds: int = edition["rounds"]["full"]
        self.short_rounds: int = edition["rounds"]["short"]
        self.prepare_moves()

    def read_map(self, edition: Edition) -> None:
        """Towns, houses and roads; who touches whom follows from the roads (HW-10)."""
        self.towns: list[str] = [row["id"] for row in edition["towns"]]
        self.place: dict[str, tuple[int, int]] = {}
        for row in edition["towns"]:
            right, down = datum(row["at"])
            self.place[row["id"]] = (right, down)
        self.town_bit: dict[str, int] = {town: 1 << index for index, town in enumerate(self.towns)}
        self.wares: list[str] = list(entries(edition["wares"]))
        self.houses: list[House] = []
        self.town_of: dict[House, str] = {}
        self.ware_of: dict[House, str] = {}
        self.bit_of: dict[House, int] = {}
        for row in edition["houses"]:
            house = f"{row['town']}-{row['ware']}"
            self.houses.append(house)
            self.town_of[house] = row["town"]
            self.ware_of[house] = row["ware"]
            self.bit_of[house] = self.town_bit[row["town"]]
        self.houses_of: dict[str, list[House]] = {
            ware: [house for house in self.houses if self.ware_of[house] == ware] for ware in self.wares
        }
        self.roads: list[Road] = []
        self.ends: dict[Road, tuple[str, str]] = {}
        self.paved: dict[Road, bool] = {}
        self.village: dict[Road, bool] = {}
        self.road_bit: dict[Road, int] = {}
        self.ways: dict[str, list[Way]] = {town: [] for town in self.towns}
        self.touching: dict[str, list[Road]] = {town: [] for town in self.towns}
        for row in edition["roads"]:
            self.read_road(row)

    def read_road(self, row: dict[str, Any]) -> None:
        left, right = row["ends"]
        road = f"{left}-{right}"
        bit = 1 << len(self.roads)
        self.roads.append(road)
        self.ends[road] = (left, right)
        self.paved[road] = datum(row["paved"])
        self.village[road] = datum(row["village"])
        self.road_bit[road] = bit
        brown = 0 if self.paved[road] else bit
        for here, there in ((left, right), (right, left)):
            self.ways[here].append(Way(road, there, self.town_bit[there], brown, self.village[road]))
            self.touching[here].append(road)

    def read_cards(self, edition: Edition) -> None:
        """Trade cards, goods cards, privileges (HW-06, HW-11, HW-122)."""
        symbols = edition["symbols"]
        self.trade: dict[int, list[Slot]] = {}
        for card in edition["trade"]:
            slots = []
            for row in card["slots"]:
                stones, carriages = [
                    row[key] if key in row else symbols[str(row["value"])][key] for key in ("stones", "carriages")
                ]
                slots.append(Slot(row["town"], row["ware"], row["value"], stones, carriages))
            self.trade[card["number"]] = slots
        self.goods: dict[str, Goods] = {row["id"]: Goods(row) for row in edition["goods"]}
        self.copies: dict[str, int] = {row["kind"]: datum(row["copies"]) for row in edition["privileges"]}
        self.route: dict[str, tuple[str, str]] = {}
        for row in edition["privileges"]:
            left, right = datum(row["route"])
            self.route[row["kind"]] = (left, right)
        left, right = edition["extra"]["route"]
        self.extra_route: tuple[str, str] = (left, right)
        self.extra_carriages: int = edition["extra"]["carriages"]

    def prepare_moves(self) -> None:
        """One shared object for each move that names a card, a house or a road."""
        self.draws: dict[int, Move] = {number: moves.TradeCard(number) for number in self.trade}
        self.put_stone: dict[House, Move] = {house: moves.Stone(house) for house in self.houses}
        self.sell: dict[House, Move] = {house: moves.Sell(house) for house in self.houses}
        self.sell_off: dict[House, Move] = {house: moves.SellOff(house) for house in self.houses}
        self.restock_stone: dict[House, Move] = {house: moves.RestockStone(house) for house in self.houses}
        self.take_from: dict[str, Move] = {place: moves.From(place) for place in (*self.houses, *self.roads)}
        self.put_carriage: dict[Road, Move] = {road: moves.Carriage(road) for road in self.roads}
        self.first_stones: tuple[Move, ...] = tuple(
            [self.put_stone[house] for house in self.houses if self.town_of[house] != self.barred]
        )
        self.beside: dict[str, tuple[Move, ...]] = {
            town: tuple([self.put_carriage[road] for road in self.touching[town]]) for town in self.towns
        }
        self.beside_towns: dict[int, tuple[Move, ...]] = {}
        self.restock_beside: dict[int, tuple[Move, ...]] = {}
        self.transports: dict[tuple[House, int, int], moves.Transport] = {}
        self.pick: dict[str, Move] = {kind: moves.Pick(kind) for kind in KINDS}

    def roads_beside(self, towns: int) -> list[Road]:
        """The roads touching any of these towns (a sum of their bits)."""
        return [
            road
            for road in self.roads
            if towns & (self.town_bit[self.ends[road][0]] | self.town_bit[self.ends[road][1]])
        ]

    def carriages_beside(self, towns: int) -> tuple[Move, ...]:
        """A carriage on each road touching one of these towns."""
        found = self.beside_towns.get(towns)
        if found is None:
            found = tuple([self.put_carriage[road] for road in self.roads_beside(towns)])
            self.beside_towns[towns] = found
        return found

    def restocks_beside(self, towns: int) -> tuple[Move, ...]:
        """Restocking a carriage on each road touching one of these towns (HW-65)."""
        found = self.restock_beside.get(towns)
        if found is None:
            found = tuple([moves.RestockCarriage(road) for road in self.roads_beside(towns)])
            self.restock_beside[towns] = found
        return found

    def transport(self, house: House, back: int, fare: int) -> moves.Transport:
        """The sale from `house` that takes a carriage back from each road of `back` (a sum of road bits)."""
        key = (house, back, fare)
        found = self.transports.get(key)
        if found is None:
            roads = tuple([road for road in self.roads if self.road_bit[road] & back])
            found = self.transports[key] = moves.Transport(house, roads, fare)
        return found

    def goods_in_play(self, players: int) -> list[str]:
        """The goods cards for so many players, in the order of the box (HW-12)."""
        return [card for card, goods in self.goods.items() if players in goods.players]
