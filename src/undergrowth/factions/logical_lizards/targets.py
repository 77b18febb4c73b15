"""R.8.4.2.I, R.8.4.2.III Targets to replace: the player first, then the clearing."""

from __future__ import annotations

from typing import Final

from undergrowth.automata.measures import PLAYER_MOST_POINTS, may_target
from undergrowth.automata.targets import Criterion, pick_place, pick_player, tell_place, tell_player
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.logical_lizards.pieces import LizardPieces, ordered_places
from undergrowth.law.pieces.enemies import is_enemy_piece
from undergrowth.law.removing.removal import may_replace
from undergrowth.table.game import Game
from undergrowth.table.kinds import WARRIOR
from undergrowth.table.places import NOWHERE, PLACE
from undergrowth.table.records import ANY_KIND

STOPPED: Final = [1]
"""R.11.8.2 Result of a conspiracy that an effect stopped."""


def targets(g: Game, me: LizardPieces, sort: int) -> list[tuple[int, int]]:
    """R.2.3 Return the enemy pieces of a sort that they can replace, each as (clearing, kind)."""
    found: list[tuple[int, int]] = []
    for place in ordered_places(g, me):
        for kind, k in enumerate(g.box.kinds):
            if (
                k.sort == sort
                and g.count(kind, place) > 0
                and is_enemy_piece(g, me.seat, kind)
                and may_target(g, me.seat, k.owner)
                and instead_of(g, me, kind, place) != ANY_KIND
            ):
                found.append((place, kind))
    return found


def instead_of(g: Game, me: LizardPieces, kind: int, place: int) -> int:
    """G.23 Return the kind that can replace a piece: a warrior, or a garden of the clearing's
    suit."""
    is_warrior = g.box.kinds[kind].sort == WARRIOR
    for other in [me.warrior] if is_warrior else me.gardens_at(g, place):
        if may_replace(g, me.seat, kind, place, other):
            return other
    return ANY_KIND


def pick_target(
    g: Game, me: LizardPieces, found: list[tuple[int, int]], law: str, test: Criterion
) -> list[int]:
    """R.8.4.2 Return the target as [clearing, owner]: the player with most points, then the
    clearing."""
    owners: list[int] = []
    for _, kind in found:
        if g.box.kinds[kind].owner not in owners:
            owners.append(g.box.kinds[kind].owner)
    whose = pick_player(g, me.seat, NOWHERE, owners, [PLAYER_MOST_POINTS])
    tell_player(g, me.seat, law, whose)
    places: list[int] = []
    for place, kind in found:
        if g.box.kinds[kind].owner == whose.target and place not in places:
            places.append(place)
    where = pick_place(g, me.seat, places, [test])
    tell_place(g, me.seat, law, where)
    return [where.target, whose.target]


def kinds_there(g: Game, found: list[tuple[int, int]], place: int, owner: int) -> list[int]:
    """Return the kinds of piece of one player that can be replaced in one clearing."""
    return [kind for at, kind in found if at == place and g.box.kinds[kind].owner == owner]


def why_not_target(g: Game, found: list[tuple[int, int]], place: int, owner: int) -> Reason:
    """R.2.3, R.2.1 Return why a piece is not the target: it cannot be replaced, or another comes
    first."""
    name = f"place:{PLACE.text(place)}"
    if not kinds_there(g, found, place, owner):
        return ("R.2.3", because("why-lizards_nothing_there", {"place": name}))
    return ("R.2.1", because("why-lizards_another_target"))
