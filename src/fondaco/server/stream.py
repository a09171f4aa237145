"""The socket of one viewer of a table: rows and state out, intents in, an answer for each."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Any

import orjson
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from fondaco.core.errors import BadInput, Illegal
from fondaco.core.moves import Seat
from fondaco.server import chat, ledger, wire
from fondaco.server.draft import Told, Viewpoint
from fondaco.server.line import NAME, Line
from fondaco.server.lobby import allowed
from fondaco.server.metrics import METRICS
from fondaco.server.people import Person
from fondaco.server.perform import perform
from fondaco.server.refusal import Refusal
from fondaco.server.state import Moment
from fondaco.server.table import Table
from fondaco.server.tableview import table_out
from fondaco.server.telling import OPEN, retell, say

if TYPE_CHECKING:
    from fondaco.server.house import House

MOST_BYTES = 16_384
BAD_REQUEST, NO_TABLE, FLOOD, TRY_AGAIN, GONE = 4400, 4404, 4429, 1013, 4410


class Watcher:
    """One socket and its eyes. At a hot-seat table the eyes are shut until the device has been handed over."""

    def __init__(self, socket: WebSocket, person: Person | None, language: str) -> None:
        self.socket = socket
        self.somebody = person
        self.person = None if person is None else person.id
        self.language = language
        self.sitting: Viewpoint = None
        self.muted: list[str] = []
        self.line: Line = socket.scope["extensions"][NAME]
        self.leaving: asyncio.Future[None] | None = None

    def eyes(self, table: Table) -> tuple[Viewpoint, Seat | None]:
        """The viewpoint now, and the seat for which a curtain hangs, if one does."""
        mine = table.seats_of(self.person)
        if len(mine) <= 1:
            return (mine[0] if mine else None), None
        match = table.match
        if match is None or match.over:
            return (self.sitting if self.sitting in mine else mine[0]), None
        asked = [seat for seat in match.position.to_act() if seat in mine]
        if self.sitting in mine and (not asked or self.sitting in asked):
            return self.sitting, None
        return None, asked[0] if asked else mine[0]

    def send(self, message: bytes) -> None:
        """Send a message; an empty one says good-bye. Who cannot keep up has to come again."""
        if not message:
            self.leave(GONE)
        elif self.leaving is None and not self.line.say(message):
            self.leave(TRY_AGAIN)

    def leave(self, code: int) -> None:
        """Close the socket, once what was sent is out."""
        if self.leaving is None:
            self.leaving = asyncio.ensure_future(self.socket.close(code))

    def say(self, message: dict[str, Any]) -> None:
        self.send(orjson.dumps(message, default=str))

    def hear(self, spoken: dict[str, Any]) -> None:
        if spoken["person"] not in self.muted:
            self.say({"type": "chat", "message": spoken})


async def watch(house: House, socket: WebSocket, match: str, person: Person | None, language: str) -> None:
    """Serve one viewer until it leaves."""
    await socket.accept()
    try:
        table = await house.hall.table(match)
        allowed(table, person.id if person else None, socket.query_params.get("key"))
        after = read_after(socket.query_params.get("after"))
    except Refusal:
        await socket.close(NO_TABLE)
        return
    except ValueError:
        await socket.close(BAD_REQUEST)
        return
    watcher = Watcher(socket, person, language)
    if person is not None:
        watcher.muted = (await house.people.silenced(person.id))["mute"]
    METRICS.count("fondaco_sockets_total")
    try:
        await greet(house, table, watcher, after)
        await listen(house, table, watcher)
    except WebSocketDisconnect:
        pass
    finally:
        table.viewers.discard(watcher)
        house.hall.presence(table)
        if watcher.leaving is not None:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(watcher.leaving, 2)


def read_after(text: str | None) -> int | None:
    if text is None:
        return None
    if not text.isdecimal() or len(text) > 9:
        raise ValueError(text)
    return int(text)


async def greet(house: House, table: Table, watcher: Watcher, after: int | None) -> None:
    """The first message: the table, the state, and the rows since `after`. From here on nothing is missed."""
    async with table.lock:
        if table.unsure:
            await house.hall.reload(table)
        eyes, curtain = watcher.eyes(table)
        watcher.sitting = eyes
        told: list[Told] = []
        if after is not None and table.match is not None and after < table.match.seq:
            told = await missed(house, table, eyes, after)
        table.viewers.add(watcher)
        shown = table_out(table, watcher.person, watcher.language)
        if table.match is None:
            watcher.say({"type": "hello", "seq": 0, "rows": [], "state": None, "table": shown})
        else:
            was = OPEN if table.match.over else eyes
            watcher.send(Moment(table, told).message("hello", was, eyes, curtain, watcher.language, table=shown))
    house.hall.presence(table)


async def missed(house: House, table: Table, eyes: Viewpoint, after: int) -> list[Told]:
    """The rows after a seq, as these eyes would have seen them."""
    rows = await house.store.read(lambda c: ledger.read_rows(c, table.id))
    told = await asyncio.to_thread(lambda: [one for one, _ in retell(table.info.opening, rows, [eyes])])
    return [one for one in told if one.row.seq > after]


async def listen(house: House, table: Table, watcher: Watcher) -> None:
    """Read messages until the viewer goes or talks too much."""
    allowance, last = float(house.settings.calls_per_second), time.monotonic()
    while watcher.leaving is None:
        packet = await watcher.socket.receive()
        if packet["type"] == "websocket.disconnect":
            return
        now = time.monotonic()
        rate = house.settings.calls_per_second
        allowance = min(float(rate), allowance + (now - last) * rate) - 1
        last = now
        if allowance < 0:
            watcher.leave(FLOOD)
            return
        text = packet.get("text") or packet.get("bytes") or ""
        if len(text) > MOST_BYTES:
            watcher.leave(BAD_REQUEST)
            return
        await handle(house, table, watcher, text)


async def handle(house: House, table: Table, watcher: Watcher, text: str | bytes) -> None:
    """One message, one answer."""
    intent: str | None = None
    try:
        message = wire.SOCKET_MESSAGE.validate_json(text)
        intent = getattr(message, "intent", None)
        answer = await respond(house, table, watcher, message)
        watcher.say({"type": "answer", "intent": intent, "ok": True, **answer})
    except ValidationError:
        intent = None
        with contextlib.suppress(orjson.JSONDecodeError, AttributeError, TypeError):
            given = orjson.loads(text).get("intent")
            intent = given if isinstance(given, str) else None
        refuse(watcher, intent, "bad-message", say(watcher.language, "bad-message"))
    except Refusal as refusal:
        refuse(watcher, intent, refusal.code, say(watcher.language, refusal.code, **refusal.facts))
    except (Illegal, BadInput) as error:
        code, sentence = table.speaker(watcher.language).refusal(error)
        refuse(watcher, intent, code, sentence)


def refuse(watcher: Watcher, intent: str | None, code: str, text: str) -> None:
    METRICS.count(f'fondaco_refusals_total{{code="{code}"}}')
    watcher.say({"type": "answer", "intent": intent, "ok": False, "code": code, "text": text})


async def respond(house: House, table: Table, watcher: Watcher, message: Any) -> dict[str, Any]:
    match message:
        case wire.PingMessage():
            return {}
        case wire.LanguageMessage():
            watcher.language = message.language
            watcher.say({"type": "table", "table": table_out(table, watcher.person, watcher.language)})
            refresh(table, watcher)
            return {}
        case wire.SitMessage() | wire.CoverMessage():
            seat = message.seat if isinstance(message, wire.SitMessage) else None
            if seat is not None and seat not in table.seats_of(watcher.person):
                raise Refusal("not-yours")
            watcher.sitting = seat
            refresh(table, watcher)
            return {}
        case wire.ChatMessage():
            if watcher.somebody is None:
                raise Refusal("no-session")
            house.limits.spend("chat", watcher.somebody.id, house.settings.chats_per_minute, 60.0)
            said = await chat.speak(table, watcher.somebody, message.text)
            return {"id": said["id"]}
    if len(table.seats_of(watcher.person)) > 1 and not isinstance(message, wire.ReturnAct):
        if watcher.sitting is None or message.seat not in (None, watcher.sitting):
            raise Refusal("not-yours")  # the curtain hangs
        message.seat = watcher.sitting
    return {"seq": await perform(house, table, watcher.person, message)}


def refresh(table: Table, watcher: Watcher) -> None:
    """The state once more, with new eyes or in another language."""
    if table.match is None:
        return
    eyes, curtain = watcher.eyes(table)
    watcher.sitting = eyes
    watcher.send(Moment(table).message("state", eyes, eyes, curtain, watcher.language))
