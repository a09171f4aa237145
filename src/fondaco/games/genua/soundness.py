"""The invariants at the end of the rules, in words."""

from __future__ import annotations

from itertools import pairwise

from fondaco.core.decision import OVER, Automatic
from fondaco.core.errors import Illegal
from fondaco.games.genua.cards import STACKS
from fondaco.games.genua.components import GOODS, KIND, KINDS
from fondaco.games.genua.dealing import check_holds, check_secret_promise, check_stock, check_terms
from fondaco.games.genua.decisions import picking
from fondaco.games.genua.decisions.negotiation import MAX_CALLS, MAX_COUNTERS
from fondaco.games.genua.decisions.offers import check_book
from fondaco.games.genua.marking import options
from fondaco.games.genua.menu import PIECES
from fondaco.games.genua.moves import Book
from fondaco.games.genua.position import Genua
from fondaco.games.genua.specials import takes
from fondaco.games.genua.terms import Several, gained, is_named, promise, unnamed

NUMBERS = ("round", "start", "active", "actor", "marking", "calls", "counters")
DEALING = ("AnswerCounter", "PickCards", "Settle")
ACTION = ("Acting", "PerformAction", "DrawCards", "DeliverCard", "FinishAction", "TakeForIt")


def violations(p: Genua) -> list[str]:
    """What is wrong with a position; nothing for a sound one."""
    n = p.seats
    if any(type(getattr(p, name)) is not int for name in NUMBERS):
        return [f"{', '.join(NUMBERS)} are whole numbers"]
    lists = (p.acted, p.extras, p.passed, p.money, p.goods, p.supply, p.done, p.answers)
    if any(len(entry) != n for entry in (*lists, p.books.offers, p.books.intents)) or len(p.hands.held) != n * STACKS:
        return [f"every list by seat needs one entry for each of the {n} seats"]
    flags = (p.acted_here, p.performed, p.ordered, *p.passed, *p.done)
    if any(flag not in (True, False) for flag in flags) or not isinstance(p.cleared, list):
        return ["what has been done or not is true or false, and cleared is a list"]
    if {len(held) for held in (*p.goods, p.stock)} != {len(GOODS)} or {len(p.pools), len(p.discards)} != {STACKS}:
        return ["goods, stock, pools and discards need an entry for each kind"]
    if not (0 <= p.start < n and 0 <= p.active < n and -1 <= p.actor < n and -1 <= p.marking < n):
        return ["start, active, actor and marking must be seats"]
    broken = [*stock_faults(p), *card_faults(p), *turn_faults(p)]
    return broken or [*offer_faults(p), *moment_faults(p)] or answer_faults(p)


def stock_faults(p: Genua) -> list[str]:
    """Wares, special cards, markers and money (invariants 1 to 3)."""
    broken = []
    for index, good in enumerate(GOODS):
        counts = [p.stock[index], *(held[index] for held in p.goods)]
        if min(counts) < 0 or sum(counts) != p.box.totals[index]:
            broken.append(f"there are {p.box.totals[index]} of {good}, in stock and before the players")
    for seat in range(p.seats):
        if p.supply[seat] < 0 or p.markers_left(seat) < 0:
            broken.append(f"there are {p.box.markers} markers of each colour")
    if any(b not in p.city.is_building or not 0 <= seat < p.seats for b, seat in p.owners.items()):
        broken.append("markers lie on buildings and belong to seats")
    if any(amount < 0 or amount % p.box.step for amount in p.money):
        broken.append(f"money is never negative and always a multiple of {p.box.step}")
    return broken


def card_faults(p: Genua) -> list[str]:
    """Every card is in one place (invariant 1); an empty stack has no cards under it (GE-R16)."""
    broken = []
    for kind, name in enumerate(KINDS):
        cards = [*p.pools[kind], *p.discards[kind]]
        for seat in range(p.seats):
            cards += p.hands.of(seat, kind)
        if sorted(cards) != sorted(p.box.stacks[kind]):
            broken.append(f"pool, discards and hands together must be the {len(p.box.stacks[kind])} {name} cards")
        if p.discards[kind] and not p.pools[kind]:
            broken.append(f"discards of {name} become the stack when it is empty")
    if any(card not in p.box.kind for card in p.draws.cards):
        broken.append("what was drawn are cards")
    return broken


