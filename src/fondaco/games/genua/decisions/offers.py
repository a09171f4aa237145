"""Opponents say, sealed and at once, what they would give for an action or a step (GE-32 to GE-40)."""

from __future__ import annotations

from collections.abc import Sequence

from fondaco.core.decision import Form, Sealed
from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat
from fondaco.games.genua.city import MARKET
from fondaco.games.genua.dealing import check_goods, check_terms, targets, tell_card
from fondaco.games.genua.menu import add_offers, terms_form
from fondaco.games.genua.moves import NO_OFFER, PASS_TURN, Book, Offer, PassTurn, terms_of
from fondaco.games.genua.position import Genua
from fondaco.games.genua.terms import Books, Several, Terms, is_named, masked

MAX_INTENTS = 3


class MakeOffers(Sealed[Genua]):
    """A book of offers, at most one for each target, and intentions for later; or nothing; or nothing all turn."""

    def asked(self, p: Genua) -> tuple[Seat, ...]:
        return p.listening()

    def choices(self, p: Genua, seat: Seat) -> Sequence[Move]:
        menu: list[Move] = [NO_OFFER, PASS_TURN]
        standing, wishes = p.books.offers[seat], p.books.intents[seat]
        if standing or wishes:
            menu.append(Book(Several(standing), Several(wishes) if wishes else None))
        add_offers(p, seat, menu)
        return menu

    def check(self, p: Genua, seat: Seat, move: Move) -> None:
        if isinstance(move, Offer):
            check_terms(p, seat, move, seat)
        elif isinstance(move, Book):
            check_book(p, seat, move)
        elif not isinstance(move, PassTurn):
            raise Illegal("offer-or-pass")

    def open(self, p: Genua) -> None:
        offers, intents = p.books.offers[:], p.books.intents[:]
        for seat, move in enumerate(p.answers):
            if move is None:  # he was not asked
                continue
            offers[seat], intents[seat] = (), ()
            if isinstance(move, Offer):
                offers[seat] = (terms_of(move),)
            elif isinstance(move, Book):
                offers[seat] = move.offers.all
                intents[seat] = move.intents.all if move.intents else ()
            elif isinstance(move, PassTurn):
                p.passed[seat] = True
        p.books = Books(p.active, offers, intents)
        for seat, book in enumerate(offers):
            for terms in (*book, *intents[seat]) if intents[seat] else book:
                if terms.give.pieces:
                    show_cards(p, seat, terms)
        if p.told is not None:
            tell_books(p)
        p.goes_on("Negotiate")

    def face(self, p: Genua, viewer: Seat | None, actor: Seat, move: Move) -> str:
        """While sealed nobody learns whether an offer was made at all."""
        return str(move) if viewer == actor else "offer ?"

    def forms(self, p: Genua, seat: Seat) -> list[Form]:
        where = targets(p)
        if not where:
            return []
        single: Form = {"verb": "offer", "fields": terms_form(p, seat, seat, where)}
        far = [building for building in p.city.buildings if building not in where and building not in p.path]
        book = {"name": "offers", "kind": "list", "most": len(where), "of": single["fields"], "join": ":>,"}
        later = {**book, "name": "intents", "most": MAX_INTENTS, "of": terms_form(p, seat, seat, far), "optional": True}
        return [single, {"verb": "book", "fields": [book, later] if far else [book]}]

    def facts(self, p: Genua, seat: Seat) -> dict[str, object]:
        return {"field": p.field, "active_seat": p.active, "purse": p.money[seat]}


def check_book(p: Genua, seat: Seat, book: Book) -> None:
    """One offer for each target; up to three intentions, which bind nobody (GE-40, GE-42)."""
    intents = book.intents.all if book.intents else ()
    if not book.offers.all and not intents:
        return
    said = [terms.target for terms in (*book.offers.all, *intents)]
    if len(set(said)) < len(said):
        raise Illegal("target-twice")
    if len(intents) > MAX_INTENTS:
        raise Illegal("too-many-intents", most=MAX_INTENTS)
    for terms in book.offers.all:
        check_terms(p, seat, terms, seat)
    near = targets(p)
    for terms in intents:
        far = terms.target in p.city.neighbours and terms.target not in p.path and terms.target != MARKET
        if not far or terms.target in near:
            raise Illegal("no-intent", target=terms.target)
        check_goods(p, seat, terms.target, terms.give, terms.take, seat)


def show_cards(p: Genua, seat: Seat, terms: Terms) -> None:
    """The active player sees the faces of the cards an offer names (GE-R14)."""
    for piece, _ in terms.give.pieces:
        if is_named(piece):
            p.hands.show(piece, seat, p.active)
            tell_card(p, "showed", seat, p.active, piece)


def tell_books(p: Genua) -> None:
    """Report the book of everybody who was asked, as it now lies open."""
    for seat, answer in enumerate(p.answers):
        if answer is None:
            continue
        for kind, book in (("offered", p.books.offers[seat]), ("intends", p.books.intents[seat])):
            for terms in book:
                give, take = str(masked(terms.give)), str(masked(terms.take))
                p.reveal(kind, seat=seat, target=terms.target, give=give, take=take)
        if not p.books.offers[seat]:
            p.reveal("passed" if p.passed[seat] else "no-offer", seat=seat)


MAKE_OFFERS = MakeOffers()
