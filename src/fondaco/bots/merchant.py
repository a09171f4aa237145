"""The bot behind every level: imagines what it cannot see, weighs its candidates, and says what it saw in them."""

from __future__ import annotations

import json
import math
import random
from collections.abc import Sequence
from functools import cache
from importlib.resources import as_file, files
from itertools import islice
from typing import TYPE_CHECKING

from fondaco.bots.levels import Level
from fondaco.bots.sight import ranked, sight
from fondaco.bots.threads import few_threads
from fondaco.core.game import Game
from fondaco.core.moves import Move, Seat
from fondaco.core.play import Answer, Ask, Thought
from fondaco.core.position import Position
from fondaco.core.secrecy import Json

if TYPE_CHECKING:
    from fondaco.bots.net import Net


class Merchant:
    """Plays at one level. Without weights for a game and number of seats it judges by rules of thumb."""

    def __init__(self, level: Level) -> None:
        self.level = level

    def answer(self, ask: Ask) -> Answer:
        if len(ask.choices) == 1:
            return Answer(ask.choices[0])
        net = weights(ask.game.name, int(ask.view["seats"])) if self.level.net else None
        view = ask.view if self.level.counts else forget(ask.game, ask.view, ask.rng)
        thoughts = ranked(self.by_net(ask, view, net) if net else self.by_thumb(ask, view))
        eye = sight(ask.game)
        ease = self.level.ease * (eye.net_ease if net else eye.ease * eye.clear)
        chosen = pick(thoughts, ease, ask.rng) if ease else thoughts[0]
        return Answer(chosen.move, thoughts)

    def by_thumb(self, ask: Ask, view: Json) -> Sequence[Thought]:
        eye, p = sight(ask.game), ask.game.imagine(view, ask.rng)
        return eye.weigh(p, ask.seat, eye.sensible(p, ask.seat, ask.choices))

    def by_net(self, ask: Ask, view: Json, net: Net) -> list[Thought]:
        from fondaco.bots.others import all_plain, plainness
        from fondaco.bots.search import look_ahead

        eye, search = sight(ask.game), self.level.search
        plain = [0.0] * net.seats if search is None or search.frozen else plainness(ask, net)
        if all_plain(plain, ask.seat):
            net = weights(ask.game.name, net.seats, plain=True) or net
        worlds = [ask.game.imagine(view, ask.rng) for _ in range(1 if eye.open else self.level.worlds)]
        moves, thumb = eye.field(worlds[0], ask.seat, ask.choices, net)
        if len(moves) == 1:
            return [Thought(moves[0], 0.0, {})]
        thoughts = weigh(worlds, ask.seat, moves, net, thumb)
        return thoughts if search is None else look_ahead(ask, view, net, thoughts, search, plain)


def weigh(
    worlds: Sequence[Position], seat: Seat, moves: Sequence[Move], net: Net, thumb: Sequence[float]
) -> list[Thought]:
    """Each move by what the net holds of where it leads, on average over imagined worlds, and by rule of thumb."""
    eye = sight(worlds[0].setup.game)
    values = iter(eye.values([eye.after(p, seat, move) for move in moves for p in worlds], seat, net))
    return [eye.thought(move, list(islice(values, len(worlds))), lean) for move, lean in zip(moves, thumb, strict=True)]


def pick(thoughts: Sequence[Thought], ease: float, rng: random.Random) -> Thought:
    """One of the moves held nearly equal to the best, the better the likelier; never one clearly worse."""
    best = thoughts[0].worth
    near = [thought for thought in thoughts if thought.worth >= best - 2 * ease]
    return rng.choices(near, [math.exp((thought.worth - best) / ease) for thought in near])[0]


def forget(game: Game, view: Json, rng: random.Random) -> Json:
    """The same view without what only an attentive player would remember."""
    if view["result"] is not None:
        return view
    return game.imagine(view, rng).view(view["you"])


@cache
def weights(name: str, seats: int, *, plain: bool = False) -> Net | None:
    """The weights of the house for a game and number of seats, if there are any; `plain`: taught by rules of thumb."""
    few_threads(1)  # a net so small is slower when several share it
    from fondaco.bots.net import Net

    found = files("fondaco.bots").joinpath("weights", f"{name}-{seats}{'-plain' * plain}.npz")
    if not found.is_file():
        return None
    with as_file(found) as path:
        return Net.load(path)


def card(name: str, seats: int, *, plain: bool = False) -> Json:
    """What is known about the weights of the house: features, rules, edition, seed, games, settings, gate."""
    found = files("fondaco.bots").joinpath("weights", f"{name}-{seats}{'-plain' * plain}.json")
    return json.loads(found.read_text(encoding="utf-8")) if found.is_file() else None
