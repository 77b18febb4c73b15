"""9.3.3, 9.7.2, V.6.2, R.7.3.3 State shared by all who play characters: quests and torches."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.decks import QUESTS
from undergrowth.engine.actions import Action
from undergrowth.engine.domains import Domain, Names
from undergrowth.engine.frames import NOBODY
from undergrowth.engine.messages import Reason, because, printed
from undergrowth.engine.optional import mypyc_attr
from undergrowth.law.cards.piles import shuffled
from undergrowth.law.crafting.items import take_from_supply
from undergrowth.law.possible import impossible, limits_hold, spot
from undergrowth.table.book import book
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.described.entries import Entry, list_like, list_of
from undergrowth.table.described.facts import Members, Places, facts
from undergrowth.table.described.reader import Reader
from undergrowth.table.game import Game
from undergrowth.table.kinds import PAWN
from undergrowth.table.names import ITEMS, PIECES, SUITS, TORCH
from undergrowth.table.places import PLACE
from undergrowth.table.records import Intent
from undergrowth.table.sources import Source

QUEST_NAMES: Final = Names("quest")
for _quest in QUESTS:
    QUEST_NAMES.add(_quest.name)
    printed(
        "quest",
        _quest.name,
        f"{_quest.title} ({SUITS.text(_quest.suit)})",
        short=_quest.title,
    )


NO_QUEST: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class OfQuest(Action):
    """An action that names one quest."""

    domains: ClassVar[tuple[Domain, ...]] = (QUEST_NAMES,)

    def __init__(self, quest: int) -> None:
        self.quest: Final = quest

    def args(self) -> tuple[int, ...]:
        return (self.quest,)


@dataclass
class CommonBoard(Board):
    """Quests, face up and in their deck, and the clearings with a torch."""

    quests: list[int] = field(default_factory=list)
    """Face-up quests."""
    quest_deck: list[int] = field(default_factory=list)
    """The quest deck, its top card last."""
    torches: list[int] = field(default_factory=list)
    """V.6.2 The clearings in which a torch was left."""

    def unordered(self) -> list[list[int]]:
        return [self.quest_deck]


class Commons(Source):
    """9.7.2, V.6.2 Rules shared by them: one quest deck, and torches that block clearings for
    all."""

    def new_board(self) -> Board:
        return CommonBoard()

    def board_name(self) -> str:
        return "quests"

    def board(self, g: Game) -> CommonBoard:
        """Return its board in this game."""
        mine = g.boards[self.board_at]
        assert isinstance(mine, CommonBoard)
        return mine

    def items_held(self, g: Game) -> list[int]:
        """V.6.2 Return the torches in clearings."""
        held = [0] * len(ITEMS)
        held[TORCH] = len(self.board(g).torches)
        return held

    def view_entries(self, g: Game) -> dict[str, object]:
        """9.3.3 Return the face-up quests."""
        return {"quests": self.board(g).quests[:]}

    def place_entries(self, g: Game, place: int) -> dict[str, object]:
        """V.6.2 Return the torch left in a place, for views."""
        scorched = place in self.board(g).torches
        return {"blocked_by": ITEMS.text(TORCH)} if scorched else {}

    def forbids_placing(self, g: Game, i: Intent) -> bool:
        """V.6.2 Forbid placing pieces in a clearing with a torch."""
        return self._burns(g, i.place)

    def forbids_moving(self, g: Game, i: Intent) -> bool:
        """V.6.2 Forbid moving pieces into a clearing with a torch."""
        return self._burns(g, i.place)

    def may_forbid_placing(self, g: Game, by: int) -> bool:
        return len(self.board(g).torches) > 0

    def may_forbid_moving(self, g: Game, owner: int) -> bool:
        return len(self.board(g).torches) > 0

    def _burns(self, g: Game, place: int) -> bool:
        """V.6.2 Whether a clearing has a torch."""
        torches = self.board(g).torches
        return len(torches) > 0 and place in torches

    def cannot(self, i: Intent) -> Reason:
        return ("V.6.2", because("why-torch_burns_there"))

    # ---- described positions

    def position_entry(self) -> list[str]:
        """Return no path: quests are entries of the position itself."""
        return []

    def board_entries(self) -> list[Entry]:
        return [
            list_like("quests", "face-up quests (9.3.3)", "errand", "the first of the quest deck"),
            list_like("quest_deck", "the quest deck, top first (9.3.3)", "errand", "shuffled"),
            list_of("torches", "clearings in which a torch was left (V.6.2)", PLACE),
        ]

    def read_board(self, g: Game, doc: Reader) -> None:
        """9.3.3 Read face-up quests, the named ones first; V.6.2 torches, taken from the supply."""
        b = self.board(g)
        names = [quest.name for quest in QUESTS]
        done = [quest for faction in book(g).factions for quest in faction.quests_kept(g)]
        for word in doc.words("quests"):
            name = word if word.startswith("quest_") else f"quest_{word}"
            if name not in names:
                raise doc.wrong("quests", f"quests, not {word!r}: there are {', '.join(names)}")
            if names.index(name) in b.quests + done:
                raise doc.wrong(
                    "quests", f"every quest once, completed ones too, not {word!r} (9.5.5)"
                )
            b.quests.append(names.index(name))
        left = [n for n in range(len(QUESTS)) if n not in b.quests + done]
        if doc.has("quest_deck"):
            b.quest_deck = _told_deck(doc, left)
        else:
            b.quest_deck = left
            g.chance.shuffle(b.quest_deck)
            while len(b.quests) < face_up(g) and b.quest_deck:
                b.quests.append(b.quest_deck.pop())
        places = doc.values("torches", PLACE, g.clearings, "on this map (2.2)")
        b.torches = places
        for _ in places:  # taken from the supply unless `items` has it
            take_from_supply(g, TORCH)

    def check_position(self, g: Game) -> None:
        """V.6.2 Raise `BadPosition` for enemies at a torch; 9.3.3 for too many face-up quests.

        Pieces that a rule keeps from being removed, such as a warlord, may be there.
        """
        if len(self.board(g).quests) > face_up(g):
            raise impossible("position.quests", f"at most {face_up(g)}", "9.3.3")
        partners = [faction.bonds.partner(g) for faction in book(g).factions]
        spared = bool(book(g).hooks.forbids_removing) or not limits_hold(g)
        for place in [] if spared else self.board(g).torches:
            for kind, k in enumerate(g.box.kinds):
                if g.count(kind, place) > 0 and k.sort != PAWN and k.owner not in partners:
                    wanted = f"no {PIECES.text(k.piece)} beside the torch"
                    raise impossible(spot(g, kind, place), wanted, "V.6.2")

    def write_board(self, g: Game) -> dict[str, object]:
        b = self.board(g)
        doc: dict[str, object] = {}
        if b.quests:
            doc["quests"] = [QUESTS[quest].name for quest in b.quests]
        if b.quests or b.quest_deck:
            doc["quest_deck"] = [QUESTS[quest].name for quest in reversed(b.quest_deck)]
        if b.torches:
            doc["torches"] = [PLACE.text(place) for place in b.torches]
        return doc


def _told_deck(doc: Reader, left: list[int]) -> list[int]:
    """9.3.3 Return the described quest deck, its top card first: all quests not elsewhere."""
    names = [QUESTS[quest].name for quest in left]
    told = doc.words("quest_deck")
    if sorted(told) != sorted(names):
        raise doc.wrong("quest_deck", "each quest that lies nowhere else, once (9.3.3)")
    return [left[names.index(name)] for name in reversed(told)]


def commons(g: Game) -> CommonBoard:
    """Return the shared board of this game.  Raises LookupError where no faction has quests."""
    for source in book(g).brought:
        if isinstance(source, Commons):
            return source.board(g)
    raise LookupError("nobody goes on quests")


def face_up(g: Game) -> int:
    """9.3.3 Return how many quests are face up for all who may complete them."""
    return max([faction.quests_shown() for faction in book(g).factions])


# ---- atoms for quests and torches: the only code that changes this board


def lay_quests(g: Game, quests: list[int], seed: int) -> None:
    """9.3.3 Shuffle the quest deck."""
    commons(g).quest_deck = shuffled(quests, seed)


def draw_quest(g: Game) -> int:
    """9.5.5, R.7.5.2 Draw the top quest of the deck and return it, or NO_QUEST."""
    b = commons(g)
    return b.quest_deck.pop() if b.quest_deck else NO_QUEST


def turn_up_quest(g: Game) -> None:
    """9.3.3, 9.5.5 Turn up the top quest for all, if there is one."""
    quest = draw_quest(g)
    if quest != NO_QUEST:
        commons(g).quests.append(quest)
        if g.log is not None:
            g.note("new_quest", "9.5.5", NOBODY, {"quest": QUESTS[quest].name})


def take_quest(g: Game, quest: int) -> None:
    """9.5.5 Remove a face-up quest from the others."""
    commons(g).quests.remove(quest)


def return_quest(g: Game, quest: int, seed: int) -> None:
    """V.10.2 Shuffle a quest into the quest deck."""
    b = commons(g)
    b.quest_deck = shuffled([*b.quest_deck, quest], seed)


def leave_torch(g: Game, place: int) -> None:
    """V.6.2 Leave a torch in a clearing for good."""
    commons(g).torches.append(place)
    if g.log is not None:
        g.note("blocked", "V.6.2", -1, {"place": PLACE.text(place), "item": ITEMS.text(TORCH)})


boards(CommonBoard)
facts(CommonBoard, Members("quests", len(QUESTS)), Places("torches"))
