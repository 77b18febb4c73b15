"""The Corvids' board: shown, read from a described position, and written to one."""

from __future__ import annotations

from undergrowth.engine.messages import phrase
from undergrowth.factions.corvid_conspiracy.pieces import CorvidPieces
from undergrowth.law.possible import impossible, one_of
from undergrowth.table.described.entries import Entry, a_flag, a_number
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part, PieceView, amount, pieces
from undergrowth.table.game import Game
from undergrowth.table.hidden.faces import seen_as
from undergrowth.table.names import PIECES
from undergrowth.table.places import NOWHERE


def describe(g: Game, me: CorvidPieces, viewer: int) -> list[Part]:
    """Return the parts: plots in the supply, and the values of the next flip, plot and draw.

    Its owner reads what each plot does; all others see how many of the spaces are empty.
    """
    supply = pieces("plots", phrase("part-plots"), "13.2.2", _supply(g, me, viewer))
    if viewer == me.seat:
        supply.explained = True
    else:
        supply.slots = sum([g.box.kinds[kind].count for kind in me.plots.face_up])
    points = me.plots.points * (me.plots.showing(g) + 1)
    return [
        amount("flip", phrase("part-flip"), "13.4.2", "vp", points).seen_first(1),
        supply.seen_first(2),
        amount("cost", phrase("part-plot_cost"), "13.5.2", "warrior", me.cost(g)),
        amount("cards", phrase("part-plot_cards"), "13.6.2", "card", me.to_draw(g)),
    ]


def _supply(g: Game, me: CorvidPieces, viewer: int) -> list[PieceView]:
    """13.2.2.I Return the plots in the supply; other viewers see only their number."""
    shown: dict[str, int] = {}
    for i, kind in enumerate(me.plots.face_up):
        hidden = me.plots.face_down[i]
        seen = seen_as(g, viewer, hidden, NOWHERE)
        known = seen == g.box.kinds[hidden].piece
        name = PIECES.text(g.box.kinds[kind].piece if known else seen)
        shown[name] = shown.get(name, 0) + g.supply[kind]
    return [PieceView(me.name, name, n) for name, n in shown.items() if n > 0]


def board_entries(me: CorvidPieces) -> list[Entry]:
    """Return the entries that a described position can have for this board."""
    return [
        a_number("plotted", "plots placed this turn (13.5.2)", me.actions + me.exertions),
        a_flag("exerted", "whether an action was taken instead of drawing (13.6.1)"),
    ]


def read_board(g: Game, me: CorvidPieces, doc: Reader) -> None:
    """Read `plotted` (plots placed this turn) and `exerted` of a described position."""
    board = me.board(g)
    board.plotted = doc.number("plotted")
    board.exerted = doc.flag("exerted")


def check_position(g: Game, me: CorvidPieces) -> None:
    """Raise `BadPosition` for plots or counts of a turn that no game leads to (13.2.2.II, 13.5)."""
    one_of(g, me.plots.both_sides, "plot", "13.2.2.II")
    board = me.board(g)
    if g.turn != me.seat and (board.plotted > 0 or board.exerted):
        name = "plotted" if board.plotted > 0 else "exerted"
        raise impossible(f"{me.name}.{name}", "nothing but in its own turn", "13.5.2, 13.6.1")


def write_board(g: Game, me: CorvidPieces) -> dict[str, object]:
    """Return the board in the form that `read_board` reads."""
    board = me.board(g)
    return {"plotted": board.plotted, "exerted": board.exerted}
