"""12 Options that the Duchy must be offered, and rules that the Burrow bends, a second time."""

from __future__ import annotations

from second.battle import may_battle
from second.concepts import kinds, may_build, may_place, may_remove, on_track, rules, stands_for
from second.law import asked, bends
from second.moving import may_enter, may_leave, may_move
from second.table import Page, Table, printed
from second.turns import between_actions

ME = "underground_duchy"
BURROW = "burrow"
BUILDINGS = ("citadel", "market")


def page() -> Page:
    """Return what is printed on the board and the minister cards."""
    return printed(f"factions/{ME}")


# ---- 12.2 what they bend


@bends("ruler", rank=2)
def always_rules_the_burrow(t: Table, place: str, tied: list[str], found: str) -> str:
    """12.2.2 The Duchy always rules the Burrow; counts of rule elsewhere do not matter."""
    return ME if place == BURROW and ME in t.seats else found


@bends("adjacent")
def through_tunnels(t: Table, seat: str, place: str) -> set[str]:
    """12.2.2 The Burrow is adjacent to each clearing with a tunnel."""
    if place == BURROW:
        return set(t.clearings_with(ME, "tunnel"))
    return {BURROW} if t.count(ME, "tunnel", place) else set()


@bends("cannot place")
@bends("cannot enter")
def moles_alone(t: Table, owner: str, place: str, by: str = "") -> bool:
    """12.2.2 Nobody else's pieces are placed in or moved into the Burrow."""
    return place == BURROW and owner != ME and ME in t.seats


@bends("lifted")
def tunnels_are_taken_up(t: Table, owner: str, piece: str) -> list[str]:
    """12.5.1.V Whenever one is placed, out of any clearing."""
    there = t.clearings_with(ME, piece) if owner == ME and piece == "tunnel" else []
    return [c for c in there if may_remove(t, ME, piece, c)]


# ---- 12.5.1 Assembly


def fits(t: Table, card: str, place: str) -> bool:
    """G.16 Whether a card can be of a clearing's suit: nothing matches one that has none."""
    return bool(t.suits(place)) and stands_for(t, ME, card, t.suits(place))


@asked("duchy.assembly")
def assembly(t: Table) -> list[str]:
    """12.5.1 Up to two actions in any order and number."""
    found = [*between_actions(t, ME), "pass"]
    if t.frame["taken"] >= page()["actions"]["assembly"]:
        return found
    held = kinds(t.hand(ME))
    sites, digs = building_sites(t), new_tunnels(t)
    found += [f"build showing {card}" for card in held if any(fits(t, card, c) for c in sites)]
    found += ["recruit below"] if t.supply(ME, "warrior") else []
    found += ["assembly move"] if may_move(t, ME) else []
    found += ["assembly battle"] if may_battle(t, ME) else []
    return found + [f"dig with {card}" for card in held if any(fits(t, card, c) for c in digs)]


def building_sites(t: Table) -> list[str]:
    """12.5.1.I, 12.5.2.I Ruled clearings in which a citadel or a market can be placed."""
    if not any(t.supply(ME, each) for each in BUILDINGS):
        return []
    return [c for c in t.clearings if rules(t, ME, c) and may_build(t, ME, c)]


@asked("duchy.site")
def where_to_build(t: Table) -> list[str]:
    """12.5.1.I A clearing that matches the card; 12.5.2.I the Foremole asks for no suit."""
    suits = t.suits_of(t.frame["suits"])
    foremole = t.frame["suits"] == -1
    return [f"erect in {c}" for c in building_sites(t) if foremole or t.suits(c) & suits]


@asked("duchy.building")
def what_to_build(t: Table) -> list[str]:
    """12.5.1.I Either, while there is one."""
    return [f"erect {each}" for each in BUILDINGS if t.supply(ME, each)]


# ---- 12.5.1.V Dig


def new_tunnels(t: Table) -> list[str]:
    """12.5.1.V Return where a tunnel can be placed and warriors can follow, at least one.

    12.2.4 With all tunnels on the map one has to go first, and a clearing that gives up its only
    one is one without.
    """
    if not t.warriors(ME, BURROW) or not may_leave(t, ME, BURROW):
        return []
    up = [c for c in t.clearings if c != BURROW and may_place(t, ME, c) and may_enter(t, ME, c)]
    if t.supply(ME, "tunnel"):
        return [c for c in up if not t.count(ME, "tunnel", c)]
    goes = tunnels_are_taken_up(t, ME, "tunnel")
    return [c for c in up if goes and t.count(ME, "tunnel", c) == (1 if c in goes else 0)]


@asked("duchy.collapse")
def which_tunnel_goes(t: Table) -> list[str]:
    """12.2.4 Any tunnel that can be removed, so long as there is a clearing left for it."""
    suits = t.suits_of(t.frame["suits"])
    left = [c for c in new_tunnels(t) if t.suits(c) & suits]
    dug = t.clearings_with(ME, "tunnel")
    found = [c for c in dug if any(each == c or each not in dug for each in left)]
    return [f"collapse {c}" for c in found if may_remove(t, ME, "tunnel", c)]


