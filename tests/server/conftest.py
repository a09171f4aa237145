"""One server for the tests that do not harm it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from house import Server, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("house")) as found:
        yield found
