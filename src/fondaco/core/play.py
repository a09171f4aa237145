"""The dealer and the table: a match between agents who see only what their seat may see."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from fondaco.core.decision import Form
from fondaco.core.game import Game, OptionValue
from fondaco.core.moves import CHANCE, Move, Seat
from fondaco.core.position import Position, seat_name
from fondaco.core.record import Record
from fondaco.core.secrecy import Json


@dataclass
class Ask:
    """What an agent gets: the memory view of its seat, its choices and forms, and a random generator of its own."""

    game: Game
    seat: Seat
    view: Json
    choices: Sequence[Move]
    forms: list[Form]
    rng: random.Random
    heard: Sequence[str] = ()
    """Every ply since the match began, as in a record, with `?` for what this seat may not know; or nothing."""


@dataclass
class Thought:
    """One candidate as its judge saw it: what it is worth, and the named terms that make up the worth."""

    move: Move
    worth: float
    terms: Mapping[str, float]


@dataclass
class Answer:
    """A move, and the candidates the agent weighed, best first."""

    move: Move
    thoughts: Sequence[Thought] = ()


class Agent(Protocol):
    """Anybody who can take a seat."""

    def answer(self, ask: Ask) -> Answer: ...


def ask_of(p: Position, seat: Seat, rng: random.Random, heard: Sequence[str] = ()) -> Ask:
    """The question that stands before `seat`: the only door between a bot and a match."""
    return Ask(p.setup.game, seat, p.view(seat, memory=True), p.choices(seat), p.forms(seat), rng, heard)


class Ears:
    """What each seat hears of a match."""

    def __init__(self, seats: int) -> None:
        self.heard: list[list[str]] = [[] for _ in range(seats)]

    def hear(self, p: Position, actor: Seat, move: Move) -> None:
        """A ply that is about to be played, as each seat is shown it."""
        for viewer, lines in enumerate(self.heard):
            lines.append(f"{seat_name(actor)} {p.face(viewer, actor, move)}")


def play_match(
    game: Game,
    agents: Sequence[Agent],
    seed: int | str,
    options: Mapping[str, OptionValue] | None = None,
    edition: str | None = None,
) -> Record:
    """Play a whole match; the same seed gives the same record."""
    p = game.start(len(agents), options, edition)
    record = Record.of(p)
    dealer = random.Random(f"{seed} dealer")
    minds = [random.Random(f"{seed} seat {seat}") for seat in range(p.seats)]
    ears = Ears(p.seats)
    while seats := p.to_act():
        seat = seats[0]
        if seat == CHANCE:
            move = p.draw(dealer)
        else:
            move = agents[seat].answer(ask_of(p, seat, minds[seat], ears.heard[seat])).move
        record.plies.append((seat, move))
        ears.hear(p, seat, move)
        p.play(seat, move)
    record.close(p)
    return record
