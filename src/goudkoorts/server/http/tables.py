"""HTTP: lists of tables, a table, commands, records and replays; people as others see them, and rankings."""

import asyncio
from typing import Literal

import msgspec
from msgspec import Struct
from starlette.responses import Response

from goudkoorts.engine.catalogue import find_game
from goudkoorts.engine.game_record import GameRecord
from goudkoorts.server.http.problems import not_found
from goudkoorts.server.http.router import MOST_RECORD, Ask, Book, json_response
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
book = Book()


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


@book.add("GET", "/api/tables", signed_in=False)
async def list_open_tables(ask: Ask, query: GameQuery) -> Tables:
    """List open tables to join."""
    return Tables(_rows(ask, await ask.house.store.list_open(query.game)))


@book.add("GET", "/api/tables/mine")
async def list_my_tables(ask: Ask) -> Tables:
    """List the tables where I sit, those where it is my turn first."""
    rows = _rows(ask, await ask.house.store.list_mine(ask.me.id))
    return Tables(sorted(rows, key=lambda row: (not row.your_turn, -row.updated_at)))


@book.add("GET", "/api/tables/watch", signed_in=False)
async def list_tables_to_watch(ask: Ask) -> Tables:
    """List open tables where a game is being played."""
    return Tables(_rows(ask, await ask.house.store.list_watch()))


@book.add("POST", "/api/tables", limit="open", status=201, most_body=MOST_RECORD)
async def open_table(ask: Ask, body: NewTable) -> TableView:
    """Open a table; when all seats are filled by me and bots the game starts at once."""
    table = await open_ordered(ask, body)
    return await seen_by(ask, table)


@book.add("GET", "/api/tables/{table}", signed_in=False)
async def show_table(ask: Ask) -> TableView:
    """Return a table."""
    return await seen_by(ask, await find_table(ask))


@book.add("POST", "/api/tables/{table}/commands", limit="act")
async def do_at_table(ask: Ask, body: CommandRequest) -> CommandAnswer | Response:
    """Do something at a table; the answers are those of the socket."""
    answer = await carry_out(ask.house, await find_table(ask), ask.me, Do(body.id, body.command))
    return json_response(answer, 409) if isinstance(answer, Refused) else answer


@book.add("GET", "/api/tables/{table}/record", signed_in=False)
async def show_record(ask: Ask) -> Record | Response:
    """Return the record of a finished game."""
    record = await _finished(ask)
    return Response(record.to_json(), media_type="application/json", headers={"Cache-Control": "no-store"})


@book.add("GET", "/api/tables/{table}/replay", limit="think", signed_in=False)
async def replay_table(ask: Ask, query: EyesQuery) -> Replay:
    """Return every moment of a finished game."""
    record = await _finished(ask)
    return await asyncio.to_thread(replay_of, record, eyes_of(query.eyes, record.players))


@book.add("GET", "/api/people/{person}", signed_in=False)
async def show_person(ask: Ask) -> PersonView:
    """Return somebody's name and ratings."""
    person = await _find_person(ask)
    kept = await ask.house.people.ratings_of(person.id)
    return PersonView(person.id, person.name, [_rating(each) for each in kept])


@book.add("GET", "/api/people/{person}/ratings", signed_in=False)
async def show_rating_history(ask: Ask, query: RatingQuery) -> RatingHistory:
    """Return how one rating of somebody changed, the latest 200 matches, oldest first."""
    find_game(query.game)
    person = await _find_person(ask)
    asker = None if ask.person is None else ask.person.id
    wanted = OneRating(person.id, query.game, query.players)
    points = [_point(kept) for kept in await ask.house.people.history_of(wanted, asker, MOST_POINTS + 1)]
    before = points[0].rating if len(points) > MOST_POINTS else SHOWN_AT_FIRST
    return RatingHistory(before, points[-MOST_POINTS:])


@book.add("GET", "/api/ratings", signed_in=False)
async def list_ratings(ask: Ask, query: RatingQuery) -> Ranking:
    """Return the best of a game."""
    find_game(query.game)
    ranked = []
    for kept in await ask.house.people.list_ratings(query.game, query.players):
        person = await ask.house.people.find_person(kept.person)
        seen = shown(Rating(kept.mu, kept.sigma, kept.games))
        name = "" if person is None else person.name
        ranked.append(RankedPerson(kept.person, name, seen.rating, seen.plus_minus, seen.games, seen.provisional))
    return Ranking(ranked)


async def _find_person(ask: Ask) -> Person:
    """Return the person of the path."""
    person = await ask.house.people.find_person(ask.path["person"])
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


async def _finished(ask: Ask) -> GameRecord:
    """Return the record of the table of the path."""
    return finished_record(await find_table(ask))


def _rows(ask: Ask, found: list[TableIndex]) -> list[TableRow]:
    """Return tables as a list shows them to me."""
    me = None if ask.person is None else ask.person.id
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
