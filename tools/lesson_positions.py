"""Write the positions of the learn pages and lessons: what a seat sees, may do, and is told.

python tools/lesson_positions.py            every game of tools/lessons, into web/src/games
python tools/lesson_positions.py gold

Nothing is invented: `tools/lessons/GAME.json` names plies of recorded games, and everything else is asked of the rules.
A picture is a position; a step of a lesson is a position with the moves that are wanted, what each of them leads to,
and why what else one may point at cannot be done.
"""

import argparse
import json
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from goudkoorts.engine.errors import IllegalAction
from goudkoorts.engine.match import Match, number_of
from goudkoorts.games.elfengold.board import ROAD_LIST, TOWN_IDS
from goudkoorts.games.elfengold.words import COUNTERS, TOKEN_NAMES
from goudkoorts.kernel.dice import dice_from
from goudkoorts.kernel.telling import Sentence

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "tools" / "lessons"
TARGETS = ROOT / "web" / "src" / "games"
LEARNER = 0
LOG_KEPT = 20  # plies: more than a round of Zevenspel, whose felt shows the round before
DICE_SEED = 1
TRANSPORTS = TOKEN_NAMES[:COUNTERS]
LAID_BY_NAME = ("tree", "monster", "goldpiece", "exchange", "double")


def main() -> None:
    """Write the games asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=[path.stem for path in sorted(SOURCES.glob("*.json"))])
    for game in parser.parse_args().games:
        path = TARGETS / game / "lesson.json"
        path.write_text(written(game), encoding="utf-8")
        print(f"{game}: {path.stat().st_size // 1000} kB")


def written(game: str) -> str:
    """Return the file of a game, a line for each picture and step."""
    source = json.loads((SOURCES / f"{game}.json").read_text(encoding="utf-8"))
    pictures = [f"  {json.dumps(each['id'])}: {packed(picture(game, source, each))}" for each in source["pictures"]]
    steps = [f"  {packed(step(game, source, each))}" for each in source["steps"]]
    lines = [
        f'{{"players": {source["players"]}, "pictures": {{',
        ",\n".join(pictures),
        '}, "steps": [',
        ",\n".join(steps),
    ]
    return "\n".join([*lines, "]}", ""])


def packed(value: Any) -> str:
    """Return JSON without blanks."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def picture(game: str, source: dict[str, Any], wanted: dict[str, Any]) -> dict[str, Any]:
    """Return a position to look at."""
    match, log = position(game, source, wanted)
    return frame(match, log[-LOG_KEPT:])


def step(game: str, source: dict[str, Any], wanted: dict[str, Any]) -> dict[str, Any]:
    """Return a position with what is wanted of the learner and what comes of it."""
    match, log = position(game, source, wanted)
    assert match.turn == LEARNER, f"{game} {wanted['id']}: not the learner's turn"
    goals = [text for text in match.legal if any(fnmatchcase(text, pattern) for pattern in wanted["wanted"])]
    assert goals, f"{game} {wanted['id']}: nothing wanted is legal"
    actions = source["records"][wanted["record"]]
    later = actions[wanted["ply"] + 1 :][: wanted.get("follow", 0)]
    return {
        "id": wanted["id"],
        "frame": frame(match, log[-LOG_KEPT:]),
        "wanted": {goal: outcome(match, goal, later) for goal in goals},
        "refused": dict(refusals(match)),
    }


def position(game: str, source: dict[str, Any], wanted: dict[str, Any]) -> tuple[Match, list[dict[str, Any]]]:
    """Replay a recorded game up to a ply, and the actions tried from there; return it with its log."""
    match = Match.new(game, source["players"])
    actions = source["records"][wanted["record"]][: wanted["ply"]]
    return match, [played(match, text) for text in [*actions, *wanted.get("then", [])]]


