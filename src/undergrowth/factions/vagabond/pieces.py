"""A Vagabond's pieces, and the numbers printed on his board."""

from __future__ import annotations

from typing import Final

from undergrowth.data import sheet
from undergrowth.engine.domains import Names
from undergrowth.law.faction import GeneralFaction
from undergrowth.law.items.held import ANY
from undergrowth.table.book import book
from undergrowth.table.faction import Faction
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.names import BAG, COINS, ITEMS, TEA
from undergrowth.table.places import NOWHERE, is_forest

_SHEET: Final = "factions/vagabond"

# ---- spaces of the Relationships chart (9.2.9)
NO_MARKER: Final = -1
INDIFFERENT: Final = 0
ALLIED: Final = 3
HOSTILE: Final = 4
RELATIONSHIPS: Final = Names("relationship")
for _space in sheet(_SHEET).texts("relationships.spaces"):
    RELATIONSHIPS.add(_space)
RELATIONSHIPS.add(sheet(_SHEET).text("relationships.hostile"))


def _exhausts(action: str) -> list[int]:
    words = sheet(_SHEET).texts(f"actions.{action}")
    return [ANY if word == "any" else ITEMS.parse(word) for word in words]


# ---- the items each action exhausts (9.5); never change these lists
TO_MOVE: Final = _exhausts("move")
INTO_HOSTILE: Final = _exhausts("move_into_hostile_extra")
TO_BATTLE: Final = _exhausts("battle")
TO_EXPLORE: Final = _exhausts("explore")
TO_AID: Final = _exhausts("aid")
TO_STRIKE: Final = _exhausts("strike")
TO_REPAIR: Final = _exhausts("repair")
PER_ICON: Final = _exhausts("craft_per_icon")


class VagabondPieces(GeneralFaction):
    """His pawn and the numbers of his board; a second Vagabond has the same board."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        page = sheet(_SHEET)
        self.spaces: Final = [_track_spaces(item) for item in ITEMS.names()]
        """9.2.5.I Spaces of each item's track, 0 for items that stay in the Satchel."""
        self.per_tea: Final = page.number("refresh.per_tea")
        self.always: Final = page.number("refresh.always")
        self.cards: Final = page.number("evening_draw.base")
        self.extra_cards: Final = page.numbers("evening_draw.extra_by_count")
        self.limit: Final = page.number("item_limit.base")
        self.per_bag: Final = page.number("item_limit.per_bag")
        self.full_damage: Final = page.number("removal.full_removal_damage")
        self.aids_needed: Final = page.numbers("relationships.aids_to_improve")
        """9.2.9.Ia Aids in one turn to leave each space."""
        self.improvement: Final = page.numbers("relationships.vp_on_improve")
        """9.2.9.Ib Points for leaving each space."""
        self.ally_points: Final = page.number("relationships.aid_ally_vp")
        self.infamy: Final = page.number("relationships.infamy_vp_per_piece")
        self.quests: Final = page.number("quests.face_up")
        self.quest_points: Final = page.number("quests.vp_per_completed")
        self.quest_cards: Final = page.number("quests.draws")
        self.explore_points: Final = page.number("explore.vp")

    def place(self, g: Game) -> int:
        """The place of his pawn, or NOWHERE."""
        return g.where(self.pawn)

    def clearing(self, g: Game) -> int:
        """The clearing of his pawn, or NOWHERE in a forest."""
        place = g.where(self.pawn)
        return NOWHERE if is_forest(place) else place


def _track_spaces(item: str) -> int:
    path = f"item_tracks.{item}.spaces"
    return sheet(_SHEET).number(path) if sheet(_SHEET).has(path) else 0


def vagabond(g: Game, seat: int) -> VagabondPieces:
    """Return the Vagabond on a seat."""
    faction = book(g).factions[seat]
    assert isinstance(faction, VagabondPieces)
    return faction


def is_vagabond(faction: Faction) -> bool:
    """Whether a faction is one of the Vagabonds."""
    return isinstance(faction, VagabondPieces)


TRACK_ITEMS: Final = (TEA, COINS, BAG)
