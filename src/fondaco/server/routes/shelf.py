"""The shelves: games, rules, editions, words, and the files of the page."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, FastAPI, Path
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from fondaco.core.game import catalogue
from fondaco.server import library
from fondaco.server.caller import HouseDep, Passer, Speech
from fondaco.server.files import Files
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
async def edition(name: GameName, edition: GameName, person: Passer) -> dict[str, Any]:
    """An edition's data, each with its provenance."""
    return library.edition_out(name, edition)


HOUSE_WORDS = Files(library.shelf("fondaco") / "words")


@cache
def words_of(name: str) -> Files:
    return Files(library.shelf(library.known(name).package) / "words")


@router.get("/words/{language}.ftl", response_class=PlainTextResponse)
async def house_words(language: str, request: Request) -> Response:
    """The house's Fluent messages."""
    return HOUSE_WORDS.answer(f"{language}.ftl", request.headers)


@router.get("/words/{name}/{language}.ftl", response_class=PlainTextResponse)
async def game_words(name: GameName, language: str, request: Request) -> Response:
    """A game's Fluent messages."""
    return words_of(name).answer(f"{language}.ftl", request.headers)


def mount_files(app: FastAPI) -> None:
    """The page under /, the shell's files under /web, each game's board under /games/NAME."""
    web = Files(library.shelf("fondaco") / "web")
    for name, played in catalogue().items():
        app.mount(f"/games/{name}", Files(library.shelf(played.package) / "web"), name=f"board-{name}")
    app.mount("/web", web, name="web")

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        """The page finds its own way: every address without a file is its first file."""
        if path.startswith("api/"):
            raise Refusal("no-file")
        return web.answer(path if "." in path.rpartition("/")[2] else "index.html", request.headers)
