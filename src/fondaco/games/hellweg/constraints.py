"""What the rulebook demands of an edition (the constraints at the end of the rules)."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from fondaco.core.edition import Broken, Edition, datum, entries
from fondaco.games.hellweg.components import KINDS, Box

WARES: Final = ("beer", "salt", "iron")

STATED: Final = (
    ("setup.stones", "HW-02", 12),
    ("setup.carriages", "HW-02", 8),
    ("setup.merchants", "HW-02", 2),
    ("setup.money", "HW-14", 10),
    ("setup.barred", "HW-17", "dortmund"),
    ("setup.base.stones", "HW-20", 3),
    ("setup.base.carriages", "HW-20", 3),
    ("setup.expert.stones", "HW-112", 3),
    ("setup.expert.carriages", "HW-112", 1),
    ("bank.coins", "HW-04", {"1": 25, "5": 15, "20": 5}),
    ("wares.beer", "HW-09", "brown"),
    ("wares.salt", "HW-09", "white"),
    ("wares.iron", "HW-09", "grey"),
    ("market.last_card", "HW-50", 2),
    ("market.any_sale", "HW-52", 2),
    ("market.discount", "HW-56", 2),
    ("market.restock", "HW-63", 1),
    ("market.thaler", "HW-72", 1),
    ("rounds.full", "HW-23", 12),
    ("rounds.short", "HW-22", 10),
    ("goods_count.2", "HW-12", 6),
    ("goods_count.3", "HW-12", 8),
    ("goods_count.4", "HW-12", 9),
    ("extra.carriages", "HW-03", 2),
)
NAMED_SLOTS: Final = {
    # The rulebook's examples: house, or town where the ware is not said, and number; then stones and carriages.
    ("dortmund-beer", 5): (2, 1),
    ("muenster-iron", 4): (1, 1),
    ("hagen", 5): (2, 1),
}
NAMED_TOWNS: Final = (
    *("dortmund", "soest", "muenster", "hagen", "olpe", "corbach", "essen", "builefeld", "duisburg", "paderborn"),
)
NAMED_HOUSES: Final = ("dortmund-beer", "dortmund-iron", "muenster-iron", "olpe-iron")
NAMED_ROADS: Final = (
    # The rulebook's examples: two towns, then paved (True), brown (False) or not said (None).
    ("dortmund", "soest", None),
    ("dortmund", "muenster", False),
    ("dortmund", "essen", None),
    ("dortmund", "corbach", False),
    ("dortmund", "hagen", True),
    ("olpe", "corbach", False),
    ("olpe", "hagen", True),
    ("muenster", "builefeld", None),
)


def constraints(edition: Edition) -> list[Broken]:
    """What the rulebook demands and this edition breaks."""
    broken = edition.against(STATED)
    if unreadable := [*naming(edition), *ends(edition)]:
        return broken + unreadable
    box = Box(edition)
    return [
        *broken,
        *map_constraints(box),
        *trade_constraints(box),
        *named_slot_constraints(box),
        *goods_constraints(edition, box),
        *routes_constraints(box),
    ]


def naming(edition: Edition) -> list[Broken]:
    """What bears a name has one of its own, and towns and wares that are named exist."""
    broken: list[Broken] = []
    for key, name in (("towns", "id"), ("trade", "number"), ("goods", "id"), ("privileges", "kind")):
        names = [str(row[name]) for row in edition[key]]
        for index, own in enumerate(names):
            if names.count(own) > 1 or not re.fullmatch(r"\w+", own):
                broken.append(
                    (f"{key}.{index}.{name}", "form", f"{name} must be a word that no other has, not {own!r}")
                )
    towns = [row["id"] for row in edition["towns"]]
    for index, row in enumerate(edition["houses"]):
        for key, known in (("town", towns), ("ware", WARES)):
            if row[key] not in known:
                broken.append((f"houses.{index}.{key}", "HW-10", f"there is no {key} {row[key]}"))
    if {*entries(edition["wares"])} != {*WARES}:
        broken.append(("wares", "HW-09", f"the wares are {', '.join(WARES)}"))
    return broken


def ends(edition: Edition) -> list[Broken]:
    """A road or a route has two ends, each a town, and is there once; a town has a place on the sheet."""
    broken: list[Broken] = []
    towns = [row["id"] for row in edition["towns"]]
    for index, row in enumerate(edition["towns"]):
        if len(datum(row["at"])) != 2 or not all(0 <= along <= 1000 for along in datum(row["at"])):
            broken.append((f"towns.{index}.at", "HW-10", f"where on the sheet of 1000 by 1000 is {row['id']}?"))
    roads = [(f"roads.{index}.ends", row["ends"]) for index, row in enumerate(edition["roads"])]
    routes = [(f"privileges.{index}.route", datum(row["route"])) for index, row in enumerate(edition["privileges"])]
    for path, named in [*roads, *routes, ("extra.route", edition["extra"]["route"])]:
        if len(named) != 2 or len(set(named)) != 2 or not set(named) <= set(towns):
            broken.append((path, "HW-10", f"two different towns, not {', '.join(named)}"))
    for path, named in roads:
        if [sorted(other) for _, other in roads].count(sorted(named)) > 1:
            broken.append((path, "HW-10", f"there is one road between {' and '.join(named)}"))
    return broken


def map_constraints(box: Box) -> list[Broken]:
    """Towns, houses and roads as far as the text tells them (HW-08, HW-10)."""
    broken: list[Broken] = []
    for town in NAMED_TOWNS:
        if town not in box.towns:
            broken.append(("towns", "HW-10", f"the rulebook names the town {town}"))
    for house in NAMED_HOUSES:
        if house not in box.houses:
            broken.append(("houses", "HW-10", f"the rulebook names the house {house}"))
    slots = sum(len(card) for card in box.trade.values())
    if len(box.houses) * 3 != slots or len(set(box.houses)) != len(box.houses):
        broken.append(("houses", "HW-08", f"{slots} slots, three to a house, make {slots // 3} different houses"))
    for ware, houses in box.houses_of.items():
        if not 4 <= len(houses) <= 8:
            broken.append(("houses", "HW-08", f"{ware} needs four to eight houses, not {len(houses)}"))
    for town in box.towns:
        if not 1 <= sum(box.town_of[house] == town for house in box.houses) <= 2:
            broken.append(("houses", "HW-10", f"{town} must have one house or two"))
        if roads_between(box, box.towns[0], town) > len(box.roads):
            broken.append(("roads", "HW-10", f"no roads lead from {box.towns[0]} to {town}"))
    for left, right, paved in NAMED_ROADS:
        road = next((road for road in box.roads if set(box.ends[road]) == {left, right}), None)
        if road is None:
            broken.append(("roads", "HW-10", f"the rulebook names the road from {left} to {right}"))
        elif paved is not None and box.paved[road] != paved:
            index = box.roads.index(road)
            kind = "paved" if paved else "brown"
            broken.append((f"roads.{index}.paved", "HW-10", f"the road from {left} to {right} is {kind}"))
    for index, road in enumerate(box.roads):
        if road in ("dortmund-soest", "soest-dortmund") and not box.village[road]:
            broken.append((f"roads.{index}.village", "HW-10", "there is a village between dortmund and soest"))
    if len(box.touching.get("dortmund", ())) != 6:
        broken.append(("roads", "HW-58", f"six roads leave dortmund, not {len(box.touching.get('dortmund', ()))}"))
    return broken


def trade_constraints(box: Box) -> list[Broken]:
    """Twelve cards, four slots, every ware on each; every house with 3, 4 and 5 (HW-06, HW-08)."""
    broken: list[Broken] = []
    if len(box.trade) != 12:
        broken.append(("trade", "HW-06", f"there are 12 trade cards, not {len(box.trade)}"))
    seen: Counter[tuple[str, int]] = Counter()
    for index, (number, card) in enumerate(box.trade.items()):
        path = f"trade.{index}.slots"
        if len(card) != 4 or len({slot.town for slot in card}) != 4:
            broken.append((path, "HW-06", f"card {number} must show four different towns"))
        if {slot.ware for slot in card} != set(box.wares):
            broken.append((path, "HW-08", f"card {number} must show every ware"))
        for place, slot in enumerate(card):
            seen[slot.house, slot.value] += 1
            if slot.house not in box.houses:
                broken.append((f"{path}.{place}.town", "HW-06", f"there is no house {slot.house}"))
            if min(slot.stones, slot.carriages) < 0 or not 1 <= slot.stones + slot.carriages <= 3:
                broken.append((f"{path}.{place}.value", "HW-06", "a slot shows one to three symbols"))
    for house in box.houses:
        for value in (3, 4, 5):
            if seen[house, value] != 1:
                broken.append(("trade", "HW-08", f"{house} must be asked for once with {value}"))
    total = sum(slot.value for card in box.trade.values() for slot in card)
    if total != 192:
        broken.append(("trade", "HW-08", f"all slot numbers add up to 192, not {total}"))
    return broken


def named_slot_constraints(box: Box) -> list[Broken]:
    """What the slots of the rulebook's examples show, and that two of them share a card (HW-06, HW-E1, HW-E2)."""
    broken: list[Broken] = []
    together = False
    for index, card in enumerate(box.trade.values()):
        named = {(name, slot.value): slot for slot in card for name in (slot.house, slot.town)}
        together = together or {("muenster-iron", 4), ("hagen", 5)} <= named.keys()
        for (name, value), (stones, carriages) in NAMED_SLOTS.items():
            slot = named.get((name, value))
            if slot is not None and (slot.stones, slot.carriages) != (stones, carriages):
                shown = f"{name} {value} shows {stones} stones and {carriages} carriages"
                broken.append((f"trade.{index}.slots", "HW-06", shown))
    if not together:
        broken.append(("trade", "HW-06", "muenster-iron 4 and hagen 5 are on the same card"))
    return broken


