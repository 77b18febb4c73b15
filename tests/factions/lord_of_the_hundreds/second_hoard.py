"""14.2.3 to 14.2.5 The Hoard, and what fills it, said a second time."""

from __future__ import annotations

from second.law import asked, bends
from second.table import Table, printed
from undergrowth.table.names import ITEMS

ME = "lord_of_the_hundreds"
TRACKS = ("command", "prowess")
NO_LOOT = ("vagabond", "second_vagabond")


def lying(t: Table, track: str) -> list[str]:
    """14.2.4 The items on a track."""
    return [ITEMS.text(number) for number in t.board(ME)[track]]


def items_shown(t: Table) -> list[str]:
    """14.2.4 The kinds of item in the Hoard."""
    return sorted({item for track in TRACKS for item in lying(t, track)})


def value_of(t: Table, track: str) -> int:
    """14.2.4.II Command or Prowess."""
    values: list[int] = printed(f"factions/{ME}")["hoard"]["value_by_items"]
    return values[len(lying(t, track))]


@asked("hundreds.crafted")
def contempt_for_trade(t: Table) -> list[str]:
    """14.2.3 The item without its points, or the points without the item."""
    return ["hoard", "forgo"]


@asked("hundreds.scrap")
def overflow(t: Table) -> list[str]:
    """14.2.4.I Without a space the gained item goes, or one of its track."""
    gained = ITEMS.text(t.board(ME)["gained"][0])
    hoard = printed(f"factions/{ME}")["hoard"]
    track = next(each for each in TRACKS if gained in hoard[each])
    return [f"scrap {item}" for item in {gained, *lying(t, track)}]


# ---- 14.2.5 Looters


@bends("in battle start")
def looters(t: Table, seat: str) -> list[str]:
    """14.2.5 As attacker they may declare to loot a player with an item; not the Vagabond."""
    fight = t.inside("Battle")["fight"]
    defender = t.seat(fight["defender"])
    if seat != ME or t.seat(fight["attacker"]) != ME or fight["notes"].get("looting"):
        return []
    return ["loot"] if defender not in NO_LOOT and t.crafted(defender) else []


@asked("hundreds.loot")
def loot(t: Table) -> list[str]:
    """14.2.5 One item of the defender's Crafted Items box."""
    return [f"take item {item}" for item in t.crafted(t.seat(t.frame["enemy"]))]
