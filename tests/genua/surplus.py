"""How much of what deals could bring is realised at tables of one bot.

Run it: python tests/genua/surplus.py [bot] [matches]

What a deal brings both sides together is what the opponent gains by the action, and what a ware he pays with is worth
more to the active player than to him; money only changes hands. Whenever the active player settles what becomes of an
action (he sells it, takes it himself, leaves it, ends his turn), the judgement says what the best deal of money or a
single ware about it would bring beyond his own way, and what the deal that was made does.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator

import fondaco
from fondaco.bots import bot
from fondaco.core.moves import CHANCE, Move, Seat
from fondaco.core.play import Agent, ask_of
from fondaco.games.genua.bargaining import act_gain, fives, payable, sides
from fondaco.games.genua.components import GAINED
from fondaco.games.genua.dealing import targets
from fondaco.games.genua.decisions.negotiation import offer_of
from fondaco.games.genua.estate import Estates
from fondaco.games.genua.moves import Accept, Act, EndTurn, Go, Yes
from fondaco.games.genua.position import Genua
from fondaco.games.genua.terms import Deal


def joint(p: Genua, seat: Seat, target: str, estates: Estates) -> float:
    """The most that a deal with this opponent about this action can bring both."""
    if target in p.city.is_building and not p.has_action(seat):
        return 0.0
    gain = act_gain(p, seat, target, estates)
    # Whoever gives more than the action brings him must get change, and the active player has to have it.
    wares = [
        estates.piece(p.active, piece.removeprefix(GAINED), 1) - cost
        for piece, cost in payable(p, seat, target, estates)
        if cost < gain + fives(p.money[p.active])
    ]
    return gain + max([0.0, *wares]) if gain > 0 else 0.0


def settled(p: Genua, seat: Seat, move: Move) -> Iterator[tuple[float, float]]:
    """For each action whose fate this move settles: what the best deal would bring, and what this one does."""
    estates, here = Estates(p), p.path[-1]
    deal = None
    if isinstance(move, Accept):
        deal = Deal(move.seat, seat, offer_of(p, move))
    elif isinstance(move, Yes):
        deal = p.deal

    def best(target: str) -> float:
        return max(joint(p, other, target, estates) for other in range(p.seats) if other != p.active)

    if deal is not None:
        made = sum(sides(p, deal.offerer, deal.terms, estates))
        yield max(made, best(deal.terms.target)), made
    if isinstance(move, Act):
        yield max(0.0, best(here) - estates.gain(seat, here)), 0.0
    elif isinstance(move, EndTurn):
        yield max(map(best, targets(p)), default=0.0), 0.0
    elif p.action_open() and (isinstance(move, Go) or (deal is not None and deal.terms.target != here)):
        yield best(here), 0.0


def play(agent: Agent, seed: int) -> Iterator[tuple[float, float]]:
    """One match of four of them."""
    p = fondaco.game("genua").start(4)
    assert isinstance(p, Genua)
    dealer = random.Random(f"{seed} dealer")
    minds = [random.Random(f"{seed} {seat}") for seat in range(p.seats)]
    while asked := p.to_act():
        seat = asked[0]
        move = p.draw(dealer) if seat == CHANCE else agent.answer(ask_of(p, seat, minds[seat])).move
        if isinstance(move, (Accept, Yes, Act, EndTurn, Go)):
            yield from settled(p, seat, move)
        p.play(seat, move)


if __name__ == "__main__":
    name = sys.argv[1] if len(sys.argv) > 1 else "patrizier"
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 10
    found = [one for seed in range(count) for one in play(bot(name), seed)]
    possible, made = map(sum, zip(*found, strict=True))
    print(f"{count} matches of {name}: {made / possible:.1%} of the surplus")
