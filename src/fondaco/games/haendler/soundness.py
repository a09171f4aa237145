"""The invariants at the end of the rules (INV-01 to INV-13), in words."""

from __future__ import annotations

from typing import Final

from fondaco.core.decision import OVER, Sealed
from fondaco.core.errors import Illegal
from fondaco.core.moves import several
from fondaco.games.haendler.agreements import known, owed, pledged
from fondaco.games.haendler.clauses import AT_ONCE, LENGTHS, Clause, check_clause
from fondaco.games.haendler.components import (
    GUEST_LOAD,
    KINDS,
    MASTER_LOAD,
    MOST_BOUGHT,
    MOST_SOLD,
    OFFICES,
    POINTS,
    RIDES,
    STALL_ROUNDS,
    WAGONS,
    WAREHOUSE_SALE,
)
from fondaco.games.haendler.decisions.climbing import MOST_STEPS
from fondaco.games.haendler.decisions.haggling import ANSWERING, ASKING, MOST_ANSWERS
from fondaco.games.haendler.decisions.investments import BOUGHT, DECLINED, IN
from fondaco.games.haendler.decisions.talk import partner
from fondaco.games.haendler.imagine import dealt
from fondaco.games.haendler.moves import Offer, Quote
from fondaco.games.haendler.position import LOOK, NOBODY, PICK, Haendler
from fondaco.games.haendler.proposals import read_terms

ASKED_IN: Final = (
    ("ChoosingCities", "PlacingCourier", "ChoosingStart"),
    ("Buying",),
    ("TakingOffice", "Bidding", "Loading", "Asking", "Answering"),
    ("BreakingAxles", "Moving", "PickingCard"),
    ("SettingDiscs", "Shifting", "SellingStock", "SellingSpecially"),
    ("ClaimingBonus", "Settling", "Adjusting"),
    ("Opening", "Raising", "Choosing"),
    ("Paying", "Borrowing", "Climbing", "LastRepaying"),
)
"""The questions of the setting and of each phase."""
PHASE_OF: Final = {point: phase for phase, points in enumerate(ASKED_IN) for point in points}
TALKING: Final = ("Proposing", "Hearing", "Weighing", "Inviting", "Replying")
BY_SEAT: Final = (
    *("money", "notes", "steps", "stores", "tiles", "hands", "investments"),
    *("standing", "proposals", "quiet", "answers"),
)
MOST: Final = {"Buying": MOST_BOUGHT, "SellingStock": MOST_SOLD, "Climbing": MOST_STEPS}
"""How often one buys, sells or climbs in one turn: after the last time the turn is over."""


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


def turn(p: Haendler) -> list[str]:
    """What must hold for the question that is asked, or that waits for the end of a talk."""
    point = p.talk_point or repr(p.decision)
    own = p.investments[p.actor]
    broken: list[str] = []
    phase = PHASE_OF.get(point)
    if phase is not None and p.phase != phase:
        broken.append(f"{point} is asked in phase {phase}, not in phase {p.phase}")
    if p.lap not in (1, 2) or (p.lap == 2 and (p.round, point) != (1, "Buying")):
        broken.append("lap is 1, and 2 only in the second purchase of round 1")
    if (p.decision is OVER or point == "LastRepaying") and not p.last_round():
        broken.append("the match is over only after the last round")
    if not 0 <= p.count < MOST.get(point, p.count + 1) or not 0 <= p.cursor < len(p.box.slots):
        broken.append("count and cursor tell how far a turn is that still goes on")
    backed = 0 <= p.points <= sum(POINTS.get(card, 0) for card in own) and set(p.rides) <= {*own} & {*RIDES}
    if point in ("Moving", "PickingCard") and not backed:
        broken.append("points and rides come from the investment cards of the seat on turn")
    looking = bool(p.cards) and p.cards[-1][:2] == [p.actor, LOOK] and any(p.pile) and p.at[p.meeting] == p.courier
    if (point == "PickingCard") != (p.meeting != NOBODY) or (point == "PickingCard" and not looking):
        broken.append("a card is picked when wagon and courier have met and somebody looks through the pile")
    if point == "Shifting" and not set(p.offices) <= {*own} & {*OFFICES}:
        broken.append("offices are Kontor cards of the seat on turn")
    if point == "SellingStock" and WAREHOUSE_SALE not in own:
        broken.append("only the owner of Lagerverkauf sells his stock")
    if point == "Borrowing" and sum(p.notes) == p.box.notes:
        broken.append("nobody borrows when all loan notes are out")
    if point == "Revealing" and (not p.unseen or len(p.on_offer) >= p.box.on_offer or p.phase not in (0, 6)):
        broken.append("a card is turned up in the setting or after the auctions, where one is missing")
    return [*broken, *sealed(p), *loading(p, point), *lots(p, point)]


