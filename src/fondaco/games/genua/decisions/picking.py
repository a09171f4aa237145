"""Cards agreed by kind are picked by their giver; then both bundles change hands at once (GE-43, GE-51, GE-R14)."""

from __future__ import annotations

from collections.abc import Sequence

from fondaco.core.deal import Bundle, exchange
from fondaco.core.decision import Automatic, Decision
from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat
from fondaco.games.genua.components import KINDS, LARGE
from fondaco.games.genua.dealing import Side, fits, goods_after, promised_special, resolved, tell_card
from fondaco.games.genua.decisions.action import begin_action
from fondaco.games.genua.decisions.tower import enter
from fondaco.games.genua.moves import Pick, face_of
from fondaco.games.genua.position import Genua
from fondaco.games.genua.terms import Deal, empty_books, gained, is_named, masked, promise, unnamed


class PickCards(Decision[Genua]):
    """One card after the other, in the order of the hand: first the offerer's, then the active player's."""

    def to_act(self, p: Genua) -> tuple[Seat, ...]:
        return (picker(p)[0],)

    def choices(self, p: Genua, seat: Seat) -> Sequence[Move]:
        return [Pick(card) for card in pickable(p)]

    def check(self, p: Genua, seat: Seat, move: Move) -> None:
        if not isinstance(move, Pick) or move.card not in pickable(p):
            raise Illegal("pick-one", stack=KINDS[picker(p)[1]])

    def apply(self, p: Genua, seat: Seat, move: Move) -> None:
        assert isinstance(move, Pick)
        add_picks(p, (move.card,))
        ask_picks(p)

    def face(self, p: Genua, viewer: Seat | None, actor: Seat, move: Move) -> str:
        assert isinstance(move, Pick)
        deal = p.deal
        assert deal is not None
        return face_of(move, viewer in (deal.offerer, deal.active))

    def facts(self, p: Genua, seat: Seat) -> dict[str, object]:
        assert p.deal is not None
        partner = p.deal.active if seat == p.deal.offerer else p.deal.offerer
        return {"stack": KINDS[picker(p)[1]], "to_seat": partner}


class Settle(Automatic[Genua]):
    """Both bundles change hands; the tower goes to the target; in a building the offerer acts at once (GE-37)."""

    def run(self, p: Genua) -> None:
        deal = p.deal
        assert deal is not None
        terms = deal.terms
        give, take = resolved(terms.give, deal.given), resolved(terms.take, deal.returned)
        exchange(Side(p, deal.offerer, deal.active), give, Side(p, deal.active, deal.offerer), take)
        if p.told is not None:
            tell_deal(p, deal, give, take)
        p.deal = Deal(deal.offerer, deal.active, promise(terms)) if gained(terms.give) else None
        if terms.target != p.path[-1]:
            enter(p, terms.target)
        if terms.target in p.city.is_building:
            begin_action(p, deal.offerer)
        else:
            p.goes_on("Stop")


def agree(p: Genua, deal: Deal) -> None:
    """A deal is struck: books close, open choices of cards are made, then it is settled."""
    p.deal = deal
    p.books = empty_books(p.active, p.seats)
    ask_picks(p)


def ask_picks(p: Genua) -> None:
    """Ask for the next card, unless everybody sees that the giver has no choice."""
    while True:
        seat, kind, wanted = picker(p)
        if seat < 0:
            p.goes_on("Settle")
            return
        free = unpicked(p, seat, kind)
        if len(free) > wanted:
            p.goes_on("PickCards")
            return
        add_picks(p, tuple(free))


def picker(p: Genua) -> tuple[Seat, int, int]:
    """Who picks next, of which kind, and how many more; seat -1 when all is picked, or nothing agreed."""
    deal = p.deal
    if deal is None:
        return -1, -1, 0
    sides = ((deal.offerer, deal.terms.give, deal.given), (deal.active, deal.terms.take, deal.returned))
    for seat, bundle, picked in sides:
        if bundle.pieces:
            for kind, count in enumerate(unnamed(bundle)):
                missing = count - sum(p.box.kind[card] == kind for card in picked) if count else 0
                if missing > 0:
                    return seat, kind, missing
    return -1, -1, 0


def unpicked(p: Genua, seat: Seat, kind: int) -> list[str]:
    """Cards of a kind that are neither named in the deal nor picked yet."""
    deal = p.deal
    assert deal is not None
    bundle, picked = (deal.terms.give, deal.given) if seat == deal.offerer else (deal.terms.take, deal.returned)
    taken = {piece for piece, _ in bundle.pieces if is_named(piece)}.union(picked)
    return [card for card in p.hands.of(seat, kind) if card not in taken]


def pickable(p: Genua) -> list[str]:
    """Cards that may come next: later in the hand than the last, leaving enough, and the promise possible (GE-R08)."""
    deal = p.deal
    assert deal is not None
    seat, kind, wanted = picker(p)
    free = unpicked(p, seat, kind)
    picked = deal.given if seat == deal.offerer else deal.returned
    last = max((card for card in picked if p.box.kind[card] == kind), default="")
    later = [card for card in free if card > last]
    found = later[: len(later) - wanted + 1]
    if seat == deal.offerer and kind == LARGE and promised_special(p, deal.terms):
        found = [card for card in found if keeps_order(p, deal, free, card, wanted)]
    return found


def keeps_order(p: Genua, deal: Deal, free: list[str], card: str, wanted: int) -> bool:
    """After picking `card` and later ones, can a fitting order stay in the hand or come with the deal?"""
    wares = goods_after(p, deal.offerer, deal.terms)
    villa = deal.terms.target
    if any(fits(p, piece, villa, wares) for piece, _ in deal.terms.take.pieces if piece in p.box.large):
        return True
    later = [other for other in free if other > card]
    for other in free:
        if other != card and fits(p, other, villa, wares) and len(later) - (other in later) >= wanted - 1:
            return True
    return False


def add_picks(p: Genua, cards: tuple[str, ...]) -> None:
    deal = p.deal
    assert deal is not None
    if picker(p)[0] == deal.offerer:
        p.deal = Deal(deal.offerer, deal.active, deal.terms, (*deal.given, *cards), deal.returned)
    else:
        p.deal = Deal(deal.offerer, deal.active, deal.terms, deal.given, (*deal.returned, *cards))


def tell_deal(p: Genua, deal: Deal, give: Bundle, take: Bundle) -> None:
    """Everybody hears kinds and numbers, the partners the cards."""
    target = deal.terms.target
    told_give, told_take = str(masked(deal.terms.give)), str(masked(deal.terms.take))
    p.tell("dealt", seat=deal.offerer, to_seat=deal.active, target=target, give=told_give, take=told_take)
    partners = (deal.offerer, deal.active)
    for giver, receiver, bundle in ((*partners, give), (deal.active, deal.offerer, take)):
        for piece, _ in bundle.pieces:
            if is_named(piece):
                tell_card(p, "handed", giver, receiver, piece)


PICK_CARDS = PickCards()
SETTLE = Settle()
