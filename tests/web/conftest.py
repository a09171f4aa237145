"""One browser and one house for all tests of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from server.live import Server, running
from web.browser import Visitor, launched


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Last of all, wherever they are named: Playwright's event loop runs on, and where one runs no other can."""
    items.sort(key=lambda item: Path(__file__).parent in item.path.parents)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with launched() as found:
        yield found


@pytest.fixture
def visitor(browser: Browser, house: Server) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors, each with a browser profile of their own; their pages must not have failed."""
    here: list[Visitor] = []

    def come(**how: Any) -> Visitor:
        here.append(Visitor(browser, house.url, **how))
        return here[-1]

    yield come
    troubles = [trouble for one in here for trouble in one.troubles]
    for one in here:
        one.close()
    assert not troubles, troubles
