"""R.7.5.4, R.7.2.5 Battle: target, clearing, and the items that take its hits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.automata.battles import Attack, announced_fight
from undergrowth.automata.measures import (
    PLAYER_MOST_PIECES,
    PLAYER_MOST_POINTS,
    enemy_count,
    foes_in,
    pieces_of,
)
from undergrowth.automata.targets import (
    Criterion,
    Pick,
    pick_place,
    pick_player,
    tell_place,
    tell_player,
)
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.factions.vagabot.items import exhaust, next_damaged, usable
from undergrowth.factions.vagabot.move import GoTo, Trails, trails
from undergrowth.factions.vagabot.pieces import ADVENTURER, BERSERKER, MARKSMAN, vagabot
from undergrowth.law.battle.battle import Battle
from undergrowth.law.battle.battlefield import may_attack_from
from undergrowth.law.battle.dealing import DealHits
from undergrowth.law.battle.fighting import Fighting
from undergrowth.law.items.answers import Damage
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.table.bending.notes import FightNote, fight_notes
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import BUILDING, TOKEN, WARRIOR
from undergrowth.table.moments import BATTLE_START
from undergrowth.table.places import NOWHERE
from undergrowth.table.records import Bonus, Fight, Removed


class Snipe(Action):
    """`snipe`: a hit at the start of its battle (R.3.3.2 Marksman)."""

    verb: ClassVar[str] = "snipe"
    picture: ClassVar[str] = "battle"
    law: ClassVar[str] = "R.3.3.2"


_LAW: Final = "R.7.5.4"
_BATTLE: Final = Prompt("automata.battle", _LAW)


@dataclass
class Sniped(FightNote):
    """R.3.3.2 The Marksman has dealt his hit."""


"""Note of a battle in which the Marksman has shot."""


# ---- targets


class Prey:
    """R.7.5.4 Measures of the player it would battle.

    It is one player for all clearings, or, with NOBODY, the one it would battle in each clearing.
    """

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def there(self, g: Game, seat: int, place: int) -> int:
        """Return the player it would battle in a clearing."""
        return self.player if self.player != NOBODY else most_pieces(g, seat, place).target

    def built(self, g: Game, seat: int, place: int) -> int:
        return pieces_of(g, self.there(g, seat, place), place, BUILDING, TOKEN)

    def warriors(self, g: Game, seat: int, place: int) -> int:
        return pieces_of(g, self.there(g, seat, place), place, WARRIOR)

    def ties(self) -> list[Criterion]:
        """R.7.5.4.I, R.7.5.4.II Return the first and second tie-break for the clearing."""
        return [
            Criterion("target_built", True, self.built),
            Criterion("target_warriors", False, self.warriors),
        ]


def most_pieces(g: Game, seat: int, place: int) -> Pick:
    """R.3.3.2 Berserker: pick the player with the most pieces in a clearing."""
    return pick_player(g, seat, place, rivals_in(g, seat, place), [PLAYER_MOST_PIECES])


def rivals_in(g: Game, seat: int, place: int) -> list[int]:
    """R.7.5.4 Return the players it can battle in a clearing."""
    return [owner for owner in foes_in(g, seat, place) if g.has_seat(owner)]


def hunted(g: Game, seat: int, known: Trails) -> Pick:
    """R.7.5.4, R.2.3 Return the player with the most points among those it can reach."""
    within: list[int] = []
    for place in g.clearings:
        if known.reaches(place):
            within += [owner for owner in rivals_in(g, seat, place) if owner not in within]
    return pick_player(g, seat, NOWHERE, within, [PLAYER_MOST_POINTS])


def pick_battlefield(g: Game, seat: int, known: Trails, player: int) -> Pick:
    """R.7.5.4 Return the nearest clearing with a piece of that player."""
    places = [p for p in g.clearings if known.reaches(p) and player in rivals_in(g, seat, p)]
    return pick_place(g, seat, places, [known.nearest(), *Prey(player).ties()])


def pick_crowd(g: Game, seat: int, known: Trails) -> Pick:
    """R.3.3.2 Berserker: pick the nearest of the clearings with the most pieces."""
    places = [p for p in g.clearings if known.reaches(p) and rivals_in(g, seat, p)]
    tests = [Criterion("most_pieces", True, _crowd), known.nearest(), *Prey(NOBODY).ties()]
    return pick_place(g, seat, places, tests)


def _crowd(g: Game, seat: int, place: int) -> int:
    return enemy_count(g, seat, place)


@dataclass
class Hunt(Frame):
    """R.7.5.4 Move to the nearest clearing with pieces of the leader and battle there
    repeatedly."""

    seat: int
    target: int = NOBODY
    place: int = NOWHERE
    again: bool = False
    """Whether a battle has been fought: the next one takes more items."""

    def script(self) -> tuple[Step, ...]:
        return (self.go, self.announce, self.fight, self.go_on)

    def applies(self, g: Game) -> bool:
        if usable(g, self.seat) == 0:
            return False
        return hunted(g, self.seat, trails(g, self.seat)).target != NOBODY

    def go(self, g: Game) -> None:
        """R.7.5.4 Pick the player and the clearing, and move there."""
        known = trails(g, self.seat)
        if vagabot(g, self.seat).has_trait(BERSERKER):
            where = pick_crowd(g, self.seat, known)
            whom = most_pieces(g, self.seat, where.target)
        else:
            whom = hunted(g, self.seat, known)
            where = pick_battlefield(g, self.seat, known, whom.target)
        tell_player(g, self.seat, _LAW, whom)
        tell_place(g, self.seat, _LAW, where)
        self.target, self.place = whom.target, where.target
        g.push(GoTo(self.seat, self.place))

    def announce(self, g: Game) -> None:
        """R.7.5.4 Announce a battle while that player has pieces there and enough items are
        left."""
        arrived = vagabot(g, self.seat).place(g) == self.place
        if not arrived or usable(g, self.seat) < self._costs(g) or not self._can(g):
            g.finish()
            return
        g.ask(self.seat, _BATTLE, [Attack(self.place, g.box.owner_numbers[self.target])])

    def _costs(self, g: Game) -> int:
        return vagabot(g, self.seat).costs["battle_again" if self.again else "battle"]

    def _can(self, g: Game) -> bool:
        may = may_attack_from(g, self.seat, self.place)
        return may and self.target in rivals_in(g, self.seat, self.place)

    def fight(self, g: Game) -> None:
        b = announced_fight(g, self.seat)
        exhaust(g, self.seat, self._costs(g))
        g.push(Battle(b))

    def go_on(self, g: Game) -> None:
        """R.7.5.4 Battle again; R.3.3.2 not with the trait Adventurer."""
        if not vagabot(g, self.seat).has_trait(ADVENTURER):
            self.again = True
            g.back_to("announce")


# ---- in battle


def hits_taken(g: Game, seat: int) -> list[Action]:
    """R.7.2.5 Return the item that takes the next hit; without any the hit is ignored."""
    at, _ = next_damaged(g, seat)
    return [Damage(at // 4, at % 4)] if at >= 0 else []


def may_snipe(g: Game, seat: int, b: Fight, window: int) -> list[Action]:
    """R.3.3.2 Marksman: offer a hit at the start of each battle it attacks in."""
    ready = window == BATTLE_START and b.attacker == seat and b.noted(Sniped) is None
    return [Snipe()] if ready and vagabot(g, seat).has_trait(MARKSMAN) else []


def snipe(g: Game, seat: int) -> None:
    """R.3.3.2 Marksman: deal the hit at once."""
    g.innermost(Fighting).record().note(Sniped())
    g.push(DealHits(0, vagabot(g, seat).trait_numbers["marksman_hits"]))


def warriors_removed(g: Game, seat: int, r: Removed) -> list[Bonus]:
    """R.7.5.4 Return a point for each enemy warrior it removes as attacker."""
    if not r.in_battle or r.remover != seat:
        return []
    n = 0
    for i in range(len(r.kinds)):
        k = g.box.kinds[r.kinds[i]]
        if k.sort == WARRIOR and r.removers[i] == seat and is_enemy(g, seat, k.owner):
            n += r.counts[i]
    return [Bonus(seat, n * vagabot(g, seat).points["warrior"], _LAW)] if n > 0 else []


verbs(Snipe)
frames(Hunt)
fight_notes(Sniped, "vagabot_sniped")
