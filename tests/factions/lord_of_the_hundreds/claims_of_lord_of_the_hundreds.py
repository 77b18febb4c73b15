"""14 Claims that reasons of the Hundreds make."""

from __future__ import annotations

from typing import Any

from kit.opinions.claims import WHERE, always, claim, count, place_of, warriors
from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.factions.lord_of_the_hundreds.battle import Looting
from undergrowth.law.battle.fighting import Fighting
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.pieces.rule import rules
from undergrowth.table.book import book
from undergrowth.table.names import ITEMS, SUITS

NAMES = ("bitter", "grandiose", "jubilant", "lavish", "relentless", "rowdy", "stubborn", "wrathful")
VALUES = (1, 2, 2, 3, 4)

always(
    "the warlord can be removed in battle alone",
    "the warlord can be moved on the Hundreds' own turn alone",
    "the warlord can be placed by setup and by anointing alone",
    "items are given up once, at the end of your Birdsong",
    "mobs become warriors before the roll",
    "looting is declared at the start of the battle",
)


def _seat(g: Game) -> int:
    return next(f.seat for f in book(g).factions if f.name == "lord_of_the_hundreds")


def _board(g: Game) -> Any:
    return g.boards[_seat(g)]


def _hoard(g: Game) -> list[int]:
    return [*_board(g).command, *_board(g).prowess]


def _mood(g: Game) -> str:
    return NAMES[_board(g).mood]


def _warlord(g: Game) -> int:
    return g.where(book(g).faction(_seat(g)).kind("warlord"))


def _mob(g: Game, place: int) -> bool:
    return count(g, _seat(g), "mob", place) > 0


def _fight(g: Game) -> Any:
    battle = g.within(Fighting)
    return battle.record() if battle is not None else None


def _frame(g: Game) -> Any:
    return g.stack[-1]


# ---- Birdsong


@claim("that item is neither gained now nor on its track")
def _no_room(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    gained = _board(g).gained[0]
    tracks = (_board(g).command, _board(g).prowess)
    of_command = ("boot", "bag", "coins")
    there = tracks[0] if ITEMS.text(gained) in of_command else tracks[1]
    return action.args()[0] not in [gained, *there]


@claim(rf"there is (no|a) mob in {WHERE}(?: already)?")
def _mob_or_none(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _mob(g, place_of(said[1])) == (said[0] == "a")


@claim(r"the mob die shows (\w+)")
def _die(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    suit = SUITS.parse(said[0])
    return bool(_frame(g).suit == suit) and not g.suits[action.args()[0]] >> suit & 1


@claim(rf"no mob is next to {WHERE}")
def _no_mob_beside(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not any(_mob(g, other) for other in g.paths[place_of(said[0])])


@claim(rf"the mob in {WHERE} has nothing to raze")
def _nothing(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    place = place_of(said[0])
    razed = place in _frame(g).placed
    others = [o for o in range(g.owners) if is_enemy(g, seat, o) and g.has_pieces(o, place)]
    return razed or not (g.ruins[place] or any(_things(g, o, place) for o in others))


def _things(g: Game, owner: int, place: int) -> bool:
    pawn = book(g).owner(owner).pawn
    rest = g.presence[owner * g.places + place] - g.warriors_at(owner, place)
    return rest > (g.count(pawn, place) if pawn >= 0 else 0)


@claim(rf"there is no warrior of yours in {WHERE}, and elsewhere there are")
def _no_heir(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    here = count(g, seat, "warrior", place_of(said[0]))
    return here == 0 and any(count(g, seat, "warrior", p) for p in g.clearings)


@claim("the next mood must be a different one")
def _same(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return bool(_board(g).mood == action.args()[0])


@claim(r"that mood card shows (?:an? )?(\w+), and your Hoard holds one")
def _shown(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return ITEMS.parse(said[0]) in _hoard(g)


@claim(r"only the (Lavish|Relentless|Bitter) .*")
def _mood_of(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return seat != _seat(g) or _mood(g) != said[0].lower()


@claim("your Hoard holds no such item")
def _not_held(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return action.args()[0] not in _hoard(g)


# ---- Daylight


@claim("you have taken as many actions as your Command")
def _commanded(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return bool(_frame(g).taken >= VALUES[len(_board(g).command)])


@claim("you have advanced as often as your Prowess")
def _advanced(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return bool(_frame(g).taken >= VALUES[len(_board(g).prowess)])


@claim("all your strongholds are on the map")
def _all_built(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return sum(count(g, seat, "stronghold", p) for p in g.clearings) == 6


@claim("your warlord is not on the map")
def _fallen(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _warlord(g) == -1


@claim("there is nowhere the warlord could move to")
def _stuck(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    here = _warlord(g)
    held = any(g.pieces[k * g.places + here] for k in _snares(g))
    ruled = rules(g, seat, here) or any(rules(g, seat, p) for p in g.paths[here])
    return held or not ruled or bool(_closed(g, here))


def _snares(g: Game) -> list[int]:
    corvids = [f for f in book(g).factions if f.name == "corvid_conspiracy"]
    return [f.kind("snare") for f in corvids]


def _closed(g: Game, here: int) -> bool:
    """Whether a torch of the Scoundrel's burns in each clearing he rules or could enter."""
    return any(
        "blocked_by" in source.place_entries(g, p)
        for p in [here, *g.paths[here]]
        for source in book(g).hooks.place_entries
    )


@claim("no enemy that can be battled shares a clearing with your warlord")
def _alone(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    here = _warlord(g)
    enemies = [o for o in range(g.owners) if is_enemy(g, seat, o) and g.has_pieces(o, here)]
    return not enemies or bool(book(g).hooks.defends)


@claim("this turn the warlord advances first")
def _grandiose(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _mood(g) == "grandiose"


@claim("commanding the Hundreds is over for this turn")
def _over(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _mood(g) != "grandiose"


# ---- battle


@claim("mobs become warriors in a battle in your warlord's clearing alone")
def _elsewhere(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    fight = _fight(g)
    return fight is None or bool(fight.place != _warlord(g))


@claim(rf"no mob is in {WHERE} and at the battle or next to it")
def _too_far(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    place, here = place_of(said[0]), _fight(g).place
    return not _mob(g, place) or place not in [here, *g.paths[here]]


@claim("you loot at the start of a battle in which you attack")
def _no_attacker(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    fight = _fight(g)
    return fight is None or seat != _seat(g) or bool(fight.attacker != seat)


@claim("you have declared that already")
def _declared(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _fight(g).noted(Looting) is not None


@claim("the defender has no item in a Crafted Items box")
def _empty_box(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    defender = _fight(g).defender
    return not g.has_seat(defender) or not any(g.crafted[defender])


@claim("no such item lies in their Crafted Items box")
def _not_in_box(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return bool(g.crafted[_frame(g).enemy][action.args()[0]] == 0)


@claim(rf"there is no warrior of yours in {WHERE}")
def _nobody(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return warriors(g, seat, place_of(said[0])) == 0
