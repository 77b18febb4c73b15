"""How the notation writes one faction, hireling or landmark: what its data file says of it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from undergrowth.data import Sheet, sheet

NOTATION: Final = "rootlog"
CONDITIONS: Final = ("", "e", "d", "de")
"""How items lie: face up or exhausted, sound or damaged."""
HAND: Final = "hand"
"""What data says of cards on a board that the notation leaves in their owner's hand."""


@dataclass(frozen=True)
class Mark:
    """Something that a faction board says and that is written when it changes."""

    entry: str
    """The entry of a described position that holds it."""
    write: str
    """How it is written: `{value}`, `{key}`, and `{me}`, its owner's letter on others' turns."""
    drop: str = ""
    """How a value that is no more is written, where there may be several, or none."""
    is_one: bool = False
    """Whether there is one value at most, although it may be no more."""
    keys: dict[str, str] = field(default_factory=dict)
    by_faction: bool = False
    without: list[str] = field(default_factory=list)
    """The factions of which nothing is said then."""
    values: dict[str, str] = field(default_factory=dict)
    """Its words by ours; all of them where there are any."""
    first: str = ""
    """The value it has before anything is written, where that goes without saying."""
    turned: str = ""
    """The entry that says whether it is turned over, and so written by `write_turned`."""
    write_turned: str = ""
    gives: dict[str, list[str]] = field(default_factory=dict)
    """The items that come with a value."""
    is_piece: bool = False
    """Whether its one value is a piece that stands where the landmark does: `Cb_s` for
    `marquise_de_cat sawmill`."""

    @property
    def is_keyed(self) -> bool:
        """Whether it is a table of values."""
        return self.by_faction or bool(self.keys)


@dataclass(frozen=True)
class Script:
    """How the notation writes a faction; a hireling or a landmark, too, as far as it has that."""

    faction: str
    letter: str
    """`C`; of hirelings `h_C` and `h_Cd`, of landmarks `l_b`."""
    pieces: dict[str, str]
    """What follows its letter, by the name of a kind of piece: `b_s`."""
    counts: dict[str, int]
    """How many pieces there are at most, by that; those that are sides of one share them."""
    cards: dict[str, str]
    """Where cards on its board lie in the notation, by the entry of a described position."""
    board: dict[str, str]
    """The entry of its board that says how many pieces of a kind lie there, by kind."""
    marks: list[Mark]
    events: dict[str, str]
    """How events that move nothing are written, by verb."""
    words: dict[str, str]
    """Their words for ours in those."""
    looks: dict[str, str] = field(default_factory=dict)
    """What follows its letter for pieces that lie face down, by what everybody takes them for."""
    stocks: dict[str, int] = field(default_factory=dict)
    """How many of each kind of piece there are; kinds that are sides of one share them."""
    sides: dict[str, str] = field(default_factory=dict)
    """The kind whose pieces a kind shares, by kind: itself, or another."""
    board_by_owner: str = ""
    """The entry that lists warriors of anybody on its board, by their owners."""
    also: dict[str, str] = field(default_factory=dict)
    """Pieces by what some logs write for them."""
    loosely: dict[str, list[str]] = field(default_factory=dict)
    """Pieces by what says less of them: `t_f` for any of `t_1_f`, `t_2_f`, `t_3_f`."""
    stocks_of: dict[str, frozenset[str]] = field(default_factory=dict)
    """The kinds whose pieces a piece may be, by what follows its letter."""
    fallen: str = ""
    """The piece that lies on its board, whether or not a log says so, once it has been removed
    while its owner defended (10.2.3)."""
    tally: str = ""
    """How a log says that so many pieces lie on a part of its board: `$_f->{n}`."""
    tallied: str = ""
    """The entry of a described position that holds those, by their owners."""
    beside_tallied: str = ""
    """The entry that holds all others there, once a log has said how many those are."""
    turns: bool = False
    """Whether its pieces that are turned over have one other side, of which nothing is said."""
    moves: bool = False
    """Whether it is a landmark that moves, and so from where it stands."""
    begins: dict[str, int] = field(default_factory=dict)
    """Pieces on its board after setup, by kind, of which logs need say nothing."""
    hand_on_board: bool = False
    """Whether some logs write its hand, which is open, as its board."""
    board_own: str = ""
    """The entry that lists its own pieces on its board."""
    partner: str = ""
    """The entry that names whom its score marker has joined."""
    items: str = ""
    """The entry that lists its items with their condition."""
    found: str = ""
    """The entry that lists the items it has found under ruins."""
    hoards: dict[str, list[str]] = field(default_factory=dict)
    """The entries that list its items, and which items each takes, where they have no condition."""
    holding: str = ""
    """What its own place is called."""
    holding_name: str = ""
    """What that is in positions."""
    own_cards: list[str] = field(default_factory=list)
    """Names of cards of its own, which are in no deck."""
    sweeps: str = ""
    """How the loss of all cards on its board at once is written."""
    sweeping: str = ""
    """The event that is."""
    lying: dict[str, str] = field(default_factory=dict)
    """H, L The entries that list items on a card, and how those lie; `club e`: how many clubs."""
    begins_items: dict[str, int] = field(default_factory=dict)
    """A.6.3 Items on it after setup, of which logs need say nothing."""
    begins_cards: int = 0
    """A.5.3 Cards on it after setup, of which logs need say nothing."""
    stock: dict[str, list[str]] = field(default_factory=dict)
    """A.5.3 Items that come from the supply to a landmark, by the suit of its clearing."""
    turned_down: str = ""
    """H.2.4 The entry of a seat that lists its crafted items that lie face down."""
    hides_items: bool = False
    """A.6.3 Whether items lie under ruins for its sake."""
    adds_cards: str = ""
    """16.3.4 The deck that it adds to that of the game."""
    on_paths: bool = False
    """Whether its pieces stand on paths."""

    def names_of(self, piece: str) -> list[str]:
        """The kinds of piece that are written so; after those the kinds that may be."""
        codes = [piece, *self.loosely.get(piece, [])]
        return [name for each in codes for name, code in self.pieces.items() if code == each]

    def stands_for(self, piece: str, other: str) -> bool:
        """Whether one of two pieces says less of what the other is: `t_f` and `t_3_f`."""
        return other in self.loosely.get(piece, []) or piece in self.loosely.get(other, [])


