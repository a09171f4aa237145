"""What the database holds. The log is the match; everything else is about people and tables."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

meta = MetaData()

people = Table(
    "people",
    meta,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("account", String, unique=True),  # in lower case; None: a guest
    Column("passphrase", String),  # argon2id
    Column("language", String, nullable=False, server_default=""),
    Column("notify", Text, nullable=False, server_default="[]"),  # Apprise addresses, JSON
    Column("away_until", Float, nullable=False, server_default="0"),
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",
    meta,
    Column("token", String, primary_key=True),  # SHA-256 of what the browser holds
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", Float, nullable=False),
)

links = Table(
    "links",
    meta,
    Column("token", String, primary_key=True),  # SHA-256 of a one-time link
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", Float, nullable=False),
)

silences = Table(
    "silences",
    meta,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("other", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String, primary_key=True),  # mute: I do not see their chat; block: they do not join my tables
)

tables = Table(
    "tables",
    meta,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("edition", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("status", String, nullable=False, index=True),  # open, running, over, ended, imported, removed
    Column("pace", String, nullable=False),  # live, turns
    Column("clock", Text, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("key", String, nullable=False),  # opens a private table
    Column("host", String, index=True),  # a person; None when they have left the house
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("rematch", String),  # the table that follows this one
    Column("seq", Integer, nullable=False, server_default="0"),
    Column("waiting", Text, nullable=False, server_default="[]"),  # seats being asked
    Column("due", Float, index=True),  # when a process must look: a bot's move, a clock
    Column("result", Text),
    Column("notes", Text, nullable=False, server_default="{}"),  # further header lines of an imported record
)

seats = Table(
    "seats",
    meta,
    Column("match", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String, index=True),
    Column("bot", String),
    Column("name", String, nullable=False, server_default=""),
    Column("resigned", Boolean, nullable=False, server_default="0"),
    Column("rank", Integer),
    Column("score", Integer),
)

log = Table(
    "log",
    meta,
    Column("match", String, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("actor", Integer, nullable=False),
    Column("kind", String, nullable=False),
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("intent", String),
    UniqueConstraint("match", "intent", name="one_intent"),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    meta,
    Column("match", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

chat = Table(
    "chat",
    meta,
    Column("id", Integer, primary_key=True),
    Column("match", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", String, index=True),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("chat_of_table", "match", "id"),
)

orders = Table(
    "orders",
    meta,
    Column("id", String, primary_key=True),
    Column("match", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("made", Float, nullable=False),
)

reminders = Table(
    "reminders",
    meta,
    Column("match", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("ask", Integer, nullable=False),  # the ask that somebody was last reminded of
)
