"""The log of a game that has just been laid out: its first lines, and the setup of each player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undergrowth.rootlog.hands import UNKNOWN
from undergrowth.rootlog.notation.actions import CARD, Action, Move, Thing
from undergrowth.rootlog.notation.grammar import HEADERS
from undergrowth.rootlog.notation.letters import Letters
from undergrowth.rootlog.recording.record import Record
from undergrowth.rootlog.writing import Writer
from undergrowth.table.game import Game

_NO_NAME: Final = str.maketrans("/\n\r", "   ")


def record_of(g: Game, players: Mapping[str, str]) -> Record:
    """Return the record of a game before its first turn, without the cards in hands.

    `players` are the names of people by faction.  Raises `NoLetters`.
    """
    heads, setups = _lines_of(g, players)
    first = next(iter(setups))
    return Record("\n".join([*heads, "", *setups.values(), "", f"{first}:"]) + "\n")


def untold_record_of(g: Game, players: Mapping[str, str]) -> Record:
    """Return the record of a game whose setup is still to be told: its first lines alone.

    Raises `NoLetters`.
    """
    heads, setups = _lines_of(g, players)
    first = next(iter(setups))
    return Record("\n".join([*heads, "", f"{first}:"]) + "\n")


def _lines_of(g: Game, players: Mapping[str, str]) -> tuple[list[str], dict[str, str]]:
    """Return the first lines of a game, and the setup of each player by letter."""
    writer = Writer(g, Letters(proposed=True))
    writer.step()
    for line in [*writer.setup.values(), *writer.turns]:
        line.actions[:] = [told for action in line.actions for told in _without_faces(action)]
    lines = writer.text().split("\n")
    names = {script.letter: players.get(script.faction, "") for script in writer.scripts}
    heads = [_named(line, names) for line in lines if line and not _is_line(line, names)]
    setups = {line[0]: line for line in lines if _is_line(line, names)}
    return heads, {letter: setups.get(letter, f"{letter}:") for letter in names}


def _without_faces(action: Action) -> list[Action]:
    """Return an action of the setup with no card named: people have other cards than those drawn
    here.  Cards in hands are understood; those that come to a board are a number."""
    if not isinstance(action, Move) or action.things[0].sort != CARD:
        return [action]
    if not all("$" in to for to in action.to):
        return []
    n = sum(thing.n for thing in action.things)
    return [Move([Thing(n, CARD, UNKNOWN, "")], action.to)]


def _is_line(line: str, names: Mapping[str, str]) -> bool:
    """Whether a written line is the setup of a player; their names stand after a blank."""
    letter, _, rest = line.partition(":")
    return letter in names and letter not in HEADERS and not rest.startswith(" ")


def _named(line: str, names: Mapping[str, str]) -> str:
    """Return a first line, with the name of a player if one is given."""
    letter, _, _ = line.partition(":")
    name = names.get(letter, "").translate(_NO_NAME).strip()
    return f"{letter}: {name}" if name else line
