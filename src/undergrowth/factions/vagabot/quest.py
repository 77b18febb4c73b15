"""R.7.5.2 Quests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.automata.targets import Pick, pick_place, tell_place
from undergrowth.characters.commons import NO_QUEST, OfQuest, draw_quest
from undergrowth.decks import QUESTS
from undergrowth.engine.actions import verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.factions.vagabot.items import exhaust, usable
from undergrowth.factions.vagabot.move import GoTo, trails
from undergrowth.factions.vagabot.pieces import QUESTING, vagabot
from undergrowth.factions.vagabot.state import board
from undergrowth.law.victory.score import score
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE


class Fulfil(OfQuest):
    """`fulfil quest_errand_fox`: the quest to complete (R.7.5.2)."""

    verb: ClassVar[str] = "fulfil"
    picture: ClassVar[str] = "quest"
    law: ClassVar[str] = "R.7.5.2"


_LAW: Final = "R.7.5.2"
_QUEST: Final = Prompt("vagabot.quest", _LAW)


def quest_matches(g: Game, seat: int, place: int) -> bool:
    """R.7.5.2 Whether a clearing matches its quest."""
    quest = board(g, seat).quest
    return quest != NO_QUEST and bool(g.suits[place] >> QUESTS[quest].suit & 1)


def pick_quest_clearing(g: Game, seat: int) -> Pick:
    """R.7.5.2 Pick the nearest clearing that matches its quest."""
    known = trails(g, seat)
    matching = [
        place for place in g.clearings if quest_matches(g, seat, place) and known.reaches(place)
    ]
    return pick_place(g, seat, matching, [known.nearest()])


def turn_up(g: Game, seat: int) -> None:
    """R.7.3.3, R.7.5.2 Turn up its next quest, if there is one."""
    b = board(g, seat)
    b.quest = draw_quest(g)
    if g.log is not None and b.quest != NO_QUEST:
        g.note("new_quest", _LAW, seat, {"quest": QUESTS[b.quest].name})


@dataclass
class FulfilNearest(Frame):
    """R.7.5.2 Move to the nearest clearing that matches the quest, and complete it."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.go, self.announce, self.complete)

    def applies(self, g: Game) -> bool:
        target = pick_quest_clearing(g, self.seat).target
        if target == vagabot(g, self.seat).place(g):
            return usable(g, self.seat) >= vagabot(g, self.seat).costs["quest"]
        return usable(g, self.seat) > 0 and target != NOWHERE

    def go(self, g: Game) -> None:
        """R.7.5 Move there, even without enough items for the quest."""
        pick = pick_quest_clearing(g, self.seat)
        tell_place(g, self.seat, _LAW, pick)
        g.push(GoTo(self.seat, pick.target))

    def announce(self, g: Game) -> None:
        me = vagabot(g, self.seat)
        near = quest_matches(g, self.seat, me.place(g))
        if not near or usable(g, self.seat) < me.costs["quest"]:
            g.finish()
            return
        g.ask(self.seat, _QUEST, [Fulfil(board(g, self.seat).quest)])

    def complete(self, g: Game) -> None:
        """R.7.5.2 Complete the quest by exhausting items of any kind."""
        me, b = vagabot(g, self.seat), board(g, self.seat)
        exhaust(g, self.seat, me.costs["quest"])
        b.completed.append(b.quest)
        if g.log is not None:
            g.note("completed", _LAW, self.seat, {"quest": QUESTS[b.quest].name})
        more = me.trait_numbers["questing_points"] if me.has_trait(QUESTING) else 0
        turn_up(g, self.seat)
        score(g, self.seat, me.points["quest"] + more, _LAW)


@dataclass
class FulfilMore(Frame):
    """R.3.3.2 Adventurer: complete further quests at the end of Daylight, while items last."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.repeat,)

    def applies(self, g: Game) -> bool:
        return FulfilNearest(self.seat).applies(g)

    def repeat(self, g: Game) -> None:
        """R.7.5.2 Go to the next quest; each exhausts at least one item."""
        if self.applies(g):
            g.back_to("repeat")
            g.push(FulfilNearest(self.seat))


verbs(Fulfil)
frames(FulfilNearest, FulfilMore)
