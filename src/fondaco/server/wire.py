"""What callers may send, as types: HTTP bodies and socket messages alike. The OpenAPI document is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

NAME = r"^[^\x00-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff<>]+$"
"""Within one line, in every sense of the word: to be seen, and turning round nothing that stands after it."""
TEXT = r"^[^\x00]*$"
"""PostgreSQL keeps no NUL."""
SPOKEN = r"^[^\x00-\x08\x0e-\x1f\x7f-\x9f]*$"
"""A host reads it in a terminal, which must not be told what to do."""
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=NAME)]
Word = Annotated[str, StringConstraints(min_length=1, max_length=80, pattern=TEXT)]
Passphrase = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Token = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Intent = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
"""No spaces: those are in the intents of the house itself, so that nobody can use one of them first."""
Notation = Annotated[str, StringConstraints(min_length=1, max_length=2000)]
Speech = Annotated[str, StringConstraints(min_length=1, max_length=2000, pattern=SPOKEN)]
Number = Annotated[int, Field(ge=0, le=2**31)]
SeatNumber = Annotated[int, Field(ge=0, le=63)]
Language = Literal["de", "en"]


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


# People


class GuestWish(Strict):
    """A guest picks a name and plays at once."""

    name: Name
    language: Language = "en"


class SignIn(Strict):
    account: Name
    passphrase: Passphrase


class Redeem(Strict):
    token: Token


class Register(Strict):
    account: Name
    passphrase: Passphrase


class ChangePassphrase(Strict):
    old: Passphrase
    new: Passphrase


class MeChange(Strict):
    """What is left out stays as it is."""

    name: Name | None = None
    language: Language | None = None
    notify: (
        Annotated[list[Annotated[str, StringConstraints(min_length=3, max_length=300)]], Field(max_length=5)] | None
    ) = None
    away_until: Annotated[float, Field(ge=0, le=1e11)] | None = None


class Silence(Strict):
    person: Word
    kind: Literal["mute", "block"]
    on: bool = True


# Tables


class ClockWish(Strict):
    """`none`, `move` (seconds for each decision) or `bank` (seconds for the match, increment for each move).

    Both of these need their seconds, at least one.
    """

    model_config = ConfigDict(
        json_schema_extra={
            "if": {"properties": {"kind": {"enum": ["move", "bank"]}}},
            "then": {"required": ["seconds"], "properties": {"seconds": {"minimum": 1}}},
        }
    )
    kind: Literal["none", "move", "bank"]
    seconds: Annotated[float, Field(ge=0, le=30 * 86_400)] = 0.0
    increment: Annotated[float, Field(ge=0, le=3600)] = 0.0


class TableWish(Strict):
    """`chairs` names for each seat "me", "open" or a bot; several "me" make a hot-seat table."""

    game: Word
    seats: Annotated[int, Field(ge=1, le=64)]
    options: dict[Word, str | int | bool] = {}
    edition: Word | None = None
    chairs: Annotated[list[Word], Field(max_length=64)] = []
    names: Annotated[list[Name | Literal[""]], Field(max_length=64)] = []
    pace: Literal["live", "turns"] = "live"
    clock: ClockWish | None = None
    private: bool = False


class PlayNow(Strict):
    """A table against bots that starts at once. `seat`: where I sit, by lot if left out."""

    game: Word
    seats: Annotated[int, Field(ge=1, le=64)] | None = None
    bot: Word | None = None
    seat: SeatNumber | None = None
    options: dict[Word, str | int | bool] = {}
    edition: Word | None = None


class Join(Strict):
    seat: SeatNumber | None = None
    key: Token | None = None


class Start(Strict):
    """`fill`: the bot that takes the chairs still empty."""

    fill: Word | None = None


class OrderWish(Strict):
    """`verb` and `most`: the lowest such move if it is at most so much; or a fixed `move`. Else `otherwise`."""

    seat: SeatNumber | None = None
    decision: Word
    verb: Word | None = None
    most: Annotated[int, Field(ge=-(2**31), le=2**31)] | None = None
    move: Notation | None = None
    otherwise: Notation | None = None
    times: Annotated[int, Field(ge=1, le=1000)] = 1
    while_same: Annotated[list[Word], Field(max_length=20)] = []


class Spoken(Strict):
    text: Speech


class RecordText(Strict):
    text: Annotated[str, StringConstraints(min_length=1, max_length=400_000, pattern=TEXT)]


# Acts: the same over HTTP and on the socket


class MoveAct(Strict):
    """Answer an ask. `ask` is the number in the prompt; `intent` is any id the sender has not used here before."""

    type: Literal["move"]
    intent: Intent
    ask: Number
    move: Notation
    seat: SeatNumber | None = None


class UndoAct(Strict):
    """Take back the ply `seq`, which the state names as `undo`."""

    type: Literal["undo"]
    intent: Intent
    seq: Number
    seat: SeatNumber | None = None


class ResignAct(Strict):
    type: Literal["resign"]
    intent: Intent
    seat: SeatNumber | None = None


class ReturnAct(Strict):
    """Take one's seat back from the bot that stepped in."""

    type: Literal["return"]
    intent: Intent
    seat: SeatNumber


