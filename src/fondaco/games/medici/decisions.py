"""The decision points of Medici, in rulebook order.

StartDay   chance    who opens the day
DrawTile   chance    a tile comes out of the bag
BuildLot   maker     draw another tile, or stop
Bidding    each      bid higher or pass, once round the table, the maker last
Settle     -         the highest bidder pays and loads, or the lot is thrown away
FillShip   chance    the last ship in the market is filled for nothing
ScoreDay   -         cargo, pyramids; then the next day or the end
"""

from __future__ import annotations

import random
from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from fondaco.core.decision import OVER, Automatic, Chance, Decision
from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat
from fondaco.games.medici.components import SILENT
from fondaco.games.medici.moves import DRAW_OR_STOP, STARTS, Bid, Draw, Pass, Start, Stop, Tile, pass_or_bid
from fondaco.games.medici.position import Medici
from fondaco.games.medici.scoring import DayScore


class StartDay(Chance[Medici]):
    """Any seat may open the first day; later the poorest, by lot among equals (ME-14 to ME-16)."""

    def odds(self, p: Medici) -> list[tuple[Move, int]]:
        return [(STARTS[seat], 1) for seat in openers(p)]

    def apply(self, p: Medici, seat: Seat, move: Move) -> None:
        assert isinstance(move, Start)
        open_market(p, move.seat)


class DrawTile(Chance[Medici]):
    """A tile is drawn from the bag and laid open for everyone (ME-24, ME-25).

    Which tiles were set aside unseen makes no difference: each unseen tile is equally likely (ME-13).
    """

    def odds(self, p: Medici) -> list[tuple[Move, int]]:
        return [(p.box.draws[tile], p.unseen.count(tile)) for tile in dict.fromkeys(p.unseen)]

    def draw(self, p: Medici, rng: random.Random) -> Move:
        unseen = p.unseen
        return p.box.draws[unseen[int(rng.random() * float(len(unseen)))]]

    def check(self, p: Medici, seat: Seat, move: Move) -> None:
        if isinstance(move, Tile):
            unseen, place = p.unseen, bisect_left(p.unseen, move.tile)  # in order, so it is found as in a dictionary
            if place < len(unseen) and unseen[place] == move.tile:
                return
        raise Illegal("impossible-draw", move=str(move))

    def apply(self, p: Medici, seat: Seat, move: Move) -> None:
        assert isinstance(move, Tile)
        p.unseen.pop(bisect_left(p.unseen, move.tile))
        p.bag -= 1
        p.lot.append(move.tile)
        if p.told is not None:
            p.tell("drawn", seat=p.maker, tile=move.tile)
        if may_draw(p):
            p.decision = BUILD_LOT
        else:
            ask_one_of(p, p.table.round[p.maker])


class BuildLot(Decision[Medici]):
    """After each tile the maker may draw another, up to three, while a ship could load them all (ME-26 to ME-30)."""

    def to_act(self, p: Medici) -> tuple[Seat, ...]:
        return p.table.alone[p.maker]

    def choices(self, p: Medici, seat: Seat) -> Sequence[Move]:
        return DRAW_OR_STOP

    def check(self, p: Medici, seat: Seat, move: Move) -> None:
        if not isinstance(move, (Draw, Stop)):
            raise Illegal("draw-or-stop")

    def apply(self, p: Medici, seat: Seat, move: Move) -> None:
        if isinstance(move, Draw):
            p.decision = DRAW_TILE
        else:
            ask_one_of(p, p.table.round[p.maker])

    def facts(self, p: Medici, seat: Seat) -> dict[str, object]:
        return {"size": len(p.lot), "bag": p.bag, "free": p.free(seat)}


class Bidding(Decision[Medici]):
    """Once round the table, the maker last: beat the standing bid or pass (ME-31 to ME-37)."""

    def to_act(self, p: Medici) -> tuple[Seat, ...]:
        return p.table.alone[p.bidder]

    def choices(self, p: Medici, seat: Seat) -> Sequence[Move]:
        return pass_or_bid(p.high, p.money[seat])

    def check(self, p: Medici, seat: Seat, move: Move) -> None:
        if isinstance(move, Bid):
            if p.high < move.amount <= p.money[seat]:
                return
            raise Illegal("bid-range", above=p.high, purse=p.money[seat])
        if not isinstance(move, Pass):
            raise Illegal("bid-or-pass")

    def apply(self, p: Medici, seat: Seat, move: Move) -> None:
        if isinstance(move, Bid):
            p.high = p.bids[seat] = move.amount
            p.leader = seat
            if p.told is not None:
                p.tell("bid", seat=seat, amount=move.amount)
        else:
            p.bids[seat] = 0
            if p.told is not None:
                p.tell("passed", seat=seat)
        ask_one_of(p, p.table.yet_to_bid[p.maker][seat])

    def facts(self, p: Medici, seat: Seat) -> dict[str, object]:
        return {"high": p.high, "purse": p.money[seat], "size": len(p.lot), "last": int(seat == p.maker)}


