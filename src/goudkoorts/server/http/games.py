"""HTTP: what can be played, by which rules, and records to look at."""

import asyncio
from functools import cache

import msgspec
from msgspec import Struct

from goudkoorts.bots.levels import LEVELS
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.contract import Game
from goudkoorts.engine.game_record import record_from
from goudkoorts.engine.rulebook import SUFFIXES, brief_of, rules_of
from goudkoorts.server.http.problems import not_found
from goudkoorts.server.http.router import MOST_RECORD, EndpointRouter, RequestContext
from goudkoorts.server.table_requests import eyes_of
from goudkoorts.server.wire.messages import (
    BriefInfo,
    GameInfo,
    Games,
    Language,
    OptionInfo,
    ReplayRequest,
    RuleInfo,
    Rules,
)
from goudkoorts.tables.core.records import Replay, replay_of
from goudkoorts.tables.core.views import PHRASES

router = EndpointRouter()


class RulesQuery(Struct, frozen=True):
    """In which language."""

    lang: Language = "en"


@router.add("GET", "/api/games", signed_in=False)
async def list_games(_ask: RequestContext) -> Games:
    """List the games with their options, the bots' levels and the phrases."""
    return _games()


@router.add("GET", "/api/rules/{game}", signed_in=False)
async def show_rules(context: RequestContext, query: RulesQuery) -> Rules:
    """Return a game on one screen, and its numbered rules."""
    if context.path["game"] not in GAMES:
        raise not_found()
    game = context.path["game"]
    brief = [BriefInfo(each.title, each.text) for each in brief_of(game, query.lang)]
    rules = [RuleInfo(each.number, each.chapter, each.text) for each in rules_of(game, query.lang).values()]
    return Rules(game, query.lang, brief, rules)


@router.add("POST", "/api/replay", limit="think", signed_in=False, most_body=MOST_RECORD)
async def replay_record(_ask: RequestContext, body: ReplayRequest) -> Replay:
    """Return every moment of a record."""
    record = record_from(msgspec.to_builtins(body.record))
    return await asyncio.to_thread(replay_of, record, eyes_of(body.eyes, record.players))


@cache
def _games() -> Games:
    """Make the list; it never changes while the program runs."""
    infos = [_info(game) for game in GAMES.values()]
    return Games(infos, list(LEVELS), list(PHRASES), sorted(SUFFIXES))


def _info(game: Game) -> GameInfo:
    """Describe one game."""
    options = [OptionInfo(each.name, each.default, list(each.values), each.allowed) for each in game.OPTIONS]
    return GameInfo(game.NAME, game.RULES_VERSION, list(game.SEATS), options)
