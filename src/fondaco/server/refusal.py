"""Why the house refuses something: a stable code, facts for the sentence, and the HTTP status."""

from __future__ import annotations

from typing import Any

STATUS = {
    "no-session": 401,
    "wrong-passphrase": 401,
    "not-yours": 403,
    "not-host": 403,
    "not-member": 403,
    "blocked": 403,
    "foreign-origin": 403,
    "no-table": 404,
    "no-person": 404,
    "no-game": 404,
    "no-file": 404,
    "no-order": 404,
    "no-proposal": 404,
    "link-spent": 404,
    "body-too-big": 413,
    "too-long": 422,
    "bad-setup": 422,
    "bad-bot": 422,
    "bad-name": 422,
    "bad-record": 422,
    "bad-request": 422,
    "bad-message": 422,
    "bad-address": 422,
    "bad-notation": 422,
    "weak-passphrase": 422,
    "order-unfit": 422,
    "too-fast": 429,
    "defect": 500,
    "unready": 503,
}


class Refusal(Exception):
    """Everything that is not listed is a conflict with how things stand: 409."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)
