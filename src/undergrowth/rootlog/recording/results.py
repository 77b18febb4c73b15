"""The results of a recorded game: points by round, and a row for each seat as leagues keep them."""

from __future__ import annotations

from collections.abc import Mapping

from undergrowth.law.setup.fan import fan_content
from undergrowth.rootlog.recording.laying import document_at
from undergrowth.rootlog.recording.record import Record
from undergrowth.table.setup import Setup

Row = dict[str, int | str | bool]
"""A row of a results file by column."""


def points_by_round(record: Record) -> dict[str, list[int]]:
    """Return each faction's points after each round, a turn of everybody, and after the last
    turn."""
    turns = [points for _, points in record.scores()[1:]]
    size = len(record.seats)
    ends = [n for n in range(len(turns)) if n % size == size - 1 or n == len(turns) - 1]
    return {seat: [turns[n][seat] for n in ends] for seat in record.seats}


def results(record: Record) -> list[Row]:
    """Return a row for each seat: the columns of a results file, as `undergrowth export` writes
    them."""
    rounds, document = points_by_round(record), document_at(record.reading)
    markers = record.reading.after(record.reading.turns).markers
    shared = _shared(record, markers)
    found: list[Row] = []
    for number, (letter, seat) in enumerate(
        zip(record.names.world.seats, record.seats, strict=True)
    ):
        own = document[seat]
        assert isinstance(own, dict)
        beside = markers.get(letter, letter)
        found.append(
            {
                **shared,
                "seat": number,
                "faction": seat,
                "character": str(own.get("character", "")),
                "player": record.players[seat],
                "score": rounds[seat][-1] if rounds[seat] else 0,
                "dominance": next(iter(own.get("dominance", [])), ""),
                "partner": record.names.faction(beside) if beside != letter else "",
                "won": seat in record.winners,
                "points": " ".join(map(str, rounds[seat])),
            }
        )
    return found


def _shared(record: Record, markers: Mapping[str, str]) -> Row:
    """Return a row with what all seats of a game share, in the order of the columns."""
    world = record.names.world
    hirelings = [record.names.faction(letter) for letter in world.hirelings]
    setup = Setup(seats=record.seats, map=world.map, deck=world.deck_name, hirelings=hirelings)
    return {
        "game": 0,
        "seed": 0,
        "map": world.map,
        "deck": world.deck_name,
        **dict.fromkeys(("seat", "faction", "character", "player", "score"), ""),
        **dict.fromkeys(("dominance", "partner", "won"), ""),
        "how": _how(record, markers),
        "turns": len(record.scores()) - 1,
        "decisions": 0,
        "choices": 0,
        "problem": "",
        "hirelings": " ".join(hirelings),
        "fan_content": " ".join(fan_content(setup)),
        "house_rules": "",
        "points": "",
    }


def _how(record: Record, markers: Mapping[str, str]) -> str:
    """3.1, 3.3 Return how the winners have won; a marker on its own board is a dominance."""
    letters = [record.names.letter(seat) for seat in record.winners]
    if not letters:
        return "unfinished"
    return "dominance" if any(markers.get(each) == each for each in letters) else "points"
