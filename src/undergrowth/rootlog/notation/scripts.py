"""Scripts: the notation of one faction, hireling or landmark, from its data file."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from undergrowth.data import Sheet, sheet

NOTATION: Final = "rootlog"
CONDITIONS: Final = ("", "e", "d", "de")
"""The conditions of items: face up or exhausted, undamaged or damaged."""
HAND: Final = "hand"
"""The word in data for cards of a board that the notation leaves in their owner's hand."""


@dataclass(frozen=True)
class Mark:
    """A value on a faction board that is written when it changes."""

    entry: str
    """The entry of a described position that holds it."""
    write: str
    """The pattern with `{value}`, `{key}`, and `{me}`, its owner's letter in others' turns."""
    drop: str = ""
    """The pattern for a value that is removed, if there may be several or none."""
    is_one: bool = False
    """Whether there is at most one value, although it may be removed."""
    keys: dict[str, str] = field(default_factory=dict)
    by_faction: bool = False
    without: list[str] = field(default_factory=list)
    """The factions that have no value by default."""
    values: dict[str, str] = field(default_factory=dict)
    """Their words for our values; a complete list if there are any."""
    first: str = ""
    """The default value before anything is written."""
    turned: str = ""
    """The entry that says whether it is turned over, and so written by `write_turned`."""
    write_turned: str = ""
    gives: dict[str, list[str]] = field(default_factory=dict)
    """The items that come with a value."""
    is_piece: bool = False
    """Whether its one value is a piece in the landmark's clearing: `Cb_s` for `marquise_de_cat
    sawmill`."""

    @property
    def is_keyed(self) -> bool:
        """Whether it is a table of values."""
        return self.by_faction or bool(self.keys)


@dataclass(frozen=True)
class Script:
    """The notation of a faction; also of a hireling or a landmark, as far as fields apply."""

    faction: str
    letter: str
    """The letter `C`; of hirelings `h_C` and `h_Cd`, of landmarks `l_b`."""
    pieces: dict[str, str]
    """The code after the letter, by kind of piece: `b_s`."""
    counts: dict[str, int]
    """The most pieces with each code; sides of one piece share them."""
    cards: dict[str, str]
    """The locations of cards on its board, by the entry of a described position."""
    board: dict[str, str]
    """The entry with the number of pieces of a kind on its board, by kind."""
    marks: list[Mark]
    events: dict[str, str]
    """The patterns of events that move nothing, by verb."""
    words: dict[str, str]
    """Their words for ours in those patterns."""
    looks: dict[str, str] = field(default_factory=dict)
    """The codes of face-down pieces, by their look."""
    stocks: dict[str, int] = field(default_factory=dict)
    """The number of pieces of each kind; kinds that are sides of one piece share them."""
    sides: dict[str, str] = field(default_factory=dict)
    """The kind with which each kind shares its pieces: itself, or another."""
    board_by_owner: str = ""
    """The entry that lists warriors of any owner on its board, by owner."""
    also: dict[str, str] = field(default_factory=dict)
    """The pieces by their variants in some logs."""
    loosely: dict[str, list[str]] = field(default_factory=dict)
    """The exact codes by less exact ones: `t_f` for any of `t_1_f`, `t_2_f`, `t_3_f`."""
    stocks_of: dict[str, frozenset[str]] = field(default_factory=dict)
    """The kinds that a code may stand for."""
    fallen: str = ""
    """The piece that goes to its board when it is removed while its owner defends (10.2.3), whether
    or not a log mentions it."""
    tally: str = ""
    """The pattern for a number of pieces on a part of its board: `$_f->{n}`."""
    tallied: str = ""
    """The entry of a described position with those pieces, by owner."""
    beside_tallied: str = ""
    """The entry with all other pieces there, once a log has given that number."""
    turns: bool = False
    """Whether its pieces have exactly one other side, which is not written when they are turned."""
    scores_in_evening: bool = False
    """Whether it scores points for the map in its Evening, and none for what it places."""
    moves: bool = False
    """Whether it is a landmark that moves, from its present place."""
    begins: dict[str, int] = field(default_factory=dict)
    """The pieces on its board after setup, by kind, which logs need not mention."""
    hand_on_board: bool = False
    """Whether some logs write its open hand as its board."""
    board_own: str = ""
    """The entry that lists its own pieces on its board."""
    partner: str = ""
    """The entry with the faction that its score marker has joined."""
    items: str = ""
    """The entry that lists its items with their condition."""
    found: str = ""
    """The entry that lists the items it has found under ruins."""
    hoards: dict[str, list[str]] = field(default_factory=dict)
    """The entries that list its items by kind, if items have no condition."""
    holding: str = ""
    """The name of its own place in the notation."""
    holding_name: str = ""
    """The name of that place in positions."""
    own_cards: list[str] = field(default_factory=list)
    """The names of its own cards, which are in no deck."""
    sweeps: str = ""
    """The text for the loss of all cards on its board at once."""
    sweeping: str = ""
    """The event of that loss."""
    lying: dict[str, str] = field(default_factory=dict)
    """H, L The entries of items on a card, with their condition; `club e` is the number of
    clubs."""
    begins_items: dict[str, int] = field(default_factory=dict)
    """A.6.3 The items on it after setup, which logs need not mention."""
    begins_cards: int = 0
    """A.5.3 The number of cards on it after setup, which logs need not mention."""
    stock: dict[str, list[str]] = field(default_factory=dict)
    """A.5.3 The items that a landmark gets from the supply, by the suit of its clearing."""
    turned_down: str = ""
    """H.2.4 The entry of a seat that lists its face-down crafted items."""
    hides_items: bool = False
    """A.6.3 Whether it requires items under ruins."""
    adds_cards: str = ""
    """16.3.4 The deck that it adds to that of the game."""
    on_paths: bool = False
    """Whether its pieces stand on paths."""

    def names_of(self, piece: str) -> list[str]:
        """Return the kinds of pieces with a code; kinds that it may also be come after."""
        codes = [piece, *self.loosely.get(piece, [])]
        return [name for each in codes for name, code in self.pieces.items() if code == each]

    def stands_for(self, piece: str, other: str) -> bool:
        """Whether one of two codes is a less exact form of the other: `t_f` and `t_3_f`."""
        return other in self.loosely.get(piece, []) or piece in self.loosely.get(other, [])


