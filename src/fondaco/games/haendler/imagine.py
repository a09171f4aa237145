"""A full position that fits a view: guesses for influence cards, purses and sealed answers (HA-33, HA-34, HA-38).

The view holds the story of the influence cards with a gap for each card somebody else took. Whoever looked through the
pile himself knows what others had taken by then; cards played later tell more. A guess fills the gaps so that all of
this comes out right.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
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
    """Fills the gaps of a story, taking back a choice that leads nowhere."""

    def __init__(self, box: Box, told: Story, you: int | None, rng: random.Random) -> None:
        self.box = box
        self.told = told
        self.you = you
        self.rng = rng
        self.kinds: list[str | None] = [entry[2] for entry in told]
        self.pile = box.pile[:]
        self.hands: dict[int, list[str]] = {}

    def tell(self) -> Story:
        found = self.fill(0)
        assert found, "no story of the influence cards fits this view"
        pile = self.box.pile[:]
        story: Story = []
        for (seat, what, _, more), kind in zip(self.told, self.kinds, strict=True):
            if what == PICK:
                pile[KINDS.index(kind)] -= 1
            if what in (PICK, LOOK):
                more = pile[:]
            story.append([seat, what, kind, more])
        return story

    def fill(self, index: int) -> bool:
        """Go on from an entry; False if nothing fits."""
        if index == len(self.told):
            return True
        seat, what, _, more = self.told[index]
        hand = self.hands.setdefault(seat, [])
        if what == LOOK:
            return (seat != self.you or self.pile == more) and self.fill(index + 1)
        if what == PICK:
            return self.fill_pick(index, seat, hand)
        kind = self.kinds[index]
        assert kind is not None
        if what == SHOW:
            return hand.count(kind) >= more and self.fill(index + 1)
        if kind not in hand:
            return False
        hand.remove(kind)
        receiver = self.hands.setdefault(more, []) if what == GIVE else None
        if receiver is not None:
            receiver.append(kind)
        if self.fill(index + 1):
            return True
        if receiver is not None:
            receiver.remove(kind)
        hand.append(kind)
        return False

    def fill_pick(self, index: int, seat: int, hand: list[str]) -> bool:
        known = self.told[index][2]
        for kind in (known,) if known is not None else self.candidates(index, seat, hand):
            spot = KINDS.index(kind)
            if not self.pile[spot]:
                continue
            self.pile[spot] -= 1
            hand.append(kind)
            self.kinds[index] = kind
            seen = self.told[index][3] if seat == self.you else None
            if (seen is None or seen == self.pile) and self.fill(index + 1):
                return True
            self.kinds[index] = known
            hand.remove(kind)
            self.pile[spot] += 1
        return False

    def candidates(self, index: int, seat: int, hand: Sequence[str]) -> list[str]:
        """Kinds that may have been taken here, in random order; those that must be, if it is the last chance."""
        later = self.next_look(index)
        kinds = [
            kind
            for spot, kind in enumerate(KINDS)
            if self.pile[spot] and (later is None or self.pile[spot] > later[spot])
        ]
        self.rng.shuffle(kinds)
        needed = self.must_take(index, seat, list(hand))
        return [kind for kind in kinds if kind in needed] if needed else kinds

    def next_look(self, index: int) -> list[int] | None:
        """What lay in the pile, before any taking of one's own, when one looked next."""
        for seat, what, kind, more in self.told[index + 1 :]:
            if seat == self.you and what in (LOOK, PICK):
                pile = list(more)
                if what == PICK:
                    pile[KINDS.index(kind)] += 1
                return pile
        return None

    def must_take(self, index: int, seat: int, hand: list[str]) -> set[str]:
        """The cards a seat will still have to have, if it can no longer take anything else."""
        chances, missing = 1, list[str]()
        for other, what, kind, more in self.told[index + 1 :]:
            if what == GIVE and more == seat:
                hand.append(kind)
            if other != seat:
                continue
            if what == PICK:
                chances += 1
            elif what in (PLAY, GIVE, SHOW):
                while hand.count(kind) < (more if what == SHOW else 1):
                    missing.append(kind)
                    hand.append(kind)
                    if len(missing) >= chances:
                        return set(missing)
                if what != SHOW:
                    hand.remove(kind)
        return set()
