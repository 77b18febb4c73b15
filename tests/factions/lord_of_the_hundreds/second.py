"""14 Options that the Lord of the Hundreds must be offered, said a second time."""

from __future__ import annotations

from factions.lord_of_the_hundreds.second_hoard import items_shown, value_of
from second.battle import defenders, may_battle
from second.concepts import (
    adjacent,
    enemies,
    matching,
    may_act,
    may_build,
    may_place,
    may_remove,
    ruled,
)
from second.law import asked, bends, bent, unsaid
from second.moving import destinations, going, may_move
from second.table import Table, printed, sorts
from second.turns import between_actions, effects
from undergrowth.table.names import ITEMS

ME = "lord_of_the_hundreds"
SUITS = ("fox", "rabbit", "mouse")
MOODS = (
    "bitter",
    "grandiose",
    "jubilant",
    "lavish",
    "relentless",
    "rowdy",
    "stubborn",
    "wrathful",
)


# ---- 14.2.2 the warlord


def warlord(t: Table) -> str:
    """14.2.2 The warlord's clearing; empty when it is not on the map."""
    return next(iter(t.clearings_with(ME, "warlord")), "")


@bends("stays where it is")
def moves_in_its_turn(t: Table, owner: str, piece: str) -> bool:
    """14.2.2 It cannot be moved outside of the Hundreds' turn."""
    return piece == "warlord" and t.turn != ME


@bends("cannot remove")
def falls_in_battle(t: Table, owner: str, piece: str, place: str) -> bool:
    """14.2.2 It cannot be removed outside of battle."""
    return piece == "warlord"


# ---- 14.4 Birdsong


def mobs(t: Table) -> list[str]:
    """The clearings with a mob."""
    return t.clearings_with(ME, "mob")


@asked("hundreds.raze")
def raze(t: Table) -> list[str]:
    """14.4.1, 1.1.3 In any order, each clearing where a mob finds something to destroy or take."""
    razed = [t.place(number) for number in t.frame["placed"]]
    return [f"raze in {c}" for c in mobs(t) if c not in razed and to_raze(t, c)]


def to_raze(t: Table, place: str) -> bool:
    """14.4.1 Enemy buildings and tokens, and items under a ruin."""
    cardboard = [
        piece
        for enemy in enemies(t, ME)
        for piece in t.pieces(enemy, place)
        if sorts(enemy)[piece] in ("building", "token") and may_remove(t, enemy, piece, place)
    ]
    return bool(cardboard) or (t.has_ruin(place) and may_act(t, "take items", ME, place))


@asked("hundreds.dig")
def dig(t: Table) -> list[str]:
    """14.4.1, 9.7.3 One of the items there, none like an R item that they have already."""
    had = [ITEMS.text(number) for number in t.board(ME)["marked"]]
    return [f"take item {item}" for item in t.ruin(t.place(t.frame["place"])) if item not in had]


def to_incite(t: Table) -> list[str]:
    """14.4.1, 14.6.1 Clearings without a mob in which one can be placed."""
    if not t.supply(ME, "mob"):
        return []
    return [c for c in t.clearings if c not in mobs(t) and may_place(t, ME, c)]


@asked("hundreds.mob")
def spread(t: Table) -> list[str]:
    """14.4.1, 14.7.3 Next to a mob, and of the suit that the die shows."""
    suits = t.suits_of(1 << t.frame["suit"])
    near = {c for mob in mobs(t) for c in adjacent(t, ME, mob)}
    return [f"mob in {c}" for c in to_incite(t) if c in near and t.suits(c) & suits]


@asked("hundreds.recruit")
def too_few(t: Table) -> list[str]:
    """14.4.2, 1.5.4 Each stronghold gets one while there are any."""
    placed = [t.place(number) for number in t.frame["placed"]]
    there = [c for c in t.clearings_with(ME, "stronghold") if may_place(t, ME, c)]
    return [f"at {c}" for c in there if placed.count(c) < t.count(ME, "stronghold", c)]


@asked("hundreds.anoint")
def anoint(t: Table) -> list[str]:
    """14.4.3, G.23 One warrior is replaced; where none can be, any clearing will do."""
    open_ones = [c for c in t.clearings if may_place(t, ME, c)]
    rats = [c for c in open_ones if t.count(ME, "warrior", c) and may_remove(t, ME, "warrior", c)]
    return [f"anoint in {c}" for c in rats or open_ones]


@asked("hundreds.mood")
def mood(t: Table) -> list[str]:
    """14.4.4 Another mood, with no item that lies in the Hoard."""
    pages = printed(f"factions/{ME}")["mood"]
    shown = {page["id"]: page.get("item") for page in pages}
    free = [m for m in MOODS if shown[m] not in items_shown(t)]
    return [f"mood {each}" for each in free if each != feels(t)]


def feels(t: Table) -> str:
    """14.4.4 The mood on its slot; empty where none lies there yet."""
    number = t.board(ME)["mood"]
    return MOODS[number] if number >= 0 else ""


