"""The Riverfolk's board: shown, read from a described position, and written to one."""

from __future__ import annotations

from undergrowth.engine.messages import phrase, title
from undergrowth.factions.riverfolk_company.establish import sites
from undergrowth.factions.riverfolk_company.pieces import (
    COMMITTED,
    FUNDS,
    LOST,
    NO_PRICE,
    PAYMENTS,
    SERVICES,
    TRACKS,
    RiverfolkPieces,
)
from undergrowth.law.pieces.on_boards import read_pieces, shown, write_pieces
from undergrowth.law.positions import pieces_named, take_pieces
from undergrowth.law.possible import impossible, in_its_suit, one_of
from undergrowth.table.bending.seller import ADVANCED
from undergrowth.table.described.boards import PieceBoard
from undergrowth.table.described.entries import (
    Entry,
    a_number,
    list_like,
    table_by_faction,
    table_of,
)
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import (
    Part,
    PieceView,
    Space,
    pieces,
    track_of,
    value,
)
from undergrowth.table.game import Game
from undergrowth.table.names import PIECES, SUITS

_BOXES = {"funds": FUNDS, "payments": PAYMENTS, "committed": COMMITTED}
_BOX_LAWS = {FUNDS: "11.2.4", PAYMENTS: "11.2.6.I", COMMITTED: "11.5"}


def describe(g: Game, me: RiverfolkPieces) -> list[Part]:
    """Return the parts: prices, the three boxes, the tracks of trade posts, and funds on them."""
    prices = me.board(g).prices
    spaces = [str(price) for price in me.price_spaces]
    parts: list[Part] = []
    if ADVANCED in me.options:
        chosen = title(ADVANCED, "services")
        parts.append(value("services", phrase("part-services"), "R.9.7", chosen).seen_first(1))
    for service in SERVICES.values():
        name = SERVICES.text(service)
        price = str(prices[service]) if prices[service] != NO_PRICE else ""
        label = phrase(f"part-price_{name}")
        part = value(f"price_{name}", label, "11.2.6.I", price, spaces)
        short = phrase(f"part-price_{name}.short")
        parts.append(part.seen_first(2, short, "prices"))
    for name, box in _BOXES.items():
        law = _BOX_LAWS[box]
        rank = 1 if box == FUNDS else 2
        part = pieces(name, phrase(f"part-{name}"), law, _lying(g, me, box))
        parts.append(part.seen_first(rank))
    for i in range(len(me.posts.kinds)):
        parts.append(_track(g, me, i).seen_first(3, group="posts"))
        there = _lying(g, me, TRACKS + i)
        if there:
            name = f"on_{SUITS.text(me.posts.suits[i])}"
            parts.append(pieces(name, phrase(f"part-{name}"), "11.5.3", there))
    return parts


def _lying(g: Game, me: RiverfolkPieces, box: int) -> list[PieceView]:
    """11.2.4 Return the pieces in a box, of all owners."""
    return shown(g, PieceBoard(me.board(g).boxes[box]))


def _track(g: Game, me: RiverfolkPieces, i: int) -> Part:
    """11.5.6.III Return the trade posts of a suit, with the points of each."""
    kind = me.posts.kinds[i]
    name = PIECES.text(g.box.kinds[kind].piece)
    spaces = []
    for points in me.points:
        cost = {"fund": me.post_cost}
        label = phrase("space-points", {"points": points})
        spaces.append(Space(label, cost=cost, points=points))
    can = any(g.suits[place] >> me.posts.suits[i] & 1 for place in sites(g, me))
    left = g.supply[kind]
    return track_of(name, phrase(f"part-{name}"), "11.5.6.III", spaces, left, can if left else None)


def board_entries(me: RiverfolkPieces) -> list[Entry]:
    """Return the entries that a described position can have for this board."""
    pieces = list_like("", "", "2 warriors")
    prices = [
        a_number(SERVICES.text(each), "", max(me.price_spaces), me.price_spaces[0], NO_PRICE)
        for each in SERVICES.values()
    ]
    return [
        *[
            table_by_faction(
                name, f"warriors there, by owner ({_BOX_LAWS.get(box, '11.5.3')})", pieces
            )
            for name, box in _boxes(me).items()
        ],
        list_like("lost", "trade posts out of the game (11.2.5.I)", "trade_post_fox"),
        table_of("prices", "the price of each service (11.2.6.I)", prices),
    ]


def read_board(g: Game, me: RiverfolkPieces, doc: Reader) -> None:
    """Read a described board.

    Its entries are `funds`, `payments`, `committed` and `on_fox` and the like (pieces by owner),
    `lost` (trade posts out of the game) and `prices` (by service).
    """
    for name, box in _boxes(me).items():
        read_pieces(g, me.pile(box), doc.table(name))
    where = f"{doc.where}.lost"
    for kind, n in pieces_named(g, me.seat, doc.words("lost"), where):
        take_pieces(g, kind, n, where)
        me.board(g).take_pieces(kind, n, LOST)
    prices = doc.table("prices")
    for service in SERVICES.values():
        name = SERVICES.text(service)
        price = prices.number(name)
        me.board(g).prices[service] = price
    prices.finish()


def _boxes(me: RiverfolkPieces) -> dict[str, int]:
    """Return the boxes of warriors by their names in described positions."""
    found = dict(_BOXES)
    for i, suit in enumerate(me.posts.suits):
        found[f"on_{SUITS.text(suit)}"] = TRACKS + i
    return found


def check_position(g: Game, me: RiverfolkPieces) -> None:
    """Raise `BadPosition` for boxes, tracks or trade posts that no game leads to."""
    board = me.board(g)
    for name, box in _boxes(me).items():
        for kind in board.kinds(box):
            k = g.box.kinds[kind]
            if not g.has_seat(k.owner) or kind not in g.box.warrior_kinds[k.owner][:1]:
                raise impossible(f"{me.name}.{name}", "warriors of players alone", "11.2.6.I")
    for kind in board.kinds(LOST):
        if kind not in me.posts.kinds:
            raise impossible(f"{me.name}.lost", "trade posts alone", "11.2.5.I")
    for i in range(len(me.posts.kinds)):
        if me.free_spaces(g, i) < 0:
            name = f"{me.name}.on_{SUITS.text(me.posts.suits[i])}"
            raise impossible(name, "no more funds than empty spaces", "11.5.3")
        in_its_suit(g, me.posts.kinds[i], 1 << me.posts.suits[i], "11.5.6.III")
    one_of(g, me.posts.kinds, "trade post", "11.5.6.I")


def write_board(g: Game, me: RiverfolkPieces) -> dict[str, object]:
    """Return the board in the form that `read_board` reads."""
    board = me.board(g)
    doc: dict[str, object] = {}
    for name, box in _boxes(me).items():
        if board.total(box) > 0:
            doc[name] = write_pieces(g, PieceBoard(board.boxes[box]))
    if board.total(LOST) > 0:
        doc["lost"] = [
            f"{board.count(LOST, kind)} {PIECES.text(g.box.kinds[kind].piece)}"
            for kind in board.kinds(LOST)
        ]
    doc["prices"] = {SERVICES.text(service): board.prices[service] for service in SERVICES.values()}
    return doc
