"""The Cogwheel Corvids' pieces: warriors, two-sided plots, and the numbers of their board."""

from __future__ import annotations

from typing import Final

from undergrowth.automata.automaton import Automaton
from undergrowth.data import sheet
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.names import CARDS, SUITS
from undergrowth.twins.plots import Plots
from undergrowth.twins.snares import Snare

GAMBLE: Final = "gamble"
BACKUP_PLANS: Final = "backup_plans"
MASTERMIND: Final = "mastermind"
VENDETTA: Final = "vendetta"


class CogwheelPieces(Automaton):
    """Their pieces by name, and the numbers of their board."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        page = sheet(f"factions/{name}")
        self.plots: Final = Plots(self, page)
        self.snares: Final = Snare(seat, self.plots.snare, "R.11.7.2")
        self.crafters = self.plots.both_sides  # 13.2.1 for effects that craft with them
        self.cost: Final = page.number("plots.cost")
        self.per_turn: Final = page.number("plots.per_turn")
        self.tribute: Final = page.number("plots.points_per_extortion")
        self.raiders: Final = page.number("plots.raiders")
        self.recruited_in: Final = page.number("recruit.clearings")
        self.to_battle: Final = page.number("battle.warriors")
        self.stay: Final = page.number("move.stay")
        self.to_thicken: Final = page.number("thicken.warriors")
        self.scattered: Final = page.number("standard_setup.scattered_warriors")
        self.suits: Final = [SUITS.parse(each) for each in page.texts("standard_setup.suits")]
        traits = {trait.text("id"): trait for trait in page.tables("trait")}
        self.gambled: Final = traits[GAMBLE].number("wrong_vp")
        self.backup: Final = traits[BACKUP_PLANS].number("warriors")
        self.schemes: Final = traits[MASTERMIND].number("plots")
        self.favors: Final = [CARDS.parse(card) for card in page.texts("services.cards")]
        """R.9.7 Cards that they buy and resolve."""

    def in_supply(self, g: Game, kinds: list[int]) -> list[int]:
        """R.11.3.1 Return the plots in the supply, given kinds of one side, one entry for each."""
        found: list[int] = []
        for kind in kinds:
            found += [kind] * g.supply[kind]
        return found

    def plots_a_turn(self) -> int:
        """R.11.5.3, R.3.3.2 Return how often it plots in a turn; more with Mastermind."""
        return self.schemes if self.has_trait(MASTERMIND) else self.per_turn


def cogwheels(g: Game, seat: int) -> CogwheelPieces:
    """Return the Cogwheel Corvids on a seat."""
    faction = book(g).factions[seat]
    assert isinstance(faction, CogwheelPieces)
    return faction
