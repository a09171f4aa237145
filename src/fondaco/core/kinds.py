"""Whether what somebody wrote as a position is made of the right kinds of things, before any rule looks at it."""

from __future__ import annotations

import ast
import sys
from collections.abc import Mapping
from functools import cache
from inspect import get_annotations
from pathlib import Path
from types import ModuleType, UnionType
from typing import TYPE_CHECKING, Any, Final, get_args, get_origin, get_type_hints

from fondaco.core.edition import Edition
from fondaco.core.errors import BadPosition
from fondaco.core.secrecy import Json

if TYPE_CHECKING:
    from fondaco.core.game import Game

HEAD: Final[dict[str, Any]] = {
    "seats": int,
    "options": dict | None,
    "edition": str | Edition | None,
    "ply": int | None,
    "decision": str,
    "answers": list[str | None] | None,
}
"""What a position begins with, whatever the game, and its kind; it can do without what may be None."""


def check_kinds(game: Game, state: Json) -> None:
    """Every field must be written as the game writes it at the start, and read as its class declares it."""
    for name, kind in HEAD.items():
        if not fits(state.get(name), kind):
            raise BadPosition(f"{name} is missing or of a wrong kind")
    fresh = game.position(game.set_up_for(state))
    fresh.lay_out()
    kinds = kinds_of(game)
    for field in fresh.FIELDS:
        usual = field.write(getattr(fresh, field.name))
        given = state.get(field.name, usual)
        if type(given) is not type(usual) and given is not None and usual is not None:
            raise BadPosition(f"{field.name} must be written like {usual!r}: {field.says}")
        try:
            read = field.read(given)
            setattr(fresh, field.name, read)
            fitting = field.name not in kinds or fits(read, kinds[field.name])
        except (AttributeError, KeyError, TypeError, ValueError):
            fitting = False
        if not fitting:
            raise BadPosition(f"{field.name} has something of a wrong kind in it: {field.says}")


def fractional(state: Json) -> bool:
    """Is there a number in it that is not whole?

    >>> fractional({"money": [40, 40]}), fractional({"money": [40, 40.5]})
    (False, True)
    """
    if isinstance(state, Mapping):
        return any(fractional(value) for value in state.values())
    return any(map(fractional, state)) if isinstance(state, list) else isinstance(state, float)


@cache
def kinds_of(game: Game) -> dict[str, Any]:
    """What the class of a position declares its fields to be; where it is compiled, only its source still says so."""
    position = game.position
    module = sys.modules[position.__module__]
    declared = get_annotations(position) or declared_in(module, position.__name__)
    names = [field.name for field in position.FIELDS if field.name in declared]
    noted = type("Noted", (), {"__annotations__": {name: declared[name] for name in names}})
    return get_type_hints(noted, vars(module))


def declared_in(module: ModuleType, name: str) -> dict[str, str]:
    """The annotations in the source of a class."""
    source = Path(module.__file__ or "").with_name(f"{module.__name__.rpartition('.')[2]}.py")
    found = [node for node in ast.parse(source.read_text(encoding="utf-8")).body if isinstance(node, ast.ClassDef)]
    lines = [line for node in found if node.name == name for line in node.body if isinstance(line, ast.AnnAssign)]
    return {ast.unparse(line.target): ast.unparse(line.annotation) for line in lines}


def fits(value: Any, kind: Any) -> bool:
    """Is `value` of this kind, and all that is in it?

    >>> fits([[1, 2], []], list[list[int]]), fits([[1, "x"]], list[list[int]]), fits([True], list[int])
    (True, False, False)
    >>> fits({1, 2}, set[int])  # of a kind that cannot be looked into: taken as it is
    True
    """
    outer, inner = get_origin(kind), get_args(kind)
    if kind is Any:
        return True
    if outer is list:
        return isinstance(value, list) and all(fits(entry, inner[0]) for entry in value)
    if outer is dict:
        return isinstance(value, dict) and all(fits(k, inner[0]) and fits(v, inner[1]) for k, v in value.items())
    if outer is tuple:
        each = inner[:1] * len(value) if inner[-1] is ... else inner
        return isinstance(value, tuple) and len(value) == len(each) and all(map(fits, value, each))
    if outer is UnionType:
        return any(fits(value, one) for one in inner)
    if not isinstance(kind, type):
        return True
    return isinstance(value, kind) and (kind is bool or not isinstance(value, bool))
