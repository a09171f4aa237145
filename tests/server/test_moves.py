"""Asks, intents, seals, undo, consent, resignation: what a move may do to a match, and what it may not."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine

from fondaco.core.events import Event
from fondaco.core.game import game
from fondaco.server import consent, ledger, schema
from fondaco.server.match import Match, Opening, Proposal, refold
from fondaco.server.refusal import Refusal
from fondaco.server.rows import Row
from fondaco.server.telling import retell
from server.live import PATIENCE, Server, new_intent, running, until
from server.tables import ask_of, bid, play_on, table_with, three, to_weighing, two, where_several_are_asked


class TestAsks:
    def test_a_move_for_an_older_question_is_stale(self, server: Server) -> None:
        ada, bo, table = two(server, game="medici", options={"start": 0})
        old = ask_of(ada, table)
        ada.act(table, type="move", ask=old, move="stop")
        bo.act(table, type="move", ask=ask_of(bo, table), move="pass")
        assert ada.act(table, 409, type="move", ask=old, move="pass")["code"] == "stale"

    def test_the_same_intent_gets_its_first_answer_again(self, server: Server) -> None:
        ada, _, table = two(server)
        body = {"type": "move", "intent": new_intent(), "ask": ask_of(ada, table), "move": "bid 0"}
        first = ada.post(f"/api/tables/{table}/acts", body)
        for _ in range(3):
            assert ada.post(f"/api/tables/{table}/acts", body) == first
        moves = [row for row in ada.get(f"/api/tables/{table}/log")["rows"] if row["actor"] == 0]
        assert len(moves) == 1

    def test_an_intent_used_again_for_a_new_question_is_still_the_old_one(self, server: Server) -> None:
        ada, _, table = two(server)
        sent: dict[str, Any] = {"type": "move", "intent": new_intent(), "move": "bid 0"}
        first = ada.act(table, ask=ask_of(ada, table), **sent)
        assert ada.act(table, ask=ask_of(ada, table), **sent) == first

    def test_the_same_intent_id_of_another_person_is_another_intent(self, server: Server) -> None:
        ada, bo, table = two(server)
        intent = new_intent()
        for caller in (ada, bo):
            ask = ask_of(caller, table)
            body = {"type": "move", "intent": intent, "ask": ask, "move": "bid 0"}
            caller.post(f"/api/tables/{table}/acts", body)
        actors = [row["actor"] for row in ada.get(f"/api/tables/{table}/log")["rows"]]
        assert {0, 1} <= set(actors)

    def test_nobody_can_use_an_intent_of_the_house_first(self, server: Server) -> None:
        ada, bo, table = two(server, game="medici", options={"start": 0})
        ask = ask_of(ada, table)
        for intent in (f"bot-{ask}", "leaves"):
            proposal = ada.act(table, type="propose", what="end", intent=intent)["seq"]
            bo.act(table, type="vote", proposal=proposal, agree=False)
        ada.act(table, 422, type="propose", what="end", intent=f"bot {ask}")
        ada.call("DELETE", "/api/me", 204)
        until(lambda: [row for row in bo.get(f"/api/tables/{table}/log")["rows"] if row.get("by") == "bot"])

    def test_sealed_answers_do_not_disturb_each_other(self, server: Server) -> None:
        callers = [server.guest(name) for name in "ABCD"]
        table = callers[0].table(["me", "open", "open", "open"], game="parlour")
        for caller in callers[1:]:
            caller.post(f"/api/tables/{table}/join")
        callers[0].post(f"/api/tables/{table}/start")
        asks = [ask_of(caller, table) for caller in callers]
        with ThreadPoolExecutor(4) as pool:
            done = [
                pool.submit(caller.act, table, type="move", ask=ask, move="bid 0")
                for caller, ask in zip(callers, asks, strict=True)
            ]
        assert len({one.result()["seq"] for one in done}) == 4
        assert callers[0].state(table)["state"]["view"]["decision"] == "Weighing"

    def test_a_sealed_answer_may_be_changed_until_the_last_is_in(self, server: Server) -> None:
        ada, bo, table = two(server)
        bid(ada, table)
        prompt = ada.state(table)["state"]["prompt"]
        assert prompt["amends"]
        highest = prompt["choices"][-2]["move"]  # the last one is a shout
        ada.act(table, type="move", ask=prompt["ask"], move=highest)
        bid(bo, table)
        opened = [event for row in bo.get(f"/api/tables/{table}/log")["rows"] for event in row["events"]]
        assert [event["bids"][0] for event in opened if event["event"] == "opened"] == [int(highest.split()[1])]

    def test_an_aside_of_another_keeps_my_ask(self, server: Server) -> None:
        ada, bo, table = two(server)
        ask = ask_of(ada, table)
        bo.act(table, type="move", ask=ask_of(bo, table), move="shout 1")
        assert ask_of(ada, table) == ask
        ada.act(table, type="move", ask=ask, move="bid 0")

    def test_a_refusal_of_the_rules_says_why_in_the_players_language(self, server: Server) -> None:
        ada, _, table = two(server)
        most = ada.state(table)["state"]["prompt"]["facts"]["most"]
        wrong = {"type": "move", "ask": ask_of(ada, table), "move": f"bid {most + 1}"}
        assert ada.act(table, 409, **wrong) == {"code": "bid", "text": f"Bid at most {most}."}
        body = {"intent": new_intent(), **wrong}
        german = ada.post(f"/api/tables/{table}/acts", body, 409, lang="de")
        assert german["text"] == f"Biete höchstens {most}."
        assert ada.act(table, 422, **{**wrong, "move": "dance"})["code"] == "bad-notation"
        watching = ada.watch(table, lang="de")
        assert watching.ask(**wrong)["text"] == german["text"]
        assert watching.ask(**{**wrong, "ask": 0})["text"] == "Am Tisch ging es schon weiter; schau noch einmal hin."


class TestUndo:
    def test_ones_own_last_ply_can_be_taken_back_and_stays_in_the_log_as_undone(self, server: Server) -> None:
        winner, _, table = to_weighing(server)
        winner.act(table, type="move", ask=ask_of(winner, table), move="weigh left")
        before = winner.state(table)["state"]
        assert before["undo"] is not None
        winner.act(table, type="undo", seq=before["undo"])
        after = winner.state(table)["state"]
        assert after["view"]["ply"] == before["view"]["ply"] - 1
        assert after["prompt"]["ask"] > before["prompt"]["ask"]
        [undone] = [row for row in winner.get(f"/api/tables/{table}/log")["rows"] if row.get("undone")]
        assert undone["move"] == "weigh left"

    def test_a_doubled_undo_takes_back_one_ply(self, server: Server) -> None:
        winner, _, table = to_weighing(server)
        for _ in range(2):
            winner.act(table, type="move", ask=ask_of(winner, table), move="weigh left")
        body = {"type": "undo", "intent": new_intent(), "seq": winner.state(table)["state"]["undo"]}
        ply = winner.state(table)["state"]["view"]["ply"]
        first = winner.post(f"/api/tables/{table}/acts", body)
        assert winner.post(f"/api/tables/{table}/acts", body) == first
        assert winner.state(table)["state"]["view"]["ply"] == ply - 1

    def test_nothing_is_taken_back_past_a_draw_a_revelation_or_an_opened_seal(self, server: Server) -> None:
        winner, other, table = to_weighing(server)
        assert winner.state(table)["state"]["undo"] is None, "the seal has been opened"
        assert other.state(table)["state"]["undo"] is None
        winner.act(table, type="move", ask=ask_of(winner, table), move="weigh left")
        winner.act(table, type="move", ask=ask_of(winner, table), move="peek")
        assert winner.state(table)["state"]["undo"] is None, "a card was shown"
        taken = winner.act(table, type="move", ask=ask_of(winner, table), move="take 0")["seq"]
        assert winner.state(table)["state"]["undo"] is None, "cards were dealt"
        assert winner.act(table, 409, type="undo", seq=taken)["code"] == "nothing-to-undo"

    def test_a_sealed_answer_is_taken_back_though_another_answered_later(self, server: Server) -> None:
        *callers, table = three(server)
        seq = bid(callers[0], table)
        kept = ask_of(callers[2], table)
        bid(callers[1], table)
        callers[0].act(table, type="undo", seq=seq)
        state = callers[2].state(table)["state"]
        assert state["view"]["to_act"] == [0, 2]
        assert state["prompt"]["ask"] == kept, "the third was asked the same all along"
        callers[2].act(table, type="move", ask=kept, move="bid 0")
        bid(callers[0], table)

    def test_a_sealed_answer_is_not_taken_back_past_what_another_did_openly(self, server: Server) -> None:
        *callers, table = three(server)
        bid(callers[0], table)
        assert callers[0].state(table)["state"]["undo"]
        callers[1].act(table, type="move", ask=ask_of(callers[1], table), move="shout 1")
        assert callers[0].state(table)["state"]["undo"] is None

    def test_anothers_ply_is_not_mine_to_take_back(self, server: Server) -> None:
        winner, other, table = to_weighing(server)
        seq = winner.act(table, type="move", ask=ask_of(winner, table), move="weigh left")["seq"]
        assert other.act(table, 409, type="undo", seq=seq)["code"] == "nothing-to-undo"


class TestSnapshots:
    """The log is the truth; a snapshot only saves the way to it."""

    plies = [(-1, "tile C5"), (0, "stop"), (1, "pass")]
    rows = [Row(seq, actor, "move", {"move": move}, 1.0) for seq, (actor, move) in enumerate(plies, 1)]
    setup = game("medici").start(2, {"start": 0}).setup
    opening = Opening("medici", 2, setup.options, setup.edition.name)

    def opened(self, rows: list[Row], snapshot: dict[str, object]) -> Match:
        engine = create_engine("sqlite://")
        schema.meta.create_all(engine)
        with engine.connect() as connection:
            connection.execute(schema.log.insert(), [row.to_db("t") for row in rows])
            ledger.write_snapshot(connection, "t", snapshot)
            return ledger.read_match(connection, "t", self.opening)

    def test_a_ply_taken_back_does_not_return_with_one(self) -> None:
        undone = [*self.rows, Row(4, 1, "undo", {"takes": [3]}, 1.0)]
        found = self.opened(undone, ledger.freeze(refold(self.opening, self.rows)))
        assert found.position == refold(self.opening, self.rows[:2]).position
        assert found.seq == 4

    @pytest.mark.parametrize(("rules", "used"), [(game("medici").rules, True), (0, False)])
    def test_one_made_under_other_rules_is_not_used(self, rules: int, used: bool) -> None:
        two, three = (refold(self.opening, self.rows[:number]) for number in (2, 3))
        marked = {**ledger.freeze(two), "seq": 3, "rules": rules}
        assert self.opened(self.rows, marked).position == (two if used else three).position


class TestRetelling:
    """Row by row, whoever looks: what was taken back is left behind, and the way there is not gone again and again."""

    def log(self) -> list[Row]:
        """Often taken back, at last by consent to long before."""
        rows = [Row(1, -1, "move", {"move": "tile C5"}, 1.0)]
        for _ in range(150):
            rows.append(Row(len(rows) + 1, 0, "move", {"move": "stop"}, 1.0 + len(rows)))
            rows.append(Row(len(rows) + 1, 0, "undo", {"takes": [len(rows)], "used": 0.5 * len(rows)}, 1.0 + len(rows)))
        for actor, move in ((0, "stop"), (1, "bid 1"), (0, "pass")):
            rows.append(Row(len(rows) + 1, actor, "move", {"move": move}, 1.0 + len(rows)))
            rows += [Row(len(rows) + 1 + n, 1, "timeout", {}, 1.0 + len(rows)) for n in range(40)]
        rows.append(Row(len(rows) + 1, 0, "undo", {"takes": [302, 343, 384], "consented": True}, 2.0 + len(rows)))
        return [*rows, Row(len(rows) + 1, 0, "move", {"move": "draw"}, 3.0 + len(rows))]

    def test_after_each_row_the_match_stands_as_its_rows_say(self, monkeypatch: pytest.MonkeyPatch) -> None:
        rows, opening = self.log(), TestSnapshots.opening
        stands = [refold(opening, rows[: number + 1]) for number in range(len(rows))]
        folded: list[Row] = []
        fold = Match.fold

        def counted(match: Match, row: Row) -> list[Event]:
            folded.append(row)
            return fold(match, row)

        monkeypatch.setattr(Match, "fold", counted)
        for should, (told, match) in zip(stands, retell(opening, rows, [None]), strict=True):
            assert (match.position, match.asks, match.used) == (should.position, should.asks, should.used), told.row
        assert len(folded) < 3 * len(rows)

    def test_what_is_new_is_told_from_where_one_stands(self) -> None:
        rows, opening = self.log()[-4:-2], TestSnapshots.opening
        before = self.log()[:-4]
        told = [one for one, _ in retell(opening, [*before, *rows], [None, 0, 1])]
        assert [one for one, _ in retell(opening, rows, [None, 0, 1], refold(opening, before))] == told[-2:]


class TestConsent:
    def test_beyond_the_barrier_everybody_must_agree(self, server: Server) -> None:
        winner, other, table = to_weighing(server)
        round_before = winner.state(table)["state"]["view"]["round"]
        winner.act(table, type="move", ask=ask_of(winner, table), move="take 1")
        proposal = winner.act(table, type="propose", what="undo")["seq"]
        assert winner.state(table)["state"]["view"]["round"] == round_before + 1
        other.act(table, type="vote", proposal=proposal, agree=True)
        state = winner.state(table)["state"]
        assert state["view"]["round"] == round_before
        assert state["prompt"]["decision"] == "Weighing"
        assert state["proposals"] == []

    def test_who_plays_on_ends_a_proposal_to_go_back(self, server: Server) -> None:
        winner, other, table = to_weighing(server)
        proposal = winner.act(table, type="propose", what="undo")["seq"]
        winner.act(table, type="move", ask=ask_of(winner, table), move="weigh left")
        assert other.act(table, 404, type="vote", proposal=proposal, agree=True)["code"] == "no-proposal"

    def test_one_refusal_ends_a_proposal(self, server: Server) -> None:
        ada, bo, table = two(server)
        proposal = ada.act(table, type="propose", what="end")["seq"]
        assert ada.act(table, 409, type="propose", what="end")["code"] == "already-proposed"
        bo.act(table, type="vote", proposal=proposal, agree=False)
        assert ada.state(table)["state"]["proposals"] == []
        assert bo.act(table, 404, type="vote", proposal=proposal, agree=True)["code"] == "no-proposal"
        assert ada.get(f"/api/tables/{table}")["status"] == "running"

    def test_a_vote_sent_again_gets_its_first_answer_again(self, server: Server) -> None:
        *callers, table = three(server)
        proposal = callers[0].act(table, type="propose", what="end")["seq"]
        vote = {"type": "vote", "intent": new_intent(), "proposal": proposal, "agree": True}
        assert callers[1].act(table, **vote) == callers[1].act(table, **vote)

    def test_a_proposal_ends_when_a_seat_changes_hands(self, server: Server) -> None:
        """The last who had not answered goes: those who stay are asked anew, and none is left waiting for a vote."""
        *callers, table = three(server)
        proposal = callers[0].act(table, type="propose", what="end")["seq"]
        callers[1].act(table, type="vote", proposal=proposal, agree=True)
        callers[2].act(table, type="resign")
        assert callers[0].state(table)["state"]["proposals"] == []
        again = callers[0].act(table, type="propose", what="end")["seq"]
        callers[1].act(table, type="vote", proposal=again, agree=True)
        assert callers[0].get(f"/api/tables/{table}")["status"] == "ended"

    def test_a_match_ends_by_consent(self, server: Server) -> None:
        ada, bo, table = two(server)
        proposal = ada.act(table, type="propose", what="end")["seq"]
        bo.act(table, type="vote", proposal=proposal, agree=True)
        assert ada.get(f"/api/tables/{table}")["status"] == "ended"
        assert ada.state(table)["state"]["prompt"] is None
        assert ada.act(table, 409, type="move", ask=0, move="bid 0")["code"] == "over"

    def test_what_was_proposed_in_a_match_is_no_more_when_it_is_over(self, server: Server) -> None:
        ada, bo, table = two(server)
        proposal = ada.act(table, type="propose", what="end")["seq"]
        play_on(ada.watch(table), bo.watch(table))
        over = bo.state(table)
        assert over["state"]["proposals"] == []
        assert bo.act(table, 404, type="vote", proposal=proposal, agree=True)["code"] == "no-proposal"
        assert bo.state(table)["seq"] == over["seq"]

    def test_somebody_present_cannot_be_replaced(self, server: Server) -> None:
        ada, _, table = two(server)
        for seat in (1, 9, None):  # somebody who is there, nobody, not said
            assert ada.act(table, 409, type="propose", what="replace", concerns=seat)["code"] == "not-absent"

    def test_whoever_has_answered_is_not_absent_while_others_think(self) -> None:
        table = table_with(p := where_several_are_asked("MakeOffers"))
        match = table.match
        assert match is not None
        quick, slow = p.to_act()[:2]
        match.play(2, quick, p.choices(quick)[0], 2.0)
        assert quick in match.asks, "the answer may still be changed"
        asyncio.run(consent.arguments(table, match, "replace", quick, slow))
        with pytest.raises(Refusal, match="not-absent"):
            asyncio.run(consent.arguments(table, match, "replace", slow, quick))

    def test_whoever_is_to_be_replaced_has_no_vote(self) -> None:
        p = game("medici").start(3, {"start": 0})
        p.play(-1, game("medici").parse("tile C5"))
        table = table_with(p)
        assert table.match is not None
        table.match.proposals[1] = Proposal(1, "replace", 1, {"seat": 0}, frozenset((1,)))
        with pytest.raises(Refusal, match="no-proposal"):
            asyncio.run(consent.vote(table, 0, "person 0", "never", 1, False))

    def test_nobody_is_replaced_where_nobody_else_could_agree(self, server: Server) -> None:
        ada = server.guest("Ada")
        table = ada.post("/api/play", {"game": "parlour", "seats": 2, "seat": 0})["id"]
        assert ada.act(table, 409, type="propose", what="replace", concerns=0)["code"] == "no-others"


class TestResigning:
    def test_a_bot_takes_over_and_whoever_resigned_is_last(self, server: Server) -> None:
        ada, bo, table = two(server, game="medici")
        resigning: dict[str, Any] = {"type": "resign", "intent": new_intent()}
        assert ada.act(table, **resigning) == ada.act(table, **resigning), "sent twice, done once"
        assert ada.get(f"/api/tables/{table}")["yours"] == []
        ada.act(table, 403, type="move", ask=1, move="pass")

        def played_out() -> bool:
            state = bo.state(table)
            if prompt := state["state"]["prompt"]:
                moves = [choice["move"] for choice in prompt["choices"]]
                bo.act(table, type="move", ask=prompt["ask"], move="pass" if "pass" in moves else "stop")
            return bool(state["table"]["status"] == "over")

        until(played_out, 4 * PATIENCE)  # the bot may still be loading
        shown = until(lambda: bo.get(f"/api/tables/{table}") if bo.get(f"/api/tables/{table}")["result"] else None)
        assert shown["result"]["ranks"] == [2, 1]
        assert shown["result"]["resigned"] == [0]
        assert shown["chairs"][0]["resigned"]


@pytest.mark.parametrize("act", [{"type": "move", "ask": 2, "move": "bid 0"}, {"type": "resign"}])
def test_nobody_acts_for_another_seat(server: Server, act: dict[str, object]) -> None:
    ada, bo, table = two(server)
    eve = server.guest("Eve")
    assert bo.act(table, 403, **act, seat=0)["code"] == "not-yours"
    assert eve.act(table, 403, **act, seat=0)["code"] == "not-member"
    assert eve.act(table, 403, **act)["code"] == "not-member"
    assert ada.get(f"/api/tables/{table}")["chairs"][0]["resigned"] is False


def test_nobody_asks_advice_for_a_seat_they_gave_up(tmp_path: Path) -> None:
    """It would tell what the bot that plays there holds now."""
    with running(tmp_path, FONDACO_BOT_PAUSE="3600") as server:
        ada, _, table = two(server, game="medici", options={"start": 0})
        assert ada.state(table)["state"]["prompt"]
        ada.act(table, type="resign")
        assert ada.get(f"/api/tables/{table}/advice", 403, seat=0)["code"] == "not-member"


def test_nobody_gives_an_order_or_asks_advice_for_another_seat(server: Server) -> None:
    _, bo, table = two(server)
    for caller, code in ((bo, "not-yours"), (server.guest("Eve"), "not-member")):
        order = {"decision": "Bidding", "move": "bid 0", "seat": 0}
        assert caller.post(f"/api/tables/{table}/orders", order, 403)["code"] == code
        assert caller.get(f"/api/tables/{table}/advice", 403, seat=0)["code"] == code
