"""The second generator agrees with the engine in random games of every line-up.

What must be offered is said twice, by people who did not read each other: see `tests/second`.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kit.lineups import (
    asked_setups,
    few,
    games_each,
    play_randomly,
    seed_of,
    sliced_seed,
    sparing,
)
from second.compare import Report, compare
from second.law import ANSWERS, UNSAID, load, why_unsaid
from undergrowth import Game, Setup

SETUPS = asked_setups()
HOME = Path(__file__).parent.parent.parent
PROMPT = re.compile(r"""\bPrompt\(\s*"([a-z_.]+)",""")
EVERY = 10
"""The fast test compares every so-manieth question."""
LONG_GAMES = games_each(100)
FIRST = 500
"""The first of its games: other tests play those before."""


@pytest.mark.parametrize("name", sparing(SETUPS))
def test_the_law_says_the_same_options_now_and_then(name: str) -> None:
    """All options at some questions of a random game."""
    report = Report()

    def look(g: Game, number: int) -> None:
        if number % EVERY == 0:
            compare(g, report)

    play_randomly(SETUPS[name], seed_of(name, FIRST), look)
    print(report)
    assert report.compared


def test_an_option_that_the_law_does_not_say_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that is offered or said too much fails the comparison."""
    g = Game.new(Setup(seats=few()), 1)
    assert g.decision is not None
    texts = g.decision.texts()
    load()
    monkeypatch.setitem(ANSWERS, g.decision.prompt, lambda t: texts[1:])
    with pytest.raises(AssertionError, match=f"not by the Law: \\['{texts[0]}'"):
        compare(g, Report())
    monkeypatch.setitem(ANSWERS, g.decision.prompt, lambda t: [*texts, "dance"])
    with pytest.raises(AssertionError, match="by the Law, but not offered: \\['dance'"):
        compare(g, Report())


def test_a_prompt_that_nobody_says_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The author of a new question says it a second time, or says why not."""
    g = Game.new(Setup(seats=few()), 1)
    assert g.decision is not None
    load()
    monkeypatch.delitem(ANSWERS, g.decision.prompt, raising=False)
    for pattern in [each for each in UNSAID if why_unsaid(g.decision.prompt)]:
        monkeypatch.delitem(UNSAID, pattern)
    with pytest.raises(AssertionError, match="a second time, or why"):
        compare(g, Report())


def test_every_prompt_is_said_a_second_time_or_left_out() -> None:
    """Those too that random games hardly ever come to."""
    load()
    found: set[str] = set()
    for path in (HOME / "src").rglob("*.py"):
        found |= set(PROMPT.findall(path.read_text(encoding="utf-8")))
    for path in (HOME / "packages").rglob("src/**/*.py"):
        owner = path.relative_to(HOME / "packages").parts[0]
        prompts = PROMPT.findall(path.read_text(encoding="utf-8"))
        found |= {f"{owner}:{prompt}" for prompt in prompts}
    assert found > set(ANSWERS)
    assert not [
        prompt for prompt in sorted(found) if prompt not in ANSWERS and not why_unsaid(prompt)
    ]


@pytest.mark.long
@pytest.mark.parametrize("name", SETUPS, ids=str)
def test_the_law_says_the_same_options_at_every_question(name: str) -> None:
    """All options at all questions of many games."""
    report = Report()
    for game in range(FIRST + 1, FIRST + 1 + LONG_GAMES):
        play_randomly(SETUPS[name], sliced_seed(name, game), lambda g, _: compare(g, report))
    print(report)
    assert report.compared
