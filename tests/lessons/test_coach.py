"""The coach of a first game: what they propose is offered, and rests on what the seat may know."""

from __future__ import annotations

import pytest

from undergrowth.engine.errors import IllegalAction
from undergrowth.lessons import lesson, lessons
from undergrowth.lessons.coach import proposal
from undergrowth.table.hidden.determinize import determinize
from undergrowth.words import speaking


@pytest.mark.parametrize("id", lessons())
def test_every_proposal_is_offered_and_has_reasons(id: str) -> None:
    """In both languages, at the first question of each lesson: every faction has one."""
    g = lesson(id).game()
    found = proposal(g, g.turn)
    assert g.offers(found.answer) and found.because
    cost = {"because-spends", "because-loses", "because-loses_rule", "because-places"}
    assert {each.id for each in found.because} - cost, "what it costs alone is no reason for it"
    for lang in ("en", "de"):
        with speaking(lang):
            said = [str(each) for each in [found.label, *found.then, *found.because]]
        assert not [
            each
            for each in said
            if not each or "coach-" in each or "because-" in each or "{" in each
        ], said


def test_worlds_that_look_alike_are_advised_alike() -> None:
    """Hands of others and the deck are dealt anew: the coach has not looked at them."""
    g = lesson("first_moving").game()
    told = proposal(g, g.turn)
    for number in (5, 6):
        other = determinize(g, g.turn, number)
        again = proposal(other, g.turn)
        assert (again.text, again.because) == (told.text, told.because)


def test_a_deed_is_thought_to_its_end() -> None:
    """What a building costs and brings is known before its place has been chosen."""
    g = lesson("first_crafting").game()
    for text in ("craft sword", "build"):
        g.take(g.meant(text))
    found = proposal(g, g.turn)
    assert found.text.startswith("build in") and found.then
    with speaking("en"):
        said = [str(each) for each in found.because]
    assert any("point" in each for each in said) and any("wood" in each for each in said)


def test_only_who_is_asked_is_advised() -> None:
    g = lesson("first_moving").game()
    with pytest.raises(IllegalAction):
        proposal(g, 1 - g.turn)


def test_a_coach_says_reasons_as_all_advice_does() -> None:
    """A card crafted for an item: its points, the item and the card, in the words of advice."""
    g = lesson("first_crafting").game()
    found = [each.id for each in proposal(g, g.turn).because]
    assert found == ["because-points", "because-items", "because-spends"]
