"""One server for the tests that do not harm it."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from server.live import TOYS, Server, running

collect_ignore = ["toys"]
sys.path.append(str(TOYS))  # the parlour game can be imported here, but only the servers have it on their shelf


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("house")) as found:
        yield found
