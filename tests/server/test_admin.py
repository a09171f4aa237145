"""The host's own commands, beside an open house."""

from __future__ import annotations

import os
import subprocess
import sys

from server.live import Server, until
from server.test_moves import two


def admin(server: Server, *words: str) -> str:
    command = [sys.executable, "-m", "fondaco.server.admin", "--data", str(server.data), *words]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ}, timeout=60)
    return done.stdout + done.stderr


def test_a_host_removes_a_message_a_table_and_a_person(server: Server) -> None:
    ada, bo, table = two(server)
    bo.post(f"/api/tables/{table}/chat", {"text": "something nasty"})
    assert table in admin(server, "tables")
    number = admin(server, "messages", table).split()[0]
    assert "removed" in admin(server, "remove-message", number)
    assert ada.get(f"/api/tables/{table}/chat") == []
    assert bo.me["id"] in admin(server, "people", "Bo")
    assert "removed" in admin(server, "remove-table", table)
    until(lambda: ada.http.get(f"/api/tables/{table}").status_code == 404)
    assert "removed" in admin(server, "remove-person", bo.me["id"])
    assert bo.get("/api/me") is None
    assert "no such" in admin(server, "remove-person", bo.me["id"])
