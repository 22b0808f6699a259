"""Bots from outside: they play by the protocol, or fail with words that help and leave nothing behind."""

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bots.outside_table import outsider, play_among_random
from goudkoorts.bots.bot import Guest, Setting, legal_actions
from goudkoorts.bots.greedy_bot import GreedyBot
from goudkoorts.bots.outside import outside_bot
from goudkoorts.bots.outside.check import try_bot
from goudkoorts.bots.outside.outside_bot import command_of, own_seed
from goudkoorts.bots.roster import make_bot
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.contract import Game
from goudkoorts.engine.errors import BotFailed, UnknownBot
from goudkoorts.engine.match import Match
from goudkoorts.kernel.dice import dice_from

ROOT = Path(__file__).parent.parent.parent
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
SHORT = 50  # milliseconds

# A well-behaved bot with three places where a test puts a misdeed.
BOT = """
import json, os, subprocess, sys, time
def say(**message):
    print(json.dumps(message), flush=True)
turns = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        {at_hello}
        say(type="ready", protocol="goudkoorts-bot 1", name="Scamp")
    elif message["type"] == "turn":
        turns += 1
        if turns == 2:
            {at_turn}
        say(type="move", id=message["id"], action=message["legal"][0])
        if turns == 1:
            {after_turn}
    elif message["type"] == "quit":
        {at_quit}
        break
"""


@pytest.fixture
def in_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty current folder."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def scamp(folder: Path, **deeds: str) -> str:
    """Write a bot with misdeeds; return how to start it."""
    places = {"at_hello": "pass", "at_turn": "pass", "after_turn": "pass", "at_quit": "pass"}
    (folder / "scamp.py").write_text(BOT.format(**places | deeds))
    return f"cmd:{sys.executable} scamp.py"


