"""Many games in which people come and go, one after another: what is lost?

`python -m server.measured.evenings --games 200 --kept FILE` (with `tests` on the path) plays a game
for each seed by `server.people.comings`, every third on two processes and one PostgreSQL.  A line
of the file is one game; games that are in it are not played again.  It ends with 1 if something
was lost.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
import time
import traceback
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from server.database.postgres import cluster
from server.people.comings import Sitting
from server.people.house import House


def play(house: House, seed: int, most: int) -> dict[str, Any]:
    """Play the game of a seed; return what happened in it."""
    begun = time.perf_counter()
    told: dict[str, Any] = {"seed": seed, "processes": house.size}
    sitting = Sitting(house, seed, most)
    try:
        sitting.play()
    except Exception:
        told["lost"] = traceback.format_exc()
    told |= {"answers": sitting.answers, "done": dict(sitting.done)}
    return {**told, "seconds": round(time.perf_counter() - begun, 1)}


def figures(games: list[dict[str, Any]]) -> str:
    """Return the sums of the games that were played."""
    done: Counter[str] = Counter()
    for each in games:
        done.update(each.get("done", {}))
    lost = [each["seed"] for each in games if "lost" in each]
    lines = [f"{len(games)} games, {sum(each['answers'] for each in games)} answers"]
    lines += [f"{count:7} {name}" for name, count in sorted(done.items())]
    return "\n".join([*lines, f"lost: {lost}"])


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--first", type=int, default=0, help="the first seed")
    asked.add_argument("--answers", type=int, default=120, help="then the people end a game")
    asked.add_argument("--kept", type=Path, required=True, help="the file of the games so far")
    given = asked.parse_args()
    played: list[dict[str, Any]] = []
    if given.kept.exists():
        played = [json.loads(line) for line in given.kept.read_text().splitlines()]
    known = {each["seed"] for each in played}
    with ExitStack() as held, given.kept.open("a", encoding="utf-8") as kept:
        folder = Path(held.enter_context(tempfile.TemporaryDirectory()))
        dice = random.Random(len(known))
        alone = House(folder, f"sqlite:///{folder / 'games.sqlite'}", 1, dice)
        held.callback(alone.end)
        several = House(folder, held.enter_context(cluster()), 2, dice)
        held.callback(several.end)
        for seed in range(given.first, given.first + given.games):
            if seed not in known:
                # every tenth is played to its own end
                most = 100_000 if seed % 10 == 9 else given.answers
                played.append(play(several if seed % 3 == 2 else alone, seed, most))
                kept.write(json.dumps(played[-1]) + "\n")
                kept.flush()
    print(figures(played))
    return int(any("lost" in each for each in played))


if __name__ == "__main__":
    raise SystemExit(main())
