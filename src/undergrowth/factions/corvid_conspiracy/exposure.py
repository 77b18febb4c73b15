"""13.2.4 Exposure: enemies guess face-down plots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.corvid_conspiracy.pieces import CorvidPieces, corvids
from undergrowth.law.cards.giving import give_card
from undergrowth.law.cards.hands import show_card, witnesses_of
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.removing.removal import may_remove, removal, remove
from undergrowth.law.turn.turn import last_step_begun
from undergrowth.law.windows.windows import LAST_STEP
from undergrowth.table.answers import AtPlace, OfPiece, WithCard
from undergrowth.table.cards import NO_CARD
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS, PIECES
from undergrowth.table.places import PLACE
from undergrowth.table.refusals import answers, not_in_hand
from undergrowth.twins.plots import NO_PLOT


class ExposeIn(AtPlace):
    """`expose 5`: the clearing of the plot to guess."""

    verb: ClassVar[str] = "expose"
    law: ClassVar[str] = "13.2.4"


class ExposeWith(WithCard):
    """`expose with cobbler`: the matching card to show."""

    verb: ClassVar[str] = "expose with"


class ExposeAs(OfPiece):
    """`expose as bomb`: the guess."""

    verb: ClassVar[str] = "expose as"
    guess: ClassVar[bool] = True


_CARD: Final = Prompt("corvids.expose_card", "13.2.4")
_GUESS: Final = Prompt("corvids.guess", "13.2.4")


def exposable(g: Game, me: CorvidPieces, seat: int) -> list[int]:
    """13.2.4 Return the clearings with a seat's pieces, if an enemy, and a face-down plot."""
    if not is_enemy(g, seat, me.seat):
        return []
    return [
        place
        for place in g.stands_in(me.seat)
        if g.has_pieces(seat, place) and me.plots.hidden_at(g, place) != NO_PLOT
    ]


def exposures(g: Game, me: CorvidPieces, seat: int) -> list[Action]:
    """13.2.4 Return the plots a seat can expose with the cards it holds."""
    if seat != g.turn or not g.hands[seat]:
        return []
    return [ExposeIn(place) for place in exposable(g, me, seat) if g.matching(seat, place)]


def why_no_exposure(g: Game, me: CorvidPieces, seat: int, place: int) -> Reason | None:
    """13.2.4 Return why a seat cannot expose a plot in a clearing now; None if it can."""
    name = f"place:{PLACE.text(place)}"
    if seat != g.turn:
        return ("13.2.4", because("why-expose_on_own_turn"))
    if not is_enemy(g, seat, me.seat):
        return ("13.2.4", because("why-expose_enemies"))
    if place not in g.clearings or me.plots.hidden_at(g, place) == NO_PLOT:
        return ("13.2.4", because("why-no_hidden_plot", {"place": name}))
    if not g.has_pieces(seat, place):
        return ("13.2.4", because("why-expose_pieces", {"place": name}))
    if not g.matching(seat, place):
        return ("13.2.4", because("why-expose_card", {"place": name}))
    if last_step_begun(g, seat):
        return LAST_STEP
    return ("1.4.2", because("why-wait"))


@dataclass
class Expose(Frame):
    """13.2.4 Show a matching card and name a type.  Only begun by a seat with such a card."""

    seat: int
    owner: int
    """The seat of the Corvids."""
    place: int
    card: int = NO_CARD
    """The card shown, or NO_CARD."""

    def hand_cards(self) -> list[tuple[int, int]]:
        return [(self.seat, self.card)] if self.card != NO_CARD else []

    def can_go_on(self, g: Game) -> bool:
        """13.2.4 Whether a matching card was shown or can be."""
        return self.card != NO_CARD or len(g.matching(self.seat, self.place)) > 0

    def script(self) -> tuple[Step, ...]:
        return (self.choose_card, self.guess, self.resolve)

    def choose_card(self, g: Game) -> None:
        """13.2.4 Ask for the card, even if there is only one: not asking would reveal that."""
        cards = g.matching(self.seat, self.place)
        g.ask(self.seat, _CARD, [ExposeWith(card) for card in cards])

    def guess(self, g: Game) -> None:
        """13.2.4 Ask for the guess: any type."""
        self.card = g.chose(ExposeWith).card
        me = corvids(g, self.owner)
        g.ask(self.seat, _GUESS, [ExposeAs(g.box.kinds[kind].piece) for kind in me.plots.face_up])

    def resolve(self, g: Game) -> None:
        """13.2.4 Remove the plot if the guess is right; otherwise give the card to the Corvids."""
        piece = g.chose(ExposeAs).piece
        hidden = g.box.other_side[g.box.kind_at[self.owner][piece]]
        right = g.count(hidden, self.place) > 0  # any of several plots there
        g.reveals_hidden()  # the type it is, or is not
        if g.log is not None:
            fields: dict[str, int | str] = {
                "piece": PIECES.text(piece),
                "place": PLACE.text(self.place),
                "right": int(right),
            }
            seen_by = [self.owner, *witnesses_of(g, self.seat)]
            secret: dict[str, int | str] = {"card": CARDS.text(self.card)}
            g.note("exposed", "13.2.4", self.seat, fields, secret, seen_by)
        card, self.card = self.card, NO_CARD
        if not right:
            give_card(g, self.seat, self.owner, card, "13.2.4")
            return
        show_card(g, self.seat, self.owner, card)
        if may_remove(g, hidden, self.place, self.seat):
            remove(g, removal(g, self.seat, hidden, self.place))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """13.2.4 Return why a card cannot be shown."""
        if isinstance(action, ExposeWith):
            card, place = f"card:{CARDS.text(action.card)}", f"place:{PLACE.text(self.place)}"
            missing = not_in_hand(g, self.seat, action.card, "13.2.4")
            return missing or (
                "13.2.4",
                because("why-does_not_match", {"card": card, "place": place}),
            )
        if isinstance(action, ExposeAs):
            return ("13.2.2", because("why-no_type_of_plot"))
        return None


answers(_CARD, ExposeWith)
answers(_GUESS, ExposeAs)
verbs(ExposeIn, ExposeWith, ExposeAs)
frames(Expose)
