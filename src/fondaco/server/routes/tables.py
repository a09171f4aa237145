"""Tables: find one, make one, sit down, start."""

from __future__ import annotations

import io
import random
from typing import Annotated, Any

import segno
from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from fondaco.server import wire
from fondaco.server.bots import USUAL
from fondaco.server.caller import Caller, HouseDep, Key, Passer, Speech, TableDep
from fondaco.server.library import known
from fondaco.server.lists import Filter, list_tables
from fondaco.server.lobby import allowed
from fondaco.server.refusal import Refusal
from fondaco.server.tableview import table_out

router = APIRouter(prefix="/api", tags=["tables"])


@router.get("/tables")
async def tables(
    house: HouseDep,
    person: Passer,
    language: Speech,
    which: Annotated[
        Filter, Query(description="my games, open tables, public running ones, public finished ones")
    ] = "open",
    game: Annotated[str | None, Query(max_length=80, pattern=wire.TEXT)] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> list[dict[str, Any]]:
    """Lists for the home page. `mine` puts those first where it is my turn (`your_turn`)."""
    if which == "mine" and person is None:
        return []
    return await list_tables(house, which, person.id if person else None, language, game, limit)


@router.post("/tables", response_model=wire.TableOut, status_code=201)
async def create(wish: wire.TableWish, house: HouseDep, person: Caller, language: Speech) -> Any:
    """Make a table. It waits for people until its host starts it."""
    house.limits.spend("table", person.id, 60, 60.0)
    table = await house.lobby.create(wish, person)
    return table_out(table, person.id, language)


@router.post("/play", response_model=wire.TableOut, status_code=201)
async def play_now(wish: wire.PlayNow, house: HouseDep, person: Caller, language: Speech) -> Any:
    """One call: a table against bots, started."""
    house.limits.spend("table", person.id, 60, 60.0)
    played = known(wish.game)
    seats = wish.seats or (4 if 4 in played.seats else played.seats[-1])
    bot = wish.bot or USUAL
    mine = random.SystemRandom().randrange(seats) if wish.seat is None else wish.seat
    if mine >= seats:
        raise Refusal("bad-setup", what="seat", last=seats - 1)
    chairs = ["me" if seat == mine else bot for seat in range(seats)]
    if bot in ("me", "open"):
        raise Refusal("bad-bot")
    given = wish.model_dump(include={"game", "options", "edition"})
    table = await house.lobby.create(wire.TableWish(seats=seats, chairs=chairs, private=True, **given), person)
    await house.lobby.start(table, person, None)
    return table_out(table, person.id, language)


@router.get("/tables/{table_id}", response_model=wire.TableOut)
async def show(table: TableDep, person: Passer, language: Speech) -> Any:
    """A table: terms, chairs, status, result."""
    return table_out(table, person.id if person else None, language)


@router.get("/tables/{table_id}/invite.svg", response_class=Response)
async def invite(request: Request, house: HouseDep, table: TableDep, person: Caller) -> Response:
    """The invite link as a QR code, for those who sit here."""
    if person.id not in table.people():
        raise Refusal("not-member")
    image = io.BytesIO()
    link = house.settings.link(f"/t/{table.id}?key={table.info.key}", str(request.base_url))
    try:
        segno.make(link).save(image, kind="svg", scale=6, border=2)
    except ValueError:  # more than a QR code holds: the caller has named a very long host
        raise Refusal("bad-request", why="host") from None
    return Response(image.getvalue(), media_type="image/svg+xml")


@router.post("/tables/{table_id}/join", response_model=wire.TableOut)
async def join(
    table_id: str, wish: wire.Join, house: HouseDep, person: Caller, language: Speech, key: Key = None
) -> Any:
    """Sit down. A private table wants the key of its invite link."""
    table = await house.hall.table(table_id)
    allowed(table, person.id, wish.key or key)
    await house.lobby.join(table, person, wish.seat)
    return table_out(table, person.id, language)


@router.post("/tables/{table_id}/leave", status_code=204)
async def leave(house: HouseDep, table: TableDep, person: Caller) -> None:
    """Get up before the start; when the host leaves, the table goes."""
    await house.lobby.leave(table, person)


@router.post("/tables/{table_id}/start", response_model=wire.TableOut)
async def start(wish: wire.Start, house: HouseDep, table: TableDep, person: Caller, language: Speech) -> Any:
    """Begin; `fill` puts a bot on every chair still empty."""
    await house.lobby.start(table, person, wish.fill)
    return table_out(table, person.id, language)


@router.post("/tables/{table_id}/rematch", response_model=wire.TableOut)
async def rematch(house: HouseDep, table: TableDep, person: Caller, language: Speech) -> Any:
    """The same again; whoever asks first makes the table, the others join it by the same call."""
    follow = await house.lobby.rematch(table, person)
    return table_out(follow, person.id, language)
