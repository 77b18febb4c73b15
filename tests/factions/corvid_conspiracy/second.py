"""13 Options that the Corvids, and those who expose them, must be offered, said a second time."""

from __future__ import annotations

from second.battle import may_battle
from second.concepts import adjacent, enemies, kinds, may_act, may_place, stands_for, to_give
from second.law import BeyondUs, asked, bends, unsaid
from second.moving import may_move
from second.table import Table, printed
from second.turns import between_actions, effects

ME = "corvid_conspiracy"
TYPES = ("bomb", "snare", "extortion", "raid")
DOWN = "face_down_"
UP_AND_DOWN = [*TYPES, *(DOWN + each for each in TYPES)]
SUITS = ("fox", "rabbit", "mouse")


def facing(t: Table, place: str) -> set[str]:
    """13.2.2.I Whether plots lie `up` or `down` in a clearing, by leave of others both."""
    here = [piece for piece in t.pieces(ME, place) if piece in UP_AND_DOWN]
    return {"down" if piece.startswith(DOWN) else "up" for piece in here}


def plots(t: Table, side: str = "") -> list[str]:
    """13.2.2 The clearings with a plot, on one side or on either."""
    return [c for c in t.clearings if facing(t, c) and side in ("", *facing(t, c))]


# ---- 13.2, 13.7 what they bend


@bends("crafting pieces")
def crafting_plots(t: Table, seat: str) -> list[str] | None:
    """13.2.1 Plots, face up or down."""
    return UP_AND_DOWN if seat == ME else None


@bends("moves without rule")
def nimble(t: Table, owner: str, origin: str, to: str) -> bool:
    """13.2.3 Corvids move without rule."""
    return owner == ME


@bends("cannot place")
@bends("cannot leave")
def snare(t: Table, owner: str, place: str, by: str = "") -> bool:
    """13.7.2 While one is face up, enemy pieces are neither placed there nor moved from there."""
    there = ME in t.seats and t.count(ME, "snare", place) > 0
    return there and owner in enemies(t, ME)


@bends("in own turn")
def exposures(t: Table, seat: str) -> list[str]:
    """13.2.4 An enemy with faction pieces beside what lies face down, with a card to show."""
    if ME not in t.seats or seat not in enemies(t, ME) or t.turn != seat:
        return []
    there = [c for c in plots(t, "down") if t.pieces(seat, c)]
    return [f"expose {c}" for c in there if to_give(t, seat, c)]


@asked("corvids.expose_card")
def show(t: Table) -> list[str]:
    """13.2.4 A card that matches the clearing, as printed: it is not spent."""
    return [f"expose with {card}" for card in to_give(t, t.me, t.place(t.frame["place"]))]


@asked("corvids.guess")
def guess(t: Table) -> list[str]:
    """13.2.2, 13.2.4 Any of the four types."""
    return [f"expose as {each}" for each in TYPES]


# ---- 13.4 Birdsong


@asked("corvids.flip")
def flip(t: Table) -> list[str]:
    """13.4.2 Plots face down in clearings with any Corvid warriors."""
    there = [c for c in plots(t, "down") if t.warriors(ME, c) and may_act(t, "flip", ME, c)]
    return [*(f"flip plot {c}" for c in there), *effects(t, ME, "birdsong", "own turn"), "pass"]


def called(t: Table, suit: str) -> list[str]:
    """13.4.3 The clearings of a suit in which a warrior can be placed."""
    return [c for c in t.clearings if suit in t.suits(c) and may_place(t, ME, c)]


def calls(t: Table, card: str) -> list[str]:
    """13.4.3 The suits that a card can be spent for; a bird for one of one's choice."""
    suits = (*SUITS, "frog")
    return [suit for suit in suits if stands_for(t, ME, card, {suit}) and called(t, suit)]


@asked("corvids.recruit")
def recruit(t: Table) -> list[str]:
    """13.4.3 Any card for which somebody comes, or none."""
    return [*(f"call up {card}" for card in kinds(t.hand(ME)) if calls(t, card)), "pass"]


@asked("corvids.recruit_suit")
def recruit_suit(t: Table) -> list[str]:
    """13.4.3 One suit."""
    return [f"call to {suit}" for suit in calls(t, t.card(t.frame["card"]))]


def not_yet(t: Table, places: list[str]) -> list[str]:
    """1.5.4 Each of them gets one warrior, while there are any."""
    placed = [t.place(number) for number in t.frame["placed"]]
    return [f"at {c}" for c in places if c not in placed and may_place(t, ME, c)]


@asked("corvids.recruit_where")
def recruit_where(t: Table) -> list[str]:
    """13.4.3, 1.5.4 Clearings of the suit that was chosen."""
    (suit,) = t.suits_of(1 << t.frame["suit"])
    return not_yet(t, [c for c in t.clearings if suit in t.suits(c)])


@asked("corvids.raid")
def raid(t: Table) -> list[str]:
    """13.7.4, 1.5.4 Clearings next to that of the raid."""
    return not_yet(t, sorted(adjacent(t, ME, t.place(t.frame["origin"]))))


# ---- 13.5, 13.6.1 actions


def schemes(t: Table) -> list[str]:
    """13.5.1 to 13.5.4 Return the options of an action."""
    found = ["scheme move"] if may_move(t, ME) else []
    found += ["scheme battle"] if may_battle(t, ME) else []
    found += [f"plot in {c}" for c in t.clearings if may_plot(t, c)]
    return [*found, *(f"trick at {c}" for c in plots(t) if others(t, c))]


def may_plot(t: Table, place: str) -> bool:
    """13.5.2 A warrior, one more for each plot placed this turn, and no plot there yet."""
    page = printed(f"factions/{ME}")["plots"]
    cost = page["first_cost"] + page["cost_per_plot"] * t.board(ME)["plotted"]
    left = any(t.supply(ME, each) for each in TYPES)
    return (
        left and not facing(t, place) and t.warriors(ME, place) >= cost and may_place(t, ME, place)
    )


def others(t: Table, place: str) -> list[str]:
    """13.5.4 Plots that lie as the one in a clearing does: both face up or both face down."""
    if any(len(facing(t, c)) > 1 for c in t.clearings):
        raise BeyondUs("plots on both sides lie in one clearing")
    return [c for c in plots(t) if c != place and facing(t, c) & facing(t, place)]


@asked("corvids.daylight")
def daylight(t: Table) -> list[str]:
    """13.5 Up to three actions, in any order and number."""
    found = [*between_actions(t, ME), "pass"]
    most = printed(f"factions/{ME}")["actions"]["daylight"]
    return found + (schemes(t) if t.frame["taken"] < most else [])


@asked("corvids.exert")
def exert(t: Table) -> list[str]:
    """13.6.1 One of them in Evening, instead of drawing."""
    return [*schemes(t), "pass"]


@asked("corvids.type")
def which_type(t: Table) -> list[str]:
    """13.5.2, 13.2.2 Any type that is left."""
    return [f"lay {each}" for each in TYPES if t.supply(ME, each)]


@asked("corvids.trick")
def trick(t: Table) -> list[str]:
    """13.5.4 The other of two plots."""
    return [f"trick with {c}" for c in others(t, t.place(t.frame["place"]))]


unsaid("setup; see test_corvid_setup.py", "corvids.scatter", "corvids.home_plot")
