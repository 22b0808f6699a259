"""What is counted at every move, as plain numbers; Prometheus gets them when it asks.

Its own counters take a lock each time, which together took as long as making a move.
"""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator
from itertools import accumulate
from math import inf
from typing import Final

from msgspec import Struct
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.utils import floatToGoString

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Times:
    """How many took how long."""

    def __init__(self, name: str, text: str) -> None:
        self._name, self._text = name, text
        self._counts = [0] * (len(BUCKETS) + 1)
        self._seconds = 0.0

    @property
    def count(self) -> int:
        """How many there were."""
        return sum(self._counts)

    def add(self, seconds: float, count: int = 1) -> None:
        """Count one more, or several that took as long."""
        self._counts[bisect_left(BUCKETS, seconds)] += count
        self._seconds += seconds * count

    def metric(self) -> Metric:
        """Return it in the words of Prometheus."""
        bounds = map(floatToGoString, (*BUCKETS, inf))
        rising = [(bound, count) for bound, count in zip(bounds, accumulate(self._counts), strict=True)]
        return HistogramMetricFamily(self._name, self._text, buckets=rising, sum_value=self._seconds)


class Tallies:
    """The commands carried out and the batches appended by one process."""

    def __init__(self) -> None:
        self.commands: defaultdict[type[Struct], int] = defaultdict(int)
        self.command_times = Times("goudkoorts_command_seconds", "From command to answer")
        self.append_times = Times(
            "goudkoorts_append_seconds", "From append to durable; all of a group as long as its first"
        )

    def collect(self) -> Iterator[Metric]:
        """Return all, for Prometheus."""
        commands = CounterMetricFamily("goudkoorts_commands", "Commands carried out", labels=["type"])
        for kind, count in self.commands.items():
            commands.add_metric([str(kind.__struct_config__.tag)], count)
        yield commands
        yield self.command_times.metric()
        yield CounterMetricFamily("goudkoorts_appends", "Batches of events appended", self.append_times.count)
        yield self.append_times.metric()