def goods_constraints(edition: Edition, box: Box) -> list[Broken]:
    """Nine cards of four sorts; how many at which table; what their banners can say (HW-11, HW-12, HW-79, HW-81)."""
    broken: list[Broken] = []
    if {goods.sort for goods in box.goods.values()} != {"coal", "herring", "wine", "tobacco"}:
        broken.append(("goods", "HW-11", "the four sorts are coal, herring, wine and tobacco"))
    for players, count in edition["goods_count"].items():
        if players.isdigit() and len(box.goods_in_play(int(players))) != count:
            found = len(box.goods_in_play(int(players)))
            broken.append(("goods", "HW-12", f"{players} players use {count} goods cards, not {found}"))
    for players in (2, 3, 4):
        tobacco = [card for card in box.goods_in_play(players) if box.goods[card].sort == "tobacco"]
        if (len(tobacco) == 2) != (players == 4):
            broken.append(("goods", "HW-81", "both tobacco cards are in play only with four players"))
    if all(goods.sort != "coal" or goods.price != 15 for goods in box.goods.values()):
        broken.append(("goods", "HW-68", "a coal card costs 15"))
    for index, goods in enumerate(box.goods.values()):
        if not 15 <= goods.price <= 30:
            broken.append((f"goods.{index}.price", "HW-11", f"a goods card costs 15 to 30, not {goods.price}"))
        if goods.end < 1:
            broken.append((f"goods.{index}.end", "HW-11", "a goods card is worth something at the end"))
        if goods.privilege != (goods.price in (20, 25, 30)):
            broken.append((f"goods.{index}.privilege", "HW-119", "a card for 20, 25 or 30 brings a privilege"))
        if goods.ware and goods.ware not in box.wares:
            broken.append((f"goods.{index}.banner", "HW-78", f"there is no ware {goods.ware}"))
        if goods.pair:
            broken += pair_constraints(box, index, goods.id)
    return broken


