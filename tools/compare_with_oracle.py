"""Compare many random games of every game, line by line, with the independent reading in `tests/oracle`.

python tools/compare_with_oracle.py --games 10000 [--only gold] [--seed 1]
"""

import argparse
import random
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import track

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from goudkoorts.engine.catalogue import GAMES  # noqa: E402
from goudkoorts.engine.game_record import record_from  # noqa: E402
from goudkoorts.engine.replay import replay_lines  # noqa: E402
from oracle.compare import plain  # noqa: E402
from oracle.driver import game_class_named, random_records  # noqa: E402


def main() -> None:
    """Compare until the first difference."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000, help="games of each")
    parser.add_argument("--only", choices=GAMES, help="one game")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    for name in [wanted.only] if wanted.only else GAMES:
        lines = compare(name, wanted.games, wanted.seed)
        print(f"{name}: {wanted.games} records, {lines} lines, no difference", flush=True)


def compare(name: str, games: int, seed: int) -> int:
    """Return how many lines agree; leave at the first that does not."""
    records = random_records(game_class_named(name), games, random.Random(seed))
    lines = 0
    for index, (record, expected) in enumerate(
        track(records, name, total=games, console=Console(stderr=True), transient=True)
    ):
        answered = [plain(line) for line in replay_lines(record_from(record))]
        for ours, theirs in zip(answered, expected, strict=True):
            if ours != theirs:
                sys.exit(f"{name}, game {index}:\n  engine {ours}\n  oracle {theirs}\n  record {record}")
        lines += len(answered)
    return lines


if __name__ == "__main__":
    main()
