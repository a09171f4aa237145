"""Variant Absprachen: whatever is agreed, the game goes on (HA-177, HA-R93, HA-R98).

The check kit plays the menu of proposals; here seats compose them from the whole grammar.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from fondaco.core.errors import allowed
from fondaco.core.moves import CHANCE, Move, Seat
from fondaco.core.testing import rule
from fondaco.games.haendler.clauses import AMOUNT, EVENT, EVENTS, GRAMMAR, LENGTHS, Clause, Counter, Propose, things
from fondaco.games.haendler.decisions.talk import HEARING, INVITING, PROPOSING, opposite
from fondaco.games.haendler.game import HAENDLER
from fondaco.games.haendler.moves import ACCEPT
from fondaco.games.haendler.position import Haendler


def words(p: Haendler, names: Sequence[str], rng: random.Random) -> list[str]:
    """A word for each thing that a clause or an event names."""
    found: list[str] = []
    for name in names:
        if name == AMOUNT:
            found.append(rng.choice(("0", "100", "100", "300", "500")))
        elif name == EVENT:
            event = rng.choice([*EVENTS])
            found += [event, *words(p, EVENTS[event], rng)]
        else:
            found.append(str(rng.choice(things(p.box, p.seats)[name])))
    return found


def compose(p: Haendler, seat: Seat, rng: random.Random) -> Move | None:
    """A proposal of any kind, if one that may be made is found."""
    for _ in range(20):
        kinds = rng.choices([*GRAMMAR], k=rng.randrange(1, 5))
        clauses = tuple([Clause(kind, tuple(words(p, GRAMMAR[kind], rng))) for kind in kinds])
        cut = rng.randrange(len(clauses) + 1)
        terms = (clauses[:cut], clauses[cut:], rng.choice(LENGTHS))
        move = Counter(*terms) if p.decision is HEARING else Propose(opposite(p, seat), *terms)
        if allowed(p.check, seat, move):
            return move
    return None


def money(p: Haendler) -> int:
    """All that the players have, and what lies aside for payments that wait for something."""
    aside = [Clause.parse(text) for _, _, text, _ in p.clauses if text.startswith("pay-if:")]
    return sum(p.money) + sum(clause.amount for clause in aside)


@rule("HA-177", "HA-R93", "HA-R98")
@pytest.mark.parametrize("seats", HAENDLER.seats)
def test_whatever_is_agreed_the_game_goes_on(seats: int) -> None:
    rng = random.Random(f"any agreement {seats}")
    p = HAENDLER.start(seats, options={"agreements": True})
    assert isinstance(p, Haendler)
    ran = set()
    while asked := p.to_act():
        seat = rng.choice(asked)
        choices = p.choices(seat)
        assert choices
        assert all(allowed(p.check, seat, move) for move in rng.sample(choices, min(8, len(choices))))
        move = p.draw(rng) if seat == CHANCE else rng.choice(choices)
        if p.decision in (PROPOSING, INVITING, HEARING) and rng.random() < 0.5:
            move = compose(p, seat, rng) or move
        elif ACCEPT in choices and rng.random() < 0.5:
            move = ACCEPT
        talking, had = bool(p.talk_point), money(p)
        p.play(seat, move)
        assert money(p) == had or not talking
        ran |= {text.partition(":")[0] for _, _, text, _ in p.clauses}
        if rng.random() < 0.1:
            assert not HAENDLER.violations(p)
            viewer = rng.randrange(seats)
            guess = HAENDLER.imagine(p.view(viewer, memory=True), rng)
            assert guess.view(viewer) == p.view(viewer)
            assert not HAENDLER.violations(guess)
    assert len(ran) > 15