class ProposeAct(Strict):
    """`end` the match, `undo` the last turn, `replace` the absent player in the seat `concerns`."""

    type: Literal["propose"]
    intent: Intent
    what: Literal["end", "undo", "replace"]
    concerns: SeatNumber | None = None
    seat: SeatNumber | None = None


class VoteAct(Strict):
    type: Literal["vote"]
    intent: Intent
    proposal: Number
    agree: bool
    seat: SeatNumber | None = None


ACTS = (MoveAct, UndoAct, ResignAct, ReturnAct, ProposeAct, VoteAct)
Act = Annotated[MoveAct | UndoAct | ResignAct | ReturnAct | ProposeAct | VoteAct, Field(discriminator="type")]


# Only on the socket


class SitMessage(Strict):
    """At a hot-seat table: the device has been handed to this seat; lift the curtain."""

    type: Literal["sit"]
    intent: Intent | None = None
    seat: SeatNumber


class CoverMessage(Strict):
    """At a hot-seat table: draw the curtain."""

    type: Literal["cover"]
    intent: Intent | None = None


class LanguageMessage(Strict):
    type: Literal["language"]
    intent: Intent | None = None
    language: Language


class ChatMessage(Strict):
    type: Literal["chat"]
    intent: Intent
    text: Speech


class PingMessage(Strict):
    type: Literal["ping"]
    intent: Intent | None = None


SocketMessage = Annotated[
    MoveAct
    | UndoAct
    | ResignAct
    | ReturnAct
    | ProposeAct
    | VoteAct
    | SitMessage
    | CoverMessage
    | LanguageMessage
    | ChatMessage
    | PingMessage,
    Field(discriminator="type"),
]
SOCKET_MESSAGE: TypeAdapter[Any] = TypeAdapter(SocketMessage)


# Answers


class Problem(BaseModel):
    """Why a call was refused: a stable code and a sentence in the caller's language."""

    code: str
    text: str


class Accepted(BaseModel):
    seq: int


class MeOut(BaseModel):
    id: str
    name: str
    account: str | None
    language: str
    notify: list[str]
    away_until: float


class SessionOut(BaseModel):
    """`token` is for scripts (`Authorization: Bearer …`); a browser has its cookie."""

    person: MeOut
    token: str


class ChairOut(BaseModel):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    person: str | None
    host: bool
    you: bool
    online: bool
    resigned: bool
    away: bool
    rank: int | None = None
    score: int | None = None


class ClockOut(BaseModel):
    kind: Literal["none", "move", "bank"]
    seconds: float
    increment: float


class TableOut(BaseModel):
    id: str
    game: str
    title: str
    rules: int
    edition: str
    seats: int
    options: dict[str, Any]
    status: Literal["open", "running", "over", "ended", "imported"]
    pace: Literal["live", "turns"]
    clock: ClockOut
    private: bool
    key: str | None
    host: bool
    created: float
    chairs: list[ChairOut]
    yours: list[int]
    watching: int
    rematch: str | None
    result: dict[str, Any] | None
    seq: int


class StateOut(BaseModel):
    """What one pair of eyes sees now; `view` is the game's own, see docs/state."""

    model_config = ConfigDict(extra="allow")
    status: str
    view: dict[str, Any]
    prompt: dict[str, Any] | None
    undo: int | None


class TableStateOut(BaseModel):
    table: TableOut
    seq: int
    seat: int | None
    state: StateOut | None


class AdviceOut(BaseModel):
    """`ask`: the question it is about, as in the prompt."""

    ask: int
    move: str
    text: str


class RowsOut(BaseModel):
    rows: list[dict[str, Any]]
    seq: int
