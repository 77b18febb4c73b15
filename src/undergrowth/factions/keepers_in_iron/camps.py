"""15.4.1, 15.4.2 Encamp and decamp: replace warriors with waystations, and back."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.keepers_in_iron.pieces import KeeperPieces, keepers
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import may_place_kind, no_open_slot, why_kept_out, why_not_place
from undergrowth.law.removing.removal import may_replace, replace
from undergrowth.law.turn.turn import finish_after_offers
from undergrowth.law.windows.windows import between_actions, use_offer
from undergrowth.table.answers import AtPlace, OfPiece
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE, PLACE
from undergrowth.table.refusals import answers


class EncampIn(AtPlace):
    """`encamp in 5`: the clearing where a waystation replaces a warrior."""

    verb: ClassVar[str] = "encamp in"
    picture: ClassVar[str] = "build"
    law: ClassVar[str] = "15.4.1"


class Pitch(OfPiece):
    """`pitch figure_tablet`: the waystation, named by its face-up side and then the other."""

    verb: ClassVar[str] = "pitch"


class DecampIn(AtPlace):
    """`decamp in 5`: the clearing where a warrior replaces a waystation."""

    verb: ClassVar[str] = "decamp in"
    picture: ClassVar[str] = "recruit"
    law: ClassVar[str] = "15.4.2"


class TakeDown(OfPiece):
    """`take down figure_tablet`: the waystation to remove."""

    verb: ClassVar[str] = "take down"


_ENCAMP: Final = Prompt("keepers.encamp", "15.4.1")
_FIRST_CAMP: Final = Prompt("keepers.first_camp", "15.4.1")
_PITCH: Final = Prompt("keepers.pitch", "15.4.1")
_DECAMP: Final = Prompt("keepers.decamp", "15.4.2")
_TAKE_DOWN: Final = Prompt("keepers.take_down", "15.4.2")


def is_gone(g: Game, me: KeeperPieces) -> bool:
    """15.4.1 Whether no warrior and no waystation of theirs is in any clearing."""
    return not any(g.warriors_at(me.seat, place) or me.camps(g, place) for place in g.clearings)


def pitchable_sides(g: Game, me: KeeperPieces, place: int) -> list[int]:
    """15.4.1 Return the sides of waystations that can replace a warrior in a clearing."""
    if g.warriors_at(me.seat, place) == 0:
        return []
    return [each for each in me.waystations if may_replace(g, me.seat, me.warrior, place, each)]


def first_pitchable_sides(g: Game, me: KeeperPieces, place: int) -> list[int]:
    """15.4.1 Return the sides of waystations that can be placed in a clearing."""
    return [each for each in me.waystations if may_place_kind(g, each, place)]


def first_camps(g: Game, me: KeeperPieces) -> list[int]:
    """15.4.1, 1.5.4 Return the clearings on the map edge that take a waystation and a warrior.

    If no clearing takes both, return those that take one of them.
    """
    room: list[int] = []
    for place in g.clearings:
        fits = bool(first_pitchable_sides(g, me, place)) + may_place_kind(g, me.warrior, place)
        room.append(fits if place in g.box.woodland.edge else 0)
    most = max(room)
    return [place for i, place in enumerate(g.clearings) if room[i] == most > 0]


def decamped(g: Game, me: KeeperPieces, place: int) -> list[int]:
    """15.4.2 Return the waystations in a clearing that a warrior can replace."""
    return [each for each in me.camps(g, place) if may_replace(g, me.seat, each, place, me.warrior)]


@dataclass
class Encamp(Frame):
    """15.4.1 Replace a warrior with a waystation, once in each clearing."""

    seat: int
    places: list[int] = field(default_factory=list)
    """Clearings done."""
    place: int = NOWHERE

    def applies(self, g: Game) -> bool:
        me = keepers(g, self.seat)
        return len(first_camps(g, me) if is_gone(g, me) else self.camps(g)) > 0

    def is_free(self) -> bool:
        return True

    def script(self) -> tuple[Step, ...]:
        return (
            self.offer,
            self.act,
            self.pitch,
            self.choose_first,
            self.choose_tent,
            self.settle_again,
        )

    def camps(self, g: Game) -> list[int]:
        """15.4.1 Return the clearings where a warrior can still be replaced."""
        me = keepers(g, self.seat)
        return [
            place
            for place in g.clearings
            if place not in self.places and pitchable_sides(g, me, place)
        ]

    def only_a_rule_forbids(self, g: Game) -> bool:
        """15.4.1 Whether a warrior could be replaced but for a rule that an effect may lift
        (17.2.4)."""
        me = keepers(g, self.seat)
        return any(g.supply[each] > 0 for each in me.waystations) and any(
            g.warriors_at(self.seat, place) > 0 and not pitchable_sides(g, me, place)
            for place in g.clearings
            if g.slots[place] > 0 and place not in self.places
        )

    def offer(self, g: Game) -> None:
        """15.4.1, 1.4.2 Offer the next clearing; effects can be used in between."""
        if not self.places and is_gone(g, keepers(g, self.seat)):
            g.back_to("choose_first")
            return
        places = self.camps(g)
        more = between_actions(g, self.seat)
        if places or (more and self.only_a_rule_forbids(g)):
            options: list[Action] = [EncampIn(place) for place in places]
            g.ask(self.seat, _ENCAMP, [*options, *more, PASS])
        else:
            g.finish()

    def act(self, g: Game) -> None:
        """15.4.1 Ask for the waystation and its face-up side."""
        answer = g.answer
        if isinstance(answer, EncampIn):
            self.place = answer.place
            sides = pitchable_sides(g, keepers(g, self.seat), self.place)
            g.ask(self.seat, _PITCH, [Pitch(g.box.kinds[side].piece) for side in sides])
        elif use_offer(g, self.seat, answer):
            g.back_to("offer")
        else:
            finish_after_offers(g)

    def pitch(self, g: Game) -> None:
        """15.4.1, G.23 Replace the warrior with the waystation."""
        me = keepers(g, self.seat)
        self.places.append(self.place)
        g.back_to("offer")
        replace(g, self.seat, me.warrior, self.place, _piece(g, self.seat, g.chose(Pitch)))

    def choose_first(self, g: Game) -> None:
        """15.4.1 Ask for any clearing on the map edge, when no piece is left in clearings."""
        places = first_camps(g, keepers(g, self.seat))
        if places:
            g.settle(self.seat, _FIRST_CAMP, [EncampIn(place) for place in places])
        else:
            g.finish()

    def choose_tent(self, g: Game) -> None:
        """15.4.1 Ask for the waystation and its face-up side."""
        self.place = g.chose(EncampIn).place
        sides = first_pitchable_sides(g, keepers(g, self.seat), self.place)
        if sides:
            g.ask(self.seat, _PITCH, [Pitch(g.box.kinds[side].piece) for side in sides])

    def settle_again(self, g: Game) -> None:
        """15.4.1 Place a waystation and a warrior from their supplies."""
        me, answer = keepers(g, self.seat), g.answer
        if isinstance(answer, Pitch):
            put(g, _piece(g, self.seat, answer), self.place, 1)
        put(g, me.warrior, self.place, me.encamped)

    def verb_list(self) -> list[type[Action]]:
        """15.4.1 Return the actions of this step."""
        return [EncampIn]

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """15.4.1 Return why a clearing or a waystation is not offered."""
        me = keepers(g, self.seat)
        if isinstance(action, EncampIn):
            if not self.places and is_gone(g, me):
                return _why_no_first_camp(g, me, action.place)
            return _why_no_camp(g, me, action.place, self.places)
        if isinstance(action, Pitch):
            return ("15.2.2", because("why-no_such_waystation"))
        return None


def _piece(g: Game, seat: int, answer: Pitch | TakeDown) -> int:
    return g.box.kind_at[seat][answer.piece]


def _why_no_first_camp(g: Game, me: KeeperPieces, place: int) -> Reason:
    name = f"place:{PLACE.text(place)}"
    if place not in g.clearings or place not in g.box.woodland.edge:
        return ("15.4.1", because("why-camp_on_edge", {"place": name}))
    return why_kept_out(g, me.seat, place, me.warrior) or (
        "15.4.1",
        because("why-camp_does_not_fit", {"place": name}),
    )


def _why_no_camp(g: Game, me: KeeperPieces, place: int, done: list[int]) -> Reason:
    name = f"place:{PLACE.text(place)}"
    if place not in g.clearings:
        return ("15.4.1", because("why-not_clearing", {"place": name}))
    if place in done:
        return ("15.4.1", because("why-camped_there", {"place": name}))
    if me.on_the_map(g) * 2 == len(me.waystations):
        return ("1.5.1", because("why-no_waystation_left"))
    if g.warriors_at(me.seat, place) == 0:
        return ("15.4.1", because("why-no_warrior_in", {"place": name}))
    if g.slots[place] == 0:
        return no_open_slot(place)
    return why_not_place(g, me.seat, place, me.waystations[0])


@dataclass
class Decamp(Frame):
    """15.4.2 Replace a waystation with a warrior, once in each clearing."""

    seat: int
    places: list[int] = field(default_factory=list)
    """Clearings done."""
    place: int = NOWHERE

    def applies(self, g: Game) -> bool:
        return len(self.camps(g)) > 0 or self.only_a_rule_forbids(g)

    def is_free(self) -> bool:
        return True

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.act, self.take_down)

    def camps(self, g: Game) -> list[int]:
        """15.4.2 Return the clearings where a waystation can still be replaced."""
        me = keepers(g, self.seat)
        return [
            place for place in g.clearings if place not in self.places and decamped(g, me, place)
        ]

    def only_a_rule_forbids(self, g: Game) -> bool:
        """15.4.2 Whether a waystation could be replaced but for a rule that an effect may lift
        (17.2.4)."""
        me = keepers(g, self.seat)
        return g.supply[me.warrior] > 0 and any(
            me.camps(g, place) and not decamped(g, me, place)
            for place in g.clearings
            if place not in self.places
        )

    def offer(self, g: Game) -> None:
        """15.4.2, 1.4.2 Offer the next clearing; effects can be used in between."""
        places = self.camps(g)
        more = between_actions(g, self.seat)
        if places or (more and self.only_a_rule_forbids(g)):
            options: list[Action] = [DecampIn(place) for place in places]
            g.ask(self.seat, _DECAMP, [*options, *more, PASS])
        else:
            g.finish()

    def act(self, g: Game) -> None:
        """15.4.2 Ask for the waystation where there are several."""
        answer = g.answer
        if isinstance(answer, DecampIn):
            self.place = answer.place
            sides = decamped(g, keepers(g, self.seat), self.place)
            g.settle(self.seat, _TAKE_DOWN, [TakeDown(g.box.kinds[side].piece) for side in sides])
        elif use_offer(g, self.seat, answer):
            g.back_to("offer")
        else:
            finish_after_offers(g)

    def take_down(self, g: Game) -> None:
        """15.4.2, G.23 Replace the waystation with a warrior; it returns to the board."""
        me = keepers(g, self.seat)
        self.places.append(self.place)
        g.back_to("offer")
        replace(g, self.seat, _piece(g, self.seat, g.chose(TakeDown)), self.place, me.warrior)

    def verb_list(self) -> list[type[Action]]:
        """15.4.2 Return the actions of this step."""
        return [DecampIn]

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """15.4.2 Return why a clearing or a waystation is not offered."""
        me = keepers(g, self.seat)
        if isinstance(action, DecampIn):
            return _why_no_decamp(g, me, action.place, self.places)
        if isinstance(action, TakeDown):
            return ("15.4.2", because("why-waystation_not_there"))
        return None


def _why_no_decamp(g: Game, me: KeeperPieces, place: int, done: list[int]) -> Reason:
    name = f"place:{PLACE.text(place)}"
    if place not in g.clearings:
        return ("15.4.2", because("why-not_clearing", {"place": name}))
    if place in done:
        return ("15.4.2", because("why-decamped_there", {"place": name}))
    if not me.camps(g, place):
        return ("15.4.2", because("why-no_waystation_in", {"place": name}))
    if g.supply[me.warrior] == 0:
        return ("1.5.1", because("why-no_keeper_left"))
    return why_not_place(g, me.seat, place, me.warrior)


answers(_ENCAMP, EncampIn)
answers(_FIRST_CAMP, EncampIn)
answers(_PITCH, Pitch)
answers(_DECAMP, DecampIn)
answers(_TAKE_DOWN, TakeDown)
verbs(EncampIn, Pitch, DecampIn, TakeDown)
frames(Encamp, Decamp)
