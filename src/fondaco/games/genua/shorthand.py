"""Offers as people type them: in any order, with gaps before a plus, and with `for` between the two sides.

>>> tidy("offer palazzo 15 +pepper")
'offer palazzo 15+pepper'
>>> tidy("counter 2 park silk+10+2*salt for pepper")
'counter 2 park 10+2*salt+silk pepper'
>>> tidy("book park:silk+5,palazzo:10")
'book park:5+silk,palazzo:10'
>>> tidy("offer Gildenhalle 10+2*Pfeffer")
'offer guild-hall 10+2*pepper'
"""

from __future__ import annotations

import re

from fondaco.core.deal import Bundle
from fondaco.games.genua.terms import Several

GERMAN = {
    "gildenhalle": "guild-hall",
    "rathaus": "town-hall",
    "poststation": "post-station",
    "kathedrale": "cathedral",
    "kutscherei": "coach-house",
    "hafen": "harbour",
    "marktplatz": "market",
    "getreidelager": "grain-store",
    "metalllager": "metal-store",
    "tuchlager": "cloth-store",
    "gewürzlager": "spice-store",
    "colini": "villa-colini",
    "monetti": "villa-monetti",
    "ricci": "villa-ricci",
    "zasteri": "villa-zasteri",
    "silber": "silver",
    "kupfer": "copper",
    "salz": "salt",
    "pfeffer": "pepper",
    "weizen": "wheat",
    "reis": "rice",
    "leinen": "linen",
    "seide": "silk",
    "startfeld": "any-start",
    "aktion": "extra-action",
    "ware": "any-ware",
    "tausch": "exchange",
    "gebäudeaktion": "building-action",
    "botschaft": "message",
    "privileg": "privilege",
    "groß": "large",
    "klein": "small",
}
"""Names on a German board, for people who type them."""
BUNDLES = {"offer": 2, "counter": 3}
"""The number of words before the first bundle, the verb included."""


def tidy(text: str) -> str:
    """The notation that `text` means; what is no offer, or cannot be read, stays as it is."""
    words = text.replace(" +", "+").replace("+ ", "+").split()
    if not words or words[0] not in ("offer", "counter", "book", "go", "accept", "any-start"):
        return text
    words = [
        re.sub(r"[^\W\d_][\w-]*", lambda found: GERMAN.get(found[0].lower(), found[0].lower()), word) for word in words
    ]
    try:
        if words[0] in BUNDLES:
            fixed = BUNDLES[words[0]]
            bundles = [str(Bundle.parse(word)) for word in words[fixed:] if word != "for"]
            return " ".join([*words[:fixed], *bundles])
        if words[0] == "book":
            return " ".join(["book", *(str(Several.parse(word)) for word in words[1:])])
    except ValueError:
        return text
    return " ".join(words)
