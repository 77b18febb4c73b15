"""7.5 The Eyrie's Daylight: crafting, then the Decree."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, field_words, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.eyrie_dynasties.pieces import (
    BATTLE,
    BUILD,
    COLUMNS,
    MOVE,
    RECRUIT,
    EyriePieces,
    eyrie,
)
from undergrowth.factions.eyrie_dynasties.placing import (
    BuildRoost,
    Recruit,
    RecruitInPart,
    build_places,
    recruit_places,
    recruits,
)
from undergrowth.factions.eyrie_dynasties.turmoil import Turmoil
from undergrowth.law.battle.battlefield import battlefields_seen
from undergrowth.law.crafting.craft import Craft
from undergrowth.law.crafting.craftable import why_craft_is_off
from undergrowth.law.moving.ways import origins
from undergrowth.law.turn.daylight import daylight_options, hides_daylight, use_daylight
from undergrowth.table.answers import OfSuit
from undergrowth.table.cards import suit_mask
from undergrowth.table.described.views import Ahead, Allowance, Forecast
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import BIRD, SUITS
from undergrowth.table.places import PLACE


class Resolve(OfSuit):
    """`resolve fox`: the suit of the card of the column to resolve next."""

    verb: ClassVar[str] = "resolve"
    law: ClassVar[str] = "7.5.2"


class FallIntoTurmoil(Action):
    """`turmoil`: fall into turmoil (7.7)."""

    verb: ClassVar[str] = "turmoil"
    picture: ClassVar[str] = "loss"
    law: ClassVar[str] = "7.7"


_CRAFT: Final = Prompt("eyrie.craft", "7.5.1")
_DECREE: Final = (
    Prompt("eyrie.recruit", "7.5.2.I"),
    Prompt("eyrie.move", "7.5.2.II"),
    Prompt("eyrie.battle", "7.5.2.III"),
    Prompt("eyrie.build", "7.5.2.IV"),
)
_AFTER: Final = Prompt("eyrie.after_decree", "1.4.2")
_TURMOIL: Final = FallIntoTurmoil()


def column_suits(g: Game, seat: int, column: int) -> list[int]:
    """7.5.2 Return the suits of the cards in a column, sorted; viziers are birds (7.3.4)."""
    me = eyrie(g, seat)
    cards = g.box.cards
    suits = [cards[card].suit for card in me.board(g).decree[column]]
    suits += [BIRD] * me.viziers(g, column)
    suits.sort()
    return suits


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


def places_seen(g: Game, me: EyriePieces, column: int, suit: int) -> list[int]:
    """7.5.2, 1.2.1 Return the clearings where a card of a suit can take the action of a column, as
    everybody knows them."""
    suits = suit_mask(suit)
    if column == RECRUIT:
        return recruit_places(g, me, suits)
    if column == MOVE:
        return origins(g, me.seat, suits)
    if column == BATTLE:
        return battlefields_seen(g, me.seat, suits)
    return build_places(g, me, suits)


def lack_id(g: Game, me: EyriePieces, column: int) -> str:
    """7.5.2 Return the id, for `lack-<name>`, of the reason why a column's action is impossible."""
    if column == RECRUIT:
        few = g.supply[me.warrior] < recruits(g, me)
        return "too_few_warriors" if few else "no_roost_there"
    if column == BUILD:
        return "no_roost_left" if g.supply[me.roost] == 0 else "no_site"
    return "no_move" if column == MOVE else "no_battle"


