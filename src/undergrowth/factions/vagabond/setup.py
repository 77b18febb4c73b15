"""9.3, 9.7.1 A Vagabond's setup."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.data import sheet
from undergrowth.decks import QUESTS
from undergrowth.engine.actions import Action, AtPlace, Shuffle, verbs
from undergrowth.engine.frames import Frame, Prompt, Step, frames
from undergrowth.engine.game import Game
from undergrowth.engine.names import FIRST_FOREST, ITEMS, Domain
from undergrowth.factions.vagabond.character import CHARACTERS, MADE
from undergrowth.factions.vagabond.items import gain
from undergrowth.factions.vagabond.pieces import is_vagabond, vagabond
from undergrowth.factions.vagabond.quest import turn_up_quest
from undergrowth.factions.vagabond.relationships import set_markers
from undergrowth.factions.vagabond.state import board
from undergrowth.law.cards import shuffled
from undergrowth.law.quests import lay_quests
from undergrowth.law.rule import may_place
from undergrowth.law.table import hide_items, put


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
    """9.7 The seats of the Vagabonds in the game."""
    return [faction.seat for faction in g.tables.factions if is_vagabond(faction)]


@dataclass
class SetUpVagabond(Frame):
    """9.3 Character, pawn, quests, ruins, items, relationships."""

    seat: int

    def copy(self) -> Frame:
        return SetUpVagabond(self.seat)

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
        """9.3.1 Any character that is not in the game yet."""
        taken = [board(g, seat).character for seat in vagabonds(g)]
        g.ask(
            self.seat,
            _CHARACTER,
            [Be(number) for number in CHARACTERS.values() if number not in taken],
        )

    def choose_forest(self, g: Game) -> None:
        """9.3.2 Any forest."""
        board(g, self.seat).character = g.chose(Be).character
        if g.log is not None:
            name = CHARACTERS.text(g.chose(Be).character)
            g.note("chose_character", "9.3.1", self.seat, {"character": name})
        forests = [p for p in range(FIRST_FOREST, g.places) if may_place(g, self.seat, p)]
        g.ask(self.seat, _FOREST, [CampIn(place) for place in forests])

    def place_pawn(self, g: Game) -> None:
        put(g, vagabond(g, self.seat).pawn, g.chose(CampIn).place, 1)

    def shuffle_quests(self, g: Game) -> None:
        """9.3.3, 9.7.2 One quest deck for the whole game."""
        if not g.quests and not g.quest_deck:
            g.ask_shuffle()

    def turn_up_quests(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, Shuffle):
            lay_quests(g, list(range(len(QUESTS))), answer.seed)
            for _ in range(vagabond(g, self.seat).quests):
                turn_up_quest(g)

    def shuffle_ruins(self, g: Game) -> None:
        """9.3.4, 9.7.1 Once for the whole game."""
        if not any(g.ruins[place] for place in g.tables.woodland.ruins):
            g.ask_shuffle()

    def populate_ruins(self, g: Game) -> None:
        """9.3.4, 9.7.1 One set of items for each Vagabond, spread evenly."""
        answer = g.answer
        if isinstance(answer, Shuffle):
            n = len(vagabonds(g))
            page = sheet("setup")
            items: list[int] = []
            for item, copies in page.counts("ruins.items").items():
                items += [ITEMS.parse(item)] * (copies * page.numbers("ruins.sets_by_vagabonds")[n])
            items = shuffled(items, answer.seed)
            each = page.numbers("ruins.items_per_ruin_by_vagabonds")[n]
            for i, place in enumerate(g.tables.woodland.ruins):
                hide_items(g, place, items[i * each : (i + 1) * each])

    def take_items(self, g: Game) -> None:
        """9.3.5 The character's items, face up."""
        for item in MADE[board(g, self.seat).character].items:
            gain(g, self.seat, item)

    def set_relationships(self, g: Game) -> None:
        set_markers(g, self.seat)

    def why_not(self, g: Game, action: Action) -> tuple[str, str] | None:
        """9.3 Why a character or a place is not offered."""
        if isinstance(action, Be):
            return ("9.3.1", "the other Vagabond plays that character")
        if isinstance(action, CampIn):
            return ("9.3.2", "the pawn starts in a forest")
        return None


verbs(Be, CampIn)
frames(SetUpVagabond)
