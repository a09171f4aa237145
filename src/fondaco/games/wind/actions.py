"""What each action needs before it can be carried out, and what it does to goods and gulden (WI-41 to WI-69)."""

from __future__ import annotations

from collections.abc import Sequence

from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat
from fondaco.games.wind.bundles import bundle, counts
from fondaco.games.wind.components import FREE, GOODS, MARKET, SAFE, STORAGE, SUPPLY, SWAP, Card
from fondaco.games.wind.moves import Load, Play, Store, SwapHand, SwapWith
from fondaco.games.wind.position import Wind


def can_carry_out(p: Wind, seat: Seat, card: Card) -> bool:
    """Could the card do anything for this seat now? (WI-R54)"""
    kind = card.kind
    if kind == STORAGE:
        return p.money[seat] >= card.cost and any(p.goods[seat]) and p.free(seat) > 0
    if kind == SUPPLY:
        return p.money[seat] >= card.cost and any(p.stock) and p.free(seat) > 0
    if kind == FREE:
        return any(p.stock)
    if kind == SWAP:
        return can_swap(p, seat)
    if kind == MARKET:
        return any(p.goods[seat]) or any(p.warehouses[seat])
    return kind != SAFE


def playable(p: Wind, seat: Seat) -> list[str]:
    """The special cards that may be played from the hand now (WI-56, WI-57, WI-73)."""
    hand = p.specials[seat]
    if not hand or p.played or p.safe[seat]:
        return []
    cards = p.box.cards
    return [name for name in dict.fromkeys(hand) if can_carry_out(p, seat, cards[name])]


def loadable(p: Wind, seat: Seat) -> list[str]:
    """The ships in the harbour whose whole load lies in this warehouse (WI-50, WI-52)."""
    apples, spices, cheese, silk = p.warehouses[seat]
    if not (apples or spices or cheese or silk):
        return []
    ships = p.box.ships
    fit: list[str] = []
    for name in p.harbour:
        need = ships[name].goods
        if need[0] <= apples and need[1] <= spices and need[2] <= cheese and need[3] <= silk and name not in fit:
            fit.append(name)
    return fit


def can_swap(p: Wind, seat: Seat) -> bool:
    """Is there an exchange that changes something? (WI-R37, WI-R54)"""
    own = p.warehouses[seat]
    partners = [p.goods[seat], *[p.warehouses[other] for other in range(p.seats) if other != seat]]
    return any(own[g] and other[h] for other in partners for g in range(4) for h in range(4) if g != h)


def exchanges(p: Wind, seat: Seat) -> list[Move]:
    """Every single exchange of two different goods, with the own hand or a foreign warehouse (WI-63 to WI-68)."""
    own, hand = p.warehouses[seat], p.goods[seat]
    moves: list[Move] = []
    for g in range(4):
        if not own[g]:
            continue
        moves += [SwapHand(GOODS[g], GOODS[h]) for h in range(4) if h != g and hand[h]]
        for other in range(p.seats):
            if other != seat:
                there = p.warehouses[other]
                moves += [SwapWith(other, GOODS[g], GOODS[h]) for h in range(4) if h != g and there[h]]
    return moves


def changed(goods: Sequence[int], by: Sequence[int], sign: int = 1) -> list[int]:
    """Four counts after adding (or, with -1, taking away) four others."""
    return [goods[0] + sign * by[0], goods[1] + sign * by[1], goods[2] + sign * by[2], goods[3] + sign * by[3]]


def traded(goods: Sequence[int], out: int, into: int) -> list[int]:
    """Four counts with one good gone and one come."""
    after = list(goods)
    after[out] -= 1
    after[into] += 1
    return after


def fetch(p: Wind, seat: Seat, goods: Sequence[int]) -> None:
    """Goods go from the stacks into a hand."""
    p.stock = changed(p.stock, goods, -1)
    p.goods[seat] = changed(p.goods[seat], goods)


def purchase(p: Wind, seat: Seat) -> None:
    """The pictured goods, or what is left of them (WI-41, WI-R22)."""
    wanted = p.box.cards[p.cards[seat]].goods
    got = [min(want, there) for want, there in zip(wanted, p.stock, strict=True)]
    fetch(p, seat, got)
    p.ran = True
    if p.told is not None:
        p.tell("purchased", seat=seat, goods=list(bundle(got)))


def income(p: Wind, seat: Seat) -> None:
    """The printed gulden from the bank (WI-53)."""
    gulden = p.box.cards[p.cards[seat]].income
    pay_bank(p, seat, -gulden)
    p.ran = True
    if p.told is not None:
        p.tell("income", seat=seat, amount=gulden)


def store(p: Wind, seat: Seat, move: Store) -> None:
    """The full cost, however many goods are stored (WI-43, WI-44)."""
    goods = counts(move.goods)
    cost = p.box.cards[p.cards[seat]].cost
    pay_bank(p, seat, cost)
    p.goods[seat] = changed(p.goods[seat], goods, -1)
    p.warehouses[seat] = changed(p.warehouses[seat], goods)
    p.ran = True
    if p.told is not None:
        p.tell("stored", seat=seat, goods=list(move.goods), amount=cost)


def load(p: Wind, seat: Seat, move: Load) -> None:
    """The load returns to the stacks, the ship card lies face down before its owner (WI-50)."""
    ship = p.box.ships[move.ship]
    p.warehouses[seat] = changed(p.warehouses[seat], ship.goods, -1)
    p.stock = changed(p.stock, ship.goods)
    p.harbour.remove(move.ship)
    p.owned[seat] = [*p.owned[seat], move.ship]
    if p.told is not None:
        p.tell("loaded", seat=seat, ship=move.ship, vp=ship.vp)


def pay_bank(p: Wind, seat: Seat, gulden: int) -> None:
    """So much to the bank, or from it if less than nothing (WI-R05)."""
    p.money[seat] -= gulden
    p.bank += gulden


def check_store(p: Wind, seat: Seat, move: Store, kind: str) -> None:
    """The card, the whole cost, places for all and the goods in the hand (WI-42 to WI-47)."""
    if kind != STORAGE:
        raise Illegal("not-your-card")
    card = p.box.cards[p.cards[seat]]
    goods = counts(move.goods)
    if p.money[seat] < card.cost:
        raise Illegal("cannot-pay", amount=card.cost, purse=p.money[seat])
    most = min(card.amount, p.free(seat))
    if not 1 <= len(move.goods) <= most:
        raise Illegal("how-many-goods", least=1, most=most)
    for good, count in enumerate(goods):
        if count > p.goods[seat][good]:
            raise Illegal("not-in-hand", good=GOODS[good])


def check_load(p: Wind, seat: Seat, move: Load) -> None:
    """A ship in the harbour, all its goods in the warehouse, and no supply or swap before (WI-50, WI-74)."""
    if move.ship not in p.harbour:
        raise Illegal("not-in-harbour", ship=move.ship)
    if p.blocked:
        raise Illegal("ship-first")
    if move.ship not in loadable(p, seat):
        raise Illegal("goods-missing", ship=move.ship)


def check_play(p: Wind, seat: Seat, move: Play) -> None:
    """One special card from the hand in a turn, none after a secure action (WI-56, WI-73, WI-R41)."""
    if move.card not in p.specials[seat]:
        raise Illegal("not-your-special", card=move.card)
    if p.played:
        raise Illegal("one-special")
    if p.safe[seat]:
        raise Illegal("after-safe")
    if not can_carry_out(p, seat, p.box.cards[move.card]):
        raise Illegal("no-use", card=move.card)
