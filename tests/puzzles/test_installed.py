"""The puzzles that are installed: each answer is right, and each is told in every language."""

from __future__ import annotations

import pytest

from undergrowth.data import keeper, sheet
from undergrowth.engine.owners import OURS
from undergrowth.library import played_factions
from undergrowth.puzzles import check, puzzle, puzzles
from undergrowth.puzzles.files import HARDEST
from undergrowth.puzzles.goals import GOALS
from undergrowth.words import languages
from undergrowth.words.shelf import shelf

SMALL = {
    "alliance_last_match",
    "council_negotiation",
    "cult_acolytes",
    "cult_sermon",
    "cult_two_choirs",
    "diaspora_integration",
    "duchy_banker",
    "eyrie_turmoil",
    "hundreds_restraint",
    "marquise_by_hawk",
}
"""Those that the solver has done with in a moment."""
BUDGET = 20_000


@pytest.mark.parametrize("id", sorted(SMALL))
def test_a_small_puzzle_has_the_answer_of_its_file(id: str) -> None:
    check(puzzle(id), BUDGET)


@pytest.mark.long
@pytest.mark.parametrize("id", [id for id in puzzles() if id not in SMALL])
def test_a_puzzle_has_the_answer_of_its_file(id: str) -> None:
    check(puzzle(id), BUDGET)


def test_there_are_thirty_for_all_factions_and_goals() -> None:
    all_of_them = [puzzle(id) for id in puzzles()]
    assert len(all_of_them) >= 30
    assert {each.goal.kind for each in all_of_them} == set(GOALS)
    solvers = {str(each.position["turn"]) for each in all_of_them}
    for name in played_factions():
        page = f"factions/{name}"
        if keeper(page) == OURS and not sheet(page).has("same_as"):
            assert name in solvers


@pytest.mark.parametrize("code", languages())
def test_each_has_its_words(code: str) -> None:
    """A title, a text and as many hints as its file says."""
    books = shelf()
    assert books is not None
    for id in puzzles():
        each = puzzle(id)
        parts = ["", ".text", *(f".hint-{n + 1}" for n in range(each.hints))]
        for part in parts:
            assert books.tongue(code).has(f"puzzle-{id}{part}"), f"{code}: {id}{part}"
        assert each.hints > 0 and 1 <= each.difficulty <= HARDEST
