"""Hand cards: who holds them, and who knows where they are; and what is being drawn (GE-R14, GE-R16, GE-R19)."""

from __future__ import annotations

from dataclasses import dataclass

from fondaco.core.moves import Seat
from fondaco.core.secrecy import Json
from fondaco.games.genua.components import KIND, KINDS, back

STACKS = len(KINDS)


@dataclass
class Hands:
    """The cards of each seat, by kind, and the seats besides the holder that know where a card is."""

    held: list[tuple[str, ...]]
    """`held[seat * 4 + kind]`, sorted; each entry is replaced as a whole."""
    shown: dict[str, int]
    """A bit for each seat that saw the card go to, or lie in, the hand of another."""

    def copy(self) -> Hands:
        return Hands(self.held[:], self.shown.copy())

    def of(self, seat: Seat, kind: int) -> tuple[str, ...]:
        """The cards of one kind in a hand."""
        return self.held[seat * STACKS + kind]

    def count(self, seat: Seat, kind: int) -> int:
        """How many there are: everybody sees the backs (GE-R19)."""
        return len(self.held[seat * STACKS + kind])

    def stacks(self, seat: Seat) -> list[tuple[str, ...]]:
        """The cards of a hand, kind by kind."""
        return self.held[seat * STACKS : (seat + 1) * STACKS]

    def holds(self, seat: Seat, card: str) -> bool:
        kind = KIND.get(back(card))
        return kind is not None and card in self.held[seat * STACKS + kind]

    def all(self, seat: Seat) -> list[str]:
        """Every card of a hand, stack by stack."""
        return [card for cards in self.stacks(seat) for card in cards]

    def add(self, seat: Seat, kind: int, card: str, seen_by: int = 0) -> None:
        """Into a hand; `seen_by` has a bit for each other seat that knows it."""
        spot = seat * STACKS + kind
        self.held[spot] = tuple(sorted((*self.held[spot], card)))
        if seen_by:
            self.shown[card] = seen_by & ~(1 << seat)

    def remove(self, seat: Seat, kind: int, card: str) -> None:
        """Out of a hand; who knew it there knows nothing about where it goes."""
        spot = seat * STACKS + kind
        cards = list(self.held[spot])
        cards.remove(card)
        self.held[spot] = tuple(cards)
        self.shown.pop(card, None)

    def blur(self, seat: Seat, kind: int, partner: Seat) -> None:
        """A card of this kind went to `partner`: of those left only he can tell that they are not the one (GE-R14)."""
        for card in self.of(seat, kind):
            if self.shown.pop(card, 0) >> partner & 1:
                self.shown[card] = 1 << partner

    def show(self, card: str, holder: Seat, to: Seat) -> None:
        """`to` sees the face of a card that stays where it is (GE-R14)."""
        if to != holder:
            self.shown[card] = self.shown.get(card, 0) | 1 << to


def write_hands(hands: Hands) -> Json:
    """For each seat its cards, each with the seats that know it: `{"card": "message-03", "knows": [0, 2]}`."""
    seats = len(hands.held) // STACKS
    written = []
    for seat in range(seats):
        cards = []
        for card in hands.all(seat):
            bits = hands.shown.get(card, 0) | 1 << seat
            cards.append({"card": card, "knows": [s for s in range(seats) if bits >> s & 1]})
        written.append(cards)
    return written


def read_hands(state: Json) -> Hands:
    """The hands that `write_hands` wrote. A card whose face is hidden has no place here."""
    held: list[tuple[str, ...]] = [()] * (len(state) * STACKS)
    hands = Hands(held, {})
    for seat, cards in enumerate(state):
        for entry in cards:
            card: str = entry["card"]
            seen_by = sum(1 << knower for knower in entry.get("knows", ()))
            hands.add(seat, KIND[back(card)], card, seen_by & ~(1 << seat))
    return hands


def face_hands(state: Json, viewer: Seat | None, memory: bool) -> Json:
    """Own cards with who else knows them; of the others' the known faces, else the backs, in a settled order."""
    shown = []
    for seat, cards in enumerate(state):
        if seat == viewer:
            shown.append(cards)
        else:
            faces = [c["card"] if viewer in c["knows"] else back(c["card"]) for c in cards]
            shown.append([{"card": face} for face in sorted(faces, key=lambda face: (KIND[back(face)], face))])
    return shown


@dataclass
class Draws:
    """Cards a seat is drawing: the kinds still to come, and those that came in this action. Replaced as a whole."""

    seat: Seat
    owed: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()


def write_draws(draws: Draws) -> Json:
    return {"seat": draws.seat, "owed": list(draws.owed), "cards": list(draws.cards)}


def read_draws(state: Json) -> Draws:
    return Draws(state["seat"], tuple(state["owed"]), tuple(state["cards"]))


def face_draws(state: Json, viewer: Seat | None, memory: bool) -> Json:
    """What has been drawn is seen by the drawer only."""
    if viewer == state["seat"]:
        return state
    return {**state, "cards": [back(card) for card in state["cards"]]}
