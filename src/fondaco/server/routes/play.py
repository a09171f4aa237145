"""At the table: state, acts, standing orders, chat, the log in words, replay."""

from __future__ import annotations

from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Body, Path, Query, Request

from fondaco.server import chat, orders, replay, wire
from fondaco.server.advice import advise
from fondaco.server.caller import Caller, HouseDep, Passer, Reader, Speech, TableDep
from fondaco.server.perform import own_seat, perform
from fondaco.server.refusal import Refusal
from fondaco.server.state import Moment
from fondaco.server.tableview import table_out

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"])

Eyes = Annotated[
    str | None,
    Query(max_length=5, description="whose eyes: a seat, `none` (a spectator), `all` (only when the match is over)"),
]


@router.get("/state", response_model=wire.TableStateOut)
async def state(house: HouseDep, table: TableDep, person: Passer, language: Speech, seat: Eyes = None) -> Any:
    """What I see now: the view of my seat, what I am asked, whom everybody waits for."""
    who = person.id if person else None
    mine = table.seats_of(who)
    eyes = mine[0] if len(mine) == 1 and seat is None else None
    if seat is not None and seat != "none":
        if not seat.isdecimal() or int(seat) not in mine:
            raise Refusal("not-yours")
        eyes = int(seat)
    out = table_out(table, who, language)
    if table.match is None:
        return {"table": out, "seq": 0, "seat": eyes, "state": None}
    shown = orjson.loads(orjson.dumps(Moment(table).state(eyes, None, language), default=str))
    return {"table": out, "seq": table.match.seq, "seat": eyes, "state": shown}


@router.post("/acts", response_model=wire.Accepted)
async def act(
    wish: Annotated[wire.Act, Body()],
    request: Request,
    house: HouseDep,
    table: TableDep,
    person: Caller,
    language: Speech,
) -> Any:
    """Move, undo, resign, return, propose, vote. Answers once the row is durable, with its seq."""
    request.state.game, request.state.names = table.info.game, table.names(language)
    return {"seq": await perform(house, table, person.id, wish)}


@router.get("/advice", response_model=wire.AdviceOut)
async def advice(
    house: HouseDep, table: TableDep, person: Caller, language: Speech, seat: Annotated[int | None, Query(ge=0)] = None
) -> Any:
    """What a bot would do in my place, and why; only where nobody but bots sits with me."""
    house.limits.spend("advice", person.id, 30, 60.0)
    return await advise(house, table, own_seat(table, person.id, seat), language)


@router.get("/orders")
async def standing_orders(table: TableDep, person: Caller) -> list[dict[str, Any]]:
    """My standing orders here; nobody else sees them."""
    return [{"seat": seat, **order} for seat in table.seats_of(person.id) for order in table.orders.get(seat, [])]


@router.post("/orders", status_code=201)
async def give_order(
    wish: wire.OrderWish, request: Request, table: TableDep, person: Caller, language: Speech
) -> dict[str, Any]:
    """Leave a standing order; when the seat is asked it becomes an ordinary move."""
    request.state.game, request.state.names = table.info.game, table.names(language)
    seat = own_seat(table, person.id, wish.seat)
    return {"seat": seat, **await orders.add(table, seat, wish)}


@router.delete("/orders/{order_id}", status_code=204)
async def cancel_order(order_id: Annotated[str, Path(max_length=40)], table: TableDep, person: Caller) -> None:
    """Take a standing order back."""
    for seat in table.seats_of(person.id):
        if any(order["id"] == order_id for order in table.orders.get(seat, [])):
            await orders.cancel(table, seat, order_id)
            return
    raise Refusal("no-order")


@router.get("/chat")
async def read_chat(
    house: HouseDep, table: TableDep, person: Passer, after: Annotated[int, Query(ge=0, le=2**31)] = 0
) -> list[dict[str, Any]]:
    """The last 200 messages, or those after an id."""
    muted = (await house.people.silenced(person.id))["mute"] if person else []
    return await chat.heard(table, after, muted)


@router.post("/chat", status_code=201)
async def speak(wish: wire.Spoken, house: HouseDep, table: TableDep, person: Caller) -> dict[str, Any]:
    """Say something to the table."""
    house.limits.spend("chat", person.id, house.settings.chats_per_minute, 60.0)
    return await chat.speak(table, person.id, wish.text)


@router.get("/log", response_model=wire.RowsOut)
async def log(
    house: HouseDep,
    table: TableDep,
    person: Reader,
    language: Speech,
    seat: Eyes = None,
    before: Annotated[int | None, Query(ge=0, le=2**31)] = None,
    limit: Annotated[int, Query(ge=1, le=500)] = 100,
) -> Any:
    """The newest rows before a seq, in words, oldest first."""
    eyes = replay.eyes_for(table, person.id if person else None, seat)
    return await house.tell_again(table, replay.log, eyes, language, before, limit)


@router.get("/replay")
async def frames(
    house: HouseDep,
    table: TableDep,
    person: Reader,
    language: Speech,
    seat: Eyes = None,
    first: Annotated[int, Query(ge=0, le=2**31, alias="from")] = 0,
    last: Annotated[int, Query(ge=0, le=2**31, alias="to")] = 2**31,
) -> dict[str, Any]:
    """Positions by ply, at most 100 in a call. Frame 0 is the start."""
    eyes = replay.eyes_for(table, person.id if person else None, seat)
    return await house.tell_again(table, replay.frames, eyes, language, first, last)


@router.get("/course")
async def course(house: HouseDep, table: TableDep, person: Reader, seat: Eyes = None) -> dict[str, Any]:
    """How money and whatever else each seat has went over the match: `{"money": [[ply, [40, 40]], …]}`."""
    eyes = replay.eyes_for(table, person.id if person else None, seat)
    return await house.tell_again(table, replay.course, eyes)
