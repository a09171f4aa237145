"""What lies on the table of Die Händler von Genua, and behind the players' hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from fondaco.core.decision import OVER, Decision
from fondaco.core.moves import Move, Seat
from fondaco.core.position import Position, Result, decided_by, ranked
from fondaco.core.secrecy import PUBLIC, Field, Json, Known, Owner
from fondaco.games.genua.cards import (
    STACKS,
    Draws,
    Hands,
    face_draws,
    face_hands,
    read_draws,
    read_hands,
    write_draws,
    write_hands,
)
from fondaco.games.genua.city import City
from fondaco.games.genua.claiming import CLAIMING
from fondaco.games.genua.components import EXTRA_ACTION, GOODS, INDEX, KINDS, PRIVILEGE, Box, back
from fondaco.games.genua.moves import Claim
from fondaco.games.genua.terms import HIDDEN, Books, Deal, Terms, empty_books, masked_terms

if TYPE_CHECKING:
    from fondaco.core.game import Setup


def write_goods(goods: list[list[int]]) -> Json:
    return [{name: count for name, count in zip(GOODS, held, strict=True) if count} for held in goods]


def read_goods(state: Json) -> list[list[int]]:
    goods = []
    for entry in state:
        held = [0] * len(GOODS)
        for name, count in entry.items():
            held[INDEX[name]] = count
        goods.append(held)
    return goods


def face_pools(state: Json, viewer: Seat | None, memory: bool) -> Json:
    """Only how many cards lie face down."""
    return [len(stack) for stack in state]


def write_books(books: Books) -> Json:
    return {
        "to": books.to,
        "offers": [[str(terms) for terms in book] for book in books.offers],
        "intents": [[str(terms) for terms in book] for book in books.intents],
    }


def read_books(state: Json) -> Books:
    offers = [tuple(Terms.parse(text) for text in book) for book in state["offers"]]
    return Books(state["to"], offers, [tuple(Terms.parse(text) for text in book) for book in state["intents"]])


def face_books(state: Json, viewer: Seat | None, memory: bool) -> Json:
    """The faces of named cards are for the offerer and the active player (GE-R14)."""
    if viewer == state["to"]:
        return state
    told: dict[str, Json] = {"to": state["to"]}
    for key in ("offers", "intents"):
        told[key] = [
            book if seat == viewer else [str(masked_terms(Terms.parse(text))) for text in book]
            for seat, book in enumerate(state[key])
        ]
    return told


def write_deal(deal: Deal | None) -> Json:
    if deal is None:
        return None
    return {
        "offerer": deal.offerer,
        "active": deal.active,
        "terms": str(deal.terms),
        "given": list(deal.given),
        "returned": list(deal.returned),
    }


def read_deal(state: Json) -> Deal | None:
    if state is None:
        return None
    terms = Terms.parse(state["terms"])
    return Deal(state["offerer"], state["active"], terms, tuple(state["given"]), tuple(state["returned"]))


def face_deal(state: Json, viewer: Seat | None, memory: bool) -> Json:
    """What the partners show each other stays between them (GE-R14)."""
    if state is None or viewer in (state["offerer"], state["active"]):
        return state
    hidden = {key: [back(card) + HIDDEN for card in state[key]] for key in ("given", "returned")}
    return {**state, "terms": str(masked_terms(Terms.parse(state["terms"]))), **hidden}


class Genua(Position):
    """The city, the tower's way, goods, cards, markers, money, and the deals being made."""

    __slots__ = (
        *("acted", "acted_here", "active", "actor", "books", "box", "calls", "city", "cleared", "counters", "deal"),
        *("discards", "done", "draws", "extras", "goods", "hands", "last", "marking", "money", "ordered", "others"),
        *("owners", "passed", "path", "performed", "pools", "round", "start", "stock", "supply", "swapped"),
    )

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("round", PUBLIC, "space of the round marker, from 1 (GE-13)"),
        Field("start", PUBLIC, "the start player (GE-13)"),
        Field("active", PUBLIC, "whose turn it is (GE-15)"),
        Field("path", PUBLIC, "fields visited this turn, in order; the tower stands on the last (GE-21)"),
        Field("acted_here", PUBLIC, "has the action of the current building been taken? (GE-26)"),
        Field("acted", PUBLIC, "actions each seat has taken this turn (GE-25)"),
        Field("extras", PUBLIC, "how many of them cost it an extra action card (GE-88)"),
        Field("passed", PUBLIC, "seats that wish not to be asked again this turn"),
        Field("calls", PUBLIC, "how often better offers were called for since the last action or move"),
        Field("counters", PUBLIC, "how many proposals the active player has made since then"),
        Field("money", Owner(remembered=True), "ducats of each seat (GE-12)"),
        Field("goods", PUBLIC, "wares and special cards before each seat (GE-66, GE-67)", write_goods, read_goods),
        Field(
            "stock",
            PUBLIC,
            "wares and special cards in stock (GE-10)",
            lambda stock: write_goods([stock])[0],
            lambda state: read_goods([state])[0],
        ),
        Field("supply", PUBLIC, "markers in each seat's own supply (GE-14)"),
        Field("owners", PUBLIC, "the seat whose marker lies on a building (GE-97)"),
        Field(
            "hands",
            Known(face_hands, "its owner sees it, and who gave or was shown a card; the others see the backs"),
            "hand cards of each seat, with the seats that know them (GE-11, GE-R14, GE-R19)",
            write_hands,
            read_hands,
        ),
        Field("pools", Known(face_pools, "everybody sees how many there are"), "cards face down, by kind (GE-R16)"),
        Field("discards", PUBLIC, "cards face up under their stacks, by kind (GE-75)"),
        Field(
            "books",
            Known(face_books, "everybody sees it, without the faces of cards"),
            "standing offers and intentions of each seat to the active player (GE-36, GE-40)",
            write_books,
            read_books,
        ),
        Field(
            "deal",
            Known(face_deal, "everybody sees it, without the faces of cards"),
            "the deal being proposed or settled, or whose promised goods are still to come (GE-43, GE-52)",
            write_deal,
            read_deal,
        ),
        Field("actor", PUBLIC, "the seat that takes an action, -1 if none does"),
        Field("performed", PUBLIC, "has it already taken what the building gives?"),
        Field("ordered", PUBLIC, "has it fulfilled a small order in this action? (GE-79)"),
        Field(
            "draws",
            Known(face_draws, "the seat that draws sees it, the others the backs"),
            "cards being drawn in this action (GE-R09)",
            write_draws,
            read_draws,
        ),
        Field("swapped", PUBLIC, "what was just given away for an exchange, empty if nothing (GE-91)"),
        Field("done", PUBLIC, "seats that have no more messages to claim this turn (GE-R18)"),
        Field("marking", PUBLIC, "the seat that may place markers, -1 if none (GE-101)"),
        Field("cleared", PUBLIC, "alleys whose discs were removed this turn (GE-103)"),
    )

    aside: ClassVar[Decision[Any] | None] = CLAIMING
    aside_kinds: ClassVar[tuple[type[Move], ...]] = (Claim,)

    box: Box
    city: City
    last: int
    others: list[tuple[Seat, ...]]
    round: int
    start: int
    active: int
    path: list[str]
    acted_here: bool
    acted: list[int]
    extras: list[int]
    passed: list[bool]
    calls: int
    counters: int
    money: list[int]
    goods: list[list[int]]
    stock: list[int]
    supply: list[int]
    owners: dict[str, int]
    hands: Hands
    pools: list[list[str]]
    discards: list[list[str]]
    books: Books
    deal: Deal | None
    actor: int
    performed: bool
    ordered: bool
    draws: Draws
    swapped: str
    done: list[bool]
    marking: int
    cleared: list[str]

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.box = setup.box
        self.city = self.box.cities[str(setup.options["layout"])]
        self.last = self.box.last[setup.seats]
        self.others = self.box.others[setup.seats]

    def lay_out(self) -> None:
        """Everything in stock, 130 ducats each, the round marker on space 1 (GE-10 to GE-14)."""
        n = self.seats
        self.round = 1
        self.start = self.active = 0
        self.money = [self.box.money] * n
        self.goods = [[0] * len(GOODS) for _ in range(n)]
        self.stock = self.box.totals[:]
        self.supply = [0] * n
        self.owners = {}
        self.hands = Hands([()] * (n * STACKS), {})
        self.pools = [list(stack) for stack in self.box.stacks]
        self.discards = [[] for _ in KINDS]
        self.clear_turn()
        chosen = self.setup.options["start"]
        if isinstance(chosen, int):
            self.start = self.active = chosen
            self.goes_on("DealCards")
        else:
            self.goes_on("DrawStart")

    def clear_turn(self) -> None:
        """Nothing done yet this turn."""
        n = self.seats
        self.path = []
        self.acted_here = False
        self.acted = [0] * n
        self.extras = [0] * n
        self.passed = [False] * n
        self.calls = self.counters = 0
        self.books = empty_books(self.active, n)
        self.deal = None
        self.actor = -1
        self.performed = self.ordered = False
        self.draws = Draws(-1)
        self.swapped = ""
        self.done = [False] * n
        self.marking = -1
        self.cleared = []

    def copy(self) -> Genua:
        twin = Genua(self.setup)
        self.carry(twin)
        twin.round = self.round
        twin.start = self.start
        twin.active = self.active
        twin.path = self.path[:]
        twin.acted_here = self.acted_here
        twin.acted = self.acted[:]
        twin.extras = self.extras[:]
        twin.passed = self.passed[:]
        twin.calls = self.calls
        twin.counters = self.counters
        twin.money = self.money[:]
        twin.goods = [held[:] for held in self.goods]
        twin.stock = self.stock[:]
        twin.supply = self.supply[:]
        twin.owners = self.owners.copy()
        twin.hands = self.hands.copy()
        twin.pools = self.pools[:]  # each stack is replaced as a whole
        twin.discards = self.discards[:]
        twin.books = self.books  # replaced as a whole, like the deal and the draws
        twin.deal = self.deal
        twin.actor = self.actor
        twin.performed = self.performed
        twin.ordered = self.ordered
        twin.draws = self.draws
        twin.swapped = self.swapped
        twin.done = self.done[:]
        twin.marking = self.marking
        twin.cleared = self.cleared[:]
        return twin

    def goes_on(self, point: str) -> None:
        """The decision point of this name comes next. By name, because the points form a circle."""
        self.decision = self.setup.game.points[point]

    # What the table shows

    @property
    def field(self) -> str:
        """Where the tower stands."""
        return self.path[-1]

    def moves_left(self) -> int:
        """How often the tower can still move: one disc stays behind each time (GE-21)."""
        return self.box.discs - len(self.path)

    def enterable(self) -> list[str]:
        """The fields the tower may go to next (GE-20 to GE-22)."""
        if len(self.path) >= self.box.discs:
            return []
        path = self.path
        return [field for field in self.city.neighbours[path[-1]] if field not in path]

    def may_enter(self, field: str) -> bool:
        """Is `field` one of them?"""
        path = self.path
        return len(path) < self.box.discs and field in self.city.neighbours[path[-1]] and field not in path

    def free_actions(self, seat: Seat) -> int:
        """Actions of this turn that cost no card: one; for the active of two a second, after his opponent (GE-121)."""
        allowed = 1
        if self.seats == 2 and seat == self.active and self.acted[1 - seat]:
            allowed = 2
        return allowed - self.acted[seat] + self.extras[seat]

    def has_action(self, seat: Seat) -> bool:
        """Could the seat take an action now? (GE-25, GE-88)"""
        return self.free_actions(seat) > 0 or self.goods[seat][EXTRA_ACTION] > 0

    def action_open(self) -> bool:
        """Is there an action where the tower stands, untaken, that somebody could take? (GE-30)"""
        if self.acted_here or self.path[-1] not in self.city.is_building:
            return False
        if 0 in self.acted:  # somebody's first action is never spent otherwise
            return True
        return any(self.has_action(seat) for seat in range(self.seats))

    def listening(self) -> tuple[Seat, ...]:
        """The opponents who still want to be asked this turn (GE-R29)."""
        passed = self.passed
        if True not in passed:
            return self.others[self.active]
        return tuple([seat for seat in self.others[self.active] if not passed[seat]])

    def markers_left(self, seat: Seat) -> int:
        """Markers of a colour in the common stock."""
        return self.box.markers - self.supply[seat] - list(self.owners.values()).count(seat)

    def cards_left(self, kind: int) -> int:
        """How many cards of a kind could still be drawn (GE-R16)."""
        return len(self.pools[kind]) + len(self.discards[kind])

    def discard(self, kind: int, card: str) -> None:
        """Face up under the stack; with nothing else there it is the stack (GE-75, GE-R16)."""
        if self.pools[kind]:
            self.discards[kind] = sorted([*self.discards[kind], card])  # whoever claims first, it is one pile
        else:
            self.pools[kind] = sorted([*self.discards[kind], card])
            self.discards[kind] = []

    def take_card(self, kind: int, card: str) -> None:
        """Off the stack; when the first face-up card comes to the top, the stack is shuffled (GE-75, GE-R16)."""
        pool = self.pools[kind][:]
        pool.remove(card)
        if not pool and self.discards[kind]:
            pool = sorted(self.discards[kind])
            self.discards[kind] = []
            self.tell("shuffled", stack=KINDS[kind])
        self.pools[kind] = pool

    def result(self) -> Result | None:
        """Most ducats win; then more goods that are left over (GE-112)."""
        if self.decision is not OVER:
            return None
        keys = [(self.money[seat], self.goods_left(seat)) for seat in range(self.seats)]
        return Result(self.money[:], ranked(keys), decided_by(keys, ("money", "goods")))

    def goods_left(self, seat: Seat) -> int:
        """Orders, messages, special cards, wares and markers not placed (GE-R26)."""
        cards = sum(self.hands.count(seat, kind) for kind in range(PRIVILEGE))
        return sum(self.goods[seat]) + self.supply[seat] + cards
