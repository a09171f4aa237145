"""The pieces of an action, one by one: from the supply, or withdrawn when it is empty (HW-57 to HW-62, HW-82 to HW-86).

What is underway is `p.task`; `p.stones_due` and `p.carriages_due` say how much of it is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fondaco.core.decision import Decision
from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat
from fondaco.games.hellweg.decisions import actions
from fondaco.games.hellweg.moves import (
    CARRIAGE,
    DECLINE,
    FORGO,
    FROM_STORAGE,
    STONE,
    STORAGE,
    Carriage,
    Decline,
    Forgo,
    From,
    Pick,
    Stone,
)
from fondaco.games.hellweg.pieces import put_carriage, put_stone, withdraw_carriage, withdraw_stone
from fondaco.games.hellweg.position import BONUS, BUYING, NOTHING, RESTOCKING, STORING_PIECE, UNSTORING_ALL, Hellweg
from fondaco.games.hellweg.privileges import gain, missing
from fondaco.games.hellweg.turn import OwnTurn


class Source(OwnTurn):
    """The supply is empty: a piece is withdrawn from elsewhere, or its placing forgone (HW-84, HW-85, HW-R13)."""

    def check(self, p: Hellweg, seat: Seat, move: Move) -> None:
        if move in self.choices(p, seat):
            return
        if isinstance(move, From):
            raise Illegal("no-source", source=move.source)
        raise Illegal("cannot-forgo" if isinstance(move, Forgo) else "name-source")


class StoneSource(Source):
    """No stone in the supply: which one leaves its house or storage, or is the placing forgone? (HW-84 to HW-86)"""

    def choices(self, p: Hellweg, seat: Seat) -> Sequence[Move]:
        stones, box = p.stones[seat], p.box
        # From the house it must go to would be the same as to forgo it, or leave nothing to join (HW-R19, HW-R20).
        moves = [box.take_from[house] for house in box.houses if house in stones and house != p.target]
        if p.stored_stones[seat] and p.task != STORING_PIECE:
            moves.append(FROM_STORAGE)
        if p.task == BUYING:
            moves.append(FORGO)
        return moves

    def apply(self, p: Hellweg, seat: Seat, move: Move) -> None:
        if isinstance(move, From):
            withdraw_stone(p, seat, move.source)
            bring_stone(p, seat)
        else:
            forgo(p, seat, STONE, p.stones_due)
            p.stones_due = 0
        carry_on(p)

    def facts(self, p: Hellweg, seat: Seat) -> dict[str, object]:
        return {"task": p.task, "count": p.stones_due}


class CarriageSource(Source):
    """No carriage in the supply: which one leaves its road or storage, or is the placing forgone? (HW-84, HW-R21)"""

    def choices(self, p: Hellweg, seat: Seat) -> Sequence[Move]:
        carriages, box = p.carriages[seat], p.box
        moves = [box.take_from[road] for road in box.roads if road in carriages]
        if p.stored_carriages[seat] and p.task != STORING_PIECE:
            moves.append(FROM_STORAGE)
        if p.task in (BUYING, BONUS):
            moves.append(FORGO)
        return moves

    def apply(self, p: Hellweg, seat: Seat, move: Move) -> None:
        if isinstance(move, From):
            withdraw_carriage(p, seat, move.source)
            p.carriage_supply[seat] += 1
            p.held = True
        else:
            forgo(p, seat, CARRIAGE, p.carriages_due)
            p.carriages_due = 0
        carry_on(p)

    def facts(self, p: Hellweg, seat: Seat) -> dict[str, object]:
        return {"task": p.task, "count": p.carriages_due}


class PlaceCarriage(OwnTurn):
    """A road for a carriage: beside the slot's town, or for the bonus beside any own stone (HW-58, HW-70)."""

    def choices(self, p: Hellweg, seat: Seat) -> Sequence[Move]:
        roads = roads_for(p, seat)
        return (*roads, DECLINE) if may_decline(p) else roads

    def check(self, p: Hellweg, seat: Seat, move: Move) -> None:
        if isinstance(move, Decline):
            if not may_decline(p):
                raise Illegal("must-place")
        elif not isinstance(move, Carriage):
            raise Illegal("place-carriage")
        elif move not in roads_for(p, seat):
            raise Illegal("road-out-of-reach", road=move.road)

    def apply(self, p: Hellweg, seat: Seat, move: Move) -> None:
        p.carriages_due -= 1
        if isinstance(move, Carriage):
            p.carriage_supply[seat] -= 1
            p.held = False
            put_carriage(p, seat, move.road)
        elif p.told is not None:
            p.tell("declined", seat=seat)
        carry_on(p)

    def facts(self, p: Hellweg, seat: Seat) -> dict[str, object]:
        town = p.box.town_of.get(p.target)  # of a purchase
        return {"task": p.task, "town": town, "count": p.carriages_due, "held": int(p.held)}


