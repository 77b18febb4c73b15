"""H.2.4, 1.5.5 Forcing a player to battle at a Prophet, or to move away and battle there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.hirelings.warm_sun_prophets.urging import Urge
from undergrowth.law.battle.battle import Against, Battle
from undergrowth.law.battle.battlefield import (
    defenders,
    hides_battle,
    may_battle_at,
    record_battle_reveal,
)
from undergrowth.law.hirelings.using import CHOICES, Choose
from undergrowth.law.moving.move import To, why_not_to
from undergrowth.law.moving.ways import destinations
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import FACTIONS
from undergrowth.table.places import NOWHERE, PLACE, is_forest
from undergrowth.table.records import Fight
from undergrowth.table.refusals import answers


class Preach(Action):
    """`preach eyrie_dynasties 5`: the player to force, and the clearing of the Prophet."""

    verb: ClassVar[str] = "preach"
    domains: ClassVar[tuple[Domain, ...]] = (FACTIONS, PLACE)

    def __init__(self, faction: int, place: int) -> None:
        self.faction: Final = faction
        self.place: Final = place

    def args(self) -> tuple[int, ...]:
        return (self.faction, self.place)


_PREACH: Final = Prompt("prophets.preach", "1.5.5")
_DEED: Final = Prompt("prophets.deed", "H.2.4")
_WAY: Final = Prompt("prophets.way", "1.5.5")
_DEFENDER: Final = Prompt("prophets.defender", "4.3")
_BATTLE: Final = CHOICES.add("prophets_battle")
_MOVE: Final = CHOICES.add("prophets_move")


def ways(g: Game, seat: int, origin: int) -> list[int]:
    """1.5.5, 4.2.1 Return the clearings a player could move to with warriors or its pawn.

    1.1.1 The card names clearings, so nobody is forced into a forest (18.2.4).  9.2.9.IIIb A pawn
    that cannot pay to enter a clearing is not forced there.
    """
    player = book(g).owner(seat)
    found = [place for place in destinations(g, seat, origin) if not is_forest(place)]
    if g.warriors[seat * g.places + origin] > 0:
        return found
    if player.pawn < 0 or g.count(player.pawn, origin) == 0:
        return []
    return [place for place in found if player.price_to_enter(g, place) is not None]


def deeds(g: Game, seat: int, place: int) -> list[int]:
    """H.2.4 Return the actions a player can be forced to take in a clearing."""
    found = [_BATTLE] if may_battle_at(g, seat, place) else []
    return [*found, _MOVE] if ways(g, seat, place) else found


def exhortations(g: Game, owner: int) -> list[Action]:
    """H.2.4 Return the players that can be forced, with the clearing of the Prophet."""
    return [
        Preach(g.box.owner_numbers[seat], place)
        for place in g.clearings
        if g.warriors_at(owner, place) > 0
        for seat in range(g.seats)
        if g.has_pieces(seat, place) and deeds(g, seat, place)
    ]


def hides_exhorting(g: Game, owner: int) -> bool:
    """1.2.1 Whether a hidden hand decides if a player at a Prophet can be forced to battle."""
    if not book(g).hooks.hides_defending:
        return False
    for place in g.clearings:
        if g.warriors_at(owner, place) > 0:
            for seat in range(g.seats):
                if hides_battle(g, seat, place):
                    return True
    return False


@dataclass
class Exhort(Frame):
    """H.2.4 Choose a player, its action, and a place; in battle the player decides as usual."""

    seat: int
    owner: int
    forced: int = NOBODY
    place: int = NOWHERE
    """The clearing of the battle."""
    moved: bool = False
    """Whether the player was forced to move: a battle after that is optional."""

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_player,
            self.choose_deed,
            self.choose_way,
            self.move,
            self.choose_defender,
            self.battle,
        )

    def choose_player(self, g: Game) -> None:
        """H.2.4 Ask for any player with faction pieces at a Prophet, the controller too."""
        self._ask(g, _PREACH, exhortations(g, self.owner), hides_exhorting(g, self.owner))

    def choose_deed(self, g: Game) -> None:
        """H.2.4 Ask for a battle there, or a move."""
        chosen = g.chose(Preach)
        self.forced, self.place = g.box.owner_of(chosen.faction), chosen.place
        options: list[Action] = [Choose(deed) for deed in deeds(g, self.forced, self.place)]
        self._ask(g, _DEED, options, hides_battle(g, self.forced, self.place))

    def choose_way(self, g: Game) -> None:
        """1.5.5 Ask for a clearing to which the player can move by its own rules."""
        if g.chose(Choose).choice == _BATTLE:
            g.back_to("choose_defender")
        else:
            options: list[Action] = [To(place) for place in ways(g, self.forced, self.place)]
            g.settle(self.seat, _WAY, options)

    def move(self, g: Game) -> None:
        """H.2.4 Move as many of its pieces as possible."""
        origin, self.place, self.moved = self.place, g.chose(To).place, True
        g.push(Urge(self.seat, self.forced, origin, self.place))

    def choose_defender(self, g: Game) -> None:
        """H.2.4 Ask whom it battles there; after a move there may be no enemy."""
        if self.moved:
            record_battle_reveal(g, self.forced, self.place)
            if not may_battle_at(g, self.forced, self.place):
                g.finish()
                return
        options: list[Action] = [
            Against(g.box.owner_numbers[enemy]) for enemy in defenders(g, self.forced, self.place)
        ]
        hidden = hides_battle(g, self.forced, self.place)
        self._ask(g, _DEFENDER, [*options, PASS] if self.moved else options, hidden)

    def _ask(self, g: Game, prompt: Prompt, options: list[Action], hidden: bool) -> None:
        """1.2.1 Ask even with one option, if a hidden hand decides the options."""
        if hidden:
            g.ask(self.seat, prompt, options)
        else:
            g.settle(self.seat, prompt, options)

    def battle(self, g: Game) -> None:
        """1.5.5, H.3.6 Battle: the player attacks with its own pieces, and scores for removals."""
        answer = g.answer
        if isinstance(answer, Against):
            g.push(Battle(Fight(self.place, self.forced, g.box.owner_of(answer.faction))))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """H.2.4 Return why a player, a clearing or a defender is not offered."""
        if isinstance(action, Preach):
            return ("H.2.4", because("why-no_prophet_beside"))
        if isinstance(action, Choose):
            return ("H.2.4", because("why-hireling_not_now"))
        if isinstance(action, Against):
            return ("4.3", because("why-defender_must_enemy_attacker"))
        if isinstance(action, To):
            return self._why_not_to(g, action.place)
        return None

    def _why_not_to(self, g: Game, place: int) -> Reason | None:
        """1.5.5, 9.2.9.IIIb Return why the player is not forced to move to a place."""
        if is_forest(place):
            return ("H.2.4", because("why-forced_into_no_forest"))
        if place in destinations(g, self.forced, self.place):
            faction = f"faction:{g.seat_name(self.forced)}"
            return ("9.2.9.IIIb", because("why-cannot_pay_to_enter", {"faction": faction}))
        return why_not_to(g, self.forced, self.place, place)


answers(_PREACH, Preach)
answers(_DEED, Choose)
answers(_WAY, To)
answers(_DEFENDER, Against)
verbs(Preach)
frames(Exhort)
