"""7.5 The Eyrie's Daylight: crafting, then the Decree."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.factions.eyrie_dynasties.pieces import (
    BATTLE,
    BUILD,
    COLUMNS,
    MOVE,
    RECRUIT,
    EyriePieces,
    eyrie,
)
from undergrowth.factions.eyrie_dynasties.setup import RoostIn
from undergrowth.factions.eyrie_dynasties.turmoil import Turmoil
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.recruit import RecruitIn
from undergrowth.law.pieces.rule import may_place, rules, why_not_place
from undergrowth.law.turn.daylight import daylight_options, use_daylight
from undergrowth.law.victory.dominance import may_activate
from undergrowth.law.windows.windows import hides
from undergrowth.table.answers import OfSuit
from undergrowth.table.cards import suit_mask
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import IN_DAYLIGHT
from undergrowth.table.names import BIRD, SUITS
from undergrowth.table.places import PLACE


class Resolve(OfSuit):
    """`resolve fox`: the card of the column that is resolved next, by its suit."""

    verb: ClassVar[str] = "resolve"
    law: ClassVar[str] = "7.5.2"


class FallIntoTurmoil(Action):
    """`turmoil`: 7.7."""

    verb: ClassVar[str] = "turmoil"
    law: ClassVar[str] = "7.7"


_CRAFT: Final = Prompt("eyrie.craft", "7.5.1")
_DECREE: Final = (
    Prompt("eyrie.recruit", "7.5.2.I"),
    Prompt("eyrie.move", "7.5.2.II"),
    Prompt("eyrie.battle", "7.5.2.III"),
    Prompt("eyrie.build", "7.5.2.IV"),
)
_RECRUIT_IN: Final = Prompt("eyrie.recruit_in", "7.5.2.I")
_BUILD_IN: Final = Prompt("eyrie.build_in", "7.5.2.IV")
_AFTER: Final = Prompt("eyrie.after_decree", "1.4.2")
_TURMOIL: Final = FallIntoTurmoil()


def column_suits(g: Game, seat: int, column: int) -> list[int]:
    """7.5.2 The suits of the cards in a column, sorted; viziers are birds (7.3.4)."""
    me = eyrie(g, seat)
    cards = g.box.cards
    suits = [cards[card].suit for card in me.board(g).decree[column]]
    suits += [BIRD] * me.viziers(g, column)
    suits.sort()
    return suits


def recruits(g: Game, me: EyriePieces) -> int:
    """7.5.2.I, 7.8.2 How many warriors one Recruit must place."""
    leader = me.leader(g)
    return leader.recruits if leader is not None else 1


def recruit_places(g: Game, me: EyriePieces, suits: int) -> list[int]:
    """7.5.2.I Matching clearings with a roost where the warriors can be placed.

    7.8.2 The Charismatic's two warriors go to one clearing, since a Recruit is for one clearing;
    with too few in the supply the action cannot be taken fully.
    """
    if g.supply[me.warrior] < recruits(g, me):
        return []
    start = me.roost * g.places
    return [
        place
        for place in g.clearings
        if g.pieces[start + place] > 0
        and (g.suits[place] & suits) != 0
        and may_place(g, me.seat, place, me.warrior)
    ]


def build_places(g: Game, me: EyriePieces, suits: int) -> list[int]:
    """7.5.2.IV Matching clearings they rule with an open slot and no roost."""
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


def can_resolve(g: Game, me: EyriePieces, column: int, suit: int) -> bool:
    """7.5.2 Whether the action of a column can be taken fully with a card of a suit."""
    suits = suit_mask(suit)
    if column == RECRUIT:
        return bool(recruit_places(g, me, suits))
    if column == MOVE:
        return me.may_move(g, suits)
    if column == BATTLE:
        return me.may_battle(g, suits)
    return bool(build_places(g, me, suits))


@dataclass
class EyrieDaylight(Frame):
    """7.5 Craft, then resolve the Decree column by column.

    7.5.2 The cards of a column come in any order, and turmoil begins at the first that cannot be
    done.  So turmoil may also be chosen while other cards could still be resolved: that is taking
    up the impossible card first.
    """

    seat: int
    column: int = -1
    """The column being resolved; -1 while crafting."""
    left: list[int] = field(default_factory=list)
    """Suits of the cards left in it."""

    def copy(self) -> Frame:
        return EyrieDaylight(self.seat, self.column, self.left[:])

    def script(self) -> tuple[Step, ...]:
        return (
            self.may_craft,  # 7.5.1
            self.craft,
            self.choose_card,  # 7.5.2
            self.resolve_card,
            self.may_use_effects,  # 1.4.2
            self.use_effect,
        )

    def may_craft(self, g: Game) -> None:
        """7.5.1 Crafting comes before the Decree; so may whatever else Daylight allows.

        Asked of every hand that is not empty: whether it holds anything to craft is a secret.
        """
        options = daylight_options(g, self.seat, True)
        if options or g.hands[self.seat]:
            options.append(PASS)
            g.ask(self.seat, _CRAFT, options)

    def craft(self, g: Game) -> None:
        if use_daylight(g, self.seat, g.answer):
            g.back_to("may_craft")

    def choose_card(self, g: Game) -> None:
        """7.5.2 The next card of the column, or turmoil; between cards nothing is in progress."""
        self._open_column(g)
        if self.left:
            me = eyrie(g, self.seat)
            options: list[Action] = []
            impossible = False
            last = -1
            for suit in self.left:
                if suit != last:
                    if can_resolve(g, me, self.column, suit):
                        options.append(Resolve(suit))
                    else:
                        impossible = True
                last = suit
            if impossible:
                options.append(_TURMOIL)
            options += daylight_options(g, self.seat, False)
            if self._hides_something(g):
                g.ask(self.seat, _DECREE[self.column], options)
            else:
                g.settle(self.seat, _DECREE[self.column], options)

    def _open_column(self, g: Game) -> None:
        """7.5.2 When a column is done, go to the next that is not empty."""
        while not self.left and self.column < BUILD:
            self.column += 1
            self.left = column_suits(g, self.seat, self.column)

    def _hides_something(self, g: Game) -> bool:
        """Whether a card in hand would make a choice here: that is a secret."""
        if not g.hands[self.seat]:
            return False
        if g.available or may_activate(g, self.seat):
            return True
        return hides(g, self.seat, IN_DAYLIGHT)

    def resolve_card(self, g: Game) -> None:
        """7.5.2 Take the action of the column, or fall into turmoil."""
        answer = g.answer
        if isinstance(answer, Resolve):
            self.left.remove(answer.suit)
            self._act(g, suit_mask(answer.suit))
            g.back_to("choose_card")
        elif isinstance(answer, FallIntoTurmoil):
            g.push(Turmoil(self.seat))
        elif use_daylight(g, self.seat, answer):
            g.back_to("choose_card")

    def _act(self, g: Game, suits: int) -> None:
        me = eyrie(g, self.seat)
        if self.column == RECRUIT:
            g.push(Recruit(self.seat, suits))
        elif self.column == MOVE:
            g.push(me.move(g, suits, False))
        elif self.column == BATTLE:
            g.push(me.battle(g, suits, False))
        else:
            g.push(BuildRoost(self.seat, suits))

    def may_use_effects(self, g: Game) -> None:
        """1.4.2 After the Decree Daylight is not over yet."""
        options = daylight_options(g, self.seat, False)
        if options or self._hides_something(g):
            options.append(PASS)
            g.ask(self.seat, _AFTER, options)

    def use_effect(self, g: Game) -> None:
        if use_daylight(g, self.seat, g.answer):
            g.back_to("may_use_effects")

    def why_not(self, g: Game, action: Action) -> tuple[str, str] | None:
        """7.5.2 Why a card is not resolved now, or turmoil not yet."""
        if isinstance(action, (Resolve, FallIntoTurmoil)) and self.column < 0:
            return ("7.5.2", "the Decree is resolved once crafting is over")
        if isinstance(action, Resolve):
            suit = SUITS.text(action.suit)
            if action.suit not in self.left:
                return ("7.5.2", f"no {suit} card is left to resolve in this column")
            law = _DECREE[self.column].law
            return (law, f"you cannot {COLUMNS.text(self.column)} with a {suit} card now")
        if isinstance(action, FallIntoTurmoil):
            return ("7.5.2", "every card left in this column can be resolved")
        return None


@dataclass
class Recruit(Frame):
    """7.5.2.I Place a warrior at a roost matching the card.  Only begun where that is possible."""

    seat: int
    suits: int

    def copy(self) -> Frame:
        return Recruit(self.seat, self.suits)

    def script(self) -> tuple[Step, ...]:
        return (self.choose_place, self.place)

    def choose_place(self, g: Game) -> None:
        """7.5.2.I Choose the clearing."""
        places = recruit_places(g, eyrie(g, self.seat), self.suits)
        g.settle(self.seat, _RECRUIT_IN, [RecruitIn(place) for place in places])

    def place(self, g: Game) -> None:
        """7.5.2.I, 7.8.2 Place one warrior, or the Charismatic's two."""
        me = eyrie(g, self.seat)
        put(g, me.warrior, g.chose(RecruitIn).place, recruits(g, me))

    def why_not(self, g: Game, action: Action) -> tuple[str, str] | None:
        """7.5.2.I Why a clearing is not offered."""
        if isinstance(action, RecruitIn):
            name = PLACE.text(action.place)
            return ("7.5.2.I", f"{name} has no roost, or does not match the card")
        return None


