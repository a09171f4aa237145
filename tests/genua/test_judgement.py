"""The negotiator: offers when both gain, asks a share, is fooled neither by crumbs nor by being asked again."""

from __future__ import annotations

import random
import re
from importlib.resources import files

import pytest

import fondaco
from fondaco.core.deal import Bundle
from fondaco.core.moves import Move
from fondaco.core.play import ask_of
from fondaco.games.genua.bargaining import best_book, sides
from fondaco.games.genua.estate import Estates
from fondaco.games.genua.judgement import weigh, weigh_silent
from fondaco.games.genua.moves import Accept, Book, Counter, Offer, Yes
from fondaco.games.genua.position import Genua
from fondaco.games.genua.terms import Terms
from genua.bargain_table import Dice, Ledger, Merchant, Weigh, play
from genua.conftest import Lay
from scripting import outcome
from scripting import play as script

GAME = fondaco.game("genua")
ORDER = "large-ricci-1"  # wheat, silver, linen
WARES = {"wheat": 1, "silver": 1, "linen": 1}


def best(p: Genua, seat: int, judgement: Weigh = weigh) -> Move:
    """The move a judgement prefers, the true position being imagined."""
    return max(judgement(p, seat, p.choices(seat)), key=lambda thought: thought.worth).move


def terms_of(move: Move) -> list[tuple[str, int]]:
    if isinstance(move, Offer):
        return [(move.target, move.give.money)]
    return [(terms.target, terms.give.money) for terms in move.offers.all] if isinstance(move, Book) else []


def test_an_action_that_is_worth_much_is_offered_for_with_a_part_of_the_gain(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["spice-store"], goods=[{}, WARES], hands=[[], [ORDER]])
    offers = dict(terms_of(best(p, 1)))
    assert 10 <= offers["villa-ricci"] <= 60


def test_a_ware_that_the_other_needs_more_pays_and_change_comes_back(lay: Lay) -> None:
    goods = [{"wheat": 1, "silver": 1}, {"linen": 2}]
    p = lay(3, "MakeOffers", path=["spice-store"], goods=goods, hands=[[ORDER], []])
    estates = Estates(p)
    (offered,) = [terms for terms, _ in best_book(p, 1, estates) if terms.target == "spice-store"]
    assert str(offered) == "spice-store:linen>10"
    plain = sides(p, 1, Terms("spice-store", Bundle(5)), estates)
    assert all(with_linen > without for with_linen, without in zip(sides(p, 1, offered, estates), plain, strict=True))


def test_who_can_gain_nothing_offers_nothing(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["park"], acted=[0, 1, 0], acted_here=True, round=10, active=2)
    assert terms_of(best(p, 1)) == []


def test_a_place_the_active_player_must_sell_is_cheap_when_nobody_else_wants_it(lay: Lay) -> None:
    way = ["coach-house", "villa-ricci"]
    p = lay(3, "MakeOffers", path=way, goods=[{}, WARES], hands=[[], [ORDER]], acted=[1], passed=[False, False, True])
    assert dict(terms_of(best(p, 1)))["villa-ricci"] == 5


def test_being_asked_again_is_no_reason_to_pay_more(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["spice-store"], goods=[{}, WARES], hands=[[], [ORDER]])
    first = best(p, 1)
    p.play(1, first)
    script(p, "2 book -", "0 call-again")
    assert sorted(terms_of(best(p, 1))) == sorted(terms_of(first))
    script(p, "1 book -", "2 book -", "0 call-again")


def test_a_crumb_is_not_taken_unless_the_rules_force_it(lay: Lay) -> None:
    given = {"goods": [{}, WARES], "hands": [[], [ORDER]]}
    p = lay(3, "MakeOffers", path=["spice-store"], acted=[1], acted_here=True, **given)
    script(p, "1 offer villa-ricci 5", "2 book -")
    assert not isinstance(best(p, 0), Accept)
    p = lay(3, "MakeOffers", path=["coach-house", "villa-ricci"], acted=[1], counters=0, **given)
    script(p, "1 offer villa-ricci 5", "2 pass-turn")
    move = best(p, 0)
    assert isinstance(move, (Counter, Accept)), "bound: it asks for more first"


def test_a_proposal_that_takes_nearly_all_is_declined_and_a_fair_one_agreed_to(lay: Lay) -> None:
    for price, agreed in ((15, True), (125, False)):
        p = lay(3, path=["villa-ricci"], goods=[{}, WARES], hands=[[], [ORDER]])
        script(p, f"0 counter 1 villa-ricci {price}")
        assert isinstance(best(p, 1), Yes) is agreed


