"""The conformance kit: `check_game(game)` is what our own games face, and yours can too.

It plays random matches over every combination of seats and options and raises a `Defect` that says what is wrong,
where, and with which record to see it again. Rules that crash say the same beneath their traceback. The costly checks
are made on a sample of plies.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any, TypeVar

from fondaco.core.decision import OVER
from fondaco.core.errors import BadInput, BadNotation, BadSetup, Illegal
from fondaco.core.game import Game, OptionValue
from fondaco.core.moves import CHANCE, Move, Seat
from fondaco.core.position import Position
from fondaco.core.record import Record, read_record
from fondaco.core.secrecy import Json

MOST_CHOICES = 300
SAMPLE = 5
"""After n plies the costly checks are made with a chance of SAMPLE / (SAMPLE + n): a long match costs little more."""
DRAWS = 100
"""How often chance is asked to see that it does not always say the same."""
ONWARD = 8
"""So many plies are played after a position was imagined, to see that secrets stay secret."""

Test = TypeVar("Test", bound=Callable[..., Any])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Say which rules a test is about; at most three, so that it stays about something."""
    assert 1 <= len(ids) <= 3, "a test is about one to three rules"

    def tag(test: Test) -> Test:
        test.rules = ids  # type: ignore[attr-defined]
        return test

    return tag


class Defect(AssertionError):
    """Something a game does that no game may do."""

    def __init__(self, code: str, says: str, record: Record | None = None) -> None:
        super().__init__(f"{code}: {says}" + (f"\n\n{record}" if record else ""))
        self.code = code


Setting = tuple[int, dict[str, OptionValue]]


def settings(game: Game) -> list[Setting]:
    """Every combination of seats and options, or enough that each pair of values meets when there are more than 64."""
    axes: list[list[Any]] = [list(game.seats), *(list(option.values) for option in game.options)]
    names = [option.name for option in game.options]
    legal: list[tuple[Any, ...]] = []
    for row in itertools.product(*axes):
        try:
            game.set_up(row[0], dict(zip(names, row[1:], strict=True)), None)
        except BadSetup:
            continue
        legal.append(row)
    if len(legal) > 64:
        legal = pairwise(legal)
    return [(row[0], dict(zip(names, row[1:], strict=True))) for row in legal]


