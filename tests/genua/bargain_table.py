"""How well the negotiator bargains, by partner: deals, the share of their gain it keeps, its least gain.

Run it: python tests/genua/bargain_table.py [matches]
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Sequence

import fondaco
from fondaco.core.moves import CHANCE, Move, Seat
from fondaco.core.play import Answer, Ask, Thought, ask_of
from fondaco.games.genua.bargaining import sides
from fondaco.games.genua.estate import Estates
from fondaco.games.genua.judgement import weigh, weigh_silent
from fondaco.games.genua.moves import Accept, Yes
from fondaco.games.genua.position import Genua
from fondaco.games.genua.terms import Terms

GAME = fondaco.game("genua")
Weigh = Callable[[Genua, Seat, Sequence[Move]], list[Thought]]


class Merchant:
    """Plays by a judgement."""

    def __init__(self, judgement: Weigh) -> None:
        self.judgement = judgement

    def answer(self, ask: Ask) -> Answer:
        imagined = ask.game.imagine(ask.view, ask.rng)
        assert isinstance(imagined, Genua)
        thoughts = self.judgement(imagined, ask.seat, ask.choices)
        best = max(thoughts, key=lambda thought: round(thought.worth, 9))
        return Answer(best.move, thoughts)


class Agreeable(Merchant):
    """Takes the first offer and says yes to everything; otherwise plays like the silent one."""

    def answer(self, ask: Ask) -> Answer:
        for move in ask.choices:
            if isinstance(move, (Accept, Yes)):
                return Answer(move)
        return super().answer(ask)


class Dice:
    """Plays at random."""

    def answer(self, ask: Ask) -> Answer:
        return Answer(ask.rng.choice(ask.choices))


PARTNERS: dict[str, Callable[[], Merchant | Dice]] = {
    "negotiating": lambda: Merchant(weigh),
    "silent": lambda: Merchant(weigh_silent),
    "agreeable": lambda: Agreeable(weigh_silent),
    "random": Dice,
}


class Ledger:
    """What negotiators got out of their dealings with one kind of partner."""

    def __init__(self) -> None:
        self.matches = self.deals = 0
        self.wins = self.kept = self.joint = 0.0
        self.least = float("inf")

    def row(self, name: str) -> str:
        share = self.kept / self.joint if self.joint else 0.0
        return (
            f"{name:<12}{self.matches:>8}{self.wins / self.matches:>7.0%}{self.deals / self.matches:>8.1f}"
            f"{share:>7.0%}{self.least:>8.1f}"
        )


HEAD = f"{'partner':<12}{'matches':>8}{'wins':>7}{'deals':>8}{'kept':>7}{'least':>8}"


def play(partner: str, seed: int, ledger: Ledger, seats: int = 4) -> None:
    """One match: negotiators on every other seat, partners between them."""
    p = GAME.start(seats)
    assert isinstance(p, Genua)
    first = seed % 2
    own = {seat for seat in range(seats) if seat % 2 == first}
    agents = [Merchant(weigh) if seat in own else PARTNERS[partner]() for seat in range(seats)]
    dealer = random.Random(f"{seed} dealer")
    minds = [random.Random(f"{seed} {seat}") for seat in range(seats)]
    while asked := p.to_act():
        seat = asked[0]
        if seat == CHANCE:
            move = p.draw(dealer)
        else:
            move = agents[seat].answer(ask_of(p, seat, minds[seat])).move
            settle(p, move, own, ledger)
        p.play(seat, move)
    result = p.result()
    assert result is not None
    ledger.matches += 1
    ledger.wins += sum(result.share(seat) for seat in own)


def settle(p: Genua, move: Move, own: set[Seat], ledger: Ledger) -> None:
    """Enter a deal about to be made into the ledger."""
    terms: Terms
    if isinstance(move, Accept):
        offerer = move.seat
        terms = next(terms for terms in p.books.offers[offerer] if terms.target == move.target)
    elif isinstance(move, Yes) and p.deal is not None:
        offerer, terms = p.deal.offerer, p.deal.terms
    else:
        return
    theirs, active = sides(p, offerer, terms, Estates(p))
    for seat, gain in ((offerer, theirs), (p.active, active)):
        if seat in own:
            ledger.least = min(ledger.least, gain)
    if (offerer in own) != (p.active in own):
        ledger.deals += 1
        ledger.joint += theirs + active
        ledger.kept += theirs if offerer in own else active


def measure(partner: str, matches: int) -> Ledger:
    ledger = Ledger()
    for seed in range(matches):
        play(partner, seed, ledger)
    return ledger


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    print(HEAD)
    for name in PARTNERS:
        print(measure(name, count).row(name))
