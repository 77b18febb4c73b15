"""B.4, B.5 The Guard's Birdsong and Daylight."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from typing import ClassVar, Final

from bramble.factions.bramble_guard.pieces import GuardPieces, guard
from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.engine.owners import named
from undergrowth.law.cards.hands import lose_card_unseen
from undergrowth.law.crafting.craft import Craft
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import may_place_kind, rules, why_not_place
from undergrowth.law.turn.daylight import (
    daylight_options,
    hides_daylight,
    use_daylight,
    why_nowhere,
)
from undergrowth.law.victory.score import score
from undergrowth.table.answers import AtPlace, WithCard
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.places import PLACE


class GrowIn(AtPlace):
    """`grow in 5`: the clearing that gets a bramble."""

    verb: ClassVar[str] = "grow in"


class DoMove(Action):
    """`move`: B.5."""

    verb: ClassVar[str] = "move"


class DoBattle(Action):
    """`battle`: B.5.  Other factions use this word, too: each means its own."""

    verb: ClassVar[str] = "battle"


class RecruitIn(AtPlace):
    """`recruit in 5`: B.5."""

    verb: ClassVar[str] = "recruit in"


class Store(WithCard):
    """`store cobbler`: B.5."""

    verb: ClassVar[str] = "store"


_GROW: Final = Prompt("guard.grow", "B.4")
_DAYLIGHT: Final = Prompt("guard.daylight", "B.5")
_STORED: Final = named("stored")


def grounds(g: Game, me: GuardPieces) -> list[int]:
    """B.4, B.2.4 The clearings it rules that can get a bramble."""
    return [
        place
        for place in g.clearings
        if not me.has_bramble(g, place)
        and rules(g, me.seat, place)
        and may_place_kind(g, me.bramble, place)
    ]


def recruiting(g: Game, me: GuardPieces) -> list[int]:
    """B.5 The clearings with a bramble that can get a warrior."""
    return [place for place in me.hedge(g) if may_place_kind(g, me.warrior, place)]


@dataclass
class GuardBirdsong(Frame):
    """B.4 Grow, then score."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.grow, self.score)

    def choose(self, g: Game) -> None:
        """B.4 Everybody sees where it could: no question when there is nowhere."""
        places = grounds(g, guard(g, self.seat))
        if places:
            g.ask(self.seat, _GROW, [*(GrowIn(place) for place in places), PASS])

    def grow(self, g: Game) -> None:
        """B.4 The hedge is longer by one."""
        answer = g.answer
        if isinstance(answer, GrowIn):
            put(g, guard(g, self.seat).bramble, answer.place, 1)

    def score(self, g: Game) -> None:
        """B.4 The points for the whole hedge."""
        me = guard(g, self.seat)
        score(g, self.seat, me.points[g.on_map(me.bramble)], "B.4")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """B.4 Return why a clearing is not offered."""
        if not isinstance(action, GrowIn) or action.place not in g.clearings:
            return None
        if guard(g, self.seat).has_bramble(g, action.place):
            return ("B.2.4", because("bramble:why-there_bramble_already"))
        if not rules(g, self.seat, action.place):
            return (
                "B.4",
                because("why-do_not_rule", {"place": f"place:{PLACE.text(action.place)}"}),
            )
        return why_not_place(g, self.seat, action.place)


@dataclass
class GuardDaylight(Frame):
    """B.5 Craft, then act."""

    seat: int
    actions: int
    acted: bool = False
    """Whether an action has been taken, which ends crafting."""

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.act)

    def offer(self, g: Game) -> None:
        """B.5 Everything that can be done now; not to be asked must not tell of the hand."""
        me = guard(g, self.seat)
        options = daylight_options(g, self.seat, not self.acted)
        if self.actions > 0:
            if me.may_move(g, 0):
                options.append(DoMove())
            if me.may_battle(g, 0):
                options.append(DoBattle())
            options += [RecruitIn(place) for place in recruiting(g, me)]
            if len(me.larder(g).stores) < me.capacity:
                options += [Store(card) for card in g.hand_kinds(self.seat)]
        if options or hides_daylight(g, self.seat):
            options.append(PASS)
            g.ask(self.seat, _DAYLIGHT, options)

    def act(self, g: Game) -> None:
        """B.5 Carry out one choice, then offer again."""
        if self._take_action(g, g.answer):
            self.actions -= 1
            self.acted = True
            g.back_to("offer")
        elif use_daylight(g, self.seat, g.answer):
            g.back_to("offer")

    def _take_action(self, g: Game, answer: Action) -> bool:
        me = guard(g, self.seat)
        if isinstance(answer, DoMove):
            g.push(me.move(g, 0, False))
        elif isinstance(answer, DoBattle):
            g.push(me.battle(g, 0, False))
        elif isinstance(answer, RecruitIn):
            put(g, me.warrior, answer.place, 1)
        elif isinstance(answer, Store):
            store(g, me, answer.card)
        else:
            return False
        return True

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """B.5 Return why an action cannot be taken now."""
        if isinstance(action, Craft) and self.acted:
            return ("B.5", because("why-cards_crafted_before"))
        if not isinstance(action, (DoMove, DoBattle, RecruitIn, Store)):
            return None
        if self.actions == 0:
            return ("B.5", because("bramble:why-no_actions_left_2"))
        if isinstance(action, RecruitIn):
            return ("B.5", because("bramble:why-recruit_where_bramble"))
        if isinstance(action, Store):
            if action.card not in g.hands[self.seat]:
                return ("B.5", because("why-not_hand", {"card": f"card:{CARDS.text(action.card)}"}))
            return ("B.2.3", because("bramble:why-larder_full"))
        return why_nowhere("B.5", isinstance(action, DoBattle))


def store(g: Game, me: GuardPieces, card: int) -> None:
    """B.5, B.2.3 A card of the hand goes into the Larder, unseen."""
    lose_card_unseen(g, me.seat, card, [])
    insort(me.larder(g).stores, card)
    if g.log is not None:
        secret: dict[str, int | str] = {"card": CARDS.text(card)}
        g.note(_STORED, "B.5", me.seat, {}, secret, [me.seat])


verbs(GrowIn, DoMove, DoBattle, RecruitIn, Store)
frames(GuardBirdsong, GuardDaylight)
