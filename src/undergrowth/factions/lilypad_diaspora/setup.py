"""16.3 The Diaspora's setup."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.data import sheet
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.lilypad_diaspora.pieces import diaspora
from undergrowth.law.cards.draw import AddCards
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import may_place_kind
from undergrowth.law.setup.corners import record_start
from undergrowth.law.setup.homelands import ChooseHomelands
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.refusals import answers


class Arrive(AtPlace):
    """`arrive in 4`: the clearing in which the Diaspora begins."""

    verb: ClassVar[str] = "arrive in"
    picture: ClassVar[str] = "recruit"


_SHORE: Final = Prompt("diaspora.shore", "16.3.2")
_STANDARD: Final = "standard_setup"
_ADVANCED: Final = "advanced_setup"


@dataclass
class SetUpDiaspora(Frame):
    """16.3 Place warriors and an enclave on the river; add the frog cards to the deck."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_clearing,  # 16.3.2
            self.arrive,
            self.add_cards,  # 16.3.3, 16.3.4
        )

    def choose_clearing(self, g: Game) -> None:
        """16.3.2 Ask for a clearing on the river."""
        g.settle(self.seat, _SHORE, [Arrive(place) for place in shores(g, self.seat)])

    def arrive(self, g: Game) -> None:
        """16.3.2 Record the clearing as its start and place its pieces."""
        record_start(g, self.seat, g.chose(Arrive).place)
        settle_in(g, self.seat, _STANDARD)

    def add_cards(self, g: Game) -> None:
        """16.3.3, 16.3.4 Add the frog cards; with two players, without their dominance card."""
        g.push(AddCards())

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """16.3.2 Return why a clearing is not offered."""
        if isinstance(action, Arrive):
            return ("16.3.2", because("why-arrives_on_river"))
        return None


@dataclass
class SetUpDiasporaByCard(SetUpDiaspora):
    """A.8.3 Set up with a homeland on the river, or next to it if none on it is free."""

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_homeland,  # A.8.3.I
            self.arrive,
            self.add_cards,  # 16.3.3, 16.3.4
        )

    def choose_homeland(self, g: Game) -> None:
        g.push(ChooseHomelands(self.seat))

    def arrive(self, g: Game) -> None:
        """A.8.3 Place the homeland's pieces."""
        settle_in(g, self.seat, _ADVANCED)


def shores(g: Game, seat: int) -> list[int]:
    """16.3.2 Return the clearings on the river where its pieces can be placed.

    If there is none, return all clearings where they can.
    """
    me = diaspora(g, seat)
    free = [
        place
        for place in g.clearings
        if may_place_kind(g, me.warrior, place) and may_place_kind(g, me.peaceful, place)
    ]
    return [place for place in free if me.is_by_river(g, place)] or free


def settle_in(g: Game, seat: int, card: str) -> None:
    """16.3.2, A.8.3 Place the pieces of the setup, or of the setup card, at its start."""
    me = diaspora(g, seat)
    page = sheet(f"factions/{me.name}").table(card)
    put(g, me.warrior, g.homes[seat], page.number("warriors"))
    put(g, me.peaceful, g.homes[seat], page.number("enclaves"))


answers(_SHORE, Arrive)
verbs(Arrive)
frames(SetUpDiaspora, SetUpDiasporaByCard)
