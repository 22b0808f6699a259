"""Chance at a table: drawn so that everybody can check it afterwards."""

from goudkoorts.engine.fairness import FairDraws
from goudkoorts.engine.line import Line, ranking_of, scores_of
from goudkoorts.engine.match import text_of
from goudkoorts.kernel.actors import CHANCE, NOBODY
from goudkoorts.tables.core.events import CHANCE_SEAT, Acted, Ended, Event
from goudkoorts.tables.core.table import Table


def chance_from_here(table: Table, line: Line) -> list[Event]:
    """Let chance act on a line until somebody must decide; return that, and the end if it comes."""
    events: list[Event] = []
    if line.actor == CHANCE:
        fair = FairDraws(table.seed, table.id, table.nonces)
        ply = table.ply + len(line.steps)
        draw = table.draws
        while line.actor == CHANCE:
            number = line.draw(fair.ticket(draw, line.count))
            events.append(Acted(ply, CHANCE_SEAT, text_of(table.game, number), 0, draw))
            ply, draw = ply + 1, draw + 1
    if line.actor == NOBODY:
        game = table.match.game
        scores = scores_of(game, line.state, table.players)
        events.append(Ended(scores, ranking_of(game, line.state, table.players), "played"))
    return events
