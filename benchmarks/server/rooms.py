"""How much one process holds: idle viewers, and how long a long table takes to open from its log."""

from __future__ import annotations

import json
import os
import sqlite3
import statistics
import subprocess
import tempfile
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from run import House

HERE = Path(__file__).parent
RECORDS = sorted((HERE.parents[1] / "records").glob("*/*.txt"), key=lambda path: path.read_text().count("\n"))
COPIES = 15
Figures = dict[str, tuple[float, str]]


def call(server: House, path: str, body: Any = None, token: str = "") -> Any:
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(server.url + path, data, headers)) as answer:
        return json.load(answer)


def processor(server: House) -> float:
    """Seconds of processor time a server has used."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def visit(server: House, viewers: int, token: str, tables: list[str], seconds: float) -> dict[str, float]:
    command = ["node", str(HERE / "idle.mjs"), server.url, str(viewers), token, ",".join(tables), str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(done.stderr[-2000:])
    found: dict[str, float] = json.loads(done.stdout)
    return found


def idle_viewers(kind: type[House], viewers: int) -> Figures:
    """They look on at one table for longer than a ping and its answer take."""
    from run import resident

    with tempfile.TemporaryDirectory() as folder:
        server = kind(Path(folder))
        try:
            token = call(server, "/api/guest", {"name": "Idle"})["token"]
            table = call(server, "/api/tables", {"game": "medici", "seats": 4}, token)["id"]
            before = resident(server.process.pid)
            found = visit(server, viewers, token, [table], 65)
            each = (resident(server.process.pid) - before) * 1024 / viewers
        finally:
            server.stop()
    return {
        f"of {viewers} idle viewers still there after 65 s": (found["connected"], f"= {viewers}"),
        "kB for each of them": (each, ""),
    }


def time_to_open(kind: type[House]) -> Figures:
    """The longest record on many tables; each is opened once after a restart. Without snapshots: the log alone."""
    record = RECORDS[-1].read_text()
    figures: Figures = {}
    with tempfile.TemporaryDirectory() as folder:
        server = kind(Path(folder))
        try:
            token = call(server, "/api/guest", {"name": "Reader"})["token"]
            tables = [call(server, "/api/records", {"text": record}, token)["id"] for _ in range(COPIES)]
        finally:
            server.stop()
        for name, bar in (("ms to open a table of {} rows", "≤ 50"), ("the same without its snapshot", "")):
            server = kind(Path(folder))
            try:
                visit(server, 1, token, tables[:1], 0)  # the first visitor waits for the game's words, too
                used = processor(server)
                times = [visit(server, 1, token, [table], 0)["first_ms"] for table in tables[1:]]
                spent = (processor(server) - used) * 1000 / len(times)
            finally:
                server.stop()
            name = name.format(record.count("\n"))
            figures[name] = statistics.median(times), bar
            figures[f"{name}: processor time"] = spent, ""
            with sqlite3.connect(Path(folder) / "fondaco.db") as database:
                database.execute("DELETE FROM snapshots")
    return figures
