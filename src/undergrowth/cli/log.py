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
    turn = -1
    for event in events:
        if event.verb == "phase":
            if event.turn != turn:
                turn = event.turn
                name = g.seat_name(event.seat)
                color = marks.colors.get(name, "")
                words = f"{marks.letters.get(name, '')} {faction_title(name)}, turn {event.turn}"
                lines.append(Text(words, f"bold {color}"))
            continue
        seen = event.as_seen_by(viewer)
        words = Text(marks.plain(tell(g, seen)))
        _paint(words, g, marks)
        lines += with_law(words, event.law, width, indent=2)
    return lines


def _paint(words: Text, g: Game, marks: Marks) -> None:
    """Colour the names of players."""
    for name in g.setup.seats:
        for written in {faction_title(name), title(name)}:
            words.highlight_words([written], marks.colors[name])
