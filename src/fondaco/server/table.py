"""A table in memory: who sits where, the match on it, and those who watch."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from fondaco.core.game import Game, OptionValue, game
from fondaco.core.moves import Seat
from fondaco.server.clocks import Clock
from fondaco.server.draft import Draft, Told, Viewpoint
from fondaco.server.match import Match, Opening
from fondaco.server.metrics import METRICS
from fondaco.server.rows import Headline
from fondaco.server.state import Moment
from fondaco.server.store import Append, Taken, Work
from fondaco.server.telling import Speaker, bot_name, say

if TYPE_CHECKING:
    from fondaco.server.hall import Hall

logger = logging.getLogger("fondaco.table")

LEASE = 20.0
"""So long the process that wrote a row has to let the bots answer, before another process may."""


@dataclass(slots=True)
class Chair:
    """One seat of a table and who holds it. A person who resigned is still named, but the bot plays."""

    seat: Seat
    person: str | None
    bot: str | None
    name: str
    resigned: bool = False

    def called(self, language: str) -> str:
        """A person's name, while they are in the house; a bot is called by its level, in the reader's language."""
        if self.bot is not None and self.person is None:
            return bot_name(self.bot, self.seat, language)
        return self.name or say(language, "someone")

    @property
    def holder(self) -> str | None:
        """The person who may act for this seat."""
        return None if self.bot is not None or self.resigned else self.person


@dataclass(slots=True)
class Info:
    """What was agreed when the table was made, and its status."""

    id: str
    game: str
    rules: int
    edition: str
    seats: int
    options: dict[str, OptionValue]
    status: str
    pace: str
    clock: Clock
    private: bool
    key: str
    host: str | None
    created: float
    rematch: str | None = None

    @property
    def opening(self) -> Opening:
        return Opening(self.game, self.seats, self.options, self.edition)

    @property
    def played(self) -> Game:
        return game(self.game)


class Viewer(Protocol):
    """One socket: whose eyes it has now, and in which language."""

    person: str | None
    session: str | None
    language: str
    sitting: Viewpoint
    muted: list[str]

    def eyes(self) -> tuple[Viewpoint, Seat | None]: ...
    def send(self, message: bytes) -> None: ...
    def hear(self, spoken: dict[str, Any]) -> None: ...


class Moved(Exception):
    """Another process wrote first; the table has caught up and the caller may look again."""


class Table:
    """One table. Whoever alters its match holds `lock`."""

    def __init__(self, hall: Hall, info: Info, chairs: list[Chair], match: Match | None) -> None:
        self.hall = hall
        self.info = info
        self.chairs = chairs
        self.match = match
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[str, tuple[int, list[str]]] = {}
        """By process: how many look on there, and who of them sits here."""
        self.lock = asyncio.Lock()
        self.unsure = False
        """A commit was cut off, so the log may be ahead of the memory."""
        self.touched = time.monotonic()
        self.frozen = 0
        """The seq of the last snapshot made here."""
        self.away: dict[Seat, float] = {}
        self.orders: dict[Seat, list[dict[str, Any]]] = {}
        self.defect: str | None = None
        """What the rules raised since the last row, if they failed."""
        self.speakers: dict[str, Speaker] = {}
        self.standing: dict[str, Any] | None = None
        """The result, once there is one."""

    @property
    def id(self) -> str:
        return self.info.id

    def names(self, language: str) -> tuple[str, ...]:
        return tuple([chair.called(language) for chair in self.chairs])

    @property
    def running(self) -> bool:
        return self.info.status == "running"

    def speaker(self, language: str) -> Speaker:
        """Whoever speaks this language here; kept, because names seldom change."""
        found, names = self.speakers.get(language), self.names(language)
        if found is None or found.names != names:
            found = self.speakers[language] = Speaker(language, self.info.game, names)
        return found

    def seats_of(self, person: str | None) -> list[Seat]:
        """The seats a person may act for."""
        if person is None:
            return []
        return [chair.seat for chair in self.chairs if chair.holder == person]

    def people(self) -> set[str | None]:
        """Everybody this table names."""
        return {self.info.host, *(chair.person for chair in self.chairs)}

    def present(self) -> set[str | None]:
        """Everybody who looks on, wherever their sockets end."""
        return {viewer.person for viewer in self.viewers}.union(*(people for _, people in self.elsewhere.values()))

    def watching(self) -> int:
        return len(self.viewers) + sum(number for number, _ in self.elsewhere.values())

    def viewpoints(self) -> set[Viewpoint]:
        """All eyes that may look on, because a device may change hands while rows are being written."""
        return {None, *range(self.info.seats)}

    def draft(self) -> Draft:
        assert self.match is not None
        # A clock that was set back must not make a row older than the one before it.
        at = max(time.time(), self.match.latest)
        return Draft(self.match, self.viewpoints(), at)

    async def commit(self, draft: Draft, also: Work | None = None) -> None:
        """Make a draft durable, take it over, tell everybody. The caller holds the lock."""
        match = draft.match
        finishing = match.over and self.running
        standing = final_standing(match) if finishing else None
        result = self.hall.finishing(self, match, standing) if finishing else None

        def extra(connection: Any) -> None:
            for work in (also, result):
                if work is not None:
                    work(connection)

        headline = Headline(match.seq, [] if match.over else waiting(match), draft.at, self.due(match, draft.at))
        self.unsure = True
        try:
            await self.hall.store.append(Append(self.id, draft.rows, headline, extra if also or result else None))
        except Taken:
            await self.hall.reload(self)
            raise Moved from None
        self.unsure = False
        self.match, self.defect = match, None
        self.touched = time.monotonic()
        if finishing:
            self.info.status = "ended" if match.ended else "over"
            self.standing = standing
        self.publish(draft.told)
        if finishing:
            self.hall.announce(self)
        self.hall.attend(self)

    def due(self, match: Match, now: float) -> float | None:
        """When a process must look at this table again if nobody moves."""
        if match.over or match.trouble:
            return None
        times = [now + LEASE] if any(self.chairs[seat].bot or self.orders.get(seat) for seat in match.asks) else []
        times += [deadline for seat in match.asks if (deadline := self.deadline(match, seat)) is not None]
        return min(times, default=None)

    def deadline(self, match: Match, seat: Seat) -> float | None:
        """When the time of a seat runs out; holidays and restarts are kind."""
        if self.chairs[seat].holder is None:
            return None
        deadline = self.info.clock.deadline(match, seat)
        if deadline is None:
            return None
        if self.info.pace == "turns":
            deadline = max(deadline, self.away.get(seat, 0.0) + self.info.clock.seconds * (seat in self.away))
        return max(deadline, self.hall.opened + self.hall.settings.grace) if self.restarted(match, seat) else deadline

    def restarted(self, match: Match, seat: Seat) -> bool:
        return match.asks[seat].at < self.hall.opened

    def broke(self, error: Exception) -> None:
        """Remember that the rules failed here, and tell everybody at the table."""
        assert self.match is not None
        logger.error("rules defect at table %s after row %s", self.id, self.match.seq, exc_info=error)
        METRICS.count("fondaco_defects_total")
        self.defect = type(error).__name__
        asyncio.get_running_loop().call_soon(self.publish, [])  # others may be hearing of a row just now

    def publish(self, told: list[Told], to: str | None = None) -> None:
        """Every viewer, or the person `to`, gets the rows and the whole state, each with its own eyes."""
        viewers = [viewer for viewer in self.viewers if to in (None, viewer.person)]
        if not viewers:
            return
        moment = Moment(self, told)
        made: dict[tuple[Any, ...], bytes] = {}
        undone = any(one.row.kind == "undo" for one in told)
        for viewer in viewers:
            was = viewer.sitting
            if undone:
                viewer.sitting = None  # whoever holds the device now: a curtain first
            eyes, curtain = viewer.eyes()
            key = (was, eyes, curtain, viewer.language)
            if key not in made:
                made[key] = moment.message("state", was, eyes, curtain, viewer.language)
            viewer.sitting = eyes
            viewer.send(made[key])


def waiting(match: Match) -> list[Seat]:
    """The seats being asked, without those that only may change their mind."""
    return [seat for seat in match.position.to_act() if seat in match.asks]


def final_standing(match: Match) -> dict[str, Any] | None:
    """The result as the table keeps it: the engine's, with those who resigned behind all others."""
    result = match.position.result()
    if result is None:
        return None
    standing: dict[str, Any] = {**result.to_json(), "resigned": list(match.resigned)}
    if match.resigned:
        last = [seat in match.resigned for seat in range(len(result.ranks))]
        keys = [(not gone, -rank) for gone, rank in zip(last, result.ranks, strict=True)]
        standing["ranks"] = [1 + sum(other > key for other in keys) for key in keys]
        standing["winners"] = [seat for seat, rank in enumerate(standing["ranks"]) if rank == 1]
    return standing
