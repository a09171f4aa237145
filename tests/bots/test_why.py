"""What a bot says is what it thought: every number in its sentences stands in the record of the decision."""

from __future__ import annotations

import random
import re

import pytest

import fondaco
from fondaco.bots import BOTS, bot
from fondaco.bots.adversaries import ADVERSARIES
from fondaco.bots.why import Why
from fondaco.core.moves import CHANCE
from fondaco.core.play import Answer, ask_of
from fondaco.words import LANGUAGES

GAMES = sorted(fondaco.catalogue())


def numbers(text: str) -> list[float]:
    return [float(found.replace(",", ".")) for found in re.findall(r"-?\d+(?:[.,]\d+)?", text)]


def recorded(answer: Answer, why: Why) -> list[float]:
    """Every number the record of a decision allows a bot to say."""
    allowed = [float(len(answer.thoughts))]
    for thought in answer.thoughts:
        values = [thought.worth, *thought.terms.values()]
        allowed += [round(value, 1) for value in values] + [round(100 * value, 1) for value in values]
        allowed += numbers(why.words.move(thought.move))
    return [*allowed, *numbers(why.words.move(answer.move))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_number_in_a_sentence_is_in_the_record(name: str, language: str) -> None:
    game = fondaco.game(name)
    why = Why(language, game, ("Anna", "Bert", "Cleo", "Dora", "Emil", "Fita"))
    rng = random.Random(2)
    p = game.start(min(4, game.seats[-1]))
    told = 0
    while told < 12 and (asked := p.to_act()):
        seat = asked[0]
        if seat == CHANCE:
            p.play(seat, p.draw(rng))
            continue
        moves = p.choices(seat)
        if len(moves) > 1 and rng.random() < 0.4:
            for level in ("geselle", "patrizier"):
                answer = bot(level).answer(ask_of(p, seat, rng))
                for full in (True, False):
                    sentence = why(answer, full)
                    allowed = recorded(answer, why)
                    for value in numbers(sentence):
                        assert any(abs(value - known) < 0.051 for known in allowed), (sentence, value)
                    assert "{" not in sentence
            told += 1
        p.play(seat, moves[int(rng.random() * len(moves))])


def test_at_the_table_a_bot_gives_nothing_away() -> None:
    game = fondaco.game("medici")
    rng = random.Random(5)
    p = game.start(4, {"start": 0})
    p.play(CHANCE, p.draw(rng))
    answer = bot("geselle").answer(ask_of(p, 0, rng))
    assert numbers(Why("en", game)(answer, full=False)) == [float(len(answer.thoughts))]


@pytest.mark.parametrize("name", GAMES)
def test_adversaries_play_every_game_to_the_end(name: str) -> None:
    from fondaco.core.play import play_match

    tricks = [trick for trick in ADVERSARIES if trick not in ("exploiter", "flat")]  # these think too long
    game = fondaco.game(name)
    seats = min(4, game.seats[-1])
    agents = [bot(trick) for trick in tricks[:seats]]
    assert play_match(game, agents, "tricks").replay().result() is not None
    assert not set(ADVERSARIES) & set(BOTS)


@pytest.mark.parametrize("name", GAMES)
def test_who_pays_too_much_and_who_pays_too_little_part_ways(name: str) -> None:
    rng = random.Random(1)
    p = fondaco.game(name).start(4)
    parted = 0
    while parted < 5 and (asked := p.to_act()):
        seat = asked[0]
        if seat == CHANCE:
            p.play(seat, p.draw(rng))
            continue
        spent, saved = (bot(trick).answer(ask_of(p, seat, random.Random(5))).move for trick in ("overbidder", "miser"))
        parted += spent != saved
        p.play(seat, spent)
    assert parted == 5
