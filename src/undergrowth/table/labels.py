"""Messages (`engine.messages`) about options, questions and events.  They contain no rules.

Arguments are named: an option's by the domains of its fields (`$place`, `$card`; the second of a
domain is `$place2`), an event's by its fields, with `$seat` for the seat that acted.  A message
with `.known` is for viewers who may see an event's secrets, one with `.nowhere` for an action
without a place.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import Action, verb_name
from undergrowth.engine.events import Event
from undergrowth.engine.frames import Decision
from undergrowth.engine.messages import Arg, Message, message_id, title
from undergrowth.table.game import Game
from undergrowth.table.places import FIRST_PATH, NOWHERE, PLACE, is_path

_KINDS: Final[dict[str, str]] = {
    "arbiter": "faction",
    "beside": "character",
    "cards": "card",
    "defender": "faction",
    "from": "place",
    "how": "victory",
    "left": "card",
    "owner": "faction",
    "partner": "faction",
    "pieces": "piece",
    "places": "place",
    "players": "faction",
    "player": "faction",
    "seat": "faction",
    "to": "faction",
    "winners": "faction",
    "source": "source",
    "why": "criterion",
    "with": "piece",
    "flipped to": "piece",
}
"""Kind of thing that an event's field names, if it is not the field's own name."""
_LISTS: Final = ("cards", "pieces", "places", "players", "why", "winners")
"""Fields that hold any number of names."""


def label(g: Game, action: Action) -> Message:
    """Return the message that describes an option; without a sentence, its text."""
    id = message_id("do", verb_name(type(action)))
    args = action.args()
    given: dict[str, Arg] = {}
    for i in range(len(args)):
        domain = action.domains[i]
        name = domain.label.replace(" ", "_")
        key = name
        twin = 1
        while key in given:
            twin += 1
            key = f"{name}{twin}"
        if domain is PLACE and args[i] == NOWHERE:
            id += ".nowhere"
        if domain.label in ("count", "seed"):
            given[key] = args[i]
        elif domain is PLACE:
            given[key] = place_name(g, args[i])
        else:
            given[key] = f"{name}:{domain.text(args[i])}"
    return Message(id, given, str(action))


def question(g: Game, decision: Decision) -> Message:
    """Return the message of a question; without a sentence, its key."""
    return Message(message_id("ask", decision.prompt), {}, decision.prompt)


def tell(g: Game, event: Event) -> Message:
    """Return the message of an event.

    Pass the event as its reader may see it (`Event.as_seen_by`).
    """
    given: dict[str, Arg] = {"seat": f"faction:{g.seat_name(event.seat)}"}
    for name, value in event.fields.items():
        given[name] = value if isinstance(value, int) else _named(g, event.verb, name, value)
    known = ".known" if event.is_known() else ""
    return Message(message_id("event", event.verb) + known, given, _untold(g, event))


def _untold(g: Game, event: Event) -> str:
    """Return the words for an event without a sentence."""
    shown = ", ".join([f"{name} {value}" for name, value in event.fields.items()])
    return f"{title(g.seat_name(event.seat), 'faction')}: {event.verb} {shown}".strip()


def _named(g: Game, verb: str, field: str, value: str) -> Arg:
    """Return a field of an event as an argument, with the kind of thing it names."""
    kind = _KINDS.get(f"{verb} {field}", _KINDS.get(field, field))
    if kind == "source":  # the name of a rule may be several words
        return f"{kind}:{value}"
    words = value.replace("/", " ").split()
    if kind == "place":
        names = [place_name(g, PLACE.parse(word)) for word in words]
    else:
        names = [f"{kind}:{word}" for word in words]
    return names[0] if len(names) == 1 and field not in _LISTS else names


def targets(action: Action) -> dict[str, list[str]]:
    """Return the things an option names: names by domain (`place`, `card`, `faction`...)."""
    found: dict[str, list[str]] = {}
    args = action.args()
    for i in range(len(args)):
        domain = action.domains[i]
        found.setdefault(domain.label, []).append(domain.text(args[i]))
    return found


def places_of(action: Action, found: dict[str, list[str]]) -> None:
    """Add the places an option names to `found`, by their role: `from`, `to` or `here`."""
    args = action.args()
    for i in range(len(args)):
        if action.domains[i] is PLACE and args[i] != NOWHERE:
            places = found.setdefault(action.role, [])
            name = PLACE.text(args[i])
            if name not in places:
                places.append(name)


def law_of(decision: Decision, action: Action) -> str:
    """Return the section of the Law behind an option: its own, or else the question's."""
    return action.law or decision.law


def place_name(g: Game, place: int) -> str:
    """Return a place as an argument: `place:5`, `place:f3`; a path has its ends, `place:p7 3 5`."""
    name = f"place:{PLACE.text(place)}"
    if is_path(place):
        number = place - FIRST_PATH
        for ends in g.box.woodland.path_ends[number : number + 1]:  # the map may have fewer
            name = f"{name} {' '.join([PLACE.text(end) for end in ends])}"
    return name


def place_words(g: Game, place: int) -> str:
    """Return a place in words: `clearing 5`, `forest f3`, `path p7 (3-5)`, or its name."""
    return title(place_name(g, place).removeprefix("place:"), "place")
