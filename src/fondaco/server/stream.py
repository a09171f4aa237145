"""The socket of one viewer of a table: rows and state out, intents in, an answer for each."""

from __future__ import annotations

import asyncio
import contextlib
import re
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

import orjson
from pydantic import ValidationError
from starlette.requests import HTTPConnection
from uvicorn.protocols.utils import get_remote_addr
from websockets.http11 import Request

from fondaco.core.errors import BadInput, Illegal
from fondaco.core.moves import Seat
from fondaco.server import chat, wire
from fondaco.server.caller import called, counted_as, looks_back
from fondaco.server.doors import foreign, speech, token_of
from fondaco.server.draft import Told, Viewpoint
from fondaco.server.line import Line
from fondaco.server.lobby import allowed
from fondaco.server.match import Match
from fondaco.server.metrics import METRICS
from fondaco.server.people import Person, digest
from fondaco.server.perform import perform
from fondaco.server.refusal import Refusal
from fondaco.server.state import Moment
from fondaco.server.table import Table
from fondaco.server.tableview import table_out
from fondaco.server.telling import OPEN, retell, say

if TYPE_CHECKING:
    from fondaco.server.house import House

MOST_BYTES = 16_384
PATH = re.compile("/api/tables/([^/]+)/stream")
BAD_REQUEST, NO_TABLE, FLOOD, TRY_AGAIN, GONE = 4400, 4404, 4429, 1013, 4410


class Watcher:
    """One viewer and its eyes. At a hot-seat table the eyes are shut until the device has been handed over."""

    __slots__ = (
        *("counted", "house", "language", "line", "muted"),
        *("person", "session", "sitting", "table"),
    )

    def __init__(
        self,
        house: House,
        table: Table,
        line: Line,
        person: Person | None,
        session: str | None,
        language: str,
        counted: str,
    ) -> None:
        self.house = house
        self.table = table
        self.line = line
        self.person = None if person is None else person.id
        self.session = session
        self.language = language
        self.sitting: Viewpoint = None
        self.muted: list[str] = []
        self.counted = counted
        """As whom the house counts what is said here: all sockets of a person are one."""

    def eyes(self) -> tuple[Viewpoint, Seat | None]:
        """The viewpoint now, and the seat for which a curtain hangs, if one does."""
        mine = self.table.seats_of(self.person)
        if len(mine) <= 1:
            return (mine[0] if mine else None), None
        match = self.table.match
        if match is None or match.over:
            return (self.sitting if self.sitting in mine else mine[0]), None
        asked = [seat for seat in match.position.to_act() if seat in mine]
        if self.sitting in mine and (not asked or self.sitting in asked):
            return self.sitting, None
        return None, asked[0] if asked else mine[0]

    def send(self, message: bytes) -> None:
        """Send a message; an empty one says good-bye. Who cannot keep up has to come again."""
        if not message:
            self.line.leave(GONE)
        elif not self.line.say(message):
            self.line.leave(TRY_AGAIN)

    def say(self, message: dict[str, Any]) -> None:
        self.send(orjson.dumps(message, default=str))

    def hear(self, spoken: dict[str, Any]) -> None:
        if spoken["person"] not in self.muted:
            self.say({"type": "chat", "message": spoken})

    async def take(self, text: bytes) -> None:
        """A message of the viewer, unless it talks too much."""
        try:
            self.house.limits.spend("message", self.counted, self.house.settings.calls_per_second, 1.0)
        except Refusal:
            self.line.leave(FLOOD)
            return
        if len(text) > MOST_BYTES:
            self.line.leave(BAD_REQUEST)
        else:
            await handle(self, text)

    def gone(self) -> None:
        self.table.viewers.discard(self)
        self.house.hall.presence(self.table)


async def welcome(house: House, line: Line, request: Request) -> None:
    """Let somebody in who wants to watch a table, and say how it stands."""
    path, _, query = request.path.partition("?")
    headers = [(name.lower().encode(), value.encode("latin-1")) for name, value in request.headers.raw_items()]
    caller = HTTPConnection(
        {
            "type": "websocket",
            "path": path,
            "query_string": query.encode(),
            "headers": headers,
            "client": get_remote_addr(line.transport),
        }
    )
    found = PATH.fullmatch(path)
    if found is None:
        line.refuse(HTTPStatus.NOT_FOUND)
        return
    if foreign(caller.headers, house.settings):
        METRICS.count("fondaco_foreign_total")
        line.refuse(HTTPStatus.FORBIDDEN)
        return
    if len(line.connections) > house.settings.viewers:
        line.refuse(HTTPStatus.SERVICE_UNAVAILABLE)
        return
    if not line.accept(request):
        return
    token = token_of(caller)
    person = await house.people.by_token(token) if token else None
    try:
        called(house, caller, person)
        counted = counted_as(house, caller, person)
        table = await house.hall.table(found[1])
        allowed(table, person.id if person else None, caller.query_params.get("key"))
        after = read_after(caller.query_params.get("after"))
        session = digest(token) if token and person is not None else None
        watcher = line.listener = Watcher(house, table, line, person, session, speech(caller, person), counted)
        if person is not None:
            watcher.muted = (await house.people.silenced(person.id))["mute"]
        METRICS.count("fondaco_sockets_total")
        await greet(watcher, after)
    except Refusal as refusal:
        line.leave({"too-fast": FLOOD, "bad-request": BAD_REQUEST}.get(refusal.code, NO_TABLE))


