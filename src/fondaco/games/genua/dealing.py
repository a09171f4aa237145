"""What makes a deal legal (GE-41 to GE-58, GE-123): the one path for offers and counters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.core.deal import MONEY, Bundle
from fondaco.core.errors import Illegal
from fondaco.core.events import Event
from fondaco.core.moves import Seat
from fondaco.games.genua.city import MARKET
from fondaco.games.genua.components import EXTRA_ACTION, GAINED, INDEX, KIND, KINDS, LARGE, MARKER, SPECIALS
from fondaco.games.genua.terms import NOTHING, Terms, gained, is_named, unnamed

if TYPE_CHECKING:
    from fondaco.games.genua.moves import Counter, Offer
    from fondaco.games.genua.position import Genua


class Side:
    """One seat's belongings as `core.deal` handles them: money, goods, markers, single cards."""

    def __init__(self, p: Genua, seat: Seat, partner: Seat) -> None:
        self.p = p
        self.seat = seat
        self.partner = partner

    def count(self, name: str) -> int:
        p, seat = self.p, self.seat
        if name == MONEY:
            return p.money[seat]
        if name == MARKER:
            return p.supply[seat]
        if name in INDEX:
            return p.goods[seat][INDEX[name]]
        return int(p.hands.holds(seat, name))

    def change(self, name: str, by: int) -> None:
        """Markers change colour on the way: back to the common stock, and out of it again (GE-48)."""
        p, seat = self.p, self.seat
        if name == MONEY:
            p.money[seat] += by
        elif name == MARKER:
            p.supply[seat] += by
        elif name in INDEX:
            p.goods[seat][INDEX[name]] += by
        elif by < 0:
            p.hands.remove(seat, p.box.kind[name], name)
            p.hands.blur(seat, p.box.kind[name], self.partner)
        else:
            p.hands.add(seat, p.box.kind[name], name, seen_by=1 << self.partner)


def check_terms(p: Genua, offerer: Seat, said: Offer | Counter | Terms, proposer: Seat) -> None:
    """Raise `Illegal` unless `proposer`, by what he holds and everybody sees, may propose this deal with `offerer`."""
    target, give, take = said.target, said.give, said.take or NOTHING
    if not is_target(p, target):
        raise Illegal("no-target", target=target)
    check_goods(p, offerer, target, give, take, proposer)
    if target in p.city.is_building:
        # After the exchange the offerer needs an action (GE-57, GE-R13).
        if p.free_actions(offerer) <= 0:
            extras = p.goods[offerer][EXTRA_ACTION]
            for bundle, sign in ((give, -1), (take, 1)):
                extras += sign * dict(bundle.pieces).get("extra-action", 0)
            if extras <= 0:
                raise Illegal("no-action", seat=offerer)
        if proposer == offerer and give.pieces:
            check_secret_promise(p, offerer, Terms(target, give, take))


def targets(p: Genua) -> list[str]:
    """What may be offered for: the current building while its action is open, and the next step (GE-36, GE-56)."""
    found = [p.path[-1]] if p.action_open() else []
    found += p.enterable()
    if MARKET in found:
        found.remove(MARKET)
    return found


def is_target(p: Genua, target: str) -> bool:
    """Is `target` one of them?"""
    if target == p.path[-1]:
        return p.action_open()
    return target != MARKET and p.may_enter(target)


def check_goods(p: Genua, offerer: Seat, target: str, give: Bundle, take: Bundle, proposer: Seat) -> None:
    """The two bundles: something is offered, in fives, by who has it (GE-45 to GE-53, GE-123)."""
    if not give.money and not give.pieces:
        raise Illegal("empty-offer")
    if give.money and take.money:
        raise Illegal("money-both-ways")
    if min(give.money, take.money) < 0 or (give.money + take.money) % p.box.step:
        raise Illegal("money-step", step=p.box.step)
    if p.seats == 2 and not give.pieces:
        raise Illegal("goods-needed")
    check_holds(p, offerer, give, proposer)
    if take is not NOTHING:
        check_holds(p, p.active, take, proposer)
        asked = {piece for piece, _ in take.pieces if piece in INDEX or piece == MARKER}
        for piece, _ in give.pieces:
            if piece.removeprefix(GAINED) in asked:
                raise Illegal("both-sides", good=piece.removeprefix(GAINED))
    if give.pieces or take.pieces:
        check_stock(p, offerer, target, give, take)


