"""What lies on the table of Medici. Nothing on it is secret: only the bag is."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from fondaco.core.decision import OVER
from fondaco.core.position import Position, Result, decided_by, ranked
from fondaco.core.secrecy import PUBLIC, Field
from fondaco.games.medici.components import GOODS, Box, Table, Tile

if TYPE_CHECKING:
    from fondaco.core.game import Setup


class Medici(Position):
    """Ships, purses, pyramids, the lot on the quay and the bag."""

    __slots__ = (
        *("bag", "bidder", "bids", "box", "day", "discards", "high", "leader"),
        *("levels", "lot", "maker", "money", "ships", "table", "unseen"),
    )

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("day", PUBLIC, "the current day, from 1 (ME-23)"),
        Field("money", PUBLIC, "florins of each seat (ME-09)"),
        Field("levels", PUBLIC, "`levels[good][seat]`: step of each marker; goods in the order C F G D S (ME-06)"),
        Field("ships", PUBLIC, "tiles on each seat's ship (ME-03)"),
        Field("maker", PUBLIC, "the seat that assembles the lot (ME-20)"),
        Field("lot", PUBLIC, "tiles on offer (ME-25)"),
        Field("bids", PUBLIC, "what each seat said on this lot: -1 nothing, 0 pass, else its bid (ME-33)"),
        Field("high", PUBLIC, "the highest bid so far, 0 if none (ME-34)"),
        Field("leader", PUBLIC, "the seat that made it, -1 if none"),
        Field("bidder", PUBLIC, "the seat that speaks (ME-32)"),
        Field("bag", PUBLIC, "how many tiles are left in the bag (ME-51)"),
        Field("unseen", PUBLIC, "the tiles nobody has seen today, sorted: in the bag or aside (ME-13)", read=sorted),
        Field("discards", PUBLIC, "tiles nobody bought today (ME-39)"),
    )

    box: Box
    table: Table
    day: int
    money: list[int]
    levels: list[list[int]]
    ships: list[list[Tile]]
    maker: int
    lot: list[Tile]
    bids: list[int]
    high: int
    leader: int
    bidder: int
    bag: int
    unseen: list[Tile]
    discards: list[Tile]

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.box = setup.box
        self.table = self.box.table[setup.seats]

    def lay_out(self) -> None:
        """Every purse filled, every marker on the lowest step, all tiles in the bag (ME-06, ME-09, ME-13)."""
        from fondaco.games.medici.decisions import begin_day

        self.day = 1
        self.money = [self.table.money] * self.seats
        self.levels = [[0] * self.seats for _ in GOODS]
        begin_day(self)

    def copy(self) -> Medici:
        twin = Medici(self.setup)
        self.carry(twin)
        twin.day = self.day
        twin.money = self.money[:]
        twin.levels = self.levels  # replaced as a whole in the scoring, never altered
        twin.ships = self.ships[:]  # each ship likewise
        twin.maker = self.maker
        twin.lot = self.lot[:]
        twin.bids = self.bids[:]
        twin.high = self.high
        twin.leader = self.leader
        twin.bidder = self.bidder
        twin.bag = self.bag
        twin.unseen = self.unseen[:]
        twin.discards = self.discards[:]
        return twin

    def free(self, seat: int) -> int:
        """Empty holds of a ship (ME-03)."""
        return self.table.hold - len(self.ships[seat])

    def result(self) -> Result | None:
        """Most money wins; equal money shares the victory (ME-69, ME-R23)."""
        if self.decision is not OVER:
            return None
        return Result(self.money[:], ranked(self.money), decided_by([(purse,) for purse in self.money], ("money",)))
