"""uvicorn's socket with a shorter way out: what is ready to be sent is one write, without a task for each viewer."""

from __future__ import annotations

import struct

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

MOST_BEHIND = 4 * 1024 * 1024
"""Bytes a slow viewer may be behind before it has to come again."""
NAME = "fondaco.line"
"""Under this name the application finds the line among the extensions of its scope."""


class Line(WebSocketsSansIOProtocol):
    """One viewer's connection."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][NAME] = self  # type: ignore[assignment]  # typed for HTTP answers only

    def say(self, message: bytes) -> bool:
        """Send a text message now; False when the viewer is too far behind."""
        if self.close_sent or self.transport.is_closing():
            return True
        if self.transport.get_write_buffer_size() > MOST_BEHIND:
            return False
        if self.conn.extensions:  # a browser that wants it compressed
            self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(head(len(message)) + message)
        return True


def head(length: int) -> bytes:
    """The head of a whole text frame from a server (RFC 6455, 5.2).

    >>> head(5), head(300)
    (b'\\x81\\x05', b'\\x81~\\x01,')
    """
    if length < 126:
        return bytes((0x81, length))
    return struct.pack("!BBH", 0x81, 126, length) if length < 65_536 else struct.pack("!BBQ", 0x81, 127, length)
