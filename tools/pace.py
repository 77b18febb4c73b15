"""Prints the time of a fixed calculation, in percent of the reference machine for time shares."""

from __future__ import annotations

import time

REFERENCE_SECONDS = 0.35
ROUNDS = 3_000_000


def processor_seconds() -> float:
    """Return the processor time of the calculation, in seconds."""
    began = time.process_time()
    table: dict[int, int] = {}
    for number in range(ROUNDS):
        table[number & 1023] = table.get(number & 511, 0) + number
    return time.process_time() - began


if __name__ == "__main__":
    print(max(100, round(100 * processor_seconds() / REFERENCE_SECONDS)))
