"""Every byte a seat or a spectator receives is the same, whatever it may not know.

Two matches that differ only in what seat 0 and a spectator cannot know are laid on two tables. Everything the wire
says to them about the one must be what it says about the other.
"""

from __future__ import annotations

import json
import random
import re
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import orjson
import pytest

from fondaco.core.game import catalogue
from fondaco.core.moves import CHANCE
from fondaco.core.position import Position
from fondaco.server import ledger
from fondaco.server.draft import Viewpoint
from fondaco.server.match import Match, Opening
from fondaco.server.rows import Row
from fondaco.server.state import Moment
from server.live import Caller, Server, Watching, running
from server.tables import table_with

Plies = list[tuple[int, str]]

EYES: tuple[dict[str, str], ...] = (
    *({}, {"lang": "de"}, {"from": "1"}),
    *({"seat": seat} for seat in ("0", "1", "none", "all")),
)


def deal(*cards: int) -> Plies:
    return [(CHANCE, f"deal {card}") for card in cards]


HIDDEN: dict[str, tuple[Plies, Plies]] = {
    "a card another was dealt": (deal(3, 1, 2), deal(3, 5, 0)),
    "a sealed bid of another": (
        [*deal(3, 4, 4), (1, "bid 1"), (2, "bid 4")],
        [*deal(3, 4, 4), (1, "bid 3"), (2, "bid 0")],
    ),
    "a card that went back unseen": (
        [*deal(3, 4, 1), (0, "bid 3"), (1, "bid 2"), (2, "bid 0"), (0, "take 1"), *deal(2, 5, 0)],
        [*deal(3, 2, 5), (0, "bid 3"), (1, "bid 2"), (2, "bid 0"), (0, "take 1"), *deal(2, 3, 4)],
    ),
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Laid]:
    yield from lay(tmp_path_factory.mktemp("secrets"))


class Laid:
    """A server with pairs of tables whose secrets differ."""

    def __init__(self, server: Server, tokens: list[str], pairs: dict[str, tuple[str, str]]) -> None:
        self.server = server
        self.callers = [Caller(server.url, "", token=token) for token in tokens]
        self.pairs = pairs


def lay(data: Path) -> Iterator[Laid]:
    pairs: dict[str, tuple[str, str]] = {}
    with running(data) as server:
        people = [server.guest(name) for name in ("Ada", "Bo", "Cy")]
        for what in HIDDEN:
            made = []
            for _ in range(2):
                table = people[0].table(["me", "open", "open"], game="parlour")
                for person in people[1:]:
                    person.post(f"/api/tables/{table}/join")
                people[0].post(f"/api/tables/{table}/start")
                made.append(table)
            pairs[what] = (made[0], made[1])
    with sqlite3.connect(data / "fondaco.db") as database:
        for what, tables in pairs.items():
            for table, plies in zip(tables, HIDDEN[what], strict=True):
                rewrite(database, table, plies)
    with running(data) as server:
        yield Laid(server, [person.token for person in people], pairs)


def rewrite(database: sqlite3.Connection, table: str, plies: Plies) -> None:
    """Put another past on a table."""
    database.execute("DELETE FROM log WHERE match = ?", (table,))
    for seq, (actor, move) in enumerate(plies, 1):
        row = Row(seq, actor, "move", {"move": move}, 1_800_000_000.0 + seq).to_db(table)
        names = ", ".join(row)
        database.execute(f"INSERT INTO log ({names}) VALUES ({', '.join('?' * len(row))})", tuple(row.values()))
    changes = "seq = ?, created = 1, touched = 1, due = NULL, key = 'key'"
    database.execute(f"UPDATE tables SET {changes} WHERE id = ?", (len(plies), table))


def masked(text: str, table: str) -> str:
    """Without the table's own id and the clock on the wall."""
    text = text.replace(table, "TABLE")
    return re.sub(r'"(now|at|since|deadline|watching)":\s*[0-9.e+]+', r'"\1":0', text)


def heard_over_http(caller: Caller | None, server: Server, table: str) -> list[tuple[int, str]]:
    """Everything that can be read, and every refusal that can be provoked without changing anything."""
    http = (caller or server.guest("Eve")).http
    answers = []
    act: dict[str, object]
    for path in ("", "/state", "/log", "/replay", "/record", "/course", "/chat", "/orders"):
        for query in EYES:
            answers.append(http.get(f"/api/tables/{table}{path}", params=query))
    for number, move in enumerate(["bid 9", "bid 5", "bid 4", "take 1", "weigh left", "peek", "deal 1", "dance"]):
        for ask in (0, 1, 2, 99):
            act = {"type": "move", "intent": f"probe-{number}", "ask": ask, "move": move}
            answers.append(http.post(f"/api/tables/{table}/acts", json=act))
    for act in ({"type": "undo", "seq": 1}, {"type": "undo", "seq": 4}, {"type": "vote", "proposal": 1, "agree": True}):
        answers.append(http.post(f"/api/tables/{table}/acts", json={"intent": "probe", **act}))
    return [(answer.status_code, masked(answer.text, table)) for answer in answers]


