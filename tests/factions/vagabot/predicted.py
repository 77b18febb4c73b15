"""R.7 Announcements of the Vagabot in a turn, written from the Law alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator
from functools import partial

from kit.opinions.predicting import Turn
from kit.opinions.scoring import ScoringPredictor
from second.concepts import by_river, came_since, may_act, suit
from second.law import bent
from second.moving import destinations
from second.opponents import (
    best,
    by_letter,
    by_priority,
    enemy_pieces,
    foes,
    order,
    pieces,
    points,
    to_battle,
    without_snares,
)
from second.table import Table, cards, printed
from undergrowth import Game
from undergrowth.decks import QUESTS

ME = "vagabot"
SERVICES = True
"""R.9.7 Its purchases are foretold, too."""
SELLERS = ("riverfolk_robots", "riverfolk_company")
READY, EXHAUSTED, DAMAGED = 0, 1, 2
FAR = 1000
ACTIONS = {
    "bird": ["explore", "quest", "aid", "battle"],
    "fox": ["explore", "battle", "special"],
    "rabbit": ["battle", "repair", "special"],
    "mouse": ["quest", "aid", "battle", "repair"],
}
QUESTING = {
    "bird": ["explore", "quest", "battle"],
    "fox": ["explore", "special", "battle"],
    "rabbit": ["special", "aid", "battle"],
    "mouse": ["quest", "aid", "battle"],
}
Part = Generator[str, Table, Table]
"""An action: it is given the table at each announcement, and hands on the last one."""
Due = Counter[str]


VERBS = ("move", "explore", "quest", "aid", "repair", "special")
OWN = (*(f"{ME}.{verb}" for verb in VERBS), "automata.service")
"""The questions with which it announces something of its own."""


def predictor() -> ScoringPredictor:
    """Return what compares its turns, on all questions that it announces something with."""
    return ScoringPredictor(ME, turn, OWN, ("R.7", "R.3.3.1"))


def follow(g: Game) -> Callable[[Game], None]:
    """Return what follows its turns in a game that stops at the end of phases."""
    return predictor().look


def turn(t: Table, due: Due) -> Turn:
    """R.7.4, R.7.5, R.7.6: nothing but Daylight is announced, and none after it slipped."""
    t = yield from buy(t)
    t = yield "pass"
    if undamaged(t) > 2:
        wanted = QUESTING if "questing" in options(t) else ACTIONS
        steps = wanted.get(suit(order(t, ME)), []) if order(t, ME) else []
        for step in steps:
            t = yield from STEPS[step](t, due)
        while "adventurer" in options(t) and may_quest(t):
            t = yield from quest(t, due)
    t = yield "pass"
    if "nightmare" in options(t):
        due["R.3.3.1"] += 1
    yield "pass"


def options(t: Table) -> list[str]:
    """R.3.3 Difficulty and traits."""
    return chosen(t, ME)


def chosen(t: Table, seat: str) -> list[str]:
    """R.3.3 Return what was chosen for a seat."""
    return list(t.doc["setup"].get("seat_options", {}).get(seat, []))


# ---- R.9.7 services


def seller(t: Table) -> str:
    """11.2.6 Return who sells services, human or not; empty where nobody does."""
    return next((each for each in SELLERS if each in t.seats), "")


def sells(t: Table) -> bool:
    """R.9.7 Whether anything is sold to it: not while the seller has more points."""
    if not seller(t) or not usable(t) or points(t, ME) < points(t, seller(t)):
        return False
    if any(bend(t, ME) for bend in bent("sells no more")):
        return False
    return t.supply(seller(t), "warrior") >= 2 + (t.score(ME) >= 10) + (t.score(ME) >= 20)


def for_sale(t: Table) -> list[str]:
    """11.2.5 The cards for sale: the open hand of a human, the Market of the Robots."""
    market = t.board(seller(t)).get("market")
    return t.hand(seller(t)) if market is None else [t.card(number) for number in market]


def buy(t: Table) -> Part:
    """R.9.7 For an order without an available item the card with one that has most points."""
    card = order(t, ME)
    if not card or (cards()[card].get("item") and t.frame["is"] != "Purchase"):
        return t  # it may have crafted the last of that kind
    if t.phase == "birdsong" and sells(t) and not shows_item(t, card):
        wares = [c for c in for_sale(t) if shows_item(t, c)]
        most = max([cards()[c].get("vp", 0) for c in wares], default=0)
        dearest = [c for c in wares if cards()[c].get("vp", 0) == most]
        if dearest:  # of several any one
            told = t.card(t.frame.get("card", 0))
            t = yield f"trade for {told if told in dearest else dearest[0]}"
    return t


def shows_item(t: Table, card: str) -> bool:
    """R.1.1.1 Whether a card shows an item that is to be had."""
    return t.items().get(cards()[card].get("item", ""), 0) > 0


# ---- R.7.2.3 items


def of_condition(t: Table, condition: int) -> int:
    return sum(t.board(ME)["items"][condition::4])


def undamaged(t: Table) -> int:
    return of_condition(t, READY) + of_condition(t, EXHAUSTED)


def usable(t: Table) -> int:
    """R.7.2.4 Return what lies on the Battle Track cannot be exhausted."""
    return of_condition(t, READY) - sum(1 for each in t.board(ME)["track"] if each % 4 == READY)


# ---- R.7.5 the nearest clearing


def place(t: Table) -> str:
    return t.where(ME, "pawn")[0]


def near(t: Table, origin: str) -> list[str]:
    """R.7.2.2 Clearings one move away, of any ruler; R.9.7 with boats it could hire."""
    hires = sells(t) and "advanced_services" in chosen(t, seller(t))
    by_boat = by_river(t, origin) if hires else []
    return by_priority(t, {*on_foot(t, origin), *by_boat})


def on_foot(t: Table, origin: str) -> list[str]:
    """R.7.2.2 The same without boats it would have to hire."""
    for page in t.map["forest"]:
        if page["id"] == origin:
            return by_priority(t, [str(c) for c in page["clearings"] if str(c) in t.clearings])
    return by_priority(t, destinations(without_snares(t), ME, origin, ruled=False))


def steps_from(t: Table, origin: str) -> dict[str, int]:
    """R.7.5 Return how many moves it takes to each clearing."""
    steps = {origin: 0}
    reached = [origin]
    for one in reached:
        if one != origin and stays(t, one):
            continue
        for to in near(t, one):
            if to not in steps:
                steps[to] = steps[one] + 1
                reached.append(to)
    return steps


def stays(t: Table, c: str) -> bool:
    """R.7.5, H.2.2 Whether it could not move on from a clearing to which it comes in this turn."""
    return any(bend(t, ME, c) for bend in bent("holds comers"))


def reachable(t: Table, wanted: Callable[[str], bool]) -> list[str]:
    """Such clearings, by priority, if there is a way."""
    steps = steps_from(t, place(t))
    return by_priority(t, [c for c in t.clearings if c in steps and wanted(c)])


def nearest(t: Table, places: list[str], *ties: Callable[[str], int]) -> str:
    """R.7.5 The fewest moves, then what the action says, then priority."""
    steps = steps_from(t, place(t))
    return best(places, lambda c: -steps[c], *ties)


def go(t: Table, target: str) -> Part:
    """R.7.5 An item for each move, even if it does not get there."""
    while place(t) != target and usable(t) > 0:
        to = towards(t, target)
        if not to:
            break
        if to not in on_foot(t, place(t)):
            t = yield "hire boats"
        t = yield f"wander to {to}"
    return t


def towards(t: Table, target: str) -> str:
    """R.7.5, R.2.1 The first clearing of a shortest way, of the highest priority."""
    left = {
        way: FAR if way != target and stays(t, way) else steps_from(t, way).get(target, FAR)
        for way in near(t, place(t))
    }
    if min(left.values(), default=FAR) == FAR:
        return ""
    return best(list(left), lambda c: -left[c])


# ---- R.7.5.1 to R.7.5.3


def may_search(t: Table, place: str) -> bool:
    """17.2.3 A ruin from which nothing forbids it to take an item."""
    return t.has_ruin(place) and may_act(t, "take items", ME, place)


def explore(t: Table, due: Due) -> Part:
    """R.7.5.1 The nearest ruin."""
    ruins = reachable(t, partial(may_search, t))
    if ruins and usable(t):
        t = yield from go(t, nearest(t, ruins))
        if t.has_ruin(place(t)) and usable(t):
            t = yield f"search ruin {place(t)}"
    return t


def quests(t: Table) -> list[str]:
    """R.7.5.2 The clearings that match its quest."""
    number = t.board(ME)["quest"]
    if number < 0:
        return []
    wanted = QUESTS[number].name.rsplit("_", 1)[1]
    return reachable(t, lambda c: wanted in t.suits(c))


def may_quest(t: Table) -> bool:
    """R.7.5.2 Whether anything comes of it: a move, or the quest."""
    there = quests(t)
    return bool(there) and usable(t) >= (2 if place(t) in there else 1)


def quest(t: Table, due: Due) -> Part:
    """R.7.5.2 Two items for a point; R.3.3.2 (Questing) for two."""
    if may_quest(t):
        t = yield from go(t, nearest(t, quests(t)))
        if place(t) in quests(t) and usable(t) >= 2:
            due["R.7.5.2"] += 2 if "questing" in options(t) else 1
            t = yield f"fulfil {QUESTS[t.board(ME)['quest']].name}"
    return t


def crafters(t: Table, c: str) -> list[str]:
    """R.7.5.3 Players with a piece there and a crafted item, by setup priority."""
    there = [other for other in t.seats if other != ME and t.pieces(other, c) and t.crafted(other)]
    return by_letter(there)


def aid(t: Table, due: Due) -> Part:
    """R.7.5.3 As many items as possible; R.3.3.2 (Questing) one, after moving."""
    if "questing" in options(t):
        places = reachable(t, lambda c: bool(crafters(t, c)))
        if places and usable(t):
            t = yield from go(t, nearest(t, places))
    there = crafters(t, place(t))
    if there and usable(t):
        other = best(there, lambda each: -points(t, each))
        box = sum(t.crafted_count(other, item) for item in t.crafted(other))
        n = min(usable(t), 1 if "questing" in options(t) else box)
        due["R.7.5.3"] += n * (2 if "helper" in options(t) else 1)
        t = yield f"assist {other} {n}"
    return t


# ---- R.7.5.4


def rivals(t: Table, c: str) -> list[str]:
    """R.7.5.4 Return which players it could battle in a clearing, once it stands there."""
    return [other for other in to_battle(standing_in(t, c), ME, c) if other in t.seats]


def standing_in(t: Table, c: str) -> Table:
    """The same table with its pawn in a clearing."""
    there = {owner: dict(held) for owner, held in t._pieces.get(c, {}).items()}
    there[ME] = {"pawn": 1}
    found = t.without([], c)
    found._pieces = {**found._pieces, c: there}
    return found


def battle(t: Table, due: Due) -> Part:
    """R.7.5.4 The leader in the nearest clearing, again and again for two items each."""
    places = reachable(t, lambda c: bool(rivals(t, c)))
    if not places or not usable(t):
        return t
    if "berserker" in options(t):
        c = nearest_crowd(t, places)
        foe = busiest(t, c)
    else:
        foe = leader(t, places)
        with_foe = [c for c in places if foe in rivals(t, c)]
        c = nearest(t, with_foe, *ties(t, lambda _: foe))
    t = yield from go(t, c)
    cost = 1
    while place(t) == c and usable(t) >= cost and foe in rivals(t, c):
        before = t
        t = yield f"attack in {c} {foe}"
        there = pieces(before, t.seats, c, "warrior") + came_since(before, t, c)
        due["R.7.5.4"] += there - pieces(t, t.seats, c, "warrior")
        if "adventurer" in options(t):
            break
        cost = 2
    return t


def leader(t: Table, places: list[str]) -> str:
    """R.7.5.4, R.2.2 The most points, then setup priority."""
    within = [o for o in by_letter(foes(t, ME)) if any(o in rivals(t, c) for c in places)]
    return best(within, lambda each: points(t, each))


def busiest(t: Table, c: str) -> str:
    """R.3.3.2 (Berserker) The player with the most pieces there."""
    return best(rivals(t, c), lambda each: pieces(t, [each], c))


def nearest_crowd(t: Table, places: list[str]) -> str:
    """R.3.3.2 (Berserker) The most enemy pieces, then the nearest."""
    steps = steps_from(t, place(t))
    tests = ties(t, lambda c: busiest(t, c))
    return best(places, lambda c: enemy_pieces(t, ME, c), lambda c: -steps[c], *tests)


def ties(t: Table, foe: Callable[[str], str]) -> list[Callable[[str], int]]:
    """R.7.5.4.I, R.7.5.4.II The target's most buildings and tokens, then its fewest warriors."""
    return [
        lambda c: pieces(t, [foe(c)], c, "building", "token"),
        lambda c: -pieces(t, [foe(c)], c, "warrior"),
    ]


