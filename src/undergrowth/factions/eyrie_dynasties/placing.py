"""7.5.2.I, 7.5.2.IV The actions of the Decree that place pieces: Recruit and Build."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.engine.actions import PASS, Action
from undergrowth.engine.frames import Prompt, field_words, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.eyrie_dynasties.pieces import (
    EyriePieces,
    eyrie,
)
from undergrowth.factions.eyrie_dynasties.setup import RoostIn
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.recruit import RecruitIn
from undergrowth.law.pieces.rule import may_place, rules, why_not_place, why_not_place_kind
from undergrowth.table.cards import suit_mask
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import SUITS
from undergrowth.table.places import PLACE
from undergrowth.table.refusals import answers
from undergrowth.table.saving.first_release import asked_since

_RECRUIT_IN: Final = Prompt("eyrie.recruit_in", "7.5.2.I")
_RECRUIT_LAST: Final = Prompt("eyrie.recruit_last", "1.5.4")
_BUILD_IN: Final = Prompt("eyrie.build_in", "7.5.2.IV")


def recruits(g: Game, me: EyriePieces) -> int:
    """7.5.2.I, 7.8.2 Return how many warriors one Recruit must place."""
    leader = me.leader(g)
    return leader.recruits if leader is not None else 1


def recruit_places(g: Game, me: EyriePieces, suits: int) -> list[int]:
    """7.5.2.I Return the matching clearings with a roost where all the warriors can be placed.

    7.8.2 The Charismatic's two warriors go to one clearing, since a Recruit is for one clearing;
    with too few in the supply the action cannot be taken fully.
    """
    return recruit_roosts(g, me, suits) if g.supply[me.warrior] >= recruits(g, me) else []


def recruit_roosts(g: Game, me: EyriePieces, suits: int) -> list[int]:
    """7.5.2.I Return the matching clearings with a roost where warriors may be placed."""
    return [
        place
        for place in g.places_of(me.roost)
        if (g.suits[place] & suits) != 0 and may_place(g, me.seat, place, me.warrior)
    ]


def build_places(g: Game, me: EyriePieces, suits: int) -> list[int]:
    """7.5.2.IV Return the matching clearings they rule with an open slot and no roost."""
    if g.supply[me.roost] == 0:
        return []
    start = me.roost * g.places
    return [
        place
        for place in g.clearings
        if g.slots[place] > 0
        and g.pieces[start + place] == 0
        and (g.suits[place] & suits) != 0
        and rules(g, me.seat, place)
        and may_place(g, me.seat, place, me.roost)
    ]


@dataclass
class Recruit(Frame):
    """7.5.2.I Place a warrior at a roost matching the card.  Only begun where that is possible."""

    seat: int
    suits: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose_place, self.place)

    def choose_place(self, g: Game) -> None:
        """7.5.2.I Ask for the clearing."""
        places = recruit_places(g, eyrie(g, self.seat), self.suits)
        g.settle(self.seat, _RECRUIT_IN, [RecruitIn(place) for place in places])

    def place(self, g: Game) -> None:
        """7.5.2.I, 7.8.2 Place one warrior, or the Charismatic's two."""
        me = eyrie(g, self.seat)
        put(g, me.warrior, g.chose(RecruitIn).place, recruits(g, me))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """7.5.2.I Return why a clearing is not offered."""
        return _why_not_recruit(g, eyrie(g, self.seat), action, self.suits)


@dataclass
class RecruitInPart(Frame):
    """1.5.4, 7.5.2 Place the warriors there are, before a Recruit that needs more fails.

    Where a card left in the column matches no roost, that one may be resolved instead.
    """

    seat: int
    left: list[int]
    """Suits of the cards left in the column."""

    def script(self) -> tuple[Step, ...]:
        return (self.choose_place, self.place)

    def choose_place(self, g: Game) -> None:
        """1.5.4, 7.8.2 Ask for the clearing: a roost of any card that can be resolved in part."""
        me = eyrie(g, self.seat)
        if g.supply[me.warrior] == 0 or g.supply[me.warrior] >= recruits(g, me):
            return
        places = recruit_roosts(g, me, self._suits())
        options: list[Action] = [RecruitIn(place) for place in places]
        if options:
            for suit in self.left:
                if not recruit_roosts(g, me, suit_mask(suit)):
                    options.append(PASS)
                    break
            g.settle(self.seat, _RECRUIT_LAST, options)

    def _suits(self) -> int:
        """Return the suits of the cards left, as a mask."""
        suits = 0
        for suit in self.left:
            suits |= suit_mask(suit)
        return suits

    def place(self, g: Game) -> None:
        """1.5.4 Place as many as there are."""
        answer = g.answer
        if isinstance(answer, RecruitIn):
            me = eyrie(g, self.seat)
            put(g, me.warrior, answer.place, g.supply[me.warrior])

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """7.5.2.I Return why a clearing is not offered."""
        return _why_not_recruit(g, eyrie(g, self.seat), action, self._suits())


@dataclass
class BuildRoost(Frame):
    """7.5.2.IV Place a roost in a clearing matching the card.  Only begun where one can be."""

    seat: int
    suits: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose_place, self.place)

    def choose_place(self, g: Game) -> None:
        """7.5.2.IV Ask for a clearing they rule that has no roost."""
        places = build_places(g, eyrie(g, self.seat), self.suits)
        g.settle(self.seat, _BUILD_IN, [RoostIn(place) for place in places])

    def place(self, g: Game) -> None:
        put(g, eyrie(g, self.seat).roost, g.chose(RoostIn).place, 1)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """7.5.2.IV Return why a clearing is not offered."""
        if isinstance(action, RoostIn):
            return _why_not_build(g, eyrie(g, self.seat), action.place, self.suits)
        return None


def _why_not_recruit(g: Game, me: EyriePieces, action: Action, suits: int) -> Reason | None:
    if isinstance(action, RecruitIn):
        if g.count(me.roost, action.place) > 0 and g.suits[action.place] & suits:
            return why_not_place(g, me.seat, action.place, me.warrior)
        name = PLACE.text(action.place)
        return ("7.5.2.I", because("why-has_no_roost", {"place": f"place:{name}"}))
    return None


def _why_not_build(g: Game, me: EyriePieces, place: int, suits: int) -> Reason:
    name = PLACE.text(place)
    if place not in g.clearings or not g.suits[place] & suits:
        return ("7.5.2.IV", because("why-does_not_match_card", {"place": f"place:{name}"}))
    if g.count(me.roost, place) > 0:
        return ("7.5.2.IV", because("why-has_roost_already", {"place": f"place:{name}"}))
    if not rules(g, me.seat, place):
        return ("7.5.2.IV", because("why-do_not_rule", {"place": f"place:{name}"}))
    return why_not_place_kind(g, me.roost, place)


answers(_BUILD_IN, RoostIn)
asked_since(_RECRUIT_LAST)
frames(Recruit, RecruitInPart, BuildRoost)
field_words(RecruitInPart, {"left": SUITS})
