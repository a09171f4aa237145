"""Phase 3: moving wagons and the courier (HA-72 to HA-98, HA-149 to HA-151)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat
from fondaco.games.haendler.agreements import happens, tell_drive, tile_used, turn_over
from fondaco.games.haendler.components import BROKEN_AXLE, KINDS, POINTS, RIDES, WAGONS
from fondaco.games.haendler.decisions.rounds import NEXT_PHASE
from fondaco.games.haendler.decisions.talk import ask
from fondaco.games.haendler.moves import (
    DECLINE,
    END,
    ONLY_PASS,
    PASS,
    BreakAxle,
    Decline,
    Drive,
    End,
    Forfeit,
    Pass,
    Pick,
    Push,
    Ride,
)
from fondaco.games.haendler.position import LOOK, NOBODY, PICK, Haendler, changed
from fondaco.games.haendler.roads import Path
from fondaco.games.haendler.turn import OwnTurn

AXLES: Final = tuple([BreakAxle(wagon + 1) for wagon in range(WAGONS)])
FORFEITS: Final = tuple([Forfeit(tile) for tile in range(10)])
PICKS: Final = {kind: Pick(kind) for kind in KINDS}


class BreakingAxles(OwnTurn):
    """The card Achsbruch, before anybody moves: that wagon stands still this round (HA-149, HA-150, HA-R78)."""

    def choices(self, p: Haendler, seat: Seat) -> Sequence[Move]:
        if BROKEN_AXLE not in p.hands[seat]:
            return ONLY_PASS
        return [PASS, *[AXLES[wagon] for wagon in range(WAGONS) if wagon not in p.stopped]]

    def check(self, p: Haendler, seat: Seat, move: Move) -> None:
        if isinstance(move, Pass):
            return
        if not isinstance(move, BreakAxle):
            raise Illegal("card-or-pass")
        if BROKEN_AXLE not in p.hands[seat]:
            raise Illegal("no-card", influence=BROKEN_AXLE)
        if not 1 <= move.wagon <= WAGONS or move.wagon - 1 in p.stopped:
            raise Illegal("no-such-wagon", wagon=move.wagon)

    def apply(self, p: Haendler, seat: Seat, move: Move) -> None:
        if isinstance(move, BreakAxle):
            p.spend_card(seat, BROKEN_AXLE)
            p.stopped = sorted([*p.stopped, move.wagon - 1])
            if p.told is not None:
                p.tell("axle-broken", seat=seat, wagon=move.wagon)
            if p.clauses:
                happens(p, f"plays:{seat}:{BROKEN_AXLE}:{move.wagon}")
            if len(p.stopped) == WAGONS:
                begin_turn(p, p.start)
            return
        follower = p.after(seat)
        if follower == NOBODY:
            begin_turn(p, p.start)
        else:
            ask(p, follower, BREAKING_AXLES)

    def facts(self, p: Haendler, seat: Seat) -> dict[str, object]:
        return {"held": p.hands[seat].count(BROKEN_AXLE)}


class Moving(OwnTurn):
    """One's turn: one tile for one wagon; extra points and courier cards before or after it (HA-78 to HA-96)."""

    def choices(self, p: Haendler, seat: Seat) -> Sequence[Move]:
        moves: list[Move] = [END] if p.played else tile_moves(p, seat)
        if p.points:
            for points in range(1, p.points + 1):
                for wagon in range(WAGONS):
                    if movable(p, wagon):
                        moves += [push(points, wagon + 1, to) for to in p.ways(wagon, points)]
        for card in p.rides:
            moves += [Ride(card, to) for to in p.box.roads.rides(p.courier, RIDES[card])]
        return moves

    def check(self, p: Haendler, seat: Seat, move: Move) -> None:
        if isinstance(move, Drive):
            check_tile(p, seat, move.tile)
            check_way(p, move.wagon, move.tile, move.to)
        elif isinstance(move, Push):
            if not 1 <= move.points <= p.points:
                raise Illegal("no-points", points=p.points)
            check_way(p, move.wagon, move.points, move.to)
        elif isinstance(move, Ride):
            if move.card not in p.rides:
                raise Illegal("no-ride", card=move.card)
            if move.to not in p.box.roads.rides(p.courier, RIDES[move.card]):
                raise Illegal("no-way", to=move.to)
        elif isinstance(move, Forfeit):
            check_tile(p, seat, move.tile)
            if any(movable(p, wagon) and p.ways(wagon, move.tile) for wagon in range(WAGONS)):
                raise Illegal("tile-can-move", tile=move.tile)
        elif isinstance(move, End):
            if not p.played:
                raise Illegal("tile-first")
        else:
            raise Illegal("moving-move")

    def apply(self, p: Haendler, seat: Seat, move: Move) -> None:
        if isinstance(move, Drive):
            path = p.ways(move.wagon - 1, move.tile)[move.to]
            lay_down(p, seat, move.tile)
            travel(p, seat, move.wagon - 1, path)
        elif isinstance(move, Push):
            path = p.ways(move.wagon - 1, move.points)[move.to]
            p.points -= move.points
            travel(p, seat, move.wagon - 1, path)
        elif isinstance(move, Ride):
            ride(p, seat, move.card, move.to)
        elif isinstance(move, Forfeit):
            lay_down(p, seat, move.tile)
            if p.told is not None:
                p.tell("tile-lost", seat=seat, tile=move.tile)
            go_on(p)
        else:
            end_turn(p, seat)

    def facts(self, p: Haendler, seat: Seat) -> dict[str, object]:
        stuck = all(isinstance(move, Forfeit) for move in self.choices(p, seat))
        return {"played": int(p.played), "points": p.points, "stuck": int(stuck)}


