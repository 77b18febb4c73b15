"""The log in sentences, each with its section of the Law."""

from __future__ import annotations

from dataclasses import replace

from rich.text import Text

from undergrowth.cli.drawing.lines import with_law, word
from undergrowth.cli.drawing.marks import Marks, faction_title
from undergrowth.engine.events import Event
from undergrowth.engine.messages import fragment, title
from undergrowth.table.game import Game
from undergrowth.table.labels import tell

Told = tuple[str, str, int, int]
"""A sentence, its section, its number of repetitions, and its indent."""


def event_lines(
    g: Game, events: list[Event], viewer: int, marks: Marks, width: int, turn: int = -1
) -> list[Text]:
    """Return events as their reader may see them; each turn after `turn` has a heading."""
    lines: list[Text] = []
    told: list[Told] = []
    deed = 0
    for event in _merged(events, viewer):
        if event.verb == "phase":
            continue
        if event.turn != turn:
            lines += _sentences(told, g, marks, width)
            told = []
            turn = event.turn
            lines += _heading(g, events, event, marks)
        within = event.deed == deed != 0
        deed = event.deed
        _tell_once_more(told, str(tell(g, event)), event.law, 4 if within else 2)
    return lines + _sentences(told, g, marks, width)


def _merged(events: list[Event], viewer: int) -> list[Event]:
    """Return events as the viewer may see them, with equal ones at several places merged."""
    found: list[Event] = []
    for each in events:
        event = each.as_seen_by(viewer)
        last = found[-1] if found else None
        if last is not None and _alike(last, event):
            places = f"{last.fields['place']} {event.fields['place']}"
            fields = {**last.fields, "place": places}
            found[-1] = replace(last, fields=fields)
        else:
            found.append(event)
    return found


def _alike(one: Event, other: Event) -> bool:
    """Whether two events differ only in a place that is not counted yet."""
    if (one.verb, one.law, one.seat) != (other.verb, other.law, other.seat):
        return False
    if "place" not in one.fields or one.fields.keys() != other.fields.keys():
        return False
    if str(other.fields["place"]) in str(one.fields["place"]).split():
        return False
    return all(one.fields[key] == other.fields[key] for key in one.fields if key != "place")


def _heading(g: Game, events: list[Event], event: Event, marks: Marks) -> list[Text]:
    """Return the heading of a turn; none for setup and for turns without a known beginning."""
    for phase in events:
        if phase.verb == "phase" and phase.turn == event.turn:
            name = g.seat_name(phase.seat)
            turn = fragment("cli-turn", {"number": event.turn})
            words = f"{marks.letters.get(name, '')} {faction_title(name)}, {turn}"
            return [word(words, f"bold {marks.colors.get(name, '')}")]
    return []


def _tell_once_more(told: list[Told], sentence: str, law: str, indent: int) -> None:
    """Add a sentence, indented within a deed; a repetition is only counted."""
    if told and told[-1][:2] == (sentence, law):
        told[-1] = (sentence, law, told[-1][2] + 1, told[-1][3])
    else:
        told.append((sentence, law, 1, indent))


def _sentences(told: list[Told], g: Game, marks: Marks, width: int) -> list[Text]:
    lines: list[Text] = []
    for sentence, law, times, indent in told:
        words = Text(marks.plain(sentence) + (f" (x{times})" if times > 1 else ""))
        _paint(words, g, marks)
        lines += with_law(words, law, width, indent=indent)
    return lines


def _paint(words: Text, g: Game, marks: Marks) -> None:
    """Colour the names of players and of other owners of pieces."""
    for name in [*g.setup.seats, *g.setup.hirelings]:
        for written in {faction_title(name), title(name, "faction")}:
            words.highlight_words([written], marks.colors[name])
