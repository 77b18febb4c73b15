"""CHMD.5.3 Gentrify: the player who has the fewest points comes, and may place something."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from revelry.demands import demanded
from revelry.factions.chameleandroid.ego import GENTRIFIED, placing, store
from revelry.factions.chameleandroid.pieces import CITY_BUILDER, AndroidPieces, android
from revelry.factions.chameleandroid.targets import pick_poorest
from undergrowth.automata.measures import is_automated
from undergrowth.automata.placing import place as place_pieces
from undergrowth.automata.refusing import why_other_player
from undergrowth.automata.targets import tell_player
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.call_in import call_in
from undergrowth.law.pieces.gifts import PlaceAny
from undergrowth.law.pieces.unseen import RandomPiece, ask_which
from undergrowth.law.victory.score import score
from undergrowth.table.answers import OfFaction
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE


class Gentrify(OfFaction):
    """`gentrify marquise_de_cat`: who is forced to come."""

    verb: ClassVar[str] = "gentrify"
    picture: ClassVar[str] = "recruit"
    law: ClassVar[str] = "CHMD.5.3"


_GENTRIFY: Final = Prompt("android.gentrify", "CHMD.5.3")


@dataclass
class GentrifyClearing(Frame):
    """CHMD.5.3 Two warriors come, then perhaps a building or token, or an item is restored."""

    seat: int
    player: int = NOBODY

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.call_in, self.force, self.invite, self.reward)

    def announce(self, g: Game) -> None:
        """CHMD.5.3.I Choose the player with the fewest points."""
        pick = pick_poorest(g, self.seat)
        if pick.target == NOBODY or android(g, self.seat).place(g) == NOWHERE:
            g.finish()
            return
        tell_player(g, self.seat, "CHMD.5.3", pick)
        g.ask(self.seat, _GENTRIFY, [Gentrify(g.box.owner_numbers[pick.target])])

    def call_in(self, g: Game) -> None:
        """1.5.4 Others may come back to its supply first."""
        self.player = g.box.owner_of(g.chose(Gentrify).faction)
        call_in(g, self.player, android(g, self.seat).newcomers)

    def force(self, g: Game) -> None:
        """CHMD.5.3 Two of its warriors, or as many as there are (1.5.4)."""
        me, warrior = android(g, self.seat), book(g).faction(self.player).warrior
        if warrior < 0:
            return
        if is_automated(g, self.player):
            place_pieces(g, self.player, warrior, me.place(g), me.newcomers)
        else:
            put(g, warrior, me.place(g), me.newcomers)

    def invite(self, g: Game) -> None:
        """CHMD.5.3 It may place something, or repair or refresh an item."""
        me = android(g, self.seat)
        if is_automated(g, self.player) and self._is_deterred(g, me):
            return
        found = book(g).faction(self.player).restore_item(g)
        if found:
            g.push_all(found)
        elif is_automated(g, self.player):
            g.push(PlaceDemanded(self.seat, self.player))
        else:
            g.push(PlaceAny(self.player, self.player, me.place(g), scores=True))

    def _is_deterred(self, g: Game, me: AndroidPieces) -> bool:
        """CHMD.10.5 Too many ego keep automated opponents from it; CHMD.9.3 unless City Builder."""
        if me.has_trait(CITY_BUILDER):
            return False
        return me.ego_here(g) >= me.deterring or me.ego.on_id(g) >= me.deterring

    def reward(self, g: Game) -> None:
        """CHMD.5.3 An ego for that; else one goes onto the Id, CHMD.9.3 unless City Builder."""
        accepted = len(g.told) > 0 and g.told[0] > 0
        if accepted or android(g, self.seat).has_trait(CITY_BUILDER):
            g.push(placing(self.seat, GENTRIFIED))
        else:
            store(g, self.seat, "CHMD.5.3")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """CHMD.5.3.I Return why nobody else is gentrified."""
        if isinstance(action, Gentrify):
            other = g.box.owner_of(action.faction)
            return why_other_player(g, "CHMD.5.3", other, pick_poorest(g, self.seat))
        return None


@dataclass
class PlaceDemanded(Frame):
    """CHMD.10.5 The piece that an automated opponent places, if any; it tells how many."""

    seat: int
    player: int

    def script(self) -> tuple[Step, ...]:
        return (self.draw, self.place)

    def draw(self, g: Game) -> None:
        """CHMD.10.5.VIII Of several chance takes one."""
        _, kinds = self._demanded(g)
        if len(kinds) > 1:
            ask_which(g, kinds)

    def place(self, g: Game) -> None:
        """CHMD.5.3, CHMD.10.5 It scores what it always scores for that."""
        me, answer = android(g, self.seat), g.answer
        law, kinds = self._demanded(g)
        if not kinds:
            g.finish_with([0])
            return
        kind = kinds[0]
        if isinstance(answer, RandomPiece):
            kind = g.box.kind_at[self.player][answer.piece]
        points = book(g).faction(self.player).points_for_placing(g, kind, me.place(g))
        placed = place_pieces(g, self.player, kind, me.place(g), 1)
        if placed and points:
            score(g, self.player, points, law)
        g.finish_with([placed])

    def _demanded(self, g: Game) -> tuple[str, list[int]]:
        me = android(g, self.seat)
        return demanded(g, me.demands, self.player, me.place(g))


verbs(Gentrify)
frames(GentrifyClearing, PlaceDemanded)
