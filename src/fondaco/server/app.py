"""The application: routes, doors, and how refusals become answers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import JSONResponse, Response

from fondaco.core.errors import BadInput, Illegal
from fondaco.server import wire
from fondaco.server.doors import Doors, problem, speech
from fondaco.server.house import House
from fondaco.server.refusal import Refusal
from fondaco.server.routes import front, people, play, records, shelf, tables
from fondaco.server.settings import Settings, read_settings
from fondaco.server.stream import welcome
from fondaco.server.telling import Speaker, say

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {
        "model": wire.Problem,
        "description": text,
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
    }
    for status, text in {
        400: "no JSON",
        401: "pick a name first",
        403: "not yours to do",
        404: "not there, or its door is closed to you",
        409: "not as things stand now",
        413: "too much at once",
        422: "cannot be read or set up",
        429: "too fast",
    }.items()
}


def language_of(request: Request) -> str:
    return getattr(request.state, "language", None) or speech(request)


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return problem(error, language_of(request))


async def illegal(request: Request, error: Exception) -> Response:
    """The rules refuse: the sentence comes from the game's own words."""
    language = language_of(request)
    name = getattr(request.state, "game", None)
    if isinstance(error, Illegal) and name is None:
        return problem(Refusal("not-asked"), language)
    code, text = (
        Speaker(language, name, getattr(request.state, "names", ())).refusal(error)
        if name is not None
        else ("bad-notation", say(language, "bad-notation"))
    )
    return JSONResponse({"code": code, "text": text}, 409 if isinstance(error, Illegal) else 422)


async def unreadable(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["loc"][0] == "body" and {"name", "names", "account"} & set(first["loc"]):  # people type these
        return problem(Refusal("bad-name"), language_of(request))
    where = ".".join(str(part) for part in first["loc"])
    return problem(Refusal("bad-request", why=f"{where}: {first['msg']}"), language_of(request))


async def missing(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, Refusal):  # of the doors, while the body was read
        return problem(error.__cause__, language_of(request))
    text = say(language_of(request), "no-file") if error.status_code == 404 else str(error.detail)
    return JSONResponse(
        {"code": "no-file" if error.status_code == 404 else "bad-request", "text": text},
        error.status_code,
        headers=dict(error.headers or {}),
    )


def make_app(settings: Settings | None = None, heart: Callable[[], Coroutine[Any, Any, None]] | None = None) -> FastAPI:
    """The whole service; it opens its house when the server starts."""
    chosen = settings or read_settings()

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        house = House(chosen)
        await house.open()
        app.state.house = house
        beating = asyncio.ensure_future(heart()) if heart is not None else None
        yield
        if beating is not None:
            beating.cancel()
        await house.close()

    app = FastAPI(
        title="Fondaco",
        version="1",
        description="Tables, people, moves. The socket is described in docs/protocol.md.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=life,
        responses=PROBLEMS,
    )
    app.state.settings = chosen
    for kind, answer in (
        (Refusal, refused),
        (Illegal, illegal),
        (BadInput, illegal),
        (RequestValidationError, unreadable),
        (HTTPException, missing),
    ):
        app.add_exception_handler(kind, answer)
    for module in (front, people, tables, play, records, shelf):
        app.include_router(module.router)

    app.state.welcome = lambda line, request: welcome(app.state.house, line, request)
    shelf.mount_files(app)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Doors, settings=chosen)
    return app
