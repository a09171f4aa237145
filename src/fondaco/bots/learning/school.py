"""One training: processes that play, one that learns, a checkpoint, a log and a card in a folder.

Each player reports after a few seconds and is answered with the newest weights; nobody waits for the slowest.
"""

from __future__ import annotations

import json
import math
import multiprocessing
import signal
import time
from collections.abc import Callable
from dataclasses import asdict
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from fondaco.bots.house import house
from fondaco.bots.learning.chart import chart
from fondaco.bots.learning.learner import Learner, Memory, part
from fondaco.bots.learning.plan import Plan
from fondaco.bots.learning.tables import Hall
from fondaco.bots.net import Net
from fondaco.bots.sight import fingerprint, sight
from fondaco.bots.threads import few_threads
from fondaco.core.errors import BadSetup

SLICE = 4.0
"""Seconds a process plays before it reports."""
PUBLISH = 6.0
"""Seconds between two versions of the weights."""
FIRST = 10_000
"""Samples before learning begins; they also say how the features are scaled."""
WATCHED = 40_000
"""Samples of scripted play before the net plays itself."""
UNREADABLE = (OSError, ValueError, KeyError, EOFError, BadZipFile)
"""What comes of a file that training did not write."""


def play(name: str, seats: int, plan: Plan, seed: str, line: Connection) -> None:
    """A process that plays: an order comes, it plays for a while and reports. One waits for the other in turn, so that
    the two never write to a full pipe at once."""
    hall = Hall(sight(house(name)), seats, plan, seed)
    exam = None
    try:
        while (order := line.recv()) is not None:
            if order["nets"] is not None:
                hall.nets = [Net(arrays) for arrays in order["nets"]]
            hall.progress, hall.taught = order["progress"], order["taught"]
            if order["exam"] != exam:
                exam = order["exam"]
                hall.exam, _, hall.left = exam or (None, 0, math.inf)
                hall.tables = []
                hall.harvest()
            hall.play_for(SLICE)
            line.send({**hall.harvest(), "exam": exam})
    except (EOFError, KeyboardInterrupt, BrokenPipeError):
        return


