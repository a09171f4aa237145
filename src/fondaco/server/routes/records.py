"""Records: take a match home, look at one from elsewhere."""

from __future__ import annotations

import time
from typing import Any

from fastapi import APIRouter
from starlette.responses import PlainTextResponse

from fondaco.core.errors import BadInput
from fondaco.core.record import read_record
from fondaco.server import importing, ledger, replay, wire
from fondaco.server.caller import Caller, HouseDep, Reader, Speech, TableDep
from fondaco.server.refusal import Refusal
from fondaco.server.routes.play import Eyes
from fondaco.server.tableview import table_out

router = APIRouter(prefix="/api", tags=["records"])


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
async def export(
    house: HouseDep, table: TableDep, person: Reader, language: Speech, seat: Eyes = None
) -> PlainTextResponse:
    """The match as a record file; while it runs, `?` stands for what I may not know."""
    if table.match is None:
        raise Refusal("not-running")
    eyes = replay.eyes_for(table, person.id if person else None, seat)
    day = time.strftime("%Y-%m-%d", time.gmtime(table.info.created))
    if table.info.status == "imported":  # as it came
        notes = await house.store.read(lambda connection: ledger.read_notes(connection, table.id))
    else:
        notes = {"date": day, "players": ", ".join(name.replace(",", "") for name in table.names(language))}
    text = await house.tell_again(table, replay.record, eyes, notes)
    name = f"{table.info.game}-{day}-{table.id}.txt"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


@router.post("/records", response_model=wire.TableOut, status_code=201)
async def bring(wish: wire.RecordText, house: HouseDep, person: Caller, language: Speech) -> Any:
    """Look at a record from elsewhere: it becomes a table nobody plays at, with log and replay."""
    house.limits.spend("record", person.id, 20, 60.0)
    try:
        found = await house.look_back(read_record, wish.text)
    except BadInput as error:
        raise Refusal("bad-record", why=error) from None
    table = await importing.bring(house, found, person)
    return table_out(table, person.id, language)
