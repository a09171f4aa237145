"""Standing orders: what a seat will answer when it is asked, sealed on the server until then.

"Up to 12" becomes the lowest legal bid if that is at most 12, else the other move; a fixed move is played if it is
legal then. Either way it is an ordinary move, checked like any other.
"""

from __future__ import annotations

import secrets
import time
from dataclasses import fields
from functools import partial
from typing import Any

import orjson
from sqlalchemy import Connection, delete, insert, select, update

from fondaco.core.errors import allowed
from fondaco.core.moves import Move, Seat, verb
from fondaco.core.position import Position
from fondaco.server import acts, schema
from fondaco.server.draft import Draft
from fondaco.server.refusal import Refusal
from fondaco.server.table import Table
from fondaco.server.wire import OrderWish

Order = dict[str, Any]
MOST_ORDERS = 20


def amount(move: Move) -> int | None:
    """The number a move names, if it names one and nothing else."""
    values = [getattr(move, field.name) for field in fields(move)]  # type: ignore[arg-type]  # moves are dataclasses
    return values[0] if len(values) == 1 and isinstance(values[0], int) else None


def make(table: Table, seat: Seat, wish: OrderWish) -> Order:
    """A checked order: its moves can be read, its decision and verb exist, what it holds on to is in the view."""
    match = table.match
    if match is None or not table.running:
        raise Refusal("not-running")
    if table.chairs[seat].holder is None:
        raise Refusal("not-member")
    if len(table.orders.get(seat, [])) >= MOST_ORDERS:
        raise Refusal("many-orders", most=MOST_ORDERS)
    played = table.info.played
    if wish.decision not in map(repr, played.decisions) or wish.verb not in (None, *map(verb, played.moves)):
        raise Refusal("order-unfit")
    for notation in (wish.move, wish.otherwise):
        if notation is not None:
            played.parse(notation)
    if (wish.move is None) == (wish.verb is None or wish.most is None):
        raise Refusal("order-unfit")
    view = match.position.view(seat)
    if any(name not in view for name in wish.while_same):
        raise Refusal("order-unfit")
    kept = wish.model_dump(exclude={"seat", "while_same"})
    return {"id": secrets.token_hex(8), **kept, "same": {name: view[name] for name in wish.while_same}}


def fitting(p: Position, seat: Seat, order: Order) -> Move | None:
    """The move an order makes of the question before its seat; None: the order has nothing to say here."""
    played = p.setup.game
    if order["move"] is not None:
        wanted = played.parse(order["move"])
        return wanted if allowed(p.check, seat, wanted) else otherwise(p, seat, order)
    named = [
        (number, move)
        for move in p.choices(seat)
        if verb(type(move)) == order["verb"] and (number := amount(move)) is not None
    ]
    lowest = min(named, key=lambda pair: pair[0], default=None)
    if lowest is not None and lowest[0] <= order["most"]:
        return lowest[1]
    return otherwise(p, seat, order)


def otherwise(p: Position, seat: Seat, order: Order) -> Move | None:
    if order["otherwise"] is None:
        return None
    move = p.setup.game.parse(order["otherwise"])
    return move if allowed(p.check, seat, move) else None


def lapsed(view: dict[str, Any], order: Order) -> bool:
    """Has something changed that the order wanted to stay the same?"""
    return any(view.get(name) != value for name, value in order["same"].items())


async def answer(table: Table, seat: Seat, ask: int) -> None:
    """Let the first order that fits speak for its seat; orders whose condition is gone are dropped."""
    match, holder = table.match, table.chairs[seat].holder
    if match is None or holder is None or match.asks.get(seat) is None or match.asks[seat].seq != ask:
        return
    p = match.position
    view = p.view(seat)
    undone = await taken_back(table, ask)
    for order in list(table.orders.get(seat, [])):
        if lapsed(view, order):
            await cancel(table, seat, order["id"])
            continue
        if order["decision"] != repr(p.decision) or any(f"order {order['id']} " in intent for intent in undone):
            continue
        move = fitting(p, seat, order)
        if move is None:
            continue
        left = {**order, "times": order["times"] - 1}
        intent = f"order {order['id']} {ask}"
        await acts.move(table, seat, holder, intent, ask, str(move), "order", partial(spend, table, seat, left))
        return


async def taken_back(table: Table, ask: int) -> list[str]:
    """The intents of the moves that were taken back when this question was put again: they are not made once more."""
    rows = await table.hall.rows(table.id)
    takes: list[int] = next((row.body["takes"] for row in rows if row.seq == ask and row.kind == "undo"), [])
    return [row.intent for row in rows if row.seq in takes and row.intent is not None]


async def spend(table: Table, seat: Seat, left: Order, draft: Draft) -> None:
    """Commit the move of an order together with what is left of the order."""

    def write(connection: Connection) -> None:
        mine = schema.orders.c.id == left["id"]
        again = update(schema.orders).where(mine).values(body=orjson.dumps(left).decode())
        if connection.execute(again if left["times"] else delete(schema.orders).where(mine)).rowcount != 1:
            raise Refusal("no-order")  # it was taken back on another process

    orders = table.orders
    before = orders.get(seat, [])
    kept = [left if one["id"] == left["id"] else one for one in before]
    orders[seat] = [one for one in kept if one["times"]]
    try:
        await table.commit(draft, write)
    except BaseException:
        orders[seat] = before  # unless the table was read anew and has other orders now
        raise


async def add(table: Table, seat: Seat, wish: OrderWish) -> Order:
    async with table.lock:
        order = make(table, seat, wish)
        values = {
            "id": order["id"],
            "match": table.id,
            "seat": seat,
            "body": orjson.dumps(order).decode(),
            "made": time.time(),
        }
        await table.hall.store.write(lambda connection: connection.execute(insert(schema.orders), values).rowcount)
        table.orders.setdefault(seat, []).append(order)
    await changed(table, seat)
    return order


async def cancel(table: Table, seat: Seat, order_id: str) -> None:
    gone = delete(schema.orders).where(schema.orders.c.id == order_id)
    async with table.lock:
        if not any(order["id"] == order_id for order in table.orders.get(seat, [])):
            raise Refusal("no-order")
        await table.hall.store.write(lambda connection: connection.execute(gone).rowcount)
        table.orders[seat] = [order for order in table.orders[seat] if order["id"] != order_id]
    await changed(table, seat)


async def changed(table: Table, seat: Seat) -> None:
    """An order was given or taken back: here and on the other processes."""
    table.hall.ordered(table, seat)
    await table.hall.bell.ring(f"orders {table.id} {seat}")


def read_orders(connection: Connection, match: str) -> dict[Seat, list[Order]]:
    o = schema.orders.c
    found: dict[Seat, list[Order]] = {}
    for row in connection.execute(select(schema.orders).where(o.match == match).order_by(o.made)):
        found.setdefault(row.seat, []).append(orjson.loads(row.body))
    return found
