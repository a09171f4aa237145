"""A report as one HTML page: cross-table, ratings, plots drawn as plain SVG. It needs nothing beside itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from fondaco.arena.contest import Score, brackets, even

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; } th, td { padding: .3rem .7rem; text-align: right; border-bottom: 1px solid #ccc; }
th:first-child, td:first-child { text-align: left; } small { color: #555; }
svg { max-width: 100%; height: auto; } .even { color: #555; }
@media (prefers-color-scheme: dark) { body { background: #181818; color: #eee; } small, .even { color: #aaa; } }
"""


def page(title: str, names: Sequence[str], scores: Sequence[Score], ratings: Mapping[str, Sequence[float]]) -> str:
    """The whole page."""
    parts = [f"<h1>{escape(title)}</h1>"]
    if scores:
        rates = [
            (f"{score.one} : {score.against}", (score.low, score.win_rate, score.high), score.even) for score in scores
        ]
        told = f"Rows win against copies of columns. Even is {even(scores)}. Brackets are 95 % intervals."
        parts.append(f"<p>{told}</p>")
        parts.append(cross_table(names, scores))
        parts.append("<h2>Win rates</h2>" + intervals_plot(rates, ".1%"))
    if ratings:
        rows = [(name, (low, middle, high), 0.0) for name, (middle, low, high) in ratings.items()]
        parts.append("<h2>Ratings (Plackett–Luce, in Elo)</h2>" + rating_table(ratings) + intervals_plot(rows, "+.0f"))
    body = "\n".join(parts)
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head><body>{body}</body></html>\n"
    )


def cross_table(names: Sequence[str], scores: Sequence[Score]) -> str:
    cells = {(score.one, score.against): score for score in scores}
    head = "".join(f"<th>{escape(name)}</th>" for name in names)
    lines = [f"<table><tr><th></th>{head}</tr>"]
    for one in names:
        row = [f"<tr><td>{escape(one)}</td>"]
        for against in names:
            score = cells.get((one, against))
            row.append("<td>–</td>" if score is None else f"<td>{cell(score)}</td>")
        lines.append("".join(row) + "</tr>")
    return "\n".join([*lines, "</table>"])


def cell(score: Score) -> str:
    games = "1 game" if score.games == 1 else f"{score.games} games"
    below = [f"{brackets(score.low, score.high, '.1%')} {games}".strip(), score.wins_without_luck(), score.judged()]
    return f"{score.win_rate:.1%}<br><small>{'<br>'.join(filter(None, below))}</small>"


def rating_table(ratings: Mapping[str, Sequence[float]]) -> str:
    rows = [
        f"<tr><td>{escape(name)}</td><td>{middle:.0f}</td><td>[{low:.0f}, {high:.0f}]</td></tr>"
        for name, (middle, low, high) in ratings.items()
    ]
    return "<table><tr><th>bot</th><th>Elo</th><th>95 %</th></tr>" + "".join(rows) + "</table>"


def intervals_plot(rows: Sequence[tuple[str, tuple[float, float, float], float]], form: str) -> str:
    """One line for each row: a bar from low to high with a dot in between; a thin line where even is."""
    least = min(min(low, level) for _, (low, _, _), level in rows)
    most = max(max(high, level) for _, (_, _, high), level in rows)
    span = (most - least) or 1.0

    def x(value: float) -> float:
        return round(220 + 520 * (value - least) / span, 1)

    height = 28 * len(rows) + 20
    shapes = []
    for place, (name, (low, middle, high), level) in enumerate(rows):
        y = 24 + 28 * place
        shapes.append(
            f'<line x1="{x(level)}" y1="{y - 14}" x2="{x(level)}" y2="{y + 14}" stroke="currentColor" '
            'stroke-dasharray="3 3"/>'
            f'<text x="0" y="{y + 5}" fill="currentColor" font-size="14">{escape(name)}</text>'
            f'<line x1="{x(low)}" y1="{y}" x2="{x(high)}" y2="{y}" stroke="#2a7" stroke-width="4"/>'
            f'<circle cx="{x(middle)}" cy="{y}" r="5" fill="#063"/>'
            f'<text x="{x(high) + 8}" y="{y + 5}" fill="currentColor" font-size="13">{middle:{form}}</text>'
        )
    return f'<svg viewBox="0 0 820 {height}" role="img" aria-label="intervals">{"".join(shapes)}</svg>'
