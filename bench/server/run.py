"""`make bench-server`: our table server beside boardgame.io and a bare echo, driven by one load generator in one run.

    python bench/server/run.py [--seconds 5] [--rounds 3] [--tables 50,500] [--results FOLDER]

Every server is a fresh process for every measurement, ours with SQLite (synchronous=FULL) on disk. Rounds alternate
between the servers and medians are taken, for machines are never quiet. Ratios of one run are what may be quoted.
Results go to `bench/results/server.json` and `bench/results/server.svg`.
"""

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from plot import draw
from rich.console import Console
from rich.table import Table

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PEERS = ROOT / ".node-peers"
KINDS = {"ours": "ours", "memory": "boardgame", "file": "boardgame", "echo": "echo"}
NAMES = {
    "ours": "Goudkoorts, SQLite on disk, synchronous=FULL",
    "memory": "boardgame.io 0.50.2, in memory",
    "file": "boardgame.io 0.50.2, file storage",
    "echo": "bare echo (Starlette, uvicorn): the ceiling",
}
IDLE_TABLES = 500
SECONDS_TO_START = 60
SECONDS_TO_OPEN = 300
KB = 1024
Row = dict[str, Any]


def main() -> None:
    """Measure, print the table, and write results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0, help="time for each measurement")
    parser.add_argument("--rounds", type=int, default=3, help="how often everything is measured")
    parser.add_argument("--tables", default="50,500", help="live tables")
    parser.add_argument("--results", type=Path, default=ROOT / "bench" / "results", help="folder for JSON and plot")
    wanted = parser.parse_args()
    console = Console(stderr=True)
    install_peers(console)
    rows = []
    for number in range(wanted.rounds):
        for tables in map(int, wanted.tables.split(",")):
            for pace in (0, 1):
                for server in NAMES:
                    with console.status(f"round {number + 1}: {server}, {tables} tables, pace {pace} ..."):
                        rows.append(measure(server, tables, pace, wanted.seconds))
    memory = {server: idle_memory(server) for server in ("ours", "memory")}
    summary = summed_up(rows)
    Console(width=132).print(table_of(summary))
    for line in memory_lines(memory):
        Console(width=132).print(line)
    wanted.results.mkdir(parents=True, exist_ok=True)
    (wanted.results / "server.json").write_text(json.dumps({"rows": rows, "memory": memory}, indent=1) + "\n")
    draw(summary, NAMES, wanted.results / "server.svg")


def install_peers(console: Console) -> None:
    """Install boardgame.io into a folder of its own, unless it is there."""
    wanted = (HERE / "package.json").read_text()
    stamp = PEERS / "ready"
    if stamp.exists() and stamp.read_text() == wanted:
        return
    with console.status("installing boardgame.io ..."):
        shutil.rmtree(PEERS, ignore_errors=True)
        PEERS.mkdir()
        (PEERS / "package.json").write_text(wanted)
        command = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--no-package-lock"]
        subprocess.run(command, cwd=PEERS, check=True)
    stamp.write_text(wanted)


def measure(server: str, tables: int, pace: int, seconds: float) -> Row:
    """Return what the generator found at a fresh server."""
    with serving(server) as (url, pid):
        wish = {"kind": KINDS[server], "url": url, "pid": pid, "tables": tables, "seconds": seconds, "pace": pace}
        done = subprocess.run(load_command(wish), stdout=subprocess.PIPE, check=True, timeout=SECONDS_TO_OPEN)
    return {"server": server, "tables": tables, "pace": pace, **json.loads(done.stdout)}


def idle_memory(server: str) -> Row:
    """Return the kilobytes that an idle table takes: opened and started, and with both players' sockets."""
    with serving(server) as (url, pid):
        run_load({"kind": KINDS[server], "url": url, "pid": pid, "tables": 50, "seconds": 1})  # everything is loaded
        before = resident_kb(pid)
        run_load({"kind": KINDS[server], "url": url, "pid": pid, "tables": IDLE_TABLES, "seconds": 0, "connect": False})
        opened = resident_kb(pid)
        wish = {"kind": KINDS[server], "url": url, "pid": pid, "tables": IDLE_TABLES, "seconds": 0, "hold": True}
        holding = subprocess.Popen(load_command(wish), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert holding.stdout is not None
        assert holding.stdin is not None
        holding.stdout.readline()
        connected = resident_kb(pid)
        holding.stdin.close()
        holding.wait()
    return {"table_kb": (opened - before) / IDLE_TABLES, "table_with_sockets_kb": (connected - opened) / IDLE_TABLES}


def run_load(wish: Row) -> None:
    """Run the generator to its end."""
    subprocess.run(load_command(wish), stdout=subprocess.DEVNULL, check=True, timeout=SECONDS_TO_OPEN)


def load_command(wish: Row) -> list[str]:
    """Return the command line of the generator."""
    return ["node", str(HERE / "load.mjs"), json.dumps({"peers": str(PEERS), **wish})]


@contextmanager
def serving(server: str) -> Iterator[tuple[str, int]]:
    """Start a server with nothing in it; yield its address and process."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            server_command(server, port, Path(folder)),
            env={
                **os.environ,
                "NODE_ENV": "production",
                "GK_LIMIT_FACTOR": "1000000",
                "GK_LOG": "warning",
                "GK_WARM_UP": "false",
            },
            stdout=subprocess.DEVNULL,
        )
        try:
            wait_for(port, process)
            yield f"http://127.0.0.1:{port}", process.pid  # a name would be looked up at every connection
        finally:
            process.terminate()
            process.wait()


def server_command(server: str, port: int, folder: Path) -> list[str]:
    """Return how a server is started."""
    if server == "ours":
        program = [sys.executable, "-m", "goudkoorts.cli", "serve"]
        return [*program, "--port", str(port), "--data", str(folder)]
    if server == "echo":
        return [sys.executable, str(HERE / "echo_server.py"), str(port)]
    storage = [str(folder)] if server == "file" else []
    return ["node", str(HERE / "boardgame_server.cjs"), str(PEERS), str(port), *storage]


def free_port() -> int:
    """Return a port nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    """Wait until a server answers, whatever it says."""
    deadline = time.monotonic() + SECONDS_TO_START
    while True:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=5).close()
        except urllib.error.HTTPError:
            return
        except OSError:
            if time.monotonic() > deadline or process.poll() is not None:
                raise
            time.sleep(0.1)
        else:
            return


