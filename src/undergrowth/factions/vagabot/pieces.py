"""The Vagabot's pieces, and the numbers printed on its board and cards."""

from __future__ import annotations

from typing import Final

from undergrowth.automata.automaton import Automaton
from undergrowth.data import Sheet, sheet
from undergrowth.engine.domains import Names
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.names import ITEMS
from undergrowth.table.places import NOWHERE, is_forest

_SHEET: Final = "factions/vagabot"

VAGABOTS: Final = Names("vagabot")
"""R.7.7 Its character cards, in the order of the data file."""
for _card in sheet(_SHEET).tables("vagabot"):
    VAGABOTS.add(_card.text("id"))
THIEF: Final = VAGABOTS.parse("thief")
TINKER: Final = VAGABOTS.parse("tinker")
RANGER: Final = VAGABOTS.parse("ranger")
VAGRANT: Final = VAGABOTS.parse("vagrant")
SCOUNDREL: Final = VAGABOTS.parse("scoundrel")
ARBITER: Final = VAGABOTS.parse("arbiter")

# ---- traits (R.3.3.2)
ADVENTURER: Final = "adventurer"
BERSERKER: Final = "berserker"
HELPER: Final = "helper"
MARKSMAN: Final = "marksman"
QUESTING: Final = "questing"


class VagabotPieces(Automaton):
    """Its pawn and the numbers of its board."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        page = sheet(_SHEET)
        self.costs: Final = page.counts("costs")
        """Items each action exhausts, by the name of the action."""
        self.points: Final = page.counts("points")
        self.trait_numbers: Final = page.counts("traits")
        self.full_damage: Final = page.number("removal.full_removal_damage")
        self.base_hits: Final = page.number("battle_track.base_hits")
        self.track_needs: Final = page.numbers("battle_track.needs")
        """R.7.2.4 The items it takes to fill each space, from left to right."""
        self.track_hits: Final = page.numbers("battle_track.max_rolled_hits")
        self.track_extra: Final = page.numbers("battle_track.extra_hits")
        self.slips_with: Final = page.number("slip.undamaged")
        self.aid_cards: Final = page.number("aid.cards")
        self.repairs: Final = page.number("evening.repair")
        self.ranger_damaged: Final = page.number("specials.ranger_damaged")
        self.scoundrel_pieces: Final = page.number("specials.scoundrel_pieces")
        self.starting: Final = [ITEMS.parse(item) for item in page.texts("starting.items")]
        self.cards: Final = [_Card(card) for card in page.tables("vagabot")]
        self.actions: Final = {suit: page.texts(f"actions.{suit}") for suit in _ORDERS}
        """R.7.5 Its actions by the suit of the order card."""
        self.questing: Final = {suit: page.texts(f"questing_actions.{suit}") for suit in _ORDERS}

    def place(self, g: Game) -> int:
        """The place of its pawn, or NOWHERE."""
        return g.where(self.pawn)

    def clearing(self, g: Game) -> int:
        """The clearing of its pawn, or NOWHERE in a forest."""
        place = g.where(self.pawn)
        return NOWHERE if is_forest(place) else place


class _Card:
    """R.7.7 A character card."""

    def __init__(self, page: Sheet) -> None:
        self.law: Final = page.text("law")
        self.items: Final = page.number("starting_items")


_ORDERS: Final = ("bird", "fox", "rabbit", "mouse")


def vagabot(g: Game, seat: int) -> VagabotPieces:
    """Return the Vagabot on a seat."""
    faction = book(g).factions[seat]
    assert isinstance(faction, VagabotPieces)
    return faction
