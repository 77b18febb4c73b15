"""The Lord of the Hundreds' pieces, mood cards, the Hoard, and the numbers of its board."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undergrowth.data import Sheet, sheet
from undergrowth.engine.domains import Names
from undergrowth.law.faction import GeneralFaction
from undergrowth.table.book import book
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.described.facts import Choice, Members, facts
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.names import ITEMS, SUITS

NO_MOOD: Final = -1
NO_ITEM: Final = -1
MOODS: Final = Names("mood")
"""14.7 The mood cards, in the order of the Law."""


class Mood:
    """14.7 A mood card."""

    def __init__(self, page: Sheet) -> None:
        self.law: Final = page.text("law")
        self.item: Final = ITEMS.parse(page.text("item")) if page.has("item") else NO_ITEM
        """14.4.4 The item it shows: the mood cannot be chosen with that item in the Hoard."""


def _read_moods() -> list[Mood]:
    found: list[Mood] = []
    for page in sheet("factions/lord_of_the_hundreds").tables("mood"):
        MOODS.add(page.text("id"))
        found.append(Mood(page))
    return found


CARDS_OF_MOOD: Final = _read_moods()
"""By number in `MOODS`."""
BITTER: Final = MOODS.parse("bitter")
GRANDIOSE: Final = MOODS.parse("grandiose")
JUBILANT: Final = MOODS.parse("jubilant")
LAVISH: Final = MOODS.parse("lavish")
RELENTLESS: Final = MOODS.parse("relentless")
ROWDY: Final = MOODS.parse("rowdy")
STUBBORN: Final = MOODS.parse("stubborn")
WRATHFUL: Final = MOODS.parse("wrathful")


@dataclass
class HundredsBoard(Board):
    """The mood card and the Hoard; both are public."""

    mood: int = NO_MOOD
    command: list[int] = field(default_factory=list)
    """14.2.4 Items on the Command track, from left to right."""
    prowess: list[int] = field(default_factory=list)
    """14.2.4 Items on the Prowess track, from left to right."""
    gained: list[int] = field(default_factory=list)
    """14.2.4.I Items just gained for which no space is empty yet."""
    marked: list[int] = field(default_factory=list)
    """9.7.3 Items on the board marked "R", sorted."""
    looked: list[int] = field(default_factory=list)
    """9.7.3 Ruins whose items they have looked at."""


class HundredsPieces(GeneralFaction):
    """Their pieces by name, and the numbers of their board."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        page = sheet(f"factions/{name}")
        self.warlord: Final = self.kind("warlord")
        self.stronghold: Final = self.kind("stronghold")
        self.mob: Final = self.kind("mob")
        self.crafters = [self.stronghold]  # 14.2.1
        self.spaces: Final = page.number("hoard.spaces")
        self.command_items: Final = [ITEMS.parse(each) for each in page.texts("hoard.command")]
        self.prowess_items: Final = [ITEMS.parse(each) for each in page.texts("hoard.prowess")]
        self.values: Final = page.numbers("hoard.value_by_items")
        """14.2.4.II Command or Prowess by the items on its track."""
        self.overflow: Final = page.number("hoard.overflow_vp")
        self.oppressed: Final = page.numbers("oppress.vp_by_clearings")
        self.cards: Final = page.number("evening_draw.base")
        self.die: Final = [SUITS.parse(each) for each in page.texts("mob_die.suits")]
        """14.4.1 Faces of the mob die, each equally likely."""
        moods = page.tables("mood")
        self.rolls: Final = moods[JUBILANT].number("rolls")
        self.lavish: Final = moods[LAVISH].number("warriors")
        self.rowdy: Final = moods[ROWDY].number("cards")
        self.crowd: Final = moods[ROWDY].number("crowd")
        self.crowded: Final = moods[ROWDY].number("cards_in_crowd")
        self.stubborn: Final = moods[STUBBORN].number("ignored_hits")
        self.wrathful: Final = moods[WRATHFUL].number("extra_hits")
        self.first_mood: Final = MOODS.parse(page.text("standard_setup.mood"))

    def board(self, g: Game) -> HundredsBoard:
        """Return their board in a game."""
        board = g.boards[self.seat]
        assert isinstance(board, HundredsBoard)
        return board

    def place(self, g: Game) -> int:
        """14.2.2 Return the clearing of the warlord, or NOWHERE."""
        return g.where(self.warlord)

    def is_in(self, g: Game, mood: int) -> bool:
        """14.7 Whether `mood` is the mood card in its slot."""
        return self.board(g).mood == mood

    def command(self, g: Game) -> int:
        """14.2.4.II Return their Command."""
        return self.values[len(self.board(g).command)]

    def prowess(self, g: Game) -> int:
        """14.2.4.II Return their Prowess."""
        return self.values[len(self.board(g).prowess)]

    def seen_ruins(self, g: Game) -> list[int]:
        """9.7.3 Return the ruins whose remaining items they know."""
        return [place for place in self.board(g).looked if g.ruins[place]]

    def hoard(self, g: Game) -> list[int]:
        """14.2.4 Return every item in the Hoard."""
        return self.board(g).command + self.board(g).prowess


def hundreds(g: Game, seat: int) -> HundredsPieces:
    """Return the Hundreds on a seat."""
    faction = book(g).factions[seat]
    assert isinstance(faction, HundredsPieces)
    return faction


boards(HundredsBoard)
facts(
    HundredsBoard,
    Choice("mood", len(MOODS)),
    Members("command", len(ITEMS)),
    Members("prowess", len(ITEMS)),
)
