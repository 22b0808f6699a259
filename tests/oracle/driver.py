"""Random games with what a replay of them must answer, to lay beside the engine's own answer."""

from __future__ import annotations

import argparse
import importlib
import json
import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Protocol

CLASS_NAMES = {
    "elfengold": "Elfengold",
    "elfenland": "Elfenland",
    "gold": "Gold",
    "goldrausch": "Goldrausch",
    "zevenspel": "Zevenspel",
}
CHANCE_OF_A_SHORT_RECORD = 0.05
LOW_BIDS = 3

Options = dict[str, object]
Line = dict[str, object]
Choice = Callable[[Sequence[str], random.Random], str]


class Game(Protocol):
    """What every second reading of a game offers."""

    NAME: str
    PLAYERS: tuple[int, ...]

    def __init__(self, players: int, options: Options) -> None:
        """Begin a game."""

    @staticmethod
    def random_options(rng: random.Random, players: int) -> Options:
        """Draw options, the defaults left out."""

    def turn(self) -> int | str:
        """Whose turn it is: a seat, "chance" or "over"."""

    def legal(self) -> list[str]:
        """The legal action texts, sorted."""

    def weights(self) -> list[int]:
        """The weights of the legal texts at a chance node."""

    def play(self, text: str) -> None:
        """Play one legal action."""

    def scores(self) -> list[int]:
        """The points of every seat."""

    def ranking(self) -> list[list[int]]:
        """The seats in groups, the best first."""

    def state(self) -> dict[str, object]:
        """The whole truth on the table."""


def game_class_named(name: str) -> type[Game]:
    """The second reading of the game with this name, imported only when it is asked for."""
    module = importlib.import_module(f"oracle.{name}")
    game_class: type[Game] = getattr(module, CLASS_NAMES[name])
    return game_class


def random_record(
    game_class: type[Game], players: int, options: Options, rng: random.Random
) -> tuple[dict[str, object], list[Line]]:
    """A record of a random game, sometimes unfinished, and the lines its replay must write."""
    game = game_class(players, options)
    choose = rng.choice((any_action, action_by_verb))
    actions: list[str] = []
    while game.turn() != "over":
        actions.append(random_action(game, rng, choose))
        game.play(actions[-1])
    if rng.random() < CHANCE_OF_A_SHORT_RECORD:
        actions = actions[: rng.randrange(len(actions))]
    record = record_of(game_class, players, options, actions)
    return record, replay_lines(game_class, players, options, actions)


def random_action(game: Game, rng: random.Random, choose: Choice) -> str:
    """A player chooses in some random way, chance by weight."""
    if game.turn() == "chance":
        return rng.choices(game.legal(), game.weights())[0]
    return choose(game.legal(), rng)


def any_action(legal: Sequence[str], rng: random.Random) -> str:
    """Every legal action alike."""
    return rng.choice(legal)


def action_by_verb(legal: Sequence[str], rng: random.Random) -> str:
    """Every verb alike, then its operands, bids low: so rare verbs come up, and gold lasts long enough to be used."""
    verb = rng.choice(sorted({text.split(" ")[0] for text in legal}))
    texts = [text for text in legal if text.split(" ")[0] == verb]
    if verb == "bid":
        texts = sorted(texts, key=lambda text: int(text.split(" ")[1]))[:LOW_BIDS]
    return rng.choice(texts)


def record_of(game_class: type[Game], players: int, options: Options, actions: Sequence[str]) -> dict[str, object]:
    """The record of these actions."""
    return {
        "format": "goudkoorts/1",
        "game": game_class.NAME,
        "rules": 1,
        "players": players,
        "options": options,
        "actions": list(actions),
    }


def replay_lines(game_class: type[Game], players: int, options: Options, actions: Sequence[str]) -> list[Line]:
    """The lines a replay must write: one before each action, and the standing after the last."""
    game = game_class(players, options)
    lines: list[Line] = []
    for ply, action in enumerate(actions):
        lines.append({"ply": ply, "turn": game.turn(), **choices_at(game), "action": action})
        game.play(action)
    standing: Line = {"scores": game.scores(), "ranking": game.ranking(), "state": game.state()}
    lines.append({"ply": len(actions), "turn": game.turn(), **choices_at(game), **standing})
    return lines


def choices_at(game: Game) -> Line:
    """The legal texts of a node, their weights at a chance node, and nothing after the end."""
    if game.turn() == "over":
        return {}
    if game.turn() == "chance":
        return {"legal": game.legal(), "weights": game.weights()}
    return {"legal": game.legal()}


def random_records(
    game_class: type[Game], games: int, rng: random.Random
) -> Iterator[tuple[dict[str, object], list[Line]]]:
    """Random games over all player counts and options."""
    for _ in range(games):
        players = rng.choice(game_class.PLAYERS)
        yield random_record(game_class, players, game_class.random_options(rng, players), rng)


def write_games(game_class: type[Game], arguments: argparse.Namespace) -> None:
    """Write the records and, beside them, the lines expected of their replay."""
    rng = random.Random(arguments.seed)
    with (
        Path(arguments.records).open("w", encoding="utf-8") as records,
        Path(arguments.expected).open("w", encoding="utf-8") as expected,
    ):
        for game_index, (record, lines) in enumerate(random_records(game_class, arguments.games, rng)):
            records.write(json.dumps(record) + "\n")
            for line in lines:
                expected.write(json.dumps({"game_index": game_index, **line}) + "\n")


def parse_arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    """The command line: which game, how many, from which seed, written where."""
    parser = argparse.ArgumentParser(prog="oracle.driver", description=__doc__)
    parser.add_argument("game", choices=sorted(CLASS_NAMES))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--records", required=True)
    parser.add_argument("--expected", required=True)
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> None:
    """Write random games of one game with the lines expected of their replay."""
    arguments = parse_arguments(argv)
    write_games(game_class_named(arguments.game), arguments)


if __name__ == "__main__":
    main()