def read_after(text: str | None) -> int | None:
    if text is None:
        return None
    if not text.isdecimal() or len(text) > 9:
        raise Refusal("bad-request", why=text)
    return int(text)


async def greet(watcher: Watcher, after: int | None) -> None:
    """The first message: the table, the state, and the rows since `after`. From here on nothing is missed."""
    house, table = watcher.house, watcher.table
    saw, told, stood = watcher.eyes()[0], list[Told](), None
    if after is not None and table.match is not None and after < table.match.seq:
        looks_back(house, watcher.counted)
        told, stood = await missed(house, table, saw, after)  # keeps nobody waiting who plays
    async with table.lock:
        if table.unsure:
            await house.hall.reload(table)
        if house.hall.tables.get(table.id) is not table:
            watcher.send(b"")  # the table left the memory meanwhile: nothing would be heard at this one
            return
        eyes, curtain = watcher.eyes()
        watcher.sitting = eyes
        if eyes != saw:  # they sat down meanwhile, or got up
            told, stood = [], None
        if after is not None and table.match is not None and table.match.seq > max(after, stood.seq if stood else 0):
            told += [one for one in await house.hall.news(table, stood, [eyes]) if one.row.seq > after]
        table.viewers.add(watcher)
        shown = table_out(table, watcher.person, watcher.language)
        if table.match is None:
            watcher.say({"type": "hello", "seq": 0, "rows": [], "state": None, "table": shown})
        else:
            was = OPEN if table.match.over else eyes
            watcher.send(Moment(table, told).message("hello", was, eyes, curtain, watcher.language, table=shown))
    house.hall.presence(table)


async def missed(house: House, table: Table, eyes: Viewpoint, after: int) -> tuple[list[Told], Match | None]:
    """The rows after a seq, as these eyes would have seen them, and how the match stood after the last."""
    async with house.coming_back:
        rows = await house.hall.rows(table.id)
        told = await asyncio.to_thread(lambda: list(retell(table.info.opening, rows, [eyes])))
    return [one for one, _ in told if one.row.seq > after], told[-1][1] if told else None


async def handle(watcher: Watcher, text: bytes) -> None:
    """One message, one answer."""
    intent: str | None = None
    try:
        message = wire.SOCKET_MESSAGE.validate_json(text)
        intent = getattr(message, "intent", None)
        answer = await respond(watcher, message)
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
        code, sentence = watcher.table.speaker(watcher.language).refusal(error)
        refuse(watcher, intent, code, sentence)


def refuse(watcher: Watcher, intent: str | None, code: str, text: str) -> None:
    METRICS.count(f'fondaco_refusals_total{{code="{code}"}}')
    watcher.say({"type": "answer", "intent": intent, "ok": False, "code": code, "text": text})


async def respond(watcher: Watcher, message: Any) -> dict[str, Any]:
    house, table = watcher.house, watcher.table
    if isinstance(message, wire.ACTS):
        behind = isinstance(message, wire.ReturnAct | wire.VoteAct)  # what needs no look at a hand
        if len(table.seats_of(watcher.person)) > 1 and not behind:
            if watcher.sitting is None or message.seat not in (None, watcher.sitting):
                raise Refusal("not-yours")  # the curtain hangs
            message.seat = watcher.sitting
        return {"seq": await perform(house, table, watcher.person, message)}
    match message:
        case wire.LanguageMessage():
            watcher.language = message.language
            watcher.say({"type": "table", "table": table_out(table, watcher.person, watcher.language)})
            refresh(watcher)
        case wire.SitMessage() | wire.CoverMessage():
            seat = message.seat if isinstance(message, wire.SitMessage) else None
            if seat is not None and seat not in table.seats_of(watcher.person):
                raise Refusal("not-yours")
            watcher.sitting = seat
            refresh(watcher)
        case wire.ChatMessage():
            if watcher.person is None:
                raise Refusal("no-session")
            house.limits.spend("chat", watcher.person, house.settings.chats_per_minute, 60.0)
            said = await chat.speak(table, watcher.person, message.text)
            return {"id": said["id"]}
    return {}


def refresh(watcher: Watcher) -> None:
    """The state once more, with new eyes or in another language."""
    if watcher.table.match is None:
        return
    eyes, curtain = watcher.eyes()
    watcher.sitting = eyes
    watcher.send(Moment(watcher.table).message("state", eyes, eyes, curtain, watcher.language))