def turn_faults(p: Genua) -> list[str]:
    """Tower, actions and rounds (invariants 4, 5, 7)."""
    broken = []
    path = p.path
    if any(field not in p.city.neighbours for field in path):
        return ["the path must name fields"]
    if len(path) > p.box.discs or len(set(path)) != len(path):
        broken.append("the tower visits at most five fields, none of them twice")
    if any(there not in p.city.neighbours[here] for here, there in pairwise(path)):
        broken.append("each field of the path is next to the one before")
    if not 1 <= p.round <= p.last:
        broken.append(f"the round marker stands on 1 to {p.last}")
    for seat in range(p.seats):
        second = int(p.seats == 2 and seat == p.active and p.acted[1 - seat] > 0)
        if not 0 <= p.acted[seat] - p.extras[seat] <= 1 + second or p.extras[seat] < 0:
            broken.append(f"seat {seat} has taken more actions than it had")
    if p.acted_here and (not path or path[-1] not in p.city.is_building):
        broken.append("an action is taken in a building")
    if sum(p.acted) > sum(field in p.city.is_building for field in path):
        broken.append("each building's action is taken at most once a turn")
    if not (0 <= p.calls <= MAX_CALLS and 0 <= p.counters <= MAX_COUNTERS):
        broken.append(f"the active player calls again at most {MAX_CALLS} times, and proposes {MAX_COUNTERS} deals")
    if any(alley not in path or alley not in p.city.is_alley for alley in p.cleared):
        broken.append("discs are removed from entered alleys")
    return broken


def offer_faults(p: Genua) -> list[str]:
    """Standing offers could be made as they are, and go to the active seat (invariant 6)."""
    if not any(p.books.offers) and not any(p.books.intents):
        return []
    if repr(p.decision) not in ("MakeOffers", "Negotiate", "AnswerCounter"):
        return ["offers stand only while the active player may take them"]
    if p.books.to != p.active or not p.path:
        return ["offers go to the active player, for where the tower may act or go"]
    try:
        for seat, (offers, intents) in enumerate(zip(p.books.offers, p.books.intents, strict=True)):
            if (offers or intents) and seat not in p.listening():
                return ["an offer comes from a listening opponent"]
            check_book(p, seat, Book(Several(offers), Several(intents)))
    except Illegal as error:
        return [f"seat {seat} could not make its offers: {error}"]
    return []


def answer_faults(p: Genua) -> list[str]:
    """Sealed answers are such as their seats could give."""
    try:
        for seat, move in enumerate(p.answers):
            if move is not None:
                if repr(p.decision) != "MakeOffers" or seat not in p.listening():
                    return ["only listening opponents answer, and only while offers are made"]
                p.decision.check(p, seat, move)
    except Illegal as error:
        return [f"seat {seat} could not answer so: {error}"]
    return []


def moment_faults(p: Genua) -> list[str]:
    """What must hold at the decision being asked."""
    point = repr(p.decision)
    dealt = sum(map(len, p.hands.held))
    if point in ("DrawStart", "DealCards"):
        held = [len(cards) for cards in p.hands.held]
        begun = dealt < len(held) if point == "DealCards" else dealt == 0
        return [] if begun and held == [1] * dealt + [0] * (len(held) - dealt) else ["cards are dealt seat by seat"]
    if p.deal is not None and point not in DEALING + ACTION:
        return ["a deal is on its way only until it is settled and its promise is kept"]
    if p.actor >= 0 and point not in ACTION:
        return ["nobody is acting now"]
    if p.marking >= 0 and point not in ("PlaceMarkers", "NextMarker"):
        return ["nobody is placing markers now"]
    if p.decision is OVER or (isinstance(p.decision, Automatic) and point not in ("Settle", "Acting")):
        return []
    if point in ("PlaceTower", "RollDice"):
        return ["the tower is not yet placed"] if p.path else []
    if not p.path:
        return ["the tower must stand somewhere"]
    if point in ("MakeOffers", "Negotiate") and not (p.action_open() or p.enterable()):
        return ["there is nothing to talk about at this stop"]
    if point == "MakeOffers" and not p.decision.to_act(p):
        return ["somebody must be asked for offers"]
    if point in DEALING:
        return deal_faults(p, point)
    if point in ACTION:
        return action_faults(p, point)
    if point == "ClaimMessages" and not p.decision.to_act(p):
        return ["somebody must hold a message"]
    if point == "PlaceMarkers" and (p.marking < 0 or not p.supply[p.marking] or not options(p, p.marking)):
        return ["marking must be a seat that could place a marker"]
    return []