def script_of(name: str, letter: str, page: Sheet, told: Sheet, proposed: bool) -> Script:
    """Return the script of a faction; `told` is the notation's part of its data file."""
    return replace(
        _with_pieces(name, letter, page, told),
        adds_cards=page.word("adds_cards"),
        marks=[_mark(each, proposed) for each in told.tables("mark")] if told.has("mark") else [],
        board_by_owner=told.word("board_by_owner"),
        also=texts(told, "also"),
        fallen=told.word("fallen"),
        turns=told.flag("turns"),
        scores_in_evening=told.flag("scores_in_evening"),
        tally=told.word("tally"),
        tallied=told.word("tallied"),
        beside_tallied=told.word("beside_tallied"),
        begins=told.counts("begins"),
        hand_on_board=told.flag("hand_on_board"),
        board_own=told.word("board_own"),
        partner=told.word("partner"),
        items=told.word("items"),
        found=told.word("found"),
        hoards=_hoards(page, told.texts("hoards")) if told.has("hoards") else {},
        holding=told.word("holding"),
        holding_name=page.word("holding"),
        own_cards=told.texts("own_cards") if told.has("own_cards") else [],
        sweeps=told.word("sweeps"),
        sweeping=told.word("sweeping"),
    )


def script_of_card(name: str, letter: str, page: Sheet, pieces: Sheet, proposed: bool) -> Script:
    """H, L Return the script of a hireling or a landmark; `pieces` is the data file with its
    pieces.

    That may be the file of the other side of its card.
    """
    told = told_of(page)
    return replace(
        _with_pieces(name, letter, pieces, told_of(pieces)),
        cards=texts(told, "cards"),
        board=texts(told, "board"),
        events=texts(told, "events"),
        marks=[_mark(each, proposed) for each in told.tables("mark")] if told.has("mark") else [],
        also=texts(told, "also"),
        moves=told.flag("moves"),
        lying=texts(told, "lying"),
        begins_items={item: page.number(at) for item, at in texts(told, "begins_items").items()},
        begins_cards=page.number(told.text("begins_cards")) if told.has("begins_cards") else 0,
        stock=_stocked(page, told.word("stock")),
        turned_down=told.word("turned_down"),
        hides_items=told.flag("hides_items"),
        on_paths=page.flag("on_paths"),
    )


