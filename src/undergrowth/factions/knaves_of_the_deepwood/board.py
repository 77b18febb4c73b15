"""The Knaves' board: shown, read from a described position, and written to one."""

from __future__ import annotations

from undergrowth.engine.errors import BadPosition, BadText
from undergrowth.engine.messages import phrase
from undergrowth.factions.knaves_of_the_deepwood.captains import (
    CAPTAIN_CARDS,
    CAPTAINS,
    NO_CAPTAIN,
)
from undergrowth.factions.knaves_of_the_deepwood.evening import mocking
from undergrowth.factions.knaves_of_the_deepwood.pieces import KnaveBoard, KnavePieces
from undergrowth.factions.knaves_of_the_deepwood.setup import leave_out
from undergrowth.law.items.held import (
    CONDITIONS,
    EXHAUSTED,
    KINDS_OF_ITEM,
    READY,
    condition_named,
    owned,
)
from undergrowth.law.positions import existing_items
from undergrowth.law.possible import at_most_one, impossible, spot
from undergrowth.table.described.entries import Entry, a_flag, a_word, list_like, list_of
from undergrowth.table.described.reader import Reader, counted
from undergrowth.table.described.views import (
    CHOSEN,
    SPENT,
    ItemView,
    Part,
    Portrait,
    items,
    portraits,
    value,
)
from undergrowth.table.game import Game
from undergrowth.table.names import ITEMS, PIECES

_NONE = "none"


def describe(g: Game, me: KnavePieces) -> list[Part]:
    """Return the three Captains, the acting one, the Stash, and points to come: all are open."""
    board = me.board(g)
    return [
        portraits(
            "captains", phrase("part-captains"), "18.4", "captain", _captains(board)
        ).seen_first(1),
        items("stash", phrase("part-stash"), "18.2.2", _stash(board.items)).seen_first(2),
        _mocking(g, me).seen_first(3),
    ]


def _captains(board: KnaveBoard) -> list[Portrait]:
    """18.4, 18.6.3 Return the three Captains: the acting one, those ready, those face down."""
    shown: list[Portrait] = []
    for captain in board.captains:
        each = Portrait(CAPTAINS.text(captain), items=_starting_items([captain]))
        if captain == board.acting:
            each.state = CHOSEN
        elif captain in board.retired:
            each.state = SPENT
        shown.append(each)
    return shown


def _mocking(g: Game, me: KnavePieces) -> Part:
    """18.6.1 Return the points to come, and what they are for."""
    points, prisoners, acclaim = mocking(g, me), me.prisoners(g), g.on_map(me.acclaim)
    words = phrase(
        "part-mock.value", {"points": points, "prisoners": prisoners, "acclaim": acclaim}
    )
    part = value("mock", phrase("part-mock"), "18.6.1", words)
    return part.counting({"vp": points, "prisoner": prisoners, "acclaim": acclaim})


def _stash(held: list[int]) -> list[ItemView]:
    shown: list[ItemView] = []
    for item in range(KINDS_OF_ITEM):
        shown += [ItemView(ITEMS.text(item))] * held[item * 4 + READY]
        shown += [ItemView(ITEMS.text(item), exhausted=True)] * held[item * 4 + EXHAUSTED]
    return shown


# ---- described positions


def board_entries() -> list[Entry]:
    """Return the entries that a described position can have for this board."""
    return [
        list_of(
            "captains",
            "the chosen Captains (18.3.2)",
            CAPTAINS,
            "those on the map, and the first of the others",
        ),
        list_of("retired", "Captains whose card lies face down (18.5.2)", CAPTAINS),
        a_word(
            "acting", "who is in the Acting Captain slot (18.4)", [*CAPTAINS.names(), _NONE], _NONE
        ),
        a_flag("placed", "whether its warrior was placed with Ready this turn (18.4)"),
        list_like("items", "items in the Stash (18.2.2)", "tea exhausted", "its Captains' own"),
    ]


