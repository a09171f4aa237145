"""Many games in lock-step, so that one look of the net serves them all."""

from __future__ import annotations

import math
import random
import time
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import numpy as np

from fondaco.bots.learning.plan import Plan
from fondaco.bots.net import Array, Net
from fondaco.bots.sight import Sight, relative
from fondaco.bots.styles import STYLES
from fondaco.core.game import Game
from fondaco.core.moves import CHANCE, Move, Seat
from fondaco.core.play import Agent, ask_of
from fondaco.core.position import Position


class Player:
    """Who sits on a seat while training: a net, perhaps with a taste of its own for prices; or a scripted agent."""

    def __init__(self, name: str, net: int = 0, tilt: float = 0.0, agent: Agent | None = None) -> None:
        self.name = name
        self.net = net
        """0 is the learner as it is now, others are past selves."""
        self.tilt = tilt
        """Utility added for each point of price; above zero it pays too much."""
        self.agent = agent
        self.learns = name == "self"


class Table:
    """One game, who sits there, and what each learning seat saw."""

    def __init__(self, game: Game, players: Sequence[Player], rng: random.Random) -> None:
        self.p = game.start(len(players))
        self.players = players
        self.rng = rng
        self.chains: list[list[list[float]]] = [[] for _ in players]
        self.seat: Seat = 0
        self.base: Position = self.p
        self.moves: Sequence[Move] = ()
        self.thumb: Sequence[float] = ()

    @property
    def net(self) -> int:
        """Which net has to decide."""
        return self.players[self.seat].net


