"""Why a bot played what it played: a few sentences made from the thoughts of its answer, and from nothing else.

At the table a bot says only what gives nothing away. Its owner, and everybody after the match, may hear the numbers.
"""

from __future__ import annotations

from fondaco.core.game import Game
from fondaco.core.play import Answer, Thought
from fondaco.words import Words, bundle


def number(value: float, digits: int, language: str) -> str:
    """A number as this language writes it.

    >>> number(-3.25, 1, "en"), number(31.24, 1, "de")
    ('-3.2', '31,2')
    """
    text = f"{value:.{digits}f}"
    return text.replace(".", ",") if language == "de" else text


class Why:
    """Explains answers in one language."""

    def __init__(self, language: str, game: Game, names: tuple[str, ...] = ()) -> None:
        self.language = language
        self.words = Words(language, game, names)

    def __call__(self, answer: Answer, full: bool) -> str:
        """The sentences: for the table, or in full."""
        thoughts = list(answer.thoughts)
        move = self.words.move(answer.move)
        if len(thoughts) < 2:
            return self.say("why-only", move=move)
        best = thoughts[0]
        if not full:
            message = "why-table" if answer.move == best.move else "why-near"
            return self.say(message, move=move, count=str(len(thoughts)))
        told = [self.reason(best)]
        if "worlds" in best.terms:
            told.append(self.say("why-worlds", worlds=str(int(best.terms["worlds"]))))
        told.append(self.other(thoughts[1]))
        if thoughts[1].terms.get("win", 0.0) > best.terms.get("win", 1.0):
            told.append(self.say("why-lean", move=self.words.move(best.move)))
        if best.move != answer.move:
            told.append(self.say("why-chosen", move=move))
        return " ".join(told)

    def reason(self, thought: Thought) -> str:
        move, language = self.words.move(thought.move), self.language
        if "win" in thought.terms:
            win = number(100 * thought.terms["win"], 1, language)
            return self.say("why-net", move=move, win=win, lead=number(thought.terms["lead"], 1, language))
        terms = sorted(thought.terms.items(), key=lambda term: -abs(term[1]))
        told = ", ".join(
            self.say("why-term", name=self.words(f"term-{name}"), worth=number(worth, 1, language))
            for name, worth in terms
            if abs(worth) >= 0.05  # else it would be told as nothing
        )
        return self.say("why-thumb", move=move, worth=number(thought.worth, 1, language), terms=told or "–")

    def other(self, thought: Thought) -> str:
        move = self.words.move(thought.move)
        if "win" in thought.terms:
            return self.say("why-net-other", move=move, win=number(100 * thought.terms["win"], 1, self.language))
        return self.say("why-thumb-other", move=move, worth=number(thought.worth, 1, self.language))

    def say(self, message: str, **facts: str) -> str:
        messages = bundle(self.language, "fondaco.bots")
        pattern = messages.get_message(message).value
        assert pattern is not None
        return str(messages.format_pattern(pattern, facts)[0])
