"""Between a request and a table: finding it, asking it, who is not welcome at it. HTTP and the socket share this."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Literal

import msgspec

from goudkoorts.engine.game_record import GameRecord, record_from
from goudkoorts.kernel.actors import ONLOOKER
from goudkoorts.server.context import AppContext
from goudkoorts.server.http.problems import Refusal, not_found
from goudkoorts.server.http.router import RequestContext
from goudkoorts.server.wire.messages import CommandAnswer, Do, Done, NewTable, Refused, StartFrom
from goudkoorts.tables.core import commands
from goudkoorts.tables.core.records import Eyes, record_of
from goudkoorts.tables.core.table_spec import TableSpec
from goudkoorts.tables.core.views import TableView
from goudkoorts.tables.live import live_table
from goudkoorts.tables.live.live_table import LiveTable
from goudkoorts.tables.live.registry import NoSuchTable
from goudkoorts.tables.people.people import Person

PATIENCE_S = 5.0
ASK_AGAIN_S = 3

Answered = Callable[[CommandAnswer | Exception], None]


async def find_table(context: RequestContext) -> LiveTable:
    """Return the table of the path."""
    return await find_table_by_id(context.app, context.path["table"])


async def find_table_by_id(app: AppContext, table: str) -> LiveTable:
    """Return a table; one that does not exist is answered as one that is not yours to know."""
    try:
        return await app.registry.find(table)
    except NoSuchTable:
        raise not_found() from None


def participant(person: Person) -> commands.Participant:
    """Return somebody as tables know them."""
    return commands.Participant(person.id, person.name)


async def open_ordered(context: RequestContext, wanted: NewTable) -> LiveTable:
    """Open a table as it is wanted."""
    fields = {name: getattr(wanted, name) for name in TableSpec.__struct_fields__}
    given = [] if wanted.start_from is None else await _given(context, wanted, wanted.start_from)
    await _wait_for_rules(context.app, wanted.game)
    try:
        return await context.app.registry.open(TableSpec(**fields | {"start_from": given}), participant(context.me))
    except commands.CommandRefused as refused:
        raise Refusal(422, refused.code, facts=refused.facts) from None


async def _wait_for_rules(app: AppContext, game: str) -> None:
    """Wait a little for a game that is being compiled; where that takes longer the client asks again."""
    try:
        async with asyncio.timeout(PATIENCE_S):
            await app.bot_pool.ready(game)
    except TimeoutError:
        raise Refusal(503, "warming_up", facts={"seconds": ASK_AGAIN_S}) from None


async def seen_by(context: RequestContext, table: LiveTable) -> TableView:
    """Return a table as the one who asks may see it."""
    if context.person is None:
        return await table.view(None)
    return await table.view(participant(context.person), await muted_by(context.app, context.person))


async def _given(context: RequestContext, wanted: NewTable, start: StartFrom) -> list[str]:
    """Return the actions a new table begins with, from a finished table or a record of the same game."""
    if start.table is not None:
        record = finished_record(await find_table_by_id(context.app, start.table))
    elif start.record is not None:
        record = record_from(msgspec.to_builtins(start.record))
    else:
        return []
    if (record.game, record.players, record.options) != (wanted.game, wanted.players, wanted.options):
        raise Refusal(422, "other_game")
    return record.actions[: start.ply]


def finished_record(table: LiveTable) -> GameRecord:
    """Return the record of a table where the game is over; before that nobody gets it."""
    if table.table.result is None:
        raise Refusal(409, "not_over")
    return record_of(table.table)


async def submit(app: AppContext, table: LiveTable, person: Person, do: Do, reply: Answered) -> None:
    """Submit a command to a table; `reply` gets the answer, or what failed, once it is kept.

    Returns without waiting, but for a seat: whether somebody is welcome there is asked of the database first.
    """
    if isinstance(do.command, commands.Sit):
        try:
            await check_welcome(app, table, person)
        except commands.CommandRefused as refused:
            reply(_refused(app, do, refused))
            return
    began = time.perf_counter()
    table.submit(
        live_table.TableRequest(do.command, participant(person), do.id), partial(_reply, app, do, began, reply)
    )


async def carry_out(app: AppContext, table: LiveTable, person: Person, do: Do) -> CommandAnswer:
    """Submit a command and wait for the answer."""
    waiting: asyncio.Future[CommandAnswer] = asyncio.get_running_loop().create_future()

    def settle(answer: CommandAnswer | Exception) -> None:
        if waiting.done():
            return
        if isinstance(answer, Exception):
            waiting.set_exception(answer)
        else:
            waiting.set_result(answer)

    await submit(app, table, person, do, settle)
    return await waiting


def _reply(app: AppContext, do: Do, began: float, reply: Answered, answer: live_table.Answer) -> None:
    """Turn a table's answer into the message about it."""
    if isinstance(answer, commands.CommandRefused):
        reply(_refused(app, do, answer))
    elif isinstance(answer, Exception):
        reply(answer)
    else:
        app.meters.carried_out(type(do.command), time.perf_counter() - began)
        reply(Done(do.id, answer))


def _refused(app: AppContext, do: Do, refused: commands.CommandRefused) -> Refused:
    """Count a refusal and return the message about it."""
    app.meters.refused.labels(refused.code).inc()
    return Refused(do.id, refused.code, refused.rule, refused.facts)


async def check_welcome(app: AppContext, table: LiveTable, person: Person) -> None:
    """Refuse a seat to somebody whom the host, or anybody already sitting there, has blocked."""
    others = {table.table.host} | {place.person for place in table.table.seats if place.person is not None}
    for other in others - {person.id}:
        if await app.people.is_tied(other, person.id, "block"):
            raise commands.CommandRefused("not_welcome")


async def leave_all(context: RequestContext) -> None:
    """Stand up wherever one sits, so that nobody waits for somebody who is gone."""
    for row in await context.app.store.list_mine(context.me.id):
        if row.status in ("open", "playing"):
            table = await find_table_by_id(context.app, row.id)
            await carry_out(context.app, table, context.me, Do(f"erase-{context.me.id}", commands.Leave()))


async def muted_by(app: AppContext, person: Person) -> frozenset[str]:
    """Return whom somebody does not want to hear: those muted, and those blocked."""
    ties = await app.people.ties_of(person.id)
    return frozenset(other for others in ties.values() for other in others)


def eyes_of(said: int | Literal["onlooker", "truth"], players: int) -> Eyes:
    """Return whose eyes a request means."""
    if said == "truth":
        return "truth"
    if said == "onlooker":
        return ONLOOKER
    if not 0 <= said < players:
        raise Refusal(422, "no_such_seat", facts={"players": players})
    return said
