"""What lies on the table of Vor dem Wind, and what is in the hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from fondaco.core.decision import OVER
from fondaco.core.moves import Seat
from fondaco.core.position import Position, Result, decided_by, ranked
from fondaco.core.secrecy import PUBLIC, REMEMBERED, Field, Json, Known, Owner
from fondaco.games.wind.components import Box, Table, cards_of_purse

if TYPE_CHECKING:
    from fondaco.core.game import Setup

NOBODY: Final = -1
SILENT: Final = -1
"""In `bids`: this seat has not spoken on the contested card."""


def hand_cards(hand: Json) -> int:
    """The one number a player has to tell: goods, special cards and gulden cards together (WI-17, WI-R04)."""
    goods: list[int] = hand["goods"]
    return sum(goods) + len(hand["specials"]) + cards_of_purse(hand["money"])


def sizes(stacks: Json, viewer: Seat | None, memory: bool) -> Json:
    """Of a face-down stack one sees how high it is; what is in it can be worked out, its order never."""
    return stacks if memory else [len(stack) for stack in stacks]


def in_order(stacks: Json) -> list[list[str]]:
    """Of a shuffled stack the order says nothing."""
    return [sorted(stack) for stack in stacks]


FACE_DOWN: Final = Known(
    sizes, "everybody sees how many cards there are; an attentive player knows which, not in which order"
)


class Wind(Position):
    """Harbour, warehouses, hands, three stacks of action cards and what lies before each player.

    The lists inside lists are replaced when they change, never altered, so that copies may share them.
    """

    __slots__ = (
        *("bank", "bids", "blocked", "box", "cards", "deck", "decks", "departed", "discards", "down", "fleets"),
        *("front", "goods", "harbour", "holder", "kept", "left", "money", "owned", "pile", "played", "preserves"),
        *("ran", "rotting", "round", "safe", "special", "specials", "start", "stock", "table", "turn"),
        *("untaken", "warehouses", "yards"),
    )

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("round", PUBLIC, "the current round, from 1; 0 while the table is laid (WI-19)"),
        Field("fleets", PUBLIC, "how many fleets have come so far (WI-19)"),
        Field("start", PUBLIC, "the start seat of the round, -1 before there is one (WI-13, WI-20)"),
        Field("turn", PUBLIC, "the seat that chooses, offers, settles, acts or sees its goods rot"),
        Field(
            "hands",
            Owner(hand_cards, remembered=True),
            "each seat's `money`, `goods` (apples, spices, cheese, silk) and kept `specials`; the others see how many "
            "cards that is, with the fewest gulden cards possible (WI-16, WI-17)",
        ),
        Field("warehouses", PUBLIC, "`warehouses[seat]`: stored apples, spices, cheese, silk (WI-06)"),
        Field("preserves", PUBLIC, "conservation cards on each warehouse (WI-59)"),
        Field("owned", Owner(len, remembered=True), "ship cards of each seat, face down (WI-84)"),
        Field("stock", PUBLIC, "goods in the stacks: apples, spices, cheese, silk (WI-14)"),
        Field("bank", REMEMBERED, "gulden in the bank; may go below nothing (WI-R05)"),
        Field("decks", FACE_DOWN, "the stacks purchase, storage, shipping, sorted (WI-11)", read=in_order),
        Field("discards", PUBLIC, "the discard piles of purchase, storage, shipping (WI-11)"),
        Field("yards", FACE_DOWN, "the stacks of large and small ships, sorted (WI-12)", read=in_order),
        Field("harbour", PUBLIC, "ships in the harbour (WI-12)"),
        Field("departed", PUBLIC, "large and small ships that left unloaded (WI-76)"),
        Field("deck", PUBLIC, "the stack a card is being turned up from: 0, 1, 2; else -1 (WI-24)"),
        Field("untaken", PUBLIC, "revealed cards that nobody has taken (WI-28)"),
        Field("cards", PUBLIC, "the action card before each seat, empty if none (WI-27)"),
        Field("down", PUBLIC, "whether that card lies face down and cannot be contested (WI-33)"),
        Field(
            "front",
            Owner(lambda gulden: gulden > 0, remembered=True),
            "gulden face down before each seat until the trade ends; the others see whether there are any (WI-33)",
        ),
        Field("safe", PUBLIC, "whether a seat played a secure action in this round (WI-73)"),
        Field("holder", PUBLIC, "the seat whose card is contested, -1 if none (WI-28)"),
        Field("bids", PUBLIC, "offers for it: -1 not asked yet, 0 no offer (WI-29)"),
        Field("ran", PUBLIC, "has the acting seat used its action card?"),
        Field("played", PUBLIC, "has it played a special card from its hand? (WI-56)"),
        Field("blocked", PUBLIC, "has it bought-and-stored or swapped, so that it may no longer ship? (WI-74)"),
        Field("special", PUBLIC, "the special card being carried out, empty if none"),
        Field("left", PUBLIC, "exchanges or saved goods left in the current step"),
        Field("pile", PUBLIC, "the pile asked about: 0 to 3 goods in the warehouse, 4 to 7 in the hand"),
        Field("rotting", PUBLIC, "goods in the warehouse of `turn` that are about to rot (WI-78, WI-79)"),
        Field("kept", PUBLIC, "goods in the hand of `turn` that its conservation saves (WI-61)"),
    )

    box: Box
    table: Table
    round: int
    fleets: int
    start: int
    turn: int
    money: list[int]
    goods: list[list[int]]
    specials: list[list[str]]
    warehouses: list[list[int]]
    preserves: list[list[str]]
    owned: list[list[str]]
    stock: list[int]
    bank: int
    decks: list[list[str]]
    discards: list[list[str]]
    yards: list[list[str]]
    harbour: list[str]
    departed: list[list[str]]
    deck: int
    untaken: list[str]
    cards: list[str]
    down: list[bool]
    front: list[int]
    safe: list[bool]
    holder: int
    bids: list[int]
    ran: bool
    played: bool
    blocked: bool
    special: str
    left: int
    pile: int
    rotting: list[int]
    kept: list[int]

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.box = setup.box
        self.table = self.box.table[setup.seats]

    def lay_out(self) -> None:
        """Purses filled, warehouses empty, all else in its stacks; then the first fleet comes (WI-06 to WI-12)."""
        from fondaco.games.wind.decisions.harbour import call_fleet

        seats = range(self.seats)
        self.round = self.fleets = 0
        self.start = NOBODY
        self.turn = NOBODY
        self.money = [self.box.purse] * self.seats
        self.goods = [[0, 0, 0, 0] for _ in seats]
        self.specials = [[] for _ in seats]
        self.warehouses = [[0, 0, 0, 0] for _ in seats]
        self.preserves = [[] for _ in seats]
        self.owned = [[] for _ in seats]
        self.stock = self.box.stock[:]
        self.bank = self.box.gulden - sum(self.money)
        self.decks = self.box.decks[:]
        self.discards = [[], [], []]
        self.yards = self.box.yards[:]
        self.harbour = []
        self.departed = [[], []]
        self.untaken = []
        self.deck = NOBODY
        self.clear_table()
        self.clear_turn()
        self.clear_rot()
        call_fleet(self)

    def clear_table(self) -> None:
        """Nothing lies before anybody: the trade has not begun."""
        self.cards = [""] * self.seats
        self.down = [False] * self.seats
        self.front = [0] * self.seats
        self.safe = [False] * self.seats
        self.holder = NOBODY
        self.bids = [SILENT] * self.seats

    def clear_turn(self) -> None:
        """The acting seat has done nothing yet."""
        self.ran = self.played = self.blocked = False
        self.special = ""
        self.left = self.pile = 0

    def clear_rot(self) -> None:
        """Nothing is about to rot, nothing is saved."""
        self.left = self.pile = 0
        self.rotting = [0, 0, 0, 0]
        self.kept = [0, 0, 0, 0]

    def copy(self) -> Wind:
        twin = Wind(self.setup)
        self.carry(twin)
        twin.round = self.round
        twin.fleets = self.fleets
        twin.start = self.start
        twin.turn = self.turn
        twin.money = self.money[:]
        twin.goods = self.goods[:]
        twin.specials = self.specials[:]
        twin.warehouses = self.warehouses[:]
        twin.preserves = self.preserves[:]
        twin.owned = self.owned[:]
        twin.stock = self.stock[:]
        twin.bank = self.bank
        twin.decks = self.decks[:]
        twin.discards = self.discards[:]
        twin.yards = self.yards[:]
        twin.harbour = self.harbour[:]
        twin.departed = self.departed[:]
        twin.deck = self.deck
        twin.untaken = self.untaken[:]
        twin.cards = self.cards[:]
        twin.down = self.down[:]
        twin.front = self.front[:]
        twin.safe = self.safe[:]
        twin.holder = self.holder
        twin.bids = self.bids[:]
        twin.ran = self.ran
        twin.played = self.played
        twin.blocked = self.blocked
        twin.special = self.special
        twin.left = self.left
        twin.pile = self.pile
        twin.rotting = self.rotting[:]
        twin.kept = self.kept[:]
        return twin

    @property
    def hands(self) -> list[dict[str, Any]]:
        """Each seat's money, goods and kept special cards together, as they are held (WI-16)."""
        return [
            {"money": self.money[seat], "goods": self.goods[seat], "specials": self.specials[seat]}
            for seat in range(self.seats)
        ]

    @hands.setter
    def hands(self, hands: list[dict[str, Any]]) -> None:
        self.money = [hand["money"] for hand in hands]
        self.goods = [list(hand["goods"]) for hand in hands]
        self.specials = [list(hand["specials"]) for hand in hands]

    def discard(self, card: str) -> None:
        """An action card goes on the discard pile of its sort (WI-11)."""
        deck = self.box.cards[card].deck
        self.discards[deck] = [*self.discards[deck], card]

    def pending(self, seat: Seat) -> bool:
        """Nothing lies before this seat yet (WI-26)."""
        return not self.cards[seat] and not self.front[seat]

    def free(self, seat: Seat) -> int:
        """Empty places in a warehouse (WI-47)."""
        return self.box.places - sum(self.warehouses[seat])

    def vp(self, seat: Seat) -> int:
        """The points on a seat's ships (WI-83)."""
        ships = self.box.ships
        return sum([ships[name].vp for name in self.owned[seat]])

    def result(self) -> Result | None:
        """Most points; then more goods in the warehouse; then more gulden; then shared (WI-86 to WI-88, WI-R48)."""
        if self.decision is not OVER:
            return None
        points = [self.vp(seat) for seat in range(self.seats)]
        keys = [(points[seat], sum(self.warehouses[seat]), self.money[seat]) for seat in range(self.seats)]
        capped = max(points) < self.table.target  # WI-R50
        return Result(points, ranked(keys), "capped" if capped else decided_by(keys, ("points", "goods", "gulden")))