def outcome(match: Match, goal: str, later: Iterable[str]) -> dict[str, Any]:
    """Return what a wanted move leads to: the record goes on, then chance acts until somebody must decide."""
    tried = Match.new(match.game.NAME, match.players)
    for text in match.history:
        tried.play(text)
    news = [played(tried, text) for text in [goal, *later]]
    dice = dice_from(DICE_SEED)
    while tried.turn == "chance":
        before = len(tried.history)
        tried.deal(dice)
        dealt = tried.history[before:]
        tried.cut_back(before)
        news += [played(tried, text) for text in dealt]
    return frame(tried, news)


def played(match: Match, text: str) -> dict[str, Any]:
    """Carry out an action and return what the learner reads about it."""
    turn, ply = match.turn, len(match.history)
    log = match.play(text)
    readable = [as_json(line) for line in log if line.is_for(LEARNER)]
    return {"seq": ply + 1, "ply": ply, "seat": turn if isinstance(turn, int) else -1, "log": readable}


def frame(match: Match, news: list[dict[str, Any]]) -> dict[str, Any]:
    """Return what the learner sees now."""
    over = match.turn == "over"
    return {
        "turn": match.turn,
        "view": match.view(LEARNER),
        "truth": match.truth() if over else None,
        "legal": [move(match, text) for text in match.legal] if match.turn == LEARNER else None,
        "result": {"scores": match.scores, "ranking": match.ranking} if over else None,
        "news": [entry for entry in news if entry["log"]],
    }


def move(match: Match, text: str) -> dict[str, Any]:
    """Return a legal action with its words."""
    number = number_of(match.game.NAME, text)
    return {"action": text, "say": as_json(match.game.describe(match.game.decode(number or 0)))}


def as_json(sentence: Sentence) -> dict[str, Any]:
    """Return a sentence as it goes over the wire."""
    return {"key": sentence.key, "facts": dict(sentence.facts)}


def refusals(match: Match) -> Iterator[tuple[str, list[Any]]]:
    """Yield why what a board may be asked about is not possible: code, rule and facts by action."""
    for text in sorted(set(askable(match)) - set(match.legal)):
        try:
            match.legal_number(text)
        except IllegalAction as error:
            yield text, [error.code, error.rule, dict(error.facts)]


def askable(match: Match) -> Iterator[str]:
    """Yield the actions that the drawn board of a game names when somebody points at what cannot be used."""
    view: Any = match.view(LEARNER)
    if match.game.NAME == "gold":
        yield from askable_in_gold(view)
    elif match.game.NAME == "goldrausch":
        yield from (f"lay {group}" for group in view["groups"])
    elif match.game.NAME in ("elfenland", "elfengold"):
        yield from askable_on_the_map(view)


def askable_in_gold(view: Any) -> Iterator[str]:
    """Yield takes, exchanges and bonuses with the cards in sight."""
    for card in view["offer"]:
        yield f"take {card}"
        yield from (f"swap {own} {card}" for own in view["displays"][LEARNER])
    for seat, cards in enumerate(view["displays"]):
        if seat != LEARNER:
            yield from (f"bonus {seat} {card}" for card in cards)


def askable_on_the_map(view: Any) -> Iterator[str]:
    """Yield placings of what the learner holds while planning, and journeys while travelling."""
    yield from (f"pay {card}" for card in view["hands"][LEARNER])
    tokens = view["tokens"][LEARNER]
    for road in (road.id for road in ROAD_LIST):
        if view["phase"] == "plan_routes":
            for token in {*tokens["open"], *tokens["hidden"]} - {"double", "exchange"}:
                yield f"{token} {road}" if token in LAID_BY_NAME else f"place {token} {road}"
        if view["phase"] == "move_boots":
            wet = road.endswith(("-river", "-lake"))
            lying = [thing for thing in view["roads"].get(road, ()) if thing in TRANSPORTS]
            yield from (f"go {road} {kind}" for kind in (["raft"] if wet else lying or ["dragon"]))
    if view["phase"] == "move_boots":
        yield from (f"fly {town}" for town in TOWN_IDS)


if __name__ == "__main__":
    main()
