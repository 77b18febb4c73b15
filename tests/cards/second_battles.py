"""4.3.2, 4.3.4 Effects of cards in play in a battle around the roll, said a second time."""

from __future__ import annotations

from second.concepts import may_place
from second.hirelings import own_warriors
from second.law import asked, bends, bent, effect
from second.table import Table, cards
from second.turns import effects

MOMENT = "after roll"


def side(t: Table, seat: str) -> str:
    """4.3 On which side of the battle a seat is; on none for all others."""
    fight = t.inside("Battle").get("fight", {})
    there = [each for each in ("attacker", "defender") if fight and t.seat(fight[each]) == seat]
    return there[0] if there else ""


def used_there(t: Table, seat: str, card: str) -> bool:
    """4.1.3 An effect is used once in a battle by a side."""
    marks = t.inside("Battle")["fight"]["used"]
    number = ("attacker", "defender").index(side(t, seat))
    return any(t.doc["cards"][mark // 2] == card and mark % 2 == number for mark in marks)


# ---- 4.3.2 before the roll


def on_lookout(t: Table, seat: str) -> bool:
    """Whether a defender has Lookouts in play that have done nothing in this battle."""
    if side(t, seat) != "defender" or "lookouts" not in t.in_play(seat):
        return False
    return not used_there(t, seat, "lookouts")


@bends("must before roll")
def must_look_out(t: Table, seat: str) -> bool:
    """A defender who can place a warrior must."""
    if not on_lookout(t, seat):
        return False
    return bool(own_warriors(t, seat, [t.place(t.inside("Battle")["fight"]["place"])]))


LOOKOUTS = effect("lookouts", "before roll")(must_look_out)


@bends("in before roll")
def from_the_lookouts(t: Table, seat: str) -> list[str]:
    """The Lookouts; 17.2.1 where nothing but the supply lacks a warrior, what brings one back."""
    if must_look_out(t, seat):
        return ["use lookouts"]
    place = t.place(t.inside("Battle")["fight"]["place"])
    if not on_lookout(t, seat) or not may_place(t, seat, place):
        return []
    freed = [bend(t, seat) for bend in bent("frees warriors")]
    return [text for n, text in freed if n]


# ---- 4.3.4 after it


@effect("armorers", MOMENT)
def armorers(t: Table, seat: str) -> bool:
    """4.3.5.III Either side ignores all rolled hits."""
    return bool(side(t, seat)) and not used_there(t, seat, "armorers")


@effect("the_faithful", MOMENT)
def the_faithful(t: Table, seat: str) -> bool:
    """4.3.5.I Either side deals an extra hit."""
    return bool(side(t, seat)) and not used_there(t, seat, "the_faithful")


@effect("brutal_tactics", MOMENT)
def brutal_tactics(t: Table, seat: str) -> bool:
    """4.3.5.I The attacker deals an extra hit."""
    return side(t, seat) == "attacker" and not used_there(t, seat, "brutal_tactics")


@effect("bold_leadership", MOMENT)
def bold_leadership(t: Table, seat: str) -> bool:
    """4.3.5.I The attacker has to deal an extra hit."""
    return side(t, seat) == "attacker" and not used_there(t, seat, "bold_leadership")


@effect("sappers", MOMENT)
def sappers(t: Table, seat: str) -> bool:
    """4.3.5.I The defender deals an extra hit."""
    return side(t, seat) == "defender" and not used_there(t, seat, "sappers")


def in_its_clearings(t: Table, seat: str, suit: str) -> bool:
    """4.3.5.I Either side, where the clearing of battle has the suit of the Partisans."""
    if not side(t, seat) or used_there(t, seat, f"{suit}_partisans"):
        return False
    return suit in t.suits(t.place(t.inside("Battle")["fight"]["place"]))


@effect("fox_partisans", MOMENT)
def fox_partisans(t: Table, seat: str) -> bool:
    """4.3.5.I In fox clearings."""
    return in_its_clearings(t, seat, "fox")


@effect("rabbit_partisans", MOMENT)
def rabbit_partisans(t: Table, seat: str) -> bool:
    """4.3.5.I In rabbit clearings."""
    return in_its_clearings(t, seat, "rabbit")


@effect("mouse_partisans", MOMENT)
def mouse_partisans(t: Table, seat: str) -> bool:
    """4.3.5.I In mouse clearings."""
    return in_its_clearings(t, seat, "mouse")


@effect("frog_partisans", MOMENT)
def frog_partisans(t: Table, seat: str) -> bool:
    """4.3.5.I In frog clearings."""
    return in_its_clearings(t, seat, "frog")


@asked("battle.after_roll")
def after_the_roll(t: Table) -> list[str]:
    """4.3.4 Return what a side may use; as long as it has something to use that is no choice, not
    none."""
    seat = t.seat(t.frame["seat"])
    found = effects(t, seat, MOMENT)
    musts = [f"use {card}" for card in t.in_play(seat) if not cards()[card]["optional"]]
    return found if set(musts) & set(found) else [*found, "pass"]
