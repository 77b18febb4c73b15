"""The row of a results file: the result of a game for one seat."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Final


@dataclass(frozen=True)
class Row:
    """The result of one game for one seat.  Fields are the columns of a results file, in this
    order."""

    game: int
    """The number of the game, from 0."""
    seed: int
    """The seed of this game: with its seats in order of `seat`, it gives the same game again."""
    map: str
    """The id of the map."""
    deck: str
    """The id of the shared deck."""
    seat: int
    """The seat: 0 for the starting player, then clockwise."""
    faction: str
    """The id of the seat's faction."""
    character: str
    """The character of a Vagabond; empty for others."""
    player: str
    """The name of the computer player, as it was given."""
    score: int
    """The score, or for a marker that left the track the score before."""
    dominance: str
    """The dominance card the seat has activated, or empty."""
    partner: str
    """The faction the seat has formed a coalition with, or empty."""
    won: bool
    """Whether the seat has won; several have in a coalition or a cooperative game."""
    how: str
    """The ending of the game: points, dominance, coalition; unfinished, also if nobody could win;
    or failed, if a player failed."""
    turns: int
    """Turns begun in the game, by all seats together."""
    decisions: int
    """The number of questions this seat was asked."""
    choices: int
    """The number of those questions with more than one option."""
    problem: str = ""
    """The error of this seat's player that ended the game; empty for all others."""
    hirelings: str = ""
    """The hirelings of the game, agreed on or dealt, separated by blanks."""
    fan_content: str = ""
    """The packages of fan content that the game used, separated by blanks."""
    house_rules: str = ""
    """The house rules of the game, separated by blanks; empty for the Law alone."""
    points: str = ""
    """The seat's score after each round (one turn of every seat), separated by blanks.  The last
    round may be incomplete: the last number is `score`."""


COLUMNS: dict[str, type] = {
    field.name: {"int": int, "str": str, "bool": bool}[str(field.type)] for field in fields(Row)
}
"""The columns of a results file and their types."""
FORMAT: Final = 2
"""The version of these columns, which a file states; a file without one is of version 1."""
ADDED: Final = ("hirelings", "fan_content", "house_rules", "points")
"""The columns that files of older releases may lack; the row's defaults stand in for them."""


def as_record(row: Row) -> dict[str, int | str | bool]:
    """Return a row as plain data."""
    return asdict(row)
