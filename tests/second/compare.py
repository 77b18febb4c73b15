"""Hold the two generators against each other: at a question, in a game, over many games."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from second.law import ANSWERS, EFFECTS, BeyondUs, load, why_unsaid
from second.table import Table
from undergrowth import Game

ASIDE = ("use", "visit", "employ")
"""Verbs of effects: one that no second file knows is left out on both sides, and counted."""


@dataclass
class Report:
    """Counts of comparisons."""

    compared: Counter[str] = field(default_factory=Counter)
    """Questions by prompt whose options are exactly what the Law says."""
    uncovered: Counter[str] = field(default_factory=Counter)
    """Questions by prompt that nobody answers a second time."""
    aside: Counter[str] = field(default_factory=Counter)
    """Options that were set aside, by what is used."""
    beyond: Counter[str] = field(default_factory=Counter)
    """Questions on tables that a second generator says it knows nothing of, by the reason."""

    def share(self) -> float:
        """The share of questions that were compared."""
        return self.compared.total() / max(1, self.total())

    def total(self) -> int:
        """All questions that were looked at."""
        return self.compared.total() + self.uncovered.total() + self.beyond.total()

    def __str__(self) -> str:
        lines = [f"{self.total()} questions, {self.share():.1%} of them compared"]
        for title in ("uncovered", "beyond", "aside"):
            counts: Counter[str] = getattr(self, title)
            lines += [f"{title}: {n} {name}" for name, n in counts.most_common()]
        return "\n".join(lines)


def compare(g: Game, report: Report) -> None:
    """The options of the open question are exactly those the Law says; else say which differ."""
    load()
    decision = g.decision
    assert decision is not None
    answer = ANSWERS.get(decision.prompt)
    if answer is None:
        assert why_unsaid(decision.prompt), f"nobody says {decision.prompt} a second time, or why"
        report.uncovered[decision.prompt] += 1
        return
    offered = set(decision.texts())
    strange = {text for text in offered if _is_strange(text)}
    try:
        said = set(answer(Table(g)))
    except BeyondUs as why:
        report.beyond[str(why)] += 1
        return
    report.aside.update(strange)
    wrong = _differ(offered - strange, said)
    assert not wrong, f"{decision.prompt} ({decision.law}): {wrong}"
    report.compared[decision.prompt] += 1


def _is_strange(text: str) -> bool:
    verb, _, name = text.partition(" ")
    return verb in ASIDE and name not in EFFECTS


def _differ(offered: set[str], said: set[str]) -> str:
    words = []
    if offered - said:
        words.append(f"offered, but not by the Law: {sorted(offered - said)}")
    if said - offered:
        words.append(f"by the Law, but not offered: {sorted(said - offered)}")
    return "; ".join(words)
