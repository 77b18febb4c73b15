"""8.5 The Alliance's Daylight."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.woodland_alliance.pieces import AlliancePieces, add_officers, alliance
from undergrowth.factions.woodland_alliance.supporters import gain_supporter, has_room
from undergrowth.law.cards.hands import lose_card, lose_card_unseen
from undergrowth.law.cards.suits import payers, spend_for
from undergrowth.law.crafting.craft import Craft
from undergrowth.law.crafting.craftable import why_craft_is_off
from undergrowth.law.pieces.ground import suits_in
from undergrowth.law.turn.daylight import daylight_options, use_daylight
from undergrowth.table.answers import OneOfEach, WithCard
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS


class Mobilize(WithCard):
    """`mobilize cobbler`: the card that becomes a supporter."""

    verb: ClassVar[str] = "mobilize"
    law: ClassVar[str] = "8.5.2"


class Train(WithCard):
    """`train with cobbler`: the card to spend for an officer."""

    verb: ClassVar[str] = "train with"
    picture: ClassVar[str] = "recruit"
    law: ClassVar[str] = "8.5.3"


_DAYLIGHT: Final = Prompt("alliance.daylight", "8.5")
_MOBILIZE: Final = OneOfEach(Mobilize)
_TRAIN: Final = OneOfEach(Train)


def training_suits(g: Game, me: AlliancePieces) -> int:
    """8.5.3 Return the suits of the clearings with a base, as a mask.

    1.5.4 The card may be spent even with no warrior left to train.
    """
    suits = 0
    for base in me.bases.kinds:  # 8.1 one of each suit
        suits |= suits_in(g, g.places_of(base))
    return suits


@dataclass
class AllianceDaylight(Frame):
    """8.5 Craft, mobilize and train, in any order and number."""

    seat: int

    def is_free(self) -> bool:
        return True

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.act)

    def offer(self, g: Game) -> None:
        """8.5 Offer everything that can be done now; passing ends Daylight."""
        options = daylight_options(g, self.seat, True)
        suits = training_suits(g, alliance(g, self.seat))
        trainers = payers(g, self.seat, suits)
        for card in g.hand_kinds(self.seat):
            options.append(_MOBILIZE.of(card))
            if card in trainers:
                options.append(_TRAIN.of(card))
        if options:
            options.append(PASS)
            g.ask(self.seat, _DAYLIGHT, options)

    def act(self, g: Game) -> None:
        """8.5 Carry out the chosen action, then offer again."""
        answer = g.answer
        if isinstance(answer, Mobilize):
            self._mobilize(g, answer.card)
            g.back_to("offer")
        elif isinstance(answer, Train):
            suits = training_suits(g, alliance(g, self.seat))
            spend_for(g, self.seat, answer.card, suits)
            add_officers(g, self.seat, alliance(g, self.seat).train_officers, "8.5.3")
            g.back_to("offer")
        elif use_daylight(g, self.seat, answer):
            g.back_to("offer")

    def _mobilize(self, g: Game, card: int) -> None:
        """8.5.2, 8.2.3.I Add the card to the stack face down, or discard it if the stack is
        full."""
        if has_room(g, alliance(g, self.seat)):
            lose_card_unseen(g, self.seat, card, [])
        else:
            lose_card(g, self.seat, card)
        gain_supporter(g, self.seat, card, "8.5.2", [])

    def verb_list(self) -> list[type[Action]]:
        """8.5 Return the actions of Daylight."""
        return [Craft, Mobilize, Train]

    def why_off(self, g: Game, verb: type[Action]) -> tuple[str, str] | None:
        """8.5 Return in short why an action is not taken now."""
        if verb is Craft:
            return why_craft_is_off(g, self.seat)
        if verb is Mobilize:
            return ("8.5.2", "no_card")
        if alliance(g, self.seat).bases_on_map(g) == 0:
            return ("8.5.3", "nowhere")
        return ("8.5.3", "no_card")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """8.5 Return why a card is not offered."""
        if isinstance(action, Mobilize):
            return ("8.5.2", because("why-not_hand", {"card": f"card:{CARDS.text(action.card)}"}))
        if isinstance(action, Train):
            me = alliance(g, self.seat)
            if action.card not in g.hands[self.seat]:
                return (
                    "8.5.3",
                    because("why-not_hand", {"card": f"card:{CARDS.text(action.card)}"}),
                )
            if me.bases_on_map(g) == 0:
                return ("8.5.3", because("why-have_no_base"))
            name = CARDS.text(action.card)
            return ("8.5.3", because("why-does_not_match_clearing_base", {"card": f"card:{name}"}))
        return None


verbs(Mobilize, Train)
frames(AllianceDaylight)
