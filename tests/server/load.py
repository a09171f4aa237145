"""Players in a process of their own: they play on through every death of the server and say what was acknowledged.

`load.py URL TABLES` prints a line of JSON for each acknowledged intent. An intent whose answer was lost is sent again.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

LOST = (OSError, WebSocketException, httpx.TransportError, asyncio.TimeoutError)


class Player:
    """One seat of one table."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.token = httpx.post(f"{url}/api/guest", json={"name": name}, timeout=60).json()["token"]
        self.headers = {"authorization": f"Bearer {self.token}"}
        self.seq = 0
        self.count = 0
        self.open: dict[str, Any] | None = None
        self.rng = random.Random(name)
        self.name = name

    def post(self, path: str, body: Any) -> Any:
        return httpx.post(f"{self.url}{path}", json=body, headers=self.headers, timeout=60).json()

    async def play(self, table: str) -> None:
        while True:
            try:
                await self.connected(table)
                return
            except LOST:
                await asyncio.sleep(0.05)

    async def connected(self, table: str) -> None:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/stream?after={self.seq}"
        async with connect(address, additional_headers=self.headers, max_size=2**24, open_timeout=60) as socket:
            if self.open is not None:
                await socket.send(json.dumps(self.open))
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "answer":
                    self.answered(table, message)
                elif message["type"] in ("hello", "state"):
                    seqs = [row["seq"] for row in message["rows"]]
                    assert seqs == list(range(self.seq + 1, message["seq"] + 1)), (self.seq, seqs, message["seq"])
                    self.seq = message["seq"]
                    if message["state"]["status"] != "running":
                        return
                    self.prompt = message["state"]["prompt"]
                if self.open is None and self.prompt and not self.prompt["amends"]:
                    await socket.send(json.dumps(self.decide()))

    def answered(self, table: str, message: dict[str, Any]) -> None:
        assert self.open is not None
        assert message["intent"] == self.open["intent"]
        if message["ok"]:
            print(json.dumps({"table": table, "seq": message["seq"], **self.open, "at": time.time()}), flush=True)
        else:
            assert message["code"] == "stale", message
        self.open = None

    def decide(self) -> dict[str, Any]:
        self.count += 1
        moves = [choice["move"] for choice in self.prompt["choices"]]
        moves = [move for move in moves if move.split()[0] not in ("shout", "peek")]
        self.open = {
            "type": "move",
            "intent": f"{self.name}-{self.count}",
            "ask": self.prompt["ask"],
            "move": self.rng.choice(moves),
        }
        return self.open


async def keep_playing(game: str, one: Player, two: Player) -> None:
    """One match after the other, for ever."""
    while True:
        try:
            made = await asyncio.to_thread(one.post, "/api/tables", {"game": game, "seats": 2})
            table = made["id"]
            await asyncio.to_thread(two.post, f"/api/tables/{table}/join", {})
            await asyncio.to_thread(one.post, f"/api/tables/{table}/start", {})
        except (*LOST, KeyError):
            await asyncio.sleep(0.05)
            continue
        for player in (one, two):
            player.seq, player.open, player.prompt = 0, None, None
        await asyncio.gather(one.play(table), two.play(table))


async def main() -> None:
    url, tables = sys.argv[1], int(sys.argv[2])
    pairs = [(Player(url, f"a{number}"), Player(url, f"b{number}")) for number in range(tables)]
    print("ready", flush=True)
    await asyncio.gather(*(keep_playing(("medici", "parlour")[n % 2], *pair) for n, pair in enumerate(pairs)))


if __name__ == "__main__":
    asyncio.run(main())
