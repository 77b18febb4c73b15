"""The miss from which a puzzle was cut: who missed its goal in a game, and by which answer.

A file with such a record needs no words of its own: title, text and hint are made from it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.engine.errors import BadText, IllegalAction
from undergrowth.engine.messages import Arg, phrase
from undergrowth.puzzles.goals import Goal
from undergrowth.table.described.reader import Reader
from undergrowth.table.game import Game
from undergrowth.table.labels import label

HINTS: Final = 1
"""The number of hints that can be made from a record."""
_LARGEST: Final = 999
_LONGEST: Final = 100
"""The most letters of a player's name."""


@dataclass(frozen=True)
class Missed:
    """A goal that the seat on turn missed in a game."""

    turn: int
    """The number of the turn, counted over all seats."""
    answer: str
    """The text of the answer in that game, after which the goal was no longer certain."""
    scored: int = 0
    """The points that the seat scored in the rest of the turn."""
    player: str = ""
    """The name of the player; empty if unknown."""
    cost: int = 0
    """The chance to win that the answer gave away, in percent; 0 if luck may explain it."""
    reach: int = 0
    """Half the width of the 95% interval of `cost`, in percent."""

    def document(self) -> dict[str, object]:
        """Return the record as a table of a file, without the entries that are empty."""
        told: dict[str, object] = {"turn": self.turn, "answer": self.answer, "scored": self.scored}
        more = {"player": self.player, "cost": self.cost, "reach": self.reach}
        return told | {key: value for key, value in more.items() if value}

    def title(self, seat: str) -> str:
        """Return a title in the reader's language; `seat` is the faction on turn."""
        args: dict[str, Arg] = {"seat": f"faction:{seat}", "turn": self.turn}
        args |= {"named": int(bool(self.player)), "player": f"text:{self.player}"}
        return phrase("puzzles-cut-title", args)

    def text(self, goal: Goal) -> str:
        """Return what happened in the game, without a word about what would have been right."""
        args: dict[str, Arg] = {"kind": f"text:{goal.kind}", "scored": self.scored}
        return phrase("puzzles-cut-text", {**args, "cost": self.cost, "reach": self.reach})

    def hint(self, g: Game) -> str:
        """Return which answer was wrong; `g` is at the question."""
        try:
            words = str(label(g, g.meant(self.answer)))
        except (BadText, IllegalAction):
            words = self.answer  # a check says what is wrong with it
        args: dict[str, Arg] = {"answer": f"text:{words}"}
        return phrase("puzzles-cut-hint", args)


def read_missed(doc: Reader) -> Missed:
    """Return the record in a table of a file.  Raises `BadPosition`."""
    found = Missed(
        doc.number("turn", 0, 1, 99_999),
        doc.word("answer", ""),
        doc.number("scored", 0, -_LARGEST, _LARGEST),
        doc.word("player", ""),
        doc.number("cost", 0, 0, 100),
        doc.number("reach", 0, 0, 100),
    )
    doc.finish()
    if not found.answer:
        raise doc.wrong("answer", "the answer that was given in the game")
    if len(found.player) > _LONGEST:
        raise doc.wrong("player", f"a name of at most {_LONGEST} letters")
    return found