def failure_of(spec: str, milliseconds: int = 5000) -> str:
    """Let a bot play Gold! and return how it failed."""
    trial = try_bot(spec, GAMES["gold"], matches=1, milliseconds=milliseconds)
    assert trial.failure is not None, "the bot did not fail"
    return trial.failure.problem


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that is dead and not yet buried does not."""
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except ProcessLookupError:
        return False
    except FileNotFoundError:
        return not Path("/proc").exists()


def ends(pid: int) -> bool:
    """Whether a process is gone after a moment: signals take their time."""
    for _ in range(500):
        if not is_alive(pid):
            return True
        time.sleep(0.01)
    return False


# The examples


EXAMPLES = ["cmd:python3 examples/first_bot.py", "examples.python_bot:CarefulBot", "examples.python_bot:last"]
if shutil.which("node"):
    EXAMPLES.append("cmd:node examples/first_bot.mjs")


@EVERY_GAME
@pytest.mark.parametrize("spec", EXAMPLES)
@pytest.mark.usefixtures("in_the_root")
def test_the_examples_finish_a_match_of_every_game(spec: str, game: Game) -> None:
    trial = try_bot(spec, game, matches=1, milliseconds=30_000)

    assert trial.failure is None
    assert trial.matches == 1
    assert trial.seconds


@pytest.mark.skipif(not shutil.which("node"), reason="needs Node")
@pytest.mark.usefixtures("in_the_root")
def test_the_protocol_knows_no_language() -> None:
    bot = outsider("cmd:node examples/first_bot.mjs", GAMES["gold"])

    bot.greet()
    bot.close()

    assert bot.name == "First bot in JavaScript"


@pytest.mark.usefixtures("in_the_root")
def test_the_first_bot_is_better_than_chance() -> None:
    wins = 0
    for seed in range(6):
        bot = outsider("cmd:python3 examples/first_bot.py", GAMES["gold"])
        wins += play_among_random(bot, GAMES["gold"], {}, seed).ranking[0] == [0]

    assert wins >= 5


@pytest.mark.parametrize("path", ["first_bot.py", "first_bot.mjs", "python_bot.py"])
def test_an_example_is_about_thirty_lines(path: str) -> None:
    assert len((ROOT / "examples" / path).read_text().splitlines()) <= 36


# Python bots


def test_a_python_bot_may_print_and_read_without_harm(folder: Path) -> None:
    (folder / "noisy.py").write_text(
        "import sys\nprint('loading')\n"
        "def choose(turn):\n    print('thinking', sys.stdin.read())\n    return turn.legal[0]\n"
    )

    trial = try_bot("noisy:choose", GAMES["zevenspel"], matches=1, milliseconds=30_000)

    assert trial.failure is None


def test_a_class_is_made_anew_for_every_match_with_a_seed_if_it_takes_one(folder: Path) -> None:
    (folder / "seeded.py").write_text(
        "class Bot:\n    name = 'Seeded'\n"
        "    def __init__(self, seed):\n        open('made', 'a').write(f'{seed}\\n')\n"
        "    def choose(self, turn):\n        return turn.legal[0]\n"
    )

    try_bot("seeded:Bot", GAMES["zevenspel"], matches=2, milliseconds=30_000)

    assert (folder / "made").read_text().split() == [str(own_seed(0)), str(own_seed(1))]


@pytest.mark.usefixtures("in_the_root")
def test_one_program_may_play_several_matches() -> None:
    told: list[str] = []
    game, dice = GAMES["zevenspel"], dice_from(1)
    bot = outsider("examples.python_bot:CarefulBot", game, lambda _, line: told.append(json.loads(line)["type"]))

    for seat in range(2):
        match = Match.new("zevenspel", options={"start": seat})
        match.deal(dice)
        bot.start(Setting(game, 2, match.options, seat, milliseconds=30_000))
        bot.choose(game, match.hidden_state(seat), legal_actions(game, match.hidden_state(seat)))
        bot.end(match.scores, [0, 0])
    bot.close()

    assert told == ["hello", "ready", *["match", "turn", "move", "end"] * 2, "quit"]


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("raise ValueError('too bad')", "ValueError: too bad"),
        ("def choose(turn):\n    raise ValueError('too bad')", 'standard error: "ValueError: too bad | '),
        ("def choose(turn):\n    return 3", "choose returned 3"),
        ("def choose(turn):\n    return 'take gold'", 'chose "take gold", which is not legal now: '),
        ("def choose(turn):\n    import os; os._exit(3)", "exit status 3"),
        ("def choose(turn):\n    import os; os.kill(os.getpid(), 11)", "signal 11"),
        ("def choose(turn):\n    turn.seat = 1", "FrozenInstanceError"),
        ("choose = 3", "neither a function"),
        ("other = 3", "no attribute 'choose'"),
    ],
)
def test_what_a_python_bot_does_wrong_is_said(folder: Path, code: str, words: str) -> None:
    (folder / "wrong.py").write_text(code)

    problem = failure_of("wrong:choose")

    assert problem.startswith('bot "wrong:choose" ')
    assert words in problem
    assert "\n" not in problem


def test_a_python_bot_that_hangs_is_ended(folder: Path) -> None:
    (folder / "slow.py").write_text(
        "import os\nopen('pid', 'w').write(str(os.getpid()))\ndef choose(turn):\n    while True: pass"
    )

    problem = failure_of("slow:choose", SHORT)

    assert "did not answer" in problem
    assert "within 0.55 s" in problem
    assert ends(int((folder / "pid").read_text()))


# Programs


def test_a_well_behaved_program_plays(folder: Path) -> None:
    assert try_bot(scamp(folder), GAMES["gold"], matches=1, milliseconds=30_000).failure is None


@pytest.mark.parametrize(
    ("place", "deed", "words"),
    [
        ("at_hello", "sys.exit(4)", "ended with exit status 4"),
        ("at_hello", "sys.exit('no licence')", 'last on its standard error: "no licence"'),
        ("at_hello", "say(type='ready', protocol='uci', name='x')", 'speaks "uci", not "goudkoorts-bot 1"'),
        ("at_hello", "say(type='ready', protocol='goudkoorts-bot 1', name='\\x1b[2J')", "printable"),
        ("at_hello", "say(type='ready', protocol='goudkoorts-bot 1')", "missing required field `name`"),
        ("at_hello", "say(type='move', id=1, action='x')", 'where {"type":"ready"'),
        ("at_turn", "os._exit(5)", "ended with exit status 5"),
        ("at_turn", "os.kill(os.getpid(), 9)", "was ended by signal 9"),
        ("at_turn", "os.close(1); time.sleep(60)", "closed its standard output"),
        ("at_turn", "say(type='move', id=2, action='take everything')", '"take everything", which is not legal now: '),
        ("at_turn", "say(type='move', id=1, action=message['legal'][0])", "answered turn 1, but"),
        ("at_turn", "say(type='move', id='2', action='x')", "Expected `int`, got `str`"),
        ("at_turn", "say(type='resign')", "Invalid value 'resign'"),
        ("at_turn", "say(type='ready', protocol='goudkoorts-bot 1', name='x')", 'where {"type":"move","id":2'),
        ("at_turn", "print('I think I shall', flush=True)", 'wrote "I think I shall" where {"type":"move","id":2'),
        ("at_turn", "print('[1, 2]', flush=True)", "Expected `object`"),
        ("at_turn", "print('[' * 9000, flush=True)", "wrote"),
        ("at_turn", "sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()", "wrote"),
        ("at_turn", "print('x' * 3_000_000, flush=True)", "line of more than 1000000 bytes"),
        ("after_turn", "sys.exit(6)", "ended with exit status 6"),
        ("after_turn", "say(type='move', id=1, action='x')", "answered turn 1, but"),
    ],
)
def test_what_a_program_does_wrong_is_said(folder: Path, place: str, deed: str, words: str) -> None:
    problem = failure_of(scamp(folder, **{place: deed}))

    assert words in problem
    assert len(problem) < 1500
    assert problem.isprintable()


@pytest.mark.parametrize(
    "deed",
    [
        "say(type='log', text='thinking')",
        "print(flush=True)",
        "print('thinking', file=sys.stderr)",
        "print('x' * 300_000, file=sys.stderr)",
        "say(type='move', id=2, action=message['legal'][0], comment='good', depth=3); continue",
    ],
)
def test_what_is_allowed_does_no_harm(folder: Path, deed: str) -> None:
    spec = scamp(folder, at_turn=deed)

    assert try_bot(spec, GAMES["gold"], matches=1, milliseconds=30_000).failure is None


@pytest.mark.parametrize("deed", ["time.sleep(60)", "while True: say(type='log', text='hm')", "while True: print()"])
def test_silence_and_chatter_have_a_limit(folder: Path, deed: str) -> None:
    assert "within 0.55 s" in failure_of(scamp(folder, at_turn=deed), SHORT)


def test_starting_has_a_limit_too(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside_bot, "SECONDS_TO_START", 0.2)

    assert "within 0.2 s" in failure_of(scamp(folder, at_hello="time.sleep(60)"))


def test_a_program_that_never_reads_cannot_hold_us_up(folder: Path) -> None:
    ready = {"type": "ready", "protocol": "goudkoorts-bot 1", "name": "Deaf"}
    (folder / "deaf.py").write_text(f"import time\nprint({json.dumps(ready)!r}, flush=True)\ntime.sleep(60)")
    game, match = GAMES["zevenspel"], Match.new("zevenspel")
    match.deal(dice_from(1))
    bot = outsider(f"cmd:{sys.executable} deaf.py", game)
    huge: dict[str, object] = {option.name: option.default for option in game.OPTIONS} | {"letters": "x" * 1_000_000}
    bot.start(Setting(game, 2, huge, seat=0, milliseconds=SHORT))  # more than any pipe holds

    with pytest.raises(BotFailed, match="within"):
        bot.choose(game, match.hidden_state(0), legal_actions(game, match.hidden_state(0)))


def test_a_bot_that_failed_has_failed_for_good(folder: Path) -> None:
    game = GAMES["gold"]
    bot, match = outsider(scamp(folder, at_hello="sys.exit(4)"), game), Match(game, 2, {})
    bot.start(Setting(game, 2, {}, seat=0))
    match.deal(dice_from(1))

    for _ in range(2):
        with pytest.raises(BotFailed, match="exit status 4"):
            bot.choose(game, match.hidden_state(0), legal_actions(game, match.hidden_state(0)))
    bot.close()


# Nothing stays behind

WITH_CHILD = (
    "open('pids', 'w').write(f\"{os.getpid()} {subprocess.Popen(['sleep', '60']).pid}\")"  # it inherits all pipes
)


def pids_in(folder: Path) -> list[int]:
    """Return the processes a bot has noted."""
    return [int(pid) for pid in (folder / "pids").read_text().split()]


@pytest.mark.parametrize("deed", ["time.sleep(60)", "sys.exit(1)", "say(type='resign')"])
def test_a_failed_bot_is_gone_with_all_it_started(folder: Path, deed: str) -> None:
    failure_of(scamp(folder, at_hello=WITH_CHILD, at_turn=deed), SHORT)

    assert all(ends(pid) for pid in pids_in(folder))


@pytest.mark.parametrize("deed", ["pass", "time.sleep(60)"])
def test_a_bot_is_gone_after_the_match(folder: Path, deed: str) -> None:
    try_bot(scamp(folder, at_hello=WITH_CHILD, at_quit=deed), GAMES["gold"], matches=1, milliseconds=30_000)

    assert all(ends(pid) for pid in pids_in(folder))


def test_a_bot_that_nobody_closes_goes_with_its_seat(folder: Path) -> None:
    bot = outsider(scamp(folder, at_hello=WITH_CHILD), GAMES["gold"])
    bot.greet()
    pids = pids_in(folder)
    assert all(is_alive(pid) for pid in pids)

    del bot

    assert all(ends(pid) for pid in pids)


def test_a_hanging_python_bot_goes_with_a_parent_that_was_killed(folder: Path) -> None:
    (folder / "parent.py").write_text(
        "from goudkoorts.bots.outside.check import try_bot\n"
        "from goudkoorts.engine.catalogue import GAMES\n"
        "try_bot('slow:choose', GAMES['zevenspel'], milliseconds=600_000)\n"
    )
    (folder / "slow.py").write_text(
        "import os\ndef choose(turn):\n    open('pids', 'w').write(str(os.getpid()))\n    while True: pass"
    )
    with subprocess.Popen([sys.executable, "parent.py"]) as parent:
        while not (folder / "pids").exists() or not (folder / "pids").read_text():
            time.sleep(0.01)
        parent.kill()

    assert all(ends(pid) for pid in pids_in(folder))


# Names


def test_specs_name_python_and_commands() -> None:
    assert command_of("cmd:node 'my bot.mjs' --fast") == ["node", "my bot.mjs", "--fast"]
    assert command_of("a.b:C.d") == [sys.executable, "-m", "goudkoorts.bots.outside.host", "a.b:C.d"]
    assert isinstance(make_bot("greedy", GAMES["gold"], 1), GreedyBot)
    assert isinstance(make_bot("a.b:c", GAMES["gold"], 1), Guest)


@pytest.mark.parametrize("spec", ["nobody", "cmd:", "cmd:'open", "a b:c", "a:", ":b", "a:b:c", "", "http://x"])
def test_other_names_are_refused(spec: str) -> None:
    with pytest.raises(UnknownBot, match="module:attribute, cmd:COMMAND"):
        make_bot(spec, GAMES["gold"], 1)


def test_a_program_that_is_not_there_has_failed() -> None:
    assert "cannot be started: ./no-such-program: No such file" in failure_of("cmd:./no-such-program")
