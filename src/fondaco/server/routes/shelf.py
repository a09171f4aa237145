"""The shelves: games, rules, editions, words, and the files of the page."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, FastAPI, Path
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles

from fondaco.core.game import catalogue
from fondaco.server import library
from fondaco.server.caller import HouseDep, Speech
from fondaco.server.refusal import Refusal

router = APIRouter(tags=["shelf"])

GameName = Annotated[str, Path(max_length=80)]


@router.get("/api/games")
async def all_games(house: HouseDep, language: Speech) -> list[dict[str, Any]]:
    """Every game of the house: title, seats, options, editions, bots."""
    return library.summaries(language, house.hall.desk.pool.names)


@router.get("/api/games/{name}")
async def one_game(name: GameName, house: HouseDep, language: Speech) -> dict[str, Any]:
    return library.summary(library.known(name), language, house.hall.desk.pool.names)


@router.get("/api/games/{name}/rules", response_class=PlainTextResponse)
async def rules(name: GameName, language: Speech) -> PlainTextResponse:
    """The rules in our own words, as Markdown; a game without German rules answers in English."""
    text, spoken = library.rules_text(name, language)
    return PlainTextResponse(
        text, media_type="text/markdown; charset=utf-8", headers={"content-language": spoken, "vary": "accept-language"}
    )


@router.get("/api/games/{name}/editions/{edition}")
async def edition(name: GameName, edition: GameName) -> dict[str, Any]:
    """An edition's data, each with its provenance."""
    return library.edition_out(name, edition)


@router.get("/words/{language}.ftl", response_class=PlainTextResponse)
async def house_words(language: str) -> PlainTextResponse:
    """The house's Fluent messages."""
    return PlainTextResponse(library.words_file(language, None), headers={"cache-control": "no-cache"})


@router.get("/words/{name}/{language}.ftl", response_class=PlainTextResponse)
async def game_words(name: GameName, language: str) -> PlainTextResponse:
    """A game's Fluent messages."""
    return PlainTextResponse(library.words_file(language, name), headers={"cache-control": "no-cache"})


class Fresh(StaticFiles):
    """Files that a browser asks about each time (an ETag makes that cheap), so that an upgrade shows at once."""

    async def check_config(self) -> None:
        """A game without a board has no folder, and that is no failure."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = "no-cache"
        return response


def mount_files(app: FastAPI) -> None:
    """The page under /, the shell's files under /web, each game's board under /games/NAME."""
    web = library.shelf("fondaco") / "web"
    for name, played in catalogue().items():
        home = library.shelf(played.package) / "web"
        app.mount(f"/games/{name}", Fresh(directory=home, check_dir=False), name=f"board-{name}")
    app.mount("/web", Fresh(directory=web, check_dir=False), name="web")

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        """The page finds its own way: every address without a file is its first file."""
        if path.startswith("api/") or "." in path.rpartition("/")[2]:
            found = (web / path).resolve()
            if not path.startswith("api/") and found.is_file() and found.is_relative_to(web.resolve()):
                return FileResponse(found, headers={"cache-control": "no-cache"})
            raise Refusal("no-file")
        index = web / "index.html"
        if not index.exists():
            return PlainTextResponse("Fondaco is open. The page is not installed; the API is at /api/openapi.json.")
        return FileResponse(index, headers={"cache-control": "no-cache"})
