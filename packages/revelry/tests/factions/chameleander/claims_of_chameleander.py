"""C What reasons of Chameleander claim, held against the table."""

from __future__ import annotations

from revelry.factions.chameleander.pieces import ChameleanderPieces

from kit.opinions.claims import WHERE, always, claim, place_of
from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.law.pieces.rule import ruler
from undergrowth.table.book import book
from undergrowth.table.kinds import WARRIOR
from undergrowth.table.places import NOWHERE

Said = tuple[str, ...]

always(
    "ego are moved with Chameleander alone",
    "you boast with bird cards alone",
    "you beckon factions with a piece in your clearing or next to it"
    " and a warrior that can be placed",
    "that warrior cannot go the same way",
    "that warrior cannot be replaced with an ego",
    "that is none of the ego that have just come back",
    "you have no such piece to take off the map there",
    "you have nothing like that to place",
)


def _me(g: Game) -> ChameleanderPieces:
    return next(each for each in book(g).factions if isinstance(each, ChameleanderPieces))


@claim(r"Chameleander is never removed, and no ego can stand in for it now")
def _stays(g: Game, seat: int, action: Action, said: Said) -> bool:
    return g.on_map(_me(g).warrior) == 1


@claim(r"Chameleander is moved on its own turn alone, from clearing to clearing")
def _moved(g: Game, seat: int, action: Action, said: Said) -> bool:
    return g.on_map(_me(g).warrior) == 1


@claim(f"{WHERE} has too few paths for Chameleander to begin there")
def _few_paths(g: Game, seat: int, action: Action, said: Said) -> bool:
    place = place_of(said[0])
    most = max(len(g.paths[each]) for each in g.clearings)
    return (
        place not in g.clearings
        or len(g.paths[place]) < 3
        or most < 3
        or bool([kind for kind in range(len(g.box.kinds)) if g.count(kind, place) > 0])
    )


@claim(r"no such ego lies in your clearing")
def _no_ego(g: Game, seat: int, action: Action, said: Said) -> bool:
    kind = g.box.kind_at[seat][action.args()[0]]
    return kind not in _me(g).ego.kinds or g.count(kind, _me(g).place(g)) == 0


@claim(r"you slough first in Birdsong, with (\d+) cards and an ego on the track")
def _slough(g: Game, seat: int, action: Action, said: Said) -> bool:
    return int(said[0]) == 4


@claim(r"you have skipped as often as you may this turn")
def _skipped(g: Game, seat: int, action: Action, said: Said) -> bool:
    return True


@claim(f"no move leads from your clearing to {WHERE}")
def _no_way(g: Game, seat: int, action: Action, said: Said) -> bool:
    assert g.decision is not None
    here = place_of(said[0])
    return here == NOWHERE or f"skip to {said[0]}" not in g.decision.texts()


@claim(r"no actions are left; give up an ego for one more")
def _none_left(g: Game, seat: int, action: Action, said: Said) -> bool:
    return True


@claim(r"you have (quelled|marked for death|cajoled) this turn")
def _done(g: Game, seat: int, action: Action, said: Said) -> bool:
    me = _me(g)
    marks = {"quelled": me.quelled, "marked for death": me.marked, "cajoled": me.cajoled}
    return marks[said[0]] in g.used


@claim(r"no warrior in your clearing can be replaced with an ego")
def _nobody(g: Game, seat: int, action: Action, said: Said) -> bool:
    here = _me(g).place(g)
    there = [
        kind
        for kind, k in enumerate(g.box.kinds)
        if k.sort == WARRIOR and k.owner != seat and g.count(kind, here) > 0
    ]
    names = [k for k in there if g.box.warrior_kinds[g.box.kinds[k].owner][0] != k]
    barred = not _me(g).ego.may_place(g)
    return barred or len(there) == len(names) or bool(book(g).hooks.forbids_removing)


@claim(r"no other player rules your clearing")
def _unruled(g: Game, seat: int, action: Action, said: Said) -> bool:
    here = _me(g).place(g)
    rules = ruler(g, here) if here != NOWHERE else -1
    return rules in (seat, -1) or not g.has_seat(rules)


@claim(r"you have no ego on the track that could be placed in your clearing")
def _no_ego_left(g: Game, seat: int, action: Action, said: Said) -> bool:
    return not _me(g).ego.may_place(g)


@claim(f"there is no open slot for it in {WHERE}")
def _no_slot(g: Game, seat: int, action: Action, said: Said) -> bool:
    return g.slots[place_of(said[0])] == 0
