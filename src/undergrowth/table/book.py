"""The rulebook of a game: all its sources of rules, and the hooks that ask them.

A source of rules is whatever can change them: the map, a landmark, a faction, a card's effect.
`book(g).hooks.ruler` are the sources that affect rule, `book(g).faction(seat)` is the faction on a
seat, and `book(g).effects[card]` the source behind a card.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from undergrowth.engine.actions import Action
from undergrowth.engine.frames import Decision
from undergrowth.engine.procedures import COMPILED
from undergrowth.table.bending.hooks import Hooks
from undergrowth.table.bending.map_rules import MapRules
from undergrowth.table.described.boards import Board
from undergrowth.table.faction import Faction
from undergrowth.table.game import Game, Rulebook
from undergrowth.table.house_rule import HouseRule
from undergrowth.table.landmark import Landmark
from undergrowth.table.layout.box import Box
from undergrowth.table.layout.order import SourceOrder
from undergrowth.table.owner import Owner
from undergrowth.table.sources import Source
from undergrowth.table.uses import USES


class Book(Rulebook):
    """All sources of rules in a game; shared by all copies of the game."""

    def __init__(
        self,
        box: Box,
        map_rules: MapRules,
        landmarks: list[Landmark],
        factions: list[Faction],
        effects: list[Source | None],
        others: list[Owner] | None = None,
        general: list[Source] | None = None,
        house_rules: list[HouseRule] | None = None,
    ) -> None:
        """Order and number the sources.

        `effects` are by card, `others` the owners without a seat, `general` the sources of the
        general law that keep boards, and `house_rules` those that the players have agreed on.
        """
        super().__init__(box)
        self.map_rules: Final = map_rules
        self.landmarks: Final = landmarks
        self.factions: Final = factions
        """Factions by seat."""
        self.others: Final[list[Owner]] = others if others is not None else []
        """H Owners without a seat."""
        self.owners: Final[list[Owner]] = [*factions, *self.others]
        self.effects: Final = effects
        """Source behind each card with an effect, by number; None for all others."""
        cards: list[Source] = [effect for effect in effects if effect is not None]
        self.brought: Final = _brought(factions)
        """9.7.2 Further sources that factions bring, one of each class."""
        self.general: Final[list[Source]] = general if general is not None else []
        """Sources of the general law that keep boards."""
        self.house_rules: Final[list[HouseRule]] = house_rules if house_rules is not None else []
        """House rules that the players have agreed on."""
        self.sources: Final[list[Source]] = [
            *self.general,
            map_rules,
            *landmarks,
            *self.owners,
            *self.brought,
            *cards,
            *self.house_rules,
        ]
        self.hooks: Final = Hooks(self._in_force(landmarks))
        self.rulers_kept: Final = _by_pieces(self.hooks.ruler)
        """2.5 Sources asked first for the ruler, whose answers can be cached."""
        self.rulers_now: Final = self.hooks.ruler[len(self.rulers_kept) :]
        self.counts_now: Final = [s for s in self.hooks.strength if not s.rules_by_pieces()]
        """2.5 Sources by which strength depends on more than pieces at some moments."""
        for source in self.sources:
            source.use_mark = USES.add(source.board_name())
        self.boarded: Final[list[Source]] = self._number_boards()
        """Sources that have a board, by its number."""
        self.crafts_by_pieces: Final[list[int]] = self._crafting_by_pieces()
        """4.1.1 Seats whose crafting power depends only on pieces, suits and activated pieces."""

    def _in_force(self, landmarks: list[Landmark]) -> SourceOrder:
        """1.1.1 Return all sources in the orders in which hooks ask them: by layer and by seat.

        Each layer takes precedence over those before: the general law, the map's rules, landmarks,
        owners by name, with what factions bring, cards, and what the players have agreed on.
        """
        by_name: list[Source] = []
        for name in sorted([owner.name for owner in self.owners]):
            by_name += [owner for owner in self.owners if owner.name == name]
        by_name += self.brought
        cards: list[Source] = [effect for effect in self.effects if effect is not None]
        layers: list[list[Source]] = [
            self.general,
            [self.map_rules],
            [*landmarks],
            by_name,
            cards,
            [*self.house_rules],
        ]
        standing = [*self.general, self.map_rules, *landmarks, *self.owners, *self.brought]
        standing += self.house_rules
        return SourceOrder(layers, standing, self.effects)

    def _crafting_by_pieces(self) -> list[int]:
        """Return the seats for `crafts_by_pieces`; none if any source forbids activating pieces."""
        if self.hooks.forbids_use:
            return []
        return [faction.seat for faction in self.factions if faction.crafts_by_pieces()]

    def _number_boards(self) -> list[Source]:
        """Number the boards of sources, name them in the box, and return their sources in order."""
        found: list[Source] = [*self.factions]
        found += [s for s in self.sources if s not in found and s.new_board() is not None]
        for number, source in enumerate(found):
            source.board_at = number
        self.box.board_names = [source.board_name() for source in found]
        return found

    def answer(self, g: Game, decision: Decision) -> Action | None:
        """1.2 Return the asked faction's automatic answer, or None if a player answers for it."""
        return self.factions[decision.seat].answer(g, decision)

    def new_boards(self) -> list[Board]:
        """Return the boards of every source that has one, as before setup."""
        made: list[Board] = []
        for source in self.boarded:
            board = source.new_board()
            made.append(board if board is not None else Board())
        return made

    def owner(self, owner: int) -> Owner:
        """Return an owner of pieces by its number in the game."""
        return self.owners[owner]

    def faction(self, seat: int) -> Faction:
        """Return the faction on a seat."""
        return self.factions[seat]


def _brought(factions: list[Faction]) -> list[Source]:
    """Return the further sources that factions bring into the game, one of each class."""
    found: list[Source] = []
    for faction in factions:
        for source in faction.brings():
            if all(type(source) is not type(other) for other in found):
                found.append(source)
    return found


def _by_pieces(rulers: list[Source]) -> list[Source]:
    """2.5 Return the sources before the first whose `ruler` depends on more than pieces."""
    found: list[Source] = []
    for source in rulers:
        if not source.rules_by_pieces():
            break
        found.append(source)
    return found


def book(g: Game) -> Book:
    """Return the rulebook of a game."""
    found = g.rulebook
    assert isinstance(found, Book)
    return found


def effect_of(g: Game, card: int) -> Source:
    """Return the source behind a card that has an effect."""
    found = book(g).effects[card]
    assert found is not None
    return found


def weights(g: Game) -> list[int]:
    """2.5 Return how much a piece of each kind counts towards rule; [] if no source changes it."""
    hooks = book(g).hooks.weight
    found: list[int] = []
    unusual = False
    for kind, k in enumerate(g.box.kinds):
        weight = k.weight
        for source in hooks:
            weight = source.weight(g, kind, weight)
        found.append(weight)
        unusual = unusual or weight != k.weight
    return found if unusual else []


def hand_is_open(g: Game, seat: int) -> bool:
    """1.2.1, 11.2 Whether everybody may see a seat's hand."""
    is_open = book(g).faction(seat).hand_is_open(g)
    for source in book(g).hooks.opens_hands:
        is_open = source.opens_hands(g, seat, is_open)
    return is_open


def number_in(g: Game, which: int, seat: int, printed: int) -> int:
    """1.1.1 Return a number of the Law (`table.numbers`) for a seat, or NOBODY, in this game."""
    n = printed
    for source in book(g).hooks.law_number:
        n = source.law_number(g, which, seat, n)
    return n


if not COMPILED:  # the same in half the time; it is called twenty times between two questions
    globals()["book"] = attrgetter("rulebook")
