"""Random games with each house rule, and with sets of them, hold every invariant."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kit import checks
from kit.lineups import play_randomly, seed_of, setups, sliced_seed, sparing
from kit.opinions.worlds import check_worlds
from second.compare import Report, compare
from undergrowth import BadSetup, Game, Setup
from undergrowth.engine.chance import seeded
from undergrowth.house_rules import house_rule_names
from undergrowth.law.setup.house_rules import check_house_rules

CROWD = ["vagabond", "second_vagabond", "marquise", "cult", "hundreds"]
"""Most house rules about factions meet theirs here."""
SETUPS = list(setups().items())


def together() -> list[list[str]]:
    """Return all house rules in as few sets as may be, each with rules that go together."""
    found: list[list[str]] = []
    left = house_rule_names()
    while left:
        found.append([])
        for name in left:
            found[-1] += [name] if _go_together([*found[-1], name]) else []
        left = [name for name in left if name not in found[-1]]
    return found


def _go_together(names: list[str]) -> bool:
    try:
        check_house_rules(Setup(seats=CROWD, house_rules=names))
    except BadSetup:
        return False
    return True


@pytest.mark.long
@pytest.mark.parametrize("names", together(), ids=lambda names: names[0])
def test_house_rules_that_go_together_hold_the_invariants(names: list[str]) -> None:
    """Each house rule is in one of these games: all checks at some questions."""
    setup = Setup(seats=CROWD, house_rules=names)
    play_randomly(setup, seed_of(names[0]), _look_now_and_then)


@pytest.mark.long
@pytest.mark.parametrize("name", sparing(house_rule_names(), most=3))
def test_a_random_game_with_a_house_rule_alone_holds_the_invariants(name: str) -> None:
    """The same where nothing else changes the rules."""
    play_randomly(Setup(seats=CROWD, house_rules=[name]), seed_of(name), _look_now_and_then)


@pytest.mark.long
@pytest.mark.parametrize("at", range(0, len(SETUPS), max(1, len(SETUPS) // 6)))
def test_random_sets_of_house_rules_go_together(at: int) -> None:
    """Those that do not exclude each other, in all kinds of line-ups."""
    name, setup = SETUPS[at]
    play_randomly(some(setup, seed_of(name)), seed_of(name), _look_now_and_then)


@pytest.mark.long
@pytest.mark.parametrize("at", range(len(SETUPS)))
def test_many_random_sets_of_house_rules_go_together(at: int) -> None:
    """More of them, others in each slice."""
    name, setup = SETUPS[at]
    seed = sliced_seed(name)
    play_randomly(some(setup, seed), seed, _look_now_and_then)


def some(setup: Setup, seed: int) -> Setup:
    """A setup with a random set of house rules that fit it."""
    names = house_rule_names()
    chance = seeded(seed)
    order = list(range(len(names)))
    chance.shuffle(order)
    chosen: list[str] = []
    for name in [names[at] for at in order[: 3 + chance.below(len(names) - 3)]]:
        try:
            check_house_rules(replace(setup, house_rules=[*chosen, name]))
        except BadSetup:
            continue
        chosen.append(name)
    return replace(setup, house_rules=chosen)


def _look_now_and_then(g: Game, number: int) -> None:
    checks.check_question(g)
    if number % 67 == 0:
        checks.check_all(g, number)
    if number % 10 == 0:
        compare(g, Report())
    if number % 211 == 0 and g.decision is not None and g.decision.seat >= 0:
        check_worlds(g, number)
