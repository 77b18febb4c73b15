"""14.4.2 to 14.4.4 The Hundreds' Birdsong: recruit, anoint, choose a mood; 14.7.4 Lavish."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.lord_of_the_hundreds.hoard import lose
from undergrowth.factions.lord_of_the_hundreds.pieces import (
    CARDS_OF_MOOD,
    MOODS,
    HundredsPieces,
    hundreds,
)
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.place_each import PlaceInEach
from undergrowth.law.pieces.rule import placeable, why_not_place
from undergrowth.law.removing.removal import may_replace, replace
from undergrowth.table.answers import AtPlace, WithItem
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import ITEMS
from undergrowth.table.places import NOWHERE, PLACE
from undergrowth.table.refusals import answers


class AnointIn(AtPlace):
    """`anoint in 5`: the clearing of the new warlord (14.4.3)."""

    verb: ClassVar[str] = "anoint in"
    law: ClassVar[str] = "14.4.3"


class BeMood(Action):
    """`mood bitter`: the next mood (14.4.4)."""

    verb: ClassVar[str] = "mood"
    law: ClassVar[str] = "14.4.4"
    domains: ClassVar[tuple[Domain, ...]] = (MOODS,)

    def __init__(self, mood: int) -> None:
        self.mood: Final = mood

    def args(self) -> tuple[int, ...]:
        return (self.mood,)


class Squander(WithItem):
    """`squander boot`: give up an item for warriors (14.7.4)."""

    verb: ClassVar[str] = "squander"
    picture: ClassVar[str] = "recruit"
    law: ClassVar[str] = "14.7.4"


_WHERE: Final = Prompt("hundreds.recruit", "1.5.4")
_ANOINT: Final = Prompt("hundreds.anoint", "14.4.3")
_MOOD: Final = Prompt("hundreds.mood", "14.4.4")
_SQUANDER: Final = Prompt("hundreds.squander", "14.7.4")


# ---- 14.4.2


@dataclass
class GatherHundreds(Frame):
    """14.4.2 Place warriors at the warlord by Prowess, then at the strongholds."""

    seat: int

    def applies(self, g: Game) -> bool:
        """1.5.4 Whether the supply holds a warrior."""
        return g.supply[hundreds(g, self.seat).warrior] > 0

    def script(self) -> tuple[Step, ...]:
        return (self.to_warlord, self.to_strongholds)

    def to_warlord(self, g: Game) -> None:
        """14.4.2 Place as many as their Prowess."""
        me = hundreds(g, self.seat)
        if me.place(g) != NOWHERE:
            put(g, me.warrior, me.place(g), me.prowess(g))

    def to_strongholds(self, g: Game) -> None:
        """14.4.2 Place one at each stronghold."""
        g.push(GatherAtStrongholds(self.seat, hundreds(g, self.seat).warrior))


@dataclass
class GatherAtStrongholds(PlaceInEach):
    """14.4.2, 1.5.4 Place a warrior at each stronghold, or as many as there are."""

    def due(self, g: Game, place: int) -> int:
        return g.count(hundreds(g, self.seat).stronghold, place)

    def question(self) -> Prompt:
        return _WHERE


# ---- 14.4.3


@dataclass
class Anoint(Frame):
    """14.4.3 Replace one of the warriors with the warlord, if it is not on the map."""

    seat: int

    def applies(self, g: Game) -> bool:
        """G.20 Whether the warlord is in its supply: for a while it may be elsewhere."""
        me = hundreds(g, self.seat)
        return me.place(g) == NOWHERE and g.supply[me.warlord] > 0

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.anoint)

    def choose(self, g: Game) -> None:
        """14.4.3 Ask for a warrior to replace; if none can be, for any clearing."""
        me = hundreds(g, self.seat)
        places = heirs(g, me) or thrones(g, me)
        if places:
            g.settle(self.seat, _ANOINT, [AnointIn(place) for place in places])

    def anoint(self, g: Game) -> None:
        answer = g.answer
        if not isinstance(answer, AnointIn):
            return
        me = hundreds(g, self.seat)
        if heirs(g, me):
            replace(g, self.seat, me.warrior, answer.place, me.warlord)
        else:
            put(g, me.warlord, answer.place, 1)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """14.4.3 Return why the warlord cannot be placed in a clearing."""
        if not isinstance(action, AnointIn):
            return None
        me, name = hundreds(g, self.seat), f"place:{PLACE.text(action.place)}"
        if action.place not in g.clearings:
            return ("14.4.3", because("why-not_clearing", {"place": name}))
        if heirs(g, me) and g.count(me.warrior, action.place) == 0:
            return ("14.4.3", because("why-no_warrior_to_anoint", {"place": name}))
        return why_not_place(g, self.seat, action.place, me.warlord)


def heirs(g: Game, me: HundredsPieces) -> list[int]:
    """14.4.3, G.23 Return the clearings with a warrior that the warlord can replace."""
    return [
        place
        for place in g.clearings
        if g.count(me.warrior, place) > 0 and may_replace(g, me.seat, me.warrior, place, me.warlord)
    ]


def thrones(g: Game, me: HundredsPieces) -> list[int]:
    """14.4.3 Return the clearings where the warlord can be placed."""
    return placeable(g, me.warlord, g.clearings)


# ---- 14.4.4


@dataclass
class ChooseMood(Frame):
    """14.4.4 Choose another mood card that shows no item of the Hoard."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.turn)

    def choose(self, g: Game) -> None:
        """14.4.4 Ask for the mood; without any other they remain Lavish."""
        options = moods(g, hundreds(g, self.seat))
        if options:
            g.settle(self.seat, _MOOD, [BeMood(mood) for mood in options])

    def turn(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, BeMood):
            set_mood(g, self.seat, answer.mood, "14.4.4")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """14.4.4 Return why a mood cannot be chosen."""
        if not isinstance(action, BeMood):
            return None
        if hundreds(g, self.seat).is_in(g, action.mood):
            return ("14.4.4", because("why-same_mood"))
        item = f"item:{ITEMS.text(CARDS_OF_MOOD[action.mood].item)}"
        return ("14.4.4", because("why-mood_shows_item", {"item": item}))