class Settle(Automatic[Medici]):
    """The highest bidder pays the bank and loads the whole lot; without a bid it is thrown away (ME-39 to ME-43)."""

    def run(self, p: Medici) -> None:
        buyer, lot = p.leader, p.lot
        if buyer >= 0:
            p.money[buyer] -= p.high
            p.ships[buyer] = p.ships[buyer] + lot
            if p.told is not None:
                p.tell("sold", seat=buyer, amount=p.high, lot=lot)
        else:
            p.discards += lot
            if p.told is not None:
                p.tell("unsold", lot=lot)
        p.lot = []
        close_bidding(p)
        p.decision = next_lot(p) if p.bag else SCORE_DAY


class FillShip(DrawTile):
    """The last seat with room draws for nothing until its ship is full or the bag empty (ME-44 to ME-49)."""

    def apply(self, p: Medici, seat: Seat, move: Move) -> None:
        assert isinstance(move, Tile)
        p.unseen.pop(bisect_left(p.unseen, move.tile))
        p.bag -= 1
        p.ships[p.maker] = [*p.ships[p.maker], move.tile]
        if p.told is not None:
            p.tell("filled", seat=p.maker, tile=move.tile)
        if not p.free(p.maker) or not p.bag:
            p.decision = SCORE_DAY


class ScoreDay(Automatic[Medici]):
    """First the cargo, then the five pyramids; after the third day the game ends (ME-52 to ME-68)."""

    def run(self, p: Medici) -> None:
        score = DayScore(p.ships, p.levels, p.box)
        p.levels = score.levels
        p.money = [p.money[seat] + score.income[seat] for seat in range(p.seats)]
        if p.told is not None:
            tell_score(p, score)
        if p.day == p.box.days:
            p.decision = OVER
        else:
            p.day += 1
            begin_day(p)


def tell_score(p: Medici, score: DayScore) -> None:
    """Report a day's income by its sources."""
    for seat in range(p.seats):
        goods = sum(rewards[seat] for rewards in score.goods)
        bonus = sum(steps[seat] for steps in score.bonus)
        value, cargo = score.values[seat], score.cargo[seat]
        p.tell("scored", seat=seat, day=p.day, value=value, cargo=cargo, goods=goods, bonus=bonus)


def begin_day(p: Medici) -> None:
    """All tiles back into the bag, all ships empty; then somebody opens the market (ME-13, ME-18)."""
    p.ships = [[] for _ in range(p.seats)]
    p.unseen = p.box.tiles[:]
    p.bag = p.table.day
    p.discards = []
    p.lot = []
    p.maker = 0
    close_bidding(p)
    seats = openers(p)
    if len(seats) == 1:
        open_market(p, seats[0])
    else:
        p.decision = START_DAY


def openers(p: Medici) -> list[Seat]:
    """The seats that may open the day (ME-14 to ME-16, ME-R01)."""
    if p.day > 1:
        least = min(p.money)
        return [seat for seat in range(p.seats) if p.money[seat] == least]
    chosen = p.setup.options["start"]
    return [chosen] if isinstance(chosen, int) else list(range(p.seats))


def open_market(p: Medici, seat: Seat) -> None:
    """The day's first maker draws his first tile (ME-20)."""
    p.maker = seat
    p.decision = DRAW_TILE
    if p.told is not None:
        p.tell("day", day=p.day, seat=seat)


def may_draw(p: Medici) -> bool:
    """A further tile needs a place in the lot, a tile in the bag, and a ship with room for all (ME-30, ME-R05)."""
    size = len(p.lot)
    if p.bag and size < p.box.most:
        room = p.table.hold - size
        for ship in p.ships:
            if len(ship) < room:
                return True
    return False


def ask_one_of(p: Medici, seats: list[Seat]) -> None:
    """Ask the first of `seats` that could bid; when none can, the lot is settled (ME-32).

    A seat that cannot bid passes by itself (ME-R09).
    """
    for seat in seats:
        if p.money[seat] > p.high and len(p.ships[seat]) + len(p.lot) <= p.table.hold:
            p.bidder = seat
            p.decision = BIDDING
            return
        p.bids[seat] = 0
    SETTLE.run(p)


def close_bidding(p: Medici) -> None:
    """Nobody has spoken yet on the next lot (ME-33)."""
    p.bids = p.table.silent[:]
    p.high = 0
    p.leader = SILENT
    p.bidder = SILENT


def next_lot(p: Medici) -> Decision[Medici]:
    """The next maker sits left of the last one; full ships are passed over (ME-21, ME-22).

    Who is alone in the market fills his ship instead (ME-44, ME-R13).
    """
    ships, hold, maker = p.ships, p.table.hold, SILENT
    for seat in p.table.round[p.maker]:
        if len(ships[seat]) < hold:
            if maker >= 0:
                p.maker = maker
                return DRAW_TILE
            maker = seat
    if maker < 0:
        return SCORE_DAY
    p.maker = maker
    return FILL_SHIP


START_DAY: Final = StartDay()
DRAW_TILE: Final = DrawTile()
BUILD_LOT: Final = BuildLot()
BIDDING: Final = Bidding()
SETTLE: Final = Settle()
FILL_SHIP: Final = FillShip()
SCORE_DAY: Final = ScoreDay()
DECISIONS: Final = (START_DAY, DRAW_TILE, BUILD_LOT, BIDDING, SETTLE, FILL_SHIP, SCORE_DAY)
