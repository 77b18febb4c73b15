"""CBG What the Circuit Board Goats announce and score in a turn, written from the Law alone.

The end of each phase is told, too (`pass`): their points are counted there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator

from kit.opinions.predicting import Turn
from kit.opinions.scoring import ScoringPredictor
from second.battle import defenders
from second.concepts import adjacent, enemies, may_place, may_remove
from second.moving import destinations, going
from second.opponents import (
    best,
    by_letter,
    by_priority,
    foes,
    order,
    placeable,
    points,
    snared,
    suits_of_card,
    with_suits,
    without_snares,
)
from second.table import Table
from undergrowth import Game

ME = "circuit_board_goats"
PROMPTS = ("revelry:circuit_goats.endorse", "revelry:circuit_goats.usher")
PERFORMERS = ("chameleander", "chameleandroid", "vagabond", "second_vagabond", "vagabot")
Due = Counter[str]
"""3.2 Points by the section that scores them."""
Part = Generator[str, Table, Table]
"""A step: it is given the table at each announcement, and hands on the last one."""


def predictor() -> ScoringPredictor:
    """Follows them through a game."""
    return ScoringPredictor(ME, turn, PROMPTS, ("CBG.6.1", "CBG.8.1", "CBG.8.2", "R.3.3"))


def options(t: Table) -> list[str]:
    """R.3.3 Difficulty and traits."""
    return list(t.doc["setup"].get("seat_options", {}).get(ME, []))


def tents(t: Table) -> list[str]:
    return [c for c in t.clearings if t.count(ME, "big_top", c)]


def rivals(t: Table) -> list[str]:
    """R.2.6 Enemy players that are targeted."""
    return [each for each in foes(t, ME) if each in t.seats]


def watching(t: Table) -> list[str]:
    """CBG.4.3, CBG.6.1 All enemy players, targeted or not."""
    return [each for each in enemies(t, ME) if each in t.seats]


def ordered(t: Table) -> list[str]:
    """R.2.7 In the order of priority."""
    return by_priority(t, with_suits(t, suits_of_card(order(t, ME))))


def warriors(t: Table, place: str) -> int:
    """Of all owners."""
    return sum(t.warriors(owner, place) for owner in t.owners)


def audience(t: Table, place: str) -> int:
    """CBG.5.1, CBG.5.3 Return how many enemy players are there."""
    return sum(bool(t.pieces(each, place)) for each in rivals(t))


def follow(g: Game) -> Callable[[Game], None]:
    """Return what follows its turns in a game that stops at the end of phases."""
    return predictor().look


def turn(t: Table, due: Due) -> Turn:
    """CBG.4, CBG.5, CBG.6 Their three phases."""
    t = yield from endorse(t, due)
    t = yield "pass"
    t = yield from recruit(t)
    t = yield from battles(t)
    t = yield from pop_up(t)
    watched: Due = Counter()
    play(t, watched)  # while the order card still lies there
    yield "pass"
    due.update(watched)
    yield "pass"


def endorse(t: Table, due: Due) -> Part:
    """CBG.4.3 Return who has the fewest points beside a big top; CBG.8.2 then an ovation."""
    there = [each for each in by_letter(watching(t)) if any(t.pieces(each, c) for c in tents(t))]
    scores = {each: points(t, each) for each in t.seats}
    if there:
        who = best(there, lambda each: -points(t, each))
        scores[who] += int(scores[who] >= 0)
        t = yield f"endorse {who}"
    if "standing_ovation" in options(t):
        ahead = [each for each in t.seats if each != ME and scores[each] >= scores[ME]]
        due["CBG.8.2"] += int(not ahead)
    return t


def recruit(t: Table) -> Part:
    """CBG.5.1 Three where most enemy players are, then the fewest warriors."""
    seen = without_snares(t)
    there = [c for c in ordered(t) if may_place(seen, ME, c)]
    if not there:
        return t
    place = best(there, lambda c: audience(t, c), lambda c: -warriors(t, c))
    left, stray = 3, coming_home(t)
    have = t.supply(ME, "warrior")
    if have == 0:
        have, stray = stray, 0
    while left > 0 and have > 0:
        n = min(left, have)
        held = snared(t, ME, place)
        t = yield f"set down {n} warrior {place}"
        if held:
            return t
        left, have, stray = left - n, stray, 0
    return t


def coming_home(t: Table) -> int:
    """CBG.5.1.II Those that can be removed from unordered clearings, unless they go to Coffin
    Makers."""
    if any("coffin_makers" in t.in_play(seat) for seat in t.seats):
        return 0
    far = [c for c in t.clearings if c not in ordered(t) and may_remove(t, ME, "warrior", c)]
    return sum(t.warriors(ME, c) for c in far)


def battles(t: Table) -> Part:
    """CBG.5.2 Each enemy in each ordered clearing once, the leaders first."""
    fought: set[tuple[str, str]] = set()
    while True:
        left = [
            (place, foe)
            for place in ordered(t)
            for foe in defenders(t, ME, place)
            if foe in foes(t, ME) and (place, foe) not in fought
        ]
        if not left:
            return t
        by_turn = sorted({foe for _, foe in left}, key=t.owners.index)
        foe = leading(t, by_turn)
        place = quietest(t, [place for place, other in left if other == foe])
        fought.add((place, foe))
        t = yield f"attack in {place} {foe}"


def leading(t: Table, owners: list[str]) -> str:
    """CBG.5.2.II Most points; hirelings have none."""
    return best(owners, lambda each: points(t, each) if each in t.seats else -1)


def quietest(t: Table, places: list[str]) -> str:
    """CBG.5.2.I Fewest players."""
    return best(places, lambda c: -sum(bool(t.pieces(each, c)) for each in t.seats))


def mobbed(t: Table, place: str) -> bool:
    return any(t.count(owner, "mob", place) for owner in t.seats)


def paths(t: Table, place: str) -> int:
    """R.12.2.1 Closed ones, too."""
    linked = sum(place in pair for pair in t.paths())
    return linked + sum(place in pair for pair in t.closed() if frozenset(pair) not in t.paths())


def pop_up(t: Table) -> Part:
    """CBG.5.3 Two tents, each with a goat; then a guest."""
    used: list[str] = []
    while len(used) < 2:
        there = [c for c in placeable(t, ME, "big_top", ordered(t)) if c not in used]
        if not there:
            break
        place = grandest(t, there, bool(used))
        used.append(place)
        t = yield f"set down 1 big_top {place}"
        if placeable(t, ME, "warrior", [place]):
            t = yield f"set down 1 warrior {place}"
    return (yield from usher(t, [c for c in used if c in tents(t)]))


def grandest(t: Table, places: list[str], second: bool) -> str:
    """CBG.5.3, CBG.9.3 The best place for a tent."""
    quiet = [c for c in places if not mobbed(t, c)] or places
    return best(quiet, lambda c: site(t, c, second), lambda c: performers(t, c))


def site(t: Table, place: str, second: bool) -> int:
    """CBG.5.3, CBG.8.1 Return what the first and the second tent look for."""
    if not second:
        return audience(t, place)
    if "martial_audience" in options(t):
        return warriors(t, place) - t.warriors(ME, place)
    return paths(t, place)


def performers(t: Table, place: str) -> int:
    """CBG.5.3.I Vagabonds and chameleons."""
    return sum(bool(t.pieces(each, place)) for each in PERFORMERS if each in t.owners)


def usher(t: Table, there: list[str]) -> Part:
    """CBG.5.3 The leader of those who are in neither clearing and have a warrior beside one."""
    moves = {
        each: [
            (origin, tent)
            for origin in by_priority(t, t.clearings)
            if set(going(t, each, origin)) - {"warlord"}
            for tent in by_priority(t, there)
            if tent in adjacent(t, each, origin) & destinations(t, each, origin, ruled=False)
        ]
        for each in by_letter(rivals(t))
        if not any(t.pieces(each, tent) for tent in there)
    }
    able = [each for each, found in moves.items() if found]
    if able:
        who = best(able, lambda each: points(t, each))
        origin, tent = moves[who][0]
        t = yield f"usher {who} {origin} {tent}"
    return t


def play(t: Table, due: Due) -> None:
    """CBG.6.1, CBG.8.1, R.3.3.1 Tell the points of each player that watches."""
    due["CBG.6.1"] += sum(any(t.pieces(each, c) for c in tents(t)) for each in watching(t))
    if "martial_audience" in options(t):
        there = [c for c in ordered(t) if c in tents(t)]
        due["CBG.8.1"] += sum(warriors(t, c) - t.warriors(ME, c) for c in there) // 5
    due["R.3.3.1"] += int({"nightmare", "easy_nightmare"} & set(options(t)) != set())
