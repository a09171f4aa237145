"""The actions are carried out, from the start seat clockwise (WI-38 to WI-57, WI-74)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat
from fondaco.games.wind.actions import (
    can_carry_out,
    check_load,
    check_play,
    check_store,
    income,
    load,
    loadable,
    playable,
    purchase,
    store,
)
from fondaco.games.wind.bundles import stores
from fondaco.games.wind.components import PRESERVE, SHIPPING, STORAGE
from fondaco.games.wind.components import PURCHASE as PURCHASE_CARD
from fondaco.games.wind.decisions.specials import begin_special
from fondaco.games.wind.moves import (
    CARRY_OUT,
    DONE,
    END,
    INCOME,
    PURCHASE,
    CarryOut,
    Done,
    End,
    Income,
    Load,
    Play,
    Purchase,
    Store,
)
from fondaco.games.wind.position import Wind
from fondaco.games.wind.turn import OwnTurn


class Turn(OwnTurn):
    """One's card, one special card from the hand, in either order; or an end (WI-38, WI-55 to WI-57, WI-R21)."""

    def choices(self, p: Wind, seat: Seat) -> Sequence[Move]:
        moves: list[Move] = own_card(p, seat)
        if p.specials[seat]:
            plays = p.box.plays
            moves += [plays[name] for name in playable(p, seat)]
        if may_end(p, seat):
            moves.append(END)
        return moves

    def check(self, p: Wind, seat: Seat, move: Move) -> None:
        name = p.cards[seat]
        kind = p.box.cards[name].kind if name and not p.ran else ""
        if isinstance(move, Store):
            check_store(p, seat, move, kind)
        elif isinstance(move, (Load, Income)):
            if kind != SHIPPING:
                raise Illegal("not-your-card")
            if isinstance(move, Load):
                check_load(p, seat, move)
        elif isinstance(move, Purchase):
            if kind != PURCHASE_CARD:
                raise Illegal("not-your-card")
        elif isinstance(move, CarryOut):
            if not kind or not p.box.cards[name].special:
                raise Illegal("not-your-card")
            if not can_carry_out(p, seat, p.box.cards[name]):
                raise Illegal("no-use", card=name)
        elif isinstance(move, Play):
            check_play(p, seat, move)
        elif isinstance(move, End):
            if not may_end(p, seat):
                raise Illegal("action-first", card=name)
        else:
            raise Illegal("choose-action")

    def apply(self, p: Wind, seat: Seat, move: Move) -> None:
        if isinstance(move, Store):
            store(p, seat, move)
        elif isinstance(move, Load):
            load(p, seat, move)
            p.ran = True
            if loadable(p, seat):
                p.decision = LOAD_MORE
                return
        elif isinstance(move, Income):
            income(p, seat)
        elif isinstance(move, Purchase):
            purchase(p, seat)
        elif isinstance(move, CarryOut):
            carry_out(p, seat)
            return
        elif isinstance(move, Play):
            play_from_hand(p, seat, move.card)
            return
        else:
            end_turn(p, seat)
            return
        go_on(p, seat)

    def facts(self, p: Wind, seat: Seat) -> dict[str, object]:
        card = p.cards[seat] if not p.ran else ""
        return {"card": card or "none", "purse": p.money[seat], "free": p.free(seat)}


class LoadMore(OwnTurn):
    """One shipping action may load several ships, one after another (WI-51, WI-R24)."""

    def choices(self, p: Wind, seat: Seat) -> Sequence[Move]:
        return [*[p.box.loads[name] for name in loadable(p, seat)], DONE]

    def check(self, p: Wind, seat: Seat, move: Move) -> None:
        if isinstance(move, Load):
            check_load(p, seat, move)
        elif not isinstance(move, Done):
            raise Illegal("load-or-done")

    def apply(self, p: Wind, seat: Seat, move: Move) -> None:
        if isinstance(move, Load):
            load(p, seat, move)
            if loadable(p, seat):
                return
        go_on(p, seat)


def own_card(p: Wind, seat: Seat) -> list[Move]:
    """What can be done with the card from the trade (WI-R19, WI-R54)."""
    name = p.cards[seat]
    if p.ran or not name:
        return []
    card = p.box.cards[name]
    if card.kind == PURCHASE_CARD:
        return [PURCHASE]
    if card.kind == SHIPPING:
        if p.blocked:
            return [INCOME]
        return [*[p.box.loads[ship] for ship in loadable(p, seat)], INCOME]
    if not can_carry_out(p, seat, card):
        return []
    if card.kind == STORAGE:
        return list(stores(p.goods[seat], min(card.amount, p.free(seat))))
    return [CARRY_OUT]


def may_end(p: Wind, seat: Seat) -> bool:
    """Purchase and shipping are not optional; all else is (WI-R19)."""
    name = p.cards[seat]
    return p.ran or not name or p.box.cards[name].kind not in (PURCHASE_CARD, SHIPPING)


def begin_turn(p: Wind, seat: Seat) -> None:
    """A seat begins to act (WI-38)."""
    p.turn = seat
    p.clear_turn()
    go_on(p, seat)


def go_on(p: Wind, seat: Seat) -> None:
    """Ask the acting seat if it has a choice; what is forced just happens (WI-R19, WI-R25, WI-R51)."""
    name = p.cards[seat]
    if p.specials[seat] and playable(p, seat):
        p.decision = TURN
    elif p.ran or not name:
        end_turn(p, seat)
    else:
        card = p.box.cards[name]
        if card.kind == PURCHASE_CARD:
            purchase(p, seat)
            go_on(p, seat)
        elif card.kind == SHIPPING:
            if not p.blocked and loadable(p, seat):
                p.decision = TURN
            else:
                income(p, seat)
                go_on(p, seat)
        elif can_carry_out(p, seat, card):
            p.decision = TURN
        else:
            end_turn(p, seat)


def end_turn(p: Wind, seat: Seat) -> None:
    """An unused special card goes into the hand; the next seat acts, or the round ends (WI-55, WI-R27, WI-R41)."""
    name = p.cards[seat]
    if name and not p.ran and p.box.cards[name].special:
        p.specials[seat] = sorted([*p.specials[seat], name])
        p.cards[seat] = ""
        if p.told is not None:
            p.tell("kept-card", seat=seat, card=name)
    following = (seat + 1) % p.seats
    if following != p.start:
        begin_turn(p, following)
    else:
        from fondaco.games.wind.decisions.departure import ROUND_END

        p.decision = ROUND_END


def carry_out(p: Wind, seat: Seat) -> None:
    """The special card just acquired; a conservation leaves its place for the warehouse (WI-55, WI-59)."""
    name = p.cards[seat]
    p.ran = True
    if p.box.cards[name].kind == PRESERVE:
        p.cards[seat] = ""
    begin_special(p, seat, name)


def play_from_hand(p: Wind, seat: Seat, name: str) -> None:
    """The card leaves the hand for its discard pile, a conservation for the warehouse (WI-56, WI-R29)."""
    hand = p.specials[seat][:]
    hand.remove(name)
    p.specials[seat] = hand
    p.played = True
    if p.box.cards[name].kind != PRESERVE:
        p.discard(name)
    begin_special(p, seat, name)


TURN: Final = Turn()
LOAD_MORE: Final = LoadMore()
