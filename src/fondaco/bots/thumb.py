"""A look ahead by rules of thumb, for games whose net does not play well enough yet.

Everybody plays on by the game's own judgement in imagined worlds; where they stop, the game's `outlook` says what each
seat has. The judgement's own favourite is only given up for a move that did clearly better in the same worlds.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from importlib import import_module

from fondaco.bots.levels import Search
from fondaco.bots.search import clear
from fondaco.bots.sight import Sight, sight
from fondaco.core.moves import CHANCE, Move, Seat
from fondaco.core.play import Ask, Thought
from fondaco.core.position import Position
from fondaco.core.secrecy import Json


def look_by_thumb(ask: Ask, view: Json, thoughts: Sequence[Thought], search: Search) -> list[Thought]:
    """The thoughts again, the one to play first."""
    eye = sight(ask.game)
    ranked = sorted(thoughts, key=lambda thought: -round(thought.worth, 6))
    field = ranked[: search.width]
    if eye.outlook is None or len(field) < 2:
        return ranked
    leads = leads_after(ask, view, [thought.move for thought in field], search.worlds, search.depth)
    means = [sum(found) / len(found) for found in leads]
    best = max(range(len(field)), key=lambda k: round(means[k], 6))
    if best and not clear([(value, 0.0) for value in leads[best]], [(value, 0.0) for value in leads[0]]):
        best = 0
    told = [
        Thought(thought.move, thought.worth, {**thought.terms, "ahead": means[k] * eye.scale})
        for k, thought in enumerate(field)
    ]
    first = told.pop(best)
    top = max(thought.worth for thought in ranked)
    return [Thought(first.move, top, first.terms), *told, *ranked[search.width :]]


def leads_after(ask: Ask, view: Json, moves: Sequence[Move], worlds: int, depth: int) -> list[list[float]]:
    """For each move the lead it came to in the same imagined worlds, so many decisions on."""
    eye = sight(ask.game)
    leads: list[list[float]] = [[] for _ in moves]
    for _ in range(worlds):
        seed = ask.rng.getrandbits(64)
        world = ask.game.imagine(view, random.Random(seed))
        for k, move in enumerate(moves):
            p = world.copy()
            p.play(ask.seat, move)
            play_on(p, random.Random(seed + 1), depth)
            leads[k].append(lead(eye, p, ask.seat))
    return leads


def play_on(p: Position, rng: random.Random, depth: int) -> None:
    """So many decisions of anybody, each by the judgement; with -1 until the match is over."""
    weigh = import_module(f"{p.setup.game.package}.judgement").weigh
    while depth and (asked := p.to_act()):
        seat = asked[0]
        if seat == CHANCE:
            p.play(seat, p.draw(rng))
            continue
        moves = p.choices(seat)
        move: Move = moves[0]
        if len(moves) > 1:
            move = max(weigh(p, seat, moves), key=lambda thought: round(thought.worth, 6)).move
            depth -= 1
        p.play(seat, move)


def lead(eye: Sight, p: Position, seat: Seat) -> float:
    """A seat's lead over the mean of the others, in clear leads; a win or a loss counts besides."""
    if not p.to_act():
        return eye.leads(p)[seat] + 2 * (eye.shares(p)[seat] - 1 / p.seats)
    assert eye.outlook is not None
    worths = [eye.outlook(p, other) for other in range(p.seats)]
    return (worths[seat] - (sum(worths) - worths[seat]) / (p.seats - 1)) / eye.scale
