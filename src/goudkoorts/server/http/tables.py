"""HTTP: lists of tables, a table, commands, records and replays; people as others see them, and rankings."""

import asyncio
from typing import Literal

import msgspec
from msgspec import Struct
from starlette.responses import Response

from goudkoorts.engine.catalogue import find_game
from goudkoorts.engine.game_record import GameRecord
from goudkoorts.server.http.problems import not_found
from goudkoorts.server.http.router import MOST_RECORD, EndpointRouter, RequestContext, json_response
from goudkoorts.server.table_requests import carry_out, eyes_of, find_table, finished_record, open_ordered, seen_by
from goudkoorts.server.wire.messages import (
    CommandAnswer,
    CommandRequest,
    Do,
    GameName,
    NewTable,
    PersonView,
    Players,
    RankedPerson,
    Ranking,
    RatingView,
    Record,
    Refused,
    TableRow,
    Tables,
)
from goudkoorts.server.wire.ratings import RatingHistory, RatingPoint
from goudkoorts.tables.core.records import Replay, replay_of
from goudkoorts.tables.core.views import SeatView, TableView
from goudkoorts.tables.journal.journal import IndexSeat, TableIndex
from goudkoorts.tables.people.people import Person
from goudkoorts.tables.people.rating_store import KeptPoint, KeptRating, OneRating
from goudkoorts.tables.people.ratings import SHOWN_AT_FIRST, Rating, shown

MOST_POINTS = 200
router = EndpointRouter()


class GameQuery(Struct, frozen=True):
    """Of one game, or of all."""

    game: GameName | None = None


class RatingQuery(Struct, frozen=True):
    """Of which game, with how many players."""

    game: GameName
    players: Players


class EyesQuery(Struct, frozen=True):
    """Through whose eyes: a seat's, an onlooker's, or with the whole truth."""

    eyes: int | Literal["onlooker", "truth"] = "truth"


@router.add("GET", "/api/tables", signed_in=False)
async def list_open_tables(context: RequestContext, query: GameQuery) -> Tables:
    """List open tables to join."""
    return Tables(_rows(context, await context.app.store.list_open(query.game)))


@router.add("GET", "/api/tables/mine")
async def list_my_tables(context: RequestContext) -> Tables:
    """List the tables where I sit, those where it is my turn first."""
    rows = _rows(context, await context.app.store.list_mine(context.me.id))
    return Tables(sorted(rows, key=lambda row: (not row.your_turn, -row.updated_at)))


@router.add("GET", "/api/tables/watch", signed_in=False)
async def list_tables_to_watch(context: RequestContext) -> Tables:
    """List open tables where a game is being played."""
    return Tables(_rows(context, await context.app.store.list_watch()))


@router.add("POST", "/api/tables", limit="open", status=201, most_body=MOST_RECORD)
async def open_table(context: RequestContext, body: NewTable) -> TableView:
    """Open a table; when all seats are filled by me and bots the game starts at once."""
    table = await open_ordered(context, body)
    return await seen_by(context, table)


@router.add("GET", "/api/tables/{table}", signed_in=False)
async def show_table(context: RequestContext) -> TableView:
    """Return a table."""
    return await seen_by(context, await find_table(context))


@router.add("POST", "/api/tables/{table}/commands", limit="act")
async def do_at_table(context: RequestContext, body: CommandRequest) -> CommandAnswer | Response:
    """Do something at a table; the answers are those of the socket."""
    answer = await carry_out(context.app, await find_table(context), context.me, Do(body.id, body.command))
    return json_response(answer, 409) if isinstance(answer, Refused) else answer


@router.add("GET", "/api/tables/{table}/record", signed_in=False)
async def show_record(context: RequestContext) -> Record | Response:
    """Return the record of a finished game."""
    record = await _finished(context)
    return Response(record.to_json(), media_type="application/json", headers={"Cache-Control": "no-store"})


@router.add("GET", "/api/tables/{table}/replay", limit="think", signed_in=False)
async def replay_table(context: RequestContext, query: EyesQuery) -> Replay:
    """Return every moment of a finished game."""
    record = await _finished(context)
    return await asyncio.to_thread(replay_of, record, eyes_of(query.eyes, record.players))


@router.add("GET", "/api/people/{person}", signed_in=False)
async def show_person(context: RequestContext) -> PersonView:
    """Return somebody's name and ratings."""
    person = await _find_person(context)
    kept = await context.app.people.ratings_of(person.id)
    return PersonView(person.id, person.name, [_rating(each) for each in kept])


@router.add("GET", "/api/people/{person}/ratings", signed_in=False)
async def show_rating_history(context: RequestContext, query: RatingQuery) -> RatingHistory:
    """Return how one rating of somebody changed, the latest 200 matches, oldest first."""
    find_game(query.game)
    person = await _find_person(context)
    asker = None if context.person is None else context.person.id
    wanted = OneRating(person.id, query.game, query.players)
    points = [_point(kept) for kept in await context.app.people.history_of(wanted, asker, MOST_POINTS + 1)]
    before = points[0].rating if len(points) > MOST_POINTS else SHOWN_AT_FIRST
    return RatingHistory(before, points[-MOST_POINTS:])


@router.add("GET", "/api/ratings", signed_in=False)
async def list_ratings(context: RequestContext, query: RatingQuery) -> Ranking:
    """Return the best of a game."""
    find_game(query.game)
    ranked = []
    for kept in await context.app.people.list_ratings(query.game, query.players):
        person = await context.app.people.find_person(kept.person)
        seen = shown(Rating(kept.mu, kept.sigma, kept.games))
        name = "" if person is None else person.name
        ranked.append(RankedPerson(kept.person, name, seen.rating, seen.plus_minus, seen.games, seen.provisional))
    return Ranking(ranked)


async def _find_person(context: RequestContext) -> Person:
    """Return the person of the path."""
    person = await context.app.people.find_person(context.path["person"])
    if person is None:
        raise not_found()
    return person


def _point(kept: KeptPoint) -> RatingPoint:
    """Return a point of a rating's history as people read it."""
    seen = shown(Rating(kept.mu, kept.sigma, 0))
    return RatingPoint(kept.at, kept.table, seen.rating, seen.plus_minus)


def _rating(kept: KeptRating) -> RatingView:
    """Return a rating as people read it."""
    seen = shown(Rating(kept.mu, kept.sigma, kept.games))
    return RatingView(kept.game, kept.players, seen.rating, seen.plus_minus, seen.games, seen.provisional)


async def _finished(context: RequestContext) -> GameRecord:
    """Return the record of the table of the path."""
    return finished_record(await find_table(context))


def _rows(context: RequestContext, found: list[TableIndex]) -> list[TableRow]:
    """Return tables as a list shows them to me."""
    me = None if context.person is None else context.person.id
    return [_row(index, me) for index in found]


def _row(index: TableIndex, me: str | None) -> TableRow:
    """Return one table of a list."""
    mine = index.turn is not None and me is not None and index.seats[index.turn].person == me
    fields = msgspec.structs.asdict(index)
    kept = {name: fields[name] for name in TableRow.__struct_fields__ if name in fields}
    seats = [_seat(number, seat) for number, seat in enumerate(index.seats)]
    return TableRow(**kept | {"seats": seats, "your_turn": mine})


def _seat(number: int, seat: IndexSeat) -> SeatView:
    """Return a seat of a list."""
    stands_in = seat.kind == "person" and seat.level is not None
    return SeatView(number, seat.kind, seat.person, seat.name, seat.level, stands_in, here=False)
