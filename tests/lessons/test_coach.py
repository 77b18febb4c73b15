"""The coach of a first game: what they propose is offered, and rests on what the seat may know."""

from __future__ import annotations

from functools import cache

import pytest

from undergrowth import Game, Setup
from undergrowth.engine.errors import IllegalAction
from undergrowth.engine.messages import Message
from undergrowth.lessons import lesson, lessons
from undergrowth.lessons.coach import Proposal, proposal
from undergrowth.table.hidden.determinize import determinize
from undergrowth.table.names import CARDS
from undergrowth.words import speaking

QUESTIONS = 24
"""Questions of a first game at which the coach is listened to."""


@cache
def first_advice(id: str) -> tuple[Game, Proposal]:
    """Return the beginning of a lesson and what is proposed there, for several tests."""
    g = lesson(id).game()
    return g, proposal(g, g.turn)


@pytest.mark.parametrize("id", lessons())
def test_every_proposal_is_offered_and_has_reasons(id: str) -> None:
    """In both languages, at the first question of each lesson: every faction has one."""
    g, found = first_advice(id)
    assert g.offers(found.answer) and found.because
    cost = {"because-spends", "coach-price", "because-places"}
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
    """Costs and points of a building are known before its place has been chosen."""
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
    assert found[:3] == ["because-points", "because-items", "because-spends"]


@pytest.mark.parametrize("id", lessons())
def test_what_the_best_of_the_others_brings_too_is_no_reason(id: str) -> None:
    """It is said as what both bring; what only the other brings, as what it would be instead."""
    found = first_advice(id)[1].because
    instead = [each.args["brings"] for each in found if each.id == "coach-instead"]
    both = [each.args["brings"] for each in found if each.id == "coach-both"]
    price = [each.args["brings"] for each in found if each.id == "coach-price"]
    assert not [each for each in price if each in both]
    plain = [each for each in found if each.id.startswith("because-")]
    assert not [each for each in plain if each in instead or each in both]
    assert not [each for each in instead if each in both]


@pytest.mark.parametrize("seed", range(6))
def test_before_the_first_turn_the_hand_decides_between_equals(seed: int) -> None:
    """4.1.1 No other answer worth as much lets more cards be crafted, and the cards are named."""
    g = Game.new(Setup(seats=["marquise_de_cat", "eyrie_dynasties"]), seed)
    named = 0
    while g.turns == 0 and g.decision is not None:
        seat = g.decision.seat
        found = proposal(g, seat)
        for each in found.because:
            cards = each.args.get("cards", []) if each.id == "coach-hand" else []
            assert isinstance(cards, list)
            named += len(cards)
            held = [f"card:{CARDS.text(card)}" for card in g.hands[seat]]
            assert set(cards) <= set(held)
        g.take(found.answer)
    assert named


@pytest.mark.parametrize("id", lessons())
def test_what_speaks_against_an_answer_is_its_price(id: str) -> None:
    """Losses are never among the reasons for an answer, and come after them."""
    ids = [each.id for each in first_advice(id)[1].because]
    against = ("because-loses", "because-costs", "because-gives", "because-lost")
    assert not [each for each in ids if each.startswith(against)]
    first = ids.index("coach-price") if "coach-price" in ids else len(ids)
    assert set(ids[first:]) <= {"coach-price", "coach-instead"}


@cache
def first_turns() -> list[Proposal]:
    """Return what is proposed at each question of a setup and a first turn, with little wood."""
    g = Game.new(Setup(seats=["marquise_de_cat", "eyrie_dynasties"]), 3)
    found: list[Proposal] = []
    while len(found) < QUESTIONS and g.decision is not None:
        if len(g.decision.options) > 1:
            found.append(proposal(g, g.decision.seat))
            g.take(found[-1].answer)
        else:
            g.take(g.decision.options[0])
    return found


def test_what_all_answers_bring_is_said_once() -> None:
    """One sentence says what the best of the others brings, too, however much that is."""
    told = [[each.id for each in found.because] for found in first_turns()]
    assert any("coach-both" in ids for ids in told)
    assert not [ids for ids in told if ids.count("coach-both") > 1]


def test_clearings_that_both_rule_are_no_reason() -> None:
    """2.5, 6.3.2 A keep in any corner brings the rule of all clearings but one."""
    for found in first_turns():
        own = [each.args["places"] for each in found.because if each.id == "because-rules"]
        other = [each.args["brings"] for each in found.because if each.id == "coach-instead"]
        others = [
            each.args["places"]
            for each in other
            if isinstance(each, Message) and each.id == "because-rules"
        ]
        for ours, theirs in zip(own, others, strict=False):
            assert isinstance(ours, list) and isinstance(theirs, list)
            assert not set(ours) & set(theirs)
    keep = first_turns()[0]
    assert keep.text.startswith("keep")
    assert "because-rules" not in [each.id for each in keep.because]


def test_what_another_answer_brings_more_is_weighed() -> None:
    """Points that only the other brings are not left to stand against the advice alone."""
    weighed = ("coach-better", "coach-even", "coach-later")
    seen = 0
    for found in first_turns():
        for each in found.because:
            brings = each.args.get("brings")
            if each.id != "coach-instead" or not isinstance(brings, Message):
                continue
            assert brings.id not in ("because-spends", "because-loses_rule", "because-loses")
            if brings.id == "because-points":
                seen += 1
                assert [one for one in found.because if one.id in weighed]
    assert seen
