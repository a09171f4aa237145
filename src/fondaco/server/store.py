"""The database behind one process: reads on a few threads, writes on one, many writes to a commit.

A write is done when its commit is. All writes that wait while a commit is under way share the next one, so that
`synchronous=FULL` costs one disk flush for many moves.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, bindparam, create_engine, event, insert, update
from sqlalchemy.exc import IntegrityError

from fondaco.server import schema
from fondaco.server.metrics import METRICS
from fondaco.server.rows import Headline, Row

T = TypeVar("T")
Work = Callable[[Connection], Any]

MOST_IN_A_COMMIT = 512
TAKEN = IntegrityError, sqlite3.IntegrityError


class Taken(Exception):
    """Somebody else wrote this seq, intent or name first."""


@dataclass(slots=True)
class Append:
    """Rows for the end of one match's log, and what its table says from then on."""

    match: str
    rows: Sequence[Row]
    headline: Headline
    also: Work | None = None


@dataclass(slots=True)
class Waiting:
    """One write, and who waits for it."""

    job: Append | Work
    done: asyncio.Future[Any]


class Store:
    """Everything this process knows of the database."""

    def __init__(self, url: str) -> None:
        self.embedded = url.startswith("sqlite")
        # Parameters are hidden, because what fails is logged, and secrets are among them.
        if self.embedded:
            self.writer: Engine = sqlite_engine(url, writes=True)
            self.reader: Engine = sqlite_engine(url, writes=False)
        else:
            self.writer = create_engine(url, pool_size=6, max_overflow=4, pool_pre_ping=True, hide_parameters=True)
            self.reader = self.writer.execution_options(isolation_level="REPEATABLE READ")
        self.readers = ThreadPoolExecutor(4, thread_name_prefix="reader")
        self.queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    async def append(self, job: Append) -> None:
        """Write rows; they are durable when this returns. `Taken` when somebody else was first."""
        await self.submit(job)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction. It may run twice, so it must do nothing but speak to the database."""
        result: T = await self.submit(work)
        return result

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run `work` on a connection of its own; all it reads was true at one moment."""

        def reading() -> T:
            with self.reader.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self.readers, reading)

    def submit(self, job: Append | Work) -> asyncio.Future[Any]:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.queue.put(Waiting(job, done))
        return done

    def close(self) -> None:
        """Write what waits, then let go."""
        self.queue.put(None)
        self.thread.join(10)
        self.readers.shutdown()
        self.writer.dispose()
        self.reader.dispose()

    # The writing thread

    def run(self) -> None:
        while True:
            batch, last = self.gather()
            if batch:
                self.commit(batch)
            if last:
                return

    def gather(self) -> tuple[list[Waiting], bool]:
        """Everything that waits now, at least one."""
        batch: list[Waiting] = []
        waiting = self.queue.get()
        while waiting is not None:
            batch.append(waiting)
            if len(batch) == MOST_IN_A_COMMIT:
                return batch, False
            try:
                waiting = self.queue.get_nowait()
            except queue.Empty:
                return batch, False
        return batch, True

    def commit(self, batch: list[Waiting]) -> None:
        """One transaction for all; if one of them cannot be, each gets its own."""
        began = time.perf_counter()
        try:
            results = self.transact([waiting.job for waiting in batch])
        except Exception as error:
            if len(batch) > 1:
                for waiting in batch:
                    self.commit([waiting])
                return
            settle(batch, [Taken(str(error)) if isinstance(error, TAKEN) else error])
            return
        METRICS.observe("fondaco_commit_seconds", time.perf_counter() - began)
        METRICS.count("fondaco_writes_total", len(batch))
        settle(batch, results)

    def transact(self, jobs: list[Append | Work]) -> list[Any]:
        results: list[Any] = [None] * len(jobs)
        appends = [job for job in jobs if isinstance(job, Append)]
        if self.embedded and len(appends) == len(jobs) and not any(job.also for job in appends):
            self.append_only(appends)
            return results
        with self.writer.begin() as connection:
            if appends:
                write_rows(connection, appends)
            for number, job in enumerate(jobs):
                if not isinstance(job, Append):
                    results[number] = job(connection)
                elif job.also is not None:
                    job.also(connection)
            if appends and not self.embedded:
                for job in appends:
                    ring(connection, f"rows {job.match} {job.headline.seq}")
        return results

    def append_only(self, appends: list[Append]) -> None:
        """Nothing but moves, as in nearly every commit: straight to SQLite, without the layers in between."""
        with contextlib.closing(self.writer.raw_connection()) as pooled:
            connection: sqlite3.Connection = pooled.driver_connection  # type: ignore[assignment]
            connection.execute("BEGIN IMMEDIATE")
            try:
                write_many(connection.execute, appends)
                connection.execute("COMMIT")
            except BaseException:
                connection.rollback()
                raise


