"""17.6.1.I Banish: a battle that moves the warriors it hits instead of removing them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import NO_ACTIONS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.twilight_council.pieces import CouncilPieces, council
from undergrowth.law.battle.account import shield_by
from undergrowth.law.battle.battle import Against, Battle, BattleIn
from undergrowth.law.battle.battlefield import battlefields, defenders, record_battle_reveal
from undergrowth.law.battle.dealing import meet
from undergrowth.law.battle.fighting import Fighting
from undergrowth.law.battle.hits import Lose, LoseOther
from undergrowth.law.moving.ways import may_move_so, movable, neighbours
from undergrowth.table.answers import AtPlace
from undergrowth.table.bending.notes import FightNote, fight_notes
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import WARRIOR
from undergrowth.table.names import CARDS
from undergrowth.table.places import NOWHERE, PLACE
from undergrowth.table.records import (
    IGNORE,
    IGNORED,
    MOVE,
    MOVE_AWAY,
    TAKE,
    Fate,
    Fight,
    Hit,
    Intent,
)
from undergrowth.table.refusals import answers

_BANISH: Final = "banish"
"""Name of what shields it."""


@dataclass
class Banishing(FightNote):
    """17.6.1.I The Council banishes in this battle: its hits move warriors."""

    def removes(self) -> bool:
        return False


class BanishTo(AtPlace):
    """`banish to 5`: the destination of all warriors that are hit."""

    verb: ClassVar[str] = "banish to"
    picture: ClassVar[str] = "move"
    role: ClassVar[str] = "to"
    law: ClassVar[str] = "17.6.1.I"


_PLACE: Final = Prompt("council.banish", "17.6.1.I")
_WHOM: Final = Prompt("council.banish_whom", "17.6.1.I")


def banishing_places(g: Game, me: CouncilPieces, card: int) -> list[int]:
    """17.6.1.I Return the clearings for a battle at an assembly that a card matches; birds match
    none."""
    if g.is_bird(card):
        return []
    suits = g.box.mask[card]
    return [place for place in battlefields(g, me.seat, suits) if me.has_assembly(g, place)]


@dataclass
class Banish(Frame):
    """17.6.1.I Initiate a battle that banishes.  Only begun where that is possible."""

    seat: int
    card: int
    """The card that has just returned to the hand, face up."""
    place: int = NOWHERE

    def script(self) -> tuple[Step, ...]:
        return (self.choose_place, self.choose_defender, self.begin)

    def choose_place(self, g: Game) -> None:
        """17.6.1.I Ask for a clearing with an assembly that the card matches."""
        places = banishing_places(g, council(g, self.seat), self.card)
        record_battle_reveal(g, self.seat)
        if places:
            g.settle(self.seat, _PLACE, [BattleIn(place) for place in places])
        else:  # the card may have been the one that an attacker needs (H.2.2)
            g.finish()

    def choose_defender(self, g: Game) -> None:
        """4.3 Ask for the defender: any enemy there, even one whose pieces take no hits from
        this."""
        self.place = g.chose(BattleIn).place
        enemies = defenders(g, self.seat, self.place)
        g.settle(self.seat, _WHOM, [Against(g.box.owner_numbers[each]) for each in enemies])

    def begin(self, g: Game) -> None:
        """17.6.1.I Begin the battle; the Council ignores the rolled hits that it takes."""
        defender = g.box.owner_of(g.chose(Against).faction)
        b = Fight(self.place, self.seat, defender)
        b.note(Banishing())
        shield_by(b, self.seat, _BANISH)
        g.push(Battle(b))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """17.6.1.I Return why a clearing or a defender is not offered."""
        if isinstance(action, BattleIn):
            card = f"card:{CARDS.text(self.card)}"
            return ("17.6.1.I", because("why-nobody_to_banish", {"card": card}))
        if isinstance(action, Against):
            return ("4.3", because("why-defender_must_enemy"))
        return None


# ---- 17.6.1.I effects of such a battle


def banishes(me: CouncilPieces, b: Fight) -> bool:
    """17.6.1.I Whether the Council banishes in a battle."""
    return b.attacker == me.seat and b.noted(Banishing) is not None


def ways_out(g: Game, me: CouncilPieces, kind: int, place: int) -> list[int]:
    """17.6.1.I, 1.5.5 Return the places warriors of a kind can be forced to move to, ruled or not.

    H.3.4 Owners without a seat cannot be forced.
    """
    owner = g.box.kinds[kind].owner
    if not g.has_seat(owner):
        return []
    i = Intent(MOVE, owner, kind=kind, origin=place, by=me.seat)
    found: list[int] = []
    for other in neighbours(g, owner, place):
        i.place = other
        if may_move_so(g, i):
            found.append(other)
    return found


def may_be_hit(g: Game, me: CouncilPieces, b: Fight, marks: list[int], lost: Action) -> bool:
    """17.6.1.I Whether a piece takes a hit: only warriors that can be moved do.

    17.6.1.Ia, 17.6.1.Ib, 17.6.1.Ic The warlord, the Vagabond and hirelings take none.  Of one kind,
    only as many take hits as can be moved; `marks` are the kinds hit so far.
    """
    owner = b.defender
    if isinstance(lost, LoseOther):
        owner = g.box.owner_of(lost.faction)
    elif not isinstance(lost, Lose):
        return False
    kind = g.box.kind_at[owner][lost.piece]
    if kind < 0 or g.box.kinds[kind].sort != WARRIOR:
        return False
    free = movable(g, kind, b.place) > marks.count(kind)
    return free and len(ways_out(g, me, kind, b.place)) > 0


def dealt(me: CouncilPieces, b: Fight) -> list[Hit]:
    """17.6.1.I Return the hits on the defender's side that no other effect has dealt with."""
    return [hit for hit in b.hits if hit.owner == b.defender and hit.fate.how == TAKE]


def exits(g: Game, me: CouncilPieces, b: Fight) -> list[Action]:
    """17.6.1.I Return the destinations to which some of the warriors hit can be moved."""
    if not banishes(me, b):
        return NO_ACTIONS
    found: list[int] = []
    for kind in sorted({hit.kind for hit in dealt(me, b)}):
        found += ways_out(g, me, kind, b.place)
    return [BanishTo(place) for place in sorted(set(found))]


def send_away(g: Game, me: CouncilPieces, place: int) -> None:
    """17.6.1.I Move all the warriors hit that can go there; none is removed."""
    b = g.innermost(Fighting).record()
    for hit in dealt(me, b):
        goes = place in ways_out(g, me, hit.kind, b.place)
        meet(g, b, hit.kind, Fate(MOVE_AWAY, place, IGNORE) if goes else IGNORED)


def why_no_exit(g: Game, me: CouncilPieces, seat: int, action: BanishTo) -> Reason:
    """17.6.1.I Return why no warrior can be banished to a place now."""
    battle = g.within(Fighting)
    if seat != me.seat or battle is None or not banishes(me, battle.record()):
        return ("17.6.1.I", because("why-no_banishing"))
    if not exits(g, me, battle.record()):
        return ("1.4.2", because("why-wait"))
    name = f"place:{PLACE.text(action.place)}"
    return ("17.6.1.I", because("why-no_exit", {"place": name}))


answers(_PLACE, BattleIn)
answers(_WHOM, Against)
verbs(BanishTo)
frames(Banish)
fight_notes(Banishing, "banish")
