"""R.7.3 Setup."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.characters.setup import SetUpCharacter
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.frames import CHANCE, Prompt, frames
from undergrowth.factions.vagabot.items import gain
from undergrowth.factions.vagabot.pieces import VAGABOTS, vagabot
from undergrowth.factions.vagabot.quest import turn_up
from undergrowth.factions.vagabot.state import board
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import not_kept_out
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Step
from undergrowth.table.game import Game


class PlayAs(Action):
    """`play as thief`: chance picks a character card."""

    verb: ClassVar[str] = "play as"
    domains: ClassVar[tuple[Domain, ...]] = (VAGABOTS,)

    def __init__(self, character: int) -> None:
        self.character: Final = character

    def args(self) -> tuple[int, ...]:
        return (self.character,)


class WaitIn(AtPlace):
    """`wait in f3`: chance picks the forest in which the pawn starts."""

    verb: ClassVar[str] = "wait in"


_CHARACTER: Final = Prompt("vagabot.character", "R.7.3.1")
_FOREST: Final = Prompt("vagabot.forest", "R.7.3.2")


def chosen_character(options: list[str]) -> list[int]:
    """R.7.3.1 Return the character chosen for its seat; all of them if none was."""
    chosen = [VAGABOTS.parse(word) for word in options if VAGABOTS.knows(word)]
    return chosen or list(VAGABOTS.values())


def widest_forests(g: Game, seat: int) -> list[int]:
    """R.7.3.2 Return the forests adjacent to the most clearings."""
    forests = not_kept_out(g, seat, g.box.woodland.forest_places)
    most = max([len(g.paths[place]) for place in forests])
    return [place for place in forests if len(g.paths[place]) == most]


@dataclass
class SetUpVagabot(SetUpCharacter):
    """R.7.3 Set up character, pawn, quest, ruins and items."""

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_character,  # R.7.3.1
            self.take_character,
            self.choose_forest,  # R.7.3.2
            self.place_pawn,
            self.shuffle_quests,  # R.7.3.3
            self.get_quest,
            self.shuffle_ruins,  # R.7.3.4
            self.populate_ruins,
            self.take_items,  # R.7.3.5
        )

    def choose_character(self, g: Game) -> None:
        """R.7.3.1 Take the character chosen for its seat; a random one if none was."""
        numbers = chosen_character(vagabot(g, self.seat).options)
        g.settle(CHANCE, _CHARACTER, [PlayAs(number) for number in numbers])

    def take_character(self, g: Game) -> None:
        number = g.chose(PlayAs).character
        board(g, self.seat).character = number
        if g.log is not None:
            name = VAGABOTS.text(number)
            g.note("plays_as", "R.7.3.1", self.seat, {"vagabot": name})

    def choose_forest(self, g: Game) -> None:
        """R.7.3.2 Pick a forest at random, if there are several."""
        g.settle(CHANCE, _FOREST, [WaitIn(place) for place in widest_forests(g, self.seat)])

    def place_pawn(self, g: Game) -> None:
        put(g, vagabot(g, self.seat).pawn, g.chose(WaitIn).place, 1)

    def get_quest(self, g: Game) -> None:
        """R.7.3.3 Draw a quest of its own."""
        self.lay_quest_deck(g)
        turn_up(g, self.seat)

    def take_items(self, g: Game) -> None:
        """R.7.3.5 Gain as many items as its character starts with."""
        me = vagabot(g, self.seat)
        for item in me.starting[: me.cards[board(g, self.seat).character].items]:
            gain(g, self.seat, item)


verbs(PlayAs, WaitIn)
frames(SetUpVagabot)
