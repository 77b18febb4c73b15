"""15.3.4, 9.3.4 Distributing things at random, as evenly as possible."""

from __future__ import annotations

from undergrowth.engine.chance import seeded


def spread(already: list[int], n: int, seed: int) -> list[int]:
    """Return the index in `already` of the place that each of `n` things goes to.

    `already` is the number of things at each place.  Each thing goes to one of the places with the
    fewest at that time, chosen at random.
    """
    chance = seeded(seed)
    there = already[:]
    found: list[int] = []
    for _ in range(n):
        fewest = min(there)
        open_places = [i for i in range(len(there)) if there[i] == fewest]
        chosen = open_places[chance.below(len(open_places))]
        there[chosen] += 1
        found.append(chosen)
    return found
