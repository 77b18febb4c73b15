"""15.5 The Keepers' Daylight: crafting, then the Retinue column by column."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, field_words, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.keepers_in_iron.delve import BattleThenDelve
from undergrowth.factions.keepers_in_iron.pieces import (
    COLUMNS,
    DELVE,
    MOVE,
    RECOVER,
    RETAINER,
    KeeperPieces,
    keepers,
)
from undergrowth.factions.keepers_in_iron.recover import MoveOrRecover
from undergrowth.factions.keepers_in_iron.retinue import (
    delving_places,
    recovering_places,
    suits_of,
)
from undergrowth.law.battle.battlefield import battlefields_seen, hides_battle
from undergrowth.law.crafting.craft import Craft
from undergrowth.law.crafting.craftable import why_craft_is_off
from undergrowth.law.moving.ways import origins
from undergrowth.law.turn.daylight import daylight_options, hides_daylight, use_daylight
from undergrowth.table.answers import WithCard
from undergrowth.table.described.views import Ahead, Allowance, Forecast
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS, SUITS
from undergrowth.table.places import PLACE


class ActWith(WithCard):
    """`act with cobbler`: the card of the column that acts next."""

    verb: ClassVar[str] = "act with"
    law: ClassVar[str] = "15.5.2"


class SendRetainer(Action):
    """`send retainer`: a Faithful Retainer of the column acts next."""

    verb: ClassVar[str] = "send retainer"
    law: ClassVar[str] = "15.5.2"


_CRAFT: Final = Prompt("keepers.craft", "15.5.1")
_RETINUE: Final = (
    Prompt("keepers.move", "15.5.2.I"),
    Prompt("keepers.delve", "15.5.2.II"),
    Prompt("keepers.recover", "15.5.2.III"),
)
_AFTER: Final = Prompt("keepers.after_retinue", "1.4.2")
_SEND: Final = SendRetainer()


def places_for(g: Game, me: KeeperPieces, column: int, card: int) -> list[int]:
    """15.5.2 Return the clearings where a card can take the action of a column."""
    suits = suits_of(g, me, card)
    if column == MOVE:
        return origins(g, me.seat, suits)
    if column == DELVE:
        return delving_places(g, me, suits)
    recovering = recovering_places(g, me, suits)
    moving = origins(g, me.seat, suits)
    return [place for place in g.clearings if place in recovering or place in moving]


def places_seen(g: Game, me: KeeperPieces, column: int, card: int) -> list[int]:
    """1.2.1 Return `places_for` as all players know it: battles that depend on a hand count as
    possible."""
    found = places_for(g, me, column, card)
    if column != DELVE or not hides_battle(g, me.seat):
        return found
    also = battlefields_seen(g, me.seat, suits_of(g, me, card))
    return [each for each in g.clearings if each in found or each in also]


def can_act(g: Game, me: KeeperPieces, column: int, card: int) -> bool:
    """15.5.2 Whether a card of a column can take its action anywhere."""
    suits = suits_of(g, me, card)
    if column == DELVE:
        return len(delving_places(g, me, suits)) > 0
    if me.may_move(g, suits):
        return True
    return column == RECOVER and len(recovering_places(g, me, suits)) > 0


def column_cards(g: Game, me: KeeperPieces, column: int) -> list[int]:
    """15.5.2 Return the cards of a column, Faithful Retainers first."""
    board = me.board(g)
    return [RETAINER] * board.retainers[column] + board.retinue[column]


@dataclass
class KeeperDaylight(Frame):
    """15.5 Craft, then act with the Retinue, from the leftmost column to the right."""

    seat: int
    column: int = -1
    """The column that acts; -1 while crafting."""
    left: list[int] = field(default_factory=list)
    """Cards in it that have not acted yet."""
    retainers: int = 0
    """Faithful Retainers in it that have not acted yet."""

    def is_free(self) -> bool:
        return True

    def step_within(self, g: Game) -> int:
        """15.5.1, 15.5.2 Return the step of Daylight: 0 for crafting, 1 for the Retinue."""
        return 0 if self.column < 0 else 1

    def script(self) -> tuple[Step, ...]:
        return (
            self.may_craft,  # 15.5.1
            self.craft,
            self.next_column,  # 15.5.2
            self.choose_card,
            self.act,
            self.may_use_effects,  # 1.4.2
            self.use_effect,
        )

    def may_craft(self, g: Game) -> None:
        """15.5.1 Ask for crafting and the other options of Daylight, before the Retinue.

        Any hand that is not empty is asked: whether it holds a card to craft is secret.
        """
        options = daylight_options(g, self.seat, True)
        if options or g.hands[self.seat]:
            options.append(PASS)
            g.ask(self.seat, _CRAFT, options)

    def craft(self, g: Game) -> None:
        if use_daylight(g, self.seat, g.answer):
            g.back_to("may_craft")

    def next_column(self, g: Game) -> None:
        """15.5.2 Go to the next column with cards, from left to right."""
        self.left, self.retainers = [], 0
        while self.column < RECOVER and not self.left and self.retainers == 0:
            self.column += 1
            board = keepers(g, self.seat).board(g)
            self.left = board.retinue[self.column][:]
            self.retainers = board.retainers[self.column]

    def choose_card(self, g: Game) -> None:
        """15.5.2 Ask for the next card of the column, or to leave it; effects can be used in
        between."""
        options = self._acts(g)
        if self.left or self.retainers > 0:
            options += daylight_options(g, self.seat, False)
            if options or hides_daylight(g, self.seat):
                g.ask(self.seat, _RETINUE[self.column], [*options, PASS])

    def _acts(self, g: Game) -> list[Action]:
        """15.5.2 Return the cards of the column that can do something now."""
        me = keepers(g, self.seat)
        options: list[Action] = []
        last = RETAINER
        for card in self.left:
            if card != last and can_act(g, me, self.column, card):
                options.append(ActWith(card))
            last = card
        if self.retainers > 0 and can_act(g, me, self.column, RETAINER):
            options.append(_SEND)
        return options

    def act(self, g: Game) -> None:
        """15.5.2 Take the action of the column; passing goes on to the next."""
        answer = g.answer
        if isinstance(answer, ActWith):
            self.left.remove(answer.card)
            self._begin(g, answer.card)
            g.back_to("choose_card")
        elif isinstance(answer, SendRetainer):
            self.retainers -= 1
            self._begin(g, RETAINER)
            g.back_to("choose_card")
        elif use_daylight(g, self.seat, answer):
            g.back_to("choose_card")
        elif self.column < RECOVER:
            g.back_to("next_column")

    def _begin(self, g: Game, card: int) -> None:
        me = keepers(g, self.seat)
        if self.column == MOVE:
            g.push(me.move(g, suits_of(g, me, card), False))
        elif self.column == DELVE:
            g.push(BattleThenDelve(self.seat, card))
        else:
            g.push(MoveOrRecover(self.seat, card))

    def may_use_effects(self, g: Game) -> None:
        """1.4.2 Offer the effects of Daylight once more after the Retinue."""
        self.left, self.retainers = [], 0
        options = daylight_options(g, self.seat, False)
        if options or hides_daylight(g, self.seat):
            options.append(PASS)
            g.ask(self.seat, _AFTER, options)

    def use_effect(self, g: Game) -> None:
        if use_daylight(g, self.seat, g.answer):
            g.back_to("may_use_effects")

    def verb_list(self) -> list[type[Action]]:
        """15.5 Return the actions of Daylight."""
        return [Craft, ActWith, SendRetainer]

    def why_off(self, g: Game, verb: type[Action]) -> tuple[str, str] | None:
        """15.5 Return in short why a step of Daylight is not taken now."""
        if verb is Craft:
            return ("15.5.1", "too_late") if self.column >= 0 else why_craft_is_off(g, self.seat)
        if self.column < 0:
            return ("15.5.2", "not_now")
        left = len(self.left) if verb is ActWith else self.retainers
        return ("15.5.2", "nowhere" if left > 0 else "none_left")

    def forecast(self, g: Game) -> Forecast | None:
        """15.5.2 Return the cards that can still act, and where; leaving them costs nothing."""
        me = keepers(g, self.seat)
        ahead: list[Ahead] = []
        for column in range(max(0, self.column), len(COLUMNS)):
            now = column == self.column
            cards = [RETAINER] * self.retainers + self.left
            for card in cards if now else column_cards(g, me, column):
                places = [PLACE.text(each) for each in places_seen(g, me, column, card)]
                suit = me.retainer_suit if card == RETAINER else g.box.cards[card].suit
                state = "now" if now else "to come"
                law = _RETINUE[column].law
                ahead.append(Ahead(COLUMNS.text(column), law, [SUITS.text(suit)], places, state))
        return Forecast("15.5.2", ahead, 0, "15.5.2", "column") if ahead else None

    def allowances(self, g: Game) -> list[Allowance]:
        """15.5.2 Return how many cards of the column have acted."""
        if self.column < 0:
            return []
        cards = len(column_cards(g, keepers(g, self.seat), self.column))
        left = len(self.left) + self.retainers
        return [Allowance("retinue_card", _RETINUE[self.column].law, max(0, cards - left), cards)]

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """15.5.2 Return why a card does not act now."""
        if not isinstance(action, (ActWith, SendRetainer)):
            return None
        if self.column < 0:
            return ("15.5.2", because("why-retinue_after_crafting"))
        column = f"retinue:{COLUMNS.text(self.column)}"
        if isinstance(action, SendRetainer):
            if self.retainers == 0:
                return ("15.5.2", because("why-no_retainer_left", {"retinue": column}))
            return (_RETINUE[self.column].law, because("why-retainer_cannot_act"))
        card = f"card:{CARDS.text(action.card)}"
        if action.card not in self.left:
            return ("15.5.2", because("why-not_left_in", {"card": card, "retinue": column}))
        return (_RETINUE[self.column].law, because("why-card_cannot_act", {"card": card}))


def states_of(g: Game, seat: int, column: int, cards: list[int]) -> list[str]:
    """15.5.2 Return for each card of a column whether it has acted, can be next, or comes later.

    Copies of a card are alike: the first ones count as acted.  Empty outside Daylight.
    """
    daylight = g.within(KeeperDaylight)
    if daylight is None or daylight.seat != seat:
        return []
    if column != daylight.column:
        return ["done" if column < daylight.column else "to come"] * len(cards)
    left = [RETAINER] * daylight.retainers + daylight.left
    found: list[str] = []
    for i, card in enumerate(cards):
        done = cards.count(card) - left.count(card)
        found.append("done" if cards[:i].count(card) < done else "now")
    return found


verbs(ActWith, SendRetainer)
frames(KeeperDaylight)
field_words(KeeperDaylight, {"column": COLUMNS, "left": CARDS})
