"""15.3 The Keepers' setup."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, Shuffle, verbs
from undergrowth.engine.chance import Chance, seeded
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.keepers_in_iron.pieces import COLUMNS, KeeperPieces, keepers
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import placeable
from undergrowth.law.setup.corners import record_start, starting_corners, why_not_corner
from undergrowth.law.setup.homelands import ChooseHomelands, homelands
from undergrowth.law.setup.spread import spread
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE
from undergrowth.table.refusals import answers


class ReturnTo(AtPlace):
    """`return to 5`: the corner of the first warriors."""

    verb: ClassVar[str] = "return to"
    picture: ClassVar[str] = "recruit"


class StationIn(AtPlace):
    """`station in 5`: the clearing of the other warriors, on the map edge next to the corner."""

    verb: ClassVar[str] = "station in"
    picture: ClassVar[str] = "recruit"


_CORNER: Final = Prompt("keepers.corner", "15.3.3")
_GARRISON: Final = Prompt("keepers.garrison", "15.3.3")


@dataclass
class SetUpKeepers(Frame):
    """15.3 Place relics in forests, warriors in a corner and beside it, and the first Retinue."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (
            self.shuffle_relics,  # 15.3.1
            self.place_relics,
            self.choose_corner,  # 15.3.3
            self.place_warriors,
            self.choose_garrison,
            self.place_garrison,
            self.shuffle_rest,  # 15.3.4
            self.place_rest,
            self.tuck_retainers,  # 15.3.5
        )

    def shuffle_relics(self, g: Game) -> None:
        """15.3.1 Shuffle the relics face down."""
        g.ask_shuffle()

    def place_relics(self, g: Game) -> None:
        """15.3.1 Place one relic in each forest."""
        me = keepers(g, self.seat)
        forests = forests_of(g) * me.per_forest
        relics = shuffled_relics(g, me, seeded(g.chose(Shuffle).seed))
        for i, kind in enumerate(relics[: len(forests)]):
            put(g, kind, forests[i], 1)

    def choose_corner(self, g: Game) -> None:
        """15.3.3 Ask for a corner, diagonally opposite another faction if possible."""
        corners = starting_corners(g, [keepers(g, self.seat).warrior])
        g.settle(self.seat, _CORNER, [ReturnTo(place) for place in corners])

    def place_warriors(self, g: Game) -> None:
        """15.3.3 Place the first warriors and record the corner as their start."""
        me = keepers(g, self.seat)
        record_start(g, self.seat, g.chose(ReturnTo).place)
        put(g, me.warrior, g.homes[self.seat], me.corner_warriors)

    def choose_garrison(self, g: Game) -> None:
        """15.3.3 Ask for a clearing on the map edge next to the corner."""
        places = garrisons(g, self.seat)
        if places:
            g.settle(self.seat, _GARRISON, [StationIn(place) for place in places])

    def place_garrison(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, StationIn):
            me = keepers(g, self.seat)
            put(g, me.warrior, answer.place, me.garrison)

    def shuffle_rest(self, g: Game) -> None:
        """15.3.4 Shuffle the remaining relics; the seed also decides between forests."""
        g.ask_shuffle()

    def place_rest(self, g: Game) -> None:
        """15.3.4 Place the rest as evenly as possible, none next to their own warriors."""
        me = keepers(g, self.seat)
        chance = seeded(g.chose(Shuffle).seed)
        forests = [each for each in forests_of(g) if not _is_guarded(g, self.seat, each)]
        if not forests:
            return
        there = [g.presence[self.seat * g.places + each] for each in forests]
        left = shuffled_relics(g, me, chance)
        for i, at in enumerate(spread(there, len(left), chance.next())):
            put(g, left[i], forests[at], 1)

    def tuck_retainers(self, g: Game) -> None:
        """15.3.5 Tuck a Faithful Retainer into each column."""
        me = keepers(g, self.seat)
        me.board(g).retainers = [me.retainers // len(COLUMNS)] * len(COLUMNS)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """15.3.3 Return why a clearing is not offered."""
        if isinstance(action, ReturnTo):
            return why_not_corner(g, action.place, "15.3.3")
        if isinstance(action, StationIn):
            return ("15.3.3", because("why-garrison_beside_corner"))
        return None


@dataclass
class SetUpKeepersByCard(SetUpKeepers):
    """A.8.3 Set up with two adjacent homelands on the map edge."""

    def script(self) -> tuple[Step, ...]:
        return (
            self.shuffle_relics,  # 15.3.1
            self.place_relics,
            self.choose_homelands,  # A.8.3.III
            self.settle_in,
            self.shuffle_rest,  # 15.3.4
            self.place_rest,
            self.tuck_retainers,  # 15.3.5
        )

    def choose_homelands(self, g: Game) -> None:
        """A.8.3.II, A.8.3.III Ask for homelands as far from enemy ones as the card says, if
        possible."""
        g.push(ChooseHomelands(self.seat))

    def settle_in(self, g: Game) -> None:
        """A.8.3 Place warriors in each homeland."""
        me = keepers(g, self.seat)
        for place in homelands(g, self.seat):
            put(g, me.warrior, place, me.home_warriors)


def forests_of(g: Game) -> list[int]:
    """2.4 Return the forests of the map."""
    return g.box.woodland.forest_places


def shuffled_relics(g: Game, me: KeeperPieces, chance: Chance) -> list[int]:
    """15.3.1 Return the relics that are not on the map, face down, in random order."""
    kinds = [kind for kind in me.face_down for _ in range(g.supply[kind])]
    chance.shuffle(kinds)
    return kinds


def garrisons(g: Game, seat: int) -> list[int]:
    """15.3.3 Return the clearings where the second group of warriors can stand."""
    if g.homes[seat] == NOWHERE:
        return []
    edge = g.box.woodland.edge
    beside = [place for place in g.paths[g.homes[seat]] if place in edge]
    return placeable(g, keepers(g, seat).warrior, beside)


def _is_guarded(g: Game, seat: int, forest: int) -> bool:
    """15.3.4 Whether warriors of the Keepers stand in a clearing that touches a forest."""
    return any(g.warriors_at(seat, place) > 0 for place in g.paths[forest])


answers(_CORNER, ReturnTo)
answers(_GARRISON, StationIn)
verbs(ReturnTo, StationIn)
frames(SetUpKeepers, SetUpKeepersByCard)
