"""What a bot hears of a match, and whom it takes the others for by that."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

import fondaco
from bots.asked import GAMES, seats_of
from fondaco.bots import bot, listens
from fondaco.bots.levels import LEVELS, Search
from fondaco.bots.merchant import Merchant, weigh, weights
from fondaco.bots.others import RECENT, decisions, plainness
from fondaco.bots.sight import sight
from fondaco.core.events import UNSEEN
from fondaco.core.play import Agent, Answer, Ask, play_match


class Listener:
    """Plays as another does, and keeps what it was asked."""

    def __init__(self, agent: Agent) -> None:
        self.agent = agent
        self.asked: list[Ask] = []

    def answer(self, ask: Ask) -> Answer:
        self.asked.append(Ask(ask.game, ask.seat, ask.view, ask.choices, ask.forms, ask.rng, list(ask.heard)))
        return self.agent.answer(ask)


def asked_among(name: str, others: str, seed: str = "others") -> Sequence[Ask]:
    listener = Listener(bot("random"))
    agents = [listener, *(bot(others) for _ in range(seats_of(name) - 1))]
    play_match(fondaco.game(name), agents, seed)
    return listener.asked


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_hears_every_ply_and_nothing_it_may_not_know(name: str) -> None:
    game, seats = fondaco.game(name), seats_of(name)
    listeners = [Listener(bot("random")) for _ in range(seats)]
    record = play_match(game, listeners, "ears")
    p = game.start(seats)
    faces: list[list[str]] = [[] for _ in range(seats)]
    for actor, move in record.plies:
        for viewer in range(seats):
            faces[viewer].append(f"{'*' if actor < 0 else actor} {p.face(viewer, actor, move)}")
        p.play(actor, move)
    for viewer, listener in enumerate(listeners):
        for ask in listener.asked:
            assert ask.heard == faces[viewer][: ask.view["ply"]]
    assert any(UNSEEN in line for lines in faces for line in lines) != sight(game).open


def test_the_house_reads_a_match_again_only_for_who_can_make_something_of_it() -> None:
    """A bot of somebody else's may; of its own a Doge does, where nothing was hidden from it."""
    for name in GAMES:
        game = fondaco.game(name)
        assert listens("carla", game)
        assert not listens("patrizier", game)
        assert listens("doge", game) == sight(game).open


@pytest.mark.parametrize("name", [name for name in GAMES if sight(fondaco.game(name)).open])
@pytest.mark.parametrize(("others", "plain"), [("greedy", True), ("patrizier", False)])
def test_who_plays_by_rules_of_thumb_is_soon_known(name: str, others: str, plain: bool) -> None:
    net = weights(name, 4)
    assert net is not None
    asked = asked_among(name, others)
    late = plainness(asked[-1], net)
    assert all((likely > 0.95) if plain else (likely < 0.05) for likely in late[1:])
    early = plainness(asked[len(asked) // 6], net)
    assert all((likely > 0.5) == plain for likely in early[1:])


@pytest.mark.parametrize("name", GAMES)
def test_of_whom_nothing_is_known_the_game_says_what_to_think(name: str) -> None:
    game, net = fondaco.game(name), weights(name, seats_of(name))
    assert net is not None
    ask = asked_among(name, "random")[-1]
    for heard in ([], [f"0 {UNSEEN}", *ask.heard]):
        blind = Ask(game, ask.seat, ask.view, ask.choices, ask.forms, random.Random(1), heard)
        assert plainness(blind, net) == pytest.approx([sight(game).plain] * seats_of(name))


@pytest.mark.parametrize(("others", "plain"), [("greedy", True), ("patrizier", False)])
def test_at_a_table_of_rules_of_thumb_a_doge_judges_by_what_was_learned_there(others: str, plain: bool) -> None:
    ask = next(ask for ask in reversed(asked_among("medici", others)) if len(ask.choices) > 1)
    net = weights("medici", 4, plain=plain)
    assert net is not None
    p = ask.game.imagine(ask.view, random.Random(1))
    moves, thumb = sight(ask.game).field(p, ask.seat, ask.choices, net)
    known = weigh([p], ask.seat, moves, net, thumb)
    impatient = Merchant(replace(LEVELS["doge"], search=Search(patience=0)))  # does not look ahead at all
    told = {thought.move: thought.terms for thought in impatient.answer(ask).thoughts}
    assert told == {thought.move: thought.terms for thought in known}


def test_only_the_others_latest_choices_are_remembered() -> None:
    ask = asked_among("medici", "random")[-1]
    found = decisions(ask)
    assert len(found) == RECENT
    for p, seat, move in found:
        assert seat != ask.seat
        assert move in p.choices(seat)
        assert len(p.choices(seat)) > 1
