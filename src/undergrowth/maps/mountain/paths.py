"""M.4.3 Opening a closed path."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.data import sheet
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.piles import spend
from undergrowth.law.pieces.ground import open_path
from undergrowth.law.victory.dominance import Spend
from undergrowth.law.victory.score import score
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import PLACE
from undergrowth.table.refusals import answers


class OpenPath(Action):
    """`open 2 5`: remove the marker from the closed path between two clearings."""

    verb: ClassVar[str] = "open"
    law: ClassVar[str] = "M.4.3"
    domains: ClassVar[tuple[Domain, ...]] = (PLACE, PLACE)

    def __init__(self, one: int, other: int) -> None:
        self.one: Final = min(one, other)  # whichever end is named first
        self.other: Final = max(one, other)

    def args(self) -> tuple[int, ...]:
        return (self.one, self.other)


_SPEND: Final = Prompt("mountain.spend", "M.4.3")
POINTS: Final = sheet("maps/mountain").number("opened_path_vp")


def openable(g: Game, seat: int) -> list[list[int]]:
    """M.4.3 Return the closed paths with a faction piece of a seat at either end."""
    return [
        pair
        for pair in g.closed_paths()
        if g.has_pieces(seat, pair[0]) or g.has_pieces(seat, pair[1])
    ]


@dataclass
class ClearPath(Frame):
    """M.4.3 Spend a card, remove the marker for good, score.  Only begun with a card in hand."""

    seat: int
    one: int
    other: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose_card, self.clear)

    def choose_card(self, g: Game) -> None:
        """M.4.3 Ask for the card to spend: any will do."""
        g.ask(self.seat, _SPEND, [Spend(card) for card in g.hand_kinds(self.seat)])

    def clear(self, g: Game) -> None:
        """M.4.3 Open the path."""
        spend(g, self.seat, g.chose(Spend).card)
        open_path(g, self.one, self.other)
        score(g, self.seat, POINTS, "M.4.3")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """M.4.3 Return why a card cannot be spent."""
        if isinstance(action, Spend):
            return ("M.4.3", because("why-card_not_hand"))
        return None


answers(_SPEND, Spend)
verbs(OpenPath)
frames(ClearPath)
