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
        deal = p.deal
        assert deal is not None
        if seat == deal.offerer:
            p.deal = Deal(deal.offerer, deal.active, deal.terms, (*deal.given, move.card), deal.returned)
        else:
            p.deal = Deal(deal.offerer, deal.active, deal.terms, deal.given, (*deal.returned, move.card))
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
        given, returned = (*deal.given, *forced(p, deal.offerer)), (*deal.returned, *forced(p, deal.active))
        give, take = resolved(terms.give, given), resolved(terms.take, returned)
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
    """Ask for the next card, unless everybody sees that the givers have no choice left."""
    p.goes_on("PickCards" if picker(p)[0] >= 0 else "Settle")


def picker(p: Genua) -> tuple[Seat, int, int]:
    """Who has a choice next, of which kind, and how many more; seat -1 when nobody has one, or nothing is agreed."""
    deal = p.deal
    if deal is not None:
        for seat in (deal.offerer, deal.active):
            for kind, wanted in missing(p, seat):
                if len(unpicked(p, seat, kind)) > wanted:
                    return seat, kind, wanted
    return -1, -1, 0


def forced(p: Genua, seat: Seat) -> list[str]:
    """Cards a giver had no choice about. They are named last, so that nobody sees them before he has them (GE-R14)."""
    return [card for kind, _ in missing(p, seat) for card in unpicked(p, seat, kind)]


def missing(p: Genua, seat: Seat) -> list[tuple[int, int]]:
    """The kinds of cards a giver has not picked yet, and how many of each."""
    deal = p.deal
    assert deal is not None
    bundle, picked = (deal.terms.give, deal.given) if seat == deal.offerer else (deal.terms.take, deal.returned)
    if not bundle.pieces:
        return []
    kinds = [p.box.kind[card] for card in picked]
    left = [(kind, count - kinds.count(kind)) for kind, count in enumerate(unnamed(bundle))]
    return [(kind, count) for kind, count in left if count > 0]


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
