"""What the rulebook demands of an edition (WI-02 to WI-15, WI-75 to WI-85, and the cards it shows)."""

from __future__ import annotations

from typing import Final

from fondaco.core.edition import Broken, Edition, entries
from fondaco.games.wind.components import (
    DECKS,
    FREE,
    GOODS,
    MARKET,
    ORDINARY,
    PRESERVE,
    PURCHASE,
    SAFE,
    SHIPPING,
    SIZES,
    STORAGE,
    SUPPLY,
    SWAP,
    Box,
)

SHOWN: Final = {
    PURCHASE: ("goods",),
    STORAGE: ("amount", "cost"),
    SHIPPING: ("income",),
    FREE: ("amount",),
    PRESERVE: ("amount",),
    SUPPLY: ("amount", "cost"),
    SWAP: ("amount",),
    MARKET: ("price",),
    SAFE: ("compensation",),
}
"""What a card of each kind shows."""

STATED: Final = [
    *[(f"goods.{good}.count", "WI-03", 15) for good in GOODS],
    ("goods.apples.rots", "WI-78", "all"),
    ("goods.spices.rots", "WI-79", "half with cheese"),
    ("goods.cheese.rots", "WI-79", "half with spices"),
    ("goods.silk.rots", "WI-80", "never"),
    ("gulden.1", "WI-04", 24),
    ("gulden.2", "WI-04", 12),
    ("gulden.5", "WI-04", 12),
    ("gulden.10", "WI-04", 12),
    ("start.gulden", "WI-08", 22),
    ("start.goods", "WI-15", 2),
    ("start.places", "WI-06", 8),
    ("fleet.leaves", "WI-75", 2),
    ("players.2.large", "WI-12", 3),
    ("players.2.small", "WI-12", 2),
    ("players.2.target", "WI-85", 60),
    ("players.3.large", "WI-12", 3),
    ("players.3.small", "WI-12", 3),
    ("players.3.target", "WI-85", 50),
    ("players.4.large", "WI-12", 4),
    ("players.4.small", "WI-12", 3),
    ("players.4.target", "WI-85", 50),
]
STATED_CARDS: Final = {
    "storage-4-18": "WI-EX4",
    "supply-2-14": "WI-EX4",
    "swap-2": "WI-63",
    "market-3": "WI-69",
    "safe-5": "WI-72",
    "shipping-10": "WI-EX7",
}


def constraints(edition: Edition) -> list[Broken]:
    """What the rulebook demands of an edition and this one breaks."""
    box = Box(edition)
    return edition.against(STATED) + face_constraints(edition) + card_constraints(box) + ship_constraints(box)


def face_constraints(edition: Edition) -> list[Broken]:
    """What must be said of each card and ship (WI-05, WI-41 to WI-72)."""
    broken: list[Broken] = []
    for table, known, ident in (("goods", GOODS, "WI-03"), ("gulden", ("1", "2", "5", "10"), "WI-04")):
        for name in entries(edition[table]):
            if name not in known:
                broken.append((f"{table}.{name}", ident, f"there are only {', '.join(known)}"))
    faces = [(f"cards.{sort}.{i}", face) for sort in DECKS for i, face in enumerate(edition["cards"][sort])]
    for path, face in faces:
        if face["kind"] not in SHOWN:
            broken.append((f"{path}.kind", "WI-02", f"the kinds of card are {', '.join(SHOWN)}"))
        elif face["kind"] in ORDINARY and face["kind"] not in path:
            broken.append((f"{path}.kind", "WI-02", f"this card lies in the stack {face['kind']}"))
    ships = [(f"ships.{size}.{i}", ship) for size in SIZES for i, ship in enumerate(edition["ships"][size])]
    for path, face in faces + ships:
        if face["copies"]["count"] < 1:
            broken.append((f"{path}.copies", "WI-02", "what is not in the box is left out"))
        for shown in SHOWN.get(face["kind"], ()) if "kind" in face else ("goods", "vp"):
            if not face[shown] or (shown != "goods" and face[shown] < 1):
                broken.append((f"{path}.{shown}", "WI-02", f"{shown} must be more than nothing"))
        for good, count in face.get("goods", {}).items():
            if good not in GOODS or not 1 <= count <= 15:
                broken.append((f"{path}.goods", "WI-03", f"1 to 15 of {', '.join(GOODS)}, not {count} of {good}"))
    return broken


def card_constraints(box: Box) -> list[Broken]:
    """How many cards there are, and which of them the rulebook shows (WI-02)."""
    broken: list[Broken] = []
    for sort, deck in zip(DECKS, box.decks, strict=True):
        if len(deck) != 40:
            broken.append((f"cards.{sort}", "WI-02", f"the stack has 40 cards, not {len(deck)}"))
    for name in sorted(box.cards):
        if sum(name in deck for deck in box.decks) > 1:
            broken.append(("cards", "WI-R29", f"{name} lies in one stack only, which it returns to"))
    for name, ident in STATED_CARDS.items():
        if name not in box.cards:
            broken.append(("cards", ident, f"the rulebook shows the card {name}"))
    for kind, ident in ((PURCHASE, "WI-41"), (FREE, "WI-58"), (PRESERVE, "WI-59")):
        if all(card.kind != kind for card in box.cards.values()):
            broken.append(("cards", ident, f"the rulebook tells of {kind} cards"))
    return broken


def ship_constraints(box: Box) -> list[Broken]:
    """What the rulebook says about the number of ships, their loads and points."""
    broken: list[Broken] = []
    for yard, sort, size in zip(box.yards, SIZES, (26, 20), strict=True):
        if len(yard) != size:
            broken.append((f"ships.{sort}", "WI-05", f"there are {size} {sort} ships, not {len(yard)}"))
    large, small = ([box.ships[name] for name in dict.fromkeys(yard)] for yard in box.yards)
    for ship in (*large, *small):
        if not 0 < ship.load <= box.places:
            broken.append(
                (f"ships.{SIZES[ship.size]}", "WI-50", f"{ship.name} cannot be loaded from {box.places} places")
            )
    if large and small and all(ship.load > 0 for ship in (*large, *small)):
        if min(ship.load for ship in large) <= max(ship.load for ship in small):
            broken.append(("ships", "WI-05", "large ships take more goods than small ones"))
        if min(ship.vp / ship.load for ship in large) * 2 <= min(ship.vp / ship.load for ship in small):
            broken.append(("ships", "WI-89", "a good brings more points on a large ship than on a small one"))
    points = sum(ship.vp * ship.copies for ship in (*large, *small))
    for players, table in box.table.items():
        if points <= players * (table.target - 1):
            broken.append(
                ("ships", "WI-85", f"{points} points on all ships could run out before {players} players end")
            )
    return broken