def deal_faults(p: Genua, point: str) -> list[str]:
    """A deal is between the active player and one opponent; once agreed, both can deliver."""
    deal = p.deal
    if deal is None or deal.active != p.active or deal.offerer == p.active or not 0 <= deal.offerer < p.seats:
        return ["a deal is between the active player and one opponent"]
    named = any(is_named(piece) for piece, _ in deal.terms.take.pieces)
    try:
        check_terms(p, deal.offerer, deal.terms, deal.active if named or point == "AnswerCounter" else deal.offerer)
        check_holds(p, deal.active, deal.terms.take, deal.active)
        if point != "AnswerCounter":
            check_holds(p, deal.offerer, deal.terms.give, deal.offerer)
            check_secret_promise(p, deal.offerer, deal.terms)
    except Illegal as error:
        return [f"the deal cannot be kept: {error}"]
    for seat, bundle, cards in (
        (deal.offerer, deal.terms.give, deal.given),
        (deal.active, deal.terms.take, deal.returned),
    ):
        kinds = [p.box.kind[card] for card in cards]
        if len({*cards, *dict(bundle.pieces)}) < len(cards) + len(bundle.pieces):
            return ["a card is given once"]
        if any(not p.hands.holds(seat, card) for card in cards) or any(
            kinds.count(kind) > wanted for kind, wanted in enumerate(unnamed(bundle))
        ):
            return ["picked cards lie in their giver's hand and are of the kinds agreed"]
    picks = picking.picker(p)[0]
    if point == "Settle" and picks >= 0:
        return ["cards are still to be picked"]
    if point == "PickCards" and (picks < 0 or not picking.pickable(p)):
        return ["somebody must have a card to pick"]
    return []


def action_faults(p: Genua, point: str) -> list[str]:
    """An actor, in the building where the tower stands."""
    if p.actor < 0 or not p.acted_here:
        return ["somebody must be acting here"]
    if (point == "PerformAction" and p.performed) or (point in ("FinishAction", "DeliverCard") and not p.performed):
        return ["performed must fit the decision"]
    if p.deal is not None:
        kept = promise(p.deal.terms)
        if (p.deal.offerer, p.deal.active) != (p.actor, p.active) or p.actor == p.active:
            return ["a deal is between the active player and the opponent who acts"]
        if kept.target != p.field or not kept.give or (p.performed and point in ("FinishAction", "TakeForIt")):
            return ["a deal still open during an action is one with goods to be gained by it"]
        try:
            if not p.performed:
                check_stock(p, p.actor, kept.target, kept.give, kept.take)
                check_secret_promise(p, p.actor, kept)
        except Illegal as error:
            return [f"the promise cannot be kept: {error}"]
    if point == "TakeForIt" and (p.swapped not in PIECES or not takes(p, p.actor, p.swapped)):
        return ["swapped must name what was given for the exchange"]
    if point == "DrawCards":
        owed = p.draws.owed
        if p.draws.seat != p.actor or not owed or any(owed.count(k) > p.cards_left(KIND[k]) for k in owed):
            return ["the actor must have cards to draw"]
    if any(not p.hands.holds(p.draws.seat, card) for card in p.draws.cards):
        return ["drawn cards lie in the drawer's hand"]
    promised = dict(gained(p.deal.terms.give)) if p.deal is not None else {}
    kinds = {KINDS[p.box.kind[card]] for card in p.draws.cards}
    if point == "DeliverCard" and any(not 0 < promised.get(kind, 0) < len(p.draws.cards) for kind in kinds or ("",)):
        return ["one of several drawn cards must have been promised"]
    return []