class UnstorePiece(OwnTurn):
    """A place for the next piece out of storage, stones before carriages (HW-115 to HW-118, HW-R35)."""

    def choices(self, p: Hellweg, seat: Seat) -> Sequence[Move]:
        if not p.stones_due:
            return roads_for(p, seat)
        return [p.box.put_stone[house] for house in p.box.houses if house in p.stones[seat]]

    def check(self, p: Hellweg, seat: Seat, move: Move) -> None:
        if p.stones_due:
            if not isinstance(move, Stone):
                raise Illegal("place-stone")
            if move.house not in p.stones[seat]:
                raise Illegal("no-stone-there", house=move.house)
        elif not isinstance(move, Carriage):
            raise Illegal("place-carriage")
        elif move not in roads_for(p, seat):
            raise Illegal("road-out-of-reach", road=move.road)

    def apply(self, p: Hellweg, seat: Seat, move: Move) -> None:
        if isinstance(move, Stone):
            p.stored_stones[seat] -= 1
            p.stones_due -= 1
            put_stone(p, seat, move.house)
        elif isinstance(move, Carriage):
            p.stored_carriages[seat] -= 1
            p.carriages_due -= 1
            put_carriage(p, seat, move.road)
        carry_on(p)

    def facts(self, p: Hellweg, seat: Seat) -> dict[str, object]:
        return {"stones": p.stones_due, "carriages": p.carriages_due}


class PickPrivilege(OwnTurn):
    """A dear goods card brings a privilege of a kind not yet owned (HW-119, HW-R26)."""

    def choices(self, p: Hellweg, seat: Seat) -> Sequence[Move]:
        return [p.box.pick[kind] for kind in missing(p, seat)]

    def check(self, p: Hellweg, seat: Seat, move: Move) -> None:
        if not isinstance(move, Pick):
            raise Illegal("pick-privilege")
        if move.privilege not in missing(p, seat):
            raise Illegal("privilege-owned", privilege=move.privilege)

    def apply(self, p: Hellweg, seat: Seat, move: Move) -> None:
        assert isinstance(move, Pick)
        gain(p, seat, move.privilege)
        actions.go_on(p)


def carry_on(p: Hellweg) -> None:
    """Place what leaves no choice, then ask for the next piece; when all is placed the task is over."""
    seat = p.seat
    unstoring = p.task == UNSTORING_ALL
    while p.stones_due and p.stone_supply[seat] and not unstoring:
        p.stone_supply[seat] -= 1
        bring_stone(p, seat)
    if p.stones_due:
        ask(p, UNSTORE_PIECE if unstoring else STONE_SOURCE)
    elif not p.carriages_due:
        finish(p)
    elif unstoring:
        ask(p, UNSTORE_PIECE)
    elif not p.carriage_supply[seat]:
        ask(p, CARRIAGE_SOURCE)
    elif p.task == STORING_PIECE:
        store_carriage(p, seat)
        finish(p)
    elif p.task == RESTOCKING:
        PLACE_CARRIAGE.apply(p, seat, p.box.put_carriage[p.target])
    else:
        ask(p, PLACE_CARRIAGE)


