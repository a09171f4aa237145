"""What a bot says is what it thought: every number in its sentences stands in the record of the decision."""

from __future__ import annotations

import re

import pytest

import fondaco
from bots.asked import GAMES, questions
from fondaco.bots import bot
from fondaco.bots.why import Why
from fondaco.core.play import Answer, Thought, ask_of
from fondaco.games.medici.judgement import weigh_bid
from fondaco.games.medici.moves import DRAW, PASS, Bid
from fondaco.words import LANGUAGES, Words


def numbers(text: str) -> list[float]:
    return [float(found.replace(",", ".")) for found in re.findall(r"-?\d+(?:[.,]\d+)?", text)]


def recorded(answer: Answer, why: Why) -> list[float]:
    """Every number the record of a decision allows a bot to say."""
    allowed = [float(len(answer.thoughts))]
    for thought in answer.thoughts:
        values = [thought.worth, *thought.terms.values()]
        allowed += [round(value, 1) for value in values] + [round(100 * value, 1) for value in values]
        allowed += [abs(thought.worth), abs(thought.terms.get("lead", 0.0))]  # below nothing it is a loss, a deficit
        allowed += numbers(why.words.move(thought.move))
    return [*allowed, *numbers(why.words.move(answer.move))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_number_in_a_sentence_is_in_the_record(name: str, language: str) -> None:
    game = fondaco.game(name)
    why = Why(language, game, ("Anna", "Bert", "Cleo", "Dora", "Emil", "Fita"))
    for p, seat, rng in questions(name, 12):
        for level in ("geselle", "patrizier"):
            answer = bot(level).answer(ask_of(p, seat, rng))
            allowed = recorded(answer, why)
            for full in (True, False):
                sentence = why(answer, full)
                for value in numbers(sentence):
                    assert any(abs(value - known) < 0.051 for known in allowed), (sentence, value)
                assert "{" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["genua", "haendler"])
def test_at_the_table_a_bot_gives_nothing_away(name: str, language: str) -> None:
    """Not even how much there was to weigh, or whether anything was: a hand would show in it."""
    game = fondaco.game(name)
    why = Why(language, game)
    for p, seat, rng in questions(name, 12):
        move, told = p.choices(seat)[0], set()
        for _ in range(4):
            q = game.imagine(p.view((seat + 1) % p.seats), rng)
            for level in ("geselle", "patrizier"):
                told.add(why(Answer(move, bot(level).answer(ask_of(q, seat, rng)).thoughts), full=False))
        assert len(told) == 1


def said(*thoughts: Thought) -> str:
    return Why("en", fondaco.game("medici"))(Answer(thoughts[0].move, thoughts), full=True)


def test_whether_there_was_a_choice_is_told_as_far_as_it_is_known() -> None:
    """A bot that hands on one thought had other moves, and did not weigh them; one that hands on none may have had."""
    assert "nothing else was worth a thought" in said(Thought(Bid(3), 0.0, {}))
    assert "I did not have to think" in Why("en", fondaco.game("medici"))(Answer(Bid(3)), full=True)


def test_what_speaks_for_a_move_with_less_of_the_win_is_named() -> None:
    """The lead, or rules of thumb, or both: nothing is said to speak for a move that speaks against it."""
    other = Thought(Bid(4), 0.4, {"win": 0.3, "lead": 2.0, "thumb": -0.1})
    by_lead = said(Thought(Bid(3), 0.5, {"win": 0.2, "lead": 9.0, "thumb": -0.1}), other)
    by_thumb = said(Thought(Bid(3), 0.5, {"win": 0.2, "lead": -1.0, "thumb": 0.0}), other)
    both = said(Thought(Bid(3), 0.5, {"win": 0.2, "lead": 9.0, "thumb": 0.0}), other)
    assert "The lead speaks for “Bid 3”" in by_lead
    assert "Rules of thumb speak for “Bid 3”" in by_thumb
    assert "a deficit of 1.0" in by_thumb
    assert "The lead and rules of thumb speak for “Bid 3”" in both
    assert "all the same" not in said(Thought(Bid(3), 0.5, {"win": 0.3, "lead": 9.0, "thumb": 0.0}), other)


def test_equal_numbers_are_said_once_and_with_what_decides() -> None:
    other = Thought(Bid(4), 0.4, {"win": 0.3333, "lead": 2.0, "thumb": 0.0})
    told = said(Thought(Bid(3), 0.5, {"win": 0.3334, "lead": 9.0, "thumb": 0.0}), other)
    assert told.count("33.3 %") == 1
    assert told.endswith("As good as equal is “Bid 4”. The lead speaks for “Bid 3”.")
    by_thumb = said(Thought(Bid(3), 2.01, {"price": -3.0}), Thought(Bid(4), 1.99, {"price": -4.0}))
    assert by_thumb.endswith("As good as equal is “Bid 4”.")


def test_rules_of_thumb_tell_gain_and_loss_in_what_the_game_counts() -> None:
    """A bid's terms are whole florins and add up to what is expected; a single term needs no second number."""
    bid = weigh_bid(Bid(5), 8.0, [5.5])
    assert bid.worth == pytest.approx(sum(bid.terms.values()))
    assert said(bid, Thought(Bid(12), -2.5, {"price": -12.0})) == (
        "The best is “Bid 5”: I expect a gain of 1.5 florins"
        " (worth of the lot 8.0, price -5.0, somebody may go higher -1.5)."
        " The next best is “Bid 12”: a loss of 2.5 florins."
    )
    assert said(Thought(PASS, 0.0, {}), Thought(Bid(12), -1.0, {"lot": 10.0, "price": -12.0, "outbid": 1.0})) == (
        "The best is “Pass”: I expect neither gain nor loss. The next best is “Bid 12”: a loss of 1.0 florins"
        " (price -12.0, worth of the lot 10.0, somebody may go higher 1.0)."
    )
    assert "4.0 florins (what the lot brings its maker)." in said(Thought(DRAW, 4.0, {"maker": 4.0}), bid)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_each_game_says_what_it_counts_and_names_what_its_judgement_weighs(name: str, language: str) -> None:
    words = Words(language, fondaco.game(name))
    assert words.has("worth")
    for p, seat, rng in questions(name, 12):
        for thought in bot("greedy").answer(ask_of(p, seat, rng)).thoughts:
            assert all(words.has(f"term-{term}") for term in thought.terms)
