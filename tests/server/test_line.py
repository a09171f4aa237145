"""The socket below the messages: pieces, pings, many at once, doors that are none."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from fondaco.server.line import MOST_BEHIND, Line
from fondaco.server.stream import TRY_AGAIN, Watcher
from server.live import PATIENCE, Server, Watching, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("line")) as server:
        yield server


@pytest.fixture
def watching(server: Server) -> Iterator[Watching]:
    ada = server.guest("Ada")
    watching = ada.watch(ada.post("/api/play", {"game": "genua", "seat": 0})["id"])
    yield watching
    watching.close()


def test_a_message_may_come_in_pieces(watching: Watching) -> None:
    watching.socket.send(iter(['{"type": "pi', "ng", '", "intent": "pieces"}']))
    watching.until(lambda it: it.answers.get("pieces", {}).get("ok"))


def test_what_looks_like_a_message_inside_a_message_is_none(watching: Watching) -> None:
    """A message is torn in two on its way, and its second half could stand by itself."""
    inner = b'{"type": "ping", "intent": "inner"}'
    second = bytes((0x81, 0x80 + len(inner), 0, 0, 0, 0)) + inner
    watching.socket.socket.sendall(bytes((0x81, 0x80 + 20 + len(second), 0, 0, 0, 0)) + b" " * 20)
    time.sleep(0.3)
    watching.socket.socket.sendall(second)
    answers: dict[str | None, Any] = watching.answers  # type: ignore[assignment]  # nothing could be read, no intent
    watching.until(lambda it: None in answers)
    assert answers[None]["code"] == "bad-message"
    assert watching.ask(type="ping", intent="outer")["ok"]
    assert "inner" not in watching.answers


def test_many_messages_at_once_are_answered_in_their_order(watching: Watching) -> None:
    sent = [f"n{number}" for number in range(300)]
    for intent in sent:
        watching.send(type="ping", intent=intent)
    watching.until(lambda it: sent[-1] in it.answers)
    heard = [json.loads(text) for text in watching.raw]
    assert [one["intent"] for one in heard if one["type"] == "answer"] == sent


def test_a_ping_is_answered(watching: Watching) -> None:
    assert watching.socket.ping("still there?").wait(PATIENCE)


def test_long_messages_come_packed_if_the_viewer_likes(watching: Watching) -> None:
    answer = watching.socket.response
    assert answer is not None
    assert any("permessage-deflate" in one for one in answer.headers.get_all("sec-websocket-extensions"))
    assert len(watching.raw[0]) > 2_000, "long enough to be packed"


def test_there_is_no_socket_but_that_of_a_table(server: Server) -> None:
    with pytest.raises(InvalidStatus) as refused, connect(server.url.replace("http", "ws") + "/api/tables"):
        pass
    assert refused.value.response.status_code == 404


def opened(**transport: Any) -> Line:
    """Our end of a line whose handshake is over."""
    app: Any = SimpleNamespace(state=SimpleNamespace(welcome=None))
    config: Any = SimpleNamespace(app=app, ws_max_size=65_536)
    line = Line(config, SimpleNamespace(connections=set()), {})  # type: ignore[arg-type]
    line.handshake = None
    line.connection_made(SimpleNamespace(is_closing=lambda: False, **transport))  # type: ignore[arg-type]
    return line


def test_who_cannot_keep_up_has_to_come_again() -> None:
    """What is not read piles up in our memory, so there is an end to it."""
    written: list[bytes] = []
    behind = [MOST_BEHIND, MOST_BEHIND + 1]

    async def speak() -> None:
        line = opened(write=written.append, get_write_buffer_size=lambda: behind.pop(0), abort=lambda: None)
        watcher: Any = SimpleNamespace(line=line)
        Watcher.send(watcher, b"in time")
        Watcher.send(watcher, b"too late")

    asyncio.run(speak())
    assert b"".join(written) == b"\x81\x07in time\x88\x02" + TRY_AGAIN.to_bytes(2, "big")


def test_who_wants_pings_answered_and_reads_no_answer_is_let_go() -> None:
    """Those pile up as well."""
    let_go: list[bool] = []
    pending: list[bytes] = []

    async def ping() -> None:
        line = opened(
            write=pending.append,
            get_write_buffer_size=lambda: sum(map(len, pending)),
            abort=lambda: let_go.append(True),
        )
        while not let_go and len(pending) < 1_000:
            line.data_received((b"\x89\xfd" + bytes(4) + b"." * 125) * 100)

    asyncio.run(ping())
    assert let_go
    assert sum(map(len, pending)) < 1.1 * MOST_BEHIND
