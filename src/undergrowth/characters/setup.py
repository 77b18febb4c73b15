"""9.3.3, 9.3.4, R.7.3.3, R.7.3.4 Setup that is done once for all who play characters."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.characters.commons import commons, lay_quests
from undergrowth.decks import QUESTS
from undergrowth.engine.actions import Shuffle
from undergrowth.engine.optional import mypyc_attr
from undergrowth.law.setup.ruins import populate_ruins, ruins_want_items
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class SetUpCharacter(Frame):
    """9.3, R.7.3 The setup of a seat that plays a character; a subclass lists the steps."""

    seat: int

    def shuffle_quests(self, g: Game) -> None:
        """9.3.3, R.7.3.3, 9.7.2 Shuffle the one quest deck of the game."""
        if not commons(g).quests and not commons(g).quest_deck:
            g.ask_shuffle()

    def lay_quest_deck(self, g: Game) -> None:
        """9.3.3, R.7.3.3 Lay the quest deck out, if it has been shuffled for this seat."""
        answer = g.answer
        if isinstance(answer, Shuffle):
            lay_quests(g, list(range(len(QUESTS))), answer.seed)

    def shuffle_ruins(self, g: Game) -> None:
        """9.3.4, R.7.3.4, 9.7.1 Shuffle the ruin items once for the game.

        A drafted second Vagabond adds his.
        """
        if ruins_want_items(g):
            g.ask_shuffle()

    def populate_ruins(self, g: Game) -> None:
        """9.3.4, R.7.3.4, 9.7.1 Spread a set of items for each of them evenly under the ruins."""
        answer = g.answer
        if isinstance(answer, Shuffle):
            populate_ruins(g, answer.seed)
