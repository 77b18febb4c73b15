"""7 Options that the Eyrie must be offered, said a second time."""

from __future__ import annotations

from second.battle import battlefields
from second.concepts import BIRD, kinds, may_build, may_place, ruled, suit
from second.crafting import crafts
from second.law import asked, bends, unsaid
from second.moving import origins
from second.table import Page, Table, printed
from second.turns import between_actions

ME = "eyrie_dynasties"
COLUMNS = ("recruit", "move", "battle", "build")
ANY = {"fox", "rabbit", "mouse", "frog"}


@bends("ruler")
def lords_of_the_forest(t: Table, place: str, tied: list[str], found: str) -> str:
    """7.2.2 The Eyrie rule at a tie for most where they have at least one piece."""
    return ME if ME in tied and t.pieces(ME, place) else found


# ---- 7.4 Birdsong


@asked("eyrie.decree", "eyrie.decree_more")
def add_to_the_decree(t: Table) -> list[str]:
    """7.4.2 One or two cards into any columns, of which one may be a bird."""
    added, birds = t.frame["added"], t.frame["birds"]
    held = [card for card in kinds(t.hand(ME)) if not (birds and suit(card) == BIRD)]
    found = [f"decree {card} {column}" for card in held for column in COLUMNS]
    return [*found, "pass"] if added else found


@asked("eyrie.new_roost")
def a_new_roost(t: Table) -> list[str]:
    """7.4.3 The clearings with the fewest warriors among those where everything can be placed."""
    fitting = [c for c in t.clearings if may_build(t, ME, c)]
    crowd = {c: sum(t.warriors(owner, c) for owner in t.owners) for c in fitting}
    return [f"roost in {c}" for c in fitting if crowd[c] == min(crowd.values())]


# ---- 7.5 Daylight


@asked("eyrie.craft")
def craft(t: Table) -> list[str]:
    """7.5.1 Craft before the Decree is resolved."""
    return [*crafts(t, ME), *between_actions(t, ME), "pass"]


@asked("eyrie.after_decree")
def after_the_decree(t: Table) -> list[str]:
    """1.4.2 Return what Daylight allows when the Decree is done."""
    return [*between_actions(t, ME), "pass"]


@asked("eyrie.recruit", "eyrie.move", "eyrie.battle", "eyrie.build")
def resolve(t: Table) -> list[str]:
    """7.5.2 The cards of a column in any order; one that cannot be resolved is turmoil."""
    names = ("fox", "rabbit", "mouse", "bird", "frog")
    left = {names[number] for number in t.frame["left"]}
    action = COLUMNS[t.frame["column"]]
    possible = {suit for suit in left if can(t, action, suit)}
    turmoil = ["turmoil"] if possible != left else []
    return [*(f"resolve {suit}" for suit in possible), *turmoil, *between_actions(t, ME)]


def can(t: Table, action: str, suit: str) -> bool:
    """7.5.2.I to 7.5.2.IV Whether an action can be taken fully for a card of a suit."""
    suits = ANY if suit == BIRD else {suit}
    if action == "move":
        return bool(origins(t, ME, suits))
    if action == "battle":
        return bool(battlefields(t, ME, suits))
    if action == "build":
        return bool(building_sites(t, suits))
    return t.supply(ME, "warrior") >= recruits(t) and bool(roosts(t, suits))


def leader(t: Table) -> Page:
    """7.8 Return what the leader card says."""
    return dict(printed(f"factions/{ME}")["leader"][t.board(ME)["leader"]])


def recruits(t: Table) -> int:
    """7.5.2.I, 7.8.2 Return how many warriors one Recruit places."""
    return int(leader(t).get("recruits", 1))


def roosts(t: Table, suits: set[str]) -> list[str]:
    """7.5.2.I Clearings of these suits with a roost where a warrior may be placed."""
    there = t.clearings_with(ME, "roost")
    return [c for c in there if t.suits(c) & suits and may_place(t, ME, c)]


def building_sites(t: Table, suits: set[str]) -> list[str]:
    """7.5.2.IV Ruled clearings of these suits without a roost, with a slot for one."""
    if not t.supply(ME, "roost"):
        return []
    free = [c for c in ruled(t, ME) if not t.count(ME, "roost", c)]
    return [c for c in free if t.suits(c) & suits and may_build(t, ME, c)]


@asked("eyrie.recruit_in")
def recruit_where(t: Table) -> list[str]:
    """7.5.2.I At a roost of the card's suit."""
    return [f"recruit in {c}" for c in roosts(t, t.suits_of(t.frame["suits"]))]


@asked("eyrie.build_in")
def build_where(t: Table) -> list[str]:
    """7.5.2.IV A clearing of the card's suit."""
    return [f"roost in {c}" for c in building_sites(t, t.suits_of(t.frame["suits"]))]


@asked("eyrie.recruit_last")
def recruit_in_part(t: Table) -> list[str]:
    """7.8.2, 1.5.4 The last warrior comes, at a roost of a card that is left, before turmoil.

    7.5.2 A card without a roost may be taken up instead: then nothing can be placed.
    """
    names = ("fox", "rabbit", "mouse", "bird", "frog")
    left = {names[number] for number in t.frame["left"]}
    found = [f"recruit in {c}" for c in roosts(t, ANY if BIRD in left else left)]
    elsewhere = any(not roosts(t, ANY if one == BIRD else {one}) for one in left)
    return [*found, "pass"] if elsewhere else found


# ---- 7.7 turmoil


@asked("eyrie.new_leader")
def new_leader(t: Table) -> list[str]:
    """7.7.3 A leader that lies face up; when none does, all are turned up again."""
    names = [each["id"] for each in printed(f"factions/{ME}")["leader"]]
    down = {names[number] for number in t.board(ME)["deposed"]}
    return [f"lead {name}" for name in names if name not in down or len(down) == len(names)]


unsaid("setup; see test_eyrie_setup.py", "eyrie.corner", "eyrie.first_leader")