def sealed(p: Haendler) -> list[str]:
    """Sealed answers are such as could be given, and one is still waited for (HA-57, HA-99, HA-R23)."""
    given = [(seat, move) for seat, move in enumerate(p.answers) if move is not None]
    if given and (not isinstance(p.decision, Sealed) or len(given) == p.seats):
        return ["answers are those of a sealed question that is not yet opened"]
    try:
        for seat, move in given:
            p.decision.check(p, seat, move)
    except Illegal as error:
        return [f"seat {seat} could not answer so: {error}"]
    return []


def loading(p: Haendler, point: str) -> list[str]:
    """Which wagon is loaded or unloaded, and what has been said about it (HA-54 to HA-71)."""
    broken: list[str] = []
    loaded = point in ("Bidding", "Loading", "Asking", "Answering")
    haggling = point in ("Asking", "Answering")
    settled = point in ("ClaimingBonus", "Settling")
    if (p.wagon != NOBODY) != (loaded or settled) and point != "NextPhase":
        return ["wagon is the one being loaded or settled, else -1"]
    if loaded and p.came[p.wagon]:
        return ["only a wagon in a city is loaded"]
    if loaded and (p.masters[p.wagon] == NOBODY) != (point == "Bidding"):
        return ["a wagon without a master is auctioned, one with a master is loaded"]
    if point == "Loading" and p.actor != p.masters[p.wagon]:
        broken.append("the master loads first")
    if haggling and p.actor == p.masters[p.wagon]:
        broken.append("a master does not haggle with himself")
    if settled and p.wagon not in p.arrived:
        broken.append("only a wagon that arrived is settled")
    if loaded and any(not p.came[wagon] and p.masters[wagon] == NOBODY for wagon in range(p.wagon)):
        broken.append("wagons with a smaller number have got their master before")
    if settled and any(wagon < p.wagon and any(p.loads[wagon]) for wagon in p.arrived):
        broken.append("wagons with a smaller number have been settled before")
    if haggling and not bool(p.quote) <= p.quotes <= MOST_ANSWERS - (point == "Answering"):
        broken.append(f"a master answers at most {MOST_ANSWERS} times, a standing quote included")
    if (p.quotes or p.quote) and not haggling:
        broken.append("outside a talk about prices the master has quoted none")
    if p.offered and point != "Answering":
        broken.append("an offer stands while the master is asked about it")
    try:
        if haggling and p.quote:
            ANSWERING.check(p, p.masters[p.wagon], Quote(*p.quote))
        if p.offered and point == "Answering":
            ASKING.check(p, p.actor, Offer(tuple(p.offer), p.price))
    except Illegal as error:
        broken.append(f"nobody could quote or offer that: {error}")
    return broken


