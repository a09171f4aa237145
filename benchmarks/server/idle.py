"""Five thousand idle viewers on one process, and the median time to open a long table.

python benchmarks/server/idle.py [VIEWERS]
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import Any

from run import HERE, House, resident


def call(server: House, path: str, body: Any, token: str = "") -> Any:
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    request = urllib.request.Request(server.url + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def main() -> None:
    viewers = sys.argv[1] if len(sys.argv) > 1 else "5000"
    with tempfile.TemporaryDirectory() as folder:
        server = House(Path(folder))
        try:
            token = call(server, "/api/guest", {"name": "Idle"})["token"]
            record = sorted((HERE.parents[1] / "records").glob("*/*.txt"), key=lambda path: path.stat().st_size)[-1]
            table = call(server, "/api/records", {"text": record.read_text()}, token)["id"]
            before = resident(server.process.pid)
            done = subprocess.run(
                ["node", str(HERE / "idle.mjs"), server.url, viewers, token, table], capture_output=True, text=True
            )
            print(record.name, done.stdout.strip() or done.stderr[-2000:])
            print(f"{(resident(server.process.pid) - before) * 1024 / int(viewers):.0f} kB a viewer")
        finally:
            server.stop()


if __name__ == "__main__":
    main()
