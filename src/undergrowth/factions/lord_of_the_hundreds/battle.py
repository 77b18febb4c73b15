"""14.2.5 Looters; 14.7.1 Bitter: the Hundreds' effects in battle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import NO_ACTIONS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.lord_of_the_hundreds.mobs import has_mob
from undergrowth.factions.lord_of_the_hundreds.pieces import BITTER, HundredsPieces
from undergrowth.law.battle.fighting import Fighting
from undergrowth.law.crafting.items import take_from_box
from undergrowth.law.items.answers import TakeItem
from undergrowth.law.moving.ways import adjacent
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import rules
from undergrowth.law.removing.removal import removal, remove
from undergrowth.law.removing.triggers import SeatTrigger
from undergrowth.table.answers import AtPlace
from undergrowth.table.bending.notes import FightNote, fight_notes
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import BATTLE_START, BEFORE_ROLL
from undergrowth.table.places import PLACE
from undergrowth.table.records import Fight
from undergrowth.table.refusals import answers


class Loot(Action):
    """`loot`: declare that they take an item of the defender (14.2.5)."""

    verb: ClassVar[str] = "loot"
    law: ClassVar[str] = "14.2.5"


class RallyFrom(AtPlace):
    """`rally from 5`: replace the mob there with a warrior in the battle (14.7.1)."""

    verb: ClassVar[str] = "rally from"
    picture: ClassVar[str] = "recruit"
    law: ClassVar[str] = "14.7.1"


@dataclass
class Looting(FightNote):
    """14.2.5 They have declared looting."""


_LOOT: Final = Prompt("hundreds.loot", "14.2.5")


def is_looting(b: Fight) -> bool:
    """14.2.5 Whether the attacker has declared looting."""
    return b.noted(Looting) is not None


def spoils(g: Game, owner: int) -> list[int]:
    """14.2.5 Return the items in a Crafted Items box; an owner without a seat has none."""
    if not g.has_seat(owner):
        return []
    return [item for item, n in enumerate(g.crafted[owner]) if n > 0]


def mobs_near(g: Game, me: HundredsPieces, place: int) -> list[int]:
    """14.7.1 Return the clearings with mobs: a clearing and those adjacent."""
    found = [p for p in adjacent(g, me.seat, place) if p in g.clearings and has_mob(g, me, p)]
    return sorted([*found, place] if has_mob(g, me, place) else found)


def effects(g: Game, me: HundredsPieces, b: Fight, window: int) -> list[Action]:
    """14.2.5, 14.7.1 Return their effects in a window of a battle."""
    if window == BATTLE_START and b.attacker == me.seat:
        return [Loot()] if spoils(g, b.defender) and not is_looting(b) else NO_ACTIONS
    if window == BEFORE_ROLL and me.is_in(g, BITTER) and b.place == me.place(g):
        return [RallyFrom(place) for place in mobs_near(g, me, b.place)]
    return NO_ACTIONS


def use(g: Game, me: HundredsPieces, action: Action) -> bool:
    """14.2.5, 14.7.1 Carry out one of the effects; return False for any other action."""
    if isinstance(action, Loot):
        b = g.innermost(Fighting).record()
        b.note(Looting())
        if g.log is not None:
            g.note("looting", "14.2.5", me.seat, {"faction": g.seat_name(b.defender)})
    elif isinstance(action, RallyFrom):
        place = g.innermost(Fighting).record().place
        remove(g, removal(g, me.seat, me.mob, action.place))
        put(g, me.warrior, place, 1)
    else:
        return False
    return True


def why_no_effect(g: Game, me: HundredsPieces, seat: int, action: Action) -> Reason | None:
    """14.2.5, 14.7.1 Return why looting or rallying is not possible now."""
    battle = g.within(Fighting)
    if isinstance(action, Loot):
        return _why_no_loot(g, me, seat, battle.record() if battle is not None else None)
    if not isinstance(action, RallyFrom):
        return None
    if seat != me.seat or not me.is_in(g, BITTER):
        return ("14.7.1", because("why-not_bitter"))
    if battle is None or battle.record().place != me.place(g):
        return ("14.7.1", because("why-rally_in_battle"))
    name = f"place:{PLACE.text(action.place)}"
    if action.place in mobs_near(g, me, battle.record().place):
        return ("14.7.1", because("why-rally_before_roll"))
    return ("14.7.1", because("why-no_mob_to_rally", {"place": name}))


def _why_no_loot(g: Game, me: HundredsPieces, seat: int, b: Fight | None) -> Reason:
    if b is None or seat != me.seat or b.attacker != seat:
        return ("14.2.5", because("why-loot_as_attacker"))
    if is_looting(b):
        return ("14.2.5", because("why-looting_already"))
    if not spoils(g, b.defender):
        return ("14.2.5", because("why-nothing_to_loot"))
    return ("14.2.5", because("why-loot_at_start"))


@dataclass
class TakeLoot(SeatTrigger):
    """14.2.5 Take an item after the battle, if they rule its clearing."""

    enemy: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.take)

    def choose(self, g: Game) -> None:
        """14.2.5 Ask for any item in the defender's Crafted Items box."""
        items = spoils(g, self.enemy)
        if items:
            g.settle(self.seat, _LOOT, [TakeItem(item) for item in items])

    def take(self, g: Game) -> None:
        """14.2.5, 14.2.4.I Move the item to the Hoard."""
        if isinstance(g.answer, TakeItem):
            take_from_box(g, self.seat, self.enemy, g.answer.item, "14.2.5")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """14.2.5 Return why an item cannot be taken."""
        if isinstance(action, TakeItem):
            return ("14.2.5", because("why-not_in_box"))
        return None


def looted(g: Game, me: HundredsPieces, b: Fight) -> list[Frame]:
    """14.2.5 Return the frame that takes an item at the end of a battle in which they loot."""
    if b.attacker != me.seat or not is_looting(b) or not rules(g, me.seat, b.place):
        return []
    return [TakeLoot(me.seat, b.defender)] if spoils(g, b.defender) else []


answers(_LOOT, TakeItem)
verbs(Loot, RallyFrom)
frames(TakeLoot)
fight_notes(Looting, "looting")