class Hall:
    """All tables of one process."""

    def __init__(self, sight: Sight, seats: int, plan: Plan, seed: str) -> None:
        self.sight = sight
        self.seats = seats
        self.plan = plan
        self.rng = random.Random(seed)
        self.noise = np.random.default_rng(self.rng.getrandbits(64))
        self.nets: list[Net] = []
        self.progress = 0.0
        self.taught = False
        """Until the net has learned something, rules of thumb play, and it watches."""
        self.exam: str | None = None
        """The style an untilted, unexploring learner is examined against; None while it learns."""
        self.left = math.inf
        """How many matches may still begin: of an examination all that begin count, for short ones are over first."""
        self.tables: list[Table] = []
        self.samples: list[tuple[Array, Array]] = []
        self.counts: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0])
        self.begun = self.finished = 0

    # Who plays

    def players(self) -> list[Player]:
        rng, n = self.rng, self.seats
        if (versus := self.exam or self.plan.versus) is not None:
            one = self.begun % n
            return [Player("self") if seat == one else self.scripted(versus) for seat in range(n)]
        past, styles = self.plan.others
        kind = rng.random()
        players = [Player("self") for _ in range(n)]
        if kind < past + styles and (kind >= past or len(self.nets) > 1):
            for seat in rng.sample(range(n), rng.randint(1, n - 1)):
                players[seat] = Player("past", rng.randrange(1, len(self.nets))) if kind < past else self.style()
        return players

    def style(self) -> Player:
        """Half the net with a taste for high prices or low ones, half scripted.

        Left to itself the net settles on prices far below what people pay. Those who pay more teach it better.
        """
        rng = self.rng
        kind = rng.random()
        if kind < 0.35:
            return Player("loose", tilt=rng.uniform(0.15, 0.7) / self.sight.scale)
        if kind < 0.5:
            return Player("miser", tilt=-rng.uniform(0.1, 0.4) / self.sight.scale)
        return self.scripted(rng.choice(list(STYLES)))

    def scripted(self, name: str) -> Player:
        return Player(name, agent=STYLES[name]())

    # Play

    def play_for(self, seconds: float) -> None:
        """Play on, then stop wherever the games are."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if not self.taught and self.exam is None:
                self.watch()
            elif self.tables or self.left:
                self.step()
            else:
                time.sleep(0.1)  # others are still examining

    def watch(self) -> None:
        """One game of scripted seats, seen through the eyes of all of them."""
        players = [Player("self", agent=STYLES[self.rng.choice(list(STYLES))]()) for _ in range(self.seats)]
        table = Table(self.sight.game, players, random.Random(self.rng.getrandbits(64)))
        self.run_on(table)
        self.finish(table)

    def step(self) -> None:
        """Every table plays on to the next decision of a net, and takes it."""
        while self.left and len(self.tables) < self.plan.tables:
            self.tables.append(self.new_table())
        asked: dict[int, list[tuple[Position, Seat, Sequence[Move]]]] = defaultdict(list)
        tables, self.tables = self.tables, []
        for table in tables:
            while not self.run_on(table):
                self.finish(table)
                if not self.left:
                    break
                table = self.new_table()
            else:
                self.tables.append(table)
                asked[table.net].append((table.base, table.seat, table.moves))
        judged = {net: iter(self.sight.worths(found, self.nets[net])) for net, found in asked.items()}
        for table in self.tables:
            self.choose(table, *next(judged[table.net]))

    def new_table(self) -> Table:
        self.begun += 1
        self.left -= 1
        return Table(self.sight.game, self.players(), random.Random(self.rng.getrandbits(64)))

    def run_on(self, table: Table) -> bool:
        """Chance, scripted seats and single choices play, until a net has to decide; False when the match is over."""
        p, sight = table.p, self.sight
        while asked := p.to_act():
            seat = asked[0]
            if seat == CHANCE:
                self.play(table, seat, p.draw(table.rng))
                continue
            player = table.players[seat]
            if player.agent is not None:
                move = player.agent.answer(ask_of(p, seat, table.rng)).move
                if player.learns and len(p.choices(seat)) > 1:
                    table.chains[seat].append(sight.features(sight.after(p, seat, move), seat))
                self.play(table, seat, move)
                continue
            moves = p.choices(seat)
            base = p
            if len(moves) > 1 and not sight.open:
                base = sight.game.imagine(p.view(seat, memory=True), table.rng)
            moves, thumb = sight.field(base, seat, moves, self.nets[player.net])
            if len(moves) == 1:
                self.play(table, seat, moves[0])
                continue
            table.seat, table.base, table.moves, table.thumb = seat, base, moves, thumb
            return True
        return False

    def play(self, table: Table, seat: Seat, move: Move) -> None:
        """One ply; now and then somebody who did not act is asked what it thinks."""
        p, sight = table.p, self.sight
        before = p.copy() if seat != CHANCE else p
        p.play(seat, move)
        if seat != CHANCE and (read := sight.gauge(before, seat, move, p)) is not None:
            self.count(f"price {read[0]}", read[1])
        if p.to_act() and self.exam is None and table.rng.random() < self.plan.onlookers * self.seats:
            other = int(table.rng.random() * self.seats)
            if other != seat and table.players[other].learns:
                table.chains[other].append(sight.features(p, other))

    def choose(self, table: Table, worth: Any, rows: list[list[float]]) -> None:
        """The best move, with the taste of its player and, while it learns, some noise."""
        player, seat, rng = table.players[table.seat], table.seat, table.rng
        worth = worth + np.asarray(table.thumb)
        if player.tilt:
            prices = [self.sight.price(table.base, seat, move) for move in table.moves]
            worth = worth + player.tilt * np.asarray(prices)
        if self.exam is None and player.learns:
            worth = worth + Plan.between(self.plan.noise, self.progress) * self.noise.gumbel(size=len(worth))
            if rng.random() < Plan.between(self.plan.blunders, self.progress):
                worth = self.noise.random(len(worth))
        best = int(np.argmax(worth))
        if player.learns:
            table.chains[seat].append(rows[best])
        self.play(table, seat, table.moves[best])

    # What is learned

    def finish(self, table: Table) -> None:
        """A match is over: what each learning seat saw, with what it should have expected."""
        self.finished += 1
        shares, leads = self.sight.shares(table.p), self.sight.leads(table.p)
        self.tally(table, shares)
        if self.exam is not None:
            return
        trace = Plan.between(self.plan.trace, self.progress) if self.taught else 1.0
        for seat, chain in enumerate(table.chains):
            if chain:
                rows = np.asarray(chain, np.float32)
                end = np.asarray(relative(shares, seat) + relative(leads, seat), np.float32)
                self.samples.append((rows, self.returns(rows, end, trace)))

    def tally(self, table: Table, shares: Sequence[float]) -> None:
        """What the log tells of a match: its length and scores, and how the learner fared against others."""
        result = table.p.result()
        assert result is not None
        self.count("plies", table.p.ply)
        self.count("score", sum(result.scores) / self.seats)
        self.count("best", max(result.scores))
        strangers = {player.name for player in table.players if not player.learns}
        if not strangers:
            return
        even = sum(player.learns for player in table.players) / self.seats
        won = sum(share for share, player in zip(shares, table.players, strict=True) if player.learns)
        self.count(f"edge {strangers.pop() if len(strangers) == 1 else 'mixed'}", won / even)
        if self.exam is not None:
            self.count("exam", won)
            self.count("exam squares", won * won)

    def returns(self, rows: Array, end: Array, trace: float) -> Array:
        """λ-returns: each look should have expected what the next look expects, and in the end what happened."""
        expected = np.concatenate(self.nets[0].look(rows), axis=1)
        targets = np.empty_like(expected)
        targets[-1] = end
        for k in range(len(rows) - 2, -1, -1):
            targets[k] = (1 - trace) * expected[k + 1] + trace * targets[k + 1]
        return targets

    def count(self, name: str, value: float) -> None:
        entry = self.counts[name]
        entry[0] += 1
        entry[1] += value

    def harvest(self) -> dict[str, Any]:
        """What has come in since the last time, as float16 to spare the pipe."""
        found = {
            "rows": np.concatenate([rows for rows, _ in self.samples]).astype(np.float16) if self.samples else None,
            "targets": np.concatenate([targets for _, targets in self.samples]) if self.samples else None,
            "games": self.finished,
            "counts": dict(self.counts),
        }
        self.samples, self.finished = [], 0
        self.counts = defaultdict(lambda: [0.0, 0.0])
        return found
