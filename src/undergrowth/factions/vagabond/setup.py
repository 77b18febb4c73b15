"""9.3, 9.7.1 A Vagabond's setup."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.characters import CHARACTERS
from undergrowth.characters.commons import commons, turn_up_quest
from undergrowth.characters.setup import SetUpCharacter
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.vagabond.character import starting_items
from undergrowth.factions.vagabond.items import gain
from undergrowth.factions.vagabond.pieces import is_vagabond, vagabond
from undergrowth.factions.vagabond.relationships import set_markers
from undergrowth.factions.vagabond.state import board
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import not_kept_out
from undergrowth.law.setup.house_rules import asked_in_setup
from undergrowth.table.answers import AtPlace
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.refusals import answers


class Be(Action):
    """`be thief`: the character to play."""

    verb: ClassVar[str] = "be"
    domains: ClassVar[tuple[Domain, ...]] = (CHARACTERS,)

    def __init__(self, character: int) -> None:
        self.character: Final = character

    def args(self) -> tuple[int, ...]:
        return (self.character,)


class CampIn(AtPlace):
    """`camp in f3`: the forest the pawn starts in."""

    verb: ClassVar[str] = "camp in"


_CHARACTER: Final = Prompt("vagabond.character", "9.3.1")
_FOREST: Final = Prompt("vagabond.forest", "9.3.2")


def vagabonds(g: Game) -> list[int]:
    """9.7 Return the seats of the Vagabonds in the game."""
    return [faction.seat for faction in book(g).factions if is_vagabond(faction)]


@dataclass
class SetUpVagabond(SetUpCharacter):
    """9.3 Character, pawn, quests, ruins, items, relationships."""

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_character,  # 9.3.1
            self.choose_forest,  # 9.3.2
            self.place_pawn,
            self.shuffle_quests,  # 9.3.3
            self.turn_up_quests,
            self.shuffle_ruins,  # 9.3.4
            self.populate_ruins,
            self.take_items,  # 9.3.5
            self.set_relationships,  # 9.3.6
        )

    def choose_character(self, g: Game) -> None:
        """9.3.1, A.8.2.III Ask for a character not yet in the game; a draft deals one with him."""
        dealt = [CHARACTERS.parse(name) for name in g.setup.beside.get(g.seat_name(self.seat), [])]
        if dealt:
            g.settle(self.seat, _CHARACTER, [Be(number) for number in dealt])
            return
        taken = [board(g, seat).character for seat in vagabonds(g)]
        left: list[Action] = [Be(number) for number in CHARACTERS.values() if number not in taken]
        g.ask(asked_in_setup(g, self.seat, _CHARACTER), _CHARACTER, left)

    def choose_forest(self, g: Game) -> None:
        """9.3.2 Ask for any forest."""
        board(g, self.seat).character = g.chose(Be).character
        if g.log is not None:
            name = CHARACTERS.text(g.chose(Be).character)
            g.note("chose_character", "9.3.1", self.seat, {"character": name})
        forests = not_kept_out(g, self.seat, g.box.woodland.forest_places)
        g.ask(self.seat, _FOREST, [CampIn(place) for place in forests])

    def place_pawn(self, g: Game) -> None:
        put(g, vagabond(g, self.seat).pawn, g.chose(CampIn).place, 1)

    def turn_up_quests(self, g: Game) -> None:
        self.lay_quest_deck(g)
        while commons(g).quest_deck and len(commons(g).quests) < vagabond(g, self.seat).quests:
            turn_up_quest(g)

    def take_items(self, g: Game) -> None:
        """9.3.5 Gain the character's items, face up."""
        for item in starting_items(g, board(g, self.seat).character):
            gain(g, self.seat, item)

    def set_relationships(self, g: Game) -> None:
        """9.3.6, A.9 Place his relationship markers."""
        set_markers(g, self.seat)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """9.3 Return why a character or a place is not offered."""
        if isinstance(action, Be):
            if g.setup.beside.get(g.seat_name(self.seat)):
                return ("A.8.2.III", because("why-character_dealt_with"))
            return ("9.3.1", because("why-other_vagabond_plays"))
        if isinstance(action, CampIn):
            return ("9.3.2", because("why-pawn_starts_forest"))
        return None


@dataclass
class SetRelationships(Frame):
    """A.9 Place his markers, once every faction is known."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.set_relationships,)

    def set_relationships(self, g: Game) -> None:
        """9.3.6 Place a marker for each faction; only a draft left some out before."""
        if g.setup.draft:
            set_markers(g, self.seat)


answers(_CHARACTER, Be)
answers(_FOREST, CampIn)
verbs(Be, CampIn)
frames(SetUpVagabond, SetRelationships)
