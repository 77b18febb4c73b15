"""18 Claims that reasons of the Knaves make."""

from __future__ import annotations

from typing import Any

from kit.opinions.claims import WHERE, always, claim, count, place_of
from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.factions.knaves_of_the_deepwood.pieces import KnavePieces
from undergrowth.law.battle.fighting import Fighting
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.table.book import book
from undergrowth.table.names import FACTIONS, ITEMS

always(
    "no other Captain goes along with the Acting Captain",
    "Captains are placed in setup and when they are made ready alone",
    "Captains cannot be replaced",
    "forests hold no acclaim",
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


@claim("that Captain has been chosen already")
def _chosen(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return action.args()[0] in _me(g).board(g).captains


@claim("only Captains that were dealt with the setup card can be chosen")
def _dealt(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return str(action).split()[1] not in g.setup.beside["knaves_of_the_deepwood"]


@claim(rf"{WHERE} is no forest of this map")
def _no_forest(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return place_of(said[0]) not in g.box.woodland.forest_places


@claim(rf"a Captain of yours starts in {WHERE} already")
def _starts(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.has_pieces(seat, place_of(said[0]))


@claim("that is none of your Captains")
def _stranger(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return str(action).split()[1] not in _doc(g)["captains"]


@claim("that Captain card lies face down until you take it easy")
def _rests(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return str(action).split()[1] in _doc(g)["retired"]


# ---- Daylight


@claim("your Captain has no action left")
def _no_action(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    doc = _doc(g)
    most = 0 if "acting" not in doc else 3 if doc.get("placed") else 4
    return bool(_frame(g).taken >= most)


@claim("your Acting Captain is not on the map")
def _off(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _captain(g) == -1


@claim("your Acting Captain is in a forest")
def _in_forest(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _captain(g) in g.box.woodland.forest_places


@claim("no item that pays for it lies face up in your Stash")
def _unpaid(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    up, acting = _up(g), _doc(g)["acting"]
    if str(action) in ANY.get(acting, ()) and _me(g).use_mark not in g.used:
        return not up
    return OWN[str(action)] not in up and (acting != "cheat" or sum(up.values()) < 2)


@claim("there is nothing to do where your Acting Captain is")
def _nothing(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    here, acting = _captain(g), _doc(g)["acting"]
    others = [o for o in range(g.owners) if is_enemy(g, seat, o) and g.has_pieces(o, here)]
    if str(action) in ("lead battle", "nab") or (str(action) == "assault" and acting != "ronin"):
        limited = bool(book(g).hooks.defends)  # H.2.2 some cannot be battled
        return here not in g.clearings or not others or limited
    if str(action) == "revel":
        return count(g, seat, "acclaim", here) > 0 or g.supply[_me(g).warrior] == 0 or bool(others)
    return str(action) != "gift"


@claim("you filch once a turn")
def _filched(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return bool(_frame(g).filched)


@claim(r"([a-z_]+) has nothing in your Acting Captain's clearing")
def _elsewhere(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    owner = g.box.owner_of(FACTIONS.parse(said[0]))
    return not g.has_pieces(owner, _captain(g))


@claim("they hold no such item in a Crafted Items box")
def _not_there(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    owner = g.box.owner_of(action.args()[0])
    return owner == seat or not g.has_seat(owner) or g.crafted[owner][action.args()[1]] == 0


@claim(r"no ([a-z]+) lies face up in your Stash")
def _down(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return said[0] not in _up(g)


@claim(r"(?:the )?([a-z]+) does not pay for this action")
def _other_item(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    assert said[0] in ITEMS.names()
    return bool(list(OWN.values())[_frame(g).action] != said[0])


# ---- battle


@claim("that is decided when the hits of a battle are dealt")
def _no_battle(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.within(Fighting) is None or seat != _me(g).seat


@claim(
    "an Acting Captain that is hit in a Nab escapes to a forest next to the battle, and"
    rf" {WHERE} is none"
)
def _no_escape(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    battle = g.within(Fighting)
    assert battle is not None
    here = battle.record().place
    near = place_of(said[0]) in g.box.woodland.forests[here]
    hit = any(h.kind == _me(g).acting_kind(g) for h in battle.record().hits)
    return not near or not hit


@claim(rf"{WHERE} is no forest next to the battle to which that Prisoner could be moved")
def _no_cell(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    battle = g.within(Fighting)
    assert battle is not None
    near = place_of(said[0]) in g.box.woodland.forests[battle.record().place]
    return not near or _me(g).prisoners_in(g, place_of(said[0])) > 0 or bool(action.args())


@claim(r"(?:the )?([a-z]+) does not do that in this battle now")
def _not_now(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return said[0].lower() in ("arbiter", "gladiator", "jailor")


# ---- others


@claim("there is acclaim in that clearing already")
def _acclaimed(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return count(g, _me(g).seat, "acclaim", action.args()[-1]) > 0


@claim(rf"{WHERE} is no forest next to where the acclaim was")
def _not_beside(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return place_of(said[0]) not in g.box.woodland.forests[_frame(g).place]


# ---- Evening


@claim(rf"the acclaim in {WHERE} has been used this turn")
def _used(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return place_of(said[0]) in _frame(g).done


@claim(rf"there is no acclaim in {WHERE}")
def _none(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return count(g, seat, "acclaim", place_of(said[0])) == 0


@claim("all your Skunks are on the map")
def _all_out(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.supply[_me(g).warrior] == 0


@claim("others have more Prisoners")
def _fewer(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    me, owner = _me(g), g.box.owner_of(action.args()[0])
    mine = me.prisoners_of(g, owner) if g.has_seat(owner) and owner != me.seat else 0
    return mine < max(me.prisoners_of(g, o) for o in range(g.seats) if o != me.seat)


@claim(rf"none of these Prisoners is next to {WHERE}")
def _far(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    near = g.box.woodland.forests[place_of(said[0])]
    return not any(g.warriors_at(_frame(g).enemy, forest) for forest in near)
