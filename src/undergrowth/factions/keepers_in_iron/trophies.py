"""15.2.5 Prized Trophies: relics that enemies remove go to forests of their choice."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.keepers_in_iron.pieces import KeeperPieces, keepers
from undergrowth.law.pieces.atoms import put, take_back
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.pieces.rule import may_place
from undergrowth.law.removing.triggers import SeatTrigger
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import PIECES
from undergrowth.table.places import PLACE
from undergrowth.table.records import Bonus, Removed


class Bury(Action):
    """`bury figure_2 f3`: place a removed relic face up in a forest."""

    verb: ClassVar[str] = "bury"
    domains: ClassVar[tuple[Domain, ...]] = (PIECES, PLACE)
    law: ClassVar[str] = "15.2.5"

    def __init__(self, piece: int, place: int) -> None:
        self.piece: Final = piece
        self.place: Final = place

    def args(self) -> tuple[int, ...]:
        return (self.piece, self.place)


_FOREST: Final = Prompt("keepers.trophy", "15.2.5")


def is_trophy(g: Game, me: KeeperPieces, r: Removed, i: int) -> bool:
    """15.2.5 Whether one entry of a removal is of relics that an enemy removes."""
    remover = r.removers[i]
    return me.is_relic(r.kinds[i]) and remover != NOBODY and is_enemy(g, remover, me.seat)


def bonuses(g: Game, me: KeeperPieces, r: Removed) -> list[Bonus]:
    """15.2.5, H.3.6 Return a bonus for each relic an enemy with a seat removes."""
    found: list[Bonus] = []
    for i in range(len(r.kinds)):
        if is_trophy(g, me, r, i) and g.has_seat(r.removers[i]):
            found.append(Bonus(r.removers[i], me.trophy_points * r.counts[i], "15.2.5"))
    return found


def placing(g: Game, me: KeeperPieces, r: Removed) -> list[Frame]:
    """15.2.5 Return a frame for each enemy to place the relics it removed."""
    found: list[PlaceTrophies] = []
    for i in range(len(r.kinds)):
        if is_trophy(g, me, r, i):
            remover = r.removers[i]
            its = [each for each in found if each.enemy == remover]
            if not its:
                found.append(PlaceTrophies(me.seat, remover))
                its = found[-1:]
            its[0].kinds += [r.kinds[i]] * r.counts[i]
    return list(found)


@dataclass
class PlaceTrophies(SeatTrigger):
    """15.2.5 An enemy places the relics it has removed, face up in any forests."""

    enemy: int
    """The owner who removed them, with a seat or without."""
    kinds: list[int] = field(default_factory=list)
    """Their kinds, one entry for each."""

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.bury)

    def decider(self, g: Game) -> int:
        """15.2.5, 1.1.3 Return the seat that places them; the turn's player if no seat decides."""
        seat = book(g).owner(self.enemy).decider(g)
        return seat if seat != NOBODY else g.turn

    def forests(self, g: Game, kind: int) -> list[int]:
        """15.2.5 Return the forests in which a relic can be placed."""
        me = keepers(g, self.seat)
        return [
            forest
            for forest in g.box.woodland.forest_places
            if may_place(g, self.seat, forest, me.turned_up(kind), self.enemy)
        ]

    def choose(self, g: Game) -> None:
        """15.2.5 Ask for the next relic and its forest."""
        options: list[Action] = []
        for kind in self.kinds:
            piece = g.box.kinds[keepers(g, self.seat).turned_up(kind)].piece
            for forest in self.forests(g, kind):
                option = Bury(piece, forest)
                if option not in options:
                    options.append(option)
        if options:
            g.settle(self.decider(g), _FOREST, options)

    def bury(self, g: Game) -> None:
        """15.2.5 Place the relic with its value showing."""
        answer = g.answer
        if not isinstance(answer, Bury):
            return
        me = keepers(g, self.seat)
        up = g.box.kind_at[self.seat][answer.piece]
        kind = next(each for each in self.kinds if me.turned_up(each) == up)
        self.kinds.remove(kind)
        me.board(g).give_pieces(kind, 1)
        take_back(g, kind, 1)
        put(g, up, answer.place, 1, self.enemy)
        if self.kinds:
            g.back_to("choose")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """15.2.5 Return why a relic cannot be placed somewhere."""
        if isinstance(action, Bury):
            return ("15.2.5", because("why-bury_in_forest"))
        return None


verbs(Bury)
frames(PlaceTrophies)
