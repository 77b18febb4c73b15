"""6.4, 6.5 The Marquise's Birdsong and Daylight."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.marquise_de_cat.build import Build, build_sites, why_not_build
from undergrowth.factions.marquise_de_cat.overwork import Overwork, may_overwork
from undergrowth.factions.marquise_de_cat.pieces import MarquisePieces, marquise
from undergrowth.law.cards.suits import A_BIRD, payers, spend_for
from undergrowth.law.crafting.craft import Craft
from undergrowth.law.crafting.craftable import why_craft_is_off
from undergrowth.law.pieces.place_each import PlaceInEach
from undergrowth.law.pieces.rule import may_place, why_not_place
from undergrowth.law.turn.daylight import daylight_options, use_daylight, why_nowhere
from undergrowth.law.turn.lasting import Compound
from undergrowth.table.answers import OneOfEach, WithCard
from undergrowth.table.book import book
from undergrowth.table.described.views import Allowance
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.refusals import not_in_hand


class DoBattle(Action):
    """`battle`: battle (6.5.1)."""

    verb: ClassVar[str] = "battle"
    picture: ClassVar[str] = "battle"
    law: ClassVar[str] = "6.5.1"


class DoMarch(Action):
    """`march`: take up to two moves (6.5.2)."""

    verb: ClassVar[str] = "march"
    picture: ClassVar[str] = "move"
    law: ClassVar[str] = "6.5.2"


class DoRecruit(Action):
    """`recruit`: place warriors at recruiters (6.5.3)."""

    verb: ClassVar[str] = "recruit"
    picture: ClassVar[str] = "recruit"
    law: ClassVar[str] = "6.5.3"


class DoBuild(Action):
    """`build`: build (6.5.4)."""

    verb: ClassVar[str] = "build"
    picture: ClassVar[str] = "build"
    law: ClassVar[str] = "6.5.4"


class DoOverwork(Action):
    """`overwork`: spend a card for wood (6.5.5)."""

    verb: ClassVar[str] = "overwork"
    picture: ClassVar[str] = "wood"
    law: ClassVar[str] = "6.5.5"


class Extra(WithCard):
    """`extra royal_claim`: spend a bird card for one more action."""

    verb: ClassVar[str] = "extra"
    picture: ClassVar[str] = "bird_card"
    law: ClassVar[str] = "6.5"


_WHERE: Final = Prompt("marquise.where", "1.5.4")
_DAYLIGHT: Final = Prompt("marquise.daylight", "6.5")
_BATTLE: Final = DoBattle()
_MARCH: Final = DoMarch()
_RECRUIT: Final = DoRecruit()
_BUILD: Final = DoBuild()
_OVERWORK: Final = DoOverwork()
_EXTRA: Final = OneOfEach(Extra)


@dataclass
class PlaceEach(PlaceInEach):
    """6.4, 6.5.3 Place one piece at each building of a kind; as many as there are (1.5.4)."""

    building: int = -1

    def due(self, g: Game, place: int) -> int:
        """6.4, 6.5.3 Return the pieces due in a clearing: one for each building there."""
        return g.count(self.building, place)

    def question(self) -> Prompt:
        return _WHERE


def may_recruit(g: Game, me: MarquisePieces) -> bool:
    """6.5.3, 1.5.4 Whether a warrior can be placed at any recruiter."""
    if g.supply[me.warrior] == 0:
        return False
    for place in g.places_of(me.recruiter):
        if may_place(g, me.seat, place):
            return True
    return False


@dataclass
class MarquiseDaylight(Frame):
    """6.5 Craft first, then take actions."""

    seat: int
    actions: int
    acted: bool = False
    """Whether an action has been taken or bought, which ends crafting."""
    recruited: bool = False
    taken: int = 0
    """Actions taken."""

    def is_free(self) -> bool:
        return True

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.act)

    def offer(self, g: Game) -> None:
        """6.5 Offer everything that can be done now; passing ends Daylight.

        Any hand that is not empty is asked: its bird cards are secret.
        """
        options = daylight_options(g, self.seat, not self.acted)
        if self.actions > 0:
            self._add_actions(g, options)
        options += _EXTRA.each(payers(g, self.seat, A_BIRD))
        if options or g.hands[self.seat]:
            options.append(PASS)
            g.ask(self.seat, _DAYLIGHT, options)

    def _add_actions(self, g: Game, options: list[Action]) -> None:
        me = marquise(g, self.seat)
        if me.may_battle(g, 0):
            options.append(_BATTLE)
        if me.may_move(g, 0):
            options.append(_MARCH)
        if not self.recruited and may_recruit(g, me):
            options.append(_RECRUIT)
        if build_sites(g, me, 1):
            options.append(_BUILD)
        if may_overwork(g, me):
            options.append(_OVERWORK)

    def act(self, g: Game) -> None:
        """6.5 Carry out the chosen action, then offer again."""
        answer = g.answer
        if isinstance(answer, Extra):
            spend_for(g, self.seat, answer.card, A_BIRD)
            self.actions += 1
            self.acted = True
            g.back_to("offer")
        elif self._take_action(g, answer):
            self.actions -= 1
            self.taken += 1
            self.acted = True
            g.back_to("offer")
        elif use_daylight(g, self.seat, answer):
            g.back_to("offer")

    def _take_action(self, g: Game, answer: Action) -> bool:
        me = marquise(g, self.seat)
        if isinstance(answer, DoBattle):
            g.push(me.battle(g, 0, False))
        elif isinstance(answer, DoMarch):
            g.push(March(self.seat))
        elif isinstance(answer, DoRecruit):
            self.recruited = True
            g.push(PlaceEach(self.seat, me.warrior, building=me.recruiter))
        elif isinstance(answer, DoBuild):
            g.push(Build(self.seat))
        elif isinstance(answer, DoOverwork):
            g.push(Overwork(self.seat))
        else:
            return False
        return True

    def verb_list(self) -> list[type[Action]]:
        """6.5 Return crafting, the five actions, and the extra action."""
        return [Craft, DoBattle, DoMarch, DoRecruit, DoBuild, DoOverwork, Extra]

    def why_off(self, g: Game, verb: type[Action]) -> tuple[str, str] | None:
        """6.5 Return in short why an action cannot be taken now."""
        if verb is Craft:
            return ("6.5", "too_late") if self.acted else why_craft_is_off(g, self.seat)
        if verb is Extra:
            return ("6.5", "no_card")
        if self.actions == 0:
            return ("6.5", "none_left")
        if verb is DoRecruit and self.recruited:
            return ("6.5.3", "done")
        if verb is DoRecruit:
            left = g.supply[marquise(g, self.seat).warrior] > 0
            return ("6.5.3", "nowhere" if left else "no_pieces")
        return (verb.law, "nowhere")

    def allowances(self, g: Game) -> list[Allowance]:
        """6.5, 6.5.3 Return the actions taken and bought, and whether she has recruited."""
        return [
            Allowance("action", "6.5", self.taken, self.taken + self.actions),
            Allowance("recruit", "6.5.3", 1 if self.recruited else 0, 1),
        ]

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """6.5 Return why an action cannot be taken now."""
        me = marquise(g, self.seat)
        if isinstance(action, Extra):
            return not_in_hand(g, self.seat, action.card, "6.5") or (
                "6.5",
                because("why-not_bird_card", {"card": f"card:{CARDS.text(action.card)}"}),
            )
        if isinstance(action, Craft) and self.acted:
            return ("6.5", because("why-cards_crafted_before"))
        if not isinstance(action, (DoBattle, DoMarch, DoRecruit, DoBuild, DoOverwork)):
            return None
        if self.actions == 0:
            return ("6.5", because("why-no_actions_left"))
        if isinstance(action, DoRecruit):
            if self.recruited:
                return ("6.5.3", because("why-may_recruit_only"))
            if g.on_map(me.recruiter) == 0:
                return ("6.5.3", because("why-need_recruiter_on"))
            if g.supply[me.warrior] == 0:
                return ("6.5.3", because("why-there_no_warrior_left"))
            return why_not_place(g, self.seat, g.where(me.recruiter))
        if isinstance(action, DoBuild):
            return why_not_build(g, me)
        if isinstance(action, DoOverwork):
            return ("6.5.5", because("why-need_card_matching"))
        return why_nowhere(action.law, isinstance(action, DoBattle))


@dataclass
class March(Compound):
    """6.5.2 Take up to two moves."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.first, self.second)

    def first(self, g: Game) -> None:
        g.push(book(g).faction(self.seat).move(g, 0, False))

    def second(self, g: Game) -> None:
        if book(g).faction(self.seat).may_move(g, 0):
            g.push(book(g).faction(self.seat).move(g, 0, True))

    def allowances(self, g: Game) -> list[Allowance]:
        """6.5.2 Return the moves begun, and their limit."""
        moves = len(self.script())
        return [Allowance("move", "6.5.2", min(self.next_step, moves), moves)]


verbs(DoBattle, DoMarch, DoRecruit, DoBuild, DoOverwork, Extra)
frames(PlaceEach, MarquiseDaylight, March)
