"""What a deal is about: a target field, and two bundles (GE-45 to GE-58).

A bundle names wares, special cards, `marker`, hand cards by kind (`message`: the giver picks) or one by one
(`message-03`: only the proposer's own), and goods still to be gained by the action (`gained-pepper`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from fondaco.core.deal import Bundle
from fondaco.core.moves import Seat
from fondaco.games.genua.components import GAINED, INDEX, KIND, KINDS, MARKER, back

NOTHING: Final = Bundle()
HIDDEN: Final = "?"
"""After a kind: one certain card of it, whose face the reader may not know."""


class Terms(NamedTuple):
    """`give` goes from the opponent to the active player, `take` the other way: `palazzo:15+pepper>silk`."""

    target: str
    give: Bundle
    take: Bundle = NOTHING

    @classmethod
    def parse(cls, text: str) -> Terms:
        """Read back what `str` wrote.

        >>> str(Terms.parse("palazzo:15+pepper>silk"))
        'palazzo:15+pepper>silk'
        """
        target, colon, bundles = text.partition(":")
        give, _, take = bundles.partition(">")
        if not (target and colon and give):
            raise ValueError(text)
        return cls(target, Bundle.parse(give), Bundle.parse(take) if take else NOTHING)

    def __str__(self) -> str:
        return f"{self.target}:{self.give}>{self.take}" if self.take else f"{self.target}:{self.give}"


@dataclass(frozen=True)
class Several:
    """A list of terms as one word: `palazzo:15,park:10+salt`; none is `-`."""

    all: tuple[Terms, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Several:
        return cls(() if text == "-" else tuple(Terms.parse(part) for part in text.split(",")))

    def __str__(self) -> str:
        return ",".join(map(str, self.all)) or "-"


def is_named(piece: str) -> bool:
    """Is this one certain hand card, such as `message-03`, rather than a good or a kind of card?"""
    return piece not in INDEX and piece not in KIND and piece != MARKER and not piece.startswith(GAINED)


def masked(bundle: Bundle) -> Bundle:
    """The bundle as others than the two partners see it: kind and number of the cards (GE-R14)."""
    pieces: dict[str, int] = {}
    for piece, count in bundle.pieces:
        face = back(piece) + HIDDEN if is_named(piece) else piece
        pieces[face] = pieces.get(face, 0) + count
    return Bundle.of(bundle.money, pieces)


def masked_terms(terms: Terms) -> Terms:
    """Both bundles without the faces of cards."""
    return Terms(terms.target, masked(terms.give), masked(terms.take))


def gained(bundle: Bundle) -> list[tuple[str, int]]:
    """The goods promised from the action, by their own names (GE-52)."""
    return [(piece[len(GAINED) :], count) for piece, count in bundle.pieces if piece.startswith(GAINED)]


def promise(terms: Terms) -> Terms:
    """What is left of a deal once both bundles have changed hands: the goods still to be gained."""
    return Terms(terms.target, Bundle.of(0, {GAINED + good: count for good, count in gained(terms.give)}))


def unnamed(bundle: Bundle) -> list[int]:
    """How many cards of each kind the giver still has to pick."""
    wanted = [0] * len(KINDS)
    for piece, count in bundle.pieces:
        if piece in KIND:
            wanted[KIND[piece]] = count
    return wanted


@dataclass
class Books:
    """Every seat's standing offers and intentions, all addressed to the active seat. Replaced as a whole."""

    to: Seat
    offers: list[tuple[Terms, ...]]
    intents: list[tuple[Terms, ...]]


def empty_books(to: Seat, seats: int) -> Books:
    return Books(to, [()] * seats, [()] * seats)


@dataclass
class Deal:
    """A deal on its way: proposed, being picked for, or waiting for promised goods. Replaced as a whole."""

    offerer: Seat
    active: Seat
    terms: Terms
    given: tuple[str, ...] = ()
    """Hand cards the offerer has picked so far."""
    returned: tuple[str, ...] = ()
    """Hand cards the active player has picked so far."""
