"""The OpenAPI document is the contract: no call breaks the server, and docs/protocol.md names all there is."""

from __future__ import annotations

import random
import re
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import pytest
import schemathesis
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from fondaco.server import wire
from fondaco.server.caller import perhaps
from fondaco.server.routes import people, play, records, shelf, tables
from server.live import Server
from server.tables import two

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_the_page_names_every_kind_of_field_of_a_form() -> None:
    """A bot writer learns from the page alone how to compose an open move."""
    sources = [path.read_text(encoding="utf-8") for path in Path(str(files("fondaco.games"))).rglob("*.py")]
    kinds = {kind for source in sources for kind in re.findall(r'"kind": "(\w+)"', source)}
    assert {"amount", "clauses"} <= kinds
    assert [kind for kind in sorted(kinds) if f"`{kind}` (" not in PAGE] == []


@pytest.fixture(scope="module")
def contract(server: Server) -> Any:
    return schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")


@pytest.fixture(scope="module")
def known(server: Server) -> dict[str, Any]:
    ada, _, running_table = two(server)
    finished = ada.post("/api/play", {"game": "parlour", "seats": 2, "bot": "random"})["id"]
    ada.act(finished, type="resign")
    open_table = ada.table(["me", "open"])
    return {"server": server, "tables": [running_table, finished, open_table], "caller": ada}


schema = schemathesis.pytest.from_fixture("contract")


@schema.parametrize()
@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_no_call_breaks_the_server(case: Any, known: dict[str, Any]) -> None:
    server: Server = known["server"]
    case.headers = {"authorization": f"Bearer {known['caller'].token}"}
    if case.method == "DELETE" and case.path in ("/api/me", "/api/session"):
        case.headers = {"authorization": f"Bearer {server.guest('Brief').token}"}
    if case.path_parameters and "table_id" in case.path_parameters and random.random() < 0.8:
        case.path_parameters["table_id"] = random.choice(known["tables"])
    if case.path_parameters and "name" in case.path_parameters and random.random() < 0.8:
        case.path_parameters["name"] = "medici"
    checks = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
    case.call_and_validate(base_url=server.url, checks=checks)


def test_the_page_names_every_call_and_no_other(server: Server) -> None:
    paths = server.guest().get("/api/openapi.json")["paths"]
    calls = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    named = {
        f"{method} {path.partition('?')[0]}"
        for method, path in re.findall(r"`(GET|POST|PUT|PATCH|DELETE) (/[^ `…]+)", PAGE)
        if not path.endswith("/")
    }
    assert named - {"GET /api/tables/{table_id}/stream", "GET /api/openapi.json"} == calls


def test_nobody_makes_any_call_too_often() -> None:
    """But those that let somebody in, which may be made more seldom still."""
    uncounted = {
        route.path
        for module in (people, play, records, shelf, tables)
        for route in module.router.routes
        if isinstance(route, APIRoute) and perhaps not in asked_of(route.dependant) and route.path.startswith("/api/")
    }
    assert uncounted == {"/api/guest", "/api/session", "/api/session/link"}


def asked_of(dependant: Dependant) -> list[Any]:
    """Everything that is worked out before a call is answered."""
    return [dependant.call, *(one for part in dependant.dependencies for one in asked_of(part))]


def test_the_page_names_every_message_of_the_socket() -> None:
    kinds = {model.model_fields["type"].annotation for model in get_args(get_args(wire.SocketMessage)[0])}
    for kind in kinds:
        [name] = get_args(kind)
        assert f'{{"type": "{name}"' in PAGE, name
    for name in ("hello", "state", "answer", "table", "chat"):
        assert f"| `{name}` |" in PAGE
