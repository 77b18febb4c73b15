"""Sentences for options, questions and events, made from `texts`.  No rule stands here.

Placeholders: `{0}`, `{1}` are an action's fields in order, `{place}` and its like an event's by
name, `{seat}` who did it.  A place is written `clearing 5`, `forest f3`, `path p7 (3-5)` or by
its name, whether the sentence says `{0}` or `clearing {0}`.  `{count:card}` counts cards;
`{count:piece}` counts what the field `piece` names.  A sentence under `verb known` is for those who
may see an event's secrets, one under `verb nowhere` for an action without a place.
"""

from __future__ import annotations

import re
from typing import Final

from undergrowth.engine.actions import Action, verb_name
from undergrowth.engine.events import Event
from undergrowth.engine.frames import Decision
from undergrowth.table.game import Game
from undergrowth.table.places import FIRST_PATH, NOWHERE, PLACE, is_forest, is_holding, is_path
from undergrowth.table.texts import EVENTS, LABELS, PROMPTS, counted, title

_BLANK: Final = re.compile(r"(clearing )?\{(\w+)(?::(\w+))?\}", re.IGNORECASE)
_FIELDS: Final = {
    "place": "place",
    "places": "place",
    "from": "place",
    "card": "card",
    "cards": "card",
    "quest": "quest",
}
"""What the fields of events are names of, where a title alone would not tell."""


def label(g: Game, action: Action) -> str:
    """What an option does, in words; its text where nobody has written a sentence."""
    verb = verb_name(type(action))
    sentence = LABELS.get(verb, "")
    args = action.args()
    fields: dict[str, int | str] = {}
    kinds: dict[str, str] = {}
    for i in range(len(args)):
        domain = action.domains[i]
        fields[str(i)] = args[i] if domain.label == "count" else domain.text(args[i])
        kinds[str(i)] = domain.label
        if domain is PLACE and args[i] == NOWHERE:
            sentence = LABELS.get(f"{verb} nowhere", sentence)
    if not sentence:
        return str(action)
    return _fill(g, sentence, fields, kinds)


def question(g: Game, decision: Decision) -> str:
    """What a question asks, in words; its key where nobody has written a sentence."""
    return PROMPTS.get(decision.prompt, decision.prompt)


def tell(g: Game, event: Event) -> str:
    """What happened, in words.  Pass the event as its reader may see it (`Event.as_seen_by`)."""
    fields: dict[str, int | str] = {**event.fields, "seat": g.seat_name(event.seat)}
    for key in (f"{event.verb} known", event.verb):
        sentence = EVENTS.get(key, "")
        if sentence and all(blank[1] in fields for blank in _BLANK.findall(sentence)):
            return _fill(g, sentence, fields, _FIELDS)
    shown = ", ".join(f"{name} {value}" for name, value in event.fields.items())
    return f"{title(g.seat_name(event.seat))}: {event.verb} {shown}".strip()


def targets(action: Action) -> dict[str, list[str]]:
    """What an option points at, for programs: names by domain (`place`, `card`, `faction`...)."""
    found: dict[str, list[str]] = {}
    args = action.args()
    for i in range(len(args)):
        domain = action.domains[i]
        found.setdefault(domain.label, []).append(domain.text(args[i]))
    return found


def law_of(decision: Decision, action: Action) -> str:
    """The section of the law behind an option: its own, or else the question's."""
    return action.law or decision.law


def place_words(g: Game, place: int) -> str:
    """`clearing 5`, `forest f3`, `path p7 (3-5)`; a place that has a name by it."""
    name = PLACE.text(place)
    if is_holding(place):
        return f"the {title(name, 'place')}"
    if is_path(place):
        number = place - FIRST_PATH
        for ends in g.box.woodland.path_ends[number : number + 1]:  # the map may have fewer
            name = f"{name} ({'-'.join(PLACE.text(end) for end in ends)})"
        return f"path {name}"
    return f"{'forest' if is_forest(place) else 'clearing'} {name}"


def _fill(g: Game, sentence: str, fields: dict[str, int | str], kinds: dict[str, str]) -> str:
    """The sentence with its blanks filled; it begins with a capital."""
    parts: list[str] = []
    at = 0
    for blank in _BLANK.finditer(sentence):
        parts.append(sentence[at : blank.start()])
        name, noun = blank.group(2), blank.group(3)
        value = fields[name]
        if noun:
            parts.append(counted(int(value), str(fields.get(noun, noun))))
        elif kinds.get(name) == "place":
            parts.append(
                _listed([place_words(g, PLACE.parse(word)) for word in str(value).split()])
            )
        else:
            parts.append(blank.group(1) or "")
            parts.append(_words(value, kinds.get(name, "")))
        at = blank.end()
    parts.append(sentence[at:])
    filled = "".join(parts)
    return filled[:1].upper() + filled[1:]


def _words(value: int | str, kind: str) -> str:
    """A number as it is, names by their titles."""
    if isinstance(value, int):
        return str(value)
    return _listed([title(name, kind) for name in value.split()]) or "nothing"


def _listed(words: list[str]) -> str:
    """`one`, `one and two`, `one, two and three`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"