def resident_kb(pid: int) -> int:
    """Return how much memory a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise OSError(f"no memory of process {pid}")


def summed_up(rows: list[Row]) -> list[Row]:
    """Return the medians of all rounds."""
    keys = sorted({(row["tables"], row["pace"]) for row in rows})
    figures = ("moves_per_s", "p50_ms", "p99_ms", "moves_per_cpu_s")
    summary = []
    for tables, pace in keys:
        for server in NAMES:
            same = [row for row in rows if (row["server"], row["tables"], row["pace"]) == (server, tables, pace)]
            middle = {figure: median(row[figure] for row in same) for figure in figures}
            summary.append({"server": server, "tables": tables, "pace": pace, **middle})
    return summary


def table_of(summary: list[Row]) -> Table:
    """Return the figures, and the ratios to boardgame.io in memory."""
    table = Table(box=None)
    for name in ("server", "tables", "pace", "moves/s", "x", "p50 ms", "p99 ms", "x", "moves per CPU s", "x"):
        table.add_column(name, justify="left" if name == "server" else "right", no_wrap=True)
    for row in summary:
        peer = next(
            r for r in summary if (r["server"], r["tables"], r["pace"]) == ("memory", row["tables"], row["pace"])
        )
        cells = [NAMES[row["server"]], str(row["tables"]), "1/s" if row["pace"] else "full"]
        cells += [f"{row['moves_per_s']:.0f}", f"{row['moves_per_s'] / peer['moves_per_s']:.2f}"]
        cells += [f"{row['p50_ms']:.1f}", f"{row['p99_ms']:.1f}", f"{row['p99_ms'] / peer['p99_ms']:.2f}"]
        cells += [f"{row['moves_per_cpu_s']:.0f}", f"{row['moves_per_cpu_s'] / peer['moves_per_cpu_s']:.2f}"]
        table.add_row(*cells)
    return table


def memory_lines(memory: dict[str, Row]) -> Iterator[str]:
    """Say what an idle table takes."""
    for server, found in memory.items():
        yield (
            f"{NAMES[server]}: {found['table_kb']:.0f} kB for an idle table, "
            f"{found['table_with_sockets_kb']:.0f} kB for one with both players' sockets"
        )


if __name__ == "__main__":
    main()
