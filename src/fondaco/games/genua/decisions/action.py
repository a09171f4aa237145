"""An action: special cards before it, what the building gives, a small order and special cards after it."""

from __future__ import annotations

from collections.abc import Sequence

from fondaco.core.decision import Automatic, Decision
from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat
from fondaco.games.genua.cards import Draws
from fondaco.games.genua.components import EXTRA_ACTION, KIND, LARGE, MESSAGE, SMALL
from fondaco.games.genua.dealing import Side, promised_special, tell_card
from fondaco.games.genua.decisions.opening import Drawing
from fondaco.games.genua.moves import (
    FINISH,
    PERFORM,
    TAKE_PRIVILEGE,
    Deliver,
    Draw,
    Finish,
    Fulfil,
    Perform,
    SmallOrder,
    TakePrivilege,
    face_of,
)
from fondaco.games.genua.position import Genua
from fondaco.games.genua.specials import SPECIAL_MOVES, apply_special, check_special, special_moves, usable_special
from fondaco.games.genua.terms import empty_books, gained
from fondaco.games.genua.yields import check_order, deliver_order, orders_for, put_back, rewards_left, take_goods


def begin_action(p: Genua, seat: Seat) -> None:
    """The base action first, then the second of two players, then an extra action card (GE-R22)."""
    if p.free_actions(seat) <= 0:
        put_back(p, seat, EXTRA_ACTION)
        p.extras[seat] += 1
        p.tell("extra-action", seat=seat)
    p.books = empty_books(p.active, p.seats)
    p.acted[seat] += 1
    p.acted_here = True
    p.actor = seat
    p.performed = p.ordered = False
    p.tell("acts", seat=seat, field=p.field)
    p.goes_on("Acting")


class Acting(Automatic[Genua]):
    """What comes next in an action. Nobody is asked when everybody sees that there is nothing to decide (GE-R29)."""

    def run(self, p: Genua) -> None:
        seat = p.actor
        if p.performed and p.deal is not None and not hand_over(p, seat):
            p.goes_on("DeliverCard")
            return
        p.draws = Draws(-1)
        if p.performed:
            if may_finish(p, seat):
                p.goes_on("FinishAction")
            else:
                finish(p)
        elif usable_special(p, seat) or (p.field in p.box.villas and p.hands.count(seat, LARGE)):
            p.goes_on("PerformAction")
        else:
            perform(p, seat)


class PerformAction(Decision[Genua]):
    """Take the action, a villa's in one of two ways; special cards may come first (GE-60, GE-69, GE-90)."""

    def to_act(self, p: Genua) -> tuple[Seat, ...]:
        return (p.actor,)

    def choices(self, p: Genua, seat: Seat) -> Sequence[Move]:
        return [*ways(p, seat), *special_moves(p, seat)]

    def check(self, p: Genua, seat: Seat, move: Move) -> None:
        if isinstance(move, SPECIAL_MOVES):
            check_special(p, seat, move)
        elif isinstance(move, Perform):
            if p.field in p.box.villas:
                raise Illegal("villa-choice")
        elif isinstance(move, (TakePrivilege, Fulfil)):
            check_villa(p, seat, move)
        else:
            raise Illegal("perform-first")

    def apply(self, p: Genua, seat: Seat, move: Move) -> None:
        if isinstance(move, SPECIAL_MOVES):
            apply_special(p, seat, move)
        elif isinstance(move, Fulfil):
            pay_owner(p, seat)
            deliver_order(p, seat, move.card, move.special)
            p.performed = True
            p.goes_on("Acting")
        else:
            perform(p, seat)

    def facts(self, p: Genua, seat: Seat) -> dict[str, object]:
        takes = "goods"
        if p.field in p.box.villas:
            orders = sum(isinstance(way, Fulfil) for way in ways(p, seat))
            takes = "promised" if p.deal is not None else "either" if orders else "privilege"
        return {"field": p.field, "takes": takes}


def ways(p: Genua, seat: Seat) -> list[Move]:
    """How the action of this building can be taken."""
    if p.field not in p.box.villas:
        return [PERFORM]
    special = promised_special(p, p.deal.terms) if p.deal is not None else ""
    found: list[Move] = [] if special else [TAKE_PRIVILEGE]
    if p.deal is not None and not special:
        return found
    for card in orders_for(p, seat, p.field):
        rewards = [special] if special else rewards_left(p, seat)
        found += [Fulfil(card, reward) for reward in rewards] or [Fulfil(card)]
    return found


def check_villa(p: Genua, seat: Seat, move: TakePrivilege | Fulfil) -> None:
    """Order or privilege; a promise made in the deal must be kept (GE-69, GE-R08)."""
    if p.field not in p.box.villas:
        raise Illegal("no-villa")
    special = promised_special(p, p.deal.terms) if p.deal is not None else ""
    if isinstance(move, TakePrivilege):
        if special:
            raise Illegal("promised", good=special)
        return
    if p.deal is not None and not special:
        raise Illegal("promised", good="privilege")
    check_order(p, seat, move.card, p.field)
    rewards = [special] if special else rewards_left(p, seat)
    if (move.special or "-") not in (rewards or ["-"]):
        raise Illegal("no-such-reward", special=move.special or "-")


def perform(p: Genua, seat: Seat) -> None:
    """The owner is paid, then the goods are taken (GE-97)."""
    pay_owner(p, seat)
    p.performed = True
    take_goods(p, seat, p.field)


def pay_owner(p: Genua, seat: Seat) -> None:
    """Ten ducats from the bank for the owner, if another acts in his building (GE-97)."""
    owner = p.owners.get(p.field, seat)
    if owner != seat:
        p.money[owner] += p.box.owner_income
        p.tell("owner-paid", seat=owner, building=p.field, amount=p.box.owner_income)


