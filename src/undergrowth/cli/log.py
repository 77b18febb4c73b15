"""What happened, in sentences with the section of the Law behind each."""

from __future__ import annotations

from rich.text import Text

from undergrowth.cli.marks import Marks, faction_title
from undergrowth.cli.panels import hanging
from undergrowth.engine.events import Event
from undergrowth.engine.game import Game
from undergrowth.engine.labels import tell
from undergrowth.engine.texts import title

_LAW = 9
"""Columns kept for the section."""


def with_law(words: Text, law: str, width: int, indent: int = 4) -> list[Text]:
    """A sentence with its section at the right edge; further rows stand in."""
    room = width - _LAW
    lines = hanging(Text(" " * indent), words, room, indent)
    gap = width - lines[0].cell_len - len(law)
    lines[0].append(" " * max(1, gap) + law, "dim")
    return lines


def event_lines(g: Game, events: list[Event], viewer: int, marks: Marks, width: int) -> list[Text]:
    """Events as their reader may see them; a new turn has a heading."""
    lines: list[Text] = []
    told: list[tuple[str, str, int]] = []
    turn = -1
    for event in events:
        if event.verb != "phase":
            _tell_once_more(told, tell(g, event.as_seen_by(viewer)), event.law)
        elif event.turn != turn:
            lines += _sentences(told, g, marks, width)
            told = []
            turn = event.turn
            lines.append(_heading(g, event, marks))
    return lines + _sentences(told, g, marks, width)


def _heading(g: Game, event: Event, marks: Marks) -> Text:
    name = g.seat_name(event.seat)
    words = f"{marks.letters.get(name, '')} {faction_title(name)}, turn {event.turn}"
    return Text(words, f"bold {marks.colors.get(name, '')}")


def _tell_once_more(told: list[tuple[str, str, int]], sentence: str, law: str) -> None:
    """Add a sentence; the same one again only counts."""
    if told and told[-1][:2] == (sentence, law):
        told[-1] = (sentence, law, told[-1][2] + 1)
    else:
        told.append((sentence, law, 1))


def _sentences(told: list[tuple[str, str, int]], g: Game, marks: Marks, width: int) -> list[Text]:
    lines: list[Text] = []
    for sentence, law, times in told:
        words = Text(marks.plain(sentence) + (f" (x{times})" if times > 1 else ""))
        _paint(words, g, marks)
        lines += with_law(words, law, width, indent=2)
    return lines


def _paint(words: Text, g: Game, marks: Marks) -> None:
    """Colour the names of players."""
    for name in g.setup.seats:
        for written in {faction_title(name), title(name)}:
            words.highlight_words([written], marks.colors[name])
