"""One viewer's connection: WebSocket frames in and out. While nobody speaks, no task runs and nothing waits.

uvicorn hands a socket over with the request that asked for it; `websockets` knows the protocol.
"""

from __future__ import annotations

import asyncio
import logging
import struct
from collections.abc import Callable, Coroutine
from http import HTTPStatus
from typing import Any, Protocol, cast

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN, SERVER
from websockets.protocol import Protocol as Frames
from websockets.server import ServerProtocol as Handshake
from websockets.utils import apply_mask

logger = logging.getLogger("fondaco.line")

MOST_BEHIND = 4 * 1024 * 1024
"""Bytes a slow viewer may be behind before it has to come again."""
WORTH_PACKING = 2_000
"""Bytes; shorter messages leave as they are, because packing them takes longer than sending them."""
PING = 30.0
"""Seconds between two pings. Who says nothing from one to the next is gone."""
FAREWELL = 10.0
"""Seconds a viewer has to close its end."""
RESTART, BROKEN = 1012, 1011
PACKING = ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)
"""Each message is packed by itself, so that nobody who just looks on costs the memory of a compressor."""


class Listener(Protocol):
    """Whoever is at our end of a line."""

    async def take(self, text: bytes) -> None: ...
    def gone(self) -> None: ...


Welcome = Callable[["Line", Request], Coroutine[Any, Any, None]]


