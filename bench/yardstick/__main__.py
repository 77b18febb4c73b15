"""`python -m bench.yardstick LOG... --out FILE`: people's choices beside a computer player's.

Reads games in Rootlog.  Each deed of a person is one or several answers of the engine (`deeds`).
At each of their questions with enough options the player ranks all options, and FILE keeps, a line
each, the place of the person's answer.  It goes on where FILE ends.  Then it writes the table of
docs/strength.md: how often the answer stood first, and among the first three, by faction.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

from bench.calibration import kept
from bench.measured import commit
from bench.strength import PAGE, filled, shown
from bench.yardstick.deeds import Deed, Question, deeds, questions
from undergrowth.ai import Seat, ask_thoughts, make_player
from undergrowth.engine.messages import title
from undergrowth.rootlog import Reading, read
from undergrowth.stats.section import Section
from undergrowth.stats.wording import percent, whole
from undergrowth.words import speaking

LEAST: Final = 4
"""The fewest options of a question that counts: of three, all stand among the first three."""
FIRST: Final = 3
_LONG: Final = 3600.0
"""The seconds a question may take: in effect, all tries are made."""
Told = dict[str, Any]


def measured(reading: Reading, deed: Deed, player: str, seed: int) -> Told:
    """Return a deed with the places of its answers among the player's thoughts."""
    found = questions(reading, deed, seed)
    return {
        "faction": deed.faction,
        "text": deed.text,
        "found": bool(found),
        "asked": [_rank(each, player, seed) for each in found if _counts(each)],
    }


def _counts(question: Question) -> bool:
    return question.game.decision is not None and len(question.game.decision.options) >= LEAST


def _rank(question: Question, player: str, seed: int) -> tuple[int, int]:
    """Return the place of the person's answer, from 0, and the number of options."""
    decision = question.game.decision
    assert decision is not None
    seat = Seat(question.game, decision.seat, seed)
    thoughts = ask_thoughts(make_player(player, decision.seat, seed), seat, _LONG)
    order = [str(each.option) for each in thoughts]
    rank = order.index(str(question.answer)) if str(question.answer) in order else len(order)
    return rank, len(decision.options)


def figures(header: Told, told: list[Told], logs: int, pictures: Path) -> Iterator[str]:
    """Yield the lines for the page."""
    asked = [rank for each in told for rank in each["asked"]]
    yield (
        f"{whole(logs)} games, {whole(len(told))} deeds, of which {whole(_found(told))} are "
        f"answers of the engine, to {whole(len(asked))} questions with at least {LEAST} options; "
        f"undergrowth {header['commit']}:"
    )
    yield f"`python -m bench.yardstick LOG... --out FILE --player {header['player']}`"
    yield ""
    by_faction: dict[str, list[Told]] = {}
    for each in told:
        by_faction.setdefault(each["faction"], []).append(each)
    rows = [_row(title(name, "faction"), some) for name, some in by_faction.items()]
    rows = [*sorted(rows, key=lambda row: row[0]), _row("all", told)]
    headings = ["faction", "deeds found", "questions", "first", "first three", "by chance"]
    part = Section("yardstick", "People's answers", headings, rows, [], "")
    yield from shown(part, "yardstick", pictures)


def _found(told: list[Told]) -> int:
    return sum(each["found"] for each in told)


def _row(name: str, told: list[Told]) -> list[str]:
    asked = [rank for each in told for rank in each["asked"]]
    n = max(1, len(asked))
    return [
        name,
        f"{_found(told)} of {len(told)}",
        whole(len(asked)),
        percent(sum(rank == 0 for rank, _ in asked) / n),
        percent(sum(rank < FIRST for rank, _ in asked) / n),
        percent(sum(FIRST / options for _, options in asked) / n),
    ]


def main(given: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.yardstick", description=__doc__)
    parser.add_argument("logs", nargs="+", type=Path, help="games in Rootlog")
    parser.add_argument("--out", type=Path, required=True, help="where the results are kept")
    parser.add_argument("--player", default="search:200")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--page", type=Path, default=PAGE, help="the page that is filled")
    asked = parser.parse_args(given)
    header = {"player": asked.player, "seed": asked.seed, "commit": commit()}
    told = kept(asked.out, header)
    with asked.out.open("a", encoding="utf-8") as out:
        for reading, deed in islice(_deeds(asked.logs), len(told), None):
            told.append(measured(reading, deed, asked.player, asked.seed + len(told)))
            out.write(json.dumps(told[-1]) + "\n")
            out.flush()
            print(f"{len(told)} deeds", end="\r", flush=True)
    with speaking("en"):
        lines = figures(header, told, len(asked.logs), asked.page.with_suffix(""))
        text = filled(asked.page.read_text("utf-8"), "yardstick", lines)
    asked.page.write_text(text, "utf-8", newline="\n")


def _deeds(logs: list[Path]) -> Iterator[tuple[Reading, Deed]]:
    for path in logs:
        reading = read(path.read_text("utf-8"), lenient=True)
        for deed in deeds(reading):
            yield reading, deed


if __name__ == "__main__":
    main()
