"""What the coach of a first game says for a march, where it scores nothing."""

from __future__ import annotations

import pytest

from kit import Table
from undergrowth import Game, Setup
from undergrowth.engine.messages import Message
from undergrowth.lessons.coach import proposal
from undergrowth.lessons.marching import marching
from undergrowth.words import speaking


def said(t: Table, *answers: str) -> dict[str, Message]:
    """Return what is said of some answers of the Marquise, by the names of the reasons."""
    before = t.game.copy()
    for text in answers:
        t.says("marquise", text)
    found = marching(before, t.game, 0)
    with speaking("en"):
        assert not [each for each in found if "{" in str(each) or "coach-" in str(each)]
    return {each.id.removeprefix("coach-"): each for each in found}


def test_a_march_reaches_enemies_without_defence(table: type[Table]) -> None:
    """3.2.1 Buildings and tokens that no warrior stands beside are a point each."""
    t = table("marquise", "alliance").put("marquise", 5, "4 warriors")
    t.put("alliance", 1, "sympathy").begins("marquise", "daylight")
    found = said(t, "march", "to 1", "take 4")
    assert found["open"].args == {"seat": "faction:woodland_alliance", "places": ["place:1"]}
    assert "reaches" not in found


def test_a_march_reaches_warriors(table: type[Table]) -> None:
    """4.3 A battle needs warriors in the clearing."""
    t = table("marquise", "eyrie").put("marquise", 5, "4 warriors")
    t.put("eyrie", 1, "2 warriors").begins("marquise", "daylight")
    found = said(t, "march", "to 1", "take 4")
    assert found["reaches"].args == {"seat": "faction:eyrie_dynasties", "places": ["place:1"]}


def test_a_march_guards_what_stood_alone(table: type[Table]) -> None:
    """3.2.1 An own building without warriors gives a point to whoever removes it."""
    t = table("marquise", "eyrie").put("marquise", 5, "4 warriors")
    t.put("marquise", 1, "sawmill").begins("marquise", "daylight")
    assert said(t, "march", "to 1", "take 2")["guards"].args == {"places": ["place:1"]}


def test_a_march_protects_from_more_warriors_nearby(table: type[Table]) -> None:
    """Own pieces are no longer outnumbered by enemies there or in an adjacent clearing."""
    t = table("marquise", "eyrie").put("marquise", 5, "4 warriors")
    t.put("marquise", 1, "sawmill, 1 warrior").put("eyrie", 10, "3 warriors")
    t.begins("marquise", "daylight")
    assert said(t, "march", "from 5", "to 1", "take 2")["protects"].args == {"places": ["place:1"]}


def test_a_march_finds_room_to_build(table: type[Table]) -> None:
    """6.5.4 A ruled clearing with an open slot, where none was ruled before."""
    t = table("marquise", "eyrie").put("marquise", 5, "4 warriors").begins("marquise", "daylight")
    found = said(t, "march", "to 1", "take 2")
    assert found["site"].args == {"places": ["place:1"]}
    assert "holds" not in found


def test_what_a_march_leaves_alone_is_its_price(table: type[Table]) -> None:
    """A building that loses its last warrior."""
    t = table("marquise", "eyrie").put("marquise", 5, "4 warriors, sawmill")
    t.begins("marquise", "daylight")
    assert said(t, "march", "to 1", "take 4")["leaves"].args == {"places": ["place:5"]}


def test_no_march_no_reason(table: type[Table]) -> None:
    """Warriors that are recruited do not march."""
    t = table("marquise", "eyrie").put("marquise", 5, "recruiter")
    t.begins("marquise", "daylight")
    assert not said(t, "recruit")


@pytest.mark.parametrize("seed", [1, 4])
def test_the_coach_has_a_reason_for_a_march(seed: int) -> None:
    """4.2 Where nothing else tells, something that the warriors do there is said, not a price."""
    g = Game.new(Setup(seats=["marquise_de_cat", "eyrie_dynasties"]), seed)
    marches = 0
    for _ in range(140):
        decision = g.decision
        assert decision is not None
        if decision.seat < 0 or len(decision.options) == 1:
            g.take(decision.options[0])
            continue
        found = proposal(g, decision.seat)
        if found.text == "march":
            marches += 1
            ids = [each.id for each in found.because]
            weighs = ("coach-better", "coach-even", "coach-later", "coach-price", "coach-instead")
            assert [each for each in ids if each not in weighs], ids
        g.take(found.answer)
    assert marches


def test_what_a_choice_of_setup_places_is_no_reason() -> None:
    """6.3.2 The garrison of the keep is the same in every corner, as a starting building is."""
    g = Game.new(Setup(seats=["marquise_de_cat", "eyrie_dynasties"]), 3)
    while g.turns == 0 and g.decision is not None:
        for each in proposal(g, g.decision.seat).because:
            assert each.id != "coach-both", str(each)
        g.take(proposal(g, g.decision.seat).answer)