class PickingCard(OwnTurn):
    """Wagon and courier have met: a look through the pile, and one card of one's choice (HA-88, HA-96 to HA-98)."""

    def choices(self, p: Haendler, seat: Seat) -> Sequence[Move]:
        return [*[PICKS[kind] for kind, count in zip(KINDS, p.pile, strict=True) if count], DECLINE]

    def check(self, p: Haendler, seat: Seat, move: Move) -> None:
        if isinstance(move, Decline):
            return
        if not isinstance(move, Pick):
            raise Illegal("pick-or-decline")
        kind = p.box.kind.get(move.influence, NOBODY)
        if kind == NOBODY or not p.pile[kind]:
            raise Illegal("not-in-pile", influence=move.influence)

    def apply(self, p: Haendler, seat: Seat, move: Move) -> None:
        wagon = p.meeting
        p.meeting = NOBODY
        if isinstance(move, Pick):
            kind = p.box.kind[move.influence]
            p.pile = changed(p.pile, kind, p.pile[kind] - 1)
            p.gain_card(seat, move.influence)
            p.cards = changed(p.cards, -1, [seat, PICK, move.influence, p.pile])
            if wagon not in p.locked:
                p.locked = [*p.locked, wagon]
            p.whisper("picked", (seat,), ("influence",), seat=seat, influence=move.influence)
        elif p.told is not None:
            p.tell("picked-none", seat=seat)
        go_on(p)

    def face(self, p: Haendler, viewer: Seat | None, actor: Seat, move: Move) -> str:
        return "pick ?" if isinstance(move, Pick) and viewer != actor else str(move)


def movable(p: Haendler, wagon: int) -> bool:
    """Not if it arrived this round, carries an Achsbruch or gave this player a card (HA-85, HA-93, HA-R41)."""
    return wagon not in p.arrived and wagon not in p.stopped and wagon not in p.locked


def tile_moves(p: Haendler, seat: Seat) -> list[Move]:
    """Every use of every tile face up; a tile that moves nothing can only be lost (HA-80, HA-86, HA-R40)."""
    moves: list[Move] = []
    free = [wagon for wagon in range(WAGONS) if movable(p, wagon)]
    for tile in p.tiles[seat]:
        before = len(moves)
        for wagon in free:
            moves += [drive(tile, wagon + 1, to) for to in p.ways(wagon, tile)]
        if len(moves) == before:
            moves.append(FORFEITS[tile])
    return moves


@cache
def drive(tile: int, wagon: int, to: str) -> Drive:
    """The one shared move that drives a wagon there with this tile."""
    return Drive(tile, wagon, to)