class Line(asyncio.Protocol):
    """A connection from its handshake to its end."""

    __slots__ = (
        *("awake", "connections", "frames", "handshake", "inbox", "listener"),
        *("loop", "outbox", "pieces", "task", "timer", "transport", "welcome"),
    )
    unsent: list[Line] = []
    """Lines that have something to send before this turn of the loop is over."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self.loop = asyncio.get_running_loop()
        self.connections: set[Any] = server_state.connections
        self.welcome: Welcome = cast(Any, config.app).state.welcome
        self.handshake: Handshake | None = Handshake(extensions=[PACKING])
        self.frames = Frames(SERVER, state=OPEN, max_size=config.ws_max_size)
        self.listener: Listener | None = None
        self.inbox: list[bytes] = []
        self.outbox: list[bytes] = []
        self.pieces: list[bytes] = []
        self.task: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.awake = True

    # What the network says

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.connections.add(self)

    def connection_lost(self, error: Exception | None) -> None:
        self.connections.discard(self)
        if self.timer is not None:
            self.timer.cancel()
        if self.listener is not None:
            self.listener.gone()

    def data_received(self, data: bytes) -> None:
        if self.handshake is not None:
            self.knock(self.handshake, data)
            return
        self.awake = True
        if not self.pieces and not self.frames.reader.buffer and (text := short(data)) is not None:
            self.pieces.append(text)
            self.heard()
            return
        self.frames.receive_data(data)
        for frame in self.frames.events_received():
            if isinstance(frame, Frame) and frame.opcode < 8:  # not one of those that control the line
                self.pieces.append(bytes(frame.data))
                if frame.fin:
                    self.heard()
        self.flush()
        if self.transport.get_write_buffer_size() > MOST_BEHIND:
            self.transport.abort()  # it wants one ping after the other answered, and reads no answer

    def knock(self, handshake: Handshake, data: bytes) -> None:
        """The request, whole: uvicorn has read it before."""
        handshake.receive_data(data)
        for request in handshake.events_received():
            assert isinstance(request, Request)
            self.transport.pause_reading()
            self.task = self.loop.create_task(self.open(request))
        if self.task is None:
            self.shook()  # it was none

    async def open(self, request: Request) -> None:
        try:
            await self.welcome(self, request)
        except Exception:
            logger.exception("nobody could be welcomed")
            self.leave(BROKEN)
        if self.transport.is_closing() and self.listener is not None:
            self.listener.gone()  # it left while it was welcomed
        await self.listen()

    def heard(self) -> None:
        """A whole message. They are taken one after another; who sends more meanwhile has to wait."""
        if self.frames.state is OPEN:
            self.inbox.append(b"".join(self.pieces))
        self.pieces.clear()
        if self.task is None:
            self.task = self.loop.create_task(self.listen())
        elif self.transport.is_reading():
            self.transport.pause_reading()

    async def listen(self) -> None:
        try:
            while self.inbox and self.listener is not None and self.frames.state is OPEN:
                await self.listener.take(self.inbox.pop(0))
        except Exception:
            logger.exception("a message failed")
            self.leave(BROKEN)
        self.task = None
        if not self.transport.is_reading() and not self.transport.is_closing():
            self.transport.resume_reading()

    # What we say

    def accept(self, request: Request) -> bool:
        """Shake hands, or say why not."""
        assert self.handshake is not None
        answer = self.handshake.accept(request)
        self.handshake.send_response(answer)
        if answer.status_code == 101:
            self.frames.extensions = self.handshake.extensions
            self.timer = self.loop.call_later(PING, self.ping)
        self.shook()
        return answer.status_code == 101

    def refuse(self, status: HTTPStatus) -> None:
        """Shut the door before anything was said."""
        assert self.handshake is not None
        self.handshake.send_response(self.handshake.reject(status, ""))
        self.shook()

    def shook(self) -> None:
        """The handshake is over, well or not."""
        assert self.handshake is not None
        self.frames.writes = self.handshake.data_to_send()
        self.handshake = None
        self.flush()

    def say(self, message: bytes) -> bool:
        """Send a text message at the end of this turn of the loop; False when the viewer is too far behind."""
        if self.frames.state is not OPEN or self.transport.is_closing():
            return True
        if self.transport.get_write_buffer_size() > MOST_BEHIND:
            return False
        if not self.outbox:
            if not Line.unsent:
                self.loop.call_soon(send_all)
            Line.unsent.append(self)
        if self.frames.extensions and len(message) > WORTH_PACKING:
            self.frames.send_text(message)
            self.outbox += self.frames.data_to_send()
        else:
            self.outbox += head(len(message)), message
        return True

    def flush(self) -> None:
        """Send what waits, answers to pings and good-byes too."""
        self.outbox += self.frames.data_to_send()
        if self.outbox and not self.transport.is_closing():
            last = self.outbox[-1]
            self.transport.write(b"".join(self.outbox))
            if not last:  # an empty piece stands for the end
                self.transport.close()
        self.outbox.clear()

    def ping(self) -> None:
        if not self.awake:
            self.transport.abort()
            return
        self.awake = False
        self.frames.send_ping(b"")
        self.flush()
        self.timer = self.loop.call_later(PING, self.ping)

    def leave(self, code: int) -> None:
        """Close our end, once what was sent is out; the viewer has a while to close its own."""
        if self.frames.state is not OPEN or self.transport.is_closing():
            return
        if self.handshake is not None:
            self.transport.close()
            return
        self.frames.send_close(code)
        self.flush()
        if self.timer is not None:
            self.timer.cancel()
        self.timer = self.loop.call_later(FAREWELL, self.transport.abort)

    def shutdown(self) -> None:
        """uvicorn closes."""
        self.leave(RESTART)
        self.transport.close()


def send_all() -> None:
    unsent, Line.unsent = Line.unsent, []
    for line in unsent:
        line.flush()


def short(data: bytes) -> bytes | None:
    """The text of a message as most are: short, masked, whole, by itself. None for all else that may come.

    >>> short(b"\\x81\\x82abcdIK"), short(b"\\x81\\x82abcdI")
    (b'()', None)
    """
    if len(data) > 6 and data[0] == 0x81 and 0x80 < data[1] < 0xFE and len(data) == 6 + data[1] - 0x80:
        return apply_mask(data[6:], data[2:6])
    return None


def head(length: int) -> bytes:
    """The head of a whole text frame from a server (RFC 6455, 5.2).

    >>> head(5), head(300)
    (b'\\x81\\x05', b'\\x81~\\x01,')
    """
    if length < 126:
        return bytes((0x81, length))
    return struct.pack("!BBH", 0x81, 126, length) if length < 65_536 else struct.pack("!BBQ", 0x81, 127, length)
