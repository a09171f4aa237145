"""Phase 3: two rounds in which everybody places a merchant and acts (HW-27 to HW-32, HW-54 to HW-72, HW-113 on)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat
from fondaco.games.hellweg.components import REFRESHING, STORING, UNSTORING
from fondaco.games.hellweg.decisions import placing, rounds
from fondaco.games.hellweg.moves import (
    END_TURN,
    PIECES,
    STORE,
    THALER,
    UNSTORE,
    Buy,
    EndTurn,
    GoodsCard,
    RestockCarriage,
    RestockStone,
    Store,
    Thaler,
    Unstore,
    Use,
)
from fondaco.games.hellweg.position import BONUS, BUYING, DOWN, NOBODY, RESTOCKING, Hellweg
from fondaco.games.hellweg.privileges import can_store, can_unstore, check_use, refresh, unlock, usable
from fondaco.games.hellweg.turn import OwnTurn


class Turn(OwnTurn):
    """One merchant, one action; in the expert game privileges too, before it or after it (HW-27 to HW-32, HW-125)."""

    def choices(self, p: Hellweg, seat: Seat) -> Sequence[Move]:
        box, stones = p.box, p.stones[seat]
        purse = p.money[seat] + p.discount(seat)
        moves: list[Move] = []
        for index, slot in enumerate(p.open_slots()):
            if slot.value <= purse and p.slots[index] == NOBODY:
                moves.append(slot.buy)
        if not p.lp and stones and p.money[seat] >= box.restock_price:
            if p.stone_supply[seat] or len(stones) > 1:  # else there is no stone to come from elsewhere (HW-R13)
                moves += [box.restock_stone[house] for house in box.houses if house in stones]
            moves += box.restocks_beside(p.towns_with_stones(seat))
        for card in p.piles:
            if box.goods[card].price <= purse:
                moves.append(box.goods[card].buy)
        moves.append(THALER)
        if p.lp:
            moves += [STORE[piece] for piece in PIECES if can_store(p, seat, piece)]
            if can_unstore(p, seat):
                moves.append(UNSTORE)
            if p.privileges[seat]:
                moves += usable(p, seat)
        return moves

    def check(self, p: Hellweg, seat: Seat, move: Move) -> None:
        if isinstance(move, Buy):
            check_price(p, seat, p.open_slots()[free_slot(p, move)].value - p.discount(seat))
        elif isinstance(move, GoodsCard):
            if move.card not in p.piles:
                raise Illegal("no-such-card", card=move.card)
            check_price(p, seat, p.box.goods[move.card].price - p.discount(seat))
        elif isinstance(move, (RestockStone, RestockCarriage)):
            check_restock(p, seat, move)
        elif isinstance(move, (Store, Unstore, Use)):
            check_expert(p, seat, move)
        elif not isinstance(move, Thaler):
            raise Illegal("choose-action")

    def apply(self, p: Hellweg, seat: Seat, move: Move) -> None:
        if isinstance(move, Use):
            use(p, seat, move)
            return
        p.acted = True
        if isinstance(move, Buy):
            buy(p, seat, move)
            return
        if isinstance(move, GoodsCard):
            buy_goods(p, seat, move)
            return
        p.market[seat] += 1  # all actions but the first are the market's (HW-28)
        if isinstance(move, (RestockStone, RestockCarriage)):
            restock(p, seat, move)
        elif isinstance(move, Store):
            placing.begin_storing(p, move.piece)
        elif isinstance(move, Unstore):
            placing.begin_unstoring(p, seat)
        else:
            take_thaler(p, seat)
            go_on(p)

    def facts(self, p: Hellweg, seat: Seat) -> dict[str, object]:
        return {"turn": p.turn, "purse": p.money[seat], "discount": p.discount(seat)}


class AfterAction(OwnTurn):
    """The action is done; open privileges may follow (HW-125)."""

    def choices(self, p: Hellweg, seat: Seat) -> Sequence[Move]:
        return [*usable(p, seat), END_TURN]

    def check(self, p: Hellweg, seat: Seat, move: Move) -> None:
        if isinstance(move, Use):
            check_use(p, seat, move)
        elif not isinstance(move, EndTurn):
            raise Illegal("privilege-or-end")

    def apply(self, p: Hellweg, seat: Seat, move: Move) -> None:
        if isinstance(move, Use):
            use(p, seat, move)
        else:
            next_turn(p)


def free_slot(p: Hellweg, move: Buy) -> int:
    """Where the merchant goes: a slot of the open card on which nobody stands (HW-28, HW-29)."""
    for index, slot in enumerate(p.open_slots()):
        if slot.house == move.house:
            if p.slots[index] != NOBODY:
                raise Illegal("slot-taken", house=move.house, other_seat=p.slots[index])
            return index
    raise Illegal("not-on-card", house=move.house)


def check_price(p: Hellweg, seat: Seat, price: int) -> None:
    """The full price must be in hand before the action (HW-62)."""
    if price > p.money[seat]:
        raise Illegal("too-dear", price=price, purse=p.money[seat])


def check_restock(p: Hellweg, seat: Seat, move: RestockStone | RestockCarriage) -> None:
    """One stone onto a stone, or one carriage beside one, for a thaler (HW-63 to HW-66, HW-R13)."""
    if p.lp:
        raise Illegal("base-only")
    check_price(p, seat, p.box.restock_price)
    if isinstance(move, RestockStone):
        if move.house not in p.stones[seat]:
            raise Illegal("no-stone-there", house=move.house)
        if not p.stone_supply[seat] and len(p.stones[seat]) == 1:
            raise Illegal("no-stone-to-move", house=move.house)
    elif move not in p.box.restocks_beside(p.towns_with_stones(seat)):
        raise Illegal("road-out-of-reach", road=move.road)


def check_expert(p: Hellweg, seat: Seat, move: Move) -> None:
    """Storing, unstoring and privileges (HW-114, HW-115, HW-125)."""
    if not p.lp:
        raise Illegal("expert-only")
    if isinstance(move, Use):
        check_use(p, seat, move)
    elif isinstance(move, Store):
        if move.piece not in PIECES or not can_store(p, seat, move.piece):
            raise Illegal("nothing-to-store", piece=move.piece)
    elif not can_unstore(p, seat):
        raise Illegal("nothing-to-unstore")


def buy(p: Hellweg, seat: Seat, move: Buy) -> None:
    """Action a: pay the slot's number, less the discount, and place what it shows (HW-54 to HW-58)."""
    index = free_slot(p, move)
    slot = p.open_slots()[index]
    price = slot.value - p.discount(seat)
    p.slots[index] = seat
    p.money[seat] -= price
    if p.told is not None:
        p.tell("bought", seat=seat, house=slot.house, price=price, stones=slot.stones, carriages=slot.carriages)
    placing.begin(p, BUYING, slot.house, slot.stones, slot.carriages)


