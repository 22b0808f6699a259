"""Chance at a table: drawn so that everybody can check it afterwards."""

from goudkoorts.engine.fairness import FairDraws
from goudkoorts.engine.match import text_of
from goudkoorts.engine.position import Position
from goudkoorts.kernel.actors import CHANCE, NOBODY
from goudkoorts.tables.core.events import CHANCE_SEAT, Acted, Ended, Event
from goudkoorts.tables.core.table import Table


def chance_from(table: Table, position: Position, ply: int) -> list[Event]:
    """Let chance act from a position until somebody must decide; return that, and the end if it comes."""
    events: list[Event] = []
    if position.actor == CHANCE:
        fair = FairDraws(table.seed, table.id, table.nonces)
        draw = table.draws
        while position.actor == CHANCE:
            number, position = position.draw(fair.ticket(draw, position.tickets))
            events.append(Acted(ply, CHANCE_SEAT, text_of(table.game, number), 0, draw))
            ply, draw = ply + 1, draw + 1
    if position.actor == NOBODY:
        events.append(Ended(position.scores, position.ranking, "played"))
    return events
