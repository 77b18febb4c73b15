"""15.5.2 Actions of each card of the Keepers' Retinue, said a second time."""

from __future__ import annotations

from factions.keepers_in_iron.second import COLUMNS, ME, relics, waystations
from second.battle import defenders
from second.concepts import BIRD, is_enemy_piece, rules, suit, taken_for
from second.law import asked
from second.moving import origins
from second.table import Table
from second.turns import between_actions

EVERY = {"fox", "rabbit", "mouse", "frog"}


def suits_of(card: str) -> set[str]:
    """15.5.2, 2.1.1 The suits of the clearings that a card of the Retinue names."""
    return EVERY if suit(card) == BIRD else {suit(card)}


def can(t: Table, column: str, suits: set[str]) -> bool:
    """15.5.2.I to 15.5.2.III Whether a column's action can be taken in such a clearing."""
    if column == "delve":
        return bool(grounds(t, suits))
    moves = bool(origins(t, ME, suits))
    return moves if column == "move" else moves or bool(hoards(t, suits))


@asked("keepers.move", "keepers.delve", "keepers.recover")
def act_with(t: Table) -> list[str]:
    """15.5.2 The cards of a column that have not acted, in any order."""
    column = COLUMNS[t.frame["column"]]
    left = {t.card(number) for number in t.frame["left"]}
    found = [f"act with {card}" for card in left if can(t, column, suits_of(card))]
    if t.frame["retainers"] and can(t, column, EVERY):
        found.append("send retainer")
    return [*found, *between_actions(t, ME), "pass"]


def card_suits(t: Table) -> set[str]:
    """15.5.2 The suits of the card that acts; a Faithful Retainer is a bird."""
    return suits_of(t.card(t.frame["card"])) if t.frame["card"] >= 0 else EVERY


# ---- 15.5.2.II Battle then Delve


def forests_beside(t: Table, place: str) -> list[str]:
    """2.4.1 The forests that touch a clearing."""
    return [each["id"] for each in t.map["forest"] if place in map(str, each["clearings"])]


def buried(t: Table, place: str) -> list[str]:
    """15.5.2.IIa The relics in adjacent forests, as everybody sees them."""
    return [
        f"{taken_for(t, ME, relic)} {forest}"
        for forest in forests_beside(t, place)
        for relic in relics(t, forest)
    ]


def delvable(t: Table, place: str) -> bool:
    """15.5.2.II Ruled, with a Keeper warrior, and something to be found."""
    return bool(t.warriors(ME, place) and rules(t, ME, place) and buried(t, place))


def grounds(t: Table, suits: set[str]) -> list[str]:
    """15.5.2.II Matching clearings where there is somebody to battle or something to delve."""
    there = [c for c in t.clearings if t.suits(c) & suits]
    return [c for c in there if opposed(t, c) or delvable(t, c)]


def opposed(t: Table, place: str) -> bool:
    """15.5.2.II, G.9 Enemy pieces that can be battled are there; hired warriors are none."""
    return any(
        is_enemy_piece(t, ME, enemy, piece)
        for enemy in defenders(t, ME, place)
        for piece in t.pieces(enemy, place)
    )


@asked("keepers.delve_where")
def where_to_delve(t: Table) -> list[str]:
    """15.5.2.II A clearing whose suit matches the card."""
    return [f"delve in {c}" for c in grounds(t, card_suits(t))]


@asked("keepers.relic")
def which_relic(t: Table) -> list[str]:
    """15.5.2.IIa Any relic of an adjacent forest, or none."""
    return [*(f"dig up {each}" for each in buried(t, t.place(t.frame["place"]))), "pass"]


# ---- 15.5.2.III Move or Recover


def recoverable(t: Table, place: str) -> list[str]:
    """15.5.2.IIIa The relics there of the type that a waystation there shows."""
    shown = {shows for each, shows in waystations().items() if t.count(ME, each, place)}
    return [each for each in relics(t, place) if each.startswith(tuple(shown))]


def hoards(t: Table, suits: set[str]) -> list[str]:
    """15.5.2.III Matching clearings with a relic that can be recovered."""
    return [c for c in t.clearings if t.suits(c) & suits and recoverable(t, c)]


@asked("keepers.move_or_recover")
def move_or_recover(t: Table) -> list[str]:
    """15.5.2.III A move from a matching clearing, or relics of one."""
    found = ["set out"] if origins(t, ME, card_suits(t)) else []
    return [*found, *(f"recover in {c}" for c in hoards(t, card_suits(t)))]


@asked("keepers.reclaim")
def first_relic(t: Table) -> list[str]:
    """15.5.2.IIIa One relic."""
    return [f"reclaim {each}" for each in recoverable(t, t.place(t.frame["place"]))]


@asked("keepers.reclaim_more")
def further_relics(t: Table) -> list[str]:
    """15.5.2.IIIc Another one, or an end."""
    return [*first_relic(t), "pass"]
