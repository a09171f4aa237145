"""What the rulebook demands of an edition (GE-02 to GE-09, GE-62 to GE-108, and what its examples show)."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from fondaco.core.edition import Broken, Edition, entries
from fondaco.games.genua.city import City, chains
from fondaco.games.genua.components import GOODS, INDEX, KINDS, MARKER, SPECIALS, WARES, Box, merged

STATED: Final = [
    *[(f"actions.villa-{villa}", "GE-69", ["privilege"]) for villa in ("colini", "monetti", "ricci", "zasteri")],
    ("actions.guild-hall", "GE-62", ["large"]),
    ("actions.town-hall", "GE-63", ["small", "small"]),
    ("actions.post-station", "GE-64", ["message", "message"]),
    ("actions.cathedral", "GE-65", ["marker", "marker"]),
    ("actions.palazzo", "GE-66", ["building-action"]),
    ("actions.park", "GE-66", ["extra-action"]),
    ("actions.coach-house", "GE-66", ["any-start"]),
    ("actions.harbour", "GE-66", ["any-ware"]),
    ("actions.taverna", "GE-66", ["exchange"]),
    ("actions.trattoria", "GE-66", ["exchange"]),
    ("actions.grain-store", "GE-67", ["wheat", "rice"]),
    ("actions.metal-store", "GE-67", ["silver", "copper"]),
    ("actions.cloth-store", "GE-67", ["silk", "linen"]),
    ("actions.spice-store", "GE-67", ["salt", "pepper"]),
    ("chains.values", "GE-105", [0, 10, 30, 60, 100]),
    ("chains.more", "GE-105", 50),
    *[(f"wares.{ware}", "GE-04", 5) for ware in WARES],
    *[(f"specials.{special}", "GE-06", 7 if special == "exchange" else 5) for special in SPECIALS],
    ("money.start", "GE-12", 130),
    ("money.step", "GE-45", 5),
    ("markers.each", "GE-07", 7),
    ("tower.discs", "GE-09", 5),
    ("rewards.large", "GE-72", 100),
    ("rewards.small", "GE-76", 40),
    ("rewards.message", "GE-81", 30),
    ("rewards.owner", "GE-97", 10),
    ("rewards.building", "GE-99", 10),
    ("last-round.2", "GE-108", 12),
    ("last-round.3", "GE-108", 10),
    ("last-round.4", "GE-108", 8),
    ("last-round.5", "GE-108", 7),
]
"""What the rulebook says of actions, counts and rewards."""
BUILDINGS: Final = [path.removeprefix("actions.") for path, _, _ in STATED if path.startswith("actions.")]
BROUGHT: Final = frozenset((*GOODS, *KINDS, MARKER))
INNER: Final = ("guild-hall", "town-hall", "post-station", "cathedral")
"""The buildings that do not lie on the edge of the city (GE-84)."""


def constraints(edition: Edition) -> list[Broken]:
    """What the rulebook demands of an edition and this one breaks."""
    broken = edition.against(STATED)
    if unreadable := naming(edition):
        return broken + unreadable
    box = Box(edition)
    for name, city in box.cities.items():
        broken += [(f"layouts.{name}.rows", rule, says) for rule, says in city_faults(city, box)]
    tables = ("large-orders", "small-orders", "messages", "ring.order")
    for stack, path, count in zip(box.stacks, tables, (16, 16, 14, 14), strict=True):
        if len(stack) != count:
            broken.append((path, "GE-05", f"there are {count} of these cards, not {len(stack)}"))
    return broken + ring_faults(edition, box) + card_faults(edition, box)


def naming(edition: Edition) -> list[Broken]:
    """Names that occur must be known ones, and each card say all it has to (GE-02, GE-05)."""
    named = [
        *[(f"legend.{code}", "GE-02", name) for code, name in entries(edition["legend"]).items()],
        *[(f"actions.{name}", "GE-62", name) for name in entries(edition["actions"])],
        *[(f"neighbours.{villa}", "GE-73", store) for villa, store in entries(edition["neighbours"]).items()],
        *[("ring.order", "GE-84", name) for name in edition["ring"]["order"]],
    ]
    broken = [(path, rule, f"there is no building {name}") for path, rule, name in named if name not in BUILDINGS]
    for building, brought in entries(edition["actions"]).items():
        if not brought or not BROUGHT.issuperset(brought):
            broken.append((f"actions.{building}", "GE-62", f"an action brings some of {', '.join(sorted(BROUGHT))}"))
    if "strict" not in edition["layouts"]:
        broken.append(("layouts", "GE-02", "the usual layout is called strict"))
    if sorted(edition["dice"][axis] for axis in ("row", "column")) != ["blue", "red"]:
        broken.append(("dice", "GE-17", "one die is blue, the other red"))
    wanted = (("large-orders", "large-", "BWWW"), ("small-orders", "small-", "BW"), ("messages", "message-", "BB"))
    for key, prefix, shape in wanted:
        for card, names in (entries(edition[key]) if shape == "BWWW" else merged(edition[key])).items():
            if not re.fullmatch(rf"{prefix}[\w-]+", card):
                broken.append((key, "GE-05", f"the names of these cards begin with {prefix}, not {card!r}"))
            elif "".join("B" if name in BUILDINGS else "W" if name in WARES else "?" for name in names) != shape:
                kinds = f"{shape.count('B')} buildings and {shape.count('W')} wares"
                broken.append((f"{key}.{card}", "GE-05", f"{card} names {kinds} in this order, not {', '.join(names)}"))
    return broken


def city_faults(city: City, box: Box) -> list[tuple[str, str]]:
    """What is wrong with one layout, as (rule, sentence)."""
    faults: list[tuple[str, str]] = []
    if set(city.squares) != {(row, column) for row in range(1, 9) for column in range(1, 9)}:
        return [("GE-02", "the board has eight rows of eight squares")]
    if set(city.buildings) != set(box.gives) or len(city.buildings) != 18 or len(city.alleys) != 20:
        faults.append(("GE-02", "a city has the 18 buildings and 20 alleys"))
    if any(city.squares[row, column] != "market" for row in (4, 5) for column in (4, 5)):
        faults.append(("GE-19", "the market lies where 4 and 5 cross"))
    edge = {field for square, field in city.squares.items() if not {1, 8}.isdisjoint(square)}
    if edge != set(city.buildings) - set(INNER):
        faults.append(("GE-84", f"all buildings but {', '.join(INNER)} lie on the edge of the city, and no alley does"))
    for alley, near in city.beside.items():
        if not 1 <= len(near) <= 2:
            faults.append(("GE-102", f"{alley} must lie next to one or two buildings, not {len(near)}"))
    if not any(
        {"spice-store", "coach-house"} <= set(city.beside[one])
        and {"guild-hall", "coach-house"} <= set(city.beside[other])
        for one in city.alleys
        for other in city.neighbours[one]
        if other in city.is_alley
    ):
        faults.append(
            ("GE-E3", "two alleys lie side by side, at spice-store and coach-house, guild-hall and coach-house")
        )
    for spot, building in enumerate(box.ring):
        before = box.ring[spot - 1]
        if building not in city.neighbours or before not in city.neighbours[building]:
            faults.append(("GE-106", f"{before} and {building} follow each other on the edge and must be neighbours"))
    for card, (one, other) in box.message.items():
        if not {one, other} <= city.is_building or city.distance(one, other) != 2:
            faults.append(("GE-83", f"the buildings of {card} must lie two fields apart"))
    return faults


def ring_faults(edition: Edition, box: Box) -> list[Broken]:
    """What is wrong with the edge of the city: its buildings, its chains, the warehouse next to each villa."""
    if sorted(box.ring) != sorted(set(box.gives) - set(INNER)):
        return [("ring.order", "GE-84", f"each building but {', '.join(INNER)} lies on the edge once")]
    broken: list[Broken] = []
    owned = ["metal-store", "park", "coach-house", "villa-ricci", "harbour", "villa-zasteri"]
    if chains(box.ring, owned) != [1, 1, 1, 3] or chains(box.ring, [*owned, "villa-colini"]) != [1, 1, 5]:
        broken.append(("ring.order", "GE-E1", "the chains of the rulebook's example are 3, 1, 1, 1, and 5, 1, 1"))
    for villa in sorted(box.villas):
        spot = box.ring.index(villa)
        beside = [box.ring[spot - 1], box.ring[(spot + 1) % len(box.ring)]]
        if [near for near in beside if near.endswith("-store")] != [edition["neighbours"][villa]]:
            broken.append((f"neighbours.{villa}", "GE-73", f"one warehouse is next to {villa} on the edge: say which"))
    return broken


def card_faults(edition: Edition, box: Box) -> list[Broken]:
    """What is wrong with the orders and messages."""
    broken: list[Broken] = []
    store = {INDEX[w]: b for b, goods in box.gives.items() for w in goods if w in WARES}
    near = entries(edition["neighbours"])
    for card, (villa, wares) in box.large.items():
        wanted = sorted(b for b in set(store.values()) if b != near.get(villa))
        if villa not in box.villas or sorted(store.get(ware, "") for ware in wares) != wanted:
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
    for building, ware in (("harbour", "copper"), ("palazzo", "pepper")):
        if (building, INDEX[ware]) not in box.small.values():
            broken.append(("small-orders", "GE-E2", f"the rulebook shows the small order {building} and {ware}"))
    if {"guild-hall", "park"} not in map(set, box.message.values()):
        broken.append(("messages", "GE-E6", "the rulebook shows the message guild-hall and park"))
    if any("post-station" in pair for pair in box.message.values()):
        broken.append(("messages", "GE-83", "no message names the post station"))
    if len({frozenset(pair) for pair in box.message.values()}) != len(box.message):
        broken.append(("messages", "GE-83", "no two messages name the same buildings"))
    return broken
