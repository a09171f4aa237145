"""What must hold on every sound table: nothing is lost, nothing is made, nobody has two cards (the invariants)."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Any

from fondaco.core.decision import OVER
from fondaco.core.moves import Seat
from fondaco.games.wind.components import APPLES, CHEESE, DECKS, GOODS, PRESERVE, SHIPPING, SILK, SIZES, SPICES
from fondaco.games.wind.decisions.departure import CONSERVE, ROT, allowance, excess, rotting_half
from fondaco.games.wind.decisions.execution import LOAD_MORE, TURN
from fondaco.games.wind.decisions.harbour import FIRST_GOODS, NEW_FLEET, START_SEAT, wanted
from fondaco.games.wind.decisions.reveal import CHOOSE_STACK, TURN_UP, is_open
from fondaco.games.wind.decisions.specials import CARRIED_OUT, EXCHANGE, MARKET_SALE, SUPPLY_WAREHOUSE
from fondaco.games.wind.decisions.trade import CHOOSE_CARD, CLOSE_TRADE, OFFER, SETTLE, safe_card
from fondaco.games.wind.position import NOBODY, SILENT, Wind

LAYING = (NEW_FLEET, START_SEAT)
TRADING = (CHOOSE_CARD, OFFER, SETTLE, CLOSE_TRADE)
REVEALING = (CHOOSE_STACK, TURN_UP)
ACTING = (TURN, LOAD_MORE, *CARRIED_OUT.values())
ROTTING = (ROT, CONSERVE)
CLEARED = (OVER, ROT, CONSERVE, NEW_FLEET, START_SEAT, FIRST_GOODS, CHOOSE_STACK, TURN_UP)


BY_SEAT = (
    *("money", "goods", "specials", "warehouses", "preserves", "owned"),
    *("cards", "down", "front", "safe", "bids"),
)


def violations(p: Wind) -> list[str]:
    """Every invariant that `p` breaks, in words."""
    if broken := misshapen(p):
        return broken
    broken = goods_violations(p) + card_violations(p) + ship_violations(p) + seat_violations(p)
    if sum(p.money) + sum(p.front) + p.bank != p.box.gulden:
        broken.append(f"purses, gulden in front and bank together must be {p.box.gulden}")
    if min(p.money) < 0 or min(p.front) < 0:
        broken.append("nobody owes gulden")
    if broken:
        return broken
    if p.decision in TRADING:
        broken = trade_violations(p)
    elif p.decision in REVEALING:
        broken = reveal_violations(p)
    elif p.decision in ACTING:
        broken = turn_violations(p)
    elif p.decision in ROTTING:
        broken = rot_violations(p)
    elif p.decision is NEW_FLEET and (wanted(p) < 0 or not p.yards[wanted(p)]):
        broken.append("a fleet awaits a ship that its stack still has")
    asked = p.to_act()
    if not broken and asked and asked[0] >= 0 and len(p.decision.choices(p, asked[0])) < 2:
        broken.append("a seat is asked only when it has two ways to answer")
    return broken


def misshapen(p: Wind) -> list[str]:
    """Lists of the wrong length, names that do not exist."""
    for name in BY_SEAT:
        if len(getattr(p, name)) != p.seats:
            return [f"{name} needs one entry for each of the {p.seats} seats"]
    counted: list[Any] = [*p.money, *chain(*p.goods)]
    named: list[Any] = [*chain(*p.specials)]
    if any(type(count) is not int for count in counted) or any(type(name) is not str for name in named):
        return ["hands hold money and goods in whole numbers, and specials by name"]
    if any(len(four) != 4 for four in (*p.goods, *p.warehouses, p.stock, p.rotting, p.kept)):
        return ["goods are counted as apples, spices, cheese, silk"]
    if len(p.decks) != 3 or len(p.discards) != 3 or len(p.yards) != 2 or len(p.departed) != 2:
        return ["there are three stacks of action cards and two of ships, each with its discards"]
    cards = [*chain(*p.decks), *chain(*p.discards), *p.untaken, *filter(None, p.cards)]
    cards += [*chain(*p.specials), *chain(*p.preserves), *filter(None, [p.special])]
    ships = [*chain(*p.yards), *chain(*p.departed), *p.harbour, *chain(*p.owned)]
    for name in cards:
        if name not in p.box.cards:
            return [f"there is no card {name}"]
    for name in ships:
        if name not in p.box.ships:
            return [f"there is no ship {name}"]
    return []


def goods_violations(p: Wind) -> list[str]:
    """Fifteen of each good, no more than eight in a warehouse (WI-03, WI-47)."""
    broken = []
    for good in range(4):
        counts = [p.stock[good], *[hand[good] for hand in p.goods], *[stored[good] for stored in p.warehouses]]
        if sum(counts) != p.box.stock[good] or min(counts) < 0:
            broken.append(f"stack, hands and warehouses together must hold {p.box.stock[good]} {GOODS[good]}")
    if any(sum(stored) > p.box.places for stored in p.warehouses):
        broken.append(f"a warehouse has {p.box.places} places")
    return broken


def card_violations(p: Wind) -> list[str]:
    """Every action card is somewhere, once, and where it may be (WI-02, WI-R28)."""
    broken = []
    loose = [*p.untaken, *filter(None, p.cards), *chain(*p.specials), *chain(*p.preserves)]
    for deck, sort in enumerate(DECKS):
        lying = [name for name in loose if p.box.cards[name].deck == deck]
        if Counter([*p.decks[deck], *p.discards[deck], *lying]) != Counter(p.box.decks[deck]):
            broken.append(
                f"stack, discards, table, hands and warehouses must hold the {sort} cards of the box, each once"
            )
    if any(deck != sorted(deck) for deck in (*p.decks, *p.yards)):
        broken.append("stacks are listed in alphabetical order")
    if any(not p.box.cards[name].special for hand in p.specials for name in hand):
        broken.append("only special cards can be kept")
    if any(p.box.cards[name].kind != PRESERVE for laid in p.preserves for name in laid):
        broken.append("only conservation lies on a warehouse")
    return broken


def ship_violations(p: Wind) -> list[str]:
    """Every ship is somewhere, once; the harbour holds no more than a fleet (WI-05, WI-12)."""
    broken = []
    afloat = [*p.harbour, *chain(*p.owned)]
    for size, sort in enumerate(SIZES):
        lying = [name for name in afloat if p.box.ships[name].size == size]
        if Counter([*p.yards[size], *p.departed[size], *lying]) != Counter(p.box.yards[size]):
            broken.append(f"stack, harbour, departed and owned together must be the {sort} ships of the box")
        if sum(p.box.ships[name].size == size for name in p.harbour) > p.table.fleet[size]:
            broken.append(f"at most {p.table.fleet[size]} {sort} ships lie in the harbour")
    return broken


def seat_violations(p: Wind) -> list[str]:
    """Whose turn it is, and what may lie before a seat (WI-33, WI-34)."""
    broken = []
    laying = p.decision in LAYING and not p.round
    if not laying and (not 0 <= p.start < p.seats or not 0 <= p.turn < p.seats):
        broken.append("start and turn must be seats")
    cap = p.setup.options["max_rounds"]
    assert isinstance(cap, int)
    if not 0 <= p.round <= cap or (p.round == 0) != (laying or p.decision in (START_SEAT, FIRST_GOODS)):
        broken.append(f"rounds go from 1 to {cap}; round 0 is for laying the table")
    for seat in range(p.seats):
        if p.cards[seat] and p.front[seat]:
            broken.append(f"seat {seat} has a card and gulden before it")
        if p.down[seat] and not p.cards[seat] and p.decision in TRADING:
            broken.append(f"seat {seat} has no card that could lie face down")
    if p.decision not in TRADING and p.decision not in REVEALING and (p.untaken or any(p.front)):
        broken.append("revealed cards and gulden in front belong to the trade")
    laid = any(p.cards) or any(p.front) or any(p.down) or any(p.safe)
    if p.decision in CLEARED and (laid or p.holder != NOBODY or any(bid != SILENT for bid in p.bids)):
        broken.append("cards, gulden and offers lie before the seats only from the trade to the end of the round")
    if p.decision is not CONSERVE and any(p.kept):
        broken.append("goods in a hand are kept only by conservation")
    return broken


def reveal_violations(p: Wind) -> list[str]:
    """At most two cards of a sort, fewer than players (WI-21, WI-22)."""
    broken = []
    shown = Counter(p.box.cards[name].deck for name in p.untaken)
    if len(p.untaken) >= p.seats or max(shown.values(), default=0) > 2:
        broken.append("fewer cards than players are revealed, at most two of a sort")
    if p.decision is TURN_UP and (p.deck not in (0, 1, 2) or not p.decks[p.deck] or not is_open(p, p.deck)):
        broken.append("a card is turned up from a stack that has one and may show one more")
    return broken


def trade_violations(p: Wind) -> list[str]:
    """Each seat waits, has a card or has gulden; a contested card lies open (WI-26 to WI-35)."""
    broken = []
    order = [(p.start + after) % p.seats for after in range(p.seats)]
    pending = [seat for seat in order if p.pending(seat)]
    paid = sum(gulden > 0 for gulden in p.front)
    if len(p.untaken) != len(pending) + paid:
        broken.append("untaken cards must be as many as waiting seats and seats with gulden")
    if p.decision is CLOSE_TRADE and pending:
        broken.append("the trade closes when nobody waits")
    if p.decision is CHOOSE_CARD and (p.turn not in pending[:1] or p.holder >= 0):
        broken.append("the first waiting seat from the start seat chooses while no card is contested")
    if p.decision in (OFFER, SETTLE):
        if not 0 <= p.holder < p.seats or not p.cards[p.holder] or p.down[p.holder]:
            return [*broken, "the contested card lies open before its holder"]
        for seat, bid in enumerate(p.bids):
            if bid > 0 and (seat not in pending or bid > p.money[seat]):
                broken.append("offers come from waiting seats that can pay them")
        if max(p.bids) <= 0:
            broken.append("a contested card has an offer")
        if p.decision is OFFER and not is_asked(p, pending):
            broken.append("a waiting seat that has not spoken is asked for an offer, the seats before it have spoken")
    elif any(bid != SILENT for bid in p.bids):
        broken.append("offers stand only while a card is contested")
    return broken


def is_asked(p: Wind, pending: list[Seat]) -> bool:
    """Is it this seat's turn to offer? Who waits speaks in order, from the seat that opened (WI-R12)."""
    if p.turn not in pending[1:]:
        return False
    place = pending.index(p.turn)
    silent = [seat for seat in pending[:place] if p.bids[seat] == SILENT and (p.money[seat] or safe_card(p, seat))]
    return not silent and all(p.bids[seat] == SILENT for seat in pending[place:])