def pairwise(rows: Sequence[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Rows enough that every pair of values which occurs in `rows` occurs again; picked greedily."""

    def pairs(row: tuple[Any, ...]) -> set[tuple[int, Any, int, Any]]:
        spots = list(enumerate(row))
        return {(i, repr(a), j, repr(b)) for (i, a), (j, b) in itertools.combinations(spots, 2)}

    open_pairs = set().union(*map(pairs, rows))
    picked = []
    while open_pairs:
        best = max(rows, key=lambda row: len(pairs(row) & open_pairs))
        picked.append(best)
        open_pairs -= pairs(best)
    return picked


def check_game(game: Game, games: int = 100, seed: int = 0, numbers: range | None = None) -> None:
    """Play `games` random matches in all, spread over every setting, and raise the first `Defect` found.

    With `numbers`, only those of the matches: several processes can share the work.
    """
    spread = settings(game)
    varied: set[str] = set()
    for number in numbers or range(games):
        seats, options = spread[number % len(spread)]
        Match(game, seats, options, f"{seed} {number}", varied).run()
    if "hidden" in varied and "vary" not in varied:
        raise Defect("imagine-never-varies", "something is hidden, yet every imagined position was the true one")
    if numbers is None or numbers.start == 0:
        check_processes(game, *spread[seed % len(spread)], str(seed))


class Match:
    """One random match under observation."""

    def __init__(self, game: Game, seats: int, options: dict[str, OptionValue], seed: str, varied: set[str]) -> None:
        self.game = game
        self.rng = random.Random(seed)
        self.p = game.start(seats, options)
        self.record = Record.of(self.p)
        self.longest = game.longest(seats)
        self.varied = varied
        self.words: list[str] = []
        self.kept: list[tuple[int, Position, Json]] = []

    def defect(self, code: str, says: str) -> Defect:
        return Defect(code, f"{says} {self.where()}", self.record)

    def where(self) -> str:
        setup = self.p.setup
        return f"[{setup.seats} seats, {setup.options}, ply {self.p.ply}]"

    def run(self) -> None:
        try:
            self.play()
            self.at_the_end()
        except Defect:
            raise
        except BadInput as error:
            raise self.defect("refuses-itself", f"the game refuses what it made: {error}") from error
        except Exception as error:
            error.add_note(f"{self.where()}\n\n{self.record}")
            raise

    def play(self) -> None:
        p = self.p
        while seats := p.to_act():
            seat = self.rng.choice(seats)
            if self.rng.random() < SAMPLE / (SAMPLE + p.ply):
                self.look_closely(seat, self.choices(p, seat))
            self.record.plies.append((seat, self.step(p, seat)))
            if p.ply != len(self.record.plies) or p.ply > self.longest:
                raise self.defect("too-long", f"more than {self.longest} plies")

    def step(self, p: Position, seat: Seat) -> Move:
        """Play one random move of `seat`."""
        move = self.any_move(p, seat)
        try:
            p.play(seat, move)
        except Illegal as error:
            raise self.defect("listed-but-illegal", f"{move} is listed and refused: {error}") from error
        return move

    def any_move(self, p: Position, seat: Seat) -> Move:
        choices = self.choices(p, seat)
        move = p.draw(self.rng) if seat == CHANCE else self.rng.choice(choices)
        if move not in choices:
            raise self.defect("draw-outside-odds", f"drew {move}, which odds() does not name")
        return move

    def choices(self, p: Position, seat: Seat) -> Sequence[Move]:
        choices = p.choices(seat)
        if not choices:
            raise self.defect("dead-end", f"{p.decision} asks seat {seat} and offers nothing")
        if len(choices) > MOST_CHOICES:
            raise self.defect("too-many-choices", f"{p.decision} lists {len(choices)} moves")
        return choices

    # The costly checks

    def look_closely(self, seat: Seat, choices: Sequence[Move]) -> None:
        p = self.p
        if broken := self.game.violations(p):
            raise self.defect("invariant", "; ".join(broken))
        self.check_texts(choices)
        self.check_copy()
        self.check_legality(seat, choices)
        if seat == CHANCE:
            self.check_odds()
        if len(p.to_act()) > 1:
            self.check_order()
        for viewer in range(p.seats):
            self.check_imagined(viewer)
            self.check_faces(viewer, seat, choices)
        self.check_secrets(self.rng.randrange(p.seats))

    def check_texts(self, choices: Sequence[Move]) -> None:
        if len(set(choices)) != len(choices):
            raise self.defect("listed-twice", f"{self.p.decision} lists a move twice")
        for move in choices:
            self.words += re.findall(r"[A-Za-z_]\w*|\d+", str(move))
            if self.game.parse(str(move)) != move:
                raise self.defect("notation", f"{move} reads back as {self.game.parse(str(move))!r}")
        del self.words[:-400]
        state = json.loads(json.dumps(self.p.to_json()))
        try:
            if self.game.load(state) != self.p:
                raise self.defect("json", "load(to_json()) is another position")
        except BadInput as error:
            raise self.defect("json", f"load(to_json()) fails: {error}") from error

    def check_legality(self, seat: Seat, choices: Sequence[Move]) -> None:
        """What is listed is legal; what is not listed is not, unless it is of an open kind."""
        p, game = self.p, self.game
        before = p.copy()
        for move in choices:
            if refused := refusal(p, seat, move):
                raise self.defect("listed-but-illegal", f"{move} is listed and refused: {refused}")
        for move in self.mutants(choices):
            refused = refusal(p, seat, move)
            if p != before:
                raise self.defect("check-alters", f"checking {move} altered the position")
            if isinstance(move, game.open_kinds):
                if refused is None:
                    twin = p.copy()
                    twin.play(seat, move)
                    if broken := game.violations(twin):
                        raise self.defect("open-move-breaks", f"{move} is accepted and then: {'; '.join(broken)}")
            elif (refused is None) != (move in choices):
                raise self.defect("legal-but-unlisted", f"{move}: listed {move in choices}, refused: {refused}")
        for other in range(p.seats):
            if other not in p.to_act() and not p.decision.amends(p, other):
                if p.choices(other):
                    raise self.defect("unasked", f"seat {other} is not asked but has choices")
                if refusal(p, other, choices[0]) is None:
                    raise self.defect("unasked", f"seat {other} is not asked but may play {choices[0]}")

    def mutants(self, choices: Sequence[Move]) -> Iterator[Move]:
        """Moves played before, and moves like the listed ones with a number or a word changed."""
        for _, played in self.rng.sample(self.record.plies, min(len(self.record.plies), 3)):
            yield played
        for move in self.rng.sample(list(choices), min(len(choices), 6)):
            for _ in range(4):
                text = str(move)
                spots = list(re.finditer(r"[A-Za-z_]\w*|\d+", text))
                spot = self.rng.choice(spots)
                number = int(spot[0]) if spot[0].isdigit() else 0
                other = self.rng.choice([*self.words[-60:], str(number + 1), str(max(0, number - 1)), "999999"])
                try:
                    yield self.game.parse(text[: spot.start()] + other + text[spot.end() :])
                except BadNotation:
                    continue

    def check_copy(self) -> None:
        p = self.p
        twin, state = p.copy(), p.to_json()
        if twin != p or twin.to_json() != state:
            raise self.defect("copy", "a copy is not equal to its original")
        for _ in range(ONWARD):
            if not (seats := twin.to_act()):
                break
            self.step(twin, self.rng.choice(seats))
        if p.to_json() != state:
            raise self.defect("copy-shares", "playing on in a copy altered the original")
        self.kept.append((p.ply, p.copy(), state))

    def check_odds(self) -> None:
        """Everything that can come has weight, and draws leave out no more of it than so many draws must."""
        odds = self.p.odds()
        if any(weight <= 0 for _, weight in odds):
            raise self.defect("odds", "a move without weight")
        total = sum(weight for _, weight in odds)
        drawn = {self.p.draw(self.rng) for _ in range(DRAWS)}
        missed = sum(weight for move, weight in odds if move not in drawn) / total
        if missed > 0.25 + sum(weight / total * (1 - weight / total) ** DRAWS for _, weight in odds):
            raise self.defect("draw-unlike-odds", f"{missed:.0%} of what may come never does")

    def check_order(self) -> None:
        """The answers of one simultaneous decision may come in any order."""
        p = self.p
        answers = [(seat, self.rng.choice(p.choices(seat))) for seat in p.to_act()]
        ends = []
        for order in (answers, answers[::-1]):
            twin = p.copy()
            for seat, move in order:
                twin.play(seat, move)
            ends.append(twin)
        if ends[0] != ends[1]:
            told = ", ".join(f"{seat} {move}" for seat, move in answers)
            raise self.defect("order-matters", f"the answers {told} lead elsewhere in another order")

    def check_imagined(self, viewer: Seat) -> None:
        p = self.p
        whole = p.to_json()
        for memory in (False, True):
            view = p.view(viewer, memory=memory)
            again = json.loads(json.dumps(view))
            q = self.game.imagine(again, random.Random(self.rng.random()))
            if broken := self.game.violations(q):
                raise self.defect("imagine-illegal", "; ".join(broken))
            seen = q.view(viewer, memory=memory)
            if seen != view or again != view:
                wrong = [key for key in view if seen.get(key) != view[key]]
                raise self.defect("imagine-disagrees", f"the imagined position shows other {', '.join(wrong)}")
            if q != p:
                self.varied.add("vary")
            if any(view[field.name] != whole[field.name] for field in self.game.fields):
                self.varied.add("hidden")

    def check_faces(self, viewer: Seat, actor: Seat, choices: Sequence[Move]) -> None:
        """Two moves that look different to the viewer are seen or heard to differ: a face tells nothing besides."""
        pair = self.rng.sample(list(choices), min(len(choices), 2))
        faces = [self.p.face(viewer, actor, move) for move in pair]
        if viewer == actor or len(set(faces)) < 2:
            return
        shown = []
        for move in pair:
            twin = self.p.copy()
            twin.told = []
            twin.play(actor, move)
            shown.append((twin.view(viewer, memory=True), [event.heard_by(viewer) for event in twin.told]))
        if shown[0] == shown[1]:
            raise self.defect("face-leaks", f"seat {viewer} can tell {faces[0]} from {faces[1]} by nothing else")

    def check_secrets(self, viewer: Seat) -> None:
        """The paired-secret test: whatever the viewer cannot know may change, and nothing that reaches it does."""
        p = self.p.copy()
        q = self.game.imagine(p.view(viewer, memory=True), random.Random(self.rng.random()))
        for _ in range(ONWARD):
            self.compare(p, q, viewer)
            if not p.to_act():
                return
            actor = self.rng.choice(p.to_act())
            move = self.any_move(p, actor)
            face = p.face(viewer, actor, move)
            twin_move = self.alike(q, viewer, actor, move, face)
            if twin_move is None:
                return
            p.told, q.told = [], []
            p.play(actor, move)
            q.play(actor, twin_move)
            if any(event.reveals and viewer in (event.knows or (viewer,)) for event in [*p.told, *q.told]):
                return  # what comes to light between others changes nothing for the viewer
            heard = [[event.heard_by(viewer) for event in told] for told in (p.told, q.told)]
            if heard[0] != heard[1]:
                raise self.defect("event-leaks", f"after {face} seat {viewer} hears {heard[0]} or {heard[1]}")

    def alike(self, q: Position, viewer: Seat, actor: Seat, move: Move, face: str) -> Move | None:
        """A move of `actor` in the imagined position that looks the same to `viewer`, preferably not the same move."""
        twins = list(q.choices(actor))
        self.rng.shuffle(twins)
        for twin in (*twins, move):
            if q.face(viewer, actor, twin) == face and refusal(q, actor, twin) is None:
                return twin
        return None

    def compare(self, p: Position, q: Position, viewer: Seat) -> None:
        if p.to_act() != q.to_act() or p.decision is not q.decision:
            asked = f"{p.decision} asks {p.to_act()}, or {q.decision} asks {q.to_act()}"
            raise self.defect("question-leaks", f"who is asked depends on what seat {viewer} cannot know: {asked}")
        if p.decision is OVER:
            return  # now everything lies open
        for name in ("view", "choices", "forms", "facts"):
            shown = [str(getattr(position, name)(viewer)) for position in (p, q)]
            if shown[0] != shown[1]:
                raise self.defect(
                    f"{name}-leaks", f"what seat {viewer} cannot know changes it:\n{shown[0]}\n{shown[1]}"
                )
        choices = p.choices(viewer)
        for move in [*choices[:5], *self.mutants(choices)] if choices else ():
            refusals = [str(refusal(position, viewer, move)) for position in (p, q)]
            if refusals[0] != refusals[1]:
                raise self.defect("refusal-leaks", f"{move} by seat {viewer}: {refusals[0]}, or {refusals[1]}")

    def at_the_end(self) -> None:
        p = self.p
        result = p.result()
        if p.decision is not OVER or result is None or len(result.ranks) != p.seats or not result.winners:
            raise self.defect("no-result", "the match stops without a result")
        if broken := self.game.violations(p):
            raise self.defect("invariant", "; ".join(broken))
        for ply, kept, state in self.kept:
            if kept.to_json() != state:
                raise self.defect("copy-shares", f"a copy made at ply {ply} was altered by later play")
        if read_record(str(self.record), self.game) != self.record or self.record.replay() != p:
            raise self.defect("replay", "the record does not replay to the same position")
        if self.kept:
            ply, kept, _ = self.rng.choice(self.kept)
            if self.record.replay(ply) != kept:
                raise self.defect("replay", f"the first {ply} plies replay to another position")


def refusal(p: Position, seat: Seat, move: Move) -> Illegal | None:
    """Why `seat` may not play `move`; None if it may."""
    try:
        p.check(seat, move)
    except Illegal as error:
        return error
    return None


def digest(game: Game, seats: int, options: dict[str, OptionValue], seed: str) -> str:
    """A fingerprint of one random match."""
    rng = random.Random(seed)
    p = game.start(seats, options)
    plies = []
    while seats_asked := p.to_act():
        seat = seats_asked[0]
        move = p.draw(rng) if seat == CHANCE else rng.choice(p.choices(seat))
        plies.append(f"{seat} {move}")
        p.play(seat, move)
    return hashlib.sha256("\n".join(plies).encode()).hexdigest()


def check_processes(game: Game, seats: int, options: dict[str, OptionValue], seed: str) -> None:
    """The same seed gives the same record in other processes, however Python hashes strings there."""
    call = [type(game).__module__, game.name, seats, options, seed]
    code = f"from fondaco.core.testing import digest_elsewhere as d; d({json.dumps(json.dumps(call))})"
    found = {digest(game, seats, options, seed)}
    for hash_seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
        found.add(done.stdout.strip())
    if len(found) > 1:
        raise Defect("not-repeatable", "the same seed gives different records in different processes")


def digest_elsewhere(call: str) -> None:
    """Print the digest of a match of the game called so in a module."""
    module, name, seats, options, seed = json.loads(call)
    found = vars(import_module(module)).values()
    game = next(thing for thing in found if isinstance(thing, Game) and thing.name == name)
    print(digest(game, seats, options, seed))
