"""Every call passes here: where it comes from, how big it is, how often; and what a failure may say."""

from __future__ import annotations

import logging
import time
from ipaddress import IPv6Network, ip_address
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fondaco.server.library import preferred
from fondaco.server.metrics import METRICS
from fondaco.server.people import Person
from fondaco.server.refusal import Refusal
from fondaco.server.settings import Settings
from fondaco.server.telling import say

logger = logging.getLogger("fondaco.doors")

COOKIE = "fondaco"
MOST_BYTES = 512 * 1024
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        "object-src 'none'; base-uri 'self'; frame-ancestors 'none'"
    ),
}


def problem(refusal: Refusal, language: str) -> JSONResponse:
    body = {"code": refusal.code, "text": say(language, refusal.code, **refusal.facts)}
    return JSONResponse(body, refusal.status)


def speech(connection: HTTPConnection, person: Person | None = None) -> str:
    """The language of a caller: the call's, the person's, the browser's."""
    asked = connection.query_params.get("lang")
    if asked in ("de", "en"):
        return str(asked)
    header = connection.headers.get("accept-language")
    return person.language if person is not None and person.language else preferred(header)


def token_of(connection: HTTPConnection) -> str | None:
    """The session token: a script's bearer token or a browser's cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token
    return connection.cookies.get(COOKIE)


def address_of(connection: HTTPConnection, settings: Settings) -> str:
    """Where a caller comes from; a proxy adds what it saw at the end, or in a further header of that name."""
    if settings.trust_proxy and (forwarded := connection.headers.getlist("x-forwarded-for")):
        return household(forwarded[-1].rpartition(",")[2].strip())
    return household(connection.client.host) if connection.client else "?"


def household(address: str) -> str:
    """As whom an address counts: with IPv6 one visitor has a whole network of them.

    >>> household("10.0.0.1"), household("::ffff:10.0.0.1"), household("2001:db8:1:2:3::4"), household("unix:")
    ('10.0.0.1', '10.0.0.1', '2001:db8:1:2::/64', 'unix:')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False))


def foreign(headers: Headers, settings: Settings) -> bool:
    """Does a browser say that this call was made by a page of another site?"""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site") in ("cross-site", "same-site")
    if origin and origin in [one.strip(" /") for one in settings.origins.split(",")]:
        return False
    return origin.partition("://")[2] != headers.get("host")


class Doors:
    """The middleware around everything."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if scope["method"] not in SAFE and foreign(headers, self.settings):
            METRICS.count("fondaco_foreign_total")
            await problem(Refusal("foreign-origin"), preferred(headers.get("accept-language")))(scope, receive, send)
            return
        await self.http(scope, receive, send, headers)

    async def http(self, scope: Scope, receive: Receive, send: Send, headers: Headers) -> None:
        began = time.perf_counter()
        language = preferred(headers.get("accept-language"))
        seen = 0
        status = 0

        async def measured() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > MOST_BYTES:
                raise Refusal("body-too-big")
            return message

        async def dressed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                out = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    out.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    out.setdefault("cache-control", "no-store")
            await send(message)

        length = headers.get("content-length", "0")
        try:
            if length.isdecimal() and int(length) > MOST_BYTES:
                raise Refusal("body-too-big")
            await self.app(scope, measured, dressed)
        except Refusal as refusal:
            if status:
                raise
            await problem(refusal, language)(scope, receive, dressed)
        except Exception:
            logger.exception("%s %s failed", scope["method"], scope["path"])
            METRICS.count("fondaco_errors_total")
            if status:
                raise
            await JSONResponse({"code": "error", "text": say(language, "error")}, 500)(scope, receive, dressed)
        finally:
            self.note(scope, status, time.perf_counter() - began)

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        METRICS.count(f'fondaco_http_total{{status="{status}"}}')
        METRICS.observe("fondaco_http_seconds", seconds)
        extra: dict[str, Any] = {"method": scope["method"], "path": scope["path"], "status": status}
        logger.debug("call", extra={**extra, "seconds": round(seconds, 4)})
