"""What must hold for the question that is asked: whose it is, in which phase, and what has been said before it."""

from __future__ import annotations

from typing import Final

from fondaco.core.decision import OVER, Sealed
from fondaco.core.errors import Illegal
from fondaco.core.moves import several
from fondaco.games.haendler.agreements import known, owed, pledged
from fondaco.games.haendler.clauses import AT_ONCE, LENGTHS, Clause, check_clause
from fondaco.games.haendler.components import MOST_BOUGHT, MOST_SOLD, OFFICES, POINTS, RIDES, WAREHOUSE_SALE
from fondaco.games.haendler.decisions.climbing import MOST_STEPS
from fondaco.games.haendler.decisions.haggling import ANSWERING, ASKING, MOST_ANSWERS
from fondaco.games.haendler.decisions.investments import BOUGHT, DECLINED, IN
from fondaco.games.haendler.decisions.talk import partner
from fondaco.games.haendler.moves import Offer, Quote
from fondaco.games.haendler.position import LOOK, NOBODY, Haendler
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
MOST: Final = {"Buying": MOST_BOUGHT, "SellingStock": MOST_SOLD, "Climbing": MOST_STEPS}
"""How often one buys, sells or climbs in one turn: after the last time the turn is over."""


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
