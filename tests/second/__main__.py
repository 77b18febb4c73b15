"""`python -m second [GAMES] [PART OF A LINE-UP'S NAME]`, in `tests`: where the generators differ.

Random games of each such line-up; every question is compared, and what differs is told by prompt
with the first games to look at.
"""

from __future__ import annotations

import sys
from collections import defaultdict

from kit.lineups import MOST_TURNS, seed_of, setups
from second.compare import Report, compare
from undergrowth import Game
from undergrowth.engine.chance import seeded

SHOWN = 3
Found = dict[str, list[str]]


def play(name: str, game: int, report: Report, found: Found) -> None:
    """Compare every question of a random game."""
    seed = seed_of(name, game)
    g = Game.new(setups()[name], seed)
    chance = seeded(seed)
    answers = 0
    while g.decision is not None and g.turns <= MOST_TURNS:
        try:
            compare(g, report)
        except Exception as error:
            where = f"{name}, game {game}, after {answers} answers: {type(error).__name__}"
            found[g.decision.prompt].append(f"{where}: {error}")
        g.take(g.decision.options[chance.below(len(g.decision.options))])
        answers += 1


def main(games: int, part: str) -> int:
    """Return how many prompts differ."""
    report = Report()
    found: Found = defaultdict(list)
    for name in setups():
        if part in name:
            for game in range(games):
                play(name, game, report, found)
    print(report)
    for prompt, differing in sorted(found.items()):
        print(f"{prompt}: {len(differing)} differ, {report.compared[prompt]} do not")
        print("\n".join(f"    {each}" for each in differing[:SHOWN]))
    return len(found)


if __name__ == "__main__":
    words = sys.argv[1:]
    sys.exit(main(int(words[0]) if words else 1, words[1] if len(words) > 1 else ""))