def told_of(page: Sheet) -> Sheet:
    """Return the notation's part of a data file; an empty one if it has none."""
    return page.table(NOTATION) if page.has(NOTATION) else Sheet(page.name, {})


def _with_pieces(name: str, letter: str, page: Sheet, told: Sheet) -> Script:
    pieces = texts(told, "pieces")
    entries = page.tables("piece") if page.has("piece") else []
    stocks = {each.text("id"): _stock(page, each).number("count") for each in entries}
    sides = {each.text("id"): _stock(page, each).text("id") for each in entries}
    loosely = _loosely(told)
    stocks_of = _stocks_of(pieces, sides, loosely)
    return Script(
        name,
        letter,
        pieces,
        {code: sum(stocks.get(kind, 0) for kind in kinds) for code, kinds in stocks_of.items()},
        texts(told, "cards"),
        texts(told, "board"),
        [],
        texts(told, "events"),
        texts(told, "words"),
        {each.word("looks_like"): pieces.get(each.text("id"), "") for each in entries},
        stocks,
        sides,
        loosely=loosely,
        stocks_of=stocks_of,
    )


def _loosely(told: Sheet) -> dict[str, list[str]]:
    """Return the exact codes by less exact ones; empty if the data has none."""
    if not told.has("loosely"):
        return {}
    table = told.table("loosely")
    return {code: table.texts(code) for code in table.names()}


def _stocks_of(
    pieces: dict[str, str], sides: dict[str, str], loosely: dict[str, list[str]]
) -> dict[str, frozenset[str]]:
    """Return the kinds that each code may stand for."""
    found: dict[str, set[str]] = {}
    for kind, code in pieces.items():
        found.setdefault(code, set()).add(sides.get(kind, kind))
    for code, others in loosely.items():
        for other in others:
            found.setdefault(code, set()).update(found.get(other, set()))
    return {code: frozenset(kinds) for code, kinds in found.items()}


def lying_there(words: str) -> tuple[str, str]:
    """Return the item and condition of a value in `lying`; no item if the entry lists items."""
    item, _, condition = words.rpartition(" ")
    return (item, condition) if condition in CONDITIONS else (words, "")


def _stocked(page: Sheet, name: str) -> dict[str, list[str]]:
    """Return lists of items by suit; empty without a table."""
    return {suit: page.texts(f"{name}.{suit}") for suit in page.table(name).names()} if name else {}


def _stock(page: Sheet, entry: Sheet) -> Sheet:
    """Return the entry with the number of pieces: this one, or the one it is a side of."""
    if entry.has("count"):
        return entry
    other = entry.word("side_of") or entry.word("shares")
    return _stock(page, next(each for each in page.tables("piece") if each.text("id") == other))


def _mark(page: Sheet, proposed: bool) -> Mark:
    values = texts(page, "values")
    if proposed:
        values |= texts(page, "proposed")
    by_faction = page.has("keys") and page.is_text("keys")
    return Mark(
        page.text("entry"),
        page.text("write"),
        page.word("drop"),
        page.flag("is_one"),
        {} if by_faction else texts(page, "keys"),
        by_faction,
        page.texts("without") if page.has("without") else [],
        values,
        page.word("first"),
        page.word("turned"),
        page.word("write_turned"),
        _gifts(page.word("gives")),
        page.flag("is_piece"),
    )


def _hoards(page: Sheet, paths: list[str]) -> dict[str, list[str]]:
    return {path.rpartition(".")[2]: page.texts(path) for path in paths}


def _gifts(folder: str) -> dict[str, list[str]]:
    """Return the items of each entry of a data file, such as `characters.character`."""
    name, _, entry = folder.partition(".")
    if not name:
        return {}
    return {each.text("id"): each.texts("items") for each in sheet(name).tables(entry)}


def texts(page: Sheet, name: str) -> dict[str, str]:
    """Return a table of words, whose names may have dots; empty if it is missing."""
    if not page.has(name):
        return {}
    return {str(key): str(value) for key, value in page.table(name).document().items()}
