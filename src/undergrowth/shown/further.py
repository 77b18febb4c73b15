"""Continuations of deeds, so that a page can offer several questions as one choice.

`build`, then `build in 5`, then `raise sawmill`: after a click on a clearing its sawmill can be
offered at once.  A line is the list of answers after an option: to the question about the place, if
the option does not name it, and to one more question with few answers.  Lines are played in a copy
dealt anew from the player's knowledge.  They end where hidden information would be revealed, or
where chance or another player would answer, so they never depend on hidden information.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import PASS, Action
from undergrowth.engine.frames import Decision
from undergrowth.engine.trail import Trail
from undergrowth.table import labels
from undergrowth.table.described.views import View
from undergrowth.table.game import Game
from undergrowth.table.hidden.determinize import determinize
from undergrowth.table.hidden.learned import reveals_to
from undergrowth.table.places import PLACE

FEW: Final = 5
"""The most continuations offered side by side."""
MOST: Final = 24
"""The most places tried."""


def lines(g: Game) -> dict[str, list[View]]:
    """Return the lines after each option of the open question; options without any are left out.

    A line has `place` and its `role` in the deed, `answers` to give after the option, and the words
    of the last of them (`label`, `message`).
    """
    decision = g.decision
    if decision is None or decision.seat < 0:
        return {}
    world = determinize(g, decision.seat, 0)
    world.scripted = world.asks_all = True
    world.log, world.answers, world.trail = [], [], Trail()
    found = {decision.text(each): _after(world, decision, each) for each in decision.options}
    return {text: after for text, after in found.items() if after}


def _after(world: Game, asked: Decision, option: Action) -> list[View]:
    """Return the lines after an option."""
    begun = _goes_on(world, asked.seat, [option])
    if begun is None or begun.decision is None:
        return []
    decision = begun.decision
    place = _place(option) or _settled(begun, asked.seat)
    if place is not None:
        return _offered(begun, decision, place, [])
    found: list[View] = []
    for answer in decision.options[:MOST]:
        place = _place(answer)
        further = _goes_on(begun, asked.seat, [option, answer]) if place is not None else None
        if place is not None and further is not None and further.decision is not None:
            found += _offered(further, further.decision, place, [decision.text(answer)])
    return found


def _goes_on(before: Game, seat: int, line: list[Action]) -> Game | None:
    """Return the game after the last of these answers; None if they do not belong to one deed."""
    after = before.copy(log=True)
    after.take(line[-1])
    decision, trail = after.decision, after.trail
    if decision is None or trail is None or decision.seat != seat:
        return None
    if reveals_to(before, after, seat):
        return None
    leading = [crumb.action for crumb in trail.leading_to(after.stack, after.asking_step())]
    return after if all(answer in leading for answer in line) else None


def _offered(g: Game, decision: Decision, at: tuple[str, str], answers: list[str]) -> list[View]:
    """Return a line for each answer to the last question, if it asks neither a place nor a
    number."""
    options = decision.options
    if not 2 <= len(options) <= FEW or any(not _is_kind(each) for each in options):
        return []
    found: list[View] = []
    for option in options:
        label = labels.label(g, option)
        texts = [*answers, decision.text(option)]
        words: View = {"label": str(label), "message": label.data()}
        found.append({"role": at[0], "place": at[1], "answers": texts, **words})
    return found


def _is_kind(option: Action) -> bool:
    """Whether an option names an action or a piece, rather than a place, a number or a pass."""
    domains = set(labels.targets(option))
    return option != PASS and bool(domains - {"count"}) and PLACE.label not in domains


def _place(option: Action) -> tuple[str, str] | None:
    """Return the one place that an option names, with its role; None for none or several."""
    found: dict[str, list[str]] = {}
    labels.places_of(option, found)
    named = [(role, name) for role, names in found.items() for name in names]
    return named[0] if len(named) == 1 else None


def _settled(g: Game, seat: int) -> tuple[str, str] | None:
    """Return the place that was answered automatically as the only one; None without any."""
    trail = g.trail
    for crumb in trail.leading_to(g.stack, g.asking_step()) if trail is not None else []:
        if crumb.settled and crumb.seat == seat and _place(crumb.action) is not None:
            return _place(crumb.action)
    return None