def stored(out: Path) -> dict[str, Any]:
    """What is stored in a folder, by name; nothing where no training stopped."""
    path = out / "checkpoint.npz"
    if not path.exists():
        return {}
    try:
        with np.load(path, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        arrays["net w1"]
    except UNREADABLE as error:
        raise BadSetup(f"{path} is no checkpoint that training wrote; choose another folder") from error
    return arrays


def settings(out: Path) -> tuple[Plan, int] | None:
    """The plan and the seed of the training that stopped in a folder; old checkpoints do not tell them."""
    arrays = stored(out)
    return (Plan.parse(str(arrays["plan"])), int(arrays["seed"])) if "plan" in arrays else None


class School:
    """Trains one game for one number of seats into a folder; goes on where it stopped."""

    def __init__(
        self, name: str, seats: int, out: Path, processes: int, plan: Plan, seed: int, begin: Path | None = None
    ) -> None:
        self.name, self.seats, self.out, self.plan, self.seed = name, seats, out, plan, seed
        self.game = house(name)
        out.mkdir(parents=True, exist_ok=True)
        self.rng = np.random.default_rng(seed)
        self.width = self.feature_count(seats)
        self.learner = Learner(Net.fresh(self.width, seats, seed))
        self.past: list[dict[str, Any]] = []
        self.spent = 0.0
        self.games = self.samples = self.learned = 0
        self.scaled = self.taught = False
        self.begun = begin.stem if begin else "nothing"
        if begin:
            self.begin(begin)
        self.resume(begin)
        self.cut_log()
        self.known = self.samples
        """How many there were when it was started."""
        self.lean(plan.lean)
        self.memory = Memory(plan.memory, self.width, 2 * seats)
        self.counts: dict[str, list[float]] = {}
        self.losses: list[tuple[float, float]] = []
        self.progress, self.version = 0.0, 1
        self.exam: tuple[str, int, int] | None = None
        """The style, the number of the examination, and how many matches each process plays."""
        self.sent: dict[Connection, int] = {}
        self.processes: list[SpawnProcess] = []
        self.lines = self.start_players(max(1, processes - 1 if processes > 2 else processes))

    def start_players(self, number: int) -> list[Connection]:
        few_threads(1)
        spawn = multiprocessing.get_context("spawn")
        lines: list[Connection] = []
        answer = signal.signal(signal.SIGINT, signal.SIG_IGN)  # players inherit it: Ctrl-C is for the one who saves
        for k in range(number):
            ours, theirs = spawn.Pipe()
            seed = f"{self.seed} {k} {self.games}"
            process = spawn.Process(target=play, args=(self.name, self.seats, self.plan, seed, theirs), daemon=True)
            process.start()
            self.processes.append(process)
            lines.append(ours)
        signal.signal(signal.SIGINT, answer)
        return lines

    def lean(self, lean: float) -> None:
        self.learner.net = self.learner.net.leaning(lean, self.plan.favourites)

    # The folder

    def begin(self, weights: Path) -> None:
        """Not from nothing, but from what was learned before, for another number of seats too."""
        try:
            net = Net.load(weights)
        except UNREADABLE as error:
            raise BadSetup(f"{weights} holds no weights; expected an .npz that training wrote") from error
        if net.seats not in self.game.seats or net.width != self.feature_count(net.seats):
            raise BadSetup(f"{weights} is not for {self.game.title}")
        self.learner = Learner(net if net.seats == self.seats else net.reseated(self.width, self.seats))
        self.scaled = self.taught = True

    def feature_count(self, seats: int) -> int:
        return len(sight(self.game).features(self.game.start(seats), 0))

    def resume(self, begin: Path | None) -> None:
        """Go on from the checkpoint. One of before it told all this is of a taught net, begun as is said now."""
        path = self.out / "checkpoint.npz"
        if not (arrays := stored(self.out)):
            return
        if arrays["net w1"].shape[0] != self.width:
            raise BadSetup(f"{path} was trained on other features; choose another folder")
        self.begun, asked = str(arrays.get("begun", self.begun)), self.begun
        if begin and asked != self.begun:
            raise BadSetup(f"{path} was begun with {self.begun}, not {asked}; choose another folder")
        self.learner = Learner.restore(arrays)
        self.spent, self.games, self.samples = float(arrays["spent"]), int(arrays["games"]), int(arrays["samples"])
        self.scaled, self.taught = bool(arrays.get("scaled", True)), bool(arrays.get("taught", True))
        self.past = [part(arrays, f"past{k}") for k in range(int(arrays["past"]))]

    def cut_log(self) -> None:
        """What was logged after the checkpoint is played again; curves do not run backwards."""
        log, draft = self.out / "log.jsonl", self.out / "log.part.jsonl"
        if log.exists():
            lines = log.read_text(encoding="utf-8").splitlines(keepends=True)
            whole = [line for line in lines if line.endswith("\n")]  # the last may have been torn off
            draft.write_text("".join(line for line in whole if json.loads(line)["games"] <= self.games), "utf-8")
            draft.replace(log)

    def checkpoint(self) -> None:
        arrays = self.learner.arrays()
        for k, net in enumerate(self.past):
            arrays |= {f"past{k} {name}": array for name, array in net.items()}
        arrays |= {"past": len(self.past), "spent": self.spent, "games": self.games, "samples": self.samples}
        arrays |= {"scaled": self.scaled, "taught": self.taught}
        arrays |= {"begun": self.begun, "plan": self.plan.text(), "seed": self.seed}
        draft = self.out / "checkpoint.part.npz"
        with draft.open("wb") as file:
            np.savez(file, **arrays)
        draft.replace(self.out / "checkpoint.npz")
        self.learner.net.save(self.out / f"{self.name}-{self.seats}.npz")
        if (log := self.out / "log.jsonl").exists():
            lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
            picture = chart(f"{self.game.title}, {self.seats} players: {self.games} games", lines)
            (self.out / "log.svg").write_text(picture, encoding="utf-8")

    def log(self, say: Callable[[str], object], total: float) -> None:
        """One line of JSON in the log, one for the eye."""
        means = {name: round(value / count, 3) for name, (count, value) in sorted(self.counts.items())}
        loss = [round(float(np.mean(column)), 4) for column in zip(*self.losses, strict=True)]
        line = {
            "minutes": round(self.spent / 60, 2),
            "games": self.games,
            "samples": self.samples,
            "steps": self.learner.steps,
            "loss": loss,
            "means": means,
        }
        with (self.out / "log.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        shown = ", ".join(f"{name} {value:g}" for name, value in means.items())
        say(
            f"{self.spent / 60:5.1f}/{total / 60:g} min  {self.games} games  {self.samples} samples  "
            f"loss {' '.join(map(str, loss)) or '–'}  {shown}"
        )
        self.counts, self.losses = {}, []

    # The work

    def order(self, line: Connection) -> None:
        """What a player does next; weights only if it has not got them yet."""
        new = self.sent.get(line) != self.version
        nets = [self.learner.net.arrays, *self.past] if new else None
        line.send({"nets": nets, "progress": self.progress, "taught": self.taught, "exam": self.exam})
        self.sent[line] = self.version

    def gather(self, timeout: float) -> None:
        """Take the reports that are there and send their players on."""
        for line in wait(self.lines, timeout):
            assert isinstance(line, Connection)
            found = line.recv()
            self.order(line)
            if found["exam"] != self.exam:
                continue  # it played for another one
            self.games += found["games"]
            for name, (count, value) in found["counts"].items():
                entry = self.counts.setdefault(name, [0.0, 0.0])
                entry[0] += count
                entry[1] += value
            if found["rows"] is not None:
                self.samples += len(found["rows"])
                self.memory.add(found["rows"], found["targets"])

    def scale(self) -> None:
        """Centre and spread of each feature, from the first samples; fixed from then on."""
        rows = self.memory.rows[: self.memory.filled].astype(np.float32)
        spread = rows.std(axis=0)
        self.learner.net.arrays["mean"] = rows.mean(axis=0)
        self.learner.net.arrays["spread"] = np.where(spread > 1e-3, spread, 1.0).astype(np.float32)
        self.scaled = True

    def train(self, minutes: float, say: Callable[[str], object]) -> None:
        """Train until `minutes` have been spent in all, over every time it was started. Ctrl-C loses nothing."""
        try:
            self.go_on(minutes, say)
        finally:
            self.checkpoint()

    def go_on(self, minutes: float, say: Callable[[str], object]) -> None:
        total, before, began = minutes * 60, self.spent, time.monotonic()
        self.progress = self.spent / total
        for line in self.lines:
            self.order(line)
        published = logged = saved = began
        snapshot = 0.06
        while self.spent < total:
            self.progress = self.spent / total
            self.gather(0.0 if self.behind() else 0.2)
            self.study()
            now = time.monotonic()
            self.spent = before + now - began
            if now - published > PUBLISH:
                self.version += 1
                published = now
            if self.scaled and self.progress > snapshot:
                arrays = {name: array.copy() for name, array in self.learner.net.arrays.items()}
                self.past = [*self.past, arrays][-self.plan.past :]
                snapshot = self.progress + 0.06
            if now - logged > 20:
                self.log(say, total)
                logged = now
            if now - saved > 60:
                self.checkpoint()
                saved = now
        self.log(say, total)

    def study(self) -> None:
        """Some batches, as far as there are samples to learn from; after enough of them the net plays itself."""
        if self.memory.filled < min(FIRST, self.plan.memory // 4):
            return
        if not self.scaled:
            self.scale()
        rate = Plan.between(self.plan.rate, self.progress)
        for _ in range(30):
            if not self.behind():
                break
            self.losses.append(self.learner.learn(*self.memory.sample(self.rng, self.plan.batch), rate))
            self.learned += self.plan.batch
        if not self.taught and self.fresh >= WATCHED and self.learned >= 2 * WATCHED:
            self.taught, self.version = True, self.version + 1

    @property
    def fresh(self) -> int:
        """How many samples have come in since it was started."""
        return self.samples - self.known

    def behind(self) -> bool:
        """Are there samples that have not been learned from often enough?"""
        return self.learned < self.fresh * self.plan.reuse

    def examine(self, style: str, games: int, say: Callable[[str], object]) -> dict[str, float]:
        """The learner's 1-ply play on one seat against copies of a scripted style, without exploration."""
        self.version += 1
        each = math.ceil(games / len(self.lines))
        self.exam, self.counts = (style, self.version, each), {}
        say(f"examined against {style}{self.leaning}: {each * len(self.lines)} games …")
        kept = self.games, self.samples
        until = time.monotonic() + 600
        count = value = squares = 0.0
        while count < each * len(self.lines) and time.monotonic() < until:
            self.gather(1.0)
            count, value = self.counts.get("exam", (0.0, 0.0))
            _, squares = self.counts.get("exam squares", (0.0, 0.0))
        self.games, self.samples = kept
        mean = value / max(1.0, count)
        doubt = 1.96 * math.sqrt(max(1e-9, squares / max(1.0, count) - mean * mean) / max(1.0, count))
        return {"games": int(count), "wins": round(mean, 4), "low": round(mean - doubt, 4)}

    @property
    def leaning(self) -> str:
        """How it plays, in a sentence about whom it plays against."""
        return f", leaning {self.learner.net.lean:g}" if self.learner.net.lean else ""

    def settle(self, games: int, say: Callable[[str], object]) -> dict[str, dict[str, float]]:
        """How much to lean on rules of thumb is settled by games against them; the last of the exams is the gate."""
        exams: dict[float, dict[str, float]] = {}
        if self.plan.lean:
            for lean in (self.plan.lean / 2, self.plan.lean, self.plan.lean * 2):
                self.lean(lean)
                exams[lean] = self.examine("greedy", games, say)
            self.lean(max(exams, key=lambda lean: exams[lean]["wins"]))
        gate = self.examine("greedy", games, say)
        self.learner.net.save(self.out / f"{self.name}-{self.seats}.npz")
        return {"greedy": gate, **{f"greedy, leaning {lean:g}": exam for lean, exam in exams.items()}}

    def card(self, minutes: float, gate: dict[str, Any]) -> None:
        """What the weights are, beside them: whoever loads them can see what they fit."""
        card = {
            "game": self.name,
            "seats": self.seats,
            "rules": self.game.rules,
            "edition": self.game.editions[0],
            "features": fingerprint(self.game, self.seats),
            "width": self.width,
            "seed": self.seed,
            "begun with": self.begun,
            "games": self.games,
            "samples": self.samples,
            "minutes": minutes,
            "players": len(self.lines),
            "lean": round(self.learner.net.lean, 4),
            "plan": asdict(self.plan),
            "gate": gate,
        }
        text = json.dumps(card, indent=2) + "\n"
        (self.out / f"{self.name}-{self.seats}.json").write_text(text, encoding="utf-8")

    def close(self) -> None:
        """At once: players hold nothing worth waiting for, and Ctrl-C may have come amid a report."""
        for process in self.processes:
            process.terminate()
            process.join()
