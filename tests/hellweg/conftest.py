"""Positions of Hellweg westfalicus as a test wants them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

import fondaco
import scripting
from fondaco.core.moves import CHANCE
from fondaco.core.position import Position
from fondaco.games.hellweg.position import Hellweg
from scripting import P, Playing, Refused

Lay = Callable[..., Hellweg]
Offered = Callable[[Position], list[str]]


@pytest.fixture
def lay() -> Lay:
    """Lay out a position: `lay("Turn", stones=[{"olpe-iron": 2}], money=[9, 9, 9])`.

    What is not given follows: supplies from the pieces on the board and in storage, piles from the goods cards held,
    merchants on the market from the turn, the cards still unseen from the round (those in `coming` are among them).
    """

    def build(
        decision: str = "Turn", seats: int = 3, options: Any = None, coming: Sequence[int] = (), **given: Any
    ) -> Hellweg:
        game = fondaco.game("hellweg")
        state: dict[str, Any] = game.start(seats, {"start": 0} | (options or {})).to_json()
        waiting = decision == "NextCard"
        acting = not waiting and decision not in ("Sale", "AnySale")
        state |= {"decision": decision, "task": "", "target": "", "round": 3, "seat": -1 if waiting else 0}
        state |= {
            "card": 0 if waiting else 12,
            "turn": 1 if acting else 0,
            "slot": {"Sale": 0, "AnySale": 4}.get(decision, -1),
        }
        for name, empty in BY_SEAT.items():
            state[name] = [*given.pop(name, ()), *[empty for _ in range(seats)]][:seats]
        state |= given
        box = game.set_up(seats, state["options"], None).box
        for seat in range(seats):
            extra = 2 if state["extra"] == seat else 0
            state["stone_supply"][seat] = 12 - sum(state["stones"][seat].values()) - state["stored_stones"][seat]
            on_roads = sum(state["carriages"][seat].values())
            state["carriage_supply"][seat] = 8 + extra - on_roads - state["stored_carriages"][seat]
        held = [card for cards in state["goods"] for card in cards]
        state["piles"] = [card for card in state["piles"] if card not in held]
        state["left"] = (10 if state["options"]["short"] else 12) - state["round"]
        gone = [card for card in box.trade if card != state["card"] and card not in coming]
        gone = gone[: state["round"] - (state["card"] > 0)]
        state["unseen"] = [card for card in box.trade if card not in gone and card != state["card"]]
        if "market" not in given and state["turn"]:
            state["market"] = [merchants_due(state, seat) - state["slots"].count(seat) for seat in range(seats)]
        p = game.load(state)
        assert isinstance(p, Hellweg)
        return p

    return build


BY_SEAT: dict[str, Any] = {
    "stones": {},
    "carriages": {},
    "stored_stones": 0,
    "stored_carriages": 0,
    "goods": [],
    "privileges": {},
    "money": 10,
}


def merchants_due(state: dict[str, Any], seat: int) -> int:
    """How many merchants this seat has placed when it is the turn of `state["seat"]`."""
    seats = state["seats"]
    order = [(each - state["start"]) % seats for each in (seat, state["seat"])]
    return int(state["turn"] - 1 + (order[0] < order[1] or (seat == state["seat"] and state["acted"])))


@pytest.fixture
def do() -> Playing:
    """Play moves in notation, each by whoever is asked: `do(p, "buy hagen-salt", "carriage hagen-olpe")`."""

    def play(p: P, *texts: str) -> P:
        for text in texts:
            seat = p.to_act()[0]
            assert seat != CHANCE or text.startswith(("trade-card", "start")), f"{p} while playing {text}"
            p.play(seat, p.setup.game.parse(text))
        return p

    return play


@pytest.fixture
def offered() -> Offered:
    """The choices of whoever is asked, as notation."""
    return lambda p: scripting.listed(p, p.to_act()[0])


@pytest.fixture
def refused() -> Refused:
    """The code with which a move of whoever is asked is refused, or nothing."""
    return lambda p, text: scripting.refused(p, f"{p.to_act()[0]} {text}")
