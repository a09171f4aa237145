"""What the rulebook demands of an edition (HA-02 to HA-24, and the substitute map's conditions)."""

from __future__ import annotations

import re
from typing import Final

from fondaco.core.edition import Broken, Edition, entries
from fondaco.games.haendler.components import INVESTMENTS, KINDS, WAGONS, Box

CITIES: Final = ("Paris", "Koeln", "Wien", "Brugge", "Hamburg", "Genova")

STATED: Final = [
    ("goods.pieces", "HA-11", 9),
    ("goods.on_price_board", "HA-23", 1),
    ("goods.wine.colour", "HA-11", "brown"),
    ("goods.food.colour", "HA-11", "green"),
    ("goods.salt.colour", "HA-11", "white"),
    ("bonus_track.with_wagon", "HA-26", 0),
    ("bonus_track.without_wagon", "HA-26", 200),
    ("price_board.buy", "HA-08", [100, 100, 200, 300, 400]),
    ("price_board.sell", "HA-08", [600, 700, 800, 900, 1000]),
    ("status_board.upkeep", "HA-10", [0, 100, 200, 400, 600, 800, 1000, 1300, 1600]),
    ("arrival_track.step_cost", "HA-09", [700, 800, 900, 1000, 1200, 1500, 2000, 2500, 3000]),
    ("end_arrivals.2", "HA-169", 6),
    ("end_arrivals.3", "HA-169", 7),
    ("end_arrivals.4", "HA-169", 8),
    ("money.coins", "HA-20", {"100": 50, "500": 20, "1000": 30}),
    ("money.start", "HA-28", {"100": 5, "500": 3, "1000": 3}),
    ("movement.tiles", "HA-15", [1, 2, 3, 4]),
    ("coats.each", "HA-14", 1 + WAGONS),
    ("loan.notes", "HA-19", 4),
    ("loan.receive", "HA-164", 2000),
    ("loan.repay", "HA-168", 2500),
    *[(f"influence.{kind}.count", "HA-18", 3) for kind in KINDS],
    *[(f"influence.{k}.phase", "HA-144", phase) for k, phase in zip(KINDS, (2, 3, 4, 5, 7, 2, 7), strict=True)],
    ("influence.special_sale.value", "HA-152", 800),
    ("influence.social_climb.cost", "HA-155", 1200),
    ("influence.load_master.cost", "HA-159", 800),
    ("influence.upkeep.cost", "HA-162", 400),
    ("investments.on_offer", "HA-21", 4),
]
"""What the rulebook says of tables, money and cards."""


def constraints(edition: Edition) -> list[Broken]:
    """What this edition breaks, as (path in the file, rule id, sentence)."""
    broken = edition.against(STATED)
    if unplayable := unreadable(edition):
        return broken + unplayable
    box = Box(edition)
    return [*broken, *markets(box), *bonus_track(box), *roads(box)]


def unreadable(edition: Edition) -> list[Broken]:
    """What lets nobody unpack this edition."""
    return [*naming(edition), *chains(edition)]


def naming(edition: Edition) -> list[Broken]:
    """Names that occur must be known ones."""
    goods = {name for name, entry in edition["goods"].items() if isinstance(entry, dict)}
    broken: list[Broken] = []
    if len(goods) != 6:
        broken.append(("goods", "HA-11", f"there are six goods, not {len(goods)}"))
    if set(entries(edition["cities"])) != set(CITIES):
        broken.append(("cities", "HA-02", f"the six cities are {', '.join(CITIES)}"))
    for city, entry in entries(edition["cities"]).items():
        if strange := set(entry["market"]) - goods:
            broken.append((f"cities.{city}.market", "HA-04", f"there is no good {', '.join(sorted(strange))}"))
    for name, stated in (("A", CITIES[:WAGONS]), ("B", CITIES[WAGONS:])):
        if sorted(edition["start_sets"][name]) != sorted(stated):
            broken.append((f"start_sets.{name}", "HA-24", f"these three wagons start in {', '.join(stated)}"))
    if strange := set(KINDS) ^ set(entries(edition["influence"])):
        broken.append(("influence", "HA-18", f"the seven kinds are {', '.join(KINDS)}; see {', '.join(strange)}"))
    if sorted(edition["investments"]["cards"]) != sorted(INVESTMENTS):
        broken.append(("investments.cards", "HA-17", f"the eight cards are {', '.join(INVESTMENTS)}"))
    for card in INVESTMENTS:
        if not 1 <= edition["investments"]["stars"][card] <= 4:
            broken.append((f"investments.stars.{card}", "HA-134", "one to four stars"))
    return broken


