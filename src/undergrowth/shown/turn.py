"""1.4 The turn as everybody sees it: its phase, its remaining limits, the effects used."""

from __future__ import annotations

from undergrowth.data import Sheet, sheet
from undergrowth.engine.frames import Procedure
from undergrowth.engine.messages import Message, speaker, title
from undergrowth.law.turn.turn import Turn
from undergrowth.table.book import book
from undergrowth.table.described.views import Allowance, View
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.moments import BIRDSONG, DAYLIGHT, PHASES
from undergrowth.table.uses import USES


def turn(g: Game) -> View:
    """1.4.1 Return the seat on turn, its phases, and the use of limits.

    `steps` are the steps of the phase in order, by section; the present one is `now`.  `allowances`
    come outermost first: actions of a Daylight, then the moves of a march in it.  `used` are the
    effects that have been used this turn.
    """
    return {
        "seat": g.seat_name(g.turn) if g.turn >= 0 else None,
        "phase": PHASES[g.phase],
        "number": g.turns,
        "phases": _phases(g),
        "steps": _steps(g),
        "allowances": [allowance_view(each) for each in allowances(g)],
        "forecast": _forecast(g),
        "used": [USES.text(mark) for mark in g.used],
    }


def _phases(g: Game) -> list[View]:
    """1.4.1 Return the phases in order: done, now or to come."""
    shown: list[View] = []
    for phase, name in enumerate(PHASES):
        state = "to come" if g.turns == 0 or phase > g.phase else "done"
        if g.turns > 0 and phase == g.phase and not g.over:
            state = "now"
        shown.append({"id": name, "title": title(name, "phase"), "state": state})
    return shown


def _steps(g: Game) -> list[View]:
    """1.4.1 Return the numbered steps of the phase: done, now or to come; between steps none is
    now."""
    at, turn = -1, None
    for number, frame in enumerate(g.stack):
        if isinstance(frame, Turn):
            at, turn = number, frame
    if turn is None:
        return []
    above = g.stack[at + 1] if at + 1 < len(g.stack) else None
    going, within = _in_progress(g, turn, above)
    shown: list[View] = []
    faction = book(g).faction(turn.seat)
    printed = step_sections(faction.name, g.phase)
    for number, laws in enumerate(faction.step_order(g, printed)):
        for part, law in enumerate(laws.split()):
            state = "done" if number < turn.step else "to come"
            if going and number == turn.step - 1:
                state = "done" if part < within else "now" if part == within else "to come"
            shown.append({"law": law, "title": _step_title(law), "state": state})
    return shown


def _in_progress(g: Game, turn: Turn, above: Procedure | None) -> tuple[bool, int]:
    """Return whether the step begun last is in progress, and how far it has come."""
    faction = book(g).faction(turn.seat)
    if g.phase == BIRDSONG:
        frames = faction.birdsong(g)
    else:
        frames = faction.daylight(g) if g.phase == DAYLIGHT else faction.evening(g)
    if not isinstance(above, Frame) or not 0 < turn.step <= len(frames):
        return False, 0
    return type(above) is type(frames[turn.step - 1]), above.step_within(g)


def step_sections(faction: str, phase: int) -> list[str]:
    """Return the sections of a phase's steps from a faction's data, one entry for each
    procedure."""
    page: Sheet = sheet(f"factions/{faction}")
    if page.has("same_as"):
        page = sheet(f"factions/{page.text('same_as')}")
    path = f"steps.{PHASES[phase]}"
    return page.texts(path) if page.has(path) else []


def _step_title(law: str) -> str:
    """Return the title of a section, or its number if it has none."""
    return speaker().part(law.replace(".", "_"), "law", "title") or law


def allowances(g: Game) -> list[Allowance]:
    """Return the limits of the procedures in progress, outermost first."""
    found: list[Allowance] = []
    for frame in g.stack:
        if isinstance(frame, Frame):
            found += frame.allowances(g)
    return found


def _forecast(g: Game) -> View | None:
    """Return the forced sequence of the innermost procedure that has one."""
    for at in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[at]
        found = frame.forecast(g) if isinstance(frame, Frame) else None
        if found is not None:
            return {
                "law": found.law,
                "ahead": [
                    {**each.data(), "title": title(each.id, found.kind)} for each in found.ahead
                ],
                "fails": {"points": -found.fails, "law": found.fails_law},
            }
    return None


def allowance_view(each: Allowance) -> View:
    """Return a limit, and how much of it is used."""
    return {
        "id": each.id,
        "title": str(Message("several", {"thing": f"allowance:{each.id}"}, each.id)),
        "law": each.law,
        "used": each.used,
        "of": each.of,
    }
