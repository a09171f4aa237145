"""Positions of Vor dem Wind as a test wants them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import fondaco
from fondaco.core.position import Position
from fondaco.games.wind.position import Wind
from scripting import Playing, listed
from scripting import play as play_lines

Lay = Callable[..., Wind]
Said = Callable[[Position, int], set[str]]
HANDS = ("money", "goods", "specials")


@pytest.fixture
def lay() -> Lay:
    """Lay out a position: `lay(3, "CloseTrade", cards=["shipping-10", "", ""], money=[22, 0, 5], …)`.

    Stacks, ship stacks and the bank follow from what is given. Goods that `stock` leaves out lie in the last hand.
    A decision that runs by itself (CloseTrade, RoundEnd) is carried out at once.
    """

    def build(
        seats: int = 3, decision: str = "CloseTrade", options: dict[str, Any] | None = None, **given: Any
    ) -> Wind:
        game = fondaco.game("wind")
        state: dict[str, Any] = game.start(seats, {"start": 0, **(options or {})}).to_json()
        box = game.set_up(seats, {}, None).box
        state |= {"decision": decision, "round": 1, "fleets": 1, "start": 0, "turn": 0}
        state["harbour"] = ["L20-AACC", "L12-CCKK", "S7-AC", "S4-A"]
        for key in HANDS:
            state["hands"] = [
                {**hand, key: value}
                for hand, value in zip(state["hands"], given.pop(key, [h[key] for h in state["hands"]]), strict=True)
            ]
        stock = given.pop("stock", None)
        state |= given
        hands = state["hands"]
        if decision in ("Offer", "Settle", "ChooseCard"):
            state["turn"] = given.get(
                "turn", next(s for s in range(seats) if not state["cards"][s] and not state["front"][s])
            )
        for good in range(4):
            out = sum(hand["goods"][good] for hand in hands) + sum(stored[good] for stored in state["warehouses"])
            if stock is not None:
                hands[-1]["goods"] = [
                    *hands[-1]["goods"][:good],
                    hands[-1]["goods"][good] + 15 - out - stock[good],
                    *hands[-1]["goods"][good + 1 :],
                ]
                out = 15 - stock[good]
            state["stock"][good] = 15 - out
        loose = [*state["untaken"], *filter(None, state["cards"])]
        for seat in range(seats):
            loose += [*hands[seat]["specials"], *state["preserves"][seat]]
        for deck in range(3):
            if "decks" not in given:
                stack = box.decks[deck][:]
                for name in (*loose, *state["discards"][deck]):
                    if box.cards[name].deck == deck:
                        stack.remove(name)
                state["decks"][deck] = stack
        for size in range(2):
            yard = box.yards[size][:]
            for name in (
                *state["harbour"],
                *(ship for owned in state["owned"] for ship in owned),
                *state["departed"][size],
            ):
                if box.ships[name].size == size:
                    yard.remove(name)
            state["yards"][size] = yard
        state["bank"] = box.gulden - sum(hand["money"] for hand in hands) - sum(state["front"])
        p = game.load(state)
        assert isinstance(p, Wind)
        return p

    return build


@pytest.fixture
def play() -> Playing:
    return play_lines


@pytest.fixture
def said() -> Said:
    """The choices of a seat as notation."""
    return lambda p, seat: set(listed(p, seat))