# ---- R.7.5.5, R.7.5.6


def repair(t: Table, due: Due) -> Part:
    """R.7.5.5 An item for one that is damaged."""
    if usable(t) and sum(t.board(ME)["items"]) > undamaged(t):
        t = yield "mend"
    return t


def special(t: Table, due: Due) -> Part:
    """R.7.5.6 The action of its character, if it can have an effect."""
    character = printed("factions/vagabot")["vagabot"][t.board(ME)["character"]]["id"]
    text = SPECIALS[character](t) if usable(t) else ""
    if text:
        if character == "scoundrel":
            due["R.7.7.5"] += 1
        t = yield text
    return t


def thief(t: Table) -> str:
    """R.7.7.1 The enemy beside it with the most points, then pieces, of those with a hand."""
    c = place(t)
    there = [other for other in by_letter(foes(t, ME)) if t.pieces(other, c) and t.hand(other)]
    if not there:
        return ""
    most = best(there, lambda each: points(t, each), lambda each: pieces(t, [each], c))
    return f"pick pocket {most}"


def tinker(t: Table) -> str:
    """R.7.7.2 The topmost card of the discard pile with an item that is to be had."""
    for card in reversed(t.discard()):
        if shows_item(t, card):
            return f"tinker {card}"
    return ""


def ranger(t: Table) -> str:
    """R.7.7.3 Three damaged items."""
    return "take cover" if sum(t.board(ME)["items"]) - undamaged(t) >= 3 else ""


def vagrant(t: Table) -> str:
    """R.7.7.4 The first that can battle somebody else, and the first that it can battle."""
    c = place(t)
    if c not in t.clearings:
        return ""
    players = [one for one in by_letter(foes(t, ME)) if one in t.seats]
    for one in players:
        for other in to_battle(t, one, c):
            if other in players:
                return f"pit {one} {other}"
    return ""


def scoundrel(t: Table) -> str:
    """R.7.7.5 Three enemy pieces, one of them a building or token."""
    c = place(t)
    built = pieces(t, foes(t, ME), c, "building", "token")
    return "lay waste" if c in t.clearings and enemy_pieces(t, ME, c) >= 3 and built else ""


SPECIALS: dict[str, Callable[[Table], str]] = {
    "thief": thief,
    "tinker": tinker,
    "ranger": ranger,
    "vagrant": vagrant,
    "scoundrel": scoundrel,
    "arbiter": lambda t: "",
}
STEPS: dict[str, Callable[[Table, Due], Part]] = {
    "explore": explore,
    "quest": quest,
    "aid": aid,
    "battle": battle,
    "repair": repair,
    "special": special,
}
