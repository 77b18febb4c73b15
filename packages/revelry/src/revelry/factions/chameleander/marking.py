"""C.5.2.IV Mark for Death."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from revelry.factions.chameleander.pieces import ChameleanderPieces, chameleander
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.suits import payers, spend_for
from undergrowth.law.pieces.enemies import is_enemy_piece
from undergrowth.law.removing.removal import may_replace, replace
from undergrowth.law.victory.score import score
from undergrowth.table.answers import WithCard
from undergrowth.table.cards import NO_CARD
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import WARRIOR
from undergrowth.table.names import CARDS, FACTIONS, PIECES
from undergrowth.table.places import NOWHERE, PLACE
from undergrowth.table.refusals import answers, not_in_hand


class MarkWith(WithCard):
    """`mark with cobbler`: the card that matches its clearing."""

    verb: ClassVar[str] = "mark with"
    picture: ClassVar[str] = "battle"
    law: ClassVar[str] = "C.5.2.IV"


class Doom(Action):
    """`doom eyrie_dynasties warrior`: the warrior that gives way to an ego."""

    verb: ClassVar[str] = "doom"
    picture: ClassVar[str] = "loss"
    domains: ClassVar[tuple[Domain, ...]] = (FACTIONS, PIECES)

    def __init__(self, faction: int, piece: int) -> None:
        self.faction: Final = faction
        self.piece: Final = piece

    def args(self) -> tuple[int, ...]:
        return (self.faction, self.piece)


_DOOM: Final = Prompt("chameleander.doom", "C.5.2.IV")


def doomed(g: Game, me: ChameleanderPieces) -> list[int]:
    """C.5.2.IV, G.23 The kinds of enemy warrior in its clearing that an ego can replace."""
    here = me.place(g)
    if here == NOWHERE or me.ego.left(g) == 0:
        return []
    return [
        kind
        for kind, k in enumerate(g.box.kinds)
        if k.sort == WARRIOR
        and g.count(kind, here) > 0
        and is_enemy_piece(g, me.seat, kind)
        and may_replace(g, me.seat, kind, here, me.ego.first(g))
    ]


def marks(g: Game, me: ChameleanderPieces) -> list[Action]:
    """C.5.2.IV The cards that it can spend for that, once a turn."""
    if me.marked in g.used or not doomed(g, me):
        return []
    return [MarkWith(card) for card in payers(g, me.seat, g.suits[me.place(g)])]


def why_no_mark(g: Game, me: ChameleanderPieces, card: int) -> Reason | None:
    """C.5.2.IV Return why a card is not spent for that."""
    if me.marked in g.used:
        return ("C.5.2.IV", because("revelry:why-marked_already"))
    if not doomed(g, me):
        return ("C.5.2.IV", because("revelry:why-nobody_to_mark"))
    told = {"card": f"card:{CARDS.text(card)}", "place": f"place:{PLACE.text(me.place(g))}"}
    missing = not_in_hand(g, me.seat, card, "C.5.2.IV")
    return missing or ("C.5.2.IV", because("why-does_not_match", dict(told)))


@dataclass
class Mark(Frame):
    """C.5.2.IV A card for a warrior in whose place an ego comes."""

    seat: int
    card: int

    def script(self) -> tuple[Step, ...]:
        return (self.spend, self.choose, self.strike)

    def hand_cards(self) -> list[tuple[int, int]]:
        return [(self.seat, self.card)] if self.card != NO_CARD else []

    def spend(self, g: Game) -> None:
        """C.5.2.IV One that matches its clearing."""
        card, self.card = self.card, NO_CARD
        place = chameleander(g, self.seat).place(g)
        spend_for(g, self.seat, card, g.suits[place])

    def choose(self, g: Game) -> None:
        """C.5.2.IV Any enemy warrior there that can be replaced."""
        options: list[Action] = []
        for kind in doomed(g, chameleander(g, self.seat)):
            k = g.box.kinds[kind]
            options.append(Doom(g.box.owner_numbers[k.owner], k.piece))
        g.settle(self.seat, _DOOM, options)

    def strike(self, g: Game) -> None:
        """C.5.2.IV, C.2.5 An ego stands there now; score for its space."""
        answer = g.chose(Doom)
        me = chameleander(g, self.seat)
        kind = g.box.kind_at[g.box.owner_of(answer.faction)][answer.piece]
        points = me.ego.next_points(g)
        replace(g, self.seat, kind, me.place(g), me.ego.first(g))
        score(g, self.seat, points, "C.5.2.IV")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """C.5.2.IV Return why a warrior is not marked."""
        if isinstance(action, Doom):
            return ("C.5.2.IV", because("revelry:why-not_marked"))
        return None


answers(_DOOM, Doom)
verbs(MarkWith, Doom)
frames(Mark)