def chains(edition: Edition) -> list[Broken]:
    """Each road is a chain of fields, and one leads to each city (HA-06, HA-07)."""
    broken: list[Broken] = []
    fields: set[str] = set()
    for index, road in enumerate(edition["map"]["roads"]):
        fields.update(road)
        if len(road) < 2 or len(set(road)) != len(road):
            broken.append((f"map.roads.{index}", "HA-07", "a road joins two or more different fields"))
    for field in sorted(fields):
        if not re.fullmatch(r"\w+", field):
            broken.append(("map.roads", "HA-07", f"letters and digits name a field, not {field!r}"))
    for city in entries(edition["cities"]):
        if city not in fields:
            broken.append(("map.roads", "HA-06", f"no road leads to {city}"))
    return broken


def markets(box: Box) -> list[Broken]:
    broken: list[Broken] = []
    for city, market in zip(box.cities, box.market, strict=True):
        if len(set(market)) != 3 or len(market) != 3:
            broken.append((f"cities.{city}.market", "HA-04", "a market shows three different goods"))
    if {box.goods[g] for g in box.market[box.city["Paris"]]} != {"wine", "food", "salt"}:
        broken.append(("cities.Paris.market", "HA-04", "Paris offers wine, food and salt"))
    if box.good["wine"] in box.market[box.city["Brugge"]]:
        broken.append(("cities.Brugge.market", "HA-04", "Brugge does not offer wine"))
    for g, good in enumerate(box.goods):
        if not any(g in market for market in box.market):
            broken.append(("cities", "HA-04", f"no market offers {good}"))
    return broken


def bonus_track(box: Box) -> list[Broken]:
    broken: list[Broken] = []
    rising = box.bonus == sorted(set(box.bonus)) and {0, 500} == {*box.bonus[:1], *box.bonus[-1:]}
    if not rising or not {200, 300} <= set(box.bonus):
        broken.append(("bonus_track.steps", "HA-05", "the bonus rises from 0 over 200 and 300 to 500"))
    if any(amount % 100 for amount in box.bonus):
        broken.append(("bonus_track.steps", "HA-R06", "every amount is a multiple of 100"))
    return broken


def roads(box: Box) -> list[Broken]:
    net = box.roads
    broken: list[Broken] = []
    if len(net.distances(box.cities[0])) != len(net.beside):
        broken.append(("map.roads", "HA-07", "the road net must be connected"))
    if not any(len(beside) > 2 for beside in net.beside.values()):
        broken.append(("map.roads", "HA-07", "roads branch: at least one field has three neighbours"))
    for field, beside in net.beside.items():
        if len(beside) < 2 and field not in net.cities:
            broken.append(("map.roads", "HA-73", f"{field} is a dead end in which a wagon could never turn"))
        if field in net.cities and any(near in net.cities for near in beside):
            broken.append(("map.roads", "HA-R03", f"{field} needs fields between it and the next city"))
        if len(box.places.get(field, ())) != 2 or not all(0 <= along <= 1000 for along in box.places[field]):
            broken.append((f"map.places.{field}", "HA-07", f"where on the sheet of 1000 by 1000 is {field}?"))
    for city in box.cities:
        if not net.courier_starts(city):
            broken.append(("map.roads", "HA-25", f"no field is two away from {city}"))
    return broken
