"""Play games with bots and write what a seat sees, step by step, for drawing boards without a server.

python tools/board_fixtures.py                      every game, two and three players, into web/dev/fixtures
python tools/board_fixtures.py gold --players 3 --seed 4 --bot player
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from goudkoorts.bots.bot import legal_actions
from goudkoorts.bots.roster import make_bot
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.match import Match, number_of
from goudkoorts.kernel.dice import below, dice_from
from goudkoorts.kernel.telling import Sentence

FOLDER = Path(__file__).resolve().parent.parent / "web" / "dev" / "fixtures"
NAMES = ["Anne", "Marc", "Carl"]  # those of the printed examples; more seats are numbered
SEAT_SHOWN = 0


def main() -> None:
    """Write the fixtures asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="greedy")
    asked = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in asked.games:
        for players in asked.players:
            fixture = play(game, players, asked.seed, asked.bot)
            path = FOLDER / f"{game}-{players}-{asked.seed}.json"
            path.write_text(json.dumps(fixture, separators=(",", ":")), encoding="utf-8")
            print(f"{path.name}: {len(fixture['frames'])} frames")


def play(name: str, players: int, seed: int, bot: str) -> dict[str, Any]:
    """Play one game and return what the first seat saw."""
    match, dice = Match.new(name, players), dice_from(seed)
    bots = [make_bot(bot, match.game, seed + seat) for seat in range(players)]
    names = [NAMES[seat] if seat < len(NAMES) else f"{seat + 1}" for seat in range(players)]
    return {"game": name, "players": players, "names": names, "frames": list(frames_of(match, dice, bots))}


def frames_of(match: Match, dice: Any, bots: list[Any]) -> Iterator[dict[str, Any]]:
    """Yield a frame for every decision, and one for the end."""
    news = list(chance_news(match, dice))
    while isinstance(seat := match.turn, int):
        yield frame_of(match, news)
        state = match.hidden_state(seat)
        number = int(bots[seat].choose(match.game, state, np.sort(legal_actions(match.game, state))))
        news = [told(match, seat, match.play(number)), *chance_news(match, dice)]
    yield frame_of(match, news)


def chance_news(match: Match, dice: Any) -> Iterator[dict[str, Any]]:
    """Let chance act until somebody must decide, and yield what is told of it."""
    while match.turn == "chance":
        ticket = below(dice, match.game.count_tickets(match.state))
        yield told(match, -1, match.play(int(match.game.open_ticket(match.state, ticket))))


def told(match: Match, seat: int, log: tuple[Sentence, ...]) -> dict[str, Any]:
    """Return what the shown seat reads about the last action."""
    ply = len(match.history) - 1
    readable = [line for line in log if line.is_for(SEAT_SHOWN)]
    return {"seq": ply + 1, "ply": ply, "seat": seat, "log": [as_json(line) for line in readable]}


def frame_of(match: Match, news: list[dict[str, Any]]) -> dict[str, Any]:
    """Return what the shown seat sees now."""
    over = match.turn == "over"
    return {
        "ply": len(match.history),
        "turn": match.turn,
        "view": match.view(SEAT_SHOWN),
        "truth": match.truth() if over else None,
        "legal": [move(match, text) for text in match.legal] if match.turn == SEAT_SHOWN else None,
        "scores": match.scores if over else None,
        "ranking": match.ranking if over else None,
        "news": news,
    }


def move(match: Match, text: str) -> dict[str, Any]:
    """Return a legal action with its words."""
    number = number_of(match.game.NAME, text)
    return {"action": text, "say": as_json(match.game.describe(match.game.decode(number or 0)))}


def as_json(sentence: Sentence) -> dict[str, Any]:
    """Return a sentence as it goes over the wire."""
    return {"key": sentence.key, "facts": dict(sentence.facts)}


if __name__ == "__main__":
    main()
