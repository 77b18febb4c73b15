"""The public API as the README and the issue tracker promise it."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import undergrowth
from undergrowth import BadSetup, BadText, Game, IllegalAction, Setup
from undergrowth.table.saving import saves as codec

HOME = Path(__file__).parent.parent


@pytest.mark.parametrize("page", ["README.md", "docs/tour.md", "docs/api.md", "docs/envs.md"])
def test_the_examples_on_a_page_hold(page: str) -> None:
    """Every example on the page runs as printed."""
    outcome = doctest.testfile(
        str(HOME / page), module_relative=False, optionflags=doctest.ELLIPSIS
    )
    assert outcome.attempted > 0
    assert outcome.failed == 0


def test_the_examples_in_the_package_hold() -> None:
    """Every example in the package's docstring runs as printed."""
    assert doctest.testmod(undergrowth).failed == 0


def test_short_names_are_accepted_and_full_names_printed() -> None:
    """Ids are those of the data; short forms work wherever a person types."""
    g = Game.new(Setup(seats=["cats", "birds"]), seed=1)
    assert g.setup.seats == ["marquise_de_cat", "eyrie_dynasties"]


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        (Setup(seats=["marquise"]), "2 to 6"),
        (Setup(seats=["marquise", "cats"]), "seated twice"),
        (Setup(seats=["marquise", "moles"]), "moles"),
        (Setup(seats=["marquise", "second_vagabond"]), "only beside vagabond"),
        (Setup(seats=["marquise", 7]), "seats: expected a list of words"),  # type: ignore[list-item]
        (Setup(seats=3), "seats: expected a list of words"),  # type: ignore[arg-type]
        (Setup(in_play=True), "in_play: expected a list"),  # type: ignore[arg-type]
        (Setup(hirelings=5), "hirelings: expected a list"),  # type: ignore[arg-type]
        (Setup(draft=3, beside={"x": 5}), "beside: expected lists"),  # type: ignore[dict-item]
        (Setup(seat_options=5), "seat_options: expected lists"),  # type: ignore[arg-type]
        (Setup(map="moon", seats=["marquise", "eyrie"]), "autumn"),
        (Setup(deck="tarot", seats=["marquise", "eyrie"]), "base"),
        (Setup(seats=["marquise", "alliance"], reach="recommended"), "reach of 13"),
        (Setup(seats=["marquise", "alliance"], reach="plenty"), "adventurous"),
    ],
)
def test_a_wrong_setup_is_refused_with_a_reason(setup: Setup, message: str) -> None:
    """5 The error names what was expected."""
    with pytest.raises(BadSetup, match=message):
        Game.new(setup)


@pytest.mark.parametrize(
    ("answer", "error", "message"),
    [
        ("keep in 5", IllegalAction, "6.3.2"),
        ("keep in 99", BadText, "is not a place"),
        ("keep", BadText, "no verb"),
        ("keep in", BadText, "expected 'keep in <place>'"),
        ("march", IllegalAction, "expected one of: keep in 1"),
        ("", BadText, "no verb"),
        (f"take {'9' * 150}", BadText, "expected a number from 0"),
    ],
)
def test_a_wrong_answer_says_what_was_expected_and_changes_nothing(
    answer: str, error: type[Exception], message: str
) -> None:
    """Illegal and malformed answers raise; the game is unchanged."""
    g = Game.new(Setup(seats=["marquise", "eyrie"]), seed=1)
    before = codec.to_json(g)
    with pytest.raises(error, match=message):
        g.choose(answer)
    assert codec.to_json(g) == before


@pytest.mark.parametrize("seat", [-2, 2, 99])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    """Looking from a seat that nobody sits on is an error that names the seats."""
    g = Game.new(Setup(seats=["marquise", "eyrie"]), seed=1)
    for look in (g.observe, lambda s: g.determinize(s, 1), lambda s: g.why_not(s, "pass")):
        with pytest.raises(BadText, match="or 0 to 1"):
            look(seat)


def test_after_the_end_nothing_is_asked() -> None:
    """3.1 A finished game has no decision, names its winners, and refuses answers."""
    g = Game.new(Setup(seats=["marquise", "eyrie"]), seed=1)
    assert Game.from_json(g.to_json()).outcome is None
    g.end([1], "points")
    g.run()
    assert g.decision is None
    assert g.outcome == {"winners": ["eyrie_dynasties"], "how": "points"}
    with pytest.raises(IllegalAction, match="over"):
        g.choose("pass")


def test_chance_can_be_scripted() -> None:
    """Chance is a seat whose answers may come from outside."""
    g = Game.new(Setup(seats=["marquise", "eyrie"]), seed=1, scripted=True)
    assert g.decision is not None
    assert g.decision.seat == undergrowth.CHANCE
    g.choose("shuffle 42")
    assert g.decision.prompt == "marquise.keep"


def test_set_reach_and_second_vagabond() -> None:
    """5.2 Reach adds up; the second Vagabond brings 2."""
    from undergrowth.law.setup.standard import reach

    assert reach(["marquise_de_cat", "vagabond", "second_vagabond", "woodland_alliance"]) == 20
