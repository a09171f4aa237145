"""Why a bot played what it played: a few sentences made from the thoughts of its answer, and from nothing else.

At the table a bot says only what gives nothing away. Its owner, and everybody after the match, may hear the numbers.
"""

from __future__ import annotations

from collections.abc import Mapping

from fondaco.core.game import Game
from fondaco.core.play import Answer, Thought
from fondaco.words import Words, bundle


def number(value: float, language: str) -> str:
    """A number as this language writes it; nothing has no sign.

    >>> number(-3.25, "en"), number(31.24, "de"), number(-0.04, "en")
    ('-3.2', '31,2', '0.0')
    """
    text = f"{round(value, 1) + 0.0:.1f}"
    return text.replace(".", ",") if language == "de" else text


def percent(share: float, language: str) -> str:
    return number(100 * share, language)


class Why:
    """Explains answers in one language."""

    def __init__(self, language: str, game: Game, names: tuple[str, ...] = ()) -> None:
        self.language = language
        self.words = Words(language, game, names)

    def __call__(self, answer: Answer, full: bool) -> str:
        """The sentences: for the table, or in full."""
        thoughts = list(answer.thoughts)
        move = self.words.move(answer.move)
        if not full:
            return self.say("why-table", move=move)  # even how many moves there were may tell what a hand holds
        if len(thoughts) < 2:
            return self.say("why-sole" if thoughts else "why-only", move=move)
        best = thoughts[0]
        measured = any(thought.terms for thought in thoughts)  # by the game's judgement, in what the game counts
        told = [self.reason(best, measured)]
        if "worlds" in best.terms:
            told.append(self.say("why-worlds", worlds=int(best.terms["worlds"])))
        told.append(self.other(thoughts[1], best, measured))
        if "win" in best.terms:
            told += self.although(best.terms, thoughts[1].terms, self.words.move(best.move))
        if best.move != answer.move:
            told.append(self.say("why-chosen", move=move))
        return " ".join(told)

    def reason(self, thought: Thought, measured: bool) -> str:
        move, language = self.words.move(thought.move), self.language
        if "win" in thought.terms:
            win, lead = percent(thought.terms["win"], language), thought.terms["lead"]
            side = "behind" if lead < 0 else "ahead"
            return self.say("why-net", move=move, win=win, side=side, lead=number(abs(lead), language))
        return self.say("why-thumb", move=move, worth=self.expected(thought, measured, reasons=True))

    def other(self, thought: Thought, best: Thought, measured: bool) -> str:
        """The next best; with reasons where the best has none, such as to pass. Equal numbers are not said twice."""
        move = self.words.move(thought.move)
        if "win" in thought.terms:
            win, most = (percent(one.terms["win"], self.language) for one in (thought, best))
            return self.say("why-equal" if win == most else "why-net-other", move=move, win=win)
        if best.terms and round(thought.worth, 1) == round(best.worth, 1):
            return self.say("why-equal", move=move)
        return self.say("why-thumb-other", move=move, worth=self.expected(thought, measured, reasons=not best.terms))

    def expected(self, thought: Thought, measured: bool, reasons: bool) -> str:
        """A gain or a loss, in what the game counts if it says what that is, and what makes it up."""
        worth = self.say("why-even")
        if round(thought.worth, 1):
            amount = number(abs(thought.worth), self.language)
            if measured and self.words.has("worth"):
                amount = self.words("worth", worth=amount)
            worth = self.say("why-gain" if thought.worth > 0 else "why-loss", worth=amount)
        terms = sorted(thought.terms.items(), key=lambda term: -abs(term[1]))
        shown = [term for term in terms if abs(term[1]) >= 0.05]  # else it would be told as nothing
        if not reasons or not shown:
            return worth
        names = [self.words(f"term-{name}") for name, _ in shown]
        if len(shown) > 1:  # of one alone the number is told already
            figures = [number(part, self.language) for _, part in shown]
            names = [self.say("why-term", name=name, worth=part) for name, part in zip(names, figures, strict=True)]
        return self.say("why-terms", worth=worth, terms=", ".join(names))

    def although(self, best: Mapping[str, float], other: Mapping[str, float], move: str) -> list[str]:
        """Why the best stands before one with as much or more of the win."""
        speaks = [name for name in ("lead", "thumb") if best[name] > other[name]]
        behind = round(100 * other["win"], 1) - round(100 * best["win"], 1)
        if not speaks or behind < 0:
            return []
        even = "behind" if behind else "even"
        return [self.say("why-lean", move=move, by="both" if len(speaks) > 1 else speaks[0], even=even)]

    def say(self, message: str, **facts: str | int) -> str:
        messages = bundle(self.language, "fondaco.bots")
        pattern = messages.get_message(message).value
        assert pattern is not None
        return str(messages.format_pattern(pattern, facts)[0])
