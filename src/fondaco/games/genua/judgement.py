"""What each move is worth in ducats, for a merchant who bargains and for one who never does.

`weigh` is the negotiator: it offers for actions, asks prices, and agrees when both gain. `weigh_silent` has the same
eyes but makes no offers, and takes none unless the rules leave no other way; it is there to measure the other by.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fondaco.core.moves import Move, Seat
from fondaco.core.play import Thought
from fondaco.games.genua.bargaining import agreeable, ask_for, best_book, sides
from fondaco.games.genua.components import ANY_START, ANY_WARE, BUILDING_ACTION, EXCHANGE, INDEX, MARKER, SMALL, WARES
from fondaco.games.genua.dealing import targets
from fondaco.games.genua.decisions.negotiation import MAX_COUNTERS
from fondaco.games.genua.estate import Estates
from fondaco.games.genua.marking import COSTS
from fondaco.games.genua.moves import (
    ACT,
    NO_OFFER,
    PASS_TURN,
    Accept,
    Act,
    AnyStart,
    AnyWare,
    Book,
    CallAgain,
    Claim,
    Counter,
    Deliver,
    EndTurn,
    Exchange,
    Fulfil,
    Go,
    Mark,
    Offer,
    Pick,
    SmallOrder,
    Take,
    TakePrivilege,
    UseBuilding,
    Yes,
)
from fondaco.games.genua.plans import STEP, Plan, rivalry
from fondaco.games.genua.position import Genua
from fondaco.games.genua.terms import Several, Terms, gained

EASE = 4.0
"""Here a small oversight costs less than in other games, so that careless levels are more so."""
WORST = -1000.0
AGAIN = 12.0
"""What a second action is worth among two, when the opponent is given his first."""


def weigh(p: Genua, seat: Seat, moves: Sequence[Move]) -> list[Thought]:
    """Each move with its worth, by one who bargains."""
    return judge(p, seat, moves, True)


def weigh_silent(p: Genua, seat: Seat, moves: Sequence[Move]) -> list[Thought]:
    """The same judgement without a voice: no offers, no proposals, and no deal but one the rules force."""
    return judge(p, seat, moves, False)


def judge(p: Genua, seat: Seat, moves: Sequence[Move], bargains: bool) -> list[Thought]:
    """Ask the page for this decision point."""
    estates = Estates(p)
    claims = [claim(p, move, estates) for move in moves if isinstance(move, Claim)]
    if claims and claims[0].worth > 0:
        return claims  # a message fulfilled is money that can only be lost
    point = repr(p.decision)
    if point == "Negotiate":
        return negotiate(p, seat, moves, estates, bargains)
    if point == "MakeOffers":
        return make_offers(p, seat, estates) if bargains else [Thought(PASS_TURN, 0.0, {})]
    if point == "AnswerCounter":
        return answer(p, seat, moves, estates, bargains)
    if point == "PlaceTower":
        return place_tower(p, seat, moves, estates, bargains)
    page = PAGES[point]
    return [page(p, seat, move, estates) for move in moves]


def thought(move: Move, **terms: float) -> Thought:
    """A move and the terms its worth is the sum of."""
    return Thought(move, sum(terms.values()), terms)


def claim(p: Genua, move: Claim, estates: Estates) -> Thought:
    return thought(move, message=p.box.message_reward - estates.message)


def sensible(p: Genua, seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
    """No offer taken where another is better, and nothing left lying that costs nothing."""
    point = repr(p.decision)
    estates = Estates(p)
    if point == "Negotiate":
        moves = [move for move in moves if not (isinstance(move, Accept) and outbid(p, move))]
        acts = ACT in moves and p.free_actions(seat) > 0 and estates.gain(seat, p.field) > 0
        return [move for move in moves if not (acts and isinstance(move, EndTurn))]
    if point == "AnswerCounter" and p.deal is not None and sides(p, seat, p.deal.terms, estates)[0] <= 0:
        return [move for move in moves if not isinstance(move, Yes)]
    if point == "PerformAction" and p.field not in p.box.villas:  # what special cards do here can wait
        return [move for move in moves if not isinstance(move, (AnyWare, Exchange, UseBuilding))]
    if point in ("FinishAction", "PlaceMarkers") and p.round == p.last:
        return [m for m in moves if isinstance(m, Claim) or PAGES[point](p, seat, m, estates).worth > 0] or moves
    return moves


def outbid(p: Genua, move: Accept) -> bool:
    """Does another offer more money for the same, or ask less back?"""
    rivals = {seat: terms for seat, book in enumerate(p.books.offers) for terms in book if terms.target == move.target}
    own = rivals[move.seat]
    return any(
        (terms.give.pieces, terms.take.pieces) == (own.give.pieces, own.take.pieces)
        and terms.give.money - terms.take.money > own.give.money - own.take.money
        for terms in rivals.values()
    )


# The active player


def negotiate(p: Genua, seat: Seat, moves: Sequence[Move], estates: Estates, bargains: bool) -> list[Thought]:
    """Compare acting, selling, asking, going on and ending, each with what can follow it."""
    plan = Plan(p, seat, estates, bargains)
    acts = len(plan.costs)
    stay = plan.best(p.path, acts)
    forced = not any(isinstance(move, (Act, Go, EndTurn)) for move in moves)
    thoughts: list[Thought] = []
    for move in moves:
        if isinstance(move, Act):
            cost = plan.costs[0] if plan.costs else 0.0
            rest = plan.best(p.path, acts - 1)
            thoughts.append(thought(move, action=estates.gain(seat, p.field), card=-cost, way=rest))
        elif isinstance(move, Go):
            path = [*p.path, move.field]
            stop = 0.0
            if move.field in p.city.is_building and acts:
                stop = max(0.0, estates.gain(seat, move.field) - plan.costs[0] + plan.best(path, acts - 1))
            thoughts.append(thought(move, way=max(stop, plan.best(path, acts)) - STEP))
        elif isinstance(move, EndTurn):
            thoughts.append(thought(move, way=0.0))
        elif isinstance(move, CallAgain):
            thoughts.append(thought(move, patience=WORST))
        elif isinstance(move, Accept):
            terms = next(terms for terms in p.books.offers[move.seat] if terms.target == move.target)
            deal = deal_thought(plan, move, move.seat, terms)
            if not forced and not bargains:
                deal = thought(move, silence=WORST)
            elif not forced and not enough(p, move.seat, terms, estates):
                worth = min(deal.worth, stay) - 50.0
                deal = Thought(move, worth, {**deal.terms, "too-little": worth - deal.worth})
            thoughts.append(deal)
    talks = any(isinstance(move, (Counter, CallAgain, Go, EndTurn)) for move in moves)
    if bargains and talks and p.counters < MAX_COUNTERS:
        thoughts += proposals(plan, thoughts)
    return thoughts


def deal_thought(plan: Plan, move: Move, opponent: Seat, terms: Terms) -> Thought:
    """What a deal brings the active player, what it brings the rival, and what may follow it."""
    p = plan.p
    theirs, mine = sides(p, opponent, terms, plan.estates)
    path = [*p.path, terms.target] if terms.target != p.field else p.path
    rest = plan.best(path, len(plan.costs))
    if p.seats == 2 and not p.acted[opponent] and terms.target in p.city.is_building:
        rest += AGAIN
    return thought(move, deal=mine, rival=-rivalry(p) * max(0.0, theirs), way=rest)


def enough(p: Genua, opponent: Seat, terms: Terms, estates: Estates) -> bool:
    """Is an offer more than a crumb of what it brings its maker?"""
    theirs, mine = sides(p, opponent, terms, estates)
    return agreeable(p, mine, theirs)


def proposals(plan: Plan, thoughts: Sequence[Thought]) -> list[Thought]:
    """A proposal costs nothing but a question: every one that beats what is already there."""
    p = plan.p
    best = max((thought.worth for thought in thoughts), default=0.0)
    bound = not any(isinstance(thought.move, (Go, EndTurn)) for thought in thoughts)
    found: list[Thought] = []
    for target in targets(p):
        if target not in p.city.is_building or (bound and target != p.field):
            continue
        for opponent in range(p.seats):
            if opponent == plan.seat or not p.has_action(opponent):
                continue
            terms = ask_for(p, opponent, target, plan.estates)
            if terms is None or any(
                old.target == target and old.give == terms.give for old in p.books.offers[opponent]
            ):
                continue
            move = Counter(opponent, target, terms.give, terms.take or None)
            deal = deal_thought(plan, move, opponent, terms)
            if deal.worth > best + 1:
                chance = 0.5 * (deal.worth - best)
                found.append(Thought(move, best + chance, {**deal.terms, "chance": best + chance - deal.worth}))
    return found


def place_tower(p: Genua, seat: Seat, moves: Sequence[Move], estates: Estates, bargains: bool) -> list[Thought]:
    """The card is worth playing when the best field beats an average roll by more than the card."""
    plan = Plan(p, seat, estates, bargains)
    acts = len(plan.costs)
    worth: dict[str, float] = {}
    for field in p.city.fields:
        stop = plan.best([field], acts, 2)
        if field in p.city.is_building and acts:
            stop = max(stop, estates.gain(seat, field) + plan.best([field], acts - 1, 2))
        worth[field] = stop
    mean = sum(worth[field] for field in p.city.squares.values()) / len(p.city.squares)
    card = estates.special_worth(seat, ANY_START)
    return [
        thought(move, way=worth[move.field], card=-card) if isinstance(move, AnyStart) else thought(move, way=mean)
        for move in moves
    ]


# The others


def make_offers(p: Genua, seat: Seat, estates: Estates) -> list[Thought]:
    """One book with an offer for every target that is worth one; or silence."""
    book = best_book(p, seat, estates)
    if not book:
        idle = not p.has_action(seat) and not p.supply[seat]
        return [thought(PASS_TURN if idle else NO_OFFER, patience=0.0)]
    terms = tuple([terms for terms, _ in book])
    move: Move = Book(Several(terms))
    if len(terms) == 1:
        move = Offer(terms[0].target, terms[0].give, terms[0].take or None)
    hope = sum(left for _, left in book) / len(book)
    return [thought(move, deal=hope), thought(NO_OFFER, patience=0.0)]


def answer(p: Genua, seat: Seat, moves: Sequence[Move], estates: Estates, bargains: bool) -> list[Thought]:
    """Yes, when the deal brings something and a fair part of what it brings both."""
    assert p.deal is not None
    mine, theirs = sides(p, seat, p.deal.terms, estates)
    thoughts = []
    for move in moves:
        if not isinstance(move, Yes):
            thoughts.append(thought(move, patience=0.0))
        elif not bargains:
            thoughts.append(thought(move, silence=WORST))
        elif not agreeable(p, mine, theirs):
            thoughts.append(Thought(move, min(mine, 0.0) - 1.0, {"deal": mine, "too-little": min(-mine, 0.0) - 1.0}))
        else:
            thoughts.append(thought(move, deal=mine, rival=-rivalry(p) * max(0.0, theirs)))
    return thoughts


# Within an action


def perform(p: Genua, seat: Seat, move: Move, estates: Estates) -> Thought:
    """Before the action special cards are used only to make an order of this villa deliverable."""
    if isinstance(move, TakePrivilege):
        return thought(move, privilege=estates.privilege_gain(seat))
    if isinstance(move, Fulfil):
        gain = estates.large_gain(seat, move.card)
        special = estates.special_worth(seat, INDEX[move.special]) if move.special else 0.0
        if p.deal is not None and gained(p.deal.terms.give):
            special = 0.0
        return thought(move, order=gain, special=special)
    if isinstance(move, AnyWare) and p.field in p.box.villas:
        gain, card, helped = estates.best_order(seat, p.field)
        if helped and INDEX[move.ware] in p.box.large[card][1] and not p.goods[seat][INDEX[move.ware]]:
            return thought(move, order=gain)
    if isinstance(move, (AnyWare, Exchange, UseBuilding)):
        return thought(move, patience=-1.0)
    return thought(move, action=1.0)


def finish(p: Genua, seat: Seat, move: Move, estates: Estates) -> Thought:
    """After the action: orders first, then special cards that gain more than they are worth in hand."""
    if isinstance(move, SmallOrder):
        return thought(move, order=estates.small_gain(seat, move.card))
    if isinstance(move, AnyWare):
        card = estates.special_worth(seat, ANY_WARE)
        return thought(move, ware=ware_gain(p, seat, move.ware, estates), card=-card)
    if isinstance(move, Exchange):
        loss = estates.piece(seat, move.give, -1)
        best = max((take_gain(p, seat, good, estates) for good in takeable(p, seat, move.give)), default=0.0)
        return thought(move, ware=best, given=loss, card=-estates.special_worth(seat, EXCHANGE) - 1.0)
    if isinstance(move, UseBuilding):
        card = estates.special_worth(seat, BUILDING_ACTION)
        gain = estates.gain(seat, move.building) - estates.best_small(seat, move.building)
        if move.card is not None:
            gain = estates.large_gain(seat, move.card)
            gain += estates.special_worth(seat, INDEX[move.special]) if move.special else 0.0
        elif move.building in p.box.villas:
            gain = estates.privilege_gain(seat)
        return thought(move, action=gain, card=-card)
    return thought(move, patience=0.0)


def takeable(p: Genua, seat: Seat, given: str) -> list[str]:
    """What an exchange could bring, by what is in stock."""
    found = [good for good, index in INDEX.items() if p.stock[index] and good != given]
    return found + ([MARKER] if p.markers_left(seat) and given != MARKER else [])


def take_gain(p: Genua, seat: Seat, good: str, estates: Estates) -> float:
    """One more of a good, with an eye on the small order it may fulfil at once."""
    if good in WARES:
        return ware_gain(p, seat, good, estates)
    return estates.piece(seat, good, 1)


def ware_gain(p: Genua, seat: Seat, ware: str, estates: Estates) -> float:
    """A ware: towards the orders in hand, or for a small order right here."""
    gain = estates.piece(seat, ware, 1)
    if not p.ordered and p.performed:
        for card in p.hands.of(seat, SMALL):
            if p.box.small[card] == (p.field, INDEX[ware]) and not p.goods[seat][INDEX[ware]]:
                gain = max(gain, p.box.small_reward + estates.card(seat, card, -1))
    return gain


def take(p: Genua, seat: Seat, move: Move, estates: Estates) -> Thought:
    assert isinstance(move, Take)
    return thought(move, ware=take_gain(p, seat, move.good, estates))


def give_card(p: Genua, seat: Seat, move: Move, estates: Estates) -> Thought:
    """Of the cards to give away, the one that is missed least."""
    assert isinstance(move, (Pick, Deliver))
    return thought(move, given=estates.card(seat, move.card, -1))


# After the movement


def nothing_left(p: Genua, seat: Seat, move: Move, estates: Estates) -> Thought:
    return thought(move, patience=0.0)


def place_markers(p: Genua, seat: Seat, move: Move, estates: Estates) -> Thought:
    """An own building against the markers it takes; a rival's loss counts a little."""
    if not isinstance(move, Mark):
        return thought(move, patience=0.0)
    own = spent = rival = 0.0
    for mark in move.marks:
        what = mark.partition(":")[2]
        spent += estates.marker * COSTS[what]
        own += estates.building if what != "remove" else 0.0
        rival += rivalry(p) * estates.building if what != "place" else 0.0
    return thought(move, building=own, rival=rival, given=-spent)


Page = Callable[[Genua, Seat, Move, Estates], Thought]

PAGES: dict[str, Page] = {
    "PickCards": give_card,
    "PerformAction": perform,
    "DeliverCard": give_card,
    "FinishAction": finish,
    "TakeForIt": take,
    "ClaimMessages": nothing_left,
    "PlaceMarkers": place_markers,
}
