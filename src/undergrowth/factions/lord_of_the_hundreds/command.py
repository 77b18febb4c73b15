"""14.5.2 Command the Hundreds: moves, battles and strongholds, up to their Command."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.lord_of_the_hundreds.pieces import HundredsPieces, hundreds
from undergrowth.law.cards.suits import payable_places, payers, spend_for
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import may_place_kind, rules, why_not_place_kind
from undergrowth.law.turn.daylight import (
    daylight_options,
    hides_daylight,
    use_daylight,
    why_nowhere,
)
from undergrowth.table.answers import AtPlace, WithCard
from undergrowth.table.described.views import Allowance
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.places import PLACE
from undergrowth.table.refusals import answers, not_in_hand


class CommandMove(Action):
    """`command move`: move (14.5.2.I)."""

    verb: ClassVar[str] = "command move"
    picture: ClassVar[str] = "move"
    law: ClassVar[str] = "14.5.2.I"


class CommandBattle(Action):
    """`command battle`: battle (14.5.2.II)."""

    verb: ClassVar[str] = "command battle"
    picture: ClassVar[str] = "battle"
    law: ClassVar[str] = "14.5.2.II"


class FortifyIn(AtPlace):
    """`fortify in 5`: the clearing of a new stronghold (14.5.2.III)."""

    verb: ClassVar[str] = "fortify in"
    picture: ClassVar[str] = "build"
    law: ClassVar[str] = "14.5.2.III"


class FortifyWith(WithCard):
    """`fortify with cobbler`: the card spent for it."""

    verb: ClassVar[str] = "fortify with"


_COMMAND: Final = Prompt("hundreds.command", "14.5.2")
_FORTIFY: Final = Prompt("hundreds.fortify", "14.5.2.III")
_MOVE: Final = CommandMove()
_BATTLE: Final = CommandBattle()


def sites(g: Game, me: HundredsPieces) -> list[int]:
    """14.5.2.III Return the clearings they rule where a stronghold could be placed."""
    if g.supply[me.stronghold] == 0:
        return []
    return [
        place
        for place in g.clearings
        if g.slots[place] > 0
        and rules(g, me.seat, place)
        and may_place_kind(g, me.stronghold, place)
    ]


def fortifiable(g: Game, me: HundredsPieces) -> list[int]:
    """14.5.2.III Return those of `sites` that a card in hand matches."""
    return payable_places(g, me.seat, sites(g, me)) if g.hands[me.seat] else []


@dataclass
class CommandTheHundreds(Frame):
    """14.5.2 Take actions in any order, up to their Command."""

    seat: int
    taken: int = 0

    def is_free(self) -> bool:
        return True

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.act)

    def left(self, g: Game) -> int:
        """14.5.2 Return the actions left; an item looted on the way may raise their Command."""
        return hundreds(g, self.seat).command(g) - self.taken

    def offer(self, g: Game) -> None:
        """14.5.2 Offer the actions; any hand that could pay for a stronghold is asked, as it is
        secret."""
        me = hundreds(g, self.seat)
        options = daylight_options(g, self.seat, False)
        hidden = hides_daylight(g, self.seat)
        if self.left(g) > 0:
            options += commands(g, me)
            hidden = hidden or (len(g.hands[self.seat]) > 0 and len(sites(g, me)) > 0)
        if options or hidden:
            g.ask(self.seat, _COMMAND, [*options, PASS])

    def act(self, g: Game) -> None:
        """14.5.2 Carry out one choice, then offer again."""
        answer = g.answer
        if self._take(g, answer):
            self.taken += 1
            g.back_to("offer")
        elif use_daylight(g, self.seat, answer):
            g.back_to("offer")

    def _take(self, g: Game, answer: Action) -> bool:
        me = hundreds(g, self.seat)
        if isinstance(answer, CommandMove):
            g.push(me.move(g, 0, False))
        elif isinstance(answer, CommandBattle):
            g.push(me.battle(g, 0, False))
        elif isinstance(answer, FortifyIn):
            g.push(Fortify(self.seat, answer.place))
        else:
            return False
        return True

    def verb_list(self) -> list[type[Action]]:
        """14.5.2 Return the actions in the order of the board."""
        return [CommandMove, CommandBattle, FortifyIn]

    def why_off(self, g: Game, verb: type[Action]) -> tuple[str, str] | None:
        """14.5.2 Return in short why an action cannot be taken now."""
        if self.left(g) <= 0:
            return ("14.5.2", "none_left")
        if verb is FortifyIn and g.supply[hundreds(g, self.seat).stronghold] == 0:
            return ("1.5.1", "no_pieces")
        if verb is FortifyIn and sites(g, hundreds(g, self.seat)):
            return ("14.5.2.III", "no_card")
        return (verb.law, "nowhere")

    def allowances(self, g: Game) -> list[Allowance]:
        return [Allowance("action", "14.5.2", self.taken, self.taken + max(0, self.left(g)))]

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """14.5.2 Return why an action cannot be taken now."""
        if not isinstance(action, (CommandMove, CommandBattle, FortifyIn)):
            return None
        if self.left(g) <= 0:
            return ("14.5.2", because("why-command_spent"))
        if isinstance(action, FortifyIn):
            return why_not_fortify(g, hundreds(g, self.seat), action.place)
        return why_nowhere(action.law, isinstance(action, CommandBattle))


def commands(g: Game, me: HundredsPieces) -> list[Action]:
    """14.5.2 Return the actions that can be taken now."""
    options: list[Action] = []
    if me.may_move(g, 0):
        options.append(_MOVE)
    if me.may_battle(g, 0):
        options.append(_BATTLE)
    options += [FortifyIn(place) for place in fortifiable(g, me)]
    return options


def why_not_fortify(g: Game, me: HundredsPieces, place: int) -> Reason:
    """14.5.2.III Return why no stronghold can be built in a clearing."""
    name = f"place:{PLACE.text(place)}"
    if place not in g.clearings:
        return ("14.5.2.III", because("why-not_clearing", {"place": name}))
    if g.supply[me.stronghold] == 0:
        return ("1.5.1", because("why-no_stronghold_left"))
    if not rules(g, me.seat, place):
        return ("14.5.2.III", because("why-do_not_rule", {"place": name}))
    if not may_place_kind(g, me.stronghold, place):
        return why_not_place_kind(g, me.stronghold, place)
    return ("14.5.2.III", because("why-no_card_for_it", {"place": name}))


@dataclass
class Fortify(Frame):
    """14.5.2.III Spend a card to place a stronghold.  Only begun where that is possible."""

    seat: int
    place: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose_card, self.build)

    def choose_card(self, g: Game) -> None:
        """14.5.2.III Ask for a card that matches the clearing."""
        cards = payers(g, self.seat, g.suits[self.place])
        g.ask(self.seat, _FORTIFY, [FortifyWith(card) for card in cards])

    def build(self, g: Game) -> None:
        """14.5.2.III Spend the card and place the stronghold."""
        spend_for(g, self.seat, g.chose(FortifyWith).card, g.suits[self.place])
        put(g, hundreds(g, self.seat).stronghold, self.place, 1)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """14.5.2.III Return why a card cannot pay."""
        if not isinstance(action, FortifyWith):
            return None
        card = f"card:{CARDS.text(action.card)}"
        place = f"place:{PLACE.text(self.place)}"
        return not_in_hand(g, self.seat, action.card, "14.5.2.III") or (
            "14.5.2.III",
            because("why-does_not_match", {"card": card, "place": place}),
        )


answers(_FORTIFY, FortifyWith)
verbs(CommandMove, CommandBattle, FortifyIn, FortifyWith)
frames(CommandTheHundreds, Fortify)
