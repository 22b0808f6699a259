"""What is measured, for Prometheus; served on a port of its own that only this machine can reach."""

from dataclasses import dataclass, field
from threading import Thread
from wsgiref.simple_server import WSGIServer

import structlog
from msgspec import Struct
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

LOOPBACK = "127.0.0.1"
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

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
    command_seconds: Histogram = field(init=False)
    commands: Counter = field(init=False)
    refused: Counter = field(init=False)
    slow: Counter = field(init=False)
    appends: Counter = field(init=False)
    conflicts: Counter = field(init=False)
    append_seconds: Histogram = field(init=False)
    _of_command: dict[type, Counter] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Register them."""
        here = self.registry
        self.sockets = Gauge("goudkoorts_sockets", "Sockets open", registry=here)
        self.tables = Gauge("goudkoorts_tables_live", "Tables in memory", registry=here)
        self.bots = Gauge("goudkoorts_bots", "Turns that bots think about, or wait to", registry=here)
        self.requests = Counter("goudkoorts_requests", "Requests answered", ["route", "status"], registry=here)
        self.request_seconds = _histogram("goudkoorts_request_seconds", "From request to answer", here)
        self.command_seconds = _histogram("goudkoorts_command_seconds", "From command to answer", here)
        self.commands = Counter("goudkoorts_commands", "Commands carried out", ["type"], registry=here)
        self.refused = Counter("goudkoorts_refused", "Commands and requests refused", ["code"], registry=here)
        self.slow = Counter("goudkoorts_slow_sockets", "Sockets closed for being slow", registry=here)
        self.appends = Counter("goudkoorts_appends", "Batches of events appended", registry=here)
        self.conflicts = Counter("goudkoorts_append_conflicts", "Batches that came second", registry=here)
        self.append_seconds = _histogram("goudkoorts_append_seconds", "From append to durable", here)

    def command_of(self, kind: type[Struct]) -> Counter:
        """Return the counter of a kind of command; looking it up by its label takes longer than counting."""
        counter = self._of_command.get(kind)
        if counter is None:
            counter = self._of_command[kind] = self.commands.labels(str(kind.__struct_config__.tag))
        return counter


def _histogram(name: str, text: str, registry: CollectorRegistry) -> Histogram:
    """Return a histogram of seconds."""
    return Histogram(name, text, buckets=BUCKETS, registry=registry)


def serve_meters(meters: Meters, first_port: int, ports: int) -> tuple[WSGIServer, Thread] | None:
    """Serve /metrics on the first free port of a few: each process of several takes one."""
    for port in range(first_port, first_port + ports):
        try:
            return start_http_server(port, LOOPBACK, meters.registry)
        except OSError:
            continue
    log.warning("no_port_for_metrics", first=first_port, ports=ports)
    return None
