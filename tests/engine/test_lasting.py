"""Records in force for a while begin and end with the right steps of the right procedures."""

from __future__ import annotations

from undergrowth.engine.lasting import AHEAD, ASKED, WHOLE, InForce, Lasting


def test_after_a_pass_it_waits_for_another_choice() -> None:
    """Procedures of a step that was passed make no such choice; the procedures beneath may."""
    one = InForce(Lasting(), at=3, floor=0, when=ASKED)
    assert one.advance(top=2, passed=True)
    one.note_asked(top=3)
    assert one.when == AHEAD
    one.note_asked(top=2)
    assert (one.when, one.at) == (ASKED, 2)


def test_it_holds_for_all_that_the_step_after_a_choice_begins() -> None:
    one = InForce(Lasting(), at=2, floor=0, when=ASKED)
    assert one.advance(top=2, passed=False)
    assert (one.when, one.at) == (WHOLE, 3)
    assert one.advance(top=3, passed=False) and one.advance(top=5, passed=True)
    assert not one.advance(top=2, passed=False)


def test_it_ends_with_its_floor() -> None:
    one = InForce(Lasting(), at=3, floor=1, when=AHEAD)
    assert one.advance(top=2, passed=False)
    assert not one.advance(top=1, passed=False)
