"""Bots behind a pipe: one JSON object a line, a question in, an answer out. See docs/protocol.md.

Run as `python -m fondaco.bots.stdio`, this process answers for every bot of the house.
"""

from __future__ import annotations

import json
import os
import random
import sys
from typing import Any, TextIO

from fondaco.bots import bot
from fondaco.core.game import game
from fondaco.core.play import Agent, Answer, Ask, Thought

PROTOCOL = 1


def question(ask: Ask, number: int, name: str, seed: str, seconds: float) -> dict[str, Any]:
    """An ask as plain data: the view with memory, choices, forms and what was heard of one seat, and nothing else."""
    return {
        "protocol": PROTOCOL,
        "id": number,
        "bot": name,
        "game": ask.game.name,
        "seat": ask.seat,
        "view": ask.view,
        "choices": [str(move) for move in ask.choices],
        "forms": ask.forms,
        "heard": list(ask.heard),
        "seed": seed,
        "seconds": seconds,
    }


def read_ask(asked: dict[str, Any]) -> Ask:
    """The question as an ask again."""
    played = game(asked["game"])
    choices = [played.parse(text) for text in asked["choices"]]
    rng, heard = random.Random(asked["seed"]), asked.get("heard", [])
    return Ask(played, asked["seat"], asked["view"], choices, asked["forms"], rng, heard)


def reply(asked: dict[str, Any], answer: Answer) -> dict[str, Any]:
    """The answer as plain data, with the best candidates and what they are made of."""
    thoughts = [
        {"move": str(one.move), "worth": one.worth, "terms": dict(one.terms)} for one in list(answer.thoughts)[:8]
    ]
    return {"id": asked["id"], "move": str(answer.move), "thoughts": thoughts}


def read_reply(ask: Ask, answered: dict[str, Any]) -> Answer:
    """The answer again, as far as it was told."""
    thoughts = [
        Thought(ask.game.parse(one["move"]), float(one["worth"]), one["terms"]) for one in answered.get("thoughts", [])
    ]
    return Answer(ask.game.parse(answered["move"]), thoughts)


def serve(source: TextIO, sink: TextIO) -> None:
    """Answer until the pipe closes. A question that cannot be answered gets an `error`."""
    agents: dict[str, Agent] = {}
    for line in source:
        asked: Any = None
        try:
            asked = json.loads(line)
            agent = agents.setdefault(asked["bot"], bot(asked["bot"]))
            answered = reply(asked, agent.answer(read_ask(asked)))
        except Exception as error:  # the other side decides what to do about it
            number = asked.get("id") if isinstance(asked, dict) else None
            answered = {"id": number, "error": f"{type(error).__name__}: {error}"}
        sink.write(json.dumps(answered) + "\n")
        sink.flush()


if __name__ == "__main__":
    try:
        serve(sys.stdin, sys.stdout)
    except (BrokenPipeError, KeyboardInterrupt):
        os._exit(130)  # nobody reads on, so Python shall not try to write the rest either
