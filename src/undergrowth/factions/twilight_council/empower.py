"""17.6.1.III Empower: remove warriors from an assembly by a die roll."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import CHANCE, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.twilight_council.loyalists import fetch_removed, gain_loyalists
from undergrowth.factions.twilight_council.pieces import council
from undergrowth.law.battle.battle import DIE
from undergrowth.law.pieces.rule import rules
from undergrowth.law.removing.removal import may_remove, removal, remove
from undergrowth.law.victory.score import score
from undergrowth.table.answers import AtPlace, WithCount
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE, PLACE
from undergrowth.table.refusals import answers


class EmpowerIn(AtPlace):
    """`empower in 5`: the clearing of the assembly."""

    verb: ClassVar[str] = "empower in"


class OneDie(WithCount):
    """`one die 2`: the result of one battle die."""

    verb: ClassVar[str] = "one die"


class KeepLoyal(Action):
    """`keep loyal`: the warriors removed become Loyalists."""

    verb: ClassVar[str] = "keep loyal"
    picture: ClassVar[str] = "recruit"
    law: ClassVar[str] = "17.6.1.III"


class EmpowerForPoint(Action):
    """`score empower`: score a point where the Council rules."""

    verb: ClassVar[str] = "score empower"
    picture: ClassVar[str] = "spend"
    law: ClassVar[str] = "17.6.1.III"


_EMPOWER: Final = Prompt("council.empower", "17.6.1.III")
_DIE: Final = Prompt("council.die", "17.6.1.III")
_GAIN: Final = Prompt("council.empowered", "17.6.1.III")
_KEEP: Final = KeepLoyal()
_SCORE: Final = EmpowerForPoint()


@dataclass
class Empower(Frame):
    """17.6.1.III Roll for an assembly, then gain Loyalists or a point."""

    seat: int
    place: int = NOWHERE
    removed: int = 0
    """Warriors that the die has removed and no other effect has placed again."""

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.roll, self.send_off, self.choose_gain, self.gain)

    def choose(self, g: Game) -> None:
        """17.6.1.III Ask for any assembly."""
        places = council(g, self.seat).assemblies(g)
        g.settle(self.seat, _EMPOWER, [EmpowerIn(place) for place in places])

    def roll(self, g: Game) -> None:
        """17.6.1.III Roll one battle die."""
        self.place = g.chose(EmpowerIn).place
        g.ask(CHANCE, _DIE, [OneDie(face) for face in DIE])

    def send_off(self, g: Game) -> None:
        """17.6.1.III, 1.5.4 Remove as many warriors as the die shows, or all there are."""
        me, rolled = council(g, self.seat), g.chose(OneDie).count
        if g.log is not None:
            g.note("rolled_die", "17.6.1.III", self.seat, {"count": rolled})
        if may_remove(g, me.warrior, self.place, self.seat):
            self.removed = min(rolled, g.count(me.warrior, self.place))
        if self.removed > 0:
            remove(g, removal(g, self.seat, me.warrior, self.place, self.removed))

    def fewer(self, g: Game, kind: int, place: int, n: int) -> None:
        """17.6.1.III Reduce the count of removed warriors by those that another effect brought
        back."""
        if kind == council(g, self.seat).warrior and place == self.place:
            self.removed = max(0, self.removed - n)

    def fitting(self, g: Game) -> int:
        """17.2.1 Return how many of the warriors removed can become Loyalists."""
        me = council(g, self.seat)
        return min(self.removed, me.most_loyalists - me.board(g).loyalists)

    def choose_gain(self, g: Game) -> None:
        """17.6.1.III Ask for Loyalists, or a point where the Council still rules, or neither."""
        options: list[Action] = [_KEEP] if self.fitting(g) > 0 else []
        if rules(g, self.seat, self.place):
            options.append(_SCORE)
        if options:
            g.ask(self.seat, _GAIN, [*options, PASS])

    def gain(self, g: Game) -> None:
        me, answer = council(g, self.seat), g.answer
        if isinstance(answer, KeepLoyal):
            fetch_removed(g, me, self.fitting(g))
            gain_loyalists(g, me, self.fitting(g), "17.6.1.III")
        elif isinstance(answer, EmpowerForPoint):
            score(g, self.seat, me.empowered, "17.6.1.III")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """17.6.1.III Return why an assembly, or a gain, is not offered."""
        if isinstance(action, EmpowerIn):
            name = f"place:{PLACE.text(action.place)}"
            return ("17.6.1.III", because("why-no_assembly_in", {"place": name}))
        if isinstance(action, KeepLoyal):
            if self.removed == 0:
                return ("17.6.1.III", because("why-nobody_sent_off"))
            most = council(g, self.seat).most_loyalists
            return ("17.2.1", because("why-loyalists_full", {"most": most}))
        if isinstance(action, EmpowerForPoint):
            name = f"place:{PLACE.text(self.place)}"
            return ("17.6.1.III", because("why-do_not_rule", {"place": name}))
        return None


answers(_EMPOWER, EmpowerIn)
answers(_GAIN, KeepLoyal, EmpowerForPoint)
verbs(EmpowerIn, OneDie, KeepLoyal, EmpowerForPoint)
frames(Empower)
