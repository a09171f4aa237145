"""How much of what deals could bring is realised at tables of one bot.

Run it: python tests/genua/surplus.py [bot] [matches]

At every stop of the tower the judgement says what the action there would bring each seat that has one left. Without
deals the active player would take the best of them for himself. The most there is, is the best way to give each seat
one action of the turn. What lies between is the surplus; realised is what those who acted gained beyond the first.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence

import fondaco
from fondaco.bots import bot
from fondaco.core.moves import CHANCE, Seat
from fondaco.core.play import Agent, ask_of
from fondaco.games.genua.estate import Estates
from fondaco.games.genua.position import Genua

ARRIVALS = ("moved", "rolled", "chose-start")
"""Events that bring the tower to a field."""


class Turn:
    """The stops of one turn: what each seat would gain there, and who acted."""

    def __init__(self, active: Seat) -> None:
        self.active = active
        self.stops: list[str] = []
        self.gains: list[list[float]] = []
        self.actors: dict[int, Seat] = {}

    def arrive(self, p: Genua, field: str) -> None:
        estates, busy = Estates(p), set(self.actors.values())
        seats = range(p.seats)
        self.stops.append(field)
        self.gains.append([max(0.0, estates.gain(s, field)) if s in busy or p.has_action(s) else 0.0 for s in seats])

    def act(self, seat: Seat, field: str) -> None:
        latest = len(self.stops) - 1 - self.stops[::-1].index(field)
        self.actors[latest] = seat

    @property
    def alone(self) -> float:
        return most(self.gains, [self.active])

    @property
    def possible(self) -> float:
        return most(self.gains, range(len(self.gains[0]))) if self.gains else 0.0

    @property
    def realised(self) -> float:
        return sum(self.gains[stop][seat] for stop, seat in self.actors.items())


def most(gains: Sequence[Sequence[float]], seats: Sequence[Seat]) -> float:
    """The best sum when each of the seats acts at one stop at most, and one seat at each stop."""
    found = {frozenset[Seat](): 0.0}
    for stop in gains:
        for taken, total in list(found.items()):
            for seat in seats:
                if seat not in taken:
                    key = taken | {seat}
                    found[key] = max(found.get(key, 0.0), total + stop[seat])
    return max(found.values())


def play(agent: Agent, seed: int) -> list[Turn]:
    """One match of four of them."""
    p = fondaco.game("genua").start(4)
    assert isinstance(p, Genua)
    turns: list[Turn] = []
    dealer = random.Random(f"{seed} dealer")
    minds = [random.Random(f"{seed} {seat}") for seat in range(p.seats)]
    while asked := p.to_act():
        seat = asked[0]
        move = p.draw(dealer) if seat == CHANCE else agent.answer(ask_of(p, seat, minds[seat])).move
        p.told = told = []
        p.play(seat, move)
        p.told = None
        for event in told:
            if event.kind == "turn":
                turns.append(Turn(event.facts["seat"]))
            elif event.kind in ARRIVALS and event.facts["field"] in p.city.is_building:
                turns[-1].arrive(p, event.facts["field"])
            elif event.kind == "acts" and event.facts["field"] in turns[-1].stops:
                turns[-1].act(event.facts["seat"], event.facts["field"])
    return turns


if __name__ == "__main__":
    name = sys.argv[1] if len(sys.argv) > 1 else "patrizier"
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 10
    turns = [turn for seed in range(count) for turn in play(bot(name), seed)]
    alone, realised, possible = (
        sum(getattr(turn, what) for turn in turns) for what in ("alone", "realised", "possible")
    )
    share = (realised - alone) / (possible - alone)
    print(
        f"{count} matches of {name}, {len(turns)} turns: {share:.1%} of the surplus, {realised / possible:.1%} of all"
    )
