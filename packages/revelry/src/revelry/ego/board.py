"""The track and the Id as data: shown, read from a described position, and written to one."""

from __future__ import annotations

from revelry.ego.ego import Ego
from revelry.ego.track import PLAIN, SUPER
from undergrowth.engine.messages import phrase
from undergrowth.law.positions import take_pieces
from undergrowth.law.possible import impossible
from undergrowth.table.described.entries import Entry, a_number, list_like, table_of
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part, PieceView, Space, pieces, track_of
from undergrowth.table.game import Game

_WORDS = ("ego", "superego")
_LEFT = "all others, superego on the right"


def describe_ego(g: Game, ego: Ego, law: str, id_law: str) -> list[Part]:
    """The track with what each space gives, and the Id."""
    board = ego.board(g)
    empty = len(ego.points) - len(board.track)
    spaces = []
    for i, points in enumerate(ego.points):
        icon = i >= empty and board.track[i - empty] == SUPER
        label = phrase(
            "revelry:space-superego" if icon else "revelry:space-ego", {"points": points}
        )
        spaces.append(Space(label, points=points))
    name = ego.owner.name
    on_id = [(_WORDS[PLAIN], board.plain_id), (_WORDS[SUPER], board.super_id)]
    shown = [PieceView(name, word, n) for word, n in on_id if n > 0]
    return [
        track_of(
            "ego", phrase("revelry:part-ego"), law, spaces, len(board.track), ego.may_place(g)
        ),
        pieces("the_id", phrase("revelry:part-the_id"), id_law, shown),
    ]


def ego_entries() -> list[Entry]:
    """Return what a described position can say of the track and the Id."""
    return [
        list_like("track", "ego and superego on the track, from left to right", "superego", _LEFT),
        table_of("the_id", "how many lie on the Id", [a_number(name, "") for name in _WORDS]),
    ]


def read_ego(g: Game, ego: Ego, doc: Reader) -> None:
    """`the_id` (how many of each sort) and `track`, the sorts from left to right; without it
    what is left, those with draw icons on the right."""
    board = ego.board(g)
    the_id = doc.table("the_id")
    board.plain_id = the_id.number("ego")
    board.super_id = the_id.number("superego")
    the_id.finish()
    for sort, n in ((PLAIN, board.plain_id), (SUPER, board.super_id)):
        take_pieces(g, ego.kinds[sort], n, f"{doc.where}.the_id")
    words = doc.words("track")
    if words:
        for word in words:
            if word not in _WORDS:
                raise doc.wrong("track", "ego and superego")
        board.track = [_WORDS.index(word) for word in words]


def write_ego(g: Game, ego: Ego) -> dict[str, object]:
    """The same as a document."""
    board = ego.board(g)
    return {
        "track": [_WORDS[sort] for sort in board.track],
        "the_id": {"ego": board.plain_id, "superego": board.super_id},
    }


def check_ego(g: Game, ego: Ego, law: str) -> None:
    """C.2.2, C.2.5 The warrior stands in a clearing; ego on the map lie beside it, and the track
    holds all others."""
    if ego.place(g) not in g.clearings:
        raise impossible(ego.owner.name, "its warrior in a clearing", law)
    board = ego.board(g)
    for sort, kind in enumerate(ego.kinds):
        if board.track.count(sort) != g.supply[kind]:
            wanted = f"{g.supply[kind]} {_WORDS[sort]} on the track"
            raise impossible(f"{ego.owner.name}.track", wanted, law)
    for place in range(g.places):
        if ego.here(g, place) > 0 and place != ego.place(g):
            raise impossible(f"{ego.owner.name} ego", "ego beside the warrior alone", law)