def read_board(g: Game, me: KnavePieces, doc: Reader) -> None:
    """Read three `captains`, `retired` ones, the `acting` one, `placed` this turn, and `items`."""
    board = me.board(g)
    everybody = list(CAPTAINS.values())
    if doc.has("captains"):
        board.captains = doc.values("captains", CAPTAINS, everybody, "among the Captains (K)")
    else:
        on_map = [n for n in everybody if g.supply[me.captain_kinds[n]] == 0]
        others = [n for n in everybody if n not in on_map]
        board.captains = [*on_map, *others][: max(me.chosen, len(on_map))]
    if len(board.captains) != me.chosen or len(set(board.captains)) != me.chosen:
        raise doc.wrong("captains", f"{me.chosen} different Captains (18.3.2)")
    for captain, kind in enumerate(me.captain_kinds):
        if captain not in board.captains and g.supply[kind] == 0:
            name = CAPTAINS.text(captain)
            raise doc.wrong("captains", f"{name} among them, who is on the map (18.3.2)")
    leave_out(g, me)
    board.retired = sorted(doc.values("retired", CAPTAINS, board.captains, "among the three"))
    acting = doc.word("acting")
    board.acting = NO_CAPTAIN if acting == _NONE else CAPTAINS.parse(acting)
    board.placed = doc.flag("placed")
    if board.acting != NO_CAPTAIN and (
        board.acting not in board.captains or board.acting in board.retired
    ):
        raise doc.wrong("acting", "one of the three, whose card does not lie face down (18.4)")
    words = doc.words("items") if doc.has("items") else _starting_items(board.captains)
    for word in words:
        _read_item(g, me, word, doc)


def _starting_items(captains: list[int]) -> list[str]:
    return [ITEMS.text(item) for captain in captains for item in CAPTAIN_CARDS[captain].items]


def _read_item(g: Game, me: KnavePieces, word: str, doc: Reader) -> None:
    """18.2.2 Read an item: `boot` lies face up, `2 tea exhausted` face down."""
    times, thing = counted(word)
    name, _, state = thing.replace("_", " ").partition(" ")
    try:
        item, condition = ITEMS.parse(name), condition_named(state)
    except BadText as error:
        raise BadPosition(f"{doc.where}.items: {error}") from None
    if condition not in (READY, EXHAUSTED):
        raise doc.wrong("items", "items face up or face down, none of them damaged (18.2.2)")
    held, most = me.board(g).items, existing_items(g)[item]
    held[item * 4 + condition] += times
    if owned(held, item) > most:
        raise doc.wrong("items", f"at most {most} {ITEMS.text(item)}, all there are (18.3.4)")


def check_position(g: Game, me: KnavePieces) -> None:
    """Raise `BadPosition` for acclaim, Prisoners, Captains or items that no game leads to."""
    at_most_one(g, me.acclaim, "18.2.3")
    if any(g.crafted[me.seat]):
        raise impossible(f"{me.name}.crafted", "nothing: items lie in `items`", "18.2.2")
    for forest in g.box.woodland.forest_places:
        if me.prisoners_in(g, forest) > 1:
            kinds = [kind for kind in range(len(g.box.kinds)) if me.is_prisoner(g, kind)]
            kind = next(each for each in kinds if g.count(each, forest) > 0)
            piece = PIECES.text(g.box.kinds[kind].piece)
            raise impossible(spot(g, kind, forest), f"at most 1 {piece}", "18.2.6")


def write_board(g: Game, me: KnavePieces) -> dict[str, object]:
    """Return the board in the form that `read_board` reads."""
    board = me.board(g)
    doc: dict[str, object] = {
        "captains": [CAPTAINS.text(captain) for captain in board.captains],
        "items": [
            f"{n} {ITEMS.text(item)} {CONDITIONS.text(condition)}"
            for item in range(KINDS_OF_ITEM)
            for condition in (READY, EXHAUSTED)
            for n in [board.items[item * 4 + condition]]
            if n > 0
        ],
    }
    if board.retired:
        doc["retired"] = [CAPTAINS.text(captain) for captain in board.retired]
    if board.acting != NO_CAPTAIN:
        doc["acting"] = CAPTAINS.text(board.acting)
    if board.placed:
        doc["placed"] = True
    return doc
