"""What a promise forbids: running clauses cut the choices of those who signed them (HA-180, HA-R98, HA-R99)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat
from fondaco.games.haendler.clauses import ANY, AT_ONCE, TILE_CLAUSES, Clause
from fondaco.games.haendler.components import (
    BONUS_SALE,
    BROKEN_AXLE,
    FREE_LOADING,
    LOAD_MASTER,
    RIDES,
    SOCIAL_CLIMB,
    SPECIAL_SALE,
    UPKEEP,
)
from fondaco.games.haendler.moves import (
    Bid,
    BreakAxle,
    Buy,
    ClaimBonus,
    ClimbByCard,
    Disc,
    Done,
    Drive,
    End,
    Forfeit,
    Load,
    LoadFree,
    Open,
    PayByCard,
    Push,
    Raise,
    Ride,
    SellSpecial,
    Shift,
    TakeOffice,
)
from fondaco.games.haendler.position import NOBODY, Haendler

DEMANDS: Final = ("play", "office", "courier-to", *TILE_CLAUSES)
"""Clauses that ask their signer to do something, rather than to refrain."""


def forbidden(p: Haendler, seat: Seat, move: Move) -> Illegal | None:
    """Why a promise of `seat` forbids a move; the older promise counts first."""
    if p.talk_point:
        return None
    for clause in binding(p, seat):
        if not permits(p, clause, move):
            return Illegal("promised", clause=str(clause))
    return None


def binding(p: Haendler, seat: Seat) -> Sequence[Clause]:
    """The clauses that bind a seat in this question: each one, oldest first, unless it would leave nothing to do."""
    key = (p.ply, seat)
    if p.bound is not None and p.bound[0] == key and p.bound[1] is p.decision:
        kept: list[Clause] = p.bound[2]
        return kept
    own = [Clause.parse(text) for signer, _, text, _ in p.clauses if signer == seat and not text.startswith("pay-if")]
    kept = []
    if own:
        moves = p.decision.choices(p, seat)
        for clause in own:
            if clause.kind in DEMANDS and not waits(p, clause) and not any(fulfils(p, clause, move) for move in moves):
                continue  # nobody is held to the impossible
            left = [move for move in moves if permits(p, clause, move)]
            if enough(p, left):
                kept.append(clause)
                moves = left
    p.bound = (key, p.decision, kept)
    return kept


def enough(p: Haendler, moves: Sequence[Move]) -> bool:
    """Is there still something one may do? A tile has to be played (HA-80)."""
    if repr(p.decision) == "Moving" and not p.played:
        return any(isinstance(move, (Drive, Forfeit)) for move in moves)
    return bool(moves)


def waits(p: Haendler, clause: Clause) -> bool:
    """Does the moment to keep a promise come later in this phase: a tile after the axles, a card for a later wagon?"""
    if clause.kind in TILE_CLAUSES:
        return repr(p.decision) == "BreakingAxles"
    if p.wagon == NOBODY or clause.kind != "play" or not clause.words[1].isdecimal():
        return False
    wagon = int(clause.words[1]) - 1
    return p.wagon < wagon and (wagon in p.arrived if p.phase == 5 else not p.came[wagon])


def fulfils(p: Haendler, clause: Clause, move: Move) -> bool:
    """Does a move do what a clause asks for? The first of two rides does, if the second can end on the field."""
    if clause.kind == "play":
        card = played_by(p, move)
        return card is not None and card[0] == clause.words[0] and clause.words[1] in (ANY, card[1])
    if clause.kind == "office":
        return isinstance(move, Shift) and move.good == clause.words[0] and clause.words[1] in (ANY, move.way)
    if clause.kind == "courier-to":
        if not isinstance(move, Ride):
            return False
        onward = [p.box.roads.rides(move.to, RIDES[card]) for card in p.rides if card != move.card]
        return any(clause.words[0] in fields for fields in [(move.to,), *onward])
    if not isinstance(move, Drive) or str(move.wagon) != clause.words[0]:
        return False
    if clause.kind == "move-tile":
        return str(move.tile) == clause.words[1]
    if clause.kind == "move-into":
        return move.to.rpartition(">")[2] == clause.words[1]
    path = (p.at[move.wagon - 1], *p.ways(move.wagon - 1, move.tile)[move.to])
    return clause.words[1] in [f"{here}>{there}" for here, there in pairwise(path)]


def played_by(p: Haendler, move: Move) -> tuple[str, str] | None:
    """The influence card a move plays, and on what."""
    if isinstance(move, TakeOffice):
        return LOAD_MASTER, str(move.wagon)
    if isinstance(move, LoadFree):
        return FREE_LOADING, str(p.wagon + 1)
    if isinstance(move, BreakAxle):
        return BROKEN_AXLE, str(move.wagon)
    if isinstance(move, SellSpecial):
        return SPECIAL_SALE, move.good
    if isinstance(move, ClaimBonus):
        return BONUS_SALE, str(p.wagon + 1)
    if isinstance(move, PayByCard):
        return UPKEEP, ANY
    return (SOCIAL_CLIMB, ANY) if isinstance(move, ClimbByCard) else None


def permits(p: Haendler, clause: Clause, move: Move) -> bool:
    """Is a move in keeping with a clause? For what a clause demands: see also `binding`."""
    kind, words = clause.kind, clause.words
    if kind in TILE_CLAUSES:
        if isinstance(move, (Push, Forfeit)) and not p.played:
            return False  # the promised tile comes first, so that extra points cannot spoil it
        if isinstance(move, Ride) and not p.played:
            return move.to != p.at[int(words[0]) - 1]  # nor the courier, by stopping the wagon
        if isinstance(move, BreakAxle):
            return str(move.wagon) != words[0]  # nor an axle
        return not isinstance(move, Drive) or fulfils(p, clause, move)
    if kind == "courier-to":
        return not isinstance(move, End) and (not isinstance(move, Ride) or fulfils(p, clause, move))
    if kind == "play":
        if not waits(p, clause):
            return fulfils(p, clause, move)
        card = played_by(p, move)
        return card is None or card[0] != words[0] or p.hands[p.actor].count(card[0]) > 1
    if kind == "office":
        return not isinstance(move, Done) and (not isinstance(move, Shift) or fulfils(p, clause, move))
    if kind == "not-play":
        card = played_by(p, move)
        return card is None or card[0] != words[0] or words[1] not in (ANY, card[1])
    if isinstance(move, Bid):
        if kind == "no-bid" and words[0] == str(p.wagon + 1):
            return move.amount == 0
        return kind != "bid-max" or words[0] != str(p.wagon + 1) or move.amount <= clause.amount
    if isinstance(move, Load):
        return not (kind == "master-not" and words[0] == str(p.wagon + 1) and words[1] in move.goods)
    if isinstance(move, (Drive, Push)):
        return not (kind == "not-move" and words[0] == str(move.wagon))
    if isinstance(move, Ride):
        return not (kind == "courier-not" and words[0] == move.to)
    if isinstance(move, Disc):
        if kind == "disc-not":
            return words[0] not in move.pointers
        return kind != "disc" or move.pointers.count(words[0]) == int(words[1])
    if isinstance(move, Shift):
        return not (kind == "office-not" and words[0] == move.good and words[1] in (ANY, move.way))
    if isinstance(move, (Open, Raise)):
        return kind != "no-lot" and not (kind == "lot-max" and move.amount > clause.amount)
    if isinstance(move, Buy):
        return not (kind == "not-buy" and words[0] == move.good)
    return True


def contradict(one: Clause, other: Clause) -> bool:
    """Can two promises of one signer not both be kept (HA-R98)?"""
    pair = {one.kind: one.words, other.kind: other.words}
    if one == other:
        return one.kind != "pay-if" and one.kind not in AT_ONCE
    if one.kind in TILE_CLAUSES and other.kind in TILE_CLAUSES:
        return one.words[0] != other.words[0] or (one.kind == other.kind and one.kind != "move-via")
    if one.kind in TILE_CLAUSES or other.kind in TILE_CLAUSES:
        tile, rest = (one, other) if one.kind in TILE_CLAUSES else (other, one)
        return str(rest) in (f"not-move:{tile.words[0]}", f"play:{BROKEN_AXLE}:{tile.words[0]}")
    if set(pair) == {"courier-to", "courier-not"}:
        return pair["courier-to"] == pair["courier-not"]
    if set(pair) == {"play", "not-play"}:
        play, never = pair["play"], pair["not-play"]
        return play[0] == never[0] and (never[1] == ANY or play[1] == never[1])
    if one.kind == other.kind == "disc":
        return one.words[0] == other.words[0]
    if set(pair) == {"disc", "disc-not"}:
        return pair["disc"][0] == pair["disc-not"][0] and pair["disc"][1] != "0"
    if set(pair) == {"office", "office-not"}:
        done, never = pair["office"], pair["office-not"]
        return done[0] == never[0] and (never[1] == ANY or done[1] == never[1])
    return False