def script_of(name: str, letter: str, page: Sheet, told: Sheet, proposed: bool) -> Script:
    """How a faction is written, as `told`, the notation's part of its data file, has it."""
    return replace(
        _with_pieces(name, letter, page, told),
        adds_cards=page.word("adds_cards"),
        marks=[_mark(each, proposed) for each in told.tables("mark")] if told.has("mark") else [],
        board_by_owner=told.word("board_by_owner"),
        also=texts(told, "also"),
        fallen=told.word("fallen"),
        turns=told.flag("turns"),
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
    """H, L How a hireling or a landmark is written; `pieces` is the data file that has its pieces,
    which may be that of the other side of its card."""
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
    """The notation's part of a data file; an empty one where it has none."""
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
    """Pieces by what says less of them; empty where data has no such table."""
    if not told.has("loosely"):
        return {}
    table = told.table("loosely")
    return {code: table.texts(code) for code in table.names()}


def _stocks_of(
    pieces: dict[str, str], sides: dict[str, str], loosely: dict[str, list[str]]
) -> dict[str, frozenset[str]]:
    """The kinds whose pieces each piece may be, by what follows its letter."""
    found: dict[str, set[str]] = {}
    for kind, code in pieces.items():
        found.setdefault(code, set()).add(sides.get(kind, kind))
    for code, others in loosely.items():
        for other in others:
            found.setdefault(code, set()).update(found.get(other, set()))
    return {code: frozenset(kinds) for code, kinds in found.items()}


def lying_there(words: str) -> tuple[str, str]:
    """What `lying` says of an entry: the item that it counts, or nothing where it lists items, and
    how they lie."""
    item, _, condition = words.rpartition(" ")
    return (item, condition) if condition in CONDITIONS else (words, "")


def _stocked(page: Sheet, name: str) -> dict[str, list[str]]:
    """Lists of items by suit; empty where there is no such table."""
    return {suit: page.texts(f"{name}.{suit}") for suit in page.table(name).names()} if name else {}


def _stock(page: Sheet, entry: Sheet) -> Sheet:
    """The kind of piece that is in the box: this one, or the one it is a side of."""
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
    """The items of each entry of a data file, such as `characters.character`."""
    name, _, entry = folder.partition(".")
    if not name:
        return {}
    return {each.text("id"): each.texts("items") for each in sheet(name).tables(entry)}


def texts(page: Sheet, name: str) -> dict[str, str]:
    """A table of words, whose names may hold dots; empty where it is missing."""
    if not page.has(name):
        return {}
    return {str(key): str(value) for key, value in page.table(name).document().items()}
