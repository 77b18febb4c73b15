"""18.2.6 Have at Thee; 18.5.1 battles of the Acting Captain, and Captains' effects in them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import NO_ACTIONS, Action, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.frames import frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.knaves_of_the_deepwood.acclaim import place_acclaim
from undergrowth.factions.knaves_of_the_deepwood.captains import (
    ARBITER,
    ASSAULT,
    CAPTAINS,
    GLADIATOR,
    JAILOR,
    NAB,
    SKIRMISH,
)
from undergrowth.factions.knaves_of_the_deepwood.moves import CaptainMove
from undergrowth.factions.knaves_of_the_deepwood.pieces import KnavePieces, knaves
from undergrowth.law.battle.battle import InitiateBattle
from undergrowth.law.battle.battlefield import may_battle_at, record_battle_reveal
from undergrowth.law.battle.dealing import may_send_away, meet
from undergrowth.law.battle.fighting import Fighting
from undergrowth.law.battle.hits import deal_fewer
from undergrowth.law.cards.draw import Draw
from undergrowth.law.moving.ways import may_move_so
from undergrowth.law.removing.triggers import Trigger
from undergrowth.table.answers import AtPlace
from undergrowth.table.bending.notes import FightNote, fight_notes
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import WARRIOR
from undergrowth.table.moments import AFTER_ROLL, AT_HITS, BATTLE_START
from undergrowth.table.names import FACTIONS, PIECES
from undergrowth.table.places import PLACE
from undergrowth.table.records import MOVE, MOVE_AWAY, TAKE, Fate, Fight, Hit, Intent

PLAIN: Final = -1
"""A battle that belongs to no item action."""


@dataclass
class PrisonersTaken(FightNote):
    """18.2.6 Prisoners taken in this battle."""

    count: int


@dataclass
class Cheered(FightNote):
    """K.11.2 The Gladiator has drawn."""


@dataclass
class HitsTraded(FightNote):
    """K.5.2 The Arbiter has traded hits."""


@dataclass
class HeldBack(FightNote):
    """K.12.2 The Jailor has held back."""


class Imprison(Action):
    """`imprison marquise_de_cat warrior f3`: move a warrior that is hit there as a Prisoner."""

    verb: ClassVar[str] = "imprison"
    picture: ClassVar[str] = "warrior"
    law: ClassVar[str] = "18.2.6"
    domains: ClassVar[tuple[Domain, ...]] = (FACTIONS, PIECES, PLACE)

    def __init__(self, faction: int, piece: int, place: int) -> None:
        self.faction: Final = faction
        self.piece: Final = piece
        self.place: Final = place

    def args(self) -> tuple[int, ...]:
        return (self.faction, self.piece, self.place)


class EscapeTo(AtPlace):
    """`escape to f3`: the forest for an Acting Captain that is hit (18.5.1.IVd)."""

    verb: ClassVar[str] = "escape to"
    picture: ClassVar[str] = "move"
    law: ClassVar[str] = "18.5.1.IVd"


class PlayToTheCrowd(Action):
    """`play to the crowd`: the Gladiator draws a card (K.11.2)."""

    verb: ClassVar[str] = "play to the crowd"
    picture: ClassVar[str] = "card"
    law: ClassVar[str] = "K.11.2"


class TradeHits(Action):
    """`trade hits`: the Arbiter takes a hit to deal one (K.5.2)."""

    verb: ClassVar[str] = "trade hits"
    picture: ClassVar[str] = "battle"
    law: ClassVar[str] = "K.5.2"


class HoldBack(Action):
    """`hold back`: the Jailor deals one hit fewer to ignore one (K.12.2)."""

    verb: ClassVar[str] = "hold back"
    picture: ClassVar[str] = "battle"
    law: ClassVar[str] = "K.12.2"


@dataclass
class ActingBattle(Frame):
    """18.5.1.II, 18.5.1.IV Battle in the Acting Captain's clearing."""

    seat: int
    action: int = PLAIN
    """The item action of the battle, by number in `ITEM_ACTIONS`."""
    ignores: bool = False
    """18.5.1.IVc Whether the first hit is ignored."""
    hit: bool = False
    """18.5.1.IVd Whether the Acting Captain has been hit."""

    def script(self) -> tuple[Step, ...]:
        return (self.begin, self.move_on)

    def begin(self, g: Game) -> None:
        """4.3 Begin a battle in the Acting Captain's clearing, if there is an enemy to battle."""
        place = knaves(g, self.seat).place(g)
        record_battle_reveal(g, self.seat, place)
        if may_battle_at(g, self.seat, place):
            g.push(InitiateBattle(self.seat, place=place))
        else:
            g.finish()

    def move_on(self, g: Game) -> None:
        """18.5.1.IVd After a Nab, let a Captain that was not hit move."""
        if self.action == NAB and not self.hit:
            g.push(CaptainMove(self.seat, optional=True))


