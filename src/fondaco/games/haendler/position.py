"""What lies on the table of Die Händler, and what is hidden behind the screens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from fondaco.core.decision import OVER, Decision
from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat
from fondaco.core.position import Position, Result, decided_by, ranked
from fondaco.core.secrecy import PUBLIC, Field, Json, Known, Owner
from fondaco.games.haendler.components import KINDS, STALL_ROUNDS, WAGONS, Box
from fondaco.games.haendler.loans import REPAYING
from fondaco.games.haendler.moves import Repay
from fondaco.games.haendler.roads import Path

if TYPE_CHECKING:
    from fondaco.core.game import Setup

NOBODY = -1
LOOK, PICK, PLAY, GIVE, SHOW = "look", "pick", "play", "give", "show"
"""What can happen to influence cards: one looks through the pile, picks one, plays one, hands one over, shows one."""


def shelves(stores: list[list[int]]) -> Json:
    """Warehouses by city: three numbers each."""
    return [[row[spot : spot + 3] for spot in range(0, len(row), 3)] for row in stores]


def unshelve(rows: Json) -> list[list[int]]:
    return [[count for shelf in row for count in shelf] for row in rows]


def card_faces(entries: Json, viewer: Seat | None, memory: bool) -> Json:
    """What was taken from the pile, and the pile itself, only the one who looked knows (HA-R14)."""
    return [
        [seat, what, None, None] if what in (LOOK, PICK) and seat != viewer else [seat, what, kind, more]
        for seat, what, kind, more in entries
    ]


def size_of(counts: Json, viewer: Seat | None, memory: bool) -> Json:
    return sum(counts)


class Haendler(Position):
    """Warehouses, wagons, prices, ranks; purses and influence cards behind screens."""

    __slots__ = (
        *("actor", "agreements", "arrivals", "arrived", "at", "bonus", "bonus_takers", "bound", "box", "came", "cards"),
        *("clauses", "count", "courier", "cursor", "hands", "high", "idle", "investments", "lap", "leader", "levels"),
        *("loads", "locked", "masters", "meeting", "money", "notes", "offer", "offered", "offices", "on_offer"),
        *("opener", "passed", "phase", "pile", "played", "points", "price", "proposals", "quiet", "quote", "quotes"),
        *("rides", "round", "standing", "start", "steps", "stopped", "stores", "supply", "talk_place", "talk_point"),
        *("talk_seat", "tiles", "unseen", "wagon"),
    )

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("round", PUBLIC, "the current round, from 1 (HA-40)"),
        Field("phase", PUBLIC, "the current phase, 1 to 7; 0 while the table is set (HA-40)"),
        Field("start", PUBLIC, "the start player of the round (HA-41)"),
        Field("actor", PUBLIC, "the seat on turn; in phase 2 the seat that wants to load"),
        Field("lap", PUBLIC, "which of the two purchases of round 1 this is (HA-45)"),
        Field("money", Owner(remembered=True), "Gulden of each seat (HA-33, HA-R13)"),
        Field("notes", PUBLIC, "loan notes before each seat (HA-35)"),
        Field("steps", PUBLIC, "each seat's step on the status board, 0 to 8 (HA-10)"),
        Field(
            "stores",
            PUBLIC,
            "`stores[seat][city][k]`: pieces of the k-th good of that city's market (HA-03, HA-51)",
            write=shelves,
            read=unshelve,
        ),
        Field("supply", PUBLIC, "pieces of each good in the supply (HA-23)"),
        Field("levels", PUBLIC, "price level of each good, 0 to 4 (HA-08)"),
        Field("bonus", PUBLIC, "bonus of each city (HA-05)"),
        Field("at", PUBLIC, "the field of each wagon (HA-12)"),
        Field("came", PUBLIC, "the field each wagon came from, empty in a city (HA-R36)"),
        Field("masters", PUBLIC, "the loading master of each wagon, -1 if none (HA-61)"),
        Field("loads", PUBLIC, "`loads[wagon][seat]`: goods on that seat's area of the wagon (HA-12)"),
        Field("courier", PUBLIC, "the courier's field (HA-13)"),
        Field("arrivals", PUBLIC, "wagons that have arrived so far (HA-09)"),
        Field("arrived", PUBLIC, "wagons that arrived in this round's phase 3 and are not unloaded yet (HA-85)"),
        Field("idle", PUBLIC, "rounds in a row without an arrival (HA-R102)"),
        Field("tiles", PUBLIC, "movement tiles each seat still has face up (HA-36)"),
        Field("stopped", PUBLIC, "wagons with an Achsbruch this round (HA-149)"),
        Field("pile", Known(size_of, "everybody sees its size"), f"influence cards in the pile: {', '.join(KINDS)}"),
        Field("hands", Owner(len), "influence cards behind each screen (HA-34, HA-R12)"),
        Field(
            "cards",
            Known(card_faces, "everybody sees it, but who looked into the pile alone what lay there"),
            "what happened to influence cards: [seat, `pick`, kind, pile left], [seat, `look`, null, pile], "
            "[seat, `play`, kind, null], [seat, `give`, kind, receiver], [seat, `show`, kind, how many] "
            "(HA-R12, HA-R14, HA-R101)",
        ),
        Field("on_offer", PUBLIC, "investment cards on offer (HA-121)"),
        Field("unseen", PUBLIC, "investment cards in the face-down stack, in no order (HA-21)"),
        Field("investments", PUBLIC, "investment cards before each seat (HA-R70)"),
        Field("count", PUBLIC, "pieces bought or sold, or steps climbed, in this turn"),
        Field("cursor", PUBLIC, "where in the order of warehouses the next piece may be"),
        Field("wagon", PUBLIC, "the wagon being loaded or settled, from 0; -1 if none (HA-56, HA-116)"),
        Field("quotes", PUBLIC, "how often the master has answered in this talk"),
        Field("quote", PUBLIC, "his standing prices for one and two pieces, -1 not offered; empty if none (HA-68)"),
        Field("offer", PUBLIC, "the goods of a standing offer to the master (HA-66)"),
        Field("offered", PUBLIC, "does an offer stand?"),
        Field("price", PUBLIC, "its price"),
        Field("played", PUBLIC, "has the seat on turn played its movement tile?"),
        Field("points", PUBLIC, "extra points it has left (HA-89)"),
        Field("rides", PUBLIC, "courier cards it has not used in this turn (HA-94)"),
        Field("locked", PUBLIC, "wagons that gave it an influence card in this turn (HA-93)"),
        Field("meeting", PUBLIC, "the wagon that has just met the courier, -1 if none (HA-98)"),
        Field("offices", PUBLIC, "Kontor cards it has not used in this turn (HA-104)"),
        Field("bonus_takers", PUBLIC, "seats that played Verkauf mit Bonus on this wagon (HA-153)"),
        Field("standing", PUBLIC, "in phase 6: 0 still in, 1 declined to open, 2 has bought (HA-124, HA-128)"),
        Field("passed", PUBLIC, "seats that passed on this lot (HA-126)"),
        Field("high", PUBLIC, "the highest bid on this lot, 0 if none"),
        Field("leader", PUBLIC, "the seat that made it, -1 if none"),
        Field("opener", PUBLIC, "the seat last asked to open (HA-R66)"),
        Field("clauses", PUBLIC, "running clauses: [signer, other, clause, last round] (HA-179)"),
        Field("talk_point", PUBLIC, "the question that waits for the end of the talk; empty if there is no talk"),
        Field("talk_seat", PUBLIC, "the seat one talks with (HA-178)"),
        Field("talk_place", PUBLIC, "how many places left of it sits the seat whose matter is heard"),
        Field("proposals", PUBLIC, "what each seat has proposed in this talk; empty if nothing (HA-179)"),
        Field("quiet", PUBLIC, "until when each seat wants no talk: ten times the round, plus the phase"),
    )

    aside: ClassVar[Decision[Any] | None] = REPAYING
    aside_kinds: ClassVar[tuple[type[Move], ...]] = (Repay,)

    box: Box
    agreements: bool
    round: int
    phase: int
    start: int
    actor: int
    lap: int
    money: list[int]
    notes: list[int]
    steps: list[int]
    stores: list[list[int]]
    supply: list[int]
    levels: list[int]
    bonus: list[int]
    at: list[str]
    came: list[str]
    masters: list[int]
    loads: list[list[list[str]]]
    courier: str
    arrivals: int
    arrived: list[int]
    idle: int
    tiles: list[list[int]]
    stopped: list[int]
    pile: list[int]
    hands: list[list[str]]
    cards: list[list[Any]]
    on_offer: list[str]
    unseen: list[str]
    investments: list[list[str]]
    count: int
    cursor: int
    wagon: int
    quotes: int
    quote: list[int]
    offer: list[str]
    offered: bool
    price: int
    played: bool
    points: int
    rides: list[str]
    locked: list[int]
    meeting: int
    offices: list[str]
    bonus_takers: list[int]
    standing: list[int]
    passed: list[int]
    high: int
    leader: int
    opener: int
    clauses: list[list[Any]]
    talk_point: str
    talk_seat: int
    talk_place: int
    proposals: list[str]
    quiet: list[int]
    bound: Any
    """Which clauses bind whom in the question that stands: worked out once, forgotten with the next ply."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.box = setup.box
        self.agreements = bool(setup.options["agreements"])
        self.bound = None

    def lay_out(self) -> None:
        """Purses filled, everybody on the lowest step, all prices at the bottom (HA-21 to HA-32)."""
        from fondaco.games.haendler.decisions.setting import set_table

        box, seats = self.box, self.seats
        self.round = 1
        self.phase = 0
        self.start = self.actor = 0
        self.lap = 1
        self.money = [box.money] * seats
        self.notes = [0] * seats
        self.steps = [0] * seats
        self.stores = [[0] * len(box.slots) for _ in range(seats)]
        self.supply = [box.supply] * len(box.goods)
        self.levels = [0] * len(box.goods)
        self.bonus = [box.bonus_without] * len(box.cities)
        self.at = []
        self.came = [""] * WAGONS
        self.masters = [NOBODY] * WAGONS
        self.loads = [[[] for _ in range(seats)] for _ in range(WAGONS)]
        self.courier = ""
        self.arrivals = self.idle = 0
        self.arrived = []
        self.tiles = [box.tiles[:] for _ in range(seats)]
        self.stopped = []
        self.pile = box.pile[:]
        self.hands = [[] for _ in range(seats)]
        self.cards = []
        self.on_offer = []
        self.unseen = box.investments[:]
        self.investments = [[] for _ in range(seats)]
        self.rest()
        self.standing = [0] * seats
        self.clauses = []
        self.talk_point = ""
        self.talk_seat = NOBODY
        self.talk_place = 0
        self.proposals = [""] * seats
        self.quiet = [0] * seats
        set_table(self)

    def rest(self) -> None:
        """Nothing of a turn is left over."""
        self.count = self.cursor = self.quotes = self.price = self.points = self.high = 0
        self.wagon = self.meeting = self.leader = self.opener = NOBODY
        self.offered = self.played = False
        self.quote = []
        self.offer = []
        self.rides = []
        self.locked = []
        self.offices = []
        self.bonus_takers = []
        self.passed = []

    def copy(self) -> Haendler:
        twin = Haendler(self.setup)
        self.carry(twin)
        twin.round = self.round
        twin.phase = self.phase
        twin.start = self.start
        twin.actor = self.actor
        twin.lap = self.lap
        twin.money = self.money[:]
        twin.stores = self.stores[:]  # each row is replaced, never altered; so is each list below without [:]
        twin.supply = self.supply[:]
        twin.at = self.at[:]
        twin.came = self.came[:]
        twin.masters = self.masters[:]
        twin.loads = self.loads[:]
        twin.notes = self.notes
        twin.steps = self.steps
        twin.levels = self.levels
        twin.bonus = self.bonus
        twin.courier = self.courier
        twin.arrivals = self.arrivals
        twin.arrived = self.arrived
        twin.idle = self.idle
        twin.tiles = self.tiles
        twin.stopped = self.stopped
        twin.pile = self.pile
        twin.hands = self.hands
        twin.cards = self.cards
        twin.on_offer = self.on_offer
        twin.unseen = self.unseen
        twin.investments = self.investments
        twin.count = self.count
        twin.cursor = self.cursor
        twin.wagon = self.wagon
        twin.quotes = self.quotes
        twin.quote = self.quote
        twin.offer = self.offer
        twin.offered = self.offered
        twin.price = self.price
        twin.played = self.played
        twin.points = self.points
        twin.rides = self.rides
        twin.locked = self.locked
        twin.meeting = self.meeting
        twin.offices = self.offices
        twin.bonus_takers = self.bonus_takers
        twin.standing = self.standing
        twin.passed = self.passed
        twin.high = self.high
        twin.leader = self.leader
        twin.opener = self.opener
        twin.clauses = self.clauses
        twin.talk_point = self.talk_point
        twin.talk_seat = self.talk_seat
        twin.talk_place = self.talk_place
        twin.proposals = self.proposals
        twin.quiet = self.quiet
        return twin

    # Small questions about the table

    def after(self, seat: Seat) -> Seat:
        """The next seat in player order; NOBODY after the last one (HA-43)."""
        seat += 1
        if seat == self.seats:
            seat = 0
        return NOBODY if seat == self.start else seat

    def order(self) -> list[Seat]:
        """Player order: the start player, then clockwise."""
        return [(self.start + k) % self.seats for k in range(self.seats)]

    def ways(self, wagon: int, points: int) -> dict[str, Path]:
        """Where a wagon can get with so many points, each way by its name (HA-R37, HA-R39)."""
        at = self.at
        return self.box.roads.ways(at[wagon], self.came[wagon], points, at[:wagon] + at[wagon + 1 :])

    def shelf(self, seat: Seat, city: int) -> list[int]:
        """How many pieces of each good of a city's market lie in that seat's warehouse there."""
        return self.stores[seat][3 * city : 3 * city + 3]

    def store(self, seat: Seat, slot: int, by: int) -> None:
        """Put pieces into a warehouse, or take them out."""
        row = self.stores[seat][:]
        row[slot] += by
        self.stores[seat] = row

    def last_round(self) -> bool:
        """Is this round the last one (HA-169, HA-R91, HA-R102)?"""
        return self.arrivals >= self.box.target[self.seats] or self.idle >= STALL_ROUNDS

    def spend_card(self, seat: Seat, kind: str) -> None:
        """An influence card is played and leaves the game (HA-142)."""
        self.drop_card(seat, kind)
        self.cards = [*self.cards, [seat, PLAY, kind, None]]

    def drop_card(self, seat: Seat, kind: str) -> None:
        hand = self.hands[seat][:]
        hand.remove(kind)
        self.hands = changed(self.hands, seat, hand)

    def gain_card(self, seat: Seat, kind: str) -> None:
        self.hands = changed(self.hands, seat, sorted([*self.hands[seat], kind], key=KINDS.index))

    def restrict(self, seat: Seat, move: Move) -> Illegal | None:
        """What has been agreed must be kept (HA-180)."""
        from fondaco.games.haendler.promises import forbidden

        return forbidden(self, seat, move)

    def result(self) -> Result | None:
        """The highest step wins, then cash; whoever still owes comes after everybody else (HA-172 to HA-175)."""
        if self.decision is not OVER:
            return None
        keys = [(not self.notes[seat], self.steps[seat], self.money[seat]) for seat in range(self.seats)]
        return Result(self.steps[:], ranked(keys), decided_by(keys, ("debt", "status", "cash")))


def changed(row: list[Any], index: int, value: Any) -> list[Any]:
    """A copy of `row` with one entry changed: copies of a position share their lists."""
    row = row[:]
    row[index] = value
    return row
