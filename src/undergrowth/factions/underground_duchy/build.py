"""12.5.1.I, 12.5.2.I Placing citadels and markets, and the clearings for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.underground_duchy.pieces import DuchyPieces, duchy
from undergrowth.law.cards.revealed import reveal
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import may_place_kind, no_open_slot, rules, why_not_place
from undergrowth.table.answers import AtPlace, OfPiece, WithCard
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import PIECES
from undergrowth.table.places import NOWHERE, PLACE
from undergrowth.table.refusals import answers, not_in_hand

ANY_SUIT: Final = -1
"""12.5.2.I A clearing of any suit, or of none."""


class ErectIn(AtPlace):
    """`erect in 5`: the clearing of a new building."""

    verb: ClassVar[str] = "erect in"
    picture: ClassVar[str] = "build"


class Erect(OfPiece):
    """`erect citadel`: the kind of building."""

    verb: ClassVar[str] = "erect"
    picture: ClassVar[str] = "build"


class RevealAny(WithCard):
    """`reveal any cobbler`: the card revealed for the Foremole (12.5.2.I)."""

    verb: ClassVar[str] = "reveal any"


_SITE: Final = Prompt("duchy.site", "12.5.1.I")
_BUILDING: Final = Prompt("duchy.building", "12.5.1.I")
_ANY_CARD: Final = Prompt("duchy.foremole", "12.5.2.I")


def buildings_for(g: Game, me: DuchyPieces, place: int) -> list[int]:
    """12.5.1.I, 2.2.3 Return the kinds of building that can be placed in a clearing."""
    return [kind for kind in me.buildings if may_place_kind(g, kind, place)]


def sites(g: Game, me: DuchyPieces, suits: int) -> list[int]:
    """12.5.1.I, 12.5.2.I Return the ruled clearings of these suits where a building can be
    placed."""
    return [
        place
        for place in g.clearings
        if g.slots[place] > 0
        and (suits == ANY_SUIT or g.suits[place] & suits)
        and rules(g, me.seat, place)
        and buildings_for(g, me, place)
    ]


@dataclass
class PlaceBuilding(Frame):
    """12.5.1.I, 12.5.2.I Place a citadel or market in a clearing the Duchy rules."""

    seat: int
    suits: int
    """Suits that the card counts as, as a mask."""
    place: int = NOWHERE

    def script(self) -> tuple[Step, ...]:
        return (self.choose_clearing, self.choose_building, self.build)

    def choose_clearing(self, g: Game) -> None:
        """12.5.1.I Ask for a ruled clearing that matches the suits."""
        places = sites(g, duchy(g, self.seat), self.suits)
        g.settle(self.seat, _SITE, [ErectIn(place) for place in places])

    def choose_building(self, g: Game) -> None:
        """12.5.1.I Ask for a citadel or a market."""
        self.place = g.chose(ErectIn).place
        kinds = buildings_for(g, duchy(g, self.seat), self.place)
        g.settle(self.seat, _BUILDING, [Erect(g.box.kinds[kind].piece) for kind in kinds])

    def build(self, g: Game) -> None:
        put(g, g.box.kind_at[self.seat][g.chose(Erect).piece], self.place, 1)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """12.5.1.I Return why a clearing or a building is not offered."""
        if isinstance(action, ErectIn):
            return why_no_site(g, duchy(g, self.seat), action.place, self.suits)
        if isinstance(action, Erect):
            return _why_not_erected(g, duchy(g, self.seat), action.piece, self.place)
        return None


@dataclass
class Foremole(Frame):
    """12.5.2.I Reveal any card, and build in any ruled clearing."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose_card, self.reveal)

    def choose_card(self, g: Game) -> None:
        """12.5.2.I Ask for a card of any suit."""
        g.ask(self.seat, _ANY_CARD, [RevealAny(card) for card in g.hand_kinds(self.seat)])

    def reveal(self, g: Game) -> None:
        """12.5.2.I Reveal it, then place the building."""
        reveal(g, self.seat, g.chose(RevealAny).card, "12.5.2.I")
        g.push(PlaceBuilding(self.seat, ANY_SUIT))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """12.5.2.I Return why a card is not offered."""
        if isinstance(action, RevealAny):
            return not_in_hand(g, self.seat, action.card, "12.5.2.I")
        return None


def why_no_site(g: Game, me: DuchyPieces, place: int, suits: int) -> Reason:
    """12.5.1.I, 12.5.2.I Return why the card revealed cannot build in a clearing."""
    name = f"place:{PLACE.text(place)}"
    if place not in g.clearings:
        return ("12.5.1.I", because("why-not_clearing", {"place": name}))
    if suits != ANY_SUIT and not g.suits[place] & suits:
        return ("12.5.1.I", because("why-shown_not_match", {"place": name}))
    if not rules(g, me.seat, place):
        return ("12.5.1.I", because("why-do_not_rule", {"place": name}))
    if g.slots[place] == 0:
        return no_open_slot(place)
    return why_not_place(g, me.seat, place, me.citadel)


def _why_not_erected(g: Game, me: DuchyPieces, piece: int, place: int) -> Reason:
    name = f"piece:{PIECES.text(piece)}"
    kinds = g.box.kind_at[me.seat]
    kind = kinds[piece] if piece < len(kinds) else -1
    if kind not in me.buildings:
        return ("12.5.1.I", because("why-builds_what"))
    if g.supply[kind] == 0:
        return ("1.5.1", because("why-every_yours_on", {"piece": name}))
    return why_not_place(g, me.seat, place, kind)


answers(_SITE, ErectIn)
answers(_BUILDING, Erect)
answers(_ANY_CARD, RevealAny)
verbs(ErectIn, Erect, RevealAny)
frames(PlaceBuilding, Foremole)
