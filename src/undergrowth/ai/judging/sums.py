"""Weighted sums of features.

Compiled, `weighted` is a function of C (`tools/compiler/primitives.py`): most of what a network
costs is this sum.
"""

from __future__ import annotations


def weighted(weights: list[float], used: list[int], found: list[float], total: float) -> float:
    """Return a total plus the weighted sum of the features whose indices are used."""
    for i in used:
        total += weights[i] * found[i]
    return total
