"""The invariants at the end of the rules (INV-01 to INV-13), in words: what lies on the table."""

from __future__ import annotations

from typing import Final

from fondaco.games.haendler.asking import talk, turn
from fondaco.games.haendler.components import GUEST_LOAD, KINDS, MASTER_LOAD, STALL_ROUNDS, WAGONS
from fondaco.games.haendler.imagine import dealt
from fondaco.games.haendler.position import LOOK, NOBODY, PICK, Haendler

BY_SEAT: Final = (
    *("money", "notes", "steps", "stores", "tiles", "hands", "investments"),
    *("standing", "proposals", "quiet", "answers"),
)


def violations(p: Haendler) -> list[str]:
    """Which invariants `p` breaks; none for a sound position."""
    placed = repr(p.decision) != "ChoosingCities"
    broken = shapes(p) or goods(p) or (wagons(p) if placed else [])
    if broken:
        return broken  # the rest cannot even be read
    broken = [*ranks_and_prices(p), *tiles(p), *cards(p), *turn(p), *talk(p)]
    return [*broken, *loads(p)] if placed else broken


def shapes(p: Haendler) -> list[str]:
    """Every list has an entry for each seat, wagon, good or city."""
    seats, box = p.seats, p.box
    broken: list[str] = []
    for name in BY_SEAT:
        if len(getattr(p, name)) != seats:
            broken.append(f"{name} needs one entry for each of the {seats} seats")
    for name, size in (("supply", len(box.goods)), ("levels", len(box.goods)), ("bonus", len(box.cities))):
        if len(getattr(p, name)) != size:
            broken.append(f"{name} needs {size} entries")
    if any(len(row) != len(box.slots) for row in p.stores):
        broken.append("stores needs three numbers for each city")
    at = 0 if repr(p.decision) == "ChoosingCities" else WAGONS
    if len(p.at) != at or any(len(row) != WAGONS for row in (p.came, p.masters, p.loads)):
        broken.append(f"there are {WAGONS} wagons")
    elif any(len(areas) != seats for areas in p.loads):
        broken.append("each wagon has one area for each seat")
    if len(p.pile) != len(KINDS):
        broken.append(f"pile needs a number for each of {', '.join(KINDS)}")
    for name, least, most in (("start", 0, seats), ("actor", 0, seats), ("leader", -1, seats), ("opener", -1, seats)):
        if not least <= getattr(p, name) < most:
            broken.append(f"{name} must be a seat")
    for name in ("wagon", "meeting"):
        if not -1 <= getattr(p, name) < WAGONS:
            broken.append(f"{name} must be a wagon, from 0, or -1")
    if len(p.quote) not in (0, 2):
        broken.append("quote needs a price for one piece and one for two")
    if any(not -1 <= master < seats for master in p.masters):
        broken.append("masters are seats, or -1")
    for name in ("arrived", "stopped", "locked", "passed", "bonus_takers"):
        numbers = getattr(p, name)
        things, most = ("seats", seats) if name in ("passed", "bonus_takers") else ("wagons", WAGONS)
        if any(not 0 <= number < most for number in numbers) or len(set(numbers)) != len(numbers):
            broken.append(f"{name} names {things} from 0, each once")
    if any([*map(type, entry)] != [int, int, str, int] for entry in p.clauses):
        broken.append("each of the clauses is [signer, other, clause, last round]")
    if any(len(entry) != 4 or entry[0] not in range(seats) for entry in p.cards):
        broken.append("each of the cards is [seat, what, kind, pile left, receiver or how many]")
    return broken


def goods(p: Haendler) -> list[str]:
    """Nine pieces of each good, one of them on the price board (INV-01)."""
    box = p.box
    broken: list[str] = []
    aboard = [name for areas in p.loads for area in areas for name in area]
    if any(name not in box.good for name in aboard):
        return [f"loads names goods that do not exist; the goods are {', '.join(box.goods)}"]
    if min(p.supply) < 0 or min(min(row) for row in p.stores) < 0:
        broken.append("there are no negative pieces")
    for g, name in enumerate(box.goods):
        stored = sum(row[slot] for row in p.stores for slot, (_, good) in enumerate(box.slots) if good == g)
        if p.supply[g] + stored + aboard.count(name) != box.supply:
            broken.append(f"{name}: supply, warehouses and wagons together must hold {box.supply} pieces")
    return broken


def ranks_and_prices(p: Haendler) -> list[str]:
    """Money, levels, steps, bonus, notes (INV-02, INV-07, INV-12)."""
    box = p.box
    broken: list[str] = []
    if any(cash < 0 or cash % 100 for cash in p.money):
        broken.append("purses hold multiples of 100, and nobody less than nothing")
    if any(not 0 <= level < len(box.buy) for level in p.levels):
        broken.append(f"price levels run from 0 to {len(box.buy) - 1}")
    if any(not 0 <= step < len(box.upkeep) for step in p.steps):
        broken.append(f"the status board has the steps 0 to {len(box.upkeep) - 1}")
    if any(bonus not in box.bonus for bonus in p.bonus):
        broken.append(f"a bonus is one of {', '.join(map(str, box.bonus))}")
    if min(p.notes) < 0 or sum(p.notes) > box.notes:
        broken.append(f"there are {box.notes} loan notes")
    if p.round < 1 or not 0 <= p.phase <= 7:
        broken.append("rounds count from 1, phases from 1 to 7")
    if p.arrivals < 0 or not 0 <= p.idle <= STALL_ROUNDS:
        broken.append("arrivals and idle rounds count from 0, the latter to 8")
    if p.last_round() and not 5 <= p.phase <= 7 - (repr(p.decision) == "NextPhase"):
        broken.append("after enough arrivals no new round begins")
    return broken


