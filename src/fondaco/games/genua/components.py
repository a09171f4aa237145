"""What is in the box: the city, wares, cards, special cards and the tables of rewards (GE-02 to GE-09)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any, Final

from fondaco.core.edition import Edition, entries
from fondaco.games.genua.city import City, chains

WARES: Final = ("silver", "copper", "salt", "pepper", "wheat", "rice", "linen", "silk")
SPECIALS: Final = ("any-start", "extra-action", "any-ware", "exchange", "building-action")
GOODS: Final = (*WARES, *SPECIALS)
"""What lies open before each player, in the order of the lists in the position."""
KINDS: Final = ("large", "small", "message", "privilege")
"""The four stacks of hand cards (GE-05)."""
MARKER: Final = "marker"
GAINED: Final = "gained-"
"""Before a good's name in an offer: the one the wanted action would bring (GE-52)."""

LARGE: Final = 0
SMALL: Final = 1
MESSAGE: Final = 2
PRIVILEGE: Final = 3

INDEX: Final = {good: index for index, good in enumerate(GOODS)}
KIND: Final = {kind: index for index, kind in enumerate(KINDS)}
ANY_START: Final = INDEX["any-start"]
EXTRA_ACTION: Final = INDEX["extra-action"]
ANY_WARE: Final = INDEX["any-ware"]
EXCHANGE: Final = INDEX["exchange"]
BUILDING_ACTION: Final = INDEX["building-action"]
PALAZZO: Final = "palazzo"


class Box:
    """The components of one edition."""

    def __init__(self, edition: Edition) -> None:
        legend = entries(edition["legend"])
        self.cities: dict[str, City] = {
            name: City(layout["rows"], legend) for name, layout in entries(edition["layouts"]).items()
        }
        self.ring: tuple[str, ...] = tuple(edition["ring"]["order"])
        self.chain_values: list[int] = edition["chains"]["values"]
        self.chain_more: int = edition["chains"]["more"]
        self.gives: dict[str, tuple[str, ...]] = {
            building: tuple(goods) for building, goods in entries(edition["actions"]).items()
        }
        """What the action of each building brings (GE-62 to GE-69)."""
        self.promised: dict[str, list[tuple[str, str, int]]] = {
            building: [(good, GAINED + good, INDEX.get(good, -1)) for good in dict.fromkeys(goods)]
            for building, goods in self.gives.items()
        }
        """The same goods, each once, with the name they have in a promise (GE-52) and their index in GOODS, or -1."""
        self.villas: frozenset[str] = frozenset(b for b, goods in self.gives.items() if goods == ("privilege",))
        wares, specials = entries(edition["wares"]), entries(edition["specials"])
        self.totals: list[int] = [*(wares[ware] for ware in WARES), *(specials[special] for special in SPECIALS)]
        """How many there are of each of GOODS."""
        self.money: int = edition["money"]["start"]
        self.step: int = edition["money"]["step"]
        self.markers: int = edition["markers"]["each"]
        self.discs: int = edition["tower"]["discs"]
        rewards = edition["rewards"]
        self.large_reward: int = rewards["large"]
        self.small_reward: int = rewards["small"]
        self.message_reward: int = rewards["message"]
        self.owner_income: int = rewards["owner"]
        self.building_reward: int = rewards["building"]
        self.last: dict[int, int] = {int(n): space for n, space in entries(edition["last-round"]).items()}
        self.others: dict[int, list[tuple[int, ...]]] = {
            n: [tuple(other for other in range(n) if other != seat) for seat in range(n)] for n in self.last
        }
        """`others[players][seat]`: everybody but that seat."""
        self.large: dict[str, tuple[str, tuple[int, ...]]] = {}
        """Each large order: its villa and the indices of its three wares (GE-72)."""
        for card, (villa, *asked) in entries(edition["large-orders"]).items():
            self.large[card] = (villa, tuple(INDEX[ware] for ware in asked))
        self.small: dict[str, tuple[str, int]] = {}
        """Each small order: its building and the index of its ware (GE-76)."""
        for card, (building, ware) in merged(edition["small-orders"]).items():
            self.small[card] = (building, INDEX[ware])
        self.message: dict[str, tuple[str, str]] = {
            card: (one, other) for card, (one, other) in merged(edition["messages"]).items()
        }
        self.privilege: dict[str, str] = {f"privilege-{building}": building for building in self.ring}
        self.stacks: tuple[tuple[str, ...], ...] = (
            tuple(self.large),
            tuple(sorted(self.small)),
            tuple(sorted(self.message)),
            tuple(sorted(self.privilege)),
        )
        self.kind: dict[str, int] = {card: kind for kind, stack in enumerate(self.stacks) for card in stack}

    def chain_value(self, length: int) -> int:
        """What a chain of so many neighbouring privileges is worth (GE-105)."""
        longest = len(self.chain_values) - 1
        return self.chain_values[min(length, longest)] + self.chain_more * max(0, length - longest)


