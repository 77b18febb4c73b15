"""R.2.1 to R.2.3 Reasons why an automated opponent did not do something else.

The action asked about is compared with the one it is about to take, or took last, of the same kind.
Where the two differ, the choice it logged (`targets.tell_place`, `tell_player`) gives the reason.
"""

from __future__ import annotations

from typing import Final

from undergrowth.automata.refusing import OF_PLACES, OF_PLAYERS, why_other
from undergrowth.engine.actions import Action, parse
from undergrowth.engine.errors import BadText
from undergrowth.engine.events import Event
from undergrowth.engine.messages import Reason, because
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.names import FACTIONS
from undergrowth.table.places import NOWHERE, PLACE

_LEGAL: Final = "R.2.3"
_OWN_RULES: Final = "R.2"
_FIELDS: Final = {OF_PLACES: "place", OF_PLAYERS: "player"}
_EVENTS: Final = {"place": "targeted", "player": "targeted_player"}
"""The event of each kind of target, by the field that names the chosen one."""


def why_not_done(g: Game, seat: int, action: Action) -> Reason | None:
    """Return (section, reason) why the opponent on a seat does, or did, something else."""
    decision = g.decision
    asked = decision is not None and decision.seat == seat
    if asked and g.stack:
        frame = g.stack[-1]
        reason = frame.why_not(g, action) if isinstance(frame, Frame) else None
        if reason is not None:
            return reason
    done = _done(g, seat, action)
    if done is None:
        return (_OWN_RULES, because("why-nothing_of_the_kind"))
    return _why_other(g, seat, action, done)


def _done(g: Game, seat: int, action: Action) -> Action | None:
    """Return the most similar action of that kind, about to be taken or taken on its last turn."""
    best: Action | None = None
    decision = g.decision
    coming = decision.options if decision is not None and decision.seat == seat else ()
    if len(coming) == 1 and type(coming[0]) is type(action):
        best = coming[0]
    for done in _answers(g, seat, action):
        if best is None or _alike(done, action) > _alike(best, action):
            best = done
    return best


def _answers(g: Game, seat: int, action: Action) -> list[Action]:
    """Return its actions of that kind on its last turn, the latest first; else the last one
    ever."""
    most = max(1, _deeds(g, seat, action.verb))
    name = f"{g.seat_name(seat)}: "
    found: list[Action] = []
    answers = g.answers if g.answers is not None else []
    for at in range(len(answers) - 1, -1, -1):
        if len(found) == most:
            break
        if answers[at].startswith(f"{name}{action.verb}"):
            done = _read(answers[at].removeprefix(name))
            if type(done) is type(action):
                found.append(done)
    return found


def _read(text: str) -> Action | None:
    try:
        return parse(text)
    except BadText:
        return None


def _deeds(g: Game, seat: int, verb: str) -> int:
    """Return how many deeds of its last turn began with a verb."""
    log = g.log if g.log is not None else []
    turns = [event.turn for event in log if event.seat == seat]
    if not turns:
        return 0
    deeds: list[int] = []
    for event in log:
        last = event.turn == turns[-1] and event.doer == seat
        if last and event.act == verb and event.deed not in deeds:
            deeds.append(event.deed)
    return len(deeds)


def _alike(one: Action, other: Action) -> int:
    """Return in how many fields two actions of a kind are the same."""
    mine, theirs = one.args(), other.args()
    return sum([1 for at in range(len(mine)) if mine[at] == theirs[at]])


def _why_other(g: Game, seat: int, action: Action, done: Action) -> Reason:
    """Return why the first target in which the two differ was chosen."""
    args = action.args()
    if args == done.args():
        return (_OWN_RULES, because("why-it_does_that"))
    for at in range(len(args)):
        domain = action.domains[at]
        wanted, chosen = domain.text(args[at]), domain.text(done.args()[at])
        if wanted != chosen and domain is PLACE and done.args()[at] != NOWHERE:
            return _why_target(g, seat, action.verb, OF_PLACES, wanted, chosen)
        if wanted != chosen and domain is FACTIONS:
            return _why_target(g, seat, action.verb, OF_PLAYERS, wanted, chosen)
    return (_OWN_RULES, because("why-its_rules_say"))


def _why_target(g: Game, seat: int, verb: str, of: str, wanted: str, chosen: str) -> Reason:
    """Return why a target was not chosen: R.2.3 it was no candidate; R.2.1, R.2.2 another was
    better."""
    field = _FIELDS[of]
    told = _told(g, seat, verb, field, chosen)
    if told is None:
        return why_other(_LEGAL, of, [wanted, chosen], [chosen], "")
    among = str(told.fields[f"{field}s"]).split()
    return why_other(_LEGAL, of, [wanted, chosen], among, str(told.fields["why"]))


def _told(g: Game, seat: int, verb: str, field: str, chosen: str) -> Event | None:
    """Return the last event in which it chose that target for a deed that began with a verb."""
    log = g.log if g.log is not None else []
    next_deed, next_act = 0, verb  # the open decision belongs to the next deed
    for at in range(len(log) - 1, -1, -1):
        event = log[at]
        tells = event.verb == _EVENTS[field] and event.seat == seat and event.deed != next_deed
        if tells and next_act == verb and event.fields.get(field) == chosen:
            return event
        before = log[at - 1].deed if at > 0 else event.deed
        if event.doer == seat and before != event.deed:
            next_deed, next_act = event.deed, event.act
    return None