def wagons(p: Haendler) -> list[str]:
    """Where wagons and courier stand, and who is master (INV-04, INV-05, INV-11)."""
    net = p.box.roads
    broken: list[str] = []
    courier = [] if repr(p.decision) == "PlacingCourier" else [p.courier]
    if any(field not in net.beside for field in [*p.at, *courier]):
        return ["wagons and courier stand on fields of the map"]
    if len(set(p.at)) != len(p.at):
        broken.append("no two wagons stand on one field")
    if p.courier in net.cities:
        broken.append("the courier is never in a city")
    over = repr(p.decision) == "NextPhase"
    for wagon, (at, came) in enumerate(zip(p.at, p.came, strict=True)):
        if (at in net.cities) != (came == "") or (came and came not in net.beside[at]):
            broken.append(f"wagon {wagon + 1} must have come from a neighbouring field, or stand in a city")
            continue
        here = wagon in p.arrived
        if came and (p.masters[wagon] != NOBODY or here):
            broken.append(f"wagon {wagon + 1} is on the road and has neither master nor arrived")
        if here and p.masters[wagon] != NOBODY:
            broken.append(f"wagon {wagon + 1} has just arrived and has no master")
        if not came and not here:
            if p.bonus[p.box.city[at]] != p.box.bonus[0]:
                broken.append(f"the bonus of {at}, where wagon {wagon + 1} stands, must be {p.box.bonus[0]}")
            if 3 - over <= p.phase <= 4 and p.masters[wagon] == NOBODY:
                broken.append(f"wagon {wagon + 1} stands in a city and must have a master")
    if p.arrived and not 3 <= p.phase <= 5 - over:
        broken.append("wagons that arrived are unloaded in phase 5")
    if p.stopped and (p.phase != 3 or over):
        broken.append("axles break in phase 3 only")
    return broken


def loads(p: Haendler) -> list[str]:
    """Three of one good for the master, two other ones for everybody else (INV-03)."""
    broken: list[str] = []
    for wagon, areas in enumerate(p.loads):
        master = p.masters[wagon]
        who = f"wagon {wagon + 1}:"
        if master == NOBODY:
            full = [area for area in areas if len(area) > GUEST_LOAD]
            if len(full) > 1 or any(len(set(area)) > 1 or len(area) > MASTER_LOAD for area in full):
                broken.append(f"{who} only one seat has three pieces, all of one good")
            if not p.came[wagon] and wagon not in p.arrived and any(areas):
                broken.append(f"{who} stands in a city without a master and must be empty")
            continue
        own = areas[master]
        if len(own) > MASTER_LOAD or len(set(own)) > 1:
            broken.append(f"{who} the master loads up to {MASTER_LOAD} pieces of one good")
        for seat, area in enumerate(areas):
            if seat != master and (len(area) > GUEST_LOAD or (own and own[0] in area)):
                broken.append(f"{who} a guest loads up to {GUEST_LOAD} pieces, none of the master's good")
    return broken


def tiles(p: Haendler) -> list[str]:
    """One tile a round, all of them again after four rounds (INV-08)."""
    full = p.box.tiles
    fresh = len(full) - (p.round - 1) % len(full)
    broken: list[str] = []
    moving = repr(p.decision) in ("Moving", "PickingCard") or p.talk_point == "Moving"
    done: set[int] = set()
    if p.phase > 3 or (p.phase == 3 and repr(p.decision) == "NextPhase"):
        done = set(range(p.seats))
    elif moving:
        order = p.order()
        done = set(order[: order.index(p.actor)]) | ({p.actor} if p.played else set())
    for seat, row in enumerate(p.tiles):
        if sorted(row) != sorted({*row} & {*full}):
            broken.append(f"tiles are {', '.join(map(str, full))}, each once")
        if len(row) != fresh - (seat in done):
            broken.append(f"seat {seat} must have {fresh - (seat in done)} tiles face up in round {p.round}")
    return broken


def cards(p: Haendler) -> list[str]:
    """Twenty-one influence cards and eight investment cards, each in one place (INV-09)."""
    box = p.box
    broken: list[str] = []
    try:
        pile, hands = dealt(box, p.cards, p.seats)
    except (ValueError, KeyError, IndexError, TypeError):
        return ["the story of the influence cards does not hold together"]
    if min(pile) < 0 or pile != p.pile or [*map(sorted, hands)] != [*map(sorted, p.hands)]:
        broken.append("pile and hands must be what the story of the influence cards leaves of 21 cards")
    left = box.pile[:]
    for _, what, kind, more in p.cards:
        if what == PICK:
            left[box.kind[kind]] -= 1
        if what in (PICK, LOOK) and more != left:
            broken.append("whoever looked through the pile saw what lay there")
    owned = [card for row in p.investments for card in row]
    if sorted([*owned, *p.on_offer, *p.unseen]) != sorted(box.investments):
        broken.append("the eight investment cards are owned, on offer or unseen, each in one place")
    if len(p.on_offer) > box.on_offer:
        broken.append(f"at most {box.on_offer} investment cards are on offer")
    return broken
