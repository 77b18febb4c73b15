"""Metrics in the text format of Prometheus.

They count and measure; no game, seat, address or token is in them.  The format is a few lines of
text, so no package is needed for it.
"""

from __future__ import annotations

import math
import os
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

TEXT: Final = "text/plain; version=0.0.4; charset=utf-8"
"""The media type of the format."""
BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The upper bounds of the buckets of a histogram, in seconds."""
Labels = tuple[tuple[str, str], ...]
"""Names and values."""
_STATUS: Final = Path("/proc/self/statm")


class Histogram:
    """Counts of times by bucket, for each value of one label."""

    def __init__(self) -> None:
        self._counts: dict[str, list[int]] = {}
        self._sums: Counter[str] = Counter()

    def add(self, value: str, seconds: float) -> None:
        """Count a time."""
        counts = self._counts.setdefault(value, [0] * (len(BOUNDS) + 1))
        counts[bisect_left(BOUNDS, seconds)] += 1
        self._sums[value] += seconds  # type: ignore[assignment]

    def lines(self, name: str, label: str) -> Iterable[str]:
        """Yield the lines of all buckets, sums and counts."""
        for value, counts in sorted(self._counts.items()):
            total = 0
            for bound, count in zip((*BOUNDS, math.inf), counts, strict=True):
                total += count
                le = "+Inf" if math.isinf(bound) else f"{bound:g}"
                yield _line(f"{name}_bucket", ((label, value), ("le", le)), total)
            yield _line(f"{name}_sum", ((label, value),), self._sums[value])
            yield _line(f"{name}_count", ((label, value),), total)


class Metrics:
    """The metrics of one process."""

    def __init__(self, version: str) -> None:
        self.requests: Counter[Labels] = Counter()
        self.seconds = Histogram()
        self.answers = 0
        """The answers stored, those of computer players included."""
        self.gauges: list[tuple[str, str, Callable[[], dict[Labels, float]]]] = []
        """Name, meaning, and a function that returns the values now, by labels."""
        self._version = version
        self._began = time.time()

    def add_answer(self) -> None:
        """Count an answer that was stored."""
        self.answers += 1

    def add_request(self, method: str, route: str, status: int, seconds: float | None) -> None:
        """Count a request, and its time unless it was a stream."""
        self.requests[("method", method), ("route", route), ("status", str(status))] += 1
        if seconds is not None:
            self.seconds.add(route, seconds)

    def text(self) -> str:
        """Return all metrics as text."""
        lines: list[str] = []

        def tell(name: str, kind: str, meaning: str, told: Iterable[str]) -> None:
            lines.extend([f"# HELP {name} {meaning}", f"# TYPE {name} {kind}", *told])

        name = "undergrowth_build_info"
        tell(name, "gauge", "The release.", [_line(name, (("version", self._version),), 1)])
        name = "undergrowth_requests_total"
        counted = [_line(name, labels, count) for labels, count in sorted(self.requests.items())]
        tell(name, "counter", "Requests by route and status.", counted)
        name = "undergrowth_request_seconds"
        meaning = "Time of requests, without streams."
        tell(name, "histogram", meaning, self.seconds.lines(name, "route"))
        name = "undergrowth_answers_total"
        meaning = "Answers stored, of people and computer players."
        tell(name, "counter", meaning, [_line(name, (), self.answers)])
        for name, meaning, values in self.gauges:
            told = [_line(name, labels, value) for labels, value in sorted(values().items())]
            tell(name, "gauge", meaning, told)
        for name, kind, meaning, value in self._of_process():
            tell(name, kind, meaning, [_line(name, (), value)])
        return "\n".join(lines) + "\n"

    def _of_process(self) -> Iterable[tuple[str, str, str, float]]:
        """Yield what Prometheus expects of every process."""
        begun, used = "process_start_time_seconds", "process_cpu_seconds_total"
        yield begun, "gauge", "When the process began, in seconds since 1970.", self._began
        yield used, "counter", "Seconds of computing of the process.", time.process_time()
        if _STATUS.exists():
            pages = int(_STATUS.read_text().split()[1])
            held = pages * os.sysconf("SC_PAGE_SIZE")
            yield "process_resident_memory_bytes", "gauge", "Memory of the process.", held


def _line(name: str, labels: Labels, value: float) -> str:
    told = ",".join(f'{key}="{_escaped(text)}"' for key, text in labels)
    return f"{name}{{{told}}} {value:.10g}" if told else f"{name} {value:.10g}"


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
