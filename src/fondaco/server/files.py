"""Files of the page, held in memory and compressed once.

A browser asks about each file every time, so that an upgrade shows at once; the ETag makes that cheap.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from fondaco.server.refusal import Refusal

SQUEEZED = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
SMALL = 500
"""Shorter files are sent as they are."""

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/plain", ".ftl")


@dataclass(slots=True)
class Held:
    """One file as it was at `stamp`."""

    stamp: tuple[int, int]
    kind: str
    etag: str
    body: bytes
    squeezed: bytes | None


class Files:
    """The files of one folder, which need not exist."""

    def __init__(self, home: Path) -> None:
        self.home = home.resolve()
        self.held: dict[Path, Held] = {}

    def find(self, path: str) -> Held | None:
        """The file at a path within the folder, read anew when it has changed."""
        try:
            place = (self.home / path).resolve()  # a file has many spellings and is held once
            if not (place.is_relative_to(self.home) and place.is_file()):
                return None
            status = place.stat()
            stamp = status.st_mtime_ns, status.st_size
            held = self.held.get(place)
            if held is None or held.stamp != stamp:
                held = self.held[place] = hold(place, stamp)
        except (OSError, ValueError):  # gone, or no name a file can have
            return None
        return held

    def answer(self, path: str, headers: Headers) -> Response:
        """The file, or that the browser's copy is still good."""
        held = self.find(path)
        if held is None:
            raise Refusal("no-file")
        about = {"cache-control": "no-cache", "etag": held.etag, "vary": "Accept-Encoding"}
        if held.etag in [tag.strip().removeprefix("W/") for tag in headers.get("if-none-match", "").split(",")]:
            return Response(status_code=304, headers=about)
        if held.squeezed is not None and "gzip" in headers.get("accept-encoding", ""):
            return Response(held.squeezed, headers={**about, "content-encoding": "gzip"}, media_type=held.kind)
        return Response(held.body, headers=about, media_type=held.kind)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Mounted at a place of its own: everything below it is a file."""
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"allow": "GET, HEAD"})
        path = scope["path"].removeprefix(scope.get("root_path", "")).lstrip("/")
        await self.answer(path, Headers(scope=scope))(scope, receive, send)


def hold(place: Path, stamp: tuple[int, int]) -> Held:
    body = place.read_bytes()
    kind = mimetypes.guess_type(place.name)[0] or "application/octet-stream"
    squeezed = gzip.compress(body, 9, mtime=0) if len(body) > SMALL and kind.startswith(SQUEEZED) else None
    etag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    return Held(stamp, kind, etag, body, squeezed)