def pair_constraints(box: Box, index: int, card: str) -> list[Broken]:
    """A pair bonus names its own sort, and is worth more than the two cards alone (HW-79, HW-R16)."""
    goods, path = box.goods[card], f"goods.{index}.banner"
    if goods.sort not in goods.pair or len(goods.pair) != 2:
        return [(path, "HW-79", f"the bonus of {card} must name {goods.sort} and one more sort")]
    partners = [other.end for other in box.goods.values() if other.sort == goods.partner() and other.id != card]
    if not partners or goods.total <= goods.end + min(partners):
        return [(path, "HW-79", f"the bonus of {card} must be worth more than two cards without it")]
    return []


def routes_constraints(box: Box) -> list[Broken]:
    """Three kinds of privilege, twelve cards, and routes that a player's carriages can span (HW-03, HW-122)."""
    broken: list[Broken] = []
    if set(box.copies) != set(KINDS):
        return [("privileges", "HW-126", f"the kinds of privilege are {', '.join(KINDS)}")]
    if sum(box.copies.values()) != 12:
        broken.append(("privileges", "HW-03", f"there are 12 privilege cards, not {sum(box.copies.values())}"))
    if {"builefeld", "corbach"} not in [set(ends) for ends in box.route.values()]:
        broken.append(("privileges", "HW-122", "one privilege is earned from builefeld to corbach"))
    if set(box.extra_route) != {"duisburg", "paderborn"}:
        broken.append(("extra.route", "HW-123", "the extra carriages are earned from duisburg to paderborn"))
    paths = [(f"privileges.{index}.route", ends) for index, ends in enumerate(box.route.values())]
    for path, ends in [*paths, ("extra.route", box.extra_route)]:
        if roads_between(box, *ends) > box.carriages:
            broken.append((path, "HW-122", f"{box.carriages} carriages cannot connect {' and '.join(ends)}"))
    return broken


def roads_between(box: Box, start: str, goal: str) -> int:
    """The fewest roads from one town to another; more than there are if no road leads there."""
    distance = {start: 0}
    todo = [start]
    for town in todo:
        for way in box.ways[town]:
            if way.to not in distance:
                distance[way.to] = distance[town] + 1
                todo.append(way.to)
    return distance.get(goal, len(box.roads) + 1)
