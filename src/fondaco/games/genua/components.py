"""What is in the box: the city, wares, cards, special cards and the tables of rewards (GE-02 to GE-09)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from fondaco.core.edition import Edition, Table, entries
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
        cities = {name: City(layout["rows"], edition["legend"]) for name, layout in entries(edition["layouts"]).items()}
        self.cities: dict[str, City] = Table(cities, "layouts.")
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
        wares, specials = edition["wares"], edition["specials"]
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
        self.last: dict[int, int] = {n: edition["last-round"][str(n)] for n in range(2, 6)}
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
