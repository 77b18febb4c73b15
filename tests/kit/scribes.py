"""A recorded game as somebody would type it at the terminal."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from undergrowth.engine.errors import BadText
from undergrowth.rootlog.recording import Record
from undergrowth.rootlog.recording.deeds import action_for

_PLACE = re.compile(r"[a-z]?\d+")


def first_lines(source: Record) -> str:
    """The lines of a log before those of its players."""
    lines = source.text.split("\n")[: source.turns[0].number - 1]
    return "\n".join(line for line in lines if not line.startswith("Winner")) + "\n"


def whole_lines(source: Record) -> list[str]:
    """The lines of a log's players as they are written."""
    return [source.text.split("\n")[line.number - 1] for line in source.turns]


def deed_by_deed(source: Record, turns: int | None = None) -> list[str]:
    """The lines of a log in short commands where there is one, and each deed for itself."""
    typed: list[str] = []
    for turn in range(len(source.turns[:turns])):
        me = source.turns[turn].letter
        typed.append(f"turn {source.names.faction(me)}")
        for (_, text), deeds in zip(source.parts(turn), source.deeds(turn), strict=True):
            typed += [command_of(deed) or words_of(source, me, deed, text) for deed in deeds]
    return typed


def words_of(source: Record, me: str, deed: Any, text: str) -> str:
    """A deed in the words of Rootlog."""
    try:
        return action_for(source.names, me, deed).written(me)
    except BadText:
        return text


def command_of(deed: Any) -> str:
    """A deed as a short command; nothing if there is none for it."""
    write = _COMMANDS.get(deed["do"])
    return write(deed) if write is not None else ""


def _move(deed: Any) -> str:
    start, to, things = deed["from"], deed["to"], f"{deed['owner']} {deed['count']} {deed['piece']}"
    if not deed["piece"] or not all(_PLACE.fullmatch(each) for each in (start, to) if each):
        return ""
    if start and to:
        return f"{start}>{to} {things}"
    return f"-{start} {things}" if start else f"+{to} {things}" if to else ""


def _battle(deed: Any) -> str:
    words = [f"b {deed['attacker']} {deed['defender']} {deed['place']}", *map(str, deed["dice"])]
    words += [f"{name} {deed[name]}" for name in ("ambush", "foil") if deed[name]]
    return " ".join(words)


def _points(deed: Any) -> str:
    return f"p {deed['seat']} {deed['count']:+}"


def _cards(deed: Any) -> str:
    (start, _, giver), (end, _, taker) = deed["from"].partition(" "), deed["to"].partition(" ")
    card, count = deed["card"], deed["count"]
    if not card and (start, end) == ("deck", "hand"):
        return f"h {taker} +{count}"
    if not card and (start, end) == ("hand", "discard"):
        return f"h {giver} -{count}"
    if count == 1 and card and (start, end) == ("hand", "discard"):
        return f"x {giver} {card}"
    if count == 1 and (start, end) == ("hand", "hand"):
        return f"g {giver} {taker} {card}"
    return ""


_COMMANDS: dict[str, Callable[[Any], str]] = {
    "move": _move,
    "battle": _battle,
    "points": _points,
    "cards": _cards,
    "craft": lambda deed: f"c {deed['card']}" if "card" in deed else "",
    "dominance": lambda deed: f"d {deed['with']}",
}