def turn_violations(p: Wind) -> list[str]:
    """One special card from the hand, none after a secure action (WI-56, WI-73)."""
    broken = []
    if p.played and p.safe[p.turn]:
        broken.append("who played a secure action plays no special card from the hand")
    if p.decision in CARRIED_OUT.values():
        if not p.special or CARRIED_OUT.get(p.box.cards[p.special].kind) is not p.decision:
            broken.append("the special card being carried out must be of the kind that is asked about")
        elif p.decision is SUPPLY_WAREHOUSE and p.money[p.turn] < p.box.cards[p.special].cost:
            broken.append("a supply must be paid for")
        elif p.decision is EXCHANGE and not 1 <= p.left <= p.box.cards[p.special].amount:
            broken.append("a swap has one exchange left, or as many as its card allows")
        elif p.decision is MARKET_SALE and (p.left < 0 or not 0 <= p.pile < 8):
            broken.append("a sale counts the goods sold and goes through piles 0 to 7")
        if not p.played and not (p.ran and p.special == p.cards[p.turn]):
            broken.append("a special card is carried out from the table or from the hand")
    elif p.special:
        broken.append("no special card is being carried out")
    card = p.cards[p.turn]
    if p.decision is LOAD_MORE and (not p.ran or p.blocked or not card or p.box.cards[card].kind != SHIPPING):
        broken.append("ships are loaded with a shipping card, before any supply or swap")
    return broken


