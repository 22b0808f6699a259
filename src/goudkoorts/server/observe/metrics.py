"""What is measured, for Prometheus; served on a port of its own that only this machine can reach."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from threading import Thread
from wsgiref.simple_server import WSGIServer

import structlog
from msgspec import Struct
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from goudkoorts.server.observe.tallies import BUCKETS, Tallies
from goudkoorts.tables.journal.journal import Conflict

LOOPBACK = "127.0.0.1"

log = structlog.get_logger()


@dataclass(slots=True)
class Meters:
    """All meters of one process."""

    registry: CollectorRegistry = field(default_factory=CollectorRegistry)
    sockets: Gauge = field(init=False)
    tables: Gauge = field(init=False)
    bots: Gauge = field(init=False)
    requests: Counter = field(init=False)
    request_seconds: Histogram = field(init=False)
    refused: Counter = field(init=False)
    slow: Counter = field(init=False)
    conflicts: Counter = field(init=False)
    tallies: Tallies = field(default_factory=Tallies)

    def __post_init__(self) -> None:
        """Register them."""
        here = self.registry
        self.sockets = Gauge("goudkoorts_sockets", "Sockets open", registry=here)
        self.tables = Gauge("goudkoorts_tables_live", "Tables in memory", registry=here)
        self.bots = Gauge("goudkoorts_bots", "Turns and reviews that are thought about, or wait for it", registry=here)
        self.requests = Counter("goudkoorts_requests", "Requests answered", ["route", "status"], registry=here)
        self.request_seconds = Histogram(
            "goudkoorts_request_seconds", "From request to answer", buckets=BUCKETS, registry=here
        )
        self.refused = Counter("goudkoorts_refused", "Commands and requests refused", ["code"], registry=here)
        self.slow = Counter("goudkoorts_slow_sockets", "Sockets closed for being slow", registry=here)
        self.conflicts = Counter("goudkoorts_append_conflicts", "Batches that came second", registry=here)
        here.register(self.tallies)

    def carried_out(self, kind: type[Struct], seconds: float) -> None:
        """Count a command."""
        self.tallies.commands[kind] += 1
        self.tallies.command_times.add(seconds)

    def appended(self, problems: Sequence[BaseException | None], seconds: float) -> None:
        """Count a group of batches: those that are durable, and those that came second."""
        self.tallies.append_times.add(seconds, problems.count(None))
        conflicts = sum(isinstance(problem, Conflict) for problem in problems)
        if conflicts:
            self.conflicts.inc(conflicts)


def serve_meters(meters: Meters, first_port: int, ports: int) -> tuple[WSGIServer, Thread] | None:
    """Serve /metrics on the first free port of a few: each process of several takes one."""
    for port in range(first_port, first_port + ports):
        try:
            return start_http_server(port, LOOPBACK, meters.registry)
        except OSError:
            continue
    log.warning("no_port_for_metrics", first=first_port, ports=ports)
    return None
