"""Medici as the house knows it."""

from __future__ import annotations

import random
from collections import Counter
from typing import Final

from fondaco.core.edition import Edition
from fondaco.core.game import Game, Option
from fondaco.core.position import Position
from fondaco.core.secrecy import Json
from fondaco.games.medici.components import SILENT, Box, constraints
from fondaco.games.medici.decisions import (
    BIDDING,
    BUILD_LOT,
    DECISIONS,
    DRAW_TILE,
    FILL_SHIP,
    SETTLE,
    START_DAY,
    may_draw,
)
from fondaco.games.medici.moves import Bid, Draw, Pass, Start, Stop, Tile
from fondaco.games.medici.position import Medici


class MediciGame(Game):
    """Two to six merchants, three days, thirty-six tiles."""

    name = "medici"
    title = "Medici"
    seats = range(2, 7)
    options = (Option("start", ("random", 0, 1, 2, 3, 4, 5), "random"),)
    editions = ("abacus-2006",)
    decisions = DECISIONS
    moves = {Start: (int,), Tile: (str,), Draw: (), Stop: (), Pass: (), Bid: (int,)}
    position = Medici
    package = "fondaco.games.medici"

    def unpack(self, edition: Edition) -> Box:
        return Box(edition)

    def constraints(self, edition: Edition) -> list[tuple[str, str, str]]:
        return constraints(edition)

    def imagine(self, view: Json, rng: random.Random) -> Position:
        """Nothing on the table is secret; coming draws are chance plies and need no guess."""
        return self.restore(view)

    def longest(self, seats: int) -> int:
        """Each tile of a day can cost a draw, a choice of the maker and a bid of everyone, and each day a start."""
        box = self.set_up(seats, {}, None).box
        assert isinstance(box, Box)
        return box.days * (box.table[seats].day * (seats + 2) + 1)

    def violations(self, p: Position) -> list[str]:
        """The invariants at the end of the rules."""
        assert isinstance(p, Medici)
        broken: list[str] = []
        if len(p.money) != p.seats or len(p.ships) != p.seats or len(p.bids) != p.seats:
            return [f"money, ships and bids need one entry for each of the {p.seats} seats"]
        if len(p.levels) != 5 or any(len(standing) != p.seats for standing in p.levels):
            return [f"levels needs five pyramids with {p.seats} markers each"]
        if not 0 <= p.maker < p.seats:
            return ["maker must be a seat"]
        loaded = [tile for ship in p.ships for tile in ship]
        seen = loaded + p.lot + p.discards
        if Counter(p.unseen) + Counter(seen) != Counter(p.box.tiles):
            broken.append("unseen, ships, lot and discards together must be the 36 tiles")
        if p.unseen != sorted(p.unseen):
            broken.append("unseen must be in order")
        if p.bag != p.table.day - len(seen) or p.bag < 0:
            broken.append(f"the bag must hold {p.table.day} tiles less those seen today, and no fewer than none")
        if any(len(ship) > p.table.hold for ship in p.ships):
            broken.append(f"a ship carries at most {p.table.hold} tiles")
        if min(p.money) < 0:
            broken.append("nobody owes money")
        if any(not 0 <= level <= p.box.top for standing in p.levels for level in standing):
            broken.append(f"a pyramid has the steps 0 to {p.box.top}")
        if not 1 <= p.day <= p.box.days:
            broken.append(f"there are {p.box.days} days")
        if len(p.lot) > p.box.most:
            broken.append(f"a lot has at most {p.box.most} tiles")
        market = [seat for seat in range(p.seats) if p.free(seat)]
        if p.decision is FILL_SHIP:
            if market != [p.maker] or not p.bag:
                broken.append("a ship is filled when its owner is alone in the market and the bag has a tile")
        elif p.decision in (DRAW_TILE, BUILD_LOT, BIDDING) and len(market) < 2:
            broken.append("an auction needs two seats in the market")
        if p.decision in (DRAW_TILE, BUILD_LOT) and not may_draw(p):
            broken.append("a draw needs a tile in the bag, a place in the lot and a ship with room for all of it")
        if p.decision is BUILD_LOT and not p.lot:
            broken.append("a maker is asked with one or two tiles before him")
        if p.decision is BIDDING:
            broken += bidding_violations(p)
        elif p.decision is SETTLE:
            broken += bid_violations(p)
        elif (p.bids, p.high, p.leader) != ([SILENT] * p.seats, 0, SILENT):
            broken.append("nobody speaks before a lot is offered")
        if p.decision in (DRAW_TILE, BUILD_LOT) and not p.free(p.maker):
            broken.append("a maker has room on his ship")
        if p.lot and p.decision not in (DRAW_TILE, BUILD_LOT, BIDDING, SETTLE):
            broken.append("a lot lies on the quay only while it is made and sold")
        if p.decision is START_DAY and seen:
            broken.append("a day starts with all tiles unseen")
        return broken


def bidding_violations(p: Medici) -> list[str]:
    """What must hold while bids are taken."""
    if not 0 <= p.bidder < p.seats or p.bids[p.bidder] != SILENT:
        return ["bidder must be a seat that has not spoken"]
    broken = bid_violations(p)
    order = p.table.round[p.maker]
    if any(p.bids[seat] != SILENT for seat in order[order.index(p.bidder) :]):
        broken.append("nobody speaks before his turn")
    high = 0
    for seat in order[: order.index(p.bidder)]:
        if p.bids[seat] == SILENT and p.free(seat) >= len(p.lot) and p.money[seat] > high:
            broken.append("whoever could bid has spoken in his turn")
        high = max(high, p.bids[seat])
    if not p.lot or p.free(p.bidder) < len(p.lot) or p.money[p.bidder] <= p.high:
        broken.append("the bidder must have room for the lot and money for a higher bid")
    return broken


def bid_violations(p: Medici) -> list[str]:
    """What must hold of the bids on a lot: each above the last, with money and room for it."""
    bids = [(p.bids[seat], seat) for seat in p.table.round[p.maker] if p.bids[seat] > 0]
    amounts = [bid for bid, _ in bids]
    if amounts != sorted(set(amounts)):
        return ["each bid is above the last"]
    broken = []
    if (p.high, p.leader) != (bids[-1] if bids else (0, SILENT)):
        broken.append("high and leader must tell the highest bid")
    if any(bid > p.money[seat] or len(p.lot) > p.free(seat) for bid, seat in bids):
        broken.append("a bid needs the money, and room for the lot")
    return broken


MEDICI: Final = MediciGame()