def check_holds(p: Genua, giver: Seat, bundle: Bundle, proposer: Seat) -> None:
    """Can `giver` give this, as far as `proposer` may know? (GE-46, GE-R14)"""
    if giver == proposer and bundle.money > p.money[giver]:
        raise Illegal("too-poor", money=p.money[giver])
    if not bundle.pieces:
        return
    cards = [0] * len(KINDS)
    last = ""
    for piece, count in bundle.pieces:
        if count < 1 or piece <= last:  # every kind once, in alphabetical order
            raise Illegal("no-such-good", good=piece)
        last = piece
        if piece in INDEX:
            enough = p.goods[giver][INDEX[piece]] >= count
        elif piece == MARKER:
            enough = p.supply[giver] >= count
        elif piece in KIND:
            cards[KIND[piece]] += count
            enough = True
        elif piece.startswith(GAINED):
            if giver == p.active:
                raise Illegal("gained-by-active")
            enough = True
        elif piece in p.box.kind:
            if giver != proposer:
                raise Illegal("name-own-cards")
            cards[p.box.kind[piece]] += count
            enough = count == 1 and p.hands.holds(giver, piece)
        else:
            raise Illegal("no-such-good", good=piece)
        if not enough:
            raise Illegal("lacks", seat=giver, good=piece)
    if any(cards):
        for kind, count in enumerate(cards):
            if count > p.hands.count(giver, kind):
                raise Illegal("lacks", seat=giver, good=KINDS[kind])


def check_stock(p: Genua, offerer: Seat, target: str, give: Bundle, take: Bundle) -> None:
    """Markers of the receiver's colour, and promised goods the building gives, must be in stock (GE-R06, GE-R07)."""
    for bundle, receiver in ((give, p.active), (take, offerer)):
        markers = sum([count for piece, count in bundle.pieces if piece in (MARKER, GAINED + MARKER)])
        if markers and markers > p.markers_left(receiver):
            raise Illegal("no-markers", seat=receiver)
    promised = gained(give)
    if not promised:
        return
    if target not in p.city.is_building:
        raise Illegal("nothing-to-gain", target=target)
    villa = target in p.box.villas
    if villa and sum(count for _, count in promised) > 1:
        raise Illegal("one-from-villa")
    yields = p.box.gives[target]
    for good, count in promised:
        if count > yields.count(good) and not (villa and good in SPECIALS and count == 1):
            raise Illegal("not-gained-there", good=good, target=target)
        if count > in_stock(p, offerer, good):
            raise Illegal("out-of-stock", good=good)


def in_stock(p: Genua, seat: Seat, good: str) -> int:
    """How many of a good, a marker or a kind of card `seat` could get."""
    if good == MARKER:
        return p.markers_left(seat)
    return p.stock[INDEX[good]] if good in INDEX else p.cards_left(KIND[good])


def promised_special(p: Genua, terms: Terms) -> str:
    """The special card promised from a villa, or nothing: it commits to a large order (GE-R08)."""
    if terms.target in p.box.villas:
        for good, _ in gained(terms.give):
            if good in SPECIALS:
                return good
    return ""


def check_secret_promise(p: Genua, offerer: Seat, terms: Terms) -> None:
    """Who promises a special card from a villa needs, after the exchange, an order for it and its wares (GE-R08)."""
    if not promised_special(p, terms):
        return
    wares = goods_after(p, offerer, terms)
    given = {piece for piece, _ in terms.give.pieces if is_named(piece)}
    own = [card for card in p.hands.of(offerer, LARGE) if card not in given]
    coming = [piece for piece, _ in terms.take.pieces if piece in p.box.large]
    kept = own if len(own) > unnamed(terms.give)[LARGE] else []
    if not any(fits(p, card, terms.target, wares) for card in (*kept, *coming)):
        raise Illegal("cannot-promise", target=terms.target)


def goods_after(p: Genua, offerer: Seat, terms: Terms) -> list[int]:
    """The offerer's goods once both bundles have changed hands."""
    goods = p.goods[offerer][:]
    for bundle, sign in ((terms.give, -1), (terms.take, 1)):
        for piece, count in bundle.pieces:
            if piece in INDEX:
                goods[INDEX[piece]] += sign * count
    return goods


def fits(p: Genua, card: str, villa: str, wares: list[int]) -> bool:
    """Can this large order be delivered in the villa with these wares? (GE-72)"""
    where, asked = p.box.large[card]
    return where == villa and all(wares[ware] for ware in asked)


def check_deliverable(p: Genua, seat: Seat, bundle: Bundle) -> None:
    """Raise `Illegal` unless `seat` really has what the bundle names by number (money and kinds of cards)."""
    if bundle.money > p.money[seat]:
        raise Illegal("too-poor", money=p.money[seat])
    check_holds(p, seat, bundle, seat)


def tell_card(p: Genua, what: str, seat: Seat, to: Seat, card: str) -> None:
    """Between the two partners a card comes to light; the others hear that one did (GE-R14)."""
    if p.told is not None:
        facts = {"seat": seat, "to_seat": to, "card": card, "stack": KINDS[p.box.kind[card]]}
        p.told.append(Event(what, facts, (seat, to), ("card",), reveals=True))


def resolved(bundle: Bundle, picked: tuple[str, ...]) -> Bundle:
    """The bundle with picked cards in place of kinds, and without what is still to be gained."""
    if not bundle.pieces:
        return bundle
    pieces = {piece: n for piece, n in bundle.pieces if piece not in KIND and not piece.startswith(GAINED)}
    for card in picked:
        pieces[card] = 1
    return Bundle.of(bundle.money, pieces)