def illegal_answers(caller: Caller, table: str) -> list[tuple[int, str]]:
    """What the rules say to moves they refuse."""
    prompt = caller.state(table)["state"]["prompt"]
    if prompt is None:
        return []
    said = []
    for move in ("bid 4", "bid 5", "bid 99", "weigh up", "take 2", "shout 2", "peek"):
        act = {"type": "move", "intent": f"illegal-{move.split()[0]}", "ask": prompt["ask"], "move": move}
        answer = caller.http.post(f"/api/tables/{table}/acts", json=act)
        assert answer.status_code >= 400
        said.append((answer.status_code, masked(answer.text, table)))
    return said


@pytest.mark.parametrize("what", HIDDEN)
def test_http_says_the_same_whatever_one_may_not_know(house: Laid, what: str) -> None:
    for caller in (house.callers[0], None):
        one, two = (heard_over_http(caller, house.server, table) for table in house.pairs[what])
        assert one == two
    one, two = (illegal_answers(house.callers[0], table) for table in house.pairs[what])
    assert one == two
    owner = [house.callers[1].state(table)["state"]["view"] for table in house.pairs[what]]
    assert owner[0] != owner[1], "the two tables do differ for those who may know"


def stream(caller: Caller, table: str, deed: Callable[[], None]) -> list[str]:
    """All a socket says: to a newcomer, about the past, about what happens now, about refusals."""
    messages: list[str] = []
    watching = Watching(caller, table, after=0)
    deed()
    for move in ("bid 5", "dance"):
        watching.ask(
            type="move", ask=watching.prompt["ask"] if watching.prompt else 0, move=move, intent=move.split()[0]
        )
    watching.ask(type="language", language="de", intent="l")
    messages += [masked(text, table) for text in watching.raw if '"type":"table"' not in text]
    watching.close()
    return messages


def test_the_socket_says_the_same_while_secrets_are_made(house: Laid) -> None:
    """Bo bids under the eyes of Ada and of a passer-by: they hear that he did, and nothing else."""
    what = "a card another was dealt"
    eve = house.server.guest("Eve")
    heard: dict[str, list[list[str]]] = {"ada": [], "eve": []}
    for table, amount in zip(house.pairs[what], (1, 5), strict=True):
        bo = house.callers[1]

        def bid(table: str = table, amount: int = amount, bo: Caller = bo) -> None:
            ask = bo.state(table)["state"]["prompt"]["ask"]
            bo.act(table, type="move", ask=ask, move=f"bid {amount}")

        heard["ada"].append(stream(house.callers[0], table, bid))
        heard["eve"].append(stream(eve, table, lambda: None))
    assert heard["ada"][0] == heard["ada"][1]
    assert heard["eve"][0] == heard["eve"][1]
    assert any("bid ?" in text for text in heard["ada"][0])


@pytest.mark.parametrize("name", sorted(catalogue()))
def test_what_a_viewer_is_told_does_not_depend_on_who_was_told_before(name: str) -> None:
    """What is the same for all is put into words once; what is not never comes to another's eyes."""
    rng = random.Random(3)
    played = catalogue()[name]
    table = table_with(played.start(max(played.seats[0], 3)))
    differing = 0
    while (p := (draft := table.draft()).match.position).to_act() and p.ply < 250:
        seat = rng.choice(p.to_act())
        if seat == CHANCE:
            draft.play(seat, p.draw(rng))
        else:
            draft.play(seat, rng.choice(p.choices(seat)), by=rng.choice(("bot", "bot", "order")))
        table.match = draft.match
        eyes = table.viewpoints()
        alone = {viewer: heard(Moment(table, draft.told), viewer) for viewer in eyes}
        for first in eyes:
            moment = Moment(table, draft.told)
            heard(moment, first)
            assert {viewer: heard(moment, viewer) for viewer in eyes} == alone
        differing += len(set(alone.values())) > 1
    assert differing, "something was secret"


