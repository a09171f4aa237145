"""The first tables, as they were then: what has changed since stands in the migrations after this one."""

from alembic import op
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

revision = "0001"
down_revision = None

meta = MetaData()

Table(
    "people",
    meta,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("account", String, unique=True),
    Column("passphrase", String),
    Column("language", String, nullable=False, server_default=""),
    Column("notify", Text, nullable=False, server_default="[]"),
    Column("away_until", Float, nullable=False, server_default="0"),
    Column("created", Float, nullable=False),
)
Table(
    "sessions",
    meta,
    Column("token", String, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", Float, nullable=False),
)
Table(
    "links",
    meta,
    Column("token", String, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", Float, nullable=False),
)
Table(
    "silences",
    meta,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("other", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String, primary_key=True),
)
Table(
    "tables",
    meta,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("edition", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("status", String, nullable=False, index=True),
    Column("pace", String, nullable=False),
    Column("clock", Text, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("key", String, nullable=False),
    Column("host", String, index=True),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("rematch", String),
    Column("seq", Integer, nullable=False, server_default="0"),
    Column("waiting", Text, nullable=False, server_default="[]"),
    Column("due", Float, index=True),
    Column("result", Text),
    Column("notes", Text, nullable=False, server_default="{}"),
)
Table(
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
Table(
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
Table(
    "snapshots",
    meta,
    Column("match", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", Text, nullable=False),
)
Table(
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
Table(
    "orders",
    meta,
    Column("id", String, primary_key=True),
    Column("match", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("made", Float, nullable=False),
)
Table(
    "reminders",
    meta,
    Column("match", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("ask", Integer, nullable=False),
)


def upgrade() -> None:
    meta.create_all(op.get_bind(), checkfirst=False)


def downgrade() -> None:
    meta.drop_all(op.get_bind())
