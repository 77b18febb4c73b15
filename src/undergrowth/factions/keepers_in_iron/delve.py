"""15.5.2.II Battle, then delve a relic from a forest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.frames import Prompt, field_words, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.keepers_in_iron.pieces import DELVE, KeeperPieces, keepers
from undergrowth.factions.keepers_in_iron.retinue import (
    delvable,
    delving_places,
    dismiss,
    must_battle,
    ruled_around,
    suits_of,
)
from undergrowth.law.battle.battle import InitiateBattle
from undergrowth.law.battle.battlefield import record_battle_reveal
from undergrowth.law.pieces.atoms import carry, flip
from undergrowth.law.pieces.rule import rules
from undergrowth.law.pieces.unseen import RandomPiece, ask_which
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.hidden.faces import seen_as, taken_for
from undergrowth.table.names import CARDS, PIECES
from undergrowth.table.places import NOWHERE, PLACE
from undergrowth.table.refusals import answers


class DelveIn(AtPlace):
    """`delve in 5`: the clearing to battle in, if an enemy is there, and then to delve in."""

    verb: ClassVar[str] = "delve in"


class DigUp(Action):
    """`dig up figure f3`: a relic, as far as its kind is known, and its forest."""

    verb: ClassVar[str] = "dig up"
    domains: ClassVar[tuple[Domain, ...]] = (PIECES, PLACE)
    law: ClassVar[str] = "15.5.2.IIa"
    role: ClassVar[str] = "from"

    def __init__(self, piece: int, place: int) -> None:
        self.piece: Final = piece
        self.place: Final = place

    def args(self) -> tuple[int, ...]:
        return (self.piece, self.place)


_WHERE: Final = Prompt("keepers.delve_where", "15.5.2.II")
_RELIC: Final = Prompt("keepers.relic", "15.5.2.IIa")


@dataclass
class BattleThenDelve(Frame):
    """15.5.2.II Battle if possible, then delve a relic.  Only begun where either is possible."""

    seat: int
    card: int
    """The card of the Retinue that acts, or RETAINER."""
    place: int = NOWHERE
    origin: int = NOWHERE
    """The forest of the relic."""
    value: int = 0
    """Value of the relic that has been delved."""

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_place,
            self.battle,
            self.choose_relic,  # 15.5.2.IIa
            self.pick_one,
            self.dig_up,
            self.check,  # 15.5.2.IIb
        )

    def choose_place(self, g: Game) -> None:
        """15.5.2.II Ask for a clearing that matches the card."""
        me = keepers(g, self.seat)
        places = delving_places(g, me, suits_of(g, me, self.card))
        g.settle(self.seat, _WHERE, [DelveIn(place) for place in places])

    def battle(self, g: Game) -> None:
        """15.5.2.II Begin a battle, which is mandatory if enemy pieces are there to battle."""
        self.place = g.chose(DelveIn).place
        record_battle_reveal(g, self.seat, self.place)
        if must_battle(g, keepers(g, self.seat), self.place):
            g.push(InitiateBattle(self.seat, place=self.place))

    def choose_relic(self, g: Game) -> None:
        """15.5.2.IIa Ask for a relic in an adjacent forest, if they rule and have a warrior here.

        Of face-down relics only the type is known.
        """
        options: list[Action] = []
        for kind, forest in delvable(g, keepers(g, self.seat), self.place):
            option = DigUp(seen_as(g, self.seat, kind, forest), forest)
            if option not in options:
                options.append(option)
        if options:
            g.ask(self.seat, _RELIC, [*options, PASS])
        else:
            g.finish()

    def pick_one(self, g: Game) -> None:
        """15.5.2.IIa, 1.2.1 Pick at random among face-down relics that look alike."""
        answer = g.answer
        if isinstance(answer, DigUp):
            self.origin = answer.place
            kinds = taken_for(g, self.seat, self.seat, answer.piece, answer.place)
            if not keepers(g, self.seat).is_face_down(kinds[0]):
                self._move(g, kinds[0])
            elif len(kinds) > 1:
                ask_which(g, kinds)
            else:
                self._turn_up(g, kinds[0])
        else:
            g.finish()

    def dig_up(self, g: Game) -> None:
        """15.5.2.IIa Turn up the relic picked at random."""
        answer = g.answer
        if isinstance(answer, RandomPiece):
            self._turn_up(g, g.box.kind_at[self.seat][answer.piece])

    def _turn_up(self, g: Game, hidden: int) -> None:
        """15.5.2.IIa Flip the relic, which shows its value to all, and move it."""
        flip(g, hidden, self.origin)
        g.reveals_hidden()
        self._move(g, g.box.other_side[hidden])

    def _move(self, g: Game, kind: int) -> None:
        """15.5.2.IIa Move the relic into the clearing."""
        self.value = keepers(g, self.seat).value_of(kind)
        carry(g, kind, self.origin, self.place, 1)

    def check(self, g: Game) -> None:
        """15.5.2.IIb Discard the card if they rule fewer clearings around the forest than the
        relic's value."""
        if ruled_around(g, keepers(g, self.seat), self.origin) < self.value:
            dismiss(g, self.seat, self.card, DELVE, "15.5.2.IIb")

    def verb_list(self) -> list[type[Action]]:
        """15.5.2.II Return the actions of this step."""
        return [DelveIn, DigUp]

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """15.5.2.II Return why a clearing or a relic is not offered."""
        me = keepers(g, self.seat)
        if isinstance(action, DelveIn):
            return _why_not_in(g, me, action.place, suits_of(g, me, self.card))
        if isinstance(action, DigUp):
            place = f"place:{PLACE.text(self.place)}"
            return ("15.5.2.IIa", because("why-no_such_relic", {"place": place}))
        return None


def _why_not_in(g: Game, me: KeeperPieces, place: int, suits: int) -> Reason:
    name = f"place:{PLACE.text(place)}"
    if place not in g.clearings:
        return ("15.5.2.II", because("why-not_clearing", {"place": name}))
    if not g.suits[place] & suits:
        return ("15.5.2.II", because("why-not_suit_asked_place", {"place": name}))
    if g.warriors_at(me.seat, place) == 0:
        return ("15.5.2.II", because("why-no_warrior_in", {"place": name}))
    if not rules(g, me.seat, place):
        return ("15.5.2.II", because("why-do_not_rule", {"place": name}))
    return ("15.5.2.IIa", because("why-nothing_to_delve", {"place": name}))


answers(_WHERE, DelveIn)
answers(_RELIC, DigUp)
verbs(DelveIn, DigUp)
frames(BattleThenDelve)
field_words(BattleThenDelve, {"card": CARDS})