class DrawCards(Drawing):
    """Top cards of a stack into the hand, seen by the drawer only (GE-62 to GE-64, GE-69)."""

    def due(self, p: Genua) -> tuple[Seat, int]:
        return p.draws.seat, KIND[p.draws.owed[0]]

    def apply(self, p: Genua, seat: Seat, move: Move) -> None:
        super().apply(p, seat, move)
        assert isinstance(move, Draw)
        p.draws = Draws(p.draws.seat, p.draws.owed[1:], (*p.draws.cards, move.card))
        if not p.draws.owed:
            p.goes_on("Acting")


def hand_over(p: Genua, seat: Seat) -> bool:
    """Deliver what was promised from the action; False if a card is still to be chosen (GE-R07, GE-R09)."""
    deal = p.deal
    assert deal is not None
    actor, active = Side(p, seat, deal.active), Side(p, deal.active, seat)
    for good, count in gained(deal.terms.give):
        if good in KIND:
            cards = [card for card in p.draws.cards if p.box.kind[card] == KIND[good]]
            if len(cards) > count:
                return False
            for card in cards:
                pass_on(p, seat, deal.active, card)
        else:
            held = actor.count(good)
            for side, sign in ((actor, -1), (active, 1)):
                side.change(good, sign * min(count, held))
            p.tell("delivered", seat=seat, to_seat=deal.active, good=good, count=count)
    p.deal = None
    return True


def pass_on(p: Genua, seat: Seat, to: Seat, card: str) -> None:
    """A drawn card goes to the active player; the two know it."""
    kind = p.box.kind[card]
    p.hands.remove(seat, kind, card)
    p.hands.add(to, kind, card, seen_by=1 << seat)
    tell_card(p, "handed", seat, to, card)


class DeliverCard(Decision[Genua]):
    """Of the drawn cards the actor chooses which he passes on (GE-R09)."""

    def to_act(self, p: Genua) -> tuple[Seat, ...]:
        return (p.actor,)

    def choices(self, p: Genua, seat: Seat) -> Sequence[Move]:
        return [Deliver(card) for card in sorted(p.draws.cards)]

    def check(self, p: Genua, seat: Seat, move: Move) -> None:
        if not isinstance(move, Deliver) or move.card not in p.draws.cards:
            raise Illegal("deliver-one")

    def apply(self, p: Genua, seat: Seat, move: Move) -> None:
        assert isinstance(move, Deliver)
        assert p.deal is not None
        pass_on(p, seat, p.deal.active, move.card)
        p.deal = None
        p.goes_on("Acting")

    def face(self, p: Genua, viewer: Seat | None, actor: Seat, move: Move) -> str:
        assert isinstance(move, Deliver)
        return face_of(move, viewer in (actor, p.active))

    def facts(self, p: Genua, seat: Seat) -> dict[str, object]:
        return {"to_seat": p.active}


class FinishAction(Decision[Genua]):
    """A small order for this building, special cards, or the end of the action (GE-76 to GE-79, GE-R17)."""

    def to_act(self, p: Genua) -> tuple[Seat, ...]:
        return (p.actor,)

    def choices(self, p: Genua, seat: Seat) -> Sequence[Move]:
        orders = [SmallOrder(card) for card in p.hands.of(seat, SMALL) if small_fits(p, seat, card)]
        return [FINISH, *orders, *special_moves(p, seat)]

    def check(self, p: Genua, seat: Seat, move: Move) -> None:
        if isinstance(move, SPECIAL_MOVES):
            check_special(p, seat, move)
        elif isinstance(move, SmallOrder):
            if p.ordered:
                raise Illegal("one-small-order")
            if move.card not in p.hands.of(seat, SMALL):
                raise Illegal("not-in-hand", card=move.card)
            if not small_fits(p, seat, move.card):
                raise Illegal("order-misfits", card=move.card, building=p.field)
        elif not isinstance(move, Finish):
            raise Illegal("finish-or-special")

    def apply(self, p: Genua, seat: Seat, move: Move) -> None:
        if isinstance(move, SPECIAL_MOVES):
            apply_special(p, seat, move)
        elif isinstance(move, SmallOrder):
            put_back(p, seat, p.box.small[move.card][1])
            p.hands.remove(seat, SMALL, move.card)
            p.discard(SMALL, move.card)
            p.money[seat] += p.box.small_reward
            p.ordered = True
            p.tell("small-order", seat=seat, card=move.card, amount=p.box.small_reward)
            p.goes_on("Acting")
        else:
            finish(p)

    def facts(self, p: Genua, seat: Seat) -> dict[str, object]:
        return {"field": p.field, "more": len(p.choices(seat)) - 1}


def small_fits(p: Genua, seat: Seat, card: str) -> bool:
    """Can this small order be fulfilled after the action here? (GE-76, GE-79)"""
    building, ware = p.box.small[card]
    return not p.ordered and building == p.field and p.goods[seat][ware] > 0


def may_finish(p: Genua, seat: Seat) -> bool:
    """Is the actor asked before his action ends? By public facts only (GE-R29)."""
    return p.hands.count(seat, SMALL) + p.hands.count(seat, MESSAGE) > 0 or usable_special(p, seat)


def finish(p: Genua) -> None:
    """The action is declared finished; a new moment at the same stop begins."""
    p.actor = -1
    p.performed = p.ordered = False
    p.deal = None
    p.draws = Draws(-1)
    p.goes_on("Stop")


ACTING = Acting()
PERFORM_ACTION = PerformAction()
DRAW_CARDS = DrawCards()
DELIVER_CARD = DeliverCard()
FINISH_ACTION = FinishAction()