def heard(moment: Moment, viewer: Viewpoint) -> bytes:
    return orjson.dumps(moment.rows(viewer, "en"))


def test_when_a_match_is_over_everything_lies_open(house: Laid) -> None:
    table = house.pairs["a sealed bid of another"][0]
    for number, caller in enumerate(house.callers):
        if number == 0:
            caller.act(table, type="move", ask=caller.state(table)["state"]["prompt"]["ask"], move="bid 0")
    proposal = house.callers[0].act(table, type="propose", what="end")["seq"]
    for caller in house.callers[1:]:
        caller.act(table, type="vote", proposal=proposal, agree=True)
    assert "1 bid 1" in house.server.guest("Eve").get(f"/api/tables/{table}/record")


def middle_of(name: str, seats: int, plies: int, seed: int) -> Position:
    rng = random.Random(seed)
    p = catalogue()[name].start(seats)
    while p.to_act() and (p.ply < plies or p.to_act() == (CHANCE,)):
        seat = rng.choice(p.to_act())
        p.play(seat, p.draw(rng) if seat == CHANCE else rng.choice(p.choices(seat)))
    return p


@pytest.mark.parametrize("name", sorted(catalogue()))
def test_every_game_shows_a_seat_only_what_it_may_know(tmp_path: Path, name: str) -> None:
    """The position and one imagined from the seat's memory view say the same to that seat: state, prompt, refusals."""
    played = catalogue()[name]
    seats, rng = played.seats[-1], random.Random(1)
    with running(tmp_path) as server:
        ada = server.guest("Ada")
        wish = {"game": name, "seats": seats, "chairs": ["me", *["open"] * (seats - 1)]}
        others = [server.guest(f"P{number}") for number in range(1, seats)]
        tables = []
        for _ in range(6):
            table = ada.post("/api/tables", wish)["id"]
            for other in others:
                other.post(f"/api/tables/{table}/join")
            ada.post(f"/api/tables/{table}/start")
            tables.append(table)
        token = ada.token
    with sqlite3.connect(tmp_path / "fondaco.db") as database:
        for number, (one, two) in enumerate(zip(tables[::2], tables[1::2], strict=True)):
            p = middle_of(name, seats, (12, 40, 90)[number], number)
            imagined = played.imagine(p.view(0, memory=True), rng)
            for table, position in ((one, p), (two, imagined)):
                snapshot(database, table, position)
    with running(tmp_path) as server:
        caller = Caller(server.url, "", token=token)
        for one, two in zip(tables[::2], tables[1::2], strict=True):
            said = [everything(caller, table) for table in (one, two)]
            assert said[0] == said[1]
            socket = [Watching(caller, table) for table in (one, two)]
            hello = [masked(watching.raw[0], table) for watching, table in zip(socket, (one, two), strict=True)]
            assert hello[0] == hello[1]


def snapshot(database: sqlite3.Connection, table: str, position: Position) -> None:
    """Lay a position on a table, by way of a snapshot."""
    opening = Opening(*opening_of(database, table))
    match = Match(opening, position, 1, used=[0.0] * position.seats, moves=[0] * position.seats, latest=1.0)
    match.ask(1.0, set())
    body = json.dumps(ledger.freeze(match), default=str)
    database.execute("INSERT OR REPLACE INTO snapshots (match, seq, body) VALUES (?, 1, ?)", (table, body))
    database.execute("DELETE FROM log WHERE match = ?", (table,))
    database.execute("UPDATE tables SET seq = 1, created = 1, touched = 1, key = 'key' WHERE id = ?", (table,))


def opening_of(database: sqlite3.Connection, table: str) -> tuple[Any, ...]:
    game, seats, options, edition = database.execute(
        "SELECT game, seats, options, edition FROM tables WHERE id = ?", (table,)
    ).fetchone()
    return game, seats, json.loads(options), edition


def everything(caller: Caller, table: str) -> list[str]:
    """State and prompt, and the answers to moves nobody may make."""
    state = caller.http.get(f"/api/tables/{table}/state")
    said = [masked(state.text, table)]
    prompt = state.json()["state"]["prompt"]
    for move in ("bid 9999", "pass", "done", "nonsense"):
        ask = prompt["ask"] if prompt else 0
        if prompt and move in [choice["move"] for choice in prompt["choices"]]:
            continue
        act = {"type": "move", "intent": f"probe-{move}".replace(" ", "-"), "ask": ask, "move": move}
        answer = caller.http.post(f"/api/tables/{table}/acts", json=act)
        said.append(f"{answer.status_code} {masked(answer.text, table)}")
    return said
