"""What the table tells its players: questions, refusals, events."""

from __future__ import annotations

from typing import Any

import pytest

from fondaco.core.errors import Illegal
from fondaco.core.moves import CHANCE, Move, Seat
from fondaco.core.position import Position
from fondaco.core.testing import rule
from fondaco.games.medici.moves import DRAW, PASS, STOP, Bid, Start, Tile
from medici.conftest import Lay


def told(p: Position, *plies: tuple[Seat, Move]) -> list[dict[str, Any]]:
    """What everybody hears while these plies are played."""
    p.told = []
    for seat, move in plies:
        p.play(seat, move)
    return [event.heard_by(None) for event in p.told]


@rule("ME-26")
def test_the_maker_is_asked_with_what_he_needs_to_know(lay: Lay) -> None:
    p = lay(4, "BuildLot", lot=["D3"], ships=[["C0"], [], [], []])
    assert p.facts(0) == {"size": 1, "bag": 22, "free": 4}
    assert p.facts(1) == {}


@rule("ME-34", "ME-35")
def test_the_bidder_is_asked_with_what_he_needs_to_know(lay: Lay) -> None:
    p = lay(4, "Bidding", maker=1, lot=["D3", "D4"], bidder=1, bids=[5, -1, 0, 0], high=5, leader=0, money=[9, 8, 7, 6])
    assert p.facts(1) == {"high": 5, "purse": 8, "size": 2, "last": 1}


@pytest.mark.parametrize(
    ("decision", "given", "seat", "move", "code", "facts"),
    [
        ("DrawTile", {}, CHANCE, Tile("C9"), "impossible-draw", {"move": "tile C9"}),
        ("DrawTile", {}, CHANCE, Tile("Z0"), "impossible-draw", {"move": "tile Z0"}),
        ("DrawTile", {}, CHANCE, DRAW, "impossible-draw", {"move": "draw"}),
        ("DrawTile", {"discards": ["D3"]}, CHANCE, Tile("D3"), "impossible-draw", {"move": "tile D3"}),
        ("BuildLot", {"lot": ["D3"]}, 0, PASS, "draw-or-stop", {}),
        ("Bidding", {"lot": ["D3"], "bidder": 1}, 1, DRAW, "bid-or-pass", {}),
        ("Bidding", {"lot": ["D3"], "bidder": 1}, 1, Bid(41), "bid-range", {"above": 0, "purse": 40}),
        ("Bidding", {"lot": ["D3"], "bidder": 1}, 2, Bid(4), "not-asked", {}),
    ],
)
def test_a_refusal_says_why(
    lay: Lay, decision: str, given: dict[str, Any], seat: int, move: Move, code: str, facts: dict[str, Any]
) -> None:
    p = lay(4, decision, **given)
    with pytest.raises(Illegal) as refused:
        p.play(seat, move)
    assert (refused.value.code, refused.value.facts) == (code, facts)


@rule("ME-33")
def test_everybody_sees_what_each_seat_said_on_the_lot(lay: Lay) -> None:
    p = lay(4, "Bidding", maker=0, lot=["D3"], bidder=1)
    p.play(1, Bid(2))
    p.play(2, PASS)
    assert all(p.view(seat)["bids"] == [-1, 2, 0, -1] for seat in (0, 1, 2, 3, None))


@rule("ME-39", "ME-40", "ME-41")
def test_a_sale_is_told_as_it_happens(lay: Lay) -> None:
    p = lay(3, maker=0)
    assert told(p, (CHANCE, Tile("S5")), (0, STOP), (1, Bid(2)), (2, PASS), (0, PASS)) == [
        {"event": "drawn", "seat": 0, "tile": "S5"},
        {"event": "bid", "seat": 1, "amount": 2},
        {"event": "passed", "seat": 2},
        {"event": "passed", "seat": 0},
        {"event": "sold", "seat": 1, "amount": 2, "lot": ["S5"]},
    ]
    assert told(p, (CHANCE, Tile("D0")), (1, STOP), (2, PASS), (0, PASS), (1, PASS))[-1] == {
        "event": "unsold",
        "lot": ["D0"],
    }


@rule("ME-47", "ME-66")
def test_a_scoring_is_told_by_its_sources(lay: Lay) -> None:
    ships = [["C0", "C1", "C2", "C3"], ["F0", "F1", "F2", "F3", "F4"], ["G0", "G1", "G2", "G3"]]
    levels = [[5, 0, 0], *[[0, 0, 0] for _ in range(4)]]
    p = lay(3, "Bidding", maker=0, lot=["C4"], bidder=0, bids=[-1, 0, 0], ships=ships, levels=levels, money=[9, 9, 9])
    heard = told(p, (0, Bid(1)), (CHANCE, Tile("X10")))
    assert heard[2:] == [
        {"event": "filled", "seat": 2, "tile": "X10"},
        {"event": "scored", "seat": 0, "day": 1, "value": 10, "cargo": 7, "goods": 10 + 2 + 2 + 5 + 5, "bonus": 20},
        {"event": "scored", "seat": 1, "day": 1, "value": 10, "cargo": 7, "goods": 2 + 10 + 2 + 5 + 5, "bonus": 5},
        {"event": "scored", "seat": 2, "day": 1, "value": 16, "cargo": 30, "goods": 2 + 2 + 10 + 5 + 5, "bonus": 0},
        {"event": "day", "day": 2, "seat": 1},
    ]
    assert p.money == [9 - 1 + 7 + 24 + 20, 9 + 7 + 24 + 5, 9 + 30 + 24]


@rule("ME-14")
def test_the_opening_of_a_day_is_told() -> None:
    import fondaco

    p = fondaco.game("medici").start(4)
    assert told(p, (CHANCE, Start(2))) == [{"event": "day", "day": 1, "seat": 2}]