def is_action(g: Game, me: KnavePieces, b: Fight, action: int) -> bool:
    """18.5.1.IV Whether a battle belongs to an item action."""
    begun = g.within(ActingBattle)
    return begun is not None and begun.action == action and b.attacker == me.seat


def has_at_thee(g: Game, me: KnavePieces, b: Fight) -> bool:
    """18.2.6 Whether the Acting Captain attacks a faction in a battle."""
    return b.attacker == me.seat and g.has_seat(b.defender) and me.place(g) == b.place


# ---- 18.2.6 Prisoners


def cells(g: Game, me: KnavePieces, b: Fight) -> list[int]:
    """18.2.6 Return the forests next to the battle without a Prisoner, present or about to come."""
    filled = [hit.fate.to for hit in b.hits if hit.fate.how == MOVE_AWAY and hit.owner != me.seat]
    return [
        forest
        for forest in g.box.woodland.forests[b.place]
        if forest not in filled and me.prisoners_in(g, forest) == 0
    ]


def _taken(b: Fight) -> int:
    """18.2.6 Return the number of Prisoners taken in a battle so far."""
    noted = b.noted(PrisonersTaken)
    return noted.count if noted is not None else 0


def prisoners(g: Game, me: KnavePieces, b: Fight) -> list[Action]:
    """18.2.6 Return the warriors that can be taken now, each with the forests it can be moved
    to."""
    if not has_at_thee(g, me, b):
        return NO_ACTIONS
    if _taken(b) >= me.taken_in_battle and not is_action(g, me, b, ASSAULT):
        return NO_ACTIONS
    found: list[Action] = []
    seen: list[int] = []
    for hit in b.hits:
        if hit.owner == b.defender and hit.fate.how == TAKE and hit.kind not in seen:
            seen.append(hit.kind)
            if _is_defending_warrior(g, hit) and may_send_away(g, b, hit.kind):
                found += _cells_for(g, me, b, hit.kind)
    return found


def _is_defending_warrior(g: Game, hit: Hit) -> bool:
    """18.2.6 Whether a faction's warrior has been hit, hired ones among them."""
    k = g.box.kinds[hit.kind]
    return k.sort == WARRIOR and g.has_seat(k.owner)


def _cells_for(g: Game, me: KnavePieces, b: Fight, kind: int) -> list[Action]:
    k = g.box.kinds[kind]
    i = Intent(MOVE, k.owner, kind=kind, origin=b.place, by=me.seat)
    found: list[Action] = []
    for forest in cells(g, me, b):
        i.place = forest
        if may_move_so(g, i):
            found.append(Imprison(g.box.owner_numbers[k.owner], k.piece, forest))
    return found


@dataclass
class Acclaimed(Trigger):
    """18.2.6 Place acclaim at the end of the battle, where the Acting Captain still is."""

    seat: int
    place: int

    def owner(self) -> int:
        return self.seat

    def script(self) -> tuple[Step, ...]:
        return (self.gain,)

    def gain(self, g: Game) -> None:
        me = knaves(g, self.seat)
        if me.place(g) == self.place:
            place_acclaim(g, me, self.place)


# ---- 18.5.1.IVd Nab


def escapes(g: Game, me: KnavePieces, b: Fight) -> list[Action]:
    """18.5.1.IVd Return the forests to which an Acting Captain that is hit in a Nab can go."""
    kind = me.acting_kind(g)
    if not is_action(g, me, b, NAB) or all(
        hit.kind != kind or hit.fate.how != TAKE for hit in b.hits
    ):
        return NO_ACTIONS
    i = Intent(MOVE, me.seat, kind=kind, origin=b.place)
    found: list[Action] = []
    for forest in g.box.woodland.forests[b.place]:
        i.place = forest
        if may_move_so(g, i):
            found.append(EscapeTo(forest))
    return found


# ---- effects in a battle


