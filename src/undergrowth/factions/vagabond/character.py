"""9.5.9, V Characters: the methods a Vagabond calls on the character he plays."""

from __future__ import annotations

from typing import Final

from undergrowth.characters import CHARACTERS, CharacterCard
from undergrowth.engine.actions import NO_ACTIONS, Action
from undergrowth.engine.messages import Reason
from undergrowth.engine.optional import mypyc_attr
from undergrowth.factions.vagabond.pieces import VagabondPieces
from undergrowth.factions.vagabond.state import board
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.records import Fight


@mypyc_attr(allow_interpreted_subclasses=True)
class Character(CharacterCard):
    """A character with his special action; `characters` holds one module each, all discovered.

    A module defines `CHARACTERS`: character id -> class.  Every method has a default: a character
    overrides what its special action needs.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.pays_otherwise = False
        """Whether it may pay for actions in other ways than by exhausting the items named."""

    # ---- 9.5.9 in his Daylight

    def options(self, g: Game, me: VagabondPieces) -> list[Action]:
        """9.5.9 Return the special actions that can be taken now."""
        return NO_ACTIONS

    def act(self, g: Game, me: VagabondPieces, action: Action) -> bool:
        """Carry out one of `options`; False for any other action."""
        return False

    def why_not(self, g: Game, me: VagabondPieces, action: Action) -> Reason | None:
        """Return why the special action is not offered."""
        return self.why_no_payment(g, me, action)

    def why_no_payment(self, g: Game, me: VagabondPieces, action: Action) -> Reason | None:
        """Return why he cannot pay this way instead of exhausting an item."""
        return None

    # ---- paying for actions

    def waived_items(self, g: Game, me: VagabondPieces, kept: int) -> int:
        """Return how many items of a payment he can do without; the card `kept` must stay in his
        hand."""
        return 0

    def stand_ins(self, g: Game, me: VagabondPieces) -> int:
        """Return how many items of a quest other items can stand in for."""
        return 0

    def ways(
        self, g: Game, me: VagabondPieces, needs: list[int], kept: int, quest: bool
    ) -> list[Action]:
        """Return other ways to pay for the first of `needs` that leave the rest payable."""
        return []

    def pay(self, g: Game, me: VagabondPieces, action: Action) -> None:
        """Pay in one of the ways that `ways` returned."""

    def hides_ways(self, g: Game, me: VagabondPieces, kept: int) -> bool:
        """Whether hidden cards decide if `ways` returns any: he is then asked in any case."""
        return False

    # ---- at other moments

    def battle_effects(
        self, g: Game, me: VagabondPieces, b: Fight, seat: int, window: int
    ) -> list[Action]:
        """4.3.2, 4.3.4 Return the actions this character offers a seat in a window of a battle."""
        return NO_ACTIONS

    def suits_automated(self, g: Game, me: VagabondPieces, action: Action) -> bool:
        """R.7.7.6 Whether an automated opponent takes the action he offers to other players."""
        return False

    def lent_hits(self, g: Game, me: VagabondPieces, b: Fight, owner: int) -> int:
        """4.3.3.I Return what he adds to the most hits another side may deal by rolling."""
        return 0

    def remover_of(self, g: Game, me: VagabondPieces, b: Fight, kind: int, remover: int) -> int:
        """4.3.6 Return the seat that counts as removing a piece lost in a battle."""
        return remover

    def use(self, g: Game, me: VagabondPieces, seat: int, action: Action) -> bool:
        """Carry out one of `battle_effects`; return False for any other action."""
        return False

    def spares(self, g: Game) -> bool:
        """Whether the removal in progress cannot make a faction Hostile."""
        return False


MADE: Final[list[Character]] = []
"""The character objects, by number in `CHARACTERS`; filled by `make_characters`."""
NOBODY_YET: Final = Character(CHARACTERS.text(0))
"""The character before one is chosen: a card without an action."""


def starting_items(g: Game, number: int) -> list[int]:
    """9.3.5 Return the starting items of a character in this game."""
    items = MADE[number].items
    for source in book(g).hooks.starting_items:
        items = source.starting_items(g, CHARACTERS.text(number), items)
    return items


def character(g: Game, seat: int) -> Character:
    """Return the character of the Vagabond on a seat."""
    number = board(g, seat).character
    return MADE[number] if number >= 0 else NOBODY_YET
