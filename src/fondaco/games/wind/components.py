"""What is in the box: goods, gulden, ships and three stacks of action cards (WI-02 to WI-08)."""

from __future__ import annotations

from typing import Any, Final

from fondaco.core.edition import Edition
from fondaco.games.wind import moves

GOODS: Final = ("apples", "spices", "cheese", "silk")
"""The order of every list of four in this game."""
LETTERS: Final = ("A", "S", "C", "K")
"""How the names of cards and ships write the goods: sil*K*, for the S is taken."""
INDEX: Final = {"apples": 0, "spices": 1, "cheese": 2, "silk": 3}
APPLES: Final = 0
SPICES: Final = 1
CHEESE: Final = 2
SILK: Final = 3

DECKS: Final = ("purchase", "storage", "shipping")
"""The three sorts of action cards (WI-02)."""
SIZES: Final = ("large", "small")
"""The two sorts of ships (WI-05)."""

PURCHASE: Final = "purchase"
STORAGE: Final = "storage"
SHIPPING: Final = "shipping"
FREE: Final = "free"
PRESERVE: Final = "preserve"
SUPPLY: Final = "supply"
SWAP: Final = "swap"
MARKET: Final = "market"
SAFE: Final = "safe"
ORDINARY: Final = (PURCHASE, STORAGE, SHIPPING)
SPECIAL: Final = (FREE, PRESERVE, SUPPLY, SWAP, MARKET, SAFE)


class Card:
    """One action card, named after what it shows: `purchase-AAC`, `storage-4-18`, `shipping-10`, `free-3`."""

    def __init__(self, deck: int, face: dict[str, Any]) -> None:
        self.deck = deck
        self.kind: str = face["kind"]
        self.goods = four(face.get("goods", {}))
        """What a purchase brings (WI-41)."""
        self.amount: int = face.get("amount", sum(self.goods))
        """How many goods it moves or saves; for a swap, how many exchanges."""
        self.cost: int = face.get("cost", 0)
        self.income: int = face.get("income", 0)
        self.price: int = face.get("price", 0)
        self.compensation: int = face.get("compensation", 0)
        self.special = self.kind not in ORDINARY
        self.copies: int = face["copies"]["count"]
        shown = {
            PURCHASE: letters(self.goods),
            STORAGE: f"{self.amount}-{self.cost}",
            SUPPLY: f"{self.amount}-{self.cost}",
            SHIPPING: str(self.income),
            MARKET: str(self.price),
            SAFE: str(self.compensation),
        }
        self.name = f"{self.kind}-{shown.get(self.kind, str(self.amount))}"


class Ship:
    """One ship card, named after what it shows: `L20-AACC` brings 20 points for two apples and two cheese."""

    def __init__(self, size: int, face: dict[str, Any]) -> None:
        self.size = size
        self.goods = four(face["goods"])
        self.load = sum(self.goods)
        self.vp: int = face["vp"]
        self.copies: int = face["copies"]["count"]
        self.name = f"{'LS'[size]}{self.vp}-{letters(self.goods)}"


class Table:
    """What the number of players changes (WI-12, WI-85)."""

    def __init__(self, row: dict[str, int]) -> None:
        self.fleet = [row["large"], row["small"]]
        self.target = row["target"]


class Box:
    """The components for one edition."""

    def __init__(self, edition: Edition) -> None:
        self.stock: list[int] = [edition["goods"][good]["count"] for good in GOODS]
        self.gulden: int = sum(int(worth) * count for worth, count in edition["gulden"].items() if worth.isdigit())
        self.purse: int = edition["start"]["gulden"]
        self.draft: int = edition["start"]["goods"]
        self.places: int = edition["start"]["places"]
        self.leaves: int = edition["fleet"]["leaves"]
        self.table: dict[int, Table] = {n: Table(edition["players"][str(n)]) for n in range(2, 5)}
        self.cards: dict[str, Card] = {}
        self.decks: list[list[str]] = []
        for deck, sort in enumerate(DECKS):
            cards = [Card(deck, face) for face in edition["cards"][sort]]
            self.cards.update({card.name: card for card in cards})
            self.decks.append(sorted(card.name for card in cards for _ in range(card.copies)))
        self.ships: dict[str, Ship] = {}
        self.yards: list[list[str]] = []
        for size, sort in enumerate(SIZES):
            ships = [Ship(size, face) for face in edition["ships"][sort]]
            self.ships.update({ship.name: ship for ship in ships})
            self.yards.append(sorted(ship.name for ship in ships for _ in range(ship.copies)))
        self.draws: dict[str, moves.Card] = {name: moves.Card(name) for name in self.cards}
        self.arrivals: dict[str, moves.Ship] = {name: moves.Ship(name) for name in self.ships}
        self.takes: dict[str, moves.Take] = {name: moves.Take(name) for name in self.cards}
        self.loads: dict[str, moves.Load] = {name: moves.Load(name) for name in self.ships}
        self.plays: dict[str, moves.Play] = {name: moves.Play(name) for name in self.cards}
        self.safes = {name for name, card in self.cards.items() if card.kind == SAFE}


def four(goods: dict[str, int]) -> list[int]:
    """How many of each good, in the order of GOODS."""
    return [goods.get(good, 0) for good in GOODS]


def letters(goods: list[int]) -> str:
    """The goods of a card or ship, one letter each.

    >>> letters([2, 0, 1, 0])
    'AAC'
    """
    return "".join(letter * count for letter, count in zip(LETTERS, goods, strict=True))


def cards_of_purse(gulden: int) -> int:
    """The fewest gulden cards (10, 5, 2, 1) that make up so much money (WI-R04).

    >>> cards_of_purse(22), cards_of_purse(9), cards_of_purse(0)
    (3, 3, 0)
    """
    return gulden // 10 + (0, 1, 1, 2, 2, 1, 2, 2, 3, 3)[gulden % 10]