@cache
def push(points: int, wagon: int, to: str) -> Push:
    """The one shared move that pushes a wagon there with so many points."""
    return Push(points, wagon, to)


def check_tile(p: Haendler, seat: Seat, tile: int) -> None:
    if p.played:
        raise Illegal("tile-played")
    if tile not in p.tiles[seat]:
        raise Illegal("no-tile", tile=tile)


def check_way(p: Haendler, number: int, points: int, to: str) -> None:
    if not 1 <= number <= WAGONS:
        raise Illegal("no-such-wagon", wagon=number)
    if not movable(p, number - 1):
        raise Illegal("wagon-stands", wagon=number)
    if to not in p.ways(number - 1, points):
        raise Illegal("no-way", to=to)


def lay_down(p: Haendler, seat: Seat, tile: int) -> None:
    """The tile is turned face down (HA-79)."""
    p.played = True
    p.tiles = changed(p.tiles, seat, [other for other in p.tiles[seat] if other != tile])
    if p.clauses:
        tile_used(p, seat)


def travel(p: Haendler, seat: Seat, wagon: int, path: Path) -> None:
    """The wagon leaves, and with it the master's office; it may arrive, or meet the courier (HA-69, HA-82, HA-88)."""
    start = p.at[wagon]
    end = path[-1]
    arrives = end in p.box.roads.cities
    p.masters[wagon] = NOBODY
    p.at[wagon] = end
    p.came[wagon] = "" if arrives else path[-2] if len(path) > 1 else start
    if p.told is not None:
        p.tell("drove", seat=seat, wagon=wagon + 1, at=start, to=end, fields=len(path))
    if p.clauses:
        tell_drive(p, seat, wagon, start, path)
    if arrives:
        p.arrived = sorted([*p.arrived, wagon])
    if end == p.courier:
        meet(p, seat, wagon)
    else:
        go_on(p)


def ride(p: Haendler, seat: Seat, card: str, to: str) -> None:
    """The courier moves; only the field where he ends counts (HA-94 to HA-96, HA-R44, HA-R45)."""
    p.courier = to
    p.rides = [other for other in p.rides if other != card]
    if p.told is not None:
        p.tell("rode", seat=seat, card=card, to=to)
    if p.clauses:
        happens(p, f"courier:{to}:{seat}")
    if to in p.at:
        meet(p, seat, p.at.index(to))
    else:
        go_on(p)


def meet(p: Haendler, seat: Seat, wagon: int) -> None:
    """Who brings wagon and courier together may look through the pile, if there is one (HA-98, HA-R47)."""
    # The look into the pile shows something hidden: the move that led to it cannot be taken back.
    p.reveal("met", seat=seat, wagon=wagon + 1, field=p.courier)
    if not any(p.pile):
        go_on(p)
        return
    p.meeting = wagon
    p.cards = [*p.cards, [seat, LOOK, None, p.pile]]
    p.decision = PICKING_CARD


def go_on(p: Haendler) -> None:
    """The turn goes on while there is anything left to choose in it."""
    p.decision = MOVING
    if p.played and not p.rides and (not p.points or len(MOVING.choices(p, p.actor)) == 1):
        end_turn(p, p.actor)


def begin_moving(p: Haendler) -> None:
    """Cards first (HA-149)."""
    ask(p, p.start, BREAKING_AXLES)


def begin_turn(p: Haendler, seat: Seat) -> None:
    """What the investment cards add to this turn (HA-89, HA-94, HA-R43)."""
    own = p.investments[seat]
    p.played = False
    p.points = sum([POINTS.get(card, 0) for card in own])
    p.rides = [card for card in own if card in RIDES]
    p.locked = []
    ask(p, seat, MOVING)


def end_turn(p: Haendler, seat: Seat) -> None:
    """Unspent points are lost; after the last turn the axles are mended (HA-R43, HA-R78)."""
    if p.clauses:
        turn_over(p, seat)
    follower = p.after(seat)
    if follower != NOBODY:
        begin_turn(p, follower)
        return
    p.stopped = []
    p.decision = NEXT_PHASE


BREAKING_AXLES: Final = BreakingAxles()
MOVING: Final = Moving()
PICKING_CARD: Final = PickingCard()
