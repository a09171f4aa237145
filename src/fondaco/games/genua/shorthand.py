"""Offers as people type them: in any order, with gaps before a plus, and with `for` between the two sides.

>>> tidy("offer palazzo 15 +pepper")
'offer palazzo 15+pepper'
>>> tidy("counter 2 park silk+10+2*salt for pepper")
'counter 2 park 10+2*salt+silk pepper'
>>> tidy("book park:silk+5,palazzo:10")
'book park:5+silk,palazzo:10'
"""

from __future__ import annotations

from fondaco.core.deal import Bundle
from fondaco.games.genua.terms import Several

BUNDLES = {"offer": 2, "counter": 3}
"""The number of words before the first bundle, the verb included."""


def tidy(text: str) -> str:
    """The notation that `text` means; what is no offer, or cannot be read, stays as it is."""
    words = text.replace(" +", "+").replace("+ ", "+").split()
    if not words:
        return text
    try:
        if words[0] in BUNDLES:
            fixed = BUNDLES[words[0]]
            bundles = [str(Bundle.parse(word)) for word in words[fixed:] if word != "for"]
            return " ".join([*words[:fixed], *bundles])
        if words[0] == "book":
            return " ".join(["book", *(str(Several.parse(word)) for word in words[1:])])
    except ValueError:
        pass
    return text
