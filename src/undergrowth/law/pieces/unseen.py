"""1.2.1 Choosing among pieces that whoever chooses cannot tell apart: chance says which it was."""

from __future__ import annotations

from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import CHANCE, Prompt
from undergrowth.table.answers import OfPiece
from undergrowth.table.game import Game


class RandomPiece(OfPiece):
    """Chance says that the piece chosen is of this kind."""

    verb: ClassVar[str] = "random piece"


_WHICH: Final = Prompt("pieces.which", "1.2.1")


def ask_which(g: Game, kinds: list[int]) -> None:
    """1.2.1 Ask chance which of several look-alikes was taken, given as one kind for each piece.

    Ask wherever there is more than one piece, even if they are of one kind: that there was
    nothing to ask would tell so.
    """
    options: list[Action] = [RandomPiece(g.box.kinds[kind].piece) for kind in sorted(kinds)]
    g.ask(CHANCE, _WHICH, options)


verbs(RandomPiece)
