"""How a game ended for one seat: the row of a results file."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Final


@dataclass(frozen=True)
class Row:
    """One seat of one game.  Fields are the columns of a results file, in this order."""

    game: int
    """The number of the game, from 0."""
    seed: int
    """The seed of this game alone: with its seats in order of `seat`, it is played again."""
    map: str
    deck: str
    seat: int
    """0 for the starting player, then clockwise."""
    faction: str
    character: str
    """The character of a Vagabond; empty for others."""
    player: str
    """The computer player, as it was named."""
    score: int
    """Where the score marker stands, or stood when it left the track."""
    dominance: str
    """The dominance card the seat has activated, or empty."""
    partner: str
    """The faction the seat has formed a coalition with, or empty."""
    won: bool
    how: str
    """How the game ended: points, dominance, coalition, unfinished, also where nobody could win,
    or failed when a player did."""
    turns: int
    """Turns begun in the game, by all seats together."""
    decisions: int
    """Questions this seat was asked."""
    choices: int
    """Those of them with more than one option."""
    problem: str = ""
    """How this seat's player failed, and with it the game; empty for everybody else."""
    hirelings: str = ""
    """The hirelings of the game, agreed on or dealt, with blanks between them."""
    fan_content: str = ""
    """The packages of which the game used fan content, with blanks between them."""
    points: str = ""
    """Its score after each round, in which every seat has a turn, with blanks between them.  The
    last round may have been cut short: the last number is `score`."""


COLUMNS: dict[str, type] = {
    field.name: {"int": int, "str": str, "bool": bool}[str(field.type)] for field in fields(Row)
}
"""The columns of a results file and what they hold."""
FORMAT: Final = 2
"""The version of these columns, which a file says; a file that says none is of version 1."""
ADDED: Final = ("hirelings", "fan_content", "points")
"""Those of them that files of releases before lack: nothing stands in for them."""


def as_record(row: Row) -> dict[str, int | str | bool]:
    """A row as plain data."""
    return asdict(row)
