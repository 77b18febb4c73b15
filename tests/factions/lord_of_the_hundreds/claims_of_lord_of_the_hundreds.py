"""14 Claims that reasons of the Hundreds make."""

from __future__ import annotations

from typing import Any

from kit.opinions.claims import always, claim, count, place_of, warriors
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
    "why-warlord_falls_in_battle why-warlord_moves_on_its_turn why-warlord_is_anointed",
    "why-squander_at_end why-rally_before_roll why-loot_at_start",
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


@claim("why-no_such_item_on_track")
def _no_room(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    gained = _board(g).gained[0]
    tracks = (_board(g).command, _board(g).prowess)
    of_command = ("boot", "bag", "coins")
    there = tracks[0] if ITEMS.text(gained) in of_command else tracks[1]
    return action.args()[0] not in [gained, *there]


@claim("why-mob_there", "=a", "place")
@claim("why-no_mob_in", "=no", "place")
def _mob_or_none(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _mob(g, place_of(said[1])) == (said[0] == "a")


@claim("why-mob_die_shows", "suit")
def _die(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    suit = SUITS.parse(said[0])
    return bool(_frame(g).suit == suit) and not g.suits[action.args()[0]] >> suit & 1


@claim("why-no_mob_beside", "place")
def _no_mob_beside(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not any(_mob(g, other) for other in g.paths[place_of(said[0])])


@claim("why-nothing_to_raze", "place")
def _nothing(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    place = place_of(said[0])
    razed = place in _frame(g).placed
    others = [o for o in range(g.owners) if is_enemy(g, seat, o) and g.has_pieces(o, place)]
    return razed or not (g.ruins[place] or any(_things(g, o, place) for o in others))


def _things(g: Game, owner: int, place: int) -> bool:
    pawn = book(g).owner(owner).pawn
    rest = g.presence[owner * g.places + place] - g.warriors_at(owner, place)
    return rest > (g.count(pawn, place) if pawn >= 0 else 0)


@claim("why-no_warrior_to_anoint", "place")
def _no_heir(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    here = count(g, seat, "warrior", place_of(said[0]))
    return here == 0 and any(count(g, seat, "warrior", p) for p in g.clearings)


@claim("why-same_mood")
def _same(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return bool(_board(g).mood == action.args()[0])


@claim("why-mood_shows_item", "item")
def _shown(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return ITEMS.parse(said[0]) in _hoard(g)


@claim("why-not_lavish", "=lavish")
@claim("why-not_relentless", "=relentless")
@claim("why-not_bitter", "=bitter")
def _mood_of(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return seat != _seat(g) or _mood(g) != said[0].lower()


@claim("why-item_not_in_hoard")
def _not_held(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return action.args()[0] not in _hoard(g)


# ---- Daylight


@claim("why-command_spent")
def _commanded(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return bool(_frame(g).taken >= VALUES[len(_board(g).command)])


@claim("why-prowess_spent")
def _advanced(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return bool(_frame(g).taken >= VALUES[len(_board(g).prowess)])


@claim("why-no_stronghold_left")
def _all_built(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return sum(count(g, seat, "stronghold", p) for p in g.clearings) == 6


@claim("why-no_warlord")
def _fallen(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _warlord(g) == -1


@claim("why-warlord_cannot_move")
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


@claim("why-no_enemy_at_warlord")
def _alone(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    here = _warlord(g)
    enemies = [o for o in range(g.owners) if is_enemy(g, seat, o) and g.has_pieces(o, here)]
    return not enemies or bool(book(g).hooks.defends)


@claim("why-advance_comes_first")
def _grandiose(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _mood(g) == "grandiose"


@claim("why-command_is_over")
def _over(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _mood(g) != "grandiose"


# ---- battle


@claim("why-rally_in_battle")
def _elsewhere(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    fight = _fight(g)
    return fight is None or bool(fight.place != _warlord(g))


@claim("why-no_mob_to_rally", "place")
def _too_far(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    place, here = place_of(said[0]), _fight(g).place
    return not _mob(g, place) or place not in [here, *g.paths[here]]


@claim("why-loot_as_attacker")
def _no_attacker(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    fight = _fight(g)
    return fight is None or seat != _seat(g) or bool(fight.attacker != seat)


@claim("why-looting_already")
def _declared(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _fight(g).noted(Looting) is not None


@claim("why-nothing_to_loot")
def _empty_box(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    defender = _fight(g).defender
    return not g.has_seat(defender) or not any(g.crafted[defender])


@claim("why-not_in_box")
def _not_in_box(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return bool(g.crafted[_frame(g).enemy][action.args()[0]] == 0)


@claim("why-no_warrior_to_anoint", "place")
def _nobody(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return warriors(g, seat, place_of(said[0])) == 0