def moods(g: Game, me: HundredsPieces) -> list[int]:
    """14.4.4 Return the moods that can be chosen now."""
    held = me.hoard(g)
    return [
        mood
        for mood in range(len(MOODS))
        if not me.is_in(g, mood) and CARDS_OF_MOOD[mood].item not in held
    ]


def set_mood(g: Game, seat: int, mood: int, law: str) -> None:
    """14.3.4, 14.4.4 Put a mood card into its slot."""
    hundreds(g, seat).board(g).mood = mood
    if g.log is not None:
        g.note("mood", law, seat, {"mood": MOODS.text(mood)})


# ---- 14.7.4


@dataclass
class Squandering(Frame):
    """14.7.4 Give up items one after another, for warriors at the warlord."""

    seat: int
    item: int

    def script(self) -> tuple[Step, ...]:
        return (self.remove, self.offer, self.go_on)

    def remove(self, g: Game) -> None:
        """14.7.4 Remove the item and place the warriors; other items move up to the left."""
        me = hundreds(g, self.seat)
        lose(g, me, self.item, "14.7.4")
        if me.place(g) != NOWHERE:
            put(g, me.warrior, me.place(g), me.lavish)

    def offer(self, g: Game) -> None:
        """14.7.4 Ask for a further item; any number is allowed."""
        options = squanderable(g, hundreds(g, self.seat))
        if options:
            g.ask(self.seat, _SQUANDER, [*options, PASS])

    def go_on(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, Squander):
            self.item = answer.item
            g.back_to("remove")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """14.7.4 Return why an item cannot be given up."""
        if isinstance(action, Squander):
            return ("14.7.4", because("why-item_not_in_hoard"))
        return None


def squanderable(g: Game, me: HundredsPieces) -> list[Action]:
    """14.7.4 Return the items that can be given up."""
    return [Squander(item) for item in sorted(set(me.hoard(g)))]


answers(_ANOINT, AnointIn)
answers(_MOOD, BeMood)
answers(_SQUANDER, Squander)
verbs(AnointIn, BeMood, Squander)
frames(GatherHundreds, GatherAtStrongholds, Anoint, ChooseMood, Squandering)