# ---- 14.7.4 Lavish


@bends("in birdsong end")
def lavish(t: Table, seat: str) -> list[str]:
    """14.7.4 Any items of the Hoard."""
    if seat != ME or feels(t) != "lavish" or ME in t.used:
        return []
    return [f"squander {item}" for item in items_shown(t)]


@asked("hundreds.squander")
def squander(t: Table) -> list[str]:
    """14.7.4 Any number of them, one after another."""
    return [*(f"squander {item}" for item in items_shown(t)), "pass"]


# ---- 14.7.1 Bitter


@bends("in before roll")
def bitter(t: Table, seat: str) -> list[str]:
    """14.7.1 In battle in the warlord's clearing, mobs there and next to it."""
    where = t.place(t.inside("Battle")["fight"]["place"])
    if seat != ME or feels(t) != "bitter" or warlord(t) != where:
        return []
    near = {where, *adjacent(t, ME, where)}
    return [f"rally from {c}" for c in mobs(t) if c in near]


# ---- 14.5 Daylight


@asked("hundreds.command")
def command(t: Table) -> list[str]:
    """14.5.2 As many actions as their Command, in any order."""
    found = [*between_actions(t, ME), "pass"]
    if t.frame["taken"] >= value_of(t, "command"):
        return found
    found += ["command move"] if may_move(t, ME) else []
    found += ["command battle"] if may_battle(t, ME) else []
    return [*found, *(f"fortify in {c}" for c in sites(t))]


def sites(t: Table) -> list[str]:
    """14.5.2.III Ruled clearings with an open slot that a card matches."""
    if not t.supply(ME, "stronghold"):
        return []
    return [c for c in ruled(t, ME) if may_build(t, ME, c) and matching(t, ME, c)]


@asked("hundreds.fortify")
def fortify(t: Table) -> list[str]:
    """14.5.2.III A card that matches the clearing."""
    return [f"fortify with {card}" for card in matching(t, ME, t.place(t.frame["place"]))]


@asked("hundreds.advance")
def advance(t: Table) -> list[str]:
    """14.5.3 As often as their Prowess; the move or the battle may be left out."""
    found = [*between_actions(t, ME), "pass"]
    return found + (
        with_the_warlord(t, "advance") if t.frame["taken"] < value_of(t, "prowess") else []
    )


def with_the_warlord(t: Table, verb: str) -> list[str]:
    """14.5.3, 14.7.5 A move with the warlord, a battle in its clearing."""
    where = warlord(t)
    goes = bool(where) and "warlord" in going(t, ME, where)
    found = [f"{verb} move"] if goes and destinations(t, ME, where) else []
    return found + ([f"{verb} battle"] if where and defenders(t, ME, where) else [])


@asked("hundreds.then_battle")
def then_battle(t: Table) -> list[str]:
    """14.5.3 After the move a battle where it ended."""
    return [each for each in [*with_the_warlord(t, "advance"), "pass"] if each != "advance move"]


@asked("hundreds.press")
def press(t: Table) -> list[str]:
    """14.7.5 After both, one of them once more."""
    return [*with_the_warlord(t, "press"), "pass"]


# ---- 14.6.1 Incite


@asked("hundreds.incite")
def incite(t: Table) -> list[str]:
    """14.6.1 Clearings with a Hundreds warrior and no mob that a card matches."""
    there = [c for c in to_incite(t) if t.warriors(ME, c) and matching(t, ME, c)]
    return [*(f"incite in {c}" for c in there), *effects(t, ME, "evening", "own turn"), "pass"]


@asked("hundreds.incite_card")
def incite_with(t: Table) -> list[str]:
    """14.6.1 A card that matches the clearing."""
    return [f"incite with {card}" for card in matching(t, ME, t.place(t.frame["place"]))]


@asked("hundreds.riot")
def riot(t: Table) -> list[str]:
    """14.7.3 Up to four rolls, each of which may be left out."""
    return ["riot", "pass"]


# ---- 14.3.2 setup


@asked("hundreds.corner")
def corner(t: Table) -> list[str]:
    """14.3.2 No starting corner of others, across from one if that can be."""
    corners = [str(page["id"]) for page in t.map["clearing"] if page["corner"]]
    across = {str(a): str(b) for pair in t.map["opposite_corners"] for a, b in (pair, pair[::-1])}
    marks = {"keep", "roost", "garden_fox", "garden_rabbit", "garden_mouse", "tunnel"}
    marks |= {name for bend in bent("starts in a corner") for name in bend(t)}
    taken = [c for c in corners if any(marks & set(t.pieces(e, c)) for e in enemies(t, ME))]
    free = [c for c in corners if c not in taken]
    free = [c for c in free if may_build(t, ME, c)] or free  # 1.5.4, where no other is left
    return [f"garrison in {c}" for c in [c for c in free if across[c] in taken] or free]


unsaid("chance answers", "hundreds.mob_die")
