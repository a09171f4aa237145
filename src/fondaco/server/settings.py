"""What a host may set: by the command line, or by environment variables that begin with FONDACO_."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from fondaco.core.errors import BadSetup

WORDS = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}
LOGS = ("debug", "info", "warning", "error")


@dataclass(frozen=True)
class Settings:
    """The defaults suit a club on one machine; `FONDACO_BOT_PAUSE=2` sets `bot_pause`, and so on."""

    data: str = "fondaco-data"
    """The folder of the embedded database."""
    database: str = ""
    """`postgresql://…` for many workers; empty: SQLite in `data`."""
    host: str = "127.0.0.1"
    port: int = 8080
    workers: int = 1
    """Processes that serve; more than one needs PostgreSQL."""
    bot_workers: int = 1
    """Processes that think for the bots, for each serving process."""
    bot_seconds: float = 5.0
    """A bot that thinks longer is stopped, and a simpler one moves for it."""
    bot_loading: float = 20.0
    """So much longer its first answer may take, because the program has to load."""
    bot_pause: float = 0.7
    """So long a bot waits before it moves, that people can follow."""
    bot_patience: float = 6.0
    """So long it waits where people could speak first: negotiations."""
    bots_file: str = ""
    """A TOML file that names further bots and the commands that run them."""
    order_pause: float = 0.3
    """The same for every standing order, so that the pause says nothing about a hand."""
    remind_after: float = 300.0
    """So long somebody is asked before a reminder goes out."""
    grace: float = 60.0
    """After a restart nobody's clock runs out sooner than this."""
    origins: str = ""
    """Further addresses, separated by commas, from which the page may be served."""
    address: str = ""
    """How the house is reached from outside, for the links in reminders and invitations: https://play.example.org"""
    secure_cookies: bool = False
    """Send cookies over https only; set it behind a proxy that ends TLS."""
    trust_proxy: bool = False
    """Believe X-Forwarded-For about where somebody comes from."""
    guests_per_minute: int = 60
    """New guests and sign-in attempts from one address."""
    calls_per_second: int = 100
    """Calls of one person, and messages on all their sockets; in half a minute they look back at matches as often."""
    chats_per_minute: int = 20
    viewers: int = 20_000
    """Connections on one process; beyond them no socket opens."""
    idle: float = 900.0
    """A table nobody watches leaves the memory after so many seconds; the log keeps it."""
    supervise: bool = True
    """Serve from a process of its own, which is restarted when it dies or hangs."""
    hang: float = 20.0
    """The supervisor restarts a process whose heart has not beaten for so long."""
    log: str = "info"
    """How much is written to standard error: debug, info, warning or error."""

    @property
    def url(self) -> str:
        """The database as SQLAlchemy names it."""
        if self.database:
            return self.database.replace("postgres://", "postgresql://", 1).replace(
                "postgresql://", "postgresql+psycopg://", 1
            )
        return f"sqlite:///{Path(self.data).resolve() / 'fondaco.db'}"

    @property
    def embedded(self) -> bool:
        return not self.database

    def link(self, path: str, otherwise: str = "") -> str:
        """The address of a page, as it is reached from outside.

        >>> Settings(address="https://play.example.org/").link("/t/abc")
        'https://play.example.org/t/abc'
        """
        return (self.address or otherwise).rstrip("/") + path


def read_settings(environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """Defaults, then the environment, then what was given.

    >>> read_settings({"FONDACO_PORT": "9000"}).port
    9000
    """
    settings = Settings()
    changes: dict[str, Any] = {}
    for field in fields(Settings):
        text = environment.get(f"FONDACO_{field.name.upper()}")
        if text is not None:
            changes[field.name] = read(field.name, text, type(getattr(settings, field.name)))
    changes.update({name: value for name, value in given.items() if value is not None})
    chosen = replace(settings, **changes)
    if not 0 <= chosen.port < 65_536:
        raise BadSetup(f"a port is a number from 0 to 65535; not {chosen.port}")
    if chosen.workers < 1 or (chosen.workers > 1 and chosen.embedded):
        raise BadSetup("one worker serves, or several with PostgreSQL: set FONDACO_DATABASE=postgresql://…")
    if chosen.bot_workers < 1:
        raise BadSetup("one process thinks for the bots, or several: FONDACO_BOT_WORKERS is 1 or more")
    if chosen.log.lower() not in LOGS:
        raise BadSetup(f"FONDACO_LOG is {', '.join(LOGS[:-1])} or {LOGS[-1]}; not {chosen.log!r}")
    return chosen


def read(name: str, text: str, kind: type[Any]) -> Any:
    """What a variable of the environment says."""
    try:
        value = WORDS[text.lower()] if kind is bool else kind(text)
        if kind in (int, float) and not 0 <= value < float("inf"):
            raise ValueError
        return value
    except (KeyError, ValueError):
        expected = {bool: "1 or 0", int: "a whole number, not below 0", float: "a number, not below 0"}[kind]
        raise BadSetup(f"FONDACO_{name.upper()} is {expected}; not {text!r}") from None


def serving(command: argparse.ArgumentParser) -> None:
    """The words of `fondaco serve`."""
    command.add_argument("--host", help="address to listen at (127.0.0.1)")
    command.add_argument("--port", type=int, help="port to listen at (8080); the next free one if it is taken")
    command.add_argument("--data", help="folder of the embedded database (fondaco-data)")
    command.add_argument("--workers", type=int, help="serving processes; more than one needs FONDACO_DATABASE")
    command.add_argument("--open", action="store_true", help="open the page where there is a desktop")
