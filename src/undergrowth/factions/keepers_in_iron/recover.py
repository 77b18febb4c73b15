"""15.5.2.III Move, or recover relics at a waystation of their type."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, field_words, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.keepers_in_iron.pieces import RECOVER, KeeperPieces, keepers
from undergrowth.factions.keepers_in_iron.retinue import (
    dismiss,
    recoverable,
    recovering_places,
    ruled_alike,
    suits_of,
)
from undergrowth.law.removing.removal import removal, remove
from undergrowth.law.victory.score import score
from undergrowth.table.answers import AtPlace, OfPiece
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.places import PLACE
from undergrowth.table.refusals import answers


class SetOut(Action):
    """`set out`: move with a card of the last column."""

    verb: ClassVar[str] = "set out"
    picture: ClassVar[str] = "move"
    law: ClassVar[str] = "15.5.2.III"


class RecoverIn(AtPlace):
    """`recover in 5`: the clearing in which relics are recovered."""

    verb: ClassVar[str] = "recover in"
    law: ClassVar[str] = "15.5.2.III"


class Reclaim(OfPiece):
    """`reclaim figure_2`: a relic to recover onto the board."""

    verb: ClassVar[str] = "reclaim"
    law: ClassVar[str] = "15.5.2.IIIa"


_WHICH: Final = Prompt("keepers.move_or_recover", "15.5.2.III")
_TAKE: Final = Prompt("keepers.reclaim", "15.5.2.IIIa")
_MORE: Final = Prompt("keepers.reclaim_more", "15.5.2.IIIc")


@dataclass
class MoveOrRecover(Frame):
    """15.5.2.III Move, or recover relics.  Only begun where either is possible."""

    seat: int
    card: int
    """The card of the Retinue that acts, or RETAINER."""

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.act)

    def choose(self, g: Game) -> None:
        """15.5.2.III Ask for a move, or for a clearing to recover in, matching the card."""
        me = keepers(g, self.seat)
        suits = suits_of(g, me, self.card)
        options: list[Action] = [SetOut()] if me.may_move(g, suits) else []
        options += [RecoverIn(place) for place in recovering_places(g, me, suits)]
        g.settle(self.seat, _WHICH, options)

    def act(self, g: Game) -> None:
        answer = g.answer
        me = keepers(g, self.seat)
        if isinstance(answer, RecoverIn):
            g.push(Recover(self.seat, self.card, answer.place))
        else:
            g.push(me.move(g, suits_of(g, me, self.card), False))

    def verb_list(self) -> list[type[Action]]:
        """15.5.2.III Return the actions of this step."""
        return [SetOut, RecoverIn]

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """15.5.2.III Return why an action is not offered."""
        me = keepers(g, self.seat)
        if isinstance(action, SetOut):
            return ("15.5.2.III", because("why-card_moves_nobody"))
        if isinstance(action, RecoverIn):
            return _why_not_in(g, me, action.place, suits_of(g, me, self.card))
        return None


def _why_not_in(g: Game, me: KeeperPieces, place: int, suits: int) -> Reason:
    name = f"place:{PLACE.text(place)}"
    if place not in g.clearings:
        return ("15.5.2.III", because("why-not_clearing", {"place": name}))
    if not g.suits[place] & suits:
        return ("15.5.2.III", because("why-not_suit_asked_place", {"place": name}))
    return ("15.5.2.IIIa", because("why-no_relic_of_type", {"place": name}))


@dataclass
class Recover(Frame):
    """15.5.2.III Recover relics from one clearing, one after another."""

    seat: int
    card: int
    """The card of the Retinue that acts, or RETAINER."""
    place: int
    taken: int = 0
    """Relics taken so far."""
    kind: int = -1
    """The relic taken last; 15.5.2.IIIb needs to know if it fills a column."""
    full: int = 0
    """Full columns before it was taken."""

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_relic,  # 15.5.2.IIIa
            self.take_relic,
            self.score_points,  # 15.5.2.IIIb
            self.check,  # 15.5.2.IIIc
        )

    def choose_relic(self, g: Game) -> None:
        """15.5.2.IIIa Ask for a relic that a waystation there shows; after the first, passing ends
        it."""
        options: list[Action] = [
            Reclaim(g.box.kinds[kind].piece)
            for kind in recoverable(g, keepers(g, self.seat), self.place)
        ]
        if not options:
            g.finish()
        elif self.taken > 0:
            g.ask(self.seat, _MORE, [*options, PASS])
        else:
            g.settle(self.seat, _TAKE, options)

    def take_relic(self, g: Game) -> None:
        """15.5.2.IIIa Place the relic in the leftmost empty space of its row."""
        answer = g.answer
        if not isinstance(answer, Reclaim):
            g.finish()
            return
        me = keepers(g, self.seat)
        self.full = me.full_columns(g)
        self.kind = g.box.kind_at[self.seat][answer.piece]
        self.taken += 1
        remove(g, removal(g, self.seat, self.kind, self.place))

    def score_points(self, g: Game) -> None:
        """15.5.2.IIIb Score the relic's value, and the bonus for a column it fills."""
        me = keepers(g, self.seat)
        score(g, self.seat, me.value_of(self.kind), "15.5.2.IIIb")
        if me.full_columns(g) > self.full:
            score(g, self.seat, me.column_points, "15.5.2.IIIb")

    def check(self, g: Game) -> None:
        """15.5.2.IIIc Discard the card and stop if they rule fewer clearings of the suit than its
        value."""
        me = keepers(g, self.seat)
        if ruled_alike(g, me, self.place) < me.value_of(self.kind):
            dismiss(g, self.seat, self.card, RECOVER, "15.5.2.IIIc")
        else:
            self.kind, self.full = -1, 0
            g.back_to("choose_relic")

    def verb_list(self) -> list[type[Action]]:
        """15.5.2.IIIa Return the actions of this step."""
        return [Reclaim]

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """15.5.2.IIIa Return why a relic is not offered."""
        if isinstance(action, Reclaim):
            place = f"place:{PLACE.text(self.place)}"
            return ("15.5.2.IIIa", because("why-no_relic_to_reclaim", {"place": place}))
        return None


answers(_WHICH, SetOut, RecoverIn)
answers(_TAKE, Reclaim)
answers(_MORE, Reclaim)
verbs(SetOut, RecoverIn, Reclaim)
frames(MoveOrRecover, Recover)
field_words(MoveOrRecover, {"card": CARDS})
field_words(Recover, {"card": CARDS})