def rot_violations(p: Wind) -> list[str]:
    """The fleet is gone; what rots lies in the warehouse (WI-76, WI-78)."""
    broken = []
    if p.harbour:
        broken.append("the harbour is empty while goods rot")
    stored, held = p.warehouses[p.turn], p.goods[p.turn]
    if any(not 0 <= gone <= there for gone, there in zip(p.rotting, stored, strict=True)):
        broken.append("what rots lies in the warehouse")
    if p.rotting[SILK] or p.rotting[SPICES] + p.rotting[CHEESE] > rotting_half(p, p.turn)[0]:
        broken.append("no silk rots, and half of spices and cheese together")
    if any(not 0 <= kept <= there for kept, there in zip(p.kept, held, strict=True)):
        broken.append("what is kept is in the hand")
    if p.decision is CONSERVE and not (0 <= p.pile < 8 and p.preserves[p.turn]):
        broken.append("conservation saves piles 0 to 7 of a seat that has one")
    if p.decision is CONSERVE and not broken and p.left > still_saves(p, p.turn):
        broken.append("conservation saves no more than its cards say")
    return broken


def still_saves(p: Wind, seat: Seat) -> int:
    """What the conservation of a seat can still save of the warehouse, or then of the hand (WI-60, WI-61)."""
    if p.pile >= 4:
        return excess(p, seat) - sum(p.kept)
    saved = p.warehouses[seat][APPLES] + rotting_half(p, seat)[0] - sum(p.rotting)
    return allowance(p, seat) - saved
