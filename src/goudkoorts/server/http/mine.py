"""HTTP: what the games that I have finished come to."""

from collections import Counter

from goudkoorts.bots.levels import LEVELS
from goudkoorts.server.http.router import EndpointRouter, RequestContext
from goudkoorts.server.wire.mine import Total, Totals
from goudkoorts.tables.journal.journal import TableIndex

MOST_COUNTED = 5_000  # of my latest tables

router = EndpointRouter()


@router.add("GET", "/api/me/totals")
async def count_my_games(context: RequestContext) -> Totals:
    """Say how often I played each game to its end and won it, against bots of each level and with people."""
    rows = await context.app.store.list_mine(context.me.id, MOST_COUNTED)
    return Totals(totals_of(rows, context.me.id))


def totals_of(rows: list[TableIndex], person: str) -> list[Total]:
    """Count finished games; one that a bot ended in somebody's stead is played, not won."""
    played: Counter[tuple[str, str | None]] = Counter()
    won: Counter[tuple[str, str | None]] = Counter()
    for row in rows:
        mine = next((seat for seat, who in enumerate(row.seats) if who.person == person), None)
        if row.result is None or mine is None:
            continue
        kind = row.game, opponents_of(row, mine)
        played[kind] += 1
        won[kind] += mine in row.result.ranking[0] and row.seats[mine].level is None
    return [Total(game, level, count, won[game, level]) for (game, level), count in played.items()]


def opponents_of(row: TableIndex, mine: int) -> str | None:
    """Return the level of the strongest bot at a table, None where there were other people."""
    others = [who for seat, who in enumerate(row.seats) if seat != mine]
    if any(who.kind == "person" for who in others):
        return None
    levels = [who.level for who in others if who.level in LEVELS]
    return max(levels, key=LEVELS.index, default=None)
