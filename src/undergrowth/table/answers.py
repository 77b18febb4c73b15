"""Actions with one field: a place, a card, a number, a faction, a piece, a suit or an item.

`PieceOf` has two fields, and `PieceAt` three: it names one piece on the map.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.domains import COUNT, Domain
from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.names import CARDS, FACTIONS, ITEMS, PIECES, SUITS
from undergrowth.table.places import PLACE


class OneOfEach:
    """Cache of actions by number; actions never change, so each is made once.

    It serves the actions offered most: looking one up is faster than creating and freeing it.
    """

    def __init__(self, make: Callable[[int], Action]) -> None:
        self.make: Final = make
        self.made: list[Action] = []
        """Actions by number; the list is replaced, never changed, so threads may share it."""

    def of(self, number: int) -> Action:
        """Return the action with this number, which must not be negative."""
        if number >= len(self.made):
            self.made = [self.make(each) for each in range(number + 1)]
        return self.made[number]

    def each(self, numbers: list[int]) -> list[Action]:
        """Return the actions with these numbers, none of which may be negative."""
        made = self.made
        try:
            return [made[number] for number in numbers]
        except IndexError:
            return [self.of(number) for number in numbers]


@mypyc_attr(allow_interpreted_subclasses=True)
class AtPlace(Action):
    """Base of verbs about one clearing or forest."""

    domains: ClassVar[tuple[Domain, ...]] = (PLACE,)

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def args(self) -> tuple[int, ...]:
        return (self.place,)


@mypyc_attr(allow_interpreted_subclasses=True)
class PieceAt(Action):
    """Base of verbs about one piece of somebody, by its clearing, faction and kind."""

    domains: ClassVar[tuple[Domain, ...]] = (PLACE, FACTIONS, PIECES)

    def __init__(self, place: int, faction: int, piece: int) -> None:
        self.place: Final = place
        self.faction: Final = faction
        self.piece: Final = piece

    def args(self) -> tuple[int, ...]:
        return (self.place, self.faction, self.piece)


@mypyc_attr(allow_interpreted_subclasses=True)
class WithCard(Action):
    """Base of verbs about one card; copies of a card are the same option."""

    domains: ClassVar[tuple[Domain, ...]] = (CARDS,)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def args(self) -> tuple[int, ...]:
        return (self.card,)


@mypyc_attr(allow_interpreted_subclasses=True)
class WithCount(Action):
    """Base of verbs about a number."""

    domains: ClassVar[tuple[Domain, ...]] = (COUNT,)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def args(self) -> tuple[int, ...]:
        return (self.count,)


@mypyc_attr(allow_interpreted_subclasses=True)
class OfFaction(Action):
    """Base of verbs about another player, named by faction."""

    domains: ClassVar[tuple[Domain, ...]] = (FACTIONS,)

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def args(self) -> tuple[int, ...]:
        return (self.faction,)


@mypyc_attr(allow_interpreted_subclasses=True)
class OfPiece(Action):
    """Base of verbs about a kind of piece."""

    domains: ClassVar[tuple[Domain, ...]] = (PIECES,)

    def __init__(self, piece: int) -> None:
        self.piece: Final = piece

    def args(self) -> tuple[int, ...]:
        return (self.piece,)


@mypyc_attr(allow_interpreted_subclasses=True)
class PieceOf(Action):
    """Base of verbs about a kind of piece of a faction."""

    domains: ClassVar[tuple[Domain, ...]] = (FACTIONS, PIECES)

    def __init__(self, faction: int, piece: int) -> None:
        self.faction: Final = faction
        self.piece: Final = piece

    def args(self) -> tuple[int, ...]:
        return (self.faction, self.piece)


@mypyc_attr(allow_interpreted_subclasses=True)
class OfSuit(Action):
    """Base of verbs about a suit."""

    domains: ClassVar[tuple[Domain, ...]] = (SUITS,)

    def __init__(self, suit: int) -> None:
        self.suit: Final = suit

    def args(self) -> tuple[int, ...]:
        return (self.suit,)


@mypyc_attr(allow_interpreted_subclasses=True)
class WithItem(Action):
    """Base of verbs about an item."""

    domains: ClassVar[tuple[Domain, ...]] = (ITEMS,)

    def __init__(self, item: int) -> None:
        self.item: Final = item

    def args(self) -> tuple[int, ...]:
        return (self.item,)


class RandomCard(WithCard):
    """Answer of chance: this card is drawn from those possible."""

    verb: ClassVar[str] = "random"


verbs(RandomCard)
