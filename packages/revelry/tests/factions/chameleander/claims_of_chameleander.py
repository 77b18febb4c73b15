"""C What reasons of Chameleander claim, held against the table."""

from __future__ import annotations

from revelry.factions.chameleander.pieces import ChameleanderPieces

from kit.opinions.claims import always, claim, place_of
from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.law.pieces.rule import ruler
from undergrowth.table.book import book
from undergrowth.table.kinds import WARRIOR
from undergrowth.table.places import NOWHERE

Said = tuple[str, ...]

always(
    "why-ego_goes_with_it why-boast_with_birds why-not_beckoned why-not_dragged",
    "why-not_marked why-not_ego why-nothing_to_lift why-nothing_like_that_to_place",
)


def _me(g: Game) -> ChameleanderPieces:
    return next(each for each in book(g).factions if isinstance(each, ChameleanderPieces))


@claim("why-mastermind_stays")
def _stays(g: Game, seat: int, action: Action, said: Said) -> bool:
    return g.on_map(_me(g).warrior) == 1


@claim("why-moved_on_own_turn")
def _moved(g: Game, seat: int, action: Action, said: Said) -> bool:
    return g.on_map(_me(g).warrior) == 1


@claim("why-few_paths", "place")
def _few_paths(g: Game, seat: int, action: Action, said: Said) -> bool:
    place = place_of(said[0])
    most = max(len(g.paths[each]) for each in g.clearings)
    return (
        place not in g.clearings
        or len(g.paths[place]) < 3
        or most < 3
        or bool([kind for kind in range(len(g.box.kinds)) if g.count(kind, place) > 0])
    )


@claim("why-no_such_ego")
def _no_ego(g: Game, seat: int, action: Action, said: Said) -> bool:
    kind = g.box.kind_at[seat][action.args()[0]]
    return kind not in _me(g).ego.kinds or g.count(kind, _me(g).place(g)) == 0


@claim("why-slough_takes", "count")
def _slough(g: Game, seat: int, action: Action, said: Said) -> bool:
    return int(said[0]) == 4


@claim("why-no_skips_left")
def _skipped(g: Game, seat: int, action: Action, said: Said) -> bool:
    return True


@claim("why-no_way_to", "place")
def _no_way(g: Game, seat: int, action: Action, said: Said) -> bool:
    assert g.decision is not None
    here = place_of(said[0])
    return here == NOWHERE or f"skip to {said[0]}" not in g.decision.texts()


@claim("why-no_deeds_left")
def _none_left(g: Game, seat: int, action: Action, said: Said) -> bool:
    return True


@claim("why-quelled_already", "=quelled")
@claim("why-marked_already", "=marked for death")
@claim("why-cajoled_already", "=cajoled")
def _done(g: Game, seat: int, action: Action, said: Said) -> bool:
    me = _me(g)
    marks = {"quelled": me.quelled, "marked for death": me.marked, "cajoled": me.cajoled}
    return marks[said[0]] in g.used


@claim("why-nobody_to_mark")
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


@claim("why-nobody_to_cajole")
def _unruled(g: Game, seat: int, action: Action, said: Said) -> bool:
    here = _me(g).place(g)
    rules = ruler(g, here) if here != NOWHERE else -1
    return rules in (seat, -1) or not g.has_seat(rules)


@claim("why-no_ego_placed")
def _no_ego_left(g: Game, seat: int, action: Action, said: Said) -> bool:
    return not _me(g).ego.may_place(g)