def test_the_active_player_asks_a_price_of_whoever_would_gain(lay: Lay) -> None:
    goods = [{}, WARES]
    p = lay(3, path=["spice-store"], goods=goods, hands=[[], [ORDER]], acted=[1], acted_here=True)
    move = best(p, 0)
    assert isinstance(move, Counter)
    assert (move.seat, move.target) == (1, "villa-ricci")
    assert move.give.money >= 10


def test_the_silent_one_offers_nothing_and_sells_only_when_bound(lay: Lay) -> None:
    given = {"goods": [{}, WARES], "hands": [[], [ORDER]]}
    p = lay(3, "MakeOffers", path=["spice-store"], **given)
    assert str(best(p, 1, weigh_silent)) == "pass-turn"
    p = lay(3, "MakeOffers", path=["coach-house", "villa-ricci"], acted=[1], **given)
    script(p, "1 offer villa-ricci 50", "2 book -")
    assert str(best(p, 0, weigh_silent)) == "accept 1 villa-ricci", "he cannot act any more"
    p = lay(3, "MakeOffers", path=["villa-ricci"], **given)
    script(p, "1 offer villa-ricci 100", "2 book -")
    assert str(best(p, 0, weigh_silent)) == "act"
    p = lay(3, path=["villa-ricci"], **given)
    script(p, "0 counter 1 villa-ricci 5")
    assert str(best(p, 1, weigh_silent)) == "no"


def test_an_order_is_fulfilled_a_message_claimed_a_marker_placed(lay: Lay) -> None:
    p = lay(3, path=["villa-ricci"], passed=[False, True, True], goods=[WARES], hands=[[ORDER]])
    script(p, "0 act")
    assert str(best(p, 0)).startswith(f"fulfil {ORDER}")
    p = lay(
        3,
        path=["villa-ricci"],
        passed=[False, True, True],
        goods=[{**WARES, "linen": 0, "any-ware": 1}],
        hands=[[ORDER]],
    )
    script(p, "0 act")
    assert str(best(p, 0)) == "any-ware linen"
    p = lay(3, path=["guild-hall", "alley-25", "park"], hands=[["message-01"]])
    assert str(best(p, 0)) == "claim message-01"
    p = lay(3, "PlaceMarkers", path=["alley-24"], marking=0, supply=[2])
    assert str(best(p, 0)) == "mark alley-24 coach-house:place+guild-hall:place"


def test_wealth_counts_money_fully_and_hopes_in_part(lay: Lay) -> None:
    poor = lay(3, path=["park"])
    rich = lay(3, path=["park"], money=[150, 130, 130], goods=[WARES], hands=[[ORDER, "privilege-park"]], supply=[1])
    gain = Estates(rich).wealth(0) - Estates(poor).wealth(0)
    assert 20 + 10 + 40 < gain < 20 + 10 + 130
    assert Estates(rich).wealth(1) == Estates(poor).wealth(1)
    late = lay(3, path=["park"], goods=[WARES], hands=[[ORDER]], round=10, active=2)
    assert Estates(late).wealth(0) < Estates(rich).wealth(0) - 50


@pytest.mark.parametrize("partner", ["negotiating", "agreeable", "random"])
def test_no_deal_of_the_negotiator_has_a_negative_gain(partner: str) -> None:
    ledger = Ledger()
    play(partner, 1, ledger)
    assert ledger.deals > 5
    assert ledger.least >= 0


def test_the_negotiator_beats_three_who_play_at_random() -> None:
    p = GAME.start(4, {"start": 0})
    agents: list[Dice | Merchant] = [Dice(), Merchant(weigh), Dice(), Dice()]
    dealer, minds = random.Random("d"), random.Random("m")
    while asked := p.after_chance(dealer):
        p.play(asked[0], agents[asked[0]].answer(ask_of(p, asked[0], minds)).move)
    assert outcome(p).winners == [1]


def test_the_reasons_have_names_in_both_languages() -> None:
    source = files(GAME.package).joinpath("judgement.py").read_text("utf-8")
    terms = set(re.findall(r"thought\(move, (.*)\)", source))
    named = {name for call in terms for name in re.findall(r"(\w+)=", call)} | {"too-little", "chance"}
    for language in ("de", "en"):
        words = files(GAME.package).joinpath("words", f"{language}.ftl").read_text("utf-8")
        assert [name for name in sorted(named) if f"\nterm-{name} = " not in words] == []