def lots(p: Haendler, point: str) -> list[str]:
    """Who may still bid for an investment card, and how high the bidding is (HA-124 to HA-130)."""
    broken: list[str] = []
    if any(state not in (IN, DECLINED, BOUGHT) for state in p.standing):
        broken.append("standing is 0, 1 or 2")
    if p.standing.count(BOUGHT) > p.seats - 1 - (point in ("Opening", "Raising")):
        broken.append("in one round at most one investment card fewer than players is sold")
    if (p.leader != NOBODY) != (point == "Raising") or (p.passed and point != "Raising"):
        broken.append("somebody leads, and others have passed, only while a lot is bid for")
    if (p.leader != NOBODY) != (p.high > 0) or p.high % 100 or (p.leader != NOBODY and p.high > p.money[p.leader]):
        broken.append("high and leader must tell the highest bid, which its bidder can pay")
    if point == "Raising":
        rivals = (p.leader, p.actor)
        if p.leader in (NOBODY, p.actor) or any(seat in p.passed or p.standing[seat] for seat in rivals):
            broken.append("a bidder is still in the lot and does not outbid himself")
    if point in ("Raising", "Choosing") and p.opener == NOBODY:
        broken.append("opener is whoever has opened the lot")
    if point == "Choosing" and p.standing[p.actor] != BOUGHT:
        broken.append("whoever chooses a card has bought it")
    if point == "Opening" and (p.opener != p.actor or p.standing[p.actor]):
        broken.append("the opener is asked to open a new lot, if he has neither bought nor declined")
    if point in ("Opening", "Raising", "Choosing") and not p.on_offer:
        broken.append("without a card on offer there is no lot")
    return broken


def talk(p: Haendler) -> list[str]:
    """Agreements are well-formed, run in time, and are there only where they are played (HA-R92, HA-R100)."""
    point = repr(p.decision)
    broken: list[str] = []
    if (point in TALKING) != bool(p.talk_point) or (p.talk_point and p.talk_point not in PHASE_OF):
        broken.append("talk_point names the question that waits for the end of a talk")
    if not p.agreements and (p.clauses or p.talk_point or any(p.proposals) or any(p.quiet)):
        broken.append("without the variant nobody makes agreements")
    if any(until < 0 for until in p.quiet):
        broken.append("quiet counts from 0")
    if bool(p.talk_point) != (p.talk_seat != NOBODY) or not -1 <= p.talk_seat < p.seats:
        return [*broken, "talk_seat is the seat one talks with"]
    if p.talk_point and p.talk_seat != p.actor and p.talk_point not in ("Bidding", "SettingDiscs"):
        broken.append("one talks with the seat on turn")
    if p.talk_point and not 1 <= p.talk_place < p.seats:
        return [*broken, "talk_place counts seats to the left of the one on turn"]
    proposer = partner(p) if point == "Hearing" else p.talk_seat
    if point in ("Hearing", "Weighing", "Replying") and not p.proposals[proposer]:
        broken.append("there must be a proposal to answer")
    for signer, other, text, last in p.clauses:
        if not understood(p, text) or Clause.parse(text).kind in AT_ONCE:
            broken.append(f"{text} is no clause that runs")
        if signer == other or not (0 <= signer < p.seats and 0 <= other < p.seats):
            broken.append("a clause has two different parties")
        if not p.round <= last <= p.round + 1:
            broken.append("a clause lasts to the end of this round or the next")
    for seat, text in enumerate(p.proposals):
        if not text:
            continue
        if not spelled_well(p, text):
            broken.append(f"{text} is no proposal; write what is given, what is got, and how long it lasts")
            continue
        gives, _, _ = read_terms(text)
        if owed(gives) > p.money[seat]:
            broken.append("nobody proposes to pay more than he has")
        if any(known(p, seat, kind) < count for kind, count in pledged(p, seat, gives).items()):
            broken.append("whoever proposes to hand over or to play cards has shown them")
    return broken


def spelled_well(p: Haendler, text: str) -> bool:
    """Is this a proposal: what is given, what is got, and how long it lasts?"""
    gives, gets, length = [*text.split(), "", "", ""][:3]
    return length in LENGTHS and all(understood(p, clause) for clause in several(gives) + several(gets))


def understood(p: Haendler, text: str) -> bool:
    """Does a clause name things that exist?"""
    try:
        check_clause(p.box, p.seats, Clause.parse(text))
    except (ValueError, Illegal):
        return False
    return True
