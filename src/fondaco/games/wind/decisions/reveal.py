"""The start seat turns up action cards, as many as there are players (WI-21 to WI-25)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from fondaco.core.decision import Chance, Decision
from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat
from fondaco.games.wind.components import DECKS
from fondaco.games.wind.decisions.trade import next_choice
from fondaco.games.wind.moves import REVEALS, Card, Reveal
from fondaco.games.wind.position import NOBODY, Wind


class ChooseStack(Decision[Wind]):
    """One by one, seeing what is there already: at most two from a stack, from two stacks at least (WI-22 to WI-24)."""

    def to_act(self, p: Wind) -> tuple[Seat, ...]:
        return (p.start,)

    def choices(self, p: Wind, seat: Seat) -> Sequence[Move]:
        return [REVEALS[deck] for deck in (0, 1, 2) if is_open(p, deck)]

    def check(self, p: Wind, seat: Seat, move: Move) -> None:
        if not isinstance(move, Reveal) or move.deck not in DECKS:
            raise Illegal("choose-stack")
        if not is_open(p, DECKS.index(move.deck)):
            raise Illegal("stack-closed", deck=move.deck)

    def apply(self, p: Wind, seat: Seat, move: Move) -> None:
        assert isinstance(move, Reveal)
        turn_up(p, DECKS.index(move.deck))

    def facts(self, p: Wind, seat: Seat) -> dict[str, object]:
        return {"number": len(p.untaken) + 1, "count": p.seats}


class TurnUp(Chance[Wind]):
    """The card comes from the top of a shuffled stack (WI-21)."""

    def odds(self, p: Wind) -> list[tuple[Move, int]]:
        deck = p.decks[p.deck]
        return [(p.box.draws[name], deck.count(name)) for name in dict.fromkeys(deck)]

    def draw(self, p: Wind, rng: random.Random) -> Move:
        deck = p.decks[p.deck]
        return p.box.draws[deck[int(rng.random() * len(deck))]]

    def check(self, p: Wind, seat: Seat, move: Move) -> None:
        if not isinstance(move, Card) or move.card not in p.decks[p.deck]:
            raise Illegal("impossible-draw", move=str(move))

    def apply(self, p: Wind, seat: Seat, move: Move) -> None:
        assert isinstance(move, Card)
        deck = p.decks[p.deck][:]
        deck.remove(move.card)
        p.decks[p.deck] = deck
        p.deck = NOBODY
        p.untaken.append(move.card)
        if p.told is not None:
            p.tell("revealed", seat=p.start, card=move.card)
        next_card(p)


def begin_round(p: Wind) -> None:
    """A round begins with the reveal (WI-19)."""
    p.turn = p.start
    if p.told is not None:
        p.tell("round", round=p.round, seat=p.start)
    next_card(p)


def next_card(p: Wind) -> None:
    """Another card while there are fewer than players; a stack that alone may be used needs no question (WI-21)."""
    if len(p.untaken) == p.seats:
        next_choice(p)
        return
    p.decision = CHOOSE_STACK
    if not (p.decks[0] and p.decks[1] and p.decks[2]):
        stacks = CHOOSE_STACK.choices(p, p.start)
        if len(stacks) == 1:
            CHOOSE_STACK.apply(p, p.start, stacks[0])


def is_open(p: Wind, deck: int) -> bool:
    """May the next card come from this stack? (WI-22, WI-23, WI-R09)"""
    most = 1 if p.seats == 2 else 2  # with two players, two cards of a sort would be all of them
    cards = p.box.cards
    for name in p.untaken:
        if cards[name].deck == deck:
            most -= 1
    return most > 0 and bool(p.decks[deck] or p.discards[deck])


def turn_up(p: Wind, deck: int) -> None:
    """A used-up stack is made anew of its discard pile when a card of it is asked for (WI-25, WI-R08)."""
    p.deck = deck
    if not p.decks[deck]:
        p.decks[deck] = sorted(p.discards[deck])
        p.discards[deck] = []
        if p.told is not None:
            p.tell("reshuffled", deck=DECKS[deck])
    p.decision = TURN_UP


CHOOSE_STACK: Final = ChooseStack()
TURN_UP: Final = TurnUp()
