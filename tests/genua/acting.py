"""A merchant who acts, and what he has."""

from __future__ import annotations

from typing import Any

from fondaco.games.genua.components import GOODS
from fondaco.games.genua.position import Genua
from genua.conftest import Lay
from scripting import play


def acting(lay: Lay, building: str = "palazzo", **given: Any) -> Genua:
    """Seat 0 acts in a building; nobody else wants to be asked."""
    return play(lay(3, **{"path": [building], "passed": [False, True, True], **given}), "0 act")


def goods_of(p: Genua, seat: int) -> dict[str, int]:
    return {good: count for good, count in zip(GOODS, p.goods[seat], strict=True) if count}
