"""Deeds for people: each action with all its consequences, as a viewer may know it.

The log is a list of events; those of one deed follow each other (`engine.trail`).  A deed is
described by its main event: the building placed, not the card or wood spent nor the points scored.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import all_verbs
from undergrowth.engine.events import Event
from undergrowth.engine.messages import Arg, Message, message_id
from undergrowth.table.described.views import View
from undergrowth.table.game import Game
from undergrowth.table.labels import tell

ASIDE: Final = (
    "phase",
    "scored",
    "discarded",
    "exhausted",
    "drew",
    "reshuffled",
)
"""Verbs of events that describe a deed only if it has no others: costs and consequences."""
_REMOVED: Final = ("removed", "captured")
"""Verbs of events by which pieces leave the map."""
_SUMMED: Final = ("count", "place")
"""The fields in which events of one verb may differ and still be told as one."""


def beginning_of(log: list[Event], number: int) -> int:
    """Return the number of the first event of the deed that an event belongs to."""
    first = min(number, len(log))
    while 0 < first < len(log) and log[first].deed == log[first - 1].deed != 0:
        first -= 1
    return first


def deeds(
    g: Game,
    viewer: int | str,
    first: int = 0,
    end: int | None = None,
    told: dict[int, View] | None = None,
) -> list[View]:
    """Return the deeds of a game from the event with this number on, as `viewer` may know them.

    `told`: by first event, deeds that were told to others and hold nothing that is not for all.
    """
    viewer = g.seat_of(viewer)
    told = {} if told is None else told
    log = (g.log or [])[:end]
    found: list[View] = []
    start = first
    for i in range(first, len(log) + 1):
        ends = i == len(log) or log[i].deed != log[start].deed or log[i].deed == 0
        if ends and i > start:
            if any(event.verb != "phase" for event in log[start:i]):
                found.append(_told_to(g, viewer, log[start:i], start, told))
            start = i
    return found


def _told_to(g: Game, viewer: int, events: list[Event], first: int, told: dict[int, View]) -> View:
    """A deed as a viewer may know it; one without secrets is written once for all."""
    known = told.get(first)
    if known is None:
        known = deed_view(g, [event.as_seen_by(viewer) for event in events], first, viewer)
        if not any(event.seen_by for event in events):
            told[first] = known
    against = known["against"]
    assert isinstance(against, list)
    return {**known, "against_me": viewer >= 0 and g.seat_name(viewer) in against}


def deed_view(g: Game, events: list[Event], first: int, viewer: int) -> View:
    """Return a deed from all its events, as the viewer may know them; `first` is the first one's
    number.

    `lines` are its sentences, the main one first; `consequences` are its other events (costs,
    losses, points), each with its section and its cause.  `places` are those where something was
    done; a place that was only chosen out of several belongs to a later deed.  `against` are the
    factions that lost pieces or points by it or were attacked; `events` is the range of its
    entries in the log.
    """
    main = _main(g, events)
    told = [_told(g, each, events) for each in main]
    against = _against(g, events)
    return {
        "number": events[0].deed,
        "turn": events[0].turn,
        "seat": g.seat_name(events[0].doer),
        "act": events[0].act,
        "picture": _picture(events[0].act),
        "law": _law(events[0].act) or main[0].law,
        "text": str(told[0]),
        "lines": [str(message) for message in told],
        "messages": [message.data() for message in told],
        "consequences": _consequences(g, main, events, first),
        "from": _places(events, "from"),
        "to": _places([event for event in events if "from" in event.fields], "place"),
        "places": _places([event for event in events if "places" not in event.fields], "place"),
        "points": _points(g, events),
        "losses": _losses(events, first),
        "against": against,
        "against_me": viewer >= 0 and g.seat_name(viewer) in against,
        "events": [first, first + len(events)],
    }


def _main(g: Game, events: list[Event]) -> list[Event]:
    """Return the main events of a deed, one for each group of alike events."""
    found: list[Event] = []
    for event in events:
        if event.verb not in ASIDE and not _is_cost(g, event) and _is_first(event, found):
            found.append(event)
    if found:
        top = [event for event in found if not _follows(event, events)]
        return top or found[:1]
    rest = [event for event in events if event.verb not in ("phase", "scored", "lost_points")]
    if rest:
        return [event for event in rest if event.verb == rest[0].verb]
    return ([event for event in events if event.verb != "phase"] or events)[:1]


def _is_cost(g: Game, event: Event) -> bool:
    """G.24 Whether an event removes the acting player's own pieces as a cost."""
    return event.verb == "removed" and event.fields["owner"] == g.seat_name(event.doer)


def _is_first(event: Event, found: list[Event]) -> bool:
    """Whether an event is the first of its group of alike events."""
    return not any(_alike(event, each) for each in found)