def restock(p: Hellweg, seat: Seat, move: RestockStone | RestockCarriage) -> None:
    """Action b: a thaler, and one piece; never cheaper (HW-63, HW-66)."""
    p.money[seat] -= p.box.restock_price
    stone = isinstance(move, RestockStone)
    if p.told is not None:
        p.tell("restocked", seat=seat, piece=PIECES[0] if stone else PIECES[1], price=p.box.restock_price)
    target = move.house if isinstance(move, RestockStone) else move.road
    placing.begin(p, RESTOCKING, target, int(stone), int(not stone))


def buy_goods(p: Hellweg, seat: Seat, move: GoodsCard) -> None:
    """Action c: any card of any pile; a carriage beside an own stone as a bonus (HW-67 to HW-71, HW-R14)."""
    price = p.box.goods[move.card].price - p.discount(seat)
    p.market[seat] += 1  # only now, for he is no other merchant to himself (HW-68)
    p.money[seat] -= price
    p.piles = [card for card in p.piles if card != move.card]
    p.goods[seat] = [*p.goods[seat], move.card]
    if p.told is not None:
        p.tell("goods-card", seat=seat, card=move.card, price=price)
    placing.begin(p, BONUS, move.card, 0, 1 if p.stones[seat] else 0)


def take_thaler(p: Hellweg, seat: Seat, but: str = "") -> None:
    """Action d: a thaler, and privileges come up (HW-72, HW-120)."""
    p.money[seat] += p.box.thaler
    if p.told is not None:
        p.tell("thaler", seat=seat, amount=p.box.thaler)
    if p.privileges[seat]:
        refresh(p, seat, but)


def use(p: Hellweg, seat: Seat, move: Use) -> None:
    """A privilege works like the action of its name, without a merchant; its card is turned down (HW-125, HW-126)."""
    p.privileges[seat] = {**p.privileges[seat], move.privilege: DOWN}
    if p.told is not None:
        p.tell("privilege-used", seat=seat, privilege=move.privilege)
    if move.privilege == STORING:
        assert move.piece is not None
        placing.begin_storing(p, move.piece)
    elif move.privilege == UNSTORING:
        placing.begin_unstoring(p, seat)
    else:
        take_thaler(p, seat, but=REFRESHING)  # it does not turn itself up (HW-127)
        go_on(p)


def begin(p: Hellweg) -> None:
    """Two action rounds, each clockwise from the start player (HW-27)."""
    p.turn = 1
    p.seat = p.start
    begin_turn(p)


def begin_turn(p: Hellweg) -> None:
    """Cards turned up in this seat's last turn may be used again (HW-127)."""
    p.acted = False
    if p.privileges[p.seat]:
        unlock(p, p.seat)
    ask(p)


def ask(p: Hellweg) -> None:
    """Ask for an action; taking a thaler, if nothing else is possible, just happens (HW-32)."""
    seat = p.seat
    supplied = p.stone_supply[seat] or p.carriage_supply[seat] if p.lp else p.stones[seat] and p.money[seat]
    if not supplied and len(TURN.choices(p, seat)) == 1:
        TURN.apply(p, seat, THALER)
    else:
        p.decision = TURN


def go_on(p: Hellweg) -> None:
    """An action or a privilege is done: privileges or the action may follow, or the next turn (HW-125)."""
    if not p.acted:
        ask(p)
    elif p.privileges[p.seat] and usable(p, p.seat):
        p.decision = AFTER_ACTION
    else:
        next_turn(p)


def next_turn(p: Hellweg) -> None:
    """The next seat, the second action round, or the end of the phase (HW-27, HW-33)."""
    p.acted = False
    p.seat = (p.seat + 1) % p.seats
    if p.seat == p.start:
        p.turn += 1
        if p.turn > p.box.merchants:
            p.decision = rounds.CLEAN_UP
            return
    begin_turn(p)


TURN: Final[Turn] = Turn()
AFTER_ACTION: Final[AfterAction] = AfterAction()
