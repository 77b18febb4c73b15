"""Words of a faction beside its actions and its numbers in a battle, and their sections."""

from __future__ import annotations

from typing import Any, Final

from kit.table import Table
from undergrowth import Game, Setup, position
from undergrowth.engine.actions import Action
from undergrowth.library import installed_factions
from undergrowth.table.book import book
from undergrowth.table.frames import Frame

Row = tuple[dict[Any, str], dict[str, Any], Frame, type[Action], str]
"""Pieces by place, entries of the board, the procedure that asks, the verb, and what is said."""
HOOKS: Final = (
    *("extra_hits", "ignores_hits", "attacker_rolls_high", "max_rolled_hits"),
    *("lent_hits", "fights_with", "forbids_rolled_hits"),
)
"""The hooks of a battle whose answers are told with a section and a name."""


def check_off(
    seat: str,
    laid: dict[Any, str],
    board: dict[str, Any],
    frame: Frame,
    kind: type[Action],
    said: str,
) -> None:
    """1.5.1 Check what stands beside an action that is off: the section, and what is lacking."""
    t = Table(seat, _other(seat)).board(seat, **board)
    for place, pieces in laid.items():
        t.put(seat, place, pieces)
    g = position.table(t.doc | {"turn": seat, "phase": "evening"}, seed=1, possible=False)
    found = frame.why_off(g, kind)
    assert found is not None and " ".join(found) == said


def check_credited(seat: str, own: dict[str, str], anybody: dict[str, str]) -> None:
    """4.3.3, 4.3.4, 4.3.5 Check the section and the name that a faction gives at each hook.

    `own` is what it answers about itself, `anybody` what it answers about each side of a battle.
    """
    me = book(Game.new(Setup(seats=[seat, _other(seat)]), 1)).faction(0)
    for owner in (0, 1):
        told = {hook: f"{me.law_of(hook, owner)} {me.source_of(hook, owner)}" for hook in HOOKS}
        said = {hook: words for hook, words in told.items() if words != " "}
        assert said == anybody | (own if owner == 0 else {})


def _other(seat: str) -> str:
    """Return another faction, the first that there is."""
    me = Setup(seats=[seat]).seats[0]
    return next(each for each in installed_factions() if me not in each)
