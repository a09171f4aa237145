"""A full position that fits a view: guesses for influence cards, purses and sealed answers (HA-33, HA-34, HA-38).

The view holds the story of the influence cards with a gap for each card somebody else took. Whoever looked through the
pile himself knows what others had taken by then; cards played later tell more. A guess fills the gaps so that all of
this comes out right.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any

from fondaco.core.decision import Sealed
from fondaco.core.moves import Move
from fondaco.core.position import Position
from fondaco.core.secrecy import Json
from fondaco.games.haendler.agreements import owed
from fondaco.games.haendler.clauses import read_clauses
from fondaco.games.haendler.components import KINDS, Box
from fondaco.games.haendler.moves import Bid
from fondaco.games.haendler.position import GIVE, LOOK, PICK, PLAY, SHOW

if TYPE_CHECKING:
    from fondaco.core.game import Game

Story = list[list[Any]]
USUAL_PURSE = 20
"""In hundreds: what a seat is thought to have when nobody kept count."""
HIGHEST_GUESS = 1500
"""Nobody is thought to have bid more in secret."""


def imagine(game: Game, view: Json, rng: random.Random) -> Position:
    """The view with every gap filled."""
    if view["result"] is not None:
        return game.restore(view)
    state = dict(view)
    box: Box = game.set_up(view["seats"], view["options"], view["edition"]).box
    story = Telling(box, view["cards"], view["you"], rng).tell()
    state["cards"] = story
    state["pile"], state["hands"] = dealt(box, story, view["seats"])
    money = [guess_purse(view, seat, rng) if cash is None else cash for seat, cash in enumerate(view["money"])]
    state["money"] = money
    p = game.restore(state)
    if isinstance(p.decision, Sealed):
        p.answers = [
            guess_answer(p, seat, rng) if answer is None and seat not in view["to_act"] else answer
            for seat, answer in enumerate(p.answers)
        ]
        p.asked = p.decision.to_act(p)
    return p


def guess_purse(view: Json, seat: int, rng: random.Random) -> int:
    """Some money, and enough for what the seat has offered or bid."""
    least = 0
    if view["offered"] and view["actor"] == seat:
        least = view["price"]
    if view["leader"] == seat:
        least = view["high"]
    if view["proposals"][seat]:
        least = owed(read_clauses(view["proposals"][seat].split()[0]))
    return int(least) + 100 * rng.randrange(2 * USUAL_PURSE)


def guess_answer(p: Position, seat: int, rng: random.Random) -> Move:
    """A bid that is not unusually high, or any setting of the disc; what has been promised is kept (HA-180)."""
    return rng.choice([move for move in p.choices(seat) if not isinstance(move, Bid) or move.amount <= HIGHEST_GUESS])


def dealt(box: Box, story: Story, seats: int) -> tuple[list[int], list[list[str]]]:
    """Pile and hands after a story without gaps."""
    pile = box.pile[:]
    hands: list[list[str]] = [[] for _ in range(seats)]
    for seat, what, kind, more in story:
        if what == PICK:
            pile[KINDS.index(kind)] -= 1
            hands[seat].append(kind)
        elif what == PLAY:
            hands[seat].remove(kind)
        elif what == GIVE:
            hands[seat].remove(kind)
            hands[more].append(kind)
        elif what == SHOW and hands[seat].count(kind) < more:
            raise ValueError(f"seat {seat} does not hold {more} of {kind}")
    for hand in hands:
        hand.sort(key=KINDS.index)
    return pile, hands


class Telling:
    """Fills the gaps of a story: first with what was played, given or shown later, then at random.

    From one look of his own to the next the viewer knows what was taken from the pile, though not who took what.
    """

    def __init__(self, box: Box, told: Story, you: int | None, rng: random.Random) -> None:
        self.box = box
        self.told = told
        self.rng = rng
        self.kinds: list[str | None] = [entry[2] for entry in told]
        self.spans: list[list[int]] = []
        """What was taken from each own look to the next; in the end, what may have been taken since."""
        self.gaps: list[tuple[int, int, int]] = []
        """Cards somebody else took: where in the story, who, in which span."""
        self.owed: list[tuple[int, int, str]] = []
        """Cards somebody must have taken by then: where in the story, who, the kind."""
        pile = box.pile[:]
        held: Counter[tuple[int, str]] = Counter()
        for index, (seat, what, kind, more) in enumerate(told):
            if what in (PICK, LOOK) and seat == you:
                found = list(more)
                if what == PICK:
                    found[KINDS.index(kind)] += 1
                    held[seat, kind] += 1
                self.spans.append([before - now for before, now in zip(pile, found, strict=True)])
                pile = list(more)
            elif what == PICK:
                self.gaps.append((index, seat, len(self.spans)))
            elif what != LOOK:
                while held[seat, kind] < (more if what == SHOW else 1):
                    self.owed.append((index, seat, kind))
                    held[seat, kind] += 1
                if what != SHOW:
                    held[seat, kind] -= 1
                if what == GIVE:
                    held[more, kind] += 1
        self.spans.append(pile)

    def tell(self) -> Story:
        found = self.pay(0)
        assert found, "no story of the influence cards fits this view"
        for span, counts in enumerate(self.spans):
            cards = [kind for kind, count in zip(KINDS, counts, strict=True) for _ in range(count)]
            self.rng.shuffle(cards)
            for index, _, when in self.gaps:
                if when == span and self.kinds[index] is None:
                    self.kinds[index] = cards.pop()
        pile = self.box.pile[:]
        story: Story = []
        for (seat, what, _, more), kind in zip(self.told, self.kinds, strict=True):
            if what == PICK:
                pile[KINDS.index(kind)] -= 1
            if what in (PICK, LOOK):
                more = pile[:]
            story.append([seat, what, kind, more])
        return story

    def pay(self, number: int) -> bool:
        """Say when each owed card was taken, from this one on; False if it cannot be. Within a span it is all one."""
        if number == len(self.owed):
            return True
        by, seat, kind = self.owed[number]
        spot = KINDS.index(kind)
        tried: set[int] = set()
        for index, who, span in self.rng.sample(self.gaps, len(self.gaps)):
            if who != seat or index > by or self.kinds[index] or span in tried or not self.spans[span][spot]:
                continue
            tried.add(span)
            self.kinds[index] = kind
            self.spans[span][spot] -= 1
            if self.pay(number + 1):
                return True
            self.kinds[index] = None
            self.spans[span][spot] += 1
        return False
