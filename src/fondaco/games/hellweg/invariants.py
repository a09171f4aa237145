"""What holds at every moment of a match (the invariants at the end of the rules)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fondaco.core.decision import OVER, Chance, Decision
from fondaco.games.hellweg.components import KINDS
from fondaco.games.hellweg.decisions import actions, placement, placing, rounds, sale
from fondaco.games.hellweg.moves import STORAGE
from fondaco.games.hellweg.position import (
    BONUS,
    BUYING,
    DOWN,
    LOCKED,
    NOBODY,
    NOTHING,
    OPEN,
    PLACEMENT,
    RESTOCKING,
    STORING_PIECE,
    TASKS,
    UNSTORING_ALL,
    Hellweg,
)
from fondaco.games.hellweg.privileges import joins
from fondaco.games.hellweg.routes import reached

BY_SEAT = (
    *("market", "money", "stones", "carriages", "stone_supply", "carriage_supply"),
    *("goods", "stored_stones", "stored_carriages", "privileges"),
)

PIECEWISE: Final[dict[Decision[Hellweg], tuple[str, ...]]] = {
    placing.STONE_SOURCE: (BUYING, RESTOCKING, STORING_PIECE),
    placing.CARRIAGE_SOURCE: (BUYING, RESTOCKING, BONUS, STORING_PIECE),
    placing.PLACE_CARRIAGE: (BUYING, BONUS),
    placing.UNSTORE_PIECE: (UNSTORING_ALL,),
}
"""The decisions about a single piece, and the tasks in whose course each is asked."""

IN_PHASE_3: Final = (actions.TURN, *PIECEWISE, placing.PICK_PRIVILEGE, actions.AFTER_ACTION, rounds.CLEAN_UP)


def violations(p: Hellweg) -> list[str]:
    """Everything that is wrong with a position, in words."""
    for name in BY_SEAT:
        if len(getattr(p, name)) != p.seats:
            return [f"{name} needs one entry for each of the {p.seats} seats"]
    broken = place_violations(p)
    if broken:
        return broken
    broken = [*round_violations(p), *merchant_violations(p), *card_violations(p), *task_violations(p)]
    for seat in range(p.seats):
        broken += seat_violations(p, seat)
    if not broken and p.seat != NOBODY and not p.choices(p.seat) and p.decision is not rounds.CLEAN_UP:
        broken.append("whoever is asked must have an answer")
    return broken


def place_violations(p: Hellweg) -> list[str]:
    """Do all names stand for something on this board?"""
    broken = []
    if not 0 <= p.start < p.seats or not -1 <= p.seat < p.seats or not -1 <= p.extra < p.seats:
        broken.append("start must be a seat; seat and extra a seat or -1")
    if p.card != 0 and p.card not in p.box.trade:
        broken.append(f"there is no trade card {p.card}")
    if (p.card == 0) != waits_for_card(p):
        broken.append("a trade card lies open from its turning up to the end of the round")
    for seat in range(p.seats):
        broken += counts_violations(p.stones[seat], p.box.town_of, f"stones of seat {seat}")
        broken += counts_violations(p.carriages[seat], p.box.ends, f"carriages of seat {seat}")
    if any(card not in p.box.goods for cards in (p.piles, *p.goods) for card in cards):
        broken.append("every goods card must be one of the edition")
    if len(p.slots) != 4 or any(not -1 <= seat < p.seats for seat in p.slots):
        broken.append("slots names the seat on each of four slots, -1 for nobody")
    if p.seat == NOBODY and not isinstance(p.decision, Chance) and p.decision is not OVER:
        broken.append("somebody must be asked")
    return broken


def counts_violations(counts: Mapping[str, int], places: Mapping[str, Any], whose: str) -> list[str]:
    """Only known places, only counts above zero."""
    unknown = [place for place in counts if place not in places]
    if unknown:
        return [f"{whose}: there is no {', '.join(unknown)}"]
    if any(count < 1 for count in counts.values()):
        return [f"{whose}: a place without any is left out"]
    return []


def seat_violations(p: Hellweg, seat: int) -> list[str]:
    """Invariants 1, 2, 4 and 7: pieces, money and privileges of one seat."""
    broken = []
    box = p.box
    stones = p.stone_supply[seat] + p.stored_stones[seat] + sum(p.stones[seat].values())
    if stones != box.stones:
        broken.append(f"seat {seat} must have {box.stones} stones in supply, houses and storage; not {stones}")
    owned = box.carriages + (box.extra_carriages if p.extra == seat else 0)
    carriages = p.carriage_supply[seat] + p.stored_carriages[seat] + sum(p.carriages[seat].values())
    if carriages != owned:
        broken.append(f"seat {seat} must have {owned} carriages in supply, roads and storage; not {carriages}")
    supplies = (p.stone_supply[seat], p.carriage_supply[seat], p.stored_stones[seat], p.stored_carriages[seat])
    if min(supplies) < 0 or p.money[seat] < 0:
        broken.append(f"seat {seat} can have no less than nothing")
    cards = p.privileges[seat]
    if any(kind not in KINDS or state not in (OPEN, DOWN, LOCKED) for kind, state in cards.items()):
        broken.append(f"privileges are {', '.join(KINDS)}, each open, down or locked")
    if not p.lp and (p.stored_stones[seat] or p.stored_carriages[seat] or cards or p.extra != NOBODY):
        broken.append("storage, privileges and black carriages belong to the expert game")
    if p.lp:
        broken += route_violations(p, seat)
    return broken


def route_violations(p: Hellweg, seat: int) -> list[str]:
    """Whoever connects a route has its card (HW-122, HW-123, HW-R27)."""
    broken = []
    for kind, ends in p.box.route.items():
        if kind not in p.privileges[seat] and joins(p, reached(p.box, p.carriages[seat], ends[0]), ends):
            broken.append(f"seat {seat} connects {' and '.join(ends)} and must have the privilege {kind}")
    ends = p.box.extra_route
    if p.extra == NOBODY and joins(p, reached(p.box, p.carriages[seat], ends[0]), ends):
        broken.append(f"seat {seat} connects {' and '.join(ends)}: somebody must have the extra-carriage card")
    return broken


def round_violations(p: Hellweg) -> list[str]:
    """Invariant 5: the deck and the round fit."""
    broken = []
    deck = p.box.trade
    if not 0 <= p.round <= p.rounds() or p.left != p.rounds() - p.round:
        broken.append(f"round and left must add up to {p.rounds()}")
    if len(p.unseen) != len(deck) - p.round or len(deck.keys() & {*p.unseen}) < len(p.unseen):
        broken.append("unseen must be the cards not turned up, one less each round")
    if p.card in p.unseen:
        broken.append("the card that lies open is no longer unseen")
    if (p.decision is OVER) != (p.left == 0 and p.seat == NOBODY):
        broken.append("the match is over when everybody has sold on the last card")
    if p.decision is rounds.NEXT_CARD and not p.left:
        broken.append("there is no further card to turn up")
    return broken


def waits_for_card(p: Hellweg) -> bool:
    return p.decision is rounds.NEXT_CARD or p.decision is placement.START_PLAYER or p.task == PLACEMENT


def merchant_violations(p: Hellweg) -> list[str]:
    """Invariant 3: after k turns in a round exactly k merchants of a player are placed."""
    broken = []
    acting = p.turn > 0
    if not 0 <= p.turn <= p.box.merchants + (p.decision is rounds.CLEAN_UP):
        broken.append(f"there are {p.box.merchants} action rounds")
    if acting != (p.decision in IN_PHASE_3):
        broken.append("turn is 0 outside phase 3, and only there")
    if acting and not p.left:
        broken.append("there are no actions on the last card")
    for seat in range(p.seats):
        done = 0
        if acting and p.decision is rounds.CLEAN_UP:
            done = p.box.merchants
        elif acting:
            behind = (p.seat - p.start) % p.seats, (seat - p.start) % p.seats
            done = p.turn - 1 + (behind[1] < behind[0] or (seat == p.seat and p.acted))
        placed = p.market[seat] + p.slots.count(seat)
        if p.market[seat] < 0 or placed != done:
            broken.append(f"seat {seat} must have placed {done} merchants, not {placed}")
    selling = p.decision is sale.SALE or p.decision is sale.ANY_SALE
    if selling and (not 0 <= p.slot <= 4 or (p.slot == 4) != (p.decision is sale.ANY_SALE)):
        broken.append("in a sale slot is 0 to 3, and 4 for the sale of any stone")
    if not selling and (p.slot != -1 or p.sold):
        broken.append("outside the sale slot is -1 and sold false")
    if p.decision is sale.ANY_SALE and p.sold:
        broken.append("who has sold at a slot does not sell any stone")
    if (p.decision is actions.TURN and p.acted) or (p.decision is actions.AFTER_ACTION and not p.acted):
        broken.append("acted tells whether the action has begun")
    return broken


def card_violations(p: Hellweg) -> list[str]:
    """Invariants 6 and 7: every goods card in play is in one place; no privilege kind runs out."""
    broken = []
    held = [card for cards in p.goods for card in cards]
    in_play = p.box.goods_in_play(p.seats)
    if sorted([*p.piles, *held]) != sorted(in_play):
        broken.append("each goods card in play is in a pile or before one player")
    for kind in KINDS:
        if sum(kind in cards for cards in p.privileges) > p.box.copies[kind]:
            broken.append(f"there are only {p.box.copies[kind]} cards of the privilege {kind}")
    return broken


def task_violations(p: Hellweg) -> list[str]:
    """A task is underway exactly while its pieces are being placed."""
    if p.task not in TASKS or p.stones_due < 0 or p.carriages_due < 0:
        return [f"task must be one of {', '.join(TASKS)} with no less than nothing due"]
    broken = []
    if p.decision in PIECEWISE:
        broken += piece_violations(p)
    elif (p.task == PLACEMENT) != in_placement(p) or (p.task not in (NOTHING, PLACEMENT)):
        broken.append("no task is underway")
    elif p.stones_due or p.carriages_due or p.held:
        broken.append("nothing is due")
    if p.held and (p.decision is not placing.PLACE_CARRIAGE or p.carriage_supply[p.seat] != 1):
        broken.append("a withdrawn carriage lies in the empty supply until it is placed")
    expert = p.decision in (placing.PICK_PRIVILEGE, actions.AFTER_ACTION) or p.task in (STORING_PIECE, UNSTORING_ALL)
    if (expert and not p.lp) or (p.task == RESTOCKING and p.lp):
        broken.append("restocking belongs to the base game, storage and privileges to the expert game")
    dear = [card for card in p.goods[p.seat] if p.box.goods[card].privilege]
    if p.decision is placing.PICK_PRIVILEGE and not (dear and p.acted):
        broken.append("a privilege is picked after buying a goods card that brings one")
    if in_placement(p) or p.decision is placement.START_PLAYER:
        broken += placement_violations(p)
    return broken


def piece_violations(p: Hellweg) -> list[str]:
    """Task, target, supply and what is due allow the question about a piece."""
    if p.task not in PIECEWISE[p.decision]:
        return [f"{p.decision} is asked in the course of {', '.join(PIECEWISE[p.decision])}"]
    broken = []
    if p.task in (BUYING, RESTOCKING, BONUS) and not p.acted:
        broken.append("acted tells whether the action has begun")
    stones, carriages = most_due(p)
    if p.stones_due > stones or p.carriages_due > carriages:
        broken.append(f"{p.task} {p.target}: at most {stones} stones and {carriages} carriages can be due")
    if not p.stones_due + p.carriages_due:
        broken.append("a piece must be due")
    if p.decision is not placing.UNSTORE_PIECE and (p.stones_due > 0) != (p.decision is placing.STONE_SOURCE):
        broken.append("stones come first, then carriages")
    supply = p.stone_supply[p.seat] if p.decision is placing.STONE_SOURCE else p.carriage_supply[p.seat]
    if p.decision is not placing.UNSTORE_PIECE and (supply > 0) != (p.decision is placing.PLACE_CARRIAGE):
        broken.append("a piece comes from the supply, and from elsewhere only while that is empty")
    return broken


def most_due(p: Hellweg) -> tuple[int, int]:
    """How many stones and carriages the task can ask for; none if its target is nothing to ask them for."""
    seat = p.seat
    if p.task == UNSTORING_ALL:
        return p.stored_stones[seat], p.stored_carriages[seat]
    if p.task == BUYING:
        for slot, stands in zip(p.open_slots(), p.slots, strict=True):
            if slot.house == p.target and stands == seat:
                return slot.stones, slot.carriages
        return 0, 0
    stone = p.decision is placing.STONE_SOURCE
    if p.task == BONUS:
        fits = p.target in p.goods[seat] and len(p.stones[seat]) > 0
    elif p.task == RESTOCKING:
        fits = p.target in (p.stones[seat] if stone else p.box.roads_beside(p.towns_with_stones(seat)))
    else:
        fits = p.target in (NOTHING, STORAGE)
    return int(fits and stone), int(fits and not stone)


def placement_violations(p: Hellweg) -> list[str]:
    """Before the first round: everybody has placed as often as it was his turn (HW-17, HW-112)."""
    broken = []
    with_carriage = p.decision is placement.FIRST_CARRIAGE
    times = sum(p.stones[p.seat].values()) - with_carriage if in_placement(p) else 0
    if p.round or times >= (placement.carriages_each(p) if with_carriage else p.box.start_stones):
        broken.append("the start placement is over")
    if with_carriage and p.target not in p.stones[p.seat]:
        broken.append("target must be the house just chosen")
    for seat in range(p.seats):
        done = times + (in_placement(p) and (seat - p.start) % p.seats < (p.seat - p.start) % p.seats)
        stones = done + (with_carriage and seat == p.seat)
        carriages = min(done, placement.carriages_each(p))
        if p.stored_stones[seat] or p.stone_supply[seat] != p.box.stones - stones:
            broken.append(f"seat {seat} must have placed {stones} stones")
        if p.carriage_supply[seat] < p.box.carriages - carriages:
            broken.append(f"seat {seat} can have placed {carriages} carriages")
    return broken


def in_placement(p: Hellweg) -> bool:
    return p.decision is placement.FIRST_STONE or p.decision is placement.FIRST_CARRIAGE