def effects(g: Game, me: KnavePieces, b: Fight, window: int) -> list[Action]:
    """18.2.6, 18.5.1.IVd, K.5.2, K.11.2, K.12.2 Return their effects in a window of a battle."""
    if window == AT_HITS:
        return [*prisoners(g, me, b), *escapes(g, me, b)]
    if window == BATTLE_START and _cheers(g, me, b):
        return [PlayToTheCrowd()]
    if window == AFTER_ROLL and b.attacker == me.seat:
        if me.acts(g, ARBITER) and is_action(g, me, b, ASSAULT) and b.noted(HitsTraded) is None:
            return [TradeHits()]
        if me.acts(g, JAILOR) and is_action(g, me, b, NAB) and b.noted(HeldBack) is None:
            return [HoldBack()] if b.rolled[1] > 0 and not b.shielded[0] else NO_ACTIONS
    return NO_ACTIONS


def _cheers(g: Game, me: KnavePieces, b: Fight) -> bool:
    """K.11.2 Whether the Gladiator has not drawn yet."""
    return me.acts(g, GLADIATOR) and is_action(g, me, b, ASSAULT) and b.noted(Cheered) is None


def must_use(g: Game, me: KnavePieces, b: Fight, window: int) -> bool:
    """18.2.6, 18.5.1.IVd, K.11.2 Whether they must take Prisoners, escape, or draw now."""
    return window in (AT_HITS, BATTLE_START) and bool(effects(g, me, b, window))


def use(g: Game, me: KnavePieces, action: Action) -> bool:
    """18.2.6, 18.5.1.IVd, K.5.2, K.11.2, K.12.2 Carry out an effect; return False for any other
    action."""
    if isinstance(action, Imprison):
        b = g.innermost(Fighting).record()
        kind = g.box.kind_at[g.box.owner_of(action.faction)][action.piece]
        meet(g, b, kind, Fate(MOVE_AWAY, action.place))
        b.note(PrisonersTaken(_taken(b) + 1))
    elif isinstance(action, EscapeTo):
        meet(g, g.innermost(Fighting).record(), me.acting_kind(g), Fate(MOVE_AWAY, action.place))
        g.innermost(ActingBattle).hit = True
    elif isinstance(action, PlayToTheCrowd):
        g.innermost(Fighting).record().note(Cheered())
        g.push(Draw(me.seat, me.cheered))
    elif isinstance(action, TradeHits):
        b = g.innermost(Fighting).record()
        b.note(HitsTraded())
        b.extra = [b.extra[0] + me.traded, b.extra[1] + me.traded]
    elif isinstance(action, HoldBack):
        _hold_back(me, g.innermost(Fighting).record())
    else:
        return False
    return True


def _hold_back(me: KnavePieces, b: Fight) -> None:
    """K.12.2 Deal one hit fewer, even of none, and take one rolled hit fewer."""
    b.note(HeldBack())
    b.rolled[1] -= me.held
    deal_fewer(b, me.seat, me.held, CAPTAINS.text(JAILOR))


def ignores_hits(g: Game, me: KnavePieces, b: Fight, hits: int, ignored: int) -> int:
    """18.5.1.IVc Return the hits ignored: the first of a Skirmish, also from an ambush."""
    begun = g.within(ActingBattle)
    if begun is None or not begun.ignores or not is_action(g, me, b, SKIRMISH):
        return ignored
    return max(ignored, me.ignored) if hits > 0 and b.ignored[0] == 0 else ignored


def why_no_effect(g: Game, me: KnavePieces, seat: int, action: Action) -> Reason | None:
    """K.5.2, K.11.2, K.12.2, 18.2.6, 18.5.1.IVd Return why an effect cannot be used now."""
    battle = g.within(Fighting)
    b = battle.record() if battle is not None else None
    if isinstance(action, (Imprison, EscapeTo)):
        if b is None or seat != me.seat:
            return (action.law, because("why-knaves_in_battle"))
        place = f"place:{PLACE.text(action.place)}"
        if isinstance(action, EscapeTo):
            return (action.law, because("why-captain_not_escaping", {"place": place}))
        return ("18.2.6", because("why-no_cell", {"place": place}))
    names = {PlayToTheCrowd: "gladiator", TradeHits: "arbiter", HoldBack: "jailor"}
    captain = names.get(type(action), "")
    if not captain:
        return None
    law = "K.11.2" if captain == "gladiator" else "K.5.2" if captain == "arbiter" else "K.12.2"
    return (law, because("why-captain_not_in_that_battle", {"captain": f"captain:{captain}"}))


verbs(Imprison, EscapeTo, PlayToTheCrowd, TradeHits, HoldBack)
frames(ActingBattle, Acclaimed)
fight_notes(PrisonersTaken, "prisoners")
fight_notes(Cheered, "cheered")
fight_notes(HitsTraded, "traded")
fight_notes(HeldBack, "held")
