"""The terminal as a sheet: how wide it is, and what is too long for it goes on below."""

from __future__ import annotations

from collections.abc import Sequence
from shutil import get_terminal_size
from textwrap import wrap

from fondaco.core.position import Position
from fondaco.words import Words

WIDTH = 100
"""No line is longer, however wide the terminal is; nor are the lines of a transcript."""


def tell(text: str) -> None:
    """Print, with no line longer than the terminal is wide."""
    print(folded(text, min(WIDTH, get_terminal_size((WIDTH, 24)).columns)))


def outcome(p: Position, words: Words, names: Sequence[str]) -> str:
    """Who came in where, who has won, and by what; nothing while the match runs."""
    result = p.result()
    if result is None:
        return ""
    by_rank = sorted(range(p.seats), key=lambda seat: result.ranks[seat])
    lines = [words("cli-place", rank=result.ranks[seat], seat=seat, score=result.scores[seat]) for seat in by_rank]
    winners = ", ".join(names[seat] for seat in result.winners)
    message = "cli-won" if len(result.winners) == 1 else "cli-shared"
    score, why = result.scores[result.winners[0]], words(f"result-{result.why}")
    return "\n".join([*lines, words(message, winners=winners, score=score, why=why)])


def curtain() -> str:
    """So many empty lines that nothing of what was told before stays in sight."""
    return "\n" * get_terminal_size((WIDTH, 40)).lines


def folded(text: str, width: int = WIDTH) -> str:
    """Lines that are too long go on below, set in.

    >>> print(folded("  On the quay: fur 2, fur 5, cloth 2", 24))
      On the quay: fur 2,
          fur 5, cloth 2
    """
    return "\n".join(part for line in text.split("\n") for part in fold(line, width))


def fold(line: str, width: int) -> list[str]:
    if len(line) <= width:
        return [line]
    deeper = " " * (len(line) - len(line.lstrip()) + 4)
    return wrap(line, width, subsequent_indent=deeper, break_long_words=False, break_on_hyphens=False)
