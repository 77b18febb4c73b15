"""CDG.4 The Cirque's Birdsong: Talent Scout."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from revelry.factions.cirque_du_goat.pieces import CirquePieces, cirque
from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, field_words, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.hands import ask_hand
from undergrowth.law.cards.suits import payable_places, payers, spend_for
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import may_place, may_place_kind, why_not_place
from undergrowth.law.turn.turn import finish_after_offers
from undergrowth.law.windows.windows import between_actions, use_offer
from undergrowth.table.answers import AtPlace, WithCard
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE, PLACE
from undergrowth.table.refusals import answers, not_in_hand


class ScoutIn(AtPlace):
    """`scout in 5`: the clearing that goats come to."""

    verb: ClassVar[str] = "scout in"
    picture: ClassVar[str] = "recruit"
    law: ClassVar[str] = "CDG.4.1"


class ScoutWith(WithCard):
    """`scout with cobbler`: the card spent for them."""

    verb: ClassVar[str] = "scout with"
    picture: ClassVar[str] = "spend"


_WHERE: Final = Prompt("cirque.scout", "CDG.4.1")
_CARD: Final = Prompt("cirque.scout_card", "CDG.4.1")


def grounds(g: Game, me: CirquePieces, done: list[int]) -> list[int]:
    """CDG.4.1 The clearings in which goats could be placed with the right card: ruled or not,
    each once a turn."""
    return [
        place
        for place in g.clearings
        if place not in done and g.suits[place] and may_place_kind(g, me.warrior, place)
    ]


@dataclass
class TalentScout(Frame):
    """CDG.4.1 Cards of the suits of clearings bring goats to them, once to each."""

    seat: int
    done: list[int] = field(default_factory=list)
    """The clearings that have been scouted this turn."""
    place: int = NOWHERE

    def applies(self, g: Game) -> bool:
        """1.5.4 Goats that are not there cannot be placed; both numbers are public."""
        return len(g.hands[self.seat]) > 0 and len(grounds(g, cirque(g, self.seat), self.done)) > 0

    def is_free(self) -> bool:
        return True

    def script(self) -> tuple[Step, ...]:
        return (self.choose_place, self.choose_card, self.place_goats)

    def choose_place(self, g: Game) -> None:
        """CDG.4.1, 1.2.1 Ask even without a match: the clearings that the hand matches are secret.

        1.4.2 Between two of them nothing is in progress.
        """
        if not self.applies(g):
            return
        found = grounds(g, cirque(g, self.seat), self.done)
        options: list[Action] = [ScoutIn(place) for place in payable_places(g, self.seat, found)]
        ask_hand(g, self.seat, _WHERE, [*options, *between_actions(g, self.seat), PASS])

    def choose_card(self, g: Game) -> None:
        """CDG.4.1 A card that matches it."""
        answer = g.answer
        if isinstance(answer, ScoutIn):
            self.place = answer.place
            cards = payers(g, self.seat, g.suits[self.place])
            g.ask(self.seat, _CARD, [ScoutWith(card) for card in cards])
        elif use_offer(g, self.seat, answer):
            g.back_to("choose_place")
        else:
            finish_after_offers(g)

    def place_goats(self, g: Game) -> None:
        """CDG.4.1 Spend it and place the goats, as many as there are (1.5.4)."""
        me = cirque(g, self.seat)
        spend_for(g, self.seat, g.chose(ScoutWith).card, g.suits[self.place])
        put(g, me.warrior, self.place, me.scouted)
        self.done = [*self.done, self.place]
        g.back_to("choose_place")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """CDG.4.1 Return why no goats can be placed in a clearing, or a card does not do."""
        if isinstance(action, ScoutIn):
            return self._why_not_there(g, action.place)
        if isinstance(action, ScoutWith):
            missing = not_in_hand(g, self.seat, action.card, "CDG.4.1")
            return missing or ("CDG.4.1", because("revelry:why-cirque_card_matches_not"))
        return None

    def _why_not_there(self, g: Game, place: int) -> Reason:
        me = cirque(g, self.seat)
        name = f"place:{PLACE.text(place)}"
        if place not in g.clearings or not g.suits[place]:
            return ("CDG.4.1", because("why-not_clearing", {"place": name}))
        if place in self.done:
            return ("CDG.4.1", because("revelry:why-cirque_scouted", {"place": name}))
        if g.supply[me.warrior] == 0:
            return ("1.5.4", because("revelry:why-cirque_no_goats"))
        if not may_place(g, self.seat, place, me.warrior):
            return why_not_place(g, self.seat, place, me.warrior)
        return ("CDG.4.1", because("revelry:why-cirque_no_card_for", {"place": name}))


answers(_WHERE, ScoutIn)
answers(_CARD, ScoutWith)
verbs(ScoutIn, ScoutWith)
frames(TalentScout)
field_words(TalentScout, {"done": PLACE, "place": PLACE})
