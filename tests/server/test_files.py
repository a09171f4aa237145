"""Files of the page: held in memory, compressed, asked about cheaply; what is not there is a plain 404."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from fondaco.server.files import Files
from server.live import PROBE, Server

SCRIPT = "/web/main.js"


def fetch(server: Server, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return PROBE.request(method, server.url + path, headers=named)


def test_a_script_comes_compressed_to_those_who_can_read_it(server: Server) -> None:
    plain = fetch(server, SCRIPT, accept_encoding="identity")
    packed = fetch(server, SCRIPT, accept_encoding="gzip")
    assert plain.status_code == packed.status_code == 200
    assert plain.headers["content-type"].startswith("text/javascript")
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
    assert packed.content == plain.content, "httpx unpacks it"


def test_a_copy_that_is_still_good_is_not_sent_again(server: Server) -> None:
    first = fetch(server, SCRIPT)
    again = fetch(server, SCRIPT, if_none_match=first.headers["etag"])
    assert again.status_code == 304
    assert again.content == b""
    assert fetch(server, SCRIPT, if_none_match='"another"').status_code == 200
    assert first.headers["cache-control"] == "no-cache", "an upgrade shows at once"


@pytest.mark.parametrize("path", ["/", "/t/abc", "/new", "/web/index.html"])
def test_every_address_without_a_file_is_the_page(server: Server, path: str) -> None:
    answer = fetch(server, path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize(
    "path",
    [
        *("/web/none.js", "/web", "/web/", "/web/table", "/none.js", "/api/none", "/words/fr.ftl"),
        *("/games/parlour/board.js", "/games/parlour/", "/games/none.js", "/games/medici/none.js"),
        *("/web/../server/app.py", "/web/%2e%2e/server/app.py", "/web/..%2fserver%2fapp.py", "/web/%00.js"),
        *("/games/medici/..%2fgame.py", "/words/medici/fr.ftl", "/words/none/de.ftl"),
    ],
)
def test_what_is_not_there_is_a_plain_404(server: Server, path: str) -> None:
    """A game without a board, a missing file, a folder, a way out of the folder."""
    answer = fetch(server, path)
    assert answer.status_code == 404 or answer.headers["content-type"].startswith("text/html"), answer.text
    assert "import" not in answer.text.split("<")[0]
    if answer.status_code == 404:
        assert answer.json()["code"] in ("no-file", "no-game")


def test_files_are_only_read(server: Server) -> None:
    assert fetch(server, SCRIPT, "HEAD").content == b""
    assert fetch(server, SCRIPT, "POST").status_code == 405


def test_a_file_is_held_once_however_its_name_is_spelled(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text("1")
    files = Files(tmp_path)
    assert files.find("none.js") is None
    found = [files.find(spelling) for spelling in ("a.js", "./a.js", "././a.js", f"../{tmp_path.name}/a.js")]
    assert all(held is found[0] is not None for held in found)
    assert len(files.held) == 1
