"""What somebody at a table can do to the match: move, take back, resign. Each is one commit, or nothing."""

from __future__ import annotations

import contextlib
import os
import random
import struct
from collections.abc import Awaitable, Callable, Iterator, Sequence

from sqlalchemy import Connection, delete

from fondaco.core.errors import BadInput, Illegal
from fondaco.core.moves import Seat
from fondaco.server import ledger, schema
from fondaco.server.draft import Draft, Told
from fondaco.server.match import Match, refold
from fondaco.server.metrics import METRICS
from fondaco.server.refusal import Refusal
from fondaco.server.rows import Row
from fondaco.server.store import Work
from fondaco.server.table import Chair, Moved, Table


class Urn(random.SystemRandom):
    """Draws from the system's own randomness, a handful at a time."""

    def __init__(self) -> None:
        self.handful: Iterator[int] = iter(())

    def random(self) -> float:
        """53 random bits as a number from 0 to 1."""
        for number in self.handful:
            return (number >> 11) * 2.0**-53
        self.handful = iter(struct.unpack("512Q", os.urandom(4096)))
        return self.random()


CHANCE_RNG = Urn()
TRIES = 8
"""How often an act looks again when other processes write to the same match."""


async def settle(table: Table, act: Callable[[Match], Awaitable[int]]) -> int:
    """Run an act under the table's lock; when another process was faster, look again."""
    for _ in range(TRIES):
        async with table.lock:
            if table.unsure:
                await table.hall.reload(table)
            if table.match is None:
                raise Refusal("not-running")
            with contextlib.suppress(Moved):
                return await act(table.match)
    raise Refusal("stale")


async def move(
    table: Table, seat: Seat, intent: str, ask: int, notation: str, by: str | None = None, also: Work | None = None
) -> int:
    """Answer the ask. Returns the seq of the move's row; the same intent again gets the same seq."""
    key = f"{seat}:{intent}"

    async def act(match: Match) -> int:
        asked = match.asks.get(seat)
        if asked is None or asked.seq != ask:
            return await again(table, match, key, "stale")
        draft = table.draft()
        ply(table, draft, seat, key, notation, by)
        seq = draft.rows[0].seq
        await table.commit(draft, also)
        METRICS.count("fondaco_moves_total")
        return seq

    return await settle(table, act)


def ply(table: Table, draft: Draft, seat: Seat, key: str, notation: str, by: str | None) -> None:
    """A move and all draws that follow it. A defect of the rules ends this call, not the table."""
    try:
        said = table.info.played.parse(notation)
        draft.play(seat, said, key, **({"by": by} if by else {}))
        draft.deal(CHANCE_RNG)
    except (Illegal, BadInput):
        raise
    except Exception as error:
        table.broke(error)
        raise Refusal("defect") from error


async def time_out(table: Table, seat: Seat, intent: str, ask: int, notation: str) -> int:
    """The clock of `seat` has run out: the log says so, and a stand-in's move follows."""
    key = f"{seat}:{intent}"

    async def act(match: Match) -> int:
        asked = match.asks.get(seat)
        if asked is None or asked.seq != ask:
            return await again(table, match, key, "stale")
        draft = table.draft()
        draft.note("timeout", seat, {})
        ply(table, draft, seat, key, notation, "timeout")
        await table.commit(draft)
        return draft.rows[0].seq

    return await settle(table, act)


async def again(table: Table, match: Match, key: str, code: str) -> int:
    """The first answer once more, if this intent was accepted before."""
    seq = await table.hall.store.read(lambda connection: ledger.find_intent(connection, table.id, key))
    if seq is not None:
        return seq
    if match.trouble is not None:
        raise Refusal("stopped")
    raise Refusal("over" if match.over else code)


async def take_back(table: Table, seat: Seat, intent: str, seq: int) -> int:
    """Take back the ply `seq`, which must be the one the barrier leaves open to this seat."""
    key = f"{seat}:{intent}"

    async def act(match: Match) -> int:
        if not table.running or match.may_take_back(seat) != seq:
            return await again(table, match, key, "nothing-to-undo")
        draft = await undone(table, match, seat, [seq], key, consented=False)
        await table.commit(draft, drop_snapshot(table, seq))
        return draft.rows[0].seq

    return await settle(table, act)


async def undone(
    table: Table,
    match: Match,
    seat: Seat,
    takes: list[int],
    key: str | None,
    *,
    consented: bool,
    after: Sequence[Row] = (),
) -> Draft:
    """A draft in which the rows `takes` never happened; `after` are rows of the same commit that come before it."""
    rows = await table.hall.store.read(lambda connection: ledger.read_rows(connection, table.id))
    draft = table.draft()
    body = {"takes": takes, **({"consented": True} if consented else {})}
    row = Row(match.seq + 1, seat, "undo", body, draft.at, key)
    draft.match = refold(table.info.opening, [*rows, *after, row])
    if draft.match.trouble is not None:
        raise Refusal("nothing-to-undo")
    draft.told.append(Told(row, draft.match.position.ply, {}, []))
    return draft


def drop_snapshot(table: Table, seq: int) -> Work:
    """A snapshot that holds a ply taken back must go; the log alone tells the match then."""

    def drop(connection: Connection) -> None:
        s = schema.snapshots.c
        connection.execute(delete(schema.snapshots).where(s.match == table.id, s.seq >= seq))

    return drop


async def resign(table: Table, seat: Seat, intent: str, bot: str) -> int:
    """A bot takes the seat over; whoever resigned is ranked last."""
    key = f"{seat}:{intent}"

    async def act(match: Match) -> int:
        if not table.running or seat in match.resigned:
            return await again(table, match, key, "not-running")
        draft = table.draft()
        first = draft.note("resign", seat, {}, key)
        draft.note("seat", seat, {"bot": bot})
        chair = table.chairs[seat]
        await hand_over(table, draft, Chair(seat, chair.person, bot, chair.name, resigned=True))
        return first.seq

    return await settle(table, act)


async def hand_over(table: Table, draft: Draft, chair: Chair) -> None:
    """Commit a draft together with a new holder of a chair."""
    old = table.chairs[chair.seat]
    table.chairs[chair.seat] = chair
    try:
        await table.commit(draft, lambda connection: ledger.set_chair(connection, table.id, chair))
    except BaseException:
        table.chairs[chair.seat] = old
        raise
    table.hall.announce(table)


async def come_back(table: Table, seat: Seat, intent: str, person: str) -> int:
    """Whoever was replaced while absent takes the seat back; who resigned does not."""
    key = f"{seat}:{intent}"

    async def act(match: Match) -> int:
        chair = table.chairs[seat] if seat < len(table.chairs) else None
        if chair is None or chair.person != person or chair.resigned:
            raise Refusal("not-yours")
        if chair.bot is None or not table.running:
            return await again(table, match, key, "not-running")
        draft = table.draft()
        row = draft.note("seat", seat, {"person": True}, key)
        await hand_over(table, draft, Chair(seat, person, None, chair.name))
        return row.seq

    return await settle(table, act)
