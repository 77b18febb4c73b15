"""Golden games: answers and fingerprints of whole random games, kept as files.

A file says itself what it was played with: its first line is the setup and the seed, then come
fingerprints of the game every so many answers, then all answers, chance's too.

`python -m kit.golden` (from `tests`, with the package installed) adds files for line-ups of the
covering choice that have none and touches no other.  `python -m kit.golden NAME ...` records
those named anew: do so when a rule has changed on purpose, and review the diff like code.
"""

from __future__ import annotations

import json
import sys

from kit.lineups import golden_file, golden_files, seed_of, setups
from kit.opinions.meaning import fingerprint
from undergrowth import CHANCE, Game, Setup, parse
from undergrowth.engine.actions import Action, Shuffle
from undergrowth.engine.chance import seeded

EVERY = 25
"""A fingerprint of the game is kept after so many answers of players."""
MOST_ANSWERS = 1500
DEALT = ("A.5.2", "A.8.2", "A.8.2.III")
"""Sections by which chance deals landmarks and setup cards, from all that are installed."""


def names() -> list[str]:
    """The golden games on file."""
    return sorted(golden_files())


def kept(name: str) -> list[str]:
    """The lines of a golden game on file."""
    return golden_files()[name].read_text(encoding="utf-8").splitlines()


def replayed(lines: list[str]) -> list[str]:
    """The lines the game on file leads to now: the same ones, unless something changed.

    What was dealt from all that is installed is dealt again, so a new landmark or faction
    changes nothing; chance and the random player choose everything else as they do now.
    """
    header = json.loads(lines[0])
    seed = header.pop("seed")
    answers = [line for line in map(json.loads, lines) if isinstance(line, str)]
    return record(Setup(**header), seed, answers)


def record(setup: Setup, seed: int, before: list[str] | None = None) -> list[str]:
    """A random game as lines: a header, fingerprints, then answers.

    `before` are the answers on file, if there is one.
    """
    dealt = before if before and (setup.draft or setup.landmarks) else []
    g = Game.new(setup, seed, scripted=bool(dealt))
    player = seeded(seed)
    marks = []
    answers = 0
    _set_up(g, dealt)
    while g.decision is not None and answers < MOST_ANSWERS:
        g.take(g.decision.options[player.below(len(g.decision.options))])
        _set_up(g, dealt)
        answers += 1
        if answers % EVERY == 0:
            marks.append({"answers": answers, "state": fingerprint(g)})
    marks.append({"answers": answers, "state": fingerprint(g), "outcome": g.outcome})
    assert g.answers is not None
    return [json.dumps(line) for line in [_header(setup, seed), *marks, *g.answers]]


def _set_up(g: Game, dealt: list[str]) -> None:
    """Go on to a player's question; once play has begun chance answers by itself, as always."""
    while g.decision is not None and g.decision.seat == CHANCE:
        g.choose(_dealt_before(g, dealt) or _drawn(g))
        if g.turns > 0 and g.scripted:
            g.scripted = False
            g.run()


def _dealt_before(g: Game, dealt: list[str]) -> Action | None:
    """Return what the game on file has here, where chance deals from all that is installed."""
    assert g.decision is not None and g.answers is not None
    at = len(g.answers)
    if g.decision.law not in DEALT or at >= len(dealt):
        return None
    seat, _, answer = dealt[at].partition(": ")
    return parse(answer) if seat == g.seat_name(CHANCE) else None


def _drawn(g: Game) -> Action:
    """Return what chance answers by the game's own generator."""
    assert g.decision is not None
    chance, options = g.chance.copy(), g.decision.options
    return options[chance.below(len(options))] if options else Shuffle(chance.next())


def _header(setup: Setup, seed: int) -> dict[str, object]:
    """Return what the game was played with."""
    usual = {"reach": "any", "deck": "base"}
    shown = {key: value for key, value in setup.document().items() if usual.get(key) != value}
    return {**shown, "seed": seed}


def write(lines: list[str]) -> None:
    """Keep a golden game."""
    header = json.loads(lines[0])
    del header["seed"]
    path = golden_file(Setup(**header))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main(again: list[str]) -> None:
    """Record those named anew, or add the line-ups that have no file."""
    for name in again:
        write(replayed(kept(name)))
    for name, setup in setups().items() if not again else []:
        if name not in names():
            write(record(setup, seed_of(name)))


if __name__ == "__main__":
    main(sys.argv[1:])
