"""H The Flame Bearers and the Rat Smugglers, said a second time."""

from __future__ import annotations

from second.battle import may_battle
from second.concepts import has_hired, is_enemy_piece, kinds, may_remove
from second.hirelings import beside_them, placeable
from second.law import BeyondUs, asked, bends, deed
from second.moving import may_go
from second.table import Table, cards, sorts

ME = "flame_bearers"
SMUGGLERS = "rat_smugglers"


def burnt(t: Table, seat: str, place: str) -> bool:
    """H.2.3 Whether an enemy piece stands there that can be removed."""
    for other in t.owners:
        for piece in t.pieces(other, place):
            if sorts(other)[piece] == "pawn" or not is_enemy_piece(t, seat, other, piece):
                continue
            if may_remove(t, other, piece, place):
                return True
    return False


@asked("flame_bearers.burn")
def burn(t: Table) -> list[str]:
    """H.2.3 An enemy piece of its clearing; each owner's warriors before all else of that owner."""
    place = t.place(t.frame["place"])
    marked = [t.kind(number) for number in t.frame["marked"]]
    found = []
    for other in t.owners:
        if face_down(t, other, place):
            raise BeyondUs("what lies face down burns as what it looks like")
        there = [
            piece
            for piece, n in t.pieces(other, place).items()
            if n > marked.count((other, piece))
            and sorts(other)[piece] != "pawn"
            and is_enemy_piece(t, t.me, other, piece)
            and may_remove(t, other, piece, place)
        ]
        first = [piece for piece in there if sorts(other)[piece] == "warrior"]
        found += [f"burn {other} {piece}" for piece in first or there]
    return found


def face_down(t: Table, owner: str, place: str) -> bool:
    """1.2.1 Whether somebody's pieces lie there of which it cannot be seen what they are."""
    return any(piece.startswith("face_down") for piece in t.pieces(owner, place))


def spread(t: Table) -> list[str]:
    """H.2.3 Return where one is placed: at or beside others, or anywhere where that is
    impossible."""
    near = placeable(t, ME, "bearer", beside_them(t, t.clearings_with(ME, "bearer")))
    return near or placeable(t, ME, "bearer", t.clearings)


@deed(ME, "birdsong start", must=True)
def birdsong(t: Table, seat: str) -> bool:
    """H.2.3 Each burns an enemy piece; then one is placed."""
    return bool(spread(t)) or any(burnt(t, seat, c) for c in t.clearings_with(ME, "bearer"))


@bends("in daylight")
def smuggle(t: Table, seat: str) -> list[str]:
    """H.2.2 A card with an item for a move or a battle of their controller's faction."""
    if not has_hired(t, seat, SMUGGLERS) or t.turn != seat:
        return []
    if not may_go(t, seat) and not may_battle(t, seat):
        return []
    return [f"smuggle {card}" for card in kinds(t.hand(seat)) if "item" in cards()[card]]
