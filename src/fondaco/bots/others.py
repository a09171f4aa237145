"""Whom a bot takes the others for: those who play by rules of thumb are known by what they did so far.

At a table of nobody else it judges by what was learned at such tables, if anything was.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Sequence

from fondaco.bots.net import Net
from fondaco.bots.sight import DIGITS, sight
from fondaco.core.events import UNSEEN
from fondaco.core.moves import CHANCE, Move, Seat
from fondaco.core.play import Ask
from fondaco.core.position import Position
from fondaco.core.record import read_ply

RECENT = 48
"""Decisions of the others that are remembered: people change their ways."""
TRUE_TO_TYPE = 0.85
"""How often somebody does what the way it plays would have it do."""
SURE = 0.9
"""How likely all others must be to play by rules of thumb before a bot counts on it."""


def plainness(ask: Ask, net: Net) -> list[float]:
    """How likely each seat is to play by rules of thumb rather than as the net does.

    What a seat did is held against what either would have done in its place. That takes a match that can be followed:
    where something was hidden, or nothing heard, it stays at what the game says to begin with.
    """
    eye = sight(ask.game)
    odds = [math.log(eye.plain / (1 - eye.plain))] * int(ask.view["seats"])
    evidence = math.log(TRUE_TO_TYPE / (1 - TRUE_TO_TYPE))
    seen = decisions(ask)
    fields = [eye.field(p, seat, p.choices(seat), net) for p, seat, _ in seen]
    asked = [(p, seat, moves) for (p, seat, _), (moves, _) in zip(seen, fields, strict=True)]
    judged = eye.worths(asked, net) if asked else []
    for (p, seat, move), (moves, thumb), (worth, _) in zip(seen, fields, judged, strict=True):
        by_net = moves[int((worth + thumb).round(DIGITS).argmax())]
        by_thumb = eye.favourite(p, seat, p.choices(seat))
        odds[seat] += evidence * ((move == by_thumb) - (move == by_net))
    return [1 / (1 + math.exp(-one)) for one in odds]


def all_plain(plain: Sequence[float], seat: Seat) -> bool:
    """Does everybody but `seat` play by rules of thumb, as far as can be told?"""
    return all(likely > SURE for other, likely in enumerate(plain) if other != seat)


def decisions(ask: Ask) -> list[tuple[Position, Seat, Move]]:
    """The latest moves of the others that were a choice, each with the position it was made in."""
    if any(UNSEEN in line for line in ask.heard):
        return []
    found: deque[tuple[Position, Seat, Move]] = deque(maxlen=RECENT)
    p = ask.game.start(ask.view["seats"], ask.view["options"], ask.view["edition"])
    for line in ask.heard:
        seat, move = read_ply(ask.game, line)
        if seat not in (CHANCE, ask.seat) and len(p.choices(seat)) > 1:
            found.append((p.copy(), seat, move))
        p.play(seat, move)
    return list(found)
