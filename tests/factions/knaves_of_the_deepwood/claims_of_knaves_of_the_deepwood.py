"""18 Claims that reasons of the Knaves make."""

from __future__ import annotations

from typing import Any

from kit.opinions.claims import always, claim, count, place_of
from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.factions.knaves_of_the_deepwood.pieces import KnavePieces
from undergrowth.law.battle.fighting import Fighting
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.table.book import book
from undergrowth.table.names import FACTIONS, ITEMS

always(
    "why-captains_move_alone why-captains_come_with_ready why-captains_are_not_replaced",
    "why-acclaim_in_forest",
)
OWN = {
    "dash": "boot",
    "assault": "sword",
    "skirmish": "crossbow",
    "nab": "bag",
    "revel": "tea",
    "gift": "coins",
    "serve": "hammer",
}
ANY = {"ranger": ("assault", "skirmish", "nab"), "vagrant": ("revel", "gift", "serve")}


def _me(g: Game) -> KnavePieces:
    found = next(f for f in book(g).factions if f.name == "knaves_of_the_deepwood")
    assert isinstance(found, KnavePieces)
    return found


def _doc(g: Game) -> dict[str, Any]:
    return _me(g).write_board(g)


def _up(g: Game) -> dict[str, int]:
    """Return what lies face up in the Stash."""
    words = [each.split() for each in _doc(g)["items"] if each.endswith(" ready")]
    return {item: int(n) for n, item, _ in words}


def _captain(g: Game) -> int:
    """Return where the Acting Captain is."""
    acting = _doc(g).get("acting")
    return g.where(_me(g).kind(acting)) if acting else -1


def _frame(g: Game) -> Any:
    return g.stack[-1]


# ---- setup and Birdsong


@claim("why-captain_chosen_already")
def _chosen(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return action.args()[0] in _me(g).board(g).captains


@claim("why-captain_not_dealt")
def _dealt(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return str(action).split()[1] not in g.setup.beside["knaves_of_the_deepwood"]


@claim("why-no_forest", "place")
def _no_forest(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return place_of(said[0]) not in g.box.woodland.forest_places


@claim("why-captain_there", "place")
def _starts(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.has_pieces(seat, place_of(said[0]))


@claim("why-not_your_captain")
def _stranger(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return str(action).split()[1] not in _doc(g)["captains"]


@claim("why-captain_face_down")
def _rests(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return str(action).split()[1] in _doc(g)["retired"]


# ---- Daylight


@claim("why-acting_over")
def _no_action(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    doc = _doc(g)
    most = 0 if "acting" not in doc else 3 if doc.get("placed") else 4
    return bool(_frame(g).taken >= most)


@claim("why-captain_off_map")
def _off(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _captain(g) == -1


@claim("why-captain_in_forest")
def _in_forest(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _captain(g) in g.box.woodland.forest_places


@claim("why-no_item_for_it")
def _unpaid(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    up, acting = _up(g), _doc(g)["acting"]
    if str(action) in ANY.get(acting, ()) and _me(g).use_mark not in g.used:
        return not up
    return OWN[str(action)] not in up and (acting != "cheat" or sum(up.values()) < 2)


@claim("why-nothing_to_do_there")
def _nothing(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    here, acting = _captain(g), _doc(g)["acting"]
    others = [o for o in range(g.owners) if is_enemy(g, seat, o) and g.has_pieces(o, here)]
    if str(action) in ("lead battle", "nab") or (str(action) == "assault" and acting != "ronin"):
        limited = bool(book(g).hooks.defends)  # H.2.2 some cannot be battled
        return here not in g.clearings or not others or limited
    if str(action) == "revel":
        return count(g, seat, "acclaim", here) > 0 or g.supply[_me(g).warrior] == 0 or bool(others)
    return str(action) != "gift"


@claim("why-filched_already")
def _filched(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return bool(_frame(g).filched)


@claim("why-owner_not_at_captain", "faction")
def _elsewhere(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    owner = g.box.owner_of(FACTIONS.parse(said[0]))
    return not g.has_pieces(owner, _captain(g))


@claim("why-no_item_in_box")
def _not_there(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    owner = g.box.owner_of(action.args()[0])
    return owner == seat or not g.has_seat(owner) or g.crafted[owner][action.args()[1]] == 0


@claim("why-item_not_face_up", "item")
def _down(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return said[0] not in _up(g)


@claim("why-item_for_another_action", "item")
def _other_item(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    assert said[0] in ITEMS.names()
    return bool(list(OWN.values())[_frame(g).action] != said[0])


# ---- battle


@claim("why-knaves_in_battle")
def _no_battle(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.within(Fighting) is None or seat != _me(g).seat


@claim("why-captain_not_escaping", "place")
def _no_escape(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    battle = g.within(Fighting)
    assert battle is not None
    here = battle.record().place
    near = place_of(said[0]) in g.box.woodland.forests[here]
    hit = any(h.kind == _me(g).acting_kind(g) for h in battle.record().hits)
    return not near or not hit


@claim("why-no_cell", "place")
def _no_cell(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    battle = g.within(Fighting)
    assert battle is not None
    near = place_of(said[0]) in g.box.woodland.forests[battle.record().place]
    return not near or _me(g).prisoners_in(g, place_of(said[0])) > 0 or bool(action.args())


@claim("why-captain_not_in_that_battle", "captain")
def _not_now(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return said[0].lower() in ("arbiter", "gladiator", "jailor")


# ---- others


@claim("why-acclaim_there")
def _acclaimed(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return count(g, _me(g).seat, "acclaim", action.args()[-1]) > 0


@claim("why-not_next_to_acclaim", "place")
def _not_beside(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return place_of(said[0]) not in g.box.woodland.forests[_frame(g).place]


# ---- Evening


@claim("why-protected_already", "place")
def _used(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return place_of(said[0]) in _frame(g).done


@claim("why-no_acclaim_in", "place")
def _none(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return count(g, seat, "acclaim", place_of(said[0])) == 0


@claim("why-no_skunk_left")
def _all_out(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.supply[_me(g).warrior] == 0


@claim("why-others_have_more_prisoners")
def _fewer(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    me, owner = _me(g), g.box.owner_of(action.args()[0])
    mine = me.prisoners_of(g, owner) if g.has_seat(owner) and owner != me.seat else 0
    return mine < max(me.prisoners_of(g, o) for o in range(g.seats) if o != me.seat)


@claim("why-no_prisoner_beside", "place")
def _far(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    near = g.box.woodland.forests[place_of(said[0])]
    return not any(g.warriors_at(_frame(g).enemy, forest) for forest in near)
