"""What can go wrong, as types: an illegal move, or input that makes no sense."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)
class Illegal(Exception):
    """A move the rules forbid: a stable code and the facts a sentence can be made of.

    >>> str(Illegal("bid-range", above=12, purse=20))
    'bid-range (above=12, purse=20)'
    """

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        told = ", ".join(f"{name}={fact}" for name, fact in self.facts.items())
        return f"{self.code} ({told})" if told else self.code


def allowed(check: Callable[..., None], *facts: Any) -> bool:
    """Does a check of these facts raise no `Illegal`?"""
    try:
        check(*facts)
    except Illegal:
        return False
    return True


@mypyc_attr(native_class=False)
class BadInput(ValueError):
    """Input from outside that cannot be used; its text says what was expected."""


@mypyc_attr(native_class=False)
class BadSetup(BadInput):
    """No such game, seat count, option or edition."""


@mypyc_attr(native_class=False)
class BadNotation(BadInput):
    """A text that is no move of this game."""


@mypyc_attr(native_class=False)
class BadPosition(BadInput):
    """A position that cannot lie on this game's table."""


@mypyc_attr(native_class=False)
class BadRecord(BadInput):
    """A record that is cut off, garbled, or breaks the rules it names."""


@mypyc_attr(native_class=False)
class BadEdition(BadInput):
    """An edition file that cannot be used; `path` is the datum that is to blame, where it is a single one."""

    def __init__(self, sentence: str, path: str = "") -> None:
        super().__init__(sentence)
        self.path = path


@mypyc_attr(native_class=False)
class EndlessChain(RuntimeError):
    """Automatic steps followed each other without end: a defect of the rules code."""