def ask(p: Hellweg, decision: Decision[Hellweg]) -> None:
    """Ask the seat, or carry out the only move there is."""
    moves = decision.choices(p, p.seat)
    if len(moves) == 1:
        decision.apply(p, p.seat, moves[0])
    else:
        p.decision = decision


def finish(p: Hellweg) -> None:
    """Nothing is left to place. After a dear goods card a privilege is due (HW-119, HW-R25, HW-R26)."""
    chooses = p.lp and p.task == BONUS and p.box.goods[p.target].privilege
    p.task = p.target = NOTHING
    if chooses and missing(p, p.seat):
        ask(p, PICK_PRIVILEGE)
    else:
        actions.go_on(p)


def begin(p: Hellweg, task: str, target: str, stones: int, carriages: int) -> None:
    """Take up a task of so many pieces."""
    p.task = task
    p.target = target
    p.stones_due = stones
    p.carriages_due = carriages
    p.held = False
    carry_on(p)


def begin_storing(p: Hellweg, piece: str) -> None:
    """One piece goes from the supply into storage, or from the board when there is none (HW-114, HW-R23)."""
    begin(p, STORING_PIECE, STORAGE, int(piece == STONE), int(piece == CARRIAGE))


def begin_unstoring(p: Hellweg, seat: Seat) -> None:
    """Everything that lies in storage now comes out (HW-115, HW-R35)."""
    if p.told is not None:
        p.tell("unstoring", seat=seat, stones=p.stored_stones[seat], carriages=p.stored_carriages[seat])
    begin(p, UNSTORING_ALL, STORAGE, p.stored_stones[seat], p.stored_carriages[seat])


def bring_stone(p: Hellweg, seat: Seat) -> None:
    """The stone at hand goes where the task wants it (HW-57, HW-64, HW-114)."""
    p.stones_due -= 1
    if p.task != STORING_PIECE:
        put_stone(p, seat, p.target)
        return
    p.stored_stones[seat] += 1
    if p.told is not None:
        p.tell("stored", seat=seat, piece=STONE)


def store_carriage(p: Hellweg, seat: Seat) -> None:
    """A carriage goes from the supply into storage (HW-114)."""
    p.carriages_due -= 1
    p.held = False
    p.carriage_supply[seat] -= 1
    p.stored_carriages[seat] += 1
    if p.told is not None:
        p.tell("stored", seat=seat, piece=CARRIAGE)


def roads_for(p: Hellweg, seat: Seat) -> tuple[Move, ...]:
    """Beside the town that was bought in, else beside any town with an own stone (HW-58, HW-70, HW-117, HW-R14)."""
    if p.task == BUYING:
        return p.box.beside[p.box.town_of[p.target]]
    return p.box.carriages_beside(p.towns_with_stones(seat))


def may_decline(p: Hellweg) -> bool:
    """The bonus carriage may stay in the supply; one that was withdrawn for it may not (HW-48, HW-70)."""
    return p.task == BONUS and not p.held


def forgo(p: Hellweg, seat: Seat, piece: str, count: int) -> None:
    """What was paid stays paid (HW-85)."""
    if p.told is not None:
        p.tell("forgone", seat=seat, piece=piece, count=count)


STONE_SOURCE: Final[StoneSource] = StoneSource()
CARRIAGE_SOURCE: Final[CarriageSource] = CarriageSource()
PLACE_CARRIAGE: Final[PlaceCarriage] = PlaceCarriage()
UNSTORE_PIECE: Final[UnstorePiece] = UnstorePiece()
PICK_PRIVILEGE: Final[PickPrivilege] = PickPrivilege()
