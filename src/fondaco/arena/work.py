"""Where matches are played: on the cores of this machine, or on a Ray cluster."""

from __future__ import annotations

import gc
import json
import multiprocessing
import os
import signal
import socket
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from threading import Thread
from typing import Any

from fondaco.arena.match import Outcome, play
from fondaco.bots.threads import few_threads
from fondaco.core.errors import BadSetup
from fondaco.core.game import OptionValue


@dataclass(frozen=True)
class Task:
    """The matches of one seed: the same luck for different seatings."""

    game: str
    tables: list[list[str]]
    seed: str
    options: dict[str, OptionValue]
    luck: bool
    edition: str | None = None
    made_by: str = ""
    """Stands for the code and weights that play: results of others are not taken for theirs."""

    def key(self) -> str:
        """What it is called in a file of results."""
        return json.dumps(asdict(self), sort_keys=True)

    def run(self) -> list[Outcome]:
        return [play(self.game, table, self.seed, self.options, self.luck, self.edition) for table in self.tables]


Done = Callable[[int, list[Outcome]], None]
Runner = Callable[[Sequence[Task], Done], None]
"""Plays tasks somewhere and hands over each one's outcomes as they come."""


def begin() -> None:
    """What each process of a crew does first."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # at Ctrl-C it goes at once and without a word
    # Judgements remember a lot, and it stays: looking through it for garbage as often as usual takes a tenth to a fifth
    # of the time.
    gc.set_threshold(50_000, 20, 20)
    Thread(target=leave_with, args=(os.getppid(),), daemon=True).start()


def leave_with(parent: int) -> None:
    """End this process when its parent is gone. One that was killed cannot say so, and its crew would wait for ever."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)


@contextmanager
def crew(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes, all gone when it ends, however it ends."""
    pool = ProcessPoolExecutor(jobs, initializer=begin)
    try:
        yield pool
    except BaseException:
        for process in multiprocessing.active_children():
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def run_here(jobs: int) -> Runner:
    """On so many cores."""

    def run(tasks: Sequence[Task], done: Done) -> None:
        few_threads(1)  # a core plays one match; NumPy shall not want the others
        with crew(min(jobs, len(tasks))) as pool:
            waiting = {pool.submit(Task.run, task): number for number, task in enumerate(tasks)}
            for future in as_completed(waiting):
                done(waiting[future], future.result())

    return run


def run_on_ray(address: str) -> Runner:
    """On a Ray cluster; every node needs the same version of the house installed."""
    try:
        import ray
    except ImportError as error:
        raise BadSetup("Ray is not installed: pip install 'fondaco[ray]'") from error
    if address not in ("auto", "local"):
        host, _, port = address.removeprefix("ray://").rpartition(":")
        try:  # Ray itself would try for minutes
            socket.create_connection((host.strip("[]"), int(port)), timeout=10).close()
        except (OSError, ValueError, OverflowError) as error:
            raise BadSetup(f"no Ray cluster answers at {address!r}; expected HOST:PORT, auto or local") from error

    def run(tasks: Sequence[Task], done: Done) -> None:
        ray.init(address=address, log_to_driver=False)
        try:
            remote: Any = ray.remote(Task.run)
            waiting = {remote.remote(task): number for number, task in enumerate(tasks)}
            while waiting:
                ready, _ = ray.wait(list(waiting), num_returns=1)
                for reference in ready:
                    done(waiting.pop(reference), ray.get(reference))
        finally:
            ray.shutdown()

    return run
