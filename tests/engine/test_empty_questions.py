"""No question without options is ever asked: the engine names the procedure that would."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from kit import Table
from undergrowth.engine.actions import Action
from undergrowth.engine.errors import NothingToAsk
from undergrowth.engine.frames import Prompt
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game

ASKED = Prompt("test.empty", "1.5.4")


@dataclass
class AsksNothing(Frame):
    """A procedure with a fault: what it asks for has gone."""

    settled: bool

    def script(self) -> tuple[Step, ...]:
        return (self.choose,)

    def choose(self, g: Game) -> None:
        """Ask, with nothing to choose from."""
        options: list[Action] = []
        if self.settled:
            g.settle(0, ASKED, options)
        else:
            g.ask(0, ASKED, options)


@pytest.mark.parametrize("settled", [False, True])
def test_a_question_without_options_is_refused(table: type[Table], settled: bool) -> None:
    """It says which procedure asks what, and by which section."""
    with pytest.raises(NothingToAsk, match=r"AsksNothing asks .*test\.empty \(law 1\.5\.4\)"):
        table("marquise", "eyrie").does(AsksNothing(settled))
