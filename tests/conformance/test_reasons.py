"""Reasons: what `why_not` says is true, and tells a seat nothing that it cannot see."""

from __future__ import annotations

import random
import re

import pytest

from kit.lineups import play_randomly, seed_of, setups, sparing
from kit.opinions.claims import known, wrong
from undergrowth import Game, Setup
from undergrowth.engine.actions import Action, all_verbs
from undergrowth.engine.domains import Counts
from undergrowth.table.names import CARDS
from undergrowth.words.files import found

EVERY = 4
"""Reasons are asked for at one question in so many."""
ASKED = 25
"""Number of wrong answers that are tried there."""
MOST_TURNS = 60
DEALT_EVERY = 9


def guesses(g: Game, seat: int, dice: random.Random) -> list[Action]:
    """Answers of all kinds, most of them wrong: half of the cards named are in the hand."""
    kinds = [kind for verb, kind in sorted(all_verbs().items()) if verb != "shuffle"]
    found = []
    for kind in dice.sample(kinds, ASKED):
        args = []
        for domain in kind.domains:
            if domain is CARDS and g.hands[seat] and dice.random() < 0.5:
                args.append(dice.choice(g.hands[seat]))
            else:
                values = domain.values()
                args.append(dice.choice(values[:12] if isinstance(domain, Counts) else values))
        found.append(kind(*args))
    return [action for action in found if not g.offers(action)]


@pytest.mark.parametrize("name", sparing(sorted(setups())[::2], most=14))
def test_no_reason_is_false(name: str) -> None:
    """1.4.2, 1.2.1 Each claim of each reason holds, in the worlds its seat cannot tell apart."""
    setup: Setup = setups()[name]
    dice = random.Random(seed_of(name))

    def look(g: Game, answers: int) -> None:
        decision = g.decision
        if decision is None or decision.seat < 0 or answers % EVERY or g.turns > MOST_TURNS:
            return
        seat = decision.seat
        other = g.determinize(seat, answers) if answers % DEALT_EVERY == 0 else None
        for action in guesses(g, seat, dice):
            reason = g.why(seat, action)
            if reason is not None:
                fault = wrong(g, seat, action, reason[1])
                assert not fault, f"{action} at {decision.prompt}: {reason}: {fault}"
            if other is not None:
                assert other.why(seat, action) == reason, f"{action}: {reason} tells a secret"

    play_randomly(setup, seed_of(name), look)


def test_every_claim_is_of_a_message() -> None:
    """A reason that was renamed, or is gone, is noticed where it is checked."""
    texts = [file.text for file in found() if file.language == "en"]
    said = {id for text in texts for id in re.findall(r"^(why-[\w-]+) =", text, re.MULTILINE)}
    assert sorted(known() - said) == []
