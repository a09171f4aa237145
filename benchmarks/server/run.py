"""This server against boardgame.io's in-memory store: the same load, one core each, ratios.

    python benchmarks/server/run.py [--matches 200] [--seconds 15]

Needs node and npm; installs boardgame.io beside this file. Prints a table and writes results.json.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
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

    kind = "fondaco"

    def __init__(self, folder: Path) -> None:
        command = [*pinned(CORES[0]), sys.executable, "-m", "fondaco.server", "--port", "0", "--data", str(folder)]
        self.process = subprocess.Popen(command, env={**os.environ, **QUICK}, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.url = re.search(r"http://[\d.:]+", self.process.stdout.readline())[0]  # type: ignore[index]
        time.sleep(3)

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


class Peer(House):
    """boardgame.io, on the same core."""

    kind = "boardgame.io"

    def __init__(self, folder: Path) -> None:
        command = [*pinned(CORES[0]), "node", str(HERE / "peer.mjs"), "8377"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "DEBUG": ""})
        assert self.process.stdout is not None
        self.process.stdout.readline()
        self.url = "http://127.0.0.1:8377"
        time.sleep(1)


def load(server: House, matches: int, seconds: float, rate: float) -> dict[str, Any]:
    command = [*pinned(CORES[-1]), "node", str(HERE / "load.mjs"), server.kind, server.url]
    pid = str(server.process.pid)
    done = subprocess.run([*command, str(matches), str(seconds), str(rate), pid], capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(done.stderr[-3000:])
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def fsync_p99(folder: Path) -> float:
    """Milliseconds one flush to this disk takes at worst, nearly."""
    times = []
    with (folder / "flush").open("wb") as file:
        for _ in range(200):
            file.write(b"x" * 4096)
            began = time.perf_counter()
            file.flush()
            os.fsync(file.fileno())
            times.append((time.perf_counter() - began) * 1000)
    return statistics.quantiles(times, n=100)[-1]


def measure(kind: type[House], matches: int, seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        server = kind(Path(folder))
        try:
            before = resident(server.process.pid)
            calm = load(server, matches, seconds, 2)
            calm["mb_per_match"] = (resident(server.process.pid) - before) / matches
        finally:
            server.stop()
        server = kind(Path(folder) / "again")
        try:
            full = load(server, matches, seconds, 0)
        finally:
            server.stop()
    return {"full": full, "calm": calm}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15)
    given = parser.parse_args()
    if not (HERE / "node_modules").exists():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=HERE, check=True)
    with tempfile.TemporaryDirectory() as folder:
        flush = fsync_p99(Path(folder))
    ours = measure(House, given.matches, given.seconds)
    peer = measure(Peer, given.matches, given.seconds)
    rows = [
        ("moves a second, as many as it takes", "full", "moves_per_second", "≥ 2 x"),
        ("the same, a second of processor time", "full", "moves_per_cpu_second", "≥ 2 x"),
        ("p99 intent to event at 2 moves/s, ms", "calm", "p99_ms", f"≤ + {flush:.1f} ms"),
        ("p50 of the same, ms", "calm", "p50_ms", ""),
        ("memory a match, MB", "calm", "mb_per_match", "≤ 1/2"),
    ]
    print(f"{'':40} {'fondaco':>12} {'boardgame.io':>14} {'ratio':>8}  bar")
    for name, run, figure, bar in rows:
        one, two = ours[run][figure], peer[run][figure]
        print(f"{name:40} {one:12.2f} {two:14.2f} {one / two:8.2f}  {bar}")
    results = {"fondaco": ours, "boardgame.io": peer, "fsync_p99_ms": flush}
    (HERE / "results.json").write_text(json.dumps(results, indent=1))


if __name__ == "__main__":
    main()
