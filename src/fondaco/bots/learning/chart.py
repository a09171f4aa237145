"""The log of a training as a picture: one small curve for each number it kept, over the games played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

WIDE, HIGH, ACROSS = 250, 110, 3
"""One curve's room, and how many stand beside each other."""
SCALE = 50
"""Room at its left for the least and the greatest value."""


def curves(log: Sequence[Mapping[str, Any]]) -> dict[str, list[tuple[float, float]]]:
    """Each number by name, as points of games and value. There is no loss before anything was learned.

    >>> curves([{"games": 4, "loss": [], "means": {}}, {"games": 10, "loss": [1.2, 0.4], "means": {"score": 60.0}}])
    {'loss of wins': [(10, 1.2)], 'loss of leads': [(10, 0.4)], 'score': [(10, 60.0)]}
    """
    found: dict[str, list[tuple[float, float]]] = {}
    for line in log:
        values = dict(zip(("loss of wins", "loss of leads"), line["loss"], strict=False)) | line["means"]
        for name, value in values.items():
            found.setdefault(name, []).append((line["games"], value))
    return found


def chart(title: str, log: Sequence[Mapping[str, Any]]) -> str:
    """The picture as SVG."""
    drawn = [draw(name, points) for name, points in curves(log).items() if len(points) > 1]
    rows = -(-len(drawn) // ACROSS)
    cells = "".join(
        f'<g transform="translate({10 + WIDE * (k % ACROSS)} {40 + HIGH * (k // ACROSS)})">{cell}</g>'
        for k, cell in enumerate(drawn)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {20 + WIDE * ACROSS} {50 + HIGH * rows}" '
        f'font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="#f6f1e6"/>'
        f'<text x="10" y="24" font-size="16">{escape(title)}</text>{cells}</svg>\n'
    )


def draw(name: str, points: Sequence[tuple[float, float]]) -> str:
    """One curve, with its last value beside its name, and its own scale: a curve that hardly moves shall show it.

    >>> ">14</text>" in draw("score", [(1, 14.0), (2, 14.2)]), ">14.2</text>" in draw("score", [(1, 14.0), (2, 14.2)])
    (True, True)
    """
    values = [value for _, value in points]
    least, span = min(values), (max(values) - min(values)) or 1.0
    first, games = points[0][0], (points[-1][0] - points[0][0]) or 1
    path = " ".join(
        f"{SCALE + (WIDE - SCALE - 20) * (at - first) / games:.1f},"
        f"{20 + (HIGH - 45) * (1 - (value - least) / span):.1f}"
        for at, value in points
    )
    ends = {max(values): 23, least: HIGH - 22}  # one end only if nothing moves
    scale = "".join(f'<text x="{SCALE - 5}" y="{y}">{value:.5g}</text>' for value, y in ends.items())
    return (
        f'<text y="12">{escape(name)} {values[-1]:g}</text>'
        f'<g font-size="9" text-anchor="end" fill="#6b6256">{scale}</g>'
        f'<polyline points="{path}" fill="none" stroke="#2f4b7c" stroke-width="1.5"/>'
    )