@dataclass
class BuildRoost(Frame):
    """7.5.2.IV Place a roost in a clearing matching the card.  Only begun where one can be."""

    seat: int
    suits: int

    def copy(self) -> Frame:
        return BuildRoost(self.seat, self.suits)

    def script(self) -> tuple[Step, ...]:
        return (self.choose_place, self.place)

    def choose_place(self, g: Game) -> None:
        """7.5.2.IV Choose a clearing they rule that has no roost."""
        places = build_places(g, eyrie(g, self.seat), self.suits)
        g.settle(self.seat, _BUILD_IN, [RoostIn(place) for place in places])

    def place(self, g: Game) -> None:
        put(g, eyrie(g, self.seat).roost, g.chose(RoostIn).place, 1)

    def why_not(self, g: Game, action: Action) -> tuple[str, str] | None:
        """7.5.2.IV Why a clearing is not offered."""
        if isinstance(action, RoostIn):
            return _why_not_build(g, eyrie(g, self.seat), action.place, self.suits)
        return None


def _why_not_build(g: Game, me: EyriePieces, place: int, suits: int) -> tuple[str, str]:
    name = PLACE.text(place)
    if place not in g.clearings or not g.suits[place] & suits:
        return ("7.5.2.IV", f"{name} does not match the card")
    if g.count(me.roost, place) > 0:
        return ("7.5.2.IV", f"{name} has a roost already")
    if not rules(g, me.seat, place):
        return ("7.5.2.IV", f"you do not rule {name}")
    if g.slots[place] == 0:
        return ("2.2.3", f"there is no open slot in {name}")
    return why_not_place(g, me.seat, place)


verbs(Resolve, FallIntoTurmoil)
frames(EyrieDaylight, Recruit, BuildRoost)
