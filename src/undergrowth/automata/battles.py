"""R.2.3, R.2.4 Battles of automated opponents: clearing, defender, and order."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.automata.automaton import automaton
from undergrowth.automata.measures import foes_in
from undergrowth.automata.priority import by_priority
from undergrowth.automata.refusing import why_not_next, why_other_player
from undergrowth.automata.services.hiring import hire_for_battle
from undergrowth.automata.targets import Pick, PlayerCriterion, pick_player, tell_player
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.frames import Prompt
from undergrowth.engine.messages import Reason
from undergrowth.engine.optional import mypyc_attr
from undergrowth.law.battle.battle import Battle
from undergrowth.law.battle.battlefield import may_attack_from
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import FACTIONS
from undergrowth.table.places import PLACE
from undergrowth.table.records import Fight


class Attack(Action):
    """`attack in 5 eyrie_dynasties`: the battle an automated opponent announces."""

    verb: ClassVar[str] = "attack in"
    picture: ClassVar[str] = "battle"
    domains: ClassVar[tuple[Domain, ...]] = (PLACE, FACTIONS)

    def __init__(self, place: int, faction: int) -> None:
        self.place: Final = place
        self.faction: Final = faction

    def args(self) -> tuple[int, ...]:
        return (self.place, self.faction)


def can_battle(g: Game, seat: int, place: int) -> bool:
    """4.3, R.2.3 Whether it can battle an enemy it targets in a clearing."""
    return may_attack_from(g, seat, place) and len(foes_in(g, seat, place)) > 0


def pick_defender(
    g: Game, seat: int, place: int, criteria: list[PlayerCriterion] | None = None
) -> Pick:
    """R.2.2 Pick the defender in a clearing, by these criteria or its own."""
    if criteria is None:
        criteria = automaton(g, seat).defender_criteria(g)
    return pick_player(g, seat, place, foes_in(g, seat, place), criteria)


def announce_battle(g: Game, seat: int, law: str, place: int, pick: Pick) -> None:
    """Announce the defender, with the reason, as a question with one answer."""
    tell_player(g, seat, law, pick)
    number = g.box.owner_numbers[pick.target]
    g.ask(seat, Prompt("automata.battle", law), [Attack(place, number)])


def announced_fight(g: Game, seat: int) -> Fight:
    """Return the announced battle, in the following step."""
    attack = g.chose(Attack)
    return Fight(attack.place, seat, g.box.owner_of(attack.faction))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class BattleEach(Frame):
    """R.2.4 Battle in each of some clearings, from the highest priority to the lowest.

    A subclass says in which clearings, under which section, and by which criteria.
    """

    seat: int
    left: list[int] = field(default_factory=list)
    """Clearings left, the next one first."""

    def script(self) -> tuple[Step, ...]:
        return (self.list_clearings, self.announce, self.fight)

    def law(self, g: Game) -> str:
        """Return the section under which it battles."""
        raise NotImplementedError

    def clearings(self, g: Game) -> list[int]:
        """Return the clearings to battle in, where possible."""
        raise NotImplementedError

    def criteria(self, g: Game) -> list[PlayerCriterion]:
        """R.2.2 Return the criteria by which it chooses the defender."""
        return automaton(g, self.seat).defender_criteria(g)

    def prepare(self, g: Game, b: Fight) -> None:
        """Change a battle before it begins, such as by an extra hit."""

    def may_battle(self, g: Game, place: int) -> bool:
        """R.2.3 Whether it can battle in a clearing when its turn comes."""
        return can_battle(g, self.seat, place)

    def applies(self, g: Game) -> bool:
        return any(self.may_battle(g, place) for place in self.clearings(g))

    def list_clearings(self, g: Game) -> None:
        """R.2.4 List the clearings, by priority."""
        self.left = by_priority(g, self.clearings(g))

    def announce(self, g: Game) -> None:
        """R.2.3 Announce the battle in the next clearing where it can battle."""
        while self.left and not self.may_battle(g, self.left[0]):
            self.left = self.left[1:]
        if not self.left:
            g.finish()
            return
        place = self.left[0]
        pick = pick_defender(g, self.seat, place, self.criteria(g))
        announce_battle(g, self.seat, self.law(g), place, pick)

    def fight(self, g: Game) -> None:
        b = announced_fight(g, self.seat)
        self.left = self.left[1:]
        self.prepare(g, b)
        g.back_to("announce")
        g.push(Battle(b))
        hire_for_battle(g, b)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """R.2.4, R.2.1 Return why it does not battle elsewhere, or another player."""
        if not isinstance(action, Attack) or not self.left:
            return None
        place = self.left[0]
        if action.place != place:
            return why_not_next(self.law(g), action.place, self.left)
        pick = pick_defender(g, self.seat, place, self.criteria(g))
        return why_other_player(g, self.law(g), g.box.owner_of(action.faction), pick)


verbs(Attack)
