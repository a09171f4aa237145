"""What the rulebook demands of an edition (HA-02 to HA-24, and the substitute map's conditions)."""

from __future__ import annotations

from fondaco.core.edition import Edition, entries
from fondaco.games.haendler.components import INVESTMENTS, KINDS, WAGONS, Box

Breach = tuple[str, str, str]


def constraints(edition: Edition) -> list[Breach]:
    """What this edition breaks, as (path in the file, rule id, sentence)."""
    broken = naming(edition)
    if broken:
        return broken  # nothing else can be read
    box = Box(edition)
    return [*markets(box), *tables(box), *cards(box), *roads(box)]


def naming(edition: Edition) -> list[Breach]:
    """Names that occur must be known ones."""
    goods = {name for name, entry in edition["goods"].items() if isinstance(entry, dict)}
    cities = set(edition["cities"])
    fields = {field for road in edition["map"]["roads"] for field in road}
    broken: list[Breach] = []
    for city, entry in edition["cities"].items():
        if strange := set(entry["market"]) - goods:
            broken.append((f"cities.{city}.market", "HA-04", f"there is no good {', '.join(sorted(strange))}"))
        if city not in fields:
            broken.append(("map.roads", "HA-06", f"no road leads to {city}"))
    for name, wagons in entries(edition["start_sets"]).items():
        if len(wagons) != WAGONS or len(set(wagons)) != WAGONS or not set(wagons) <= cities:
            broken.append((f"start_sets.{name}", "HA-24", "a start set is three different cities"))
    if strange := set(KINDS) ^ set(entries(edition["influence"])):
        broken.append(("influence", "HA-18", f"the seven kinds are {', '.join(KINDS)}; see {', '.join(strange)}"))
    if set(edition["investments"]["cards"]) != set(INVESTMENTS):
        broken.append(("investments.cards", "HA-17", f"the eight cards are {', '.join(INVESTMENTS)}"))
    return broken


def markets(box: Box) -> list[Breach]:
    broken: list[Breach] = []
    if len(box.cities) != 6:
        broken.append(("cities", "HA-02", f"there are six cities, not {len(box.cities)}"))
    if len(box.goods) != 6 or box.pieces != 9:
        broken.append(("goods", "HA-11", "there are six goods of nine pieces each"))
    for city, market in zip(box.cities, box.market, strict=True):
        if len(set(market)) != 3 or len(market) != 3:
            broken.append((f"cities.{city}.market", "HA-04", "a market shows three different goods"))
    for g, good in enumerate(box.goods):
        if not any(g in market for market in box.market):
            broken.append(("cities", "HA-04", f"no market offers {good}"))
    return broken


def tables(box: Box) -> list[Breach]:
    broken: list[Breach] = []
    if len(box.buy) != 5 or len(box.sell) != 5:
        broken.append(("price_board", "HA-08", "the price board has five rows"))
    if len(box.upkeep) != 9 or box.upkeep[0] != 0 or box.upkeep != sorted(box.upkeep):
        broken.append(("status_board.upkeep", "HA-10", "nine steps, each dearer than the last, the lowest free"))
    if len(box.step_cost) != 9 or box.step_cost != sorted(box.step_cost):
        broken.append(("arrival_track.step_cost", "HA-09", "nine fields with rising prices"))
    if box.bonus[0] != 0 or box.bonus[-1] != 500 or not {box.bonus_with, box.bonus_without} <= set(box.bonus):
        broken.append(("bonus_track", "HA-05", "the bonus runs from 0 to 500"))
    amounts = [*box.buy, *box.sell, *box.upkeep, *box.step_cost, *box.bonus, box.money, box.loan, box.repay]
    if any(amount % 100 for amount in amounts):
        broken.append(("money", "HA-R06", "every amount is a multiple of 100"))
    if box.money != 5000:
        broken.append(("money.start", "HA-28", "everybody begins with 5000"))
    if box.tiles != [1, 2, 3, 4]:
        broken.append(("movement.tiles", "HA-15", "the movement tiles are 1, 2, 3 and 4"))
    if box.coats != 1 + WAGONS:
        broken.append(("coats.each", "HA-14", "four coats of arms: one on the status board, one for each wagon"))
    for seats in (2, 3, 4):
        if box.target.get(seats, 0) < 1:
            broken.append(("end_arrivals", "HA-169", f"how many arrivals end the game with {seats} players?"))
    return broken


def cards(box: Box) -> list[Breach]:
    broken: list[Breach] = []
    if box.pile != [3] * len(KINDS):
        broken.append(("influence", "HA-18", "three cards of each kind"))
    if box.on_offer != 4:
        broken.append(("investments.on_offer", "HA-21", "four investment cards are on offer"))
    for card, stars in box.stars.items():
        if not 1 <= stars <= 4:
            broken.append((f"investments.stars.{card}", "HA-134", "one to four stars"))
    return broken


def roads(box: Box) -> list[Breach]:
    net = box.roads
    broken: list[Breach] = []
    if len(net.distances(box.cities[0])) != len(net.beside):
        broken.append(("map.roads", "HA-07", "the road net must be connected"))
    if not any(len(beside) > 2 for beside in net.beside.values()):
        broken.append(("map.roads", "HA-07", "roads branch: at least one field has three neighbours"))
    for field, beside in net.beside.items():
        if len(beside) < 2 and field not in net.cities:
            broken.append(("map.roads", "HA-73", f"{field} is a dead end in which a wagon could never turn"))
        if field in net.cities and any(near in net.cities for near in beside):
            broken.append(("map.roads", "HA-R03", f"{field} needs fields between it and the next city"))
        if field not in box.places:
            broken.append(("map.places", "HA-07", f"where on the sheet is {field}?"))
    for city in box.cities:
        if not net.courier_starts(city):
            broken.append(("map.roads", "HA-25", f"no field is two away from {city}"))
    return broken
