"""15.3.4, 9.3.4 Spreading things at random, as evenly as possible."""

from __future__ import annotations

from undergrowth.engine.chance import seeded


def spread(already: list[int], n: int, seed: int) -> list[int]:
    """Where each of `n` things goes: indexes into `already`, which says how many lie where.

    Each goes to one of the places with the fewest by then; of several, chance decides.
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
