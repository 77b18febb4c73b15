"""`undergrowth about`, and descriptions of things for the terminal."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from undergrowth.cli.drawing.lines import hanging, with_law, word
from undergrowth.cli.drawing.marks import fan_mark
from undergrowth.cli.readers import Language, read
from undergrowth.cli.terminal import Terminal
from undergrowth.engine.actions import Action
from undergrowth.engine.errors import BadText
from undergrowth.engine.frames import Decision
from undergrowth.lore import About, Line, about, find, introduced, kinds
from undergrowth.lore.things import CONTENT
from undergrowth.table.labels import targets
from undergrowth.words import language, told

_INDENT = 6


def about_command(
    words: Annotated[
        list[str],
        typer.Argument(help="A faction, card, leader, character, landmark, map, item or section."),
    ],
    lang: Language = None,
) -> None:
    """Explain a thing, with the sections of the Law: `undergrowth about eyrie`."""
    read(lang)
    terminal = Terminal()
    lines = asked_about(" ".join(words), terminal.width)
    if not lines:
        raise BadText(nothing(" ".join(words)))
    terminal.show(lines)


def asked_about(words: str, width: int) -> list[Text]:
    """Return the descriptions of all things that these words can mean."""
    found = find(words)
    if len(found) > 1 and len({each.title.lower() for each in found}) > 1:
        return [line for each in found for line in _in_short(each, width)]
    return [line for each in found for line in _in_full(each, width)]


def nothing(words: str) -> str:
    """Return the message that words mean nothing known."""
    return told("cli-told_nothing", {"words": f"text:{words}"})[0]


def introduction(decision: Decision, option: Action, width: int) -> list[Text]:
    """Return the description of an option, at questions about things a player may not know yet."""
    if decision.prompt not in introduced():
        return []
    lines: list[Text] = []
    for kind, names in targets(option).items():
        for name in names if kind in kinds() else []:
            what = about(kind, name, language())
            lines += hanging(Text(" " * _INDENT), word(what.short, "italic"), width, _INDENT)
            lines += hanging(Text(" " * _INDENT), word(what.text, "dim"), width, _INDENT)
    return lines


def _fan(what: About) -> str:
    """Return the mark of fan content, with its package unless that is described itself."""
    return fan_mark("" if what.kind == CONTENT else what.fan)


def _in_short(what: About, width: int) -> list[Text]:
    """Return a line about one of several matches."""
    words = word(what.title, "bold")
    words.append(f"  {what.short}")
    if what.fan:
        words.append(f" ({_fan(what)})")
    return with_law(words, what.law, width, indent=2)


def _in_full(what: About, width: int) -> list[Text]:
    """Return the full description of the only match."""
    lines = with_law(word(what.title, "bold"), what.law, width, indent=0)
    if what.fan:
        lines += hanging(Text("  "), word(_fan(what), "yellow"), width, 2)
    for words in (what.short, what.text):
        if words:
            lines += hanging(Text("  "), Text(words), width, 2)
    for group in what.groups:
        lines += [Text(), word(group.title, "bold")]
        for line in group.lines:
            lines += _line(line, width)
    lines.append(Text())
    return lines


def _line(line: Line, width: int) -> list[Text]:
    words = word(f"{line.title}: ", "italic") if line.title else Text()
    words.append(line.text)
    return with_law(words, line.law, width, indent=4)