@dataclass
class EyrieDaylight(Frame):
    """7.5 Craft, then resolve the Decree column by column.

    7.5.2 The cards of a column are resolved in any order, and turmoil begins at the first
    impossible one.  So turmoil may be chosen while other cards could still be resolved: the player
    then takes the impossible card first.
    """

    seat: int
    column: int = -1
    """The column being resolved; -1 while crafting."""
    left: list[int] = field(default_factory=list)
    """Suits of the cards left in it."""

    def is_free(self) -> bool:
        return True

    def step_within(self, g: Game) -> int:
        """7.5.1, 7.5.2 Return the step of Daylight: 0 for crafting, 1 for the Decree."""
        return 0 if self.column < 0 else 1

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
        """7.5.1 Ask for crafting and the other options of Daylight, before the Decree.

        Any hand that is not empty is asked: whether it holds a card to craft is secret.
        """
        options = daylight_options(g, self.seat, True)
        if options or g.hands[self.seat]:
            options.append(PASS)
            g.ask(self.seat, _CRAFT, options)

    def craft(self, g: Game) -> None:
        if use_daylight(g, self.seat, g.answer):
            g.back_to("may_craft")

    def choose_card(self, g: Game) -> None:
        """7.5.2 Ask for the next card of the column, or turmoil; effects can be used in between."""
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
            if hides_daylight(g, self.seat):
                g.ask(self.seat, _DECREE[self.column], options)
            else:
                g.settle(self.seat, _DECREE[self.column], options)

    def _open_column(self, g: Game) -> None:
        """7.5.2 Go to the next column with cards when one is done."""
        while not self.left and self.column < BUILD:
            self.column += 1
            self.left = column_suits(g, self.seat, self.column)

    def resolve_card(self, g: Game) -> None:
        """7.5.2 Take the action of the column, or fall into turmoil."""
        answer = g.answer
        if isinstance(answer, Resolve):
            self.left.remove(answer.suit)
            self._act(g, suit_mask(answer.suit))
            g.back_to("choose_card")
        elif isinstance(answer, FallIntoTurmoil):
            self._tell_unresolved(g)
            g.push(Turmoil(self.seat))
            if self.column == RECRUIT:
                g.push(RecruitInPart(self.seat, self.left[:]))
        elif use_daylight(g, self.seat, answer):
            g.back_to("choose_card")

    def _tell_unresolved(self, g: Game) -> None:
        """7.5.2 Log the cards that cannot be resolved, and why: they bring turmoil."""
        if g.log is None:
            return
        me = eyrie(g, self.seat)
        for suit in sorted(set(self.left)):
            if not can_resolve(g, me, self.column, suit):
                fields: dict[str, int | str] = {
                    "column": COLUMNS.text(self.column),
                    "suit": SUITS.text(suit),
                    "lack": lack_id(g, me, self.column),
                }
                g.note("unresolved", _DECREE[self.column].law, self.seat, fields)

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
        """1.4.2 Offer the effects of Daylight once more after the Decree."""
        options = daylight_options(g, self.seat, False)
        if options or hides_daylight(g, self.seat):
            options.append(PASS)
            g.ask(self.seat, _AFTER, options)

    def use_effect(self, g: Game) -> None:
        if use_daylight(g, self.seat, g.answer):
            g.back_to("may_use_effects")

    def verb_list(self) -> list[type[Action]]:
        """7.5 Return the actions of Daylight."""
        return [Craft, Resolve, FallIntoTurmoil]

    def why_off(self, g: Game, verb: type[Action]) -> tuple[str, str] | None:
        """7.5 Return in short why a step of Daylight is not taken now."""
        if verb is Craft:
            return ("7.5.1", "too_late") if self.column >= 0 else why_craft_is_off(g, self.seat)
        if self.column < 0:
            return ("7.5.2", "not_now")
        return ("7.5.2", "nowhere") if verb is Resolve else ("7.7", "not_now")

    def forecast(self, g: Game) -> Forecast | None:
        """7.5.2, 7.7.1 Return the cards still to resolve, where each can be, and what turmoil
        costs."""
        me = eyrie(g, self.seat)
        if me.leader(g) is None:
            return None  # the Decree has failed
        ahead: list[Ahead] = []
        for column in range(max(0, self.column), len(COLUMNS)):
            now = column == self.column
            for suit in self.left if now else column_suits(g, self.seat, column):
                places = [PLACE.text(each) for each in places_seen(g, me, column, suit)]
                state = "now" if now else "to come"
                law = _DECREE[column].law
                ahead.append(Ahead(COLUMNS.text(column), law, [SUITS.text(suit)], places, state))
        if len(ahead) == 0:
            return None
        lost = min(g.score[self.seat], me.humiliation * me.birds_on_decree(g))
        return Forecast("7.5.2", ahead, lost, "7.7.1", "column")

    def allowances(self, g: Game) -> list[Allowance]:
        """7.5.2 Return how many cards of the Decree have been resolved."""
        cards = 0
        ahead = len(self.left)
        for column in range(len(COLUMNS)):
            n = len(column_suits(g, self.seat, column))
            cards += n
            if column > self.column:
                ahead += n
        return [Allowance("decree_card", "7.5.2", max(0, cards - ahead), cards)]

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """7.5.2 Return why a card cannot be resolved now, or turmoil cannot begin."""
        if isinstance(action, (Resolve, FallIntoTurmoil)) and self.column < 0:
            return ("7.5.2", because("why-decree_resolved_once"))
        if isinstance(action, Resolve):
            suit = SUITS.text(action.suit)
            if action.suit not in self.left:
                return ("7.5.2", because("why-no_card_left", {"suit": f"suit:{suit}"}))
            law = _DECREE[self.column].law
            return (
                law,
                because(
                    "why-cannot_with_card",
                    {
                        "column": f"column:{COLUMNS.text(self.column)}",
                        "suit": f"suit:{suit}",
                        "lack": f"lack:{lack_id(g, eyrie(g, self.seat), self.column)}",
                    },
                ),
            )
        if isinstance(action, FallIntoTurmoil):
            return ("7.5.2", because("why-every_card_left"))
        return None


def states_of(g: Game, seat: int, column: int, suits: list[int]) -> list[str]:
    """7.5.2 Return for each card of a column, by suit, whether it is done, can be next, or comes
    later.

    Cards of one suit are alike: the first ones count as done.  Empty outside the Decree.
    """
    daylight = g.within(EyrieDaylight)
    if daylight is None or daylight.seat != seat:
        return []
    if column != daylight.column:
        return ["done" if column < daylight.column else "to come"] * len(suits)
    found: list[str] = []
    for i, suit in enumerate(suits):
        done = suits.count(suit) - daylight.left.count(suit)
        found.append("done" if suits[:i].count(suit) < done else "now")
    return found


verbs(Resolve, FallIntoTurmoil)
frames(EyrieDaylight)
field_words(EyrieDaylight, {"column": COLUMNS, "left": SUITS})
