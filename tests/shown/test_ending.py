"""1.4 Answers with which one's own turn, or a phase of it, ends for good are known before."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kit import Table
from kit.lineups import asked_setups, seed_of, sparing
from undergrowth import Game
from undergrowth.session import PERSON, Session
from undergrowth.shown.outcomes import outcomes

SETUPS = {name: setup for name, setup in asked_setups().items() if not setup.draft}
ANSWERS = 120
"""After as many a game has come to turns of everybody."""


def last(t: Table, seat: str, option: str) -> Any:
    """Return what is said to end for good with an option of the open question."""
    return outcomes(t.game)[t.options(seat).index(option)].get("last")


def test_the_end_of_a_turn_is_last(table: type[Table]) -> None:
    """1.4.3 A card is drawn, and the next player goes on; a march ends nothing."""
    t = table("marquise", "eyrie").put("marquise", 5, "2 warriors").begins("marquise", "daylight")
    assert last(t, "marquise", "pass") == "turn"
    assert last(t, "marquise", "march") is None


def test_a_question_that_no_new_thing_follows_is_not_last(table: type[Table]) -> None:
    """6.5 With actions left the turn goes on after a march."""
    t = table("marquise", "eyrie").put("marquise", 5, "2 warriors").begins("marquise", "daylight")
    t.says("marquise", "march", "to 1")
    assert last(t, "marquise", "take 2") is None


def test_a_phase_that_nobody_goes_back_to_is_last(table: type[Table]) -> None:
    """13.4 Birdsong ends with the crows' one recruiting, and others have learned a card by it."""
    t = table("corvids", "marquise").hand("corvids", "royal_claim").begins("corvids", "birdsong")
    assert last(t, "corvids", "call up royal_claim") is None
    t.says("corvids", "call up royal_claim")
    assert last(t, "corvids", "call to mouse") == "phase"


def test_questions_that_nobody_is_asked_are_skipped(table: type[Table]) -> None:
    """10.6 A player alone is not asked what to craft if there is nothing."""
    t = table("cult", "marquise").put("cult", 5, "garden_rabbit").hand("cult", "armorers")
    t.begins("cult", "evening")
    at = t.options("cult").index("pass")
    told = [outcomes(t.game, alone=alone)[at].get("last") for alone in (False, True)]
    assert told == [None, "turn"]


def test_nothing_is_last_on_the_turn_of_another(table: type[Table]) -> None:
    """4.3.1 The ambush of a defender ends no turn of theirs."""
    t = table("marquise", "eyrie").put("marquise", 5, "2 warriors").put("eyrie", 5, "2 warriors")
    t.hand("eyrie", "ambush_fox", "ambush_rabbit", "ambush_mouse", "ambush_bird")
    t.begins("marquise", "daylight").says("marquise", "battle")
    assert all("last" not in each for each in outcomes(t.game))


@pytest.mark.long
@pytest.mark.parametrize("alone", [True, False], ids=["alone", "together"])
@pytest.mark.parametrize("name", sparing(SETUPS, most=3, most_long=24))
def test_no_turn_ends_unforeseen(name: str, alone: bool) -> None:
    """Every option that ends a turn, or a phase that nobody can go back to, was said to be last.

    Dice are no part of it: an answer that begins a battle shows its odds.
    """
    setup = SETUPS[name]
    seed = seed_of(name, 8)
    players = [PERSON, *["random"] * (len(setup.seats) - 1)] if alone else []
    session = Session(Game.new(setup, seed), players or [PERSON] * len(setup.seats), seed=seed)
    dice = random.Random(seed)
    for _ in range(ANSWERS):
        session.advance()
        before, decision = session.game, session.game.decision
        if before.over or decision is None:
            break
        choice = dice.choice(decision.options)
        own = before.turn == decision.seat
        told = outcomes(before, [choice], alone=session.plays_alone)[0] if own else None
        session.answer(choice)
        session.advance()
        if told is None or "battle" in told or not before.turns or session.game.over:
            continue
        after = session.game
        gone = session.undo_seat != decision.seat
        if after.turns != before.turns or (after.phase != before.phase and gone):
            assert told.get("last"), f"{choice} at {decision.prompt}, seed {seed}"