def back(card: str) -> str:
    """What everybody sees of a hand card: the stack it belongs to."""
    return card.partition("-")[0]


@lru_cache(20_000)
def privileges_value(cards: tuple[str, ...], box: Box) -> int:
    """What a hand of privileges earns at the end (GE-105, GE-106). Kept: whoever plans asks again and again."""
    owned = [box.privilege[card] for card in cards]
    return sum([box.chain_value(length) for length in chains(box.ring, owned)])


def merged(table: dict[str, Any]) -> dict[str, Any]:
    """The tables of different provenance inside one, put together."""
    parts = entries(table).values()
    return dict(sorted((name, value) for part in parts for name, value in entries(part).items()))


def constraints(edition: Edition) -> list[tuple[str, str, str]]:
    """What the rulebook demands of an edition and this one breaks."""
    box = Box(edition)
    broken: list[tuple[str, str, str]] = []
    for name, city in box.cities.items():
        broken += [(f"layouts.{name}.rows", rule, says) for rule, says in city_faults(city, box)]
    for key, goods, rule in (("wares", WARES, "GE-04"), ("specials", SPECIALS, "GE-06")):
        for good in goods:
            wanted = 7 if good == "exchange" else 5
            if box.totals[INDEX[good]] != wanted:
                broken.append((f"{key}.{good}", rule, f"there are {wanted}"))
    tables = ("large-orders", "small-orders", "messages", "ring.order")
    for stack, path, count in zip(box.stacks, tables, (16, 16, 14, 14), strict=True):
        if len(stack) != count:
            broken.append((path, "GE-05", f"there are {count} of these cards, not {len(stack)}"))
    return broken + card_faults(edition, box)


def city_faults(city: City, box: Box) -> list[tuple[str, str]]:
    """What is wrong with one layout, as (rule, sentence)."""
    faults: list[tuple[str, str]] = []
    if len(city.squares) != 64:
        return [("GE-02", "the board has eight rows of eight squares")]
    if set(city.buildings) != set(box.gives) or len(city.buildings) != 18 or len(city.alleys) != 20:
        faults.append(("GE-02", "a city has the 18 buildings and 20 alleys"))
    if any(city.squares[row, column] != "market" for row in (4, 5) for column in (4, 5)):
        faults.append(("GE-19", "the market lies where 4 and 5 cross"))
    for alley, near in city.beside.items():
        if not 1 <= len(near) <= 2:
            faults.append(("GE-102", f"{alley} must lie next to one or two buildings, not {len(near)}"))
    for spot, building in enumerate(box.ring):
        before = box.ring[spot - 1]
        if building not in city.neighbours or before not in city.neighbours[building]:
            faults.append(("GE-106", f"{before} and {building} follow each other on the edge and must be neighbours"))
    for card, (one, other) in box.message.items():
        if not {one, other} <= city.is_building or city.distance(one, other) != 2:
            faults.append(("GE-83", f"the buildings of {card} must lie two fields apart"))
    return faults


def card_faults(edition: Edition, box: Box) -> list[tuple[str, str, str]]:
    """What is wrong with the orders and messages."""
    broken: list[tuple[str, str, str]] = []
    store = {INDEX[w]: b for b, goods in box.gives.items() for w in goods if w in WARES}
    near = entries(edition["neighbours"])
    for card, (villa, wares) in box.large.items():
        wanted = sorted(b for b in set(store.values()) if b != near.get(villa))
        if sorted(store[ware] for ware in wares) != wanted:
            broken.append((f"large-orders.{card}", "GE-73", "one ware from each warehouse but the villa's neighbour"))
    villas = Counter(villa for villa, _ in box.large.values())
    if any(villas[villa] != 4 for villa in box.villas):
        broken.append(("large-orders", "GE-73", "there are four large orders for each villa"))
    orders = Counter(building for building, _ in box.small.values())
    none = {"town-hall", *box.villas, *store.values()}
    for building in box.gives:
        wanted_orders = 0 if building in none else 1 if building in ("trattoria", "taverna") else 2
        if orders[building] != wanted_orders:
            broken.append(("small-orders", "GE-78", f"there are {wanted_orders} small orders for {building}"))
    if any("post-station" in pair for pair in box.message.values()):
        broken.append(("messages", "GE-83", "no message names the post station"))
    if len({frozenset(pair) for pair in box.message.values()}) != len(box.message):
        broken.append(("messages", "GE-83", "no two messages name the same buildings"))
    return broken
