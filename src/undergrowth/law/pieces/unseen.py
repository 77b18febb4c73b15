"""1.2.1 Choosing among pieces that look alike to the chooser: chance determines which it was."""

from __future__ import annotations

from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import CHANCE, Prompt
from undergrowth.table.answers import OfPiece
from undergrowth.table.game import Game


class RandomPiece(OfPiece):
    """`random piece snare`: the kind of the chosen piece, determined by chance."""

    verb: ClassVar[str] = "random piece"


_WHICH: Final = Prompt("pieces.which", "1.2.1")


def ask_which(g: Game, kinds: list[int]) -> None:
    """1.2.1 Ask chance which of several look-alikes was taken; `kinds` has one entry for each.

    It is asked for any number of pieces above one, even if all are of one kind: not asking would
    reveal that.
    """
    options: list[Action] = [RandomPiece(g.box.kinds[kind].piece) for kind in sorted(kinds)]
    g.ask(CHANCE, _WHICH, options)


verbs(RandomPiece)
