"""What lies on the table of Hellweg westfalicus. All of it is open; only the deck is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from fondaco.core.decision import OVER
from fondaco.core.moves import Move
from fondaco.core.position import Position, Result, decided_by, ranked
from fondaco.core.secrecy import PUBLIC, REMEMBERED, Field
from fondaco.games.hellweg.components import Box, House, Road, Slot
from fondaco.games.hellweg.scoring import goods_value

if TYPE_CHECKING:
    from fondaco.core.game import Setup

NOBODY: Final = -1
NOWHERE: Final = -1

OPEN: Final = "open"
DOWN: Final = "down"
LOCKED: Final = "locked"
"""Turned up in this turn: open, to be used from the owner's next turn on (HW-127)."""

# What is being carried out piece by piece (`Hellweg.task`).
NOTHING: Final = ""
PLACEMENT: Final = "placement"
BUYING: Final = "buying"
RESTOCKING: Final = "restocking"
BONUS: Final = "bonus"
STORING_PIECE: Final = "storing"
UNSTORING_ALL: Final = "unstoring"
TASKS: Final = (NOTHING, PLACEMENT, BUYING, RESTOCKING, BONUS, STORING_PIECE, UNSTORING_ALL)


class Hellweg(Position):
    """Purses, houses, roads, storage, cards and merchants."""

    __slots__ = (
        *("acted", "any_merchant", "box", "card", "carriage_supply", "carriages", "carriages_due", "extra", "goods"),
        *("held", "left", "lp", "market", "menu", "money", "piles", "privileges", "pv", "round", "seat", "slot"),
        *("slots", "sold", "start", "stone_supply", "stones", "stones_due", "stored_carriages", "stored_stones"),
        *("target", "task", "turn", "unseen"),
    )

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("round", PUBLIC, "the current round, from 1; 0 in the start placement (HW-23)"),
        Field("start", PUBLIC, "the start player; 0 until one is drawn (HW-16, HW-35)"),
        Field("seat", PUBLIC, "whose placement, sale or turn it is; -1 nobody's"),
        Field("card", PUBLIC, "number of the open trade card, 0 for none (HW-24)"),
        Field("left", PUBLIC, "how many trade cards are still to come (HW-R04)"),
        Field("unseen", REMEMBERED, "numbers of the trade cards not turned up yet, in the order of the box (HW-34)"),
        Field(
            "slot",
            PUBLIC,
            "slot being sold at, 0 to 3 in reading order; 4: any stone; -1: no sale (HW-36, HW-52)",
        ),
        Field("sold", PUBLIC, "has this seat sold at a slot of this card? (HW-52)"),
        Field("turn", PUBLIC, "the action round, 1 or 2; 0 outside phase 3 (HW-27)"),
        Field("acted", PUBLIC, "has this seat begun its action of this turn? (HW-125)"),
        Field("slots", PUBLIC, "the seat whose merchant stands on each slot, -1 for none (HW-29)"),
        Field("market", PUBLIC, "how many merchants of each seat stand on the market (HW-30)"),
        Field("money", PUBLIC, "thalers of each seat (HW-04, HW-R33)"),
        Field("stones", PUBLIC, "`stones[seat]`: houses with stones of this seat, and how many (HW-59)"),
        Field("carriages", PUBLIC, "`carriages[seat]`: roads with carriages of this seat, and how many (HW-59)"),
        Field("stone_supply", PUBLIC, "stones in each seat's supply (HW-82)"),
        Field("carriage_supply", PUBLIC, "carriages in each seat's supply (HW-82)"),
        Field("piles", PUBLIC, "the goods cards for sale, in the order of the box (HW-13)"),
        Field("goods", PUBLIC, "the goods cards before each seat, in the order bought (HW-69)"),
        Field("stored_stones", PUBLIC, "stones of each seat in storage (HW-114)"),
        Field("stored_carriages", PUBLIC, "carriages of each seat in storage, black ones included (HW-114, HW-R28)"),
        Field(
            "privileges", PUBLIC, "`privileges[seat]`: kinds owned, each `open`, `down` or `locked` (HW-125, HW-127)"
        ),
        Field("extra", PUBLIC, "the seat with the extra-carriage card, -1 while nobody has it (HW-123)"),
        Field(
            "task",
            PUBLIC,
            "what is being carried out piece by piece: `placement`, `buying`, `restocking`, `bonus`, `storing` or "
            "`unstoring`; else empty",
        ),
        Field("target", PUBLIC, "the house, road or goods card it is about, or `storage`; else empty"),
        Field("stones_due", PUBLIC, "stones it still places"),
        Field("carriages_due", PUBLIC, "carriages it still places"),
        Field("held", PUBLIC, "was the carriage to be placed withdrawn for it? It lies in the supply (HW-84)"),
    )

    box: Box
    lp: bool
    pv: bool
    any_merchant: bool
    menu: Sequence[Move] | None
    """The choices of the sale being asked, kept because they are searched for; no part of the table."""
    round: int
    start: int
    seat: int
    card: int
    left: int
    unseen: list[int]
    slot: int
    sold: bool
    turn: int
    acted: bool
    slots: list[int]
    market: list[int]
    money: list[int]
    stones: list[dict[House, int]]
    carriages: list[dict[Road, int]]
    stone_supply: list[int]
    carriage_supply: list[int]
    piles: list[str]
    goods: list[list[str]]
    stored_stones: list[int]
    stored_carriages: list[int]
    privileges: list[dict[str, str]]
    extra: int
    task: str
    target: str
    stones_due: int
    carriages_due: int
    held: bool

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.box = setup.box
        self.lp = bool(setup.options["lp"])
        self.pv = bool(setup.options["pv"])
        self.any_merchant = bool(setup.options["discount_from_any_merchant"])
        self.menu = None

    def lay_out(self) -> None:
        """Ten thalers and all pieces in each supply, the board empty (HW-02, HW-12, HW-14, HW-15)."""
        from fondaco.games.hellweg.decisions.placement import choose_start

        seats, box = self.seats, self.box
        self.round = self.card = self.turn = self.start = 0
        self.seat = self.slot = NOWHERE
        self.left = self.rounds()
        self.unseen = list(box.trade)
        self.sold = self.acted = self.held = False
        self.slots = [NOBODY] * 4
        self.market = [0] * seats
        self.money = [box.money] * seats
        self.stones = [{} for _ in range(seats)]
        self.carriages = [{} for _ in range(seats)]
        self.stone_supply = [box.stones] * seats
        self.carriage_supply = [box.carriages] * seats
        self.piles = box.goods_in_play(seats)
        self.goods = [[] for _ in range(seats)]
        self.stored_stones = [0] * seats
        self.stored_carriages = [0] * seats
        self.privileges = [{} for _ in range(seats)]
        self.extra = NOBODY
        self.task = self.target = NOTHING
        self.stones_due = self.carriages_due = 0
        choose_start(self)

    def copy(self) -> Hellweg:
        twin = Hellweg(self.setup)
        self.carry(twin)
        twin.menu = self.menu
        twin.round = self.round
        twin.start = self.start
        twin.seat = self.seat
        twin.card = self.card
        twin.left = self.left
        twin.unseen = self.unseen  # replaced as a whole, like every list or dict shared here
        twin.slot = self.slot
        twin.sold = self.sold
        twin.turn = self.turn
        twin.acted = self.acted
        twin.slots = self.slots[:]
        twin.market = self.market[:]
        twin.money = self.money[:]
        twin.stones = self.stones[:]
        twin.carriages = self.carriages[:]
        twin.stone_supply = self.stone_supply[:]
        twin.carriage_supply = self.carriage_supply[:]
        twin.piles = self.piles
        twin.goods = self.goods[:]
        twin.stored_stones = self.stored_stones[:]
        twin.stored_carriages = self.stored_carriages[:]
        twin.privileges = self.privileges[:]
        twin.extra = self.extra
        twin.task = self.task
        twin.target = self.target
        twin.stones_due = self.stones_due
        twin.carriages_due = self.carriages_due
        twin.held = self.held
        return twin

    def rounds(self) -> int:
        """How many trade cards come into play (HW-22, HW-23)."""
        return self.box.short_rounds if self.setup.options["short"] else self.box.rounds

    def open_slots(self) -> list[Slot]:
        """The slots of the open trade card."""
        return self.box.trade[self.card]

    def discount(self, seat: int) -> int:
        """What an own merchant on the market takes off a price; by option, anybody's (HW-56, HW-R10, HW-R11)."""
        counted = sum(self.market) if self.any_merchant else self.market[seat]
        return self.box.discount if counted else 0

    def towns_with_stones(self, seat: int) -> int:
        """The towns in which a seat has a stone, as a sum of their bits."""
        bits, towns = self.box.bit_of, 0
        for house in self.stones[seat]:
            towns |= bits[house]
        return towns

    def score(self, seat: int) -> int:
        """Thalers and the credited value of goods cards, nothing else (HW-97, HW-98, HW-R34)."""
        return self.money[seat] + goods_value(self.goods[seat], self.box)

    def result(self) -> Result | None:
        """Highest score; then most stones, then most carriages on the board; then a shared win (HW-102, HW-103)."""
        if self.decision is not OVER:
            return None
        seats = range(self.seats)
        scores = [self.score(seat) for seat in seats]
        stones = [sum(self.stones[seat].values()) for seat in seats]  # storage is not the board (HW-R22)
        carriages = [sum(self.carriages[seat].values()) for seat in seats]
        keys = list(zip(scores, stones, carriages, strict=True))
        return Result(scores, ranked(keys), decided_by(keys, ("score", "stones", "carriages")))
