"""R.7.5.1 Explore."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.automata.targets import Pick, pick_place, tell_place
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import CHANCE, Prompt, frames
from undergrowth.factions.vagabot.items import exhaust, gain, usable
from undergrowth.factions.vagabot.move import GoTo, trails
from undergrowth.factions.vagabot.pieces import vagabot
from undergrowth.law.pieces.ground import take_from_ruin
from undergrowth.law.pieces.rule import may_take_item
from undergrowth.table.answers import AtPlace, WithItem
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import ITEMS
from undergrowth.table.places import NOWHERE, PLACE


class Search(AtPlace):
    """`search ruin 5`: the ruin to explore (R.7.5.1)."""

    verb: ClassVar[str] = "search ruin"
    picture: ClassVar[str] = "explore"
    law: ClassVar[str] = "R.7.5.1"


class Find(WithItem):
    """`find boot`: the item that chance picks from a ruin."""

    verb: ClassVar[str] = "find"


_LAW: Final = "R.7.5.1"
_EXPLORE: Final = Prompt("vagabot.explore", _LAW)
_ITEM: Final = Prompt("vagabot.item", _LAW)


def pick_ruin(g: Game, seat: int) -> Pick:
    """R.7.5.1 Pick the nearest ruin that it can reach."""
    known = trails(g, seat)
    ruins = [
        place
        for place in g.clearings
        if g.ruins[place] and may_take_item(g, seat, place) and known.reaches(place)
    ]
    return pick_place(g, seat, ruins, [known.nearest()])


@dataclass
class SearchNearest(Frame):
    """R.7.5.1 Move to the nearest ruin and take a random item from under it."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.go, self.announce, self.exhaust_item, self.look, self.take)

    def applies(self, g: Game) -> bool:
        return usable(g, self.seat) > 0 and pick_ruin(g, self.seat).target != NOWHERE

    def go(self, g: Game) -> None:
        """R.7.5 Move to the ruin, even without enough items to explore."""
        pick = pick_ruin(g, self.seat)
        tell_place(g, self.seat, _LAW, pick)
        g.push(GoTo(self.seat, pick.target))

    def announce(self, g: Game) -> None:
        me = vagabot(g, self.seat)
        place = me.place(g)
        if not g.ruins[place] or usable(g, self.seat) < me.costs["explore"]:
            g.finish()
            return
        g.ask(self.seat, _EXPLORE, [Search(place)])

    def exhaust_item(self, g: Game) -> None:
        exhaust(g, self.seat, vagabot(g, self.seat).costs["explore"])

    def look(self, g: Game) -> None:
        """R.7.5.1 Pick one of the items there at random."""
        under: list[Action] = [Find(item) for item in g.ruins[vagabot(g, self.seat).place(g)]]
        g.reveals_hidden()  # the items there
        g.ask(CHANCE, _ITEM, under)

    def take(self, g: Game) -> None:
        """R.7.5.1 Reveal the item and gain it face up; it scores no points."""
        item, place = g.chose(Find).item, vagabot(g, self.seat).place(g)
        if g.log is not None:
            fields: dict[str, int | str] = {"item": ITEMS.text(item), "place": PLACE.text(place)}
            g.note("explored", _LAW, self.seat, fields)
        take_from_ruin(g, place, item)
        gain(g, self.seat, item)


verbs(Search, Find)
frames(SearchNearest)
