"""R.8.5 Daylight: reveal the top Lost Souls, each for a ritual."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.automata.measures import MOST_ENEMY_BUILDINGS, MOST_OWN_WARRIORS
from undergrowth.automata.placing import SetDown, announce_placing, make_placing
from undergrowth.automata.services.hiring import hire, with_hired
from undergrowth.automata.targets import Criterion, pick_place, tell_place
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.logical_lizards.pieces import (
    BIRD,
    LizardPieces,
    lizards,
)
from undergrowth.factions.logical_lizards.souls import release
from undergrowth.law.pieces.rule import may_place, may_place_kind, rules
from undergrowth.law.removing.removal import may_remove, removal, remove
from undergrowth.table.answers import AtPlace
from undergrowth.table.cards import NO_CARD
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.places import NOWHERE, PLACE
from undergrowth.twins.acolytes import gain_acolytes


class OfferUp(AtPlace):
    """`offer up in 5`: the clearing of the warrior who becomes an acolyte (R.8.5.2)."""

    verb: ClassVar[str] = "offer up in"
    picture: ClassVar[str] = "bird_card"


_OFFER: Final = Prompt("lizards.offer", "R.8.5.2")


def _has_slot(g: Game, seat: int, place: int) -> int:
    return 1 if g.slots[place] > 0 else 0


FREE_SLOTS: Final = Criterion("free_slots", True, _has_slot)


@dataclass
class RevealLostSouls(Frame):
    """R.8.5 Reveal cards from the top, as many as their difficulty says."""

    seat: int
    done: int = 0
    card: int = NO_CARD
    """The card revealed last; it lies on the board."""

    def script(self) -> tuple[Step, ...]:
        return (self.reveal, self.perform)

    def applies(self, g: Game) -> bool:
        return len(lizards(g, self.seat).board(g).souls) > 0

    def reveal(self, g: Game) -> None:
        """R.8.5 Move the next card into their play area, if there is one."""
        me = lizards(g, self.seat)
        board = me.board(g)
        if self.done == me.level("rituals") or not board.souls:
            g.finish()
            return
        self.done += 1
        self.card = board.souls.pop()
        board.revealed.append(self.card)
        if g.log is not None:
            g.note("revealed_card", "R.8.5", self.seat, {"card": CARDS.text(self.card)})

    def perform(self, g: Game) -> None:
        """R.8.5 Perform the ritual of its suit; a frog card has none."""
        g.back_to("reveal")
        suit = g.box.cards[self.card].suit
        if suit == BIRD:
            g.push(BirdRitual(self.seat, self.card))
        elif lizards(g, self.seat).gardens.of_suit(suit) >= 0:
            g.push(SuitRitual(self.seat, suit))


@dataclass
class SuitRitual(Frame):
    """R.8.5.1 Place a warrior in a clearing of the card's suit, then a garden if they rule it."""

    seat: int
    suit: int
    place: int = NOWHERE

    def script(self) -> tuple[Step, ...]:
        return (
            self.announce_warrior,
            self.place_warrior,
            self.announce_garden,
            self.place_garden,
        )

    def sites(self, g: Game, me: LizardPieces) -> list[int]:
        """R.2.3 Return the clearings of the suit where their warriors can be placed."""
        return [
            place
            for place in g.clearings
            if g.suits[place] >> self.suit & 1
            and may_place(g, self.seat, place, me.warrior, self.seat)
        ]

    def announce_warrior(self, g: Game) -> None:
        """R.8.5.1.I Announce the warrior: where slots are free, then where most enemy buildings
        are."""
        me = lizards(g, self.seat)
        sites = self.sites(g, me)
        if not sites:
            g.finish()
            return
        pick = pick_place(g, self.seat, sites, [FREE_SLOTS, MOST_ENEMY_BUILDINGS])
        self.place = pick.target
        if g.supply[me.warrior] > 0:
            tell_place(g, self.seat, "R.8.5.1", pick)
            announce_placing(g, self.seat, "R.8.5.1", me.warrior, self.place, 1)
        elif self.fits_garden(g):
            tell_place(g, self.seat, "R.8.5.1", pick)

    def place_warrior(self, g: Game) -> None:
        """R.8.5.1, 1.5.4 Place the warrior; with none left only the garden follows."""
        if isinstance(g.answer, SetDown):
            make_placing(g, self.seat)

    def announce_garden(self, g: Game) -> None:
        """R.8.5.1 Announce the garden, if they rule the clearing now and it has room."""
        if self.fits_garden(g):
            garden = lizards(g, self.seat).gardens.of_suit(self.suit)
            announce_placing(g, self.seat, "R.8.5.1", garden, self.place, 1)
            return
        other = with_hired(g, self.seat)
        if other is not None and self.fits_garden(other):
            g.back_to("announce_garden")
            hire(g, self.seat)  # R.9.7

    def fits_garden(self, g: Game) -> bool:
        """R.8.5.1 Whether they rule the clearing and a garden of the suit can be placed there."""
        garden = lizards(g, self.seat).gardens.of_suit(self.suit)
        can = may_place_kind(g, garden, self.place, self.seat)
        return can and rules(g, self.seat, self.place)

    def place_garden(self, g: Game) -> None:
        if isinstance(g.answer, SetDown):
            make_placing(g, self.seat)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """R.2.3, R.2.1 Return why the warrior is not placed elsewhere."""
        if not isinstance(action, SetDown):
            return None
        if action.place not in self.sites(g, lizards(g, self.seat)):
            name = f"place:{PLACE.text(action.place)}"
            return ("R.2.3", because("why-lizards_nothing_there", {"place": name}))
        return ("R.2.1", because("why-lizards_another_target"))


@dataclass
class BirdRitual(Frame):
    """R.8.5.2 Turn a warrior into an acolyte, and discard the card."""

    seat: int
    card: int

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.offer_up, self.discard)

    def announce(self, g: Game) -> None:
        """R.8.5.2 Announce the clearing: the one with most of their warriors."""
        warrior = lizards(g, self.seat).warrior
        places = [
            place
            for place in g.clearings
            if g.count(warrior, place) > 0 and may_remove(g, warrior, place, self.seat)
        ]
        if places:
            pick = pick_place(g, self.seat, places, [MOST_OWN_WARRIORS])
            tell_place(g, self.seat, "R.8.5.2", pick)
            g.ask(self.seat, _OFFER, [OfferUp(pick.target)])

    def offer_up(self, g: Game) -> None:
        """R.8.5.2 Remove the warrior, which becomes an acolyte by their own ability (R.8.2.2)."""
        answer = g.answer
        if isinstance(answer, OfferUp):
            warrior = lizards(g, self.seat).warrior
            remove(g, removal(g, self.seat, warrior, answer.place))

    def discard(self, g: Game) -> None:
        """R.8.5.2 Discard the card, not to the Lost Souls; R.3.3.2 martyrs gain one more
        acolyte."""
        me = lizards(g, self.seat)
        if me.has_trait("martyrs"):
            gain_acolytes(g, me.seat, me.warrior, me.martyrs, "R.3.3.2")
        me.board(g).revealed.remove(self.card)
        release(g, me, self.card, "R.8.5.2")


verbs(OfferUp)
frames(RevealLostSouls, SuitRitual, BirdRitual)
