"""What is counted at every move, and what Prometheus reads of it."""

from prometheus_client import generate_latest

from goudkoorts.server.observe.metrics import Meters
from goudkoorts.tables.core.commands import Play, Say
from goudkoorts.tables.journal.journal import Conflict


def lines_of(meters: Meters) -> set[str]:
    """Return what Prometheus reads."""
    return set(generate_latest(meters.registry).decode().splitlines())


def test_commands_are_counted_by_type_and_timed() -> None:
    meters = Meters()

    meters.carried_out(Play, 0.003)
    meters.carried_out(Play, 0.005)  # a bound is part of its bucket
    meters.carried_out(Say, 7.0)

    assert {
        'goudkoorts_commands_total{type="play"} 2.0',
        'goudkoorts_commands_total{type="say"} 1.0',
        'goudkoorts_command_seconds_bucket{le="0.0025"} 0.0',
        'goudkoorts_command_seconds_bucket{le="0.005"} 2.0',
        'goudkoorts_command_seconds_bucket{le="5.0"} 2.0',
        'goudkoorts_command_seconds_bucket{le="+Inf"} 3.0',
        "goudkoorts_command_seconds_count 3.0",
        "goudkoorts_command_seconds_sum 7.008",
    } <= lines_of(meters)


def test_appends_are_counted_and_timed() -> None:
    meters = Meters()

    meters.appended([None, Conflict("t", 5), None, OSError("disk full")], 0.0004)

    assert {
        "goudkoorts_appends_total 2.0",
        'goudkoorts_append_seconds_bucket{le="0.001"} 2.0',
        "goudkoorts_append_seconds_count 2.0",
        "goudkoorts_append_seconds_sum 0.0008",
        "goudkoorts_append_conflicts_total 1.0",
    } <= lines_of(meters)
