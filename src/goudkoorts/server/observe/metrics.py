"""What is measured, for Prometheus; served on a port of its own that only this machine can reach."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from threading import Thread
from typing import Final
from wsgiref.simple_server import WSGIServer

import structlog
from msgspec import Struct
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from goudkoorts.tables.journal.journal import Conflict

LOOPBACK = "127.0.0.1"
BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

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
    commands: Counter = field(init=False)
    command_seconds: Histogram = field(init=False)
    appends: Counter = field(init=False)
    append_seconds: Histogram = field(init=False)

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
        self.commands = Counter("goudkoorts_commands", "Commands carried out", ["type"], registry=here)
        self.command_seconds = Histogram(
            "goudkoorts_command_seconds", "From command to answer", buckets=BUCKETS, registry=here
        )
        self.appends = Counter("goudkoorts_appends", "Batches of events appended", registry=here)
        self.append_seconds = Histogram(
            "goudkoorts_append_seconds",
            "From append to durable; all of a group as long as its first",
            buckets=BUCKETS,
            registry=here,
        )

    def carried_out(self, kind: type[Struct], seconds: float) -> None:
        """Count a command."""
        self.commands.labels(kind.__struct_config__.tag).inc()
        self.command_seconds.observe(seconds)

    def appended(self, problems: Sequence[BaseException | None], seconds: float) -> None:
        """Count a group of batches: those that are durable, and those that came second."""
        durable = problems.count(None)
        self.appends.inc(durable)
        for _ in range(durable):
            self.append_seconds.observe(seconds)
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
