"""Keeps ratings: each finished match counts once, read and written in one transaction."""

from collections.abc import Callable

import msgspec
from sqlalchemy import Connection, and_, case, insert, or_, select

from goudkoorts.tables.journal.bulk import write_rows
from goudkoorts.tables.journal.schema import people, rated_tables, rating_history, ratings, tables
from goudkoorts.tables.people.ratings import NEW_RATING, Rating

SURE = 2  # a rating less this many sigmas is what somebody is at least


class KeptRating(msgspec.Struct, frozen=True):
    """What somebody is worth at a game for so many."""

    person: str
    game: str
    players: int
    mu: float
    sigma: float
    games: int


class KeptPoint(msgspec.Struct, frozen=True):
    """What somebody was worth after a match."""

    at: int
    table: str | None  # None where the table is not the asker's to know
    mu: float
    sigma: float


class OneRating(msgspec.Struct, frozen=True):
    """Whose rating, at which game, for how many."""

    person: str
    game: str
    players: int


class RatedMatch(msgspec.Struct, frozen=True):
    """A finished match that counts."""

    table_id: str
    game: str
    players: int
    persons: tuple[str, ...]  # by seat
    at: int


KEPT = [ratings.c[name] for name in KeptRating.__struct_fields__]


def ratings_of(connection: Connection, person: str) -> list[KeptRating]:
    """Return a person's ratings."""
    question = select(*KEPT).where(ratings.c.person == person).order_by(ratings.c.game, ratings.c.players)
    return [KeptRating(*row) for row in connection.execute(question)]


def list_ratings(connection: Connection, game: str, players: int, limit: int) -> list[KeptRating]:
    """Return the best of a game."""
    question = select(*KEPT).where(ratings.c.game == game, ratings.c.players == players)
    at_least = ratings.c.mu - SURE * ratings.c.sigma
    return [KeptRating(*row) for row in connection.execute(question.order_by(at_least.desc()).limit(limit))]


def history_of(connection: Connection, rating: OneRating, asker: str | None, limit: int) -> list[KeptPoint]:
    """Return the latest points of a rating, oldest first; private tables only to those who played at them."""
    mine = rating_history.alias()
    # A private table can be entered by who knows its id, so only those who know it already are given it.
    may_be_known = or_(tables.c.access == "open", mine.c.person.is_not(None))
    table = case((may_be_known, rating_history.c.table_id), else_=None)
    played_there = and_(mine.c.table_id == rating_history.c.table_id, mine.c.person == (asker or ""))
    question = (
        select(rating_history.c.at, table, rating_history.c.mu, rating_history.c.sigma)
        .outerjoin(tables, tables.c.id == rating_history.c.table_id)
        .outerjoin(mine, played_there)
        .where(
            rating_history.c.person == rating.person,
            rating_history.c.game == rating.game,
            rating_history.c.players == rating.players,
        )
        .order_by(rating_history.c.at.desc(), rating_history.c.table_id)
        .limit(limit)
    )
    return [KeptPoint(*row) for row in connection.execute(question)][::-1]


def rate_match(connection: Connection, match: RatedMatch, update: Callable[[list[Rating]], list[Rating]]) -> None:
    """Change the ratings of all who played; fails on the key of `rated_tables` when the match was rated before."""
    connection.execute(insert(rated_tables).values(table_id=match.table_id))
    before = ratings_before(connection, match)
    after = update([before.get(person, NEW_RATING) for person in match.persons])
    # Somebody erased in the meantime took part, but has nothing left to write on.
    kept = [(person, rating) for person, rating in zip(match.persons, after, strict=True) if person in before]
    write_rows(connection, ratings, [rating_row(match, *pair) for pair in kept], "replace")
    write_rows(connection, rating_history, [history_row(match, *pair) for pair in kept])


def ratings_before(connection: Connection, match: RatedMatch) -> dict[str, Rating]:
    """Return the ratings of those who played and are still known, held until the transaction ends."""
    known = connection.scalars(select(people.c.id).where(people.c.id.in_(match.persons)).order_by(people.c.id))
    fresh = [rating_row(match, person, NEW_RATING) for person in known]
    # First make sure that there is a row to hold: two first matches at once must not forget one another.
    write_rows(connection, ratings, fresh, "keep")
    held = (
        select(ratings.c.person, ratings.c.mu, ratings.c.sigma, ratings.c.games)
        .where(ratings.c.game == match.game, ratings.c.players == match.players, ratings.c.person.in_(match.persons))
        .order_by(ratings.c.person)
        .with_for_update()
    )
    return {person: Rating(mu, sigma, games) for person, mu, sigma, games in connection.execute(held)}


def rating_row(match: RatedMatch, person: str, rating: Rating) -> dict[str, object]:
    """Return the row of a rating."""
    return {
        "person": person,
        "game": match.game,
        "players": match.players,
        "mu": rating.mu,
        "sigma": rating.sigma,
        "games": rating.games,
        "updated_at": match.at,
    }


def history_row(match: RatedMatch, person: str, rating: Rating) -> dict[str, object]:
    """Return the row that remembers what a match did."""
    row = rating_row(match, person, rating) | {"table_id": match.table_id, "at": match.at}
    return {column.name: row[column.name] for column in rating_history.c}