@asked("duchy.dig_place")
def where_to_dig(t: Table) -> list[str]:
    """12.5.1.V A matching clearing without a tunnel."""
    suits = t.suits_of(t.frame["suits"])
    return [f"dig in {c}" for c in new_tunnels(t) if t.suits(c) & suits]


@asked("duchy.dig_warriors")
def how_many_come_up(t: Table) -> list[str]:
    """12.5.1.V Up to four, at least one."""
    bounds = page()["actions"]["dig_warriors"]
    most = min(bounds["most"], t.warriors(ME, BURROW))
    return [f"take {n}" for n in range(bounds["least"], most + 1)]


# ---- 12.5.2 Parliament


def ministers() -> dict[str, Page]:
    """Return what each minister card says."""
    return {each["id"]: each for each in page()["minister"]}


def rank(minister: str) -> str:
    """Squire, noble or lord."""
    return str(ministers()[minister]["rank"])


def swayed(t: Table) -> list[str]:
    """12.5.3.III The ministers above the board."""
    names = list(ministers())
    return [names[number] for number in t.board(ME)["swayed"]]


def on_the_map(t: Table, piece: str) -> int:
    """Return how many of a piece are on the map."""
    return sum(t.count(ME, piece, c) for c in t.clearings if c != BURROW)


def points(t: Table, lord: str) -> int:
    """12.5.2.VII to 12.5.2.IX Return the points of a lord's action."""
    if not on_track(t, ME):
        return 0
    card = ministers()[lord]
    if lord == "duchess_of_mud":
        return 0 if t.supply(ME, "tunnel") else int(card["vp"])
    return int(card["vp"]) * on_the_map(t, "market" if lord == "baron_of_dirt" else "citadel")


def can_act(t: Table, minister: str) -> bool:
    """12.5.2 Whether a minister's action does anything."""
    if rank(minister) == "lord":
        return points(t, minister) > 0
    moves, battles, cards = may_move(t, ME), may_battle(t, ME), bool(t.hand(ME))
    return {
        "foremole": cards and bool(building_sites(t)),
        "captain": battles,
        "marshal": moves,
        "brigadier": moves or battles,
        "banker": cards,
        "mayor": minister == "mayor" and bool(lent_to_the_mayor(t)),
    }[minister]


def lent_to_the_mayor(t: Table) -> list[str]:
    """12.5.2.VI Any swayed noble or squire, also one who has acted; not the mayor's own action."""
    others = [each for each in swayed(t) if rank(each) != "lord" and each != "mayor"]
    return [each for each in others if can_act(t, each)]


@asked("duchy.parliament")
def parliament(t: Table) -> list[str]:
    """12.5.2 Each swayed minister once in any order."""
    names = list(ministers())
    acted = [names[number] for number in t.frame["acted"]]
    ready = [each for each in swayed(t) if each not in acted and can_act(t, each)]
    return [*(f"summon {each}" for each in ready), *between_actions(t, ME), "pass"]


@asked("duchy.mayor")
def the_mayor(t: Table) -> list[str]:
    """12.5.2.VI Return the ministers whose action the Mayor may take."""
    return [f"act as {each}" for each in lent_to_the_mayor(t)]


@asked("duchy.foremole")
def the_foremole(t: Table) -> list[str]:
    """12.5.2.I Any card."""
    return [f"reveal any {card}" for card in kinds(t.hand(ME))]


@asked("duchy.brigadier")
def the_brigadier(t: Table) -> list[str]:
    """12.5.2.IV Moves or battles."""
    found = ["brigade move"] if may_move(t, ME) else []
    return [*found, "brigade battle"] if may_battle(t, ME) else found


@asked("duchy.banker")
def the_banker(t: Table) -> list[str]:
    """12.5.2.V Any number of cards of the same suit, but one at least."""
    suits = t.suits_of(t.frame["suits"])
    found = [f"bank {c}" for c in kinds(t.hand(ME)) if stands_for(t, ME, c, suits)]
    return [*found, "pass"] if t.frame["spent"] else found


# ---- 12.3 setup


@asked("duchy.corner")
def where_to_surface(t: Table) -> list[str]:
    """12.3.3 A corner nobody starts in, opposite somebody's if there is such a one."""
    taken = {t.place(home) for home in t.lies["homes"] if home >= 0}
    pairs = [tuple(map(str, pair)) for pair in t.map["opposite_corners"]]
    free = {c for pair in pairs for c in pair} - taken
    facing = {one for pair in pairs for one, two in (pair, pair[::-1]) if two in taken} - taken
    return [f"surface in {c}" for c in facing or free]