def _alike(one: Event, other: Event) -> bool:
    if one is other:
        return True
    if (one.verb, one.law, one.seat) != (other.verb, other.law, other.seat):
        return False
    if "place" not in one.fields or one.fields.keys() != other.fields.keys():
        return False  # without a place, a repeated event has happened twice
    return all(one.fields[key] == other.fields[key] for key in one.fields if key not in _SUMMED)


def _follows(event: Event, events: list[Event]) -> bool:
    """Whether an event was set off by another one of the same deed."""
    return event.cause >= 0 and event.verb != "moved" and len(events) > 1


def _told(g: Game, main: Event, events: list[Event]) -> Message:
    """Return a sentence for an event and those alike: in the words of its deed, or of the event."""
    fields = dict(main.fields)
    alike = [event for event in events if _alike(event, main)]
    if "count" in fields:
        fields["count"] = sum(int(event.fields["count"]) for event in alike)
    if "place" in fields and len(alike) > 1:
        fields["place"] = " ".join(_places(alike, "place"))
    whole = Event(main.verb, main.law, main.seat, main.turn, fields, {}, main.seen_by)
    said = tell(g, whole)
    args: dict[str, Arg] = dict(said.args)
    args["doer"] = f"faction:{g.seat_name(main.doer)}"
    id = f"{message_id('deed', main.act)}.{main.verb}"
    return Message(id, args, str(said))


def _consequences(g: Game, main: list[Event], events: list[Event], first: int) -> list[View]:
    """Return the consequences of a deed, in the order in which they happened.

    `event` and `cause` are numbers of entries of the log; an event without a cause has None.
    """
    rest: list[Event] = []
    shown: list[View] = []
    for number, event in enumerate(events):
        told = event.verb == "phase" or any(_alike(event, each) for each in main)
        if not told and _is_first(event, rest):
            rest.append(event)
            message = _told(g, event, events)
            shown.append(
                {
                    "text": str(message),
                    "message": message.data(),
                    "law": event.law,
                    "event": first + number,
                    "cause": event.cause if event.cause >= 0 else None,
                }
            )
    return shown


def _law(act: str) -> str:
    """Return the section of the verb that began a deed; empty if the verb has none."""
    kind = all_verbs().get(act)
    return kind.law if kind is not None else ""


def _picture(act: str) -> str:
    """Return the picture of the verb that began a deed."""
    kind = all_verbs().get(act)
    if kind is None:
        return "action"
    return kind.picture or (kind.domains[0].label if kind.domains else "action")


def _places(events: list[Event], key: str) -> list[str]:
    """Return the places that a field of these events names, each once."""
    found: list[str] = []
    for event in events:
        for name in str(event.fields.get(key, "")).split():
            if name not in found:
                found.append(name)
    return found


def _points(g: Game, events: list[Event]) -> dict[str, int]:
    """3.2 Return the points scored and lost."""
    found: dict[str, int] = {}
    for event in events:
        if event.verb in ("scored", "lost_points"):
            points = int(event.fields["points"]) * (1 if event.verb == "scored" else -1)
            name = g.seat_name(event.seat)
            found[name] = found.get(name, 0) + points
    return found


def _losses(events: list[Event], first: int) -> dict[str, dict[str, int]]:
    """G.24 Return the pieces that have left the map for good, by owner.

    Those are not lost that their own removal has placed again, such as healed warriors.
    """
    found: dict[str, dict[str, int]] = {}
    for event in events:
        sign = 1 if event.verb in _REMOVED else -1 if _is_back(event, events, first) else 0
        if sign:
            pieces = found.setdefault(str(event.fields["owner"]), {})
            name = str(event.fields["piece"])
            pieces[name] = pieces.get(name, 0) + sign * int(event.fields["count"])
    lost = {who: {name: n for name, n in kinds.items() if n > 0} for who, kinds in found.items()}
    return {who: pieces for who, pieces in lost.items() if pieces}


def _is_back(event: Event, events: list[Event], first: int) -> bool:
    """Whether pieces are placed because they themselves were removed, in the same deed."""
    at = event.cause - first
    if event.verb != "placed" or not 0 <= at < len(events) or events[at].verb not in _REMOVED:
        return False
    return all(event.fields[key] == events[at].fields[key] for key in ("owner", "piece"))


def _against(g: Game, events: list[Event]) -> list[str]:
    """Return the factions that were attacked, or lost pieces or points, by another's deed."""
    doer = g.seat_name(events[0].doer)
    found: list[str] = []
    for event in events:
        hurt = ""
        if event.verb in ("removed", "captured"):
            hurt = str(event.fields["owner"])
        elif event.verb == "lost_points":
            hurt = g.seat_name(event.seat)
        elif event.verb == "battled":
            hurt = str(event.fields["defender"])
        if hurt and hurt != doer and hurt not in found:
            found.append(hurt)
    return found
