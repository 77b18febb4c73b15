"""15.4.3 Recruiting: spend a card for two warriors, any number of times."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.keepers_in_iron.pieces import KeeperPieces, keepers
from undergrowth.law.cards.hands import ask_hand
from undergrowth.law.cards.suits import payers, spend_for
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.recruit import RecruitIn
from undergrowth.law.pieces.rule import not_kept_out
from undergrowth.law.turn.turn import finish_after_offers
from undergrowth.law.windows.windows import between_actions, use_offer
from undergrowth.table.answers import WithCard
from undergrowth.table.cards import NO_CARD
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.places import PLACE
from undergrowth.table.refusals import answers, not_in_hand


class Levy(WithCard):
    """`levy cobbler`: the card to spend for warriors."""

    verb: ClassVar[str] = "levy"
    picture: ClassVar[str] = "recruit"
    law: ClassVar[str] = "15.4.3"


_RECRUIT: Final = Prompt("keepers.recruit", "15.4.3")
_WHERE: Final = Prompt("keepers.recruit_where", "15.4.3")


def mustering_places(g: Game, me: KeeperPieces) -> list[int]:
    """15.4.3 Return the clearings with waystations where warriors can be placed."""
    held = [place for place in g.stands_in(me.seat) if me.camps(g, place)]
    return not_kept_out(g, me.seat, held, me.warrior)


def paid_by(g: Game, me: KeeperPieces, card: int, places: list[int]) -> list[int]:
    """15.4.3 Return those of some clearings for which a card of the hand pays."""
    return [place for place in places if card in payers(g, me.seat, g.suits[place])]


@dataclass
class LevyWarriors(Frame):
    """15.4.3 Spend cards, one after another, for warriors at waystations."""

    seat: int
    card: int = NO_CARD
    """The card chosen and not spent yet, or NO_CARD."""

    def hand_cards(self) -> list[tuple[int, int]]:
        return [(self.seat, self.card)] if self.card != NO_CARD else []

    def applies(self, g: Game) -> bool:
        """1.5.4 Whether there is a card, a warrior and a waystation; all three counts are
        public."""
        me = keepers(g, self.seat)
        return bool(g.hands[self.seat]) and g.supply[me.warrior] > 0 and me.on_the_map(g) > 0

    def is_free(self) -> bool:
        return True

    def script(self) -> tuple[Step, ...]:
        return (self.choose_card, self.choose_place, self.recruit)

    def choose_card(self, g: Game) -> None:
        """15.4.3, 1.2.1 Ask for a card in any hand: whether one matches is secret."""
        if self.applies(g):
            me = keepers(g, self.seat)
            places = mustering_places(g, me)
            options: list[Action] = [
                Levy(card) for card in g.hand_kinds(self.seat) if paid_by(g, me, card, places)
            ]
            ask_hand(g, self.seat, _RECRUIT, [*options, *between_actions(g, self.seat), PASS])
        else:
            g.finish()

    def choose_place(self, g: Game) -> None:
        """15.4.3 Ask for the waystation that it is spent for."""
        answer = g.answer
        if isinstance(answer, Levy):
            self.card = answer.card
            me = keepers(g, self.seat)
            places = paid_by(g, me, answer.card, mustering_places(g, me))
            g.settle(self.seat, _WHERE, [RecruitIn(place) for place in places])
        elif use_offer(g, self.seat, answer):
            g.back_to("choose_card")
        else:
            finish_after_offers(g)

    def recruit(self, g: Game) -> None:
        """15.4.3, 1.5.4 Place two warriors, or as many as there are."""
        place, card = g.chose(RecruitIn).place, self.card
        self.card = NO_CARD
        spend_for(g, self.seat, card, g.suits[place])
        me = keepers(g, self.seat)
        put(g, me.warrior, place, me.recruits)
        g.back_to("choose_card")

    def verb_list(self) -> list[type[Action]]:
        """15.4.3 Return the actions of this step."""
        return [Levy]

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """15.4.3 Return why a card or a clearing is not offered."""
        if isinstance(action, Levy):
            return not_in_hand(g, self.seat, action.card, "15.4.3") or (
                "15.4.3",
                because("why-no_waystation_for", {"card": f"card:{CARDS.text(action.card)}"}),
            )
        if isinstance(action, RecruitIn) and self.card != NO_CARD:
            name = f"place:{PLACE.text(action.place)}"
            return ("15.4.3", because("why-cannot_levy_there", {"place": name}))
        return None


answers(_RECRUIT, Levy)
verbs(Levy)
frames(LevyWarriors)
