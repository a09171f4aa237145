"""Structured logs: one JSON object a line on standard error."""

from __future__ import annotations

import json
import logging
import sys

PLAIN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName"}


class Lines(logging.Formatter):
    """Time, level, where, what; and whatever a caller added."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        line |= {name: value for name, value in record.__dict__.items() if name not in PLAIN}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for noisy in ("alembic", "uvicorn.error", "uvicorn.access", "websockets"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    logging.getLogger("psycopg").setLevel(logging.ERROR)  # it warns whenever another process was faster
    logging.getLogger("apprise").setLevel(logging.CRITICAL)  # it quotes addresses, and passwords with them