INSERT_ROWS = insert(schema.log)
UPDATE_HEAD = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("match"))
    .values(
        seq=bindparam("new_seq"),
        waiting=bindparam("new_waiting"),
        due=bindparam("new_due"),
        touched=bindparam("new_touched"),
    )
)


MANY_ROWS = "INSERT OR ROLLBACK INTO log (match, seq, actor, kind, body, at, intent) VALUES "
MANY_HEADS = (
    "UPDATE OR ROLLBACK tables SET seq = new.column2, waiting = new.column3, due = new.column4, touched = new.column5 "
    "FROM (VALUES {}) AS new WHERE tables.id = new.column1"
)
"""OR ROLLBACK: a line that cannot be ends the commit anyway, so SQLite need not keep every page for taking it back."""
MOST_ASKED = 500
MOST_LINES = 100
"""So many lines have places in one statement of SQLite, old versions too."""
MOST_IN_LOG = 8_000
"""Pages of the write-ahead log, 32 MB: a page that is written often goes to its own place seldom."""


def write_rows(connection: Connection, appends: list[Append]) -> None:
    """All rows of all matches, then what their tables say; the primary key says who was too late."""
    if connection.dialect.name == "sqlite":
        write_many(connection.exec_driver_sql, appends)
        return
    rows = [row.to_db(job.match) for job in appends for row in job.rows]
    if rows:
        connection.execute(INSERT_ROWS, rows)
    connection.execute(UPDATE_HEAD, [job.headline.to_db(job.match) for job in appends])


def write_many(execute: Callable[[str, tuple[Any, ...]], Any], appends: list[Append]) -> None:
    """The same in SQLite's words. Few statements: after each, this thread waits for its turn among those that serve."""
    for some, marks in lines([row.to_db(job.match) for job in appends for row in job.rows]):
        execute(MANY_ROWS + marks, some)
    for some, marks in lines([job.headline.to_db(job.match) for job in appends]):
        execute(MANY_HEADS.format(marks), some)


def lines(values: list[dict[str, Any]]) -> Iterator[tuple[tuple[Any, ...], str]]:
    """Lines for VALUES, a hundred at a time: what they hold, and the marks for it."""
    for first in range(0, len(values), MOST_LINES):
        some = values[first : first + MOST_LINES]
        mark = f"({', '.join('?' * len(some[0]))})"
        yield tuple(value for line in some for value in line.values()), ", ".join([mark] * len(some))


def portions(ids: list[str]) -> Iterator[list[str]]:
    """So many at a time as one statement may ask about."""
    for first in range(0, len(ids), MOST_ASKED):
        yield ids[first : first + MOST_ASKED]


def ring(connection: Connection, message: str) -> None:
    """Tell the other processes, once this transaction is committed."""
    connection.exec_driver_sql("SELECT pg_notify('fondaco', %s)", (message,))


def settle(batch: list[Waiting], results: list[Any]) -> None:
    """Hand the results over, all at once: a store belongs to one event loop."""

    def hand_over() -> None:
        for waiting, result in zip(batch, results, strict=True):
            if waiting.done.cancelled():
                continue
            if isinstance(result, Exception):
                waiting.done.set_exception(result)
            else:
                waiting.done.set_result(result)

    try:
        batch[0].done.get_loop().call_soon_threadsafe(hand_over)
    except RuntimeError:  # the loop has closed: nobody waits any more
        return


def sqlite_engine(url: str, *, writes: bool) -> Engine:
    """SQLite with a write-ahead log that is on the disk before anybody is told."""
    engine = create_engine(url, pool_size=1 if writes else 5, max_overflow=0, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        for pragma in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")
        if writes:
            connection.execute(f"PRAGMA wal_autocheckpoint={MOST_IN_LOG}")
            connection.execute("PRAGMA cache_size=-8000")  # the ends of all logs that are being written
        else:
            connection.execute("PRAGMA cache_size=-400")  # the system remembers the file; each need not once more

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine
