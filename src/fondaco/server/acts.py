"""What somebody at a table can do to the match: move, take back, resign. Each is one commit, or nothing."""

from __future__ import annotations

import asyncio
import os
import random
import struct
from collections.abc import Awaitable, Callable, Iterator, Sequence

from fondaco.core.errors import BadInput, Illegal
from fondaco.core.moves import Seat
from fondaco.server import ledger
from fondaco.server.draft import Draft, Told
from fondaco.server.match import Match, refold
from fondaco.server.metrics import METRICS
from fondaco.server.refusal import Refusal
from fondaco.server.rows import Row
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


async def settle(
    table: Table, seat: Seat, holder: str | None, intent: str, act: Callable[[Match, str], Awaitable[int]]
) -> int:
    """Run an act under the table's lock, if `holder` has the seat then: a person, or None for a bot.

    When another process was faster, look again. An intent that was accepted before gets its first answer again.
    """
    key = f"{seat}:{intent}"
    for _ in range(TRIES):
        async with table.lock:
            if table.unsure:
                await table.hall.reload(table)
            if table.match is None:
                raise Refusal("not-running")
            try:
                if table.chairs[seat].holder != holder:
                    raise Refusal("not-yours" if holder is None or table.seats_of(holder) else "not-member")
                return await act(table.match, key)
            except (Moved, Refusal) as error:
                known = await table.hall.store.read(lambda connection: ledger.find_intent(connection, table.id, key))
                if known is not None:
                    return known
                if isinstance(error, Refusal):
                    raise
    raise Refusal("stale")


async def move(
    table: Table,
    seat: Seat,
    holder: str | None,
    intent: str,
    ask: int,
    notation: str,
    by: str | None = None,
    commit: Callable[[Draft], Awaitable[None]] | None = None,
) -> int:
    """Answer the ask. Returns the seq of the first row: the move's, or that the clock ran out and a stand-in moves."""

    async def act(match: Match, key: str) -> int:
        asked = match.asks.get(seat)
        if asked is None or asked.seq != ask:
            raise too_late(match, "stale")
        draft = table.draft()
        if by == "timeout":
            draft.note("timeout", seat, {})
        ply(table, draft, seat, key, notation, by)
        seq = draft.rows[0].seq
        await (commit or table.commit)(draft)
        METRICS.count("fondaco_moves_total")
        return seq

    return await settle(table, seat, holder, intent, act)


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


def too_late(match: Match, code: str) -> Refusal:
    """Why nothing can be done: the match stands still, or is over, or whatever else it is."""
    return Refusal("stopped" if match.trouble is not None else "over" if match.over else code)


async def take_back(table: Table, seat: Seat, holder: str, intent: str, seq: int) -> int:
    """Take back the ply `seq`, which must be the one the barrier leaves open to this seat."""

    async def act(match: Match, key: str) -> int:
        if not table.running or match.may_take_back(seat) != seq:
            raise too_late(match, "nothing-to-undo")
        draft = await undone(table, match, seat, [seq], key, consented=False)
        await table.commit(draft)
        return draft.rows[0].seq

    return await settle(table, seat, holder, intent, act)


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
    rows = await table.hall.rows(table.id)
    draft = table.draft()
    body = {"takes": takes, **({"consented": True} if consented else {"used": match.thought(seat, draft.at)})}
    row = Row(match.seq + 1, seat, "undo", body, draft.at, key)
    draft.match = await asyncio.to_thread(refold, table.info.opening, [*rows, *after, row])
    if draft.match.trouble is not None:
        raise Refusal("nothing-to-undo")
    draft.told.append(Told(row, draft.match.position.ply, {}, []))
    return draft


async def resign(table: Table, seat: Seat, holder: str | None, intent: str, bot: str) -> int:
    """A bot takes the seat over; whoever resigned is ranked last."""

    async def act(match: Match, key: str) -> int:
        if not table.running or seat in match.resigned:
            raise too_late(match, "not-running")
        draft = table.draft()
        first = draft.note("resign", seat, {}, key)
        draft.note("seat", seat, {"bot": bot})
        chair = table.chairs[seat]
        await hand_over(table, draft, Chair(seat, chair.person, bot, chair.name, resigned=True))
        return first.seq

    return await settle(table, seat, holder, intent, act)


async def hand_over(table: Table, draft: Draft, chair: Chair) -> None:
    """Commit a draft together with a new holder of a chair."""
    chairs = table.chairs
    old = chairs[chair.seat]
    chairs[chair.seat] = chair
    try:
        await table.commit(draft, lambda connection: ledger.set_chair(connection, table.id, chair))
    except BaseException:
        chairs[chair.seat] = old  # unless the table was read anew and has other chairs now
        raise
    table.hall.announce(table)


async def come_back(table: Table, seat: Seat, intent: str, person: str) -> int:
    """Whoever was replaced while absent takes the seat back; who resigned does not."""
    if seat >= len(table.chairs):
        raise Refusal("not-yours")

    async def act(match: Match, key: str) -> int:
        chair = table.chairs[seat]
        if chair.person != person or chair.resigned:
            raise Refusal("not-yours")
        if not table.running:
            raise too_late(match, "not-running")
        draft = table.draft()
        row = draft.note("seat", seat, {"person": True}, key)
        await hand_over(table, draft, Chair(seat, person, None, chair.name))
        return row.seq

    return await settle(table, seat, None, intent, act)
