"""Golden games: answers and fingerprints of whole random games, kept as files.

`python -m kit.golden` (from `tests`, with the package installed) writes them anew; the diff is
reviewed like code: a changed line is a changed rule or a changed text.
"""

from __future__ import annotations

import json
from pathlib import Path

from kit.lineups import drafts, further_setups, plain_setups, setup_name
from undergrowth import Game, Setup
from undergrowth.engine.chance import seeded
from undergrowth.table.saves import digest

FOLDER = Path(__file__).parent.parent / "golden"
SEED = 20
EVERY = 25
"""A fingerprint of the state is kept after so many answers."""
MOST_ANSWERS = 1500


def golden_name(setup: Setup) -> str:
    """The file name of a setup's golden game."""
    return f"{setup_name(setup)}.jsonl"


def record(setup: Setup) -> str:
    """A random game of a line-up as lines: a header, then answers and fingerprints."""
    g = Game.new(setup, SEED)
    chance = seeded(SEED)
    lines = [json.dumps(_header(setup))]
    answers = 0
    while g.decision is not None and answers < MOST_ANSWERS:
        g.take(g.decision.options[chance.below(len(g.decision.options))])
        answers += 1
        if answers % EVERY == 0:
            lines.append(json.dumps({"answers": answers, "state": digest(g)}))
    assert g.answers is not None
    lines.append(json.dumps({"answers": answers, "state": digest(g), "outcome": g.outcome}))
    return "\n".join([*lines, *(json.dumps(answer) for answer in g.answers)]) + "\n"


def _header(setup: Setup) -> dict[str, object]:
    """What the game was played with."""
    doc = setup.document()
    usual = {"reach": "any", "deck": "base"}
    shown = {key: value for key, value in doc.items() if usual.get(key) != value}
    return {**shown, "seed": SEED}


def golden_setups() -> list[Setup]:
    """Pairs and largest line-ups of the base box, every other map and deck, a few drafts."""
    plain = [setup for setup in plain_setups() if len(setup.seats) in (2, 4, 5)]
    return [*plain, *further_setups()[1::2], *drafts()[::4]]


def main() -> None:
    """Write every golden game."""
    for old in FOLDER.glob("*.jsonl"):
        old.unlink()
    for setup in golden_setups():
        (FOLDER / golden_name(setup)).write_text(record(setup), encoding="utf-8")


if __name__ == "__main__":
    main()
