"""Questions of the general law that are said once, and why."""

from __future__ import annotations

from second.law import unsaid

unsaid("effects of cards beside the dice; their own tests say when", "battle.at_ambush")
unsaid("which side has effects at all; test_battle.py says when that is asked", "battle.first")
unsaid(
    "a stop that the caller of a game asks for: nothing is to be chosen",
    "turn.phase_over",
    "turn.begins",
)
unsaid("chance answers", "battle.roll", "chance.*", "marsh.flood")
unsaid("pieces of one look of which some differ; see test_general.py", "pieces.which")
unsaid("what a removal sets off is a list of procedures, not a choice of the Law", "removal.*")
