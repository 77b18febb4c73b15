"""CBG.4.3 Endorse: the least of those before a big top scores, and the tents come down."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from revelry.factions.circuit_board_goats.pieces import GoatPieces, goats
from undergrowth.automata.automaton import MISSED_CARD
from undergrowth.automata.measures import PLAYER_FEWEST_POINTS
from undergrowth.automata.refusing import why_other_player
from undergrowth.automata.targets import Pick, pick_player, tell_player
from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason
from undergrowth.law.cards.draw import Draw
from undergrowth.law.cards.piles import discard
from undergrowth.law.cards.top import TurnOver
from undergrowth.law.removing.removal import may_remove, remove
from undergrowth.law.victory.score import points_on_track, score
from undergrowth.table.answers import OfFaction
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE
from undergrowth.table.records import Removed


class EndorseFaction(OfFaction):
    """`endorse eyrie_dynasties`: CBG.4.3, who scores."""

    verb: ClassVar[str] = "endorse"
    law: ClassVar[str] = "CBG.4.3"


class Applaud(Action):
    """`applaud`: CBG.8.2, draw a card."""

    verb: ClassVar[str] = "applaud"
    law: ClassVar[str] = "CBG.8.2"


_ENDORSE: Final = Prompt("circuit_goats.endorse", "CBG.4.3")
_APPLAUD: Final = Prompt("circuit_goats.applaud", "CBG.8.2")


def endorsed(g: Game, me: GoatPieces) -> Pick:
    """CBG.4.3 The enemy player with the fewest points that has a piece beside a big top; those
    without a marker on the score track before all others.

    R.3 This targets neither a clearing nor a battle, so automated enemies always count.
    """
    return pick_player(g, me.seat, NOWHERE, me.spectators(g), [PLAYER_FEWEST_POINTS])


@dataclass
class Endorse(Frame):
    """CBG.4.3 An enemy scores; then all big tops leave the map, which costs nothing."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.endorse, self.strike_tents, self.ovation)

    def applies(self, g: Game) -> bool:
        me = goats(g, self.seat)
        return len(me.tents(g)) > 0 or me.has_trait("standing_ovation")

    def announce(self, g: Game) -> None:
        pick = endorsed(g, goats(g, self.seat))
        if pick.target >= 0:
            tell_player(g, self.seat, "CBG.4.3", pick)
            number = g.box.owner_numbers[pick.target]
            g.ask(self.seat, _ENDORSE, [EndorseFaction(number)])

    def endorse(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, EndorseFaction):
            owner = g.box.owner_of(answer.faction)
            score(g, owner, goats(g, self.seat).endorsed, "CBG.4.3")

    def strike_tents(self, g: Game) -> None:
        """CBG.4.3 All at once."""
        me = goats(g, self.seat)
        r = Removed(self.seat, False, [], [], [], [])
        for place in me.tents(g):
            if may_remove(g, me.big_top, place, self.seat):
                r.kinds.append(me.big_top)
                r.places.append(place)
                r.counts.append(g.count(me.big_top, place))
                r.removers.append(self.seat)
        if r.kinds:
            remove(g, r)

    def ovation(self, g: Game) -> None:
        """CBG.8.2 While it leads all others it scores, and they may draw."""
        me = goats(g, self.seat)
        if me.has_trait("standing_ovation") and leads_all(g, self.seat):
            score(g, self.seat, me.ovation_points, "CBG.8.2")
            order = [(self.seat + n) % g.seats for n in range(1, g.seats)]
            g.push(Ovation(self.seat, order))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """CBG.4.3 Return why somebody else is endorsed."""
        if isinstance(action, EndorseFaction):
            pick = endorsed(g, goats(g, self.seat))
            return why_other_player(g, "CBG.4.3", g.box.owner_of(action.faction), pick)
        return None


def leads_all(g: Game, seat: int) -> bool:
    """CBG.8.2 Whether a player has more points than any other on the score track."""
    others = [other for other in range(g.seats) if other != seat]
    return all(points_on_track(g, seat) > points_on_track(g, other) for other in others)


@dataclass
class Ovation(Frame):
    """CBG.8.2 Everybody else may draw a card; automated players turn one over and score for it."""

    seat: int
    waiting: list[int] = field(default_factory=list)

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.draw, self.score_for_card)

    def offer(self, g: Game) -> None:
        """CBG.8.2 In turn order."""
        if not self.waiting:
            g.finish()
        elif book(g).faction(self.waiting[0]).holds_cards(g):
            g.ask(self.waiting[0], _APPLAUD, [Applaud(), PASS])

    def draw(self, g: Game) -> None:
        if not book(g).faction(self.waiting[0]).holds_cards(g):
            g.push(TurnOver(1))
        elif isinstance(g.answer, Applaud):
            g.push(Draw(self.waiting[0], 1))

    def score_for_card(self, g: Game) -> None:
        """CBG.8.2, R.2.8.1 The card that an automated player has drawn is discarded."""
        seat = self.waiting[0]
        self.waiting = self.waiting[1:]
        g.back_to("offer")
        if not book(g).faction(seat).holds_cards(g):
            for card in g.told:
                discard(g, seat, card)
                score(g, seat, MISSED_CARD, "CBG.8.2")


verbs(EndorseFaction, Applaud)
frames(Endorse, Ovation)
