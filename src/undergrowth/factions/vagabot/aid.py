"""R.7.5.3 Aid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.automata.measures import PLAYER_FEWEST_POINTS
from undergrowth.automata.targets import Pick, pick_place, pick_player, tell_place, tell_player
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.domains import COUNT, Domain
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.factions.vagabot.items import exhaust, usable
from undergrowth.factions.vagabot.move import GoTo, trails
from undergrowth.factions.vagabot.pieces import HELPER, QUESTING, vagabot
from undergrowth.law.cards.draw import Draw
from undergrowth.law.crafting.items import take_from_box
from undergrowth.law.victory.score import score
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import FACTIONS
from undergrowth.table.places import NOWHERE


class Assist(Action):
    """`assist marquise_de_cat 2`: the player to aid, and the number of items taken."""

    verb: ClassVar[str] = "assist"
    picture: ClassVar[str] = "aid"
    law: ClassVar[str] = "R.7.5.3"
    domains: ClassVar[tuple[Domain, ...]] = (FACTIONS, COUNT)

    def __init__(self, faction: int, count: int) -> None:
        self.faction: Final = faction
        self.count: Final = count

    def args(self) -> tuple[int, ...]:
        return (self.faction, self.count)


_LAW: Final = "R.7.5.3"
_AID: Final = Prompt("vagabot.aid", _LAW)


def crafters_in(g: Game, seat: int, place: int) -> list[int]:
    """R.7.5.3 Return the other players with pieces in a clearing and items in their Crafted Items
    box."""
    return [
        other
        for other in range(g.seats)
        if other != seat and g.has_pieces(other, place) and any(g.crafted[other])
    ]


def pick_aided(g: Game, seat: int) -> Pick:
    """R.7.5.3 Pick the player to aid in its clearing: with the fewest points."""
    place = vagabot(g, seat).clearing(g)
    near = crafters_in(g, seat, place) if place != NOWHERE else []
    return pick_player(g, seat, place, near, [PLAYER_FEWEST_POINTS])


def pick_aid_clearing(g: Game, seat: int) -> Pick:
    """R.3.3.2 Questing: pick the nearest clearing with a player to aid."""
    known = trails(g, seat)
    places = [p for p in g.clearings if crafters_in(g, seat, p) and known.reaches(p)]
    return pick_place(g, seat, places, [known.nearest()])


def _first_item(g: Game, aided: int) -> int:
    """Return the first item in a box that is not empty."""
    item = 0
    while g.crafted[aided][item] == 0:
        item += 1
    return item


@dataclass
class AssistCrafter(Frame):
    """R.7.5.3 Take crafted items from a player, who draws cards for them."""

    seat: int
    aided: int = NOBODY
    items: int = 0

    def script(self) -> tuple[Step, ...]:
        return (self.go, self.announce, self.take, self.thank)

    def applies(self, g: Game) -> bool:
        if usable(g, self.seat) == 0:
            return False
        if vagabot(g, self.seat).has_trait(QUESTING):
            return pick_aid_clearing(g, self.seat).target != NOWHERE
        return pick_aided(g, self.seat).target != NOBODY

    def go(self, g: Game) -> None:
        """R.3.3.2 With the trait Questing, move to a clearing with a player to aid."""
        if vagabot(g, self.seat).has_trait(QUESTING):
            pick = pick_aid_clearing(g, self.seat)
            tell_place(g, self.seat, _LAW, pick)
            g.push(GoTo(self.seat, pick.target))

    def announce(self, g: Game) -> None:
        """R.7.5.3 Announce as many items as it can exhaust; R.3.3.2 one for the trait Questing."""
        pick = pick_aided(g, self.seat)
        n = usable(g, self.seat)
        if pick.target == NOBODY or n == 0:
            g.finish()
            return
        most = 1 if vagabot(g, self.seat).has_trait(QUESTING) else sum(g.crafted[pick.target])
        tell_player(g, self.seat, _LAW, pick)
        g.ask(self.seat, _AID, [Assist(g.box.owner_numbers[pick.target], min(n, most))])

    def take(self, g: Game) -> None:
        """R.7.5.3 Take the first items in the order of the supply: it treats all alike."""
        self.aided, self.items = g.box.owner_of(g.chose(Assist).faction), g.chose(Assist).count
        exhaust(g, self.seat, self.items)
        for _ in range(self.items):
            take_from_box(g, self.seat, self.aided, _first_item(g, self.aided), _LAW)
        me = vagabot(g, self.seat)
        more = me.trait_numbers["helper_points"] if me.has_trait(HELPER) else 0
        score(g, self.seat, self.items * (me.points["aid"] + more), _LAW)

    def thank(self, g: Game) -> None:
        """R.7.5.3 Let the aided player draw cards; one without a hand scores instead (R.2.8.1)."""
        me = vagabot(g, self.seat)
        more = me.trait_numbers["helper_cards"] if me.has_trait(HELPER) else 0
        g.push(Draw(self.aided, self.items * (me.aid_cards + more)))


verbs(Assist)
frames(AssistCrafter)
