"""This server, pure and with compiled engines, against boardgame.io's in-memory store: the same load, on one core.

    python benchmarks/server/run.py [--matches 200] [--rounds 5] [--seconds 5] [--viewers 5000]

All run at once and are played in turn, round by round, so that other work on this machine disturbs all alike. Then how
much one process holds. Needs `make fast`, node and npm; installs boardgame.io beside this file. Prints a table of
ratios and writes it to benchmarks/results/server.txt.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from rooms import idle_viewers, time_to_open

sys.path.insert(0, str(Path(__file__).parents[1]))
from engines import interpreter

HERE = Path(__file__).parent
RESULTS = HERE.parent / "results"
FAST = HERE.parents[1] / "build" / "fast"
QUICK = {
    "FONDACO_GUESTS_PER_MINUTE": "1000000",
    "FONDACO_CALLS_PER_SECOND": "1000000",
    "FONDACO_LOG": "ERROR",
    "FONDACO_SUPERVISE": "0",
    "FONDACO_BOT_WORKERS": "1",
}
CORES = sorted(os.sched_getaffinity(0))


def pinned(core: int) -> list[str]:
    return ["taskset", "-c", str(core)] if shutil.which("taskset") else []


def resident(pid: int) -> float:
    """Megabytes a process holds."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024  # type: ignore[index]


class House:
    """Our server, on the first core."""

    kind, player = "fondaco", "House"
    env: dict[str, str] = {}

    def __init__(self, folder: Path) -> None:
        command = [*pinned(CORES[0]), sys.executable, "-m", "fondaco.server", "--port", "0", "--data", str(folder)]
        env = {**os.environ, **QUICK, **self.env}
        self.process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.url = re.search(r"http://[\d.:]+", self.process.stdout.readline())[0]  # type: ignore[index]
        time.sleep(3)

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


class Fast(House):
    """The same with compiled engines."""

    kind = "compiled"
    env = {"PYTHONPATH": str(FAST)}


class Peer(House):
    """boardgame.io, on the same core."""

    kind, player = "boardgame.io", "Peer"

    def __init__(self, folder: Path) -> None:
        command = [*pinned(CORES[0]), "node", str(HERE / "peer.mjs"), "8377"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "DEBUG": ""})
        assert self.process.stdout is not None
        self.process.stdout.readline()
        self.url = "http://127.0.0.1:8377"
        time.sleep(1)


class Load:
    """A server and the players who load it, on another core."""

    def __init__(self, kind: type[House], folder: Path, matches: int, rate: float) -> None:
        self.server = kind(folder)
        self.matches = matches
        self.rounds: list[dict[str, float]] = []
        self.before = resident(self.server.process.pid)
        command = [*pinned(CORES[-1]), "node", str(HERE / "load.mjs"), kind.player, self.server.url]
        words = [str(matches), str(rate), str(self.server.process.pid)]
        self.players = subprocess.Popen([*command, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.hear()

    def hear(self) -> str:
        assert self.players.stdout is not None
        return self.players.stdout.readline()

    def play(self, seconds: float) -> None:
        assert self.players.stdin is not None
        self.players.stdin.write(f"{seconds}\n")
        self.players.stdin.flush()
        self.rounds.append(json.loads(self.hear()))

    def median(self, figure: str) -> float:
        return statistics.median(one[figure] for one in self.rounds)

    @property
    def mb_per_match(self) -> float:
        return (resident(self.server.process.pid) - self.before) / self.matches

    def stop(self) -> None:
        self.players.kill()
        self.players.wait()
        self.server.stop()


def flush_times(folder: Path, number: int = 100) -> list[float]:
    """Milliseconds that flushes to this disk take."""
    times = []
    with (folder / "flush").open("wb") as file:
        for _ in range(number):
            file.write(b"x" * 4096)
            began = time.perf_counter()
            file.flush()
            os.fsync(file.fileno())
            times.append((time.perf_counter() - began) * 1000)
    return times


def duel(given: argparse.Namespace, rate: float) -> dict[str, Any]:
    """All under the same load, in turn."""
    flushes: list[float] = []
    loads: list[Load] = []
    with tempfile.TemporaryDirectory() as folder:
        try:
            for kind in (House, Fast, Peer):
                loads.append(Load(kind, Path(folder) / kind.__name__, given.matches, rate))
            for number in range(given.rounds):
                for load in loads:
                    load.play(given.seconds)
                flushes += flush_times(Path(folder))
                print(f"\r{rate or 'as many as they take':>20}: round {number + 1}", end="", file=sys.stderr)
            figures = ("moves_per_second", "moves_per_cpu_second", "p50_ms", "p99_ms", "refused")
            found: dict[str, Any] = {
                load.server.kind: {figure: load.median(figure) for figure in figures} | {"mb": load.mb_per_match}
                for load in loads
            }
        finally:
            for load in loads:
                load.stop()
    return {**found, "flush_p99_ms": statistics.quantiles(flushes, n=100)[-1]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--viewers", type=int, default=5000)
    given = parser.parse_args()
    if not shutil.which("node"):
        print("no node here: the server was not measured")
        return
    if not list(FAST.glob("fondaco/core/position.*.so")):
        raise SystemExit("there are no compiled engines: run make fast first")
    if not (HERE / "node_modules").exists():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=HERE, check=True)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    full, calm = duel(given, 0), duel(given, 2)
    print(file=sys.stderr)
    busy = os.getloadavg()[0] / (os.cpu_count() or 1)
    rows = [
        ("moves a second, as many as they take", full, "moves_per_second", "≥ 2 x"),
        ("the same, a second of processor time", full, "moves_per_cpu_second", "≥ 2 x"),
        ("p99 intent to event at 2 moves/s, ms", calm, "p99_ms", f"≤ its + {calm['flush_p99_ms']:.1f} (one fsync)"),
        ("p50 of the same, ms", calm, "p50_ms", ""),
        ("memory a match, MB", calm, "mb", "≤ 1/2 x"),
    ]
    lines = [
        interpreter(),
        f"{given.matches} live matches of Medici, four players each; load {busy:.1f} a core; medians of {given.rounds}",
        f"{'':38}{'fondaco':>9}{'compiled':>10}{'boardgame.io':>14}{'ratios':>11}  bar",
    ]
    for name, run, figure, bar in rows:
        pure, fast, peer = (run[kind][figure] for kind in ("fondaco", "compiled", "boardgame.io"))
        ratios = f"{pure / peer:>6.2f}{fast / peer:>5.2f}"
        lines.append(f"{name:38}{pure:>9.2f}{fast:>10.2f}{peer:>14.2f}{ratios}  {bar}")
    rooms = {**idle_viewers(House, given.viewers), **time_to_open(House)}
    lines += [f"{name:54}{value:>10.1f}  {bar}" for name, (value, bar) in rooms.items()]
    text = "\n".join(lines)
    print(text)
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "server.txt").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
