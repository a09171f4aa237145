"""Nothing to name."""

from __future__ import annotations

from typing import Any


def name(fact: str, value: Any, say: Any) -> str | None:
    return None
