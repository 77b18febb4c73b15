"""4.3 The view of a battle in progress: rolls, caps, extra and ignored hits, with their sources.

Before the roll it gives the odds (`shown.forecast`), after it each side's coming losses.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.frames import step_names
from undergrowth.engine.messages import title
from undergrowth.law.battle.account import (
    caps,
    extras,
    hits_dealt,
    is_counted,
    lower_die,
    most_hits,
    odds,
    shields,
)
from undergrowth.law.battle.battle import DIE, Battle
from undergrowth.law.battle.fighting import Fighting
from undergrowth.law.battle.hits import TakeHits, hits_on
from undergrowth.shown.forecast import ambush_chance, dealt, expected, losses_to, prize
from undergrowth.table.described.views import View
from undergrowth.table.game import Game
from undergrowth.table.hidden.faces import seen_as
from undergrowth.table.names import PIECES
from undergrowth.table.places import PLACE
from undergrowth.table.records import TAKE, Fight, Share

WINDOWS: Final = (
    ("start", "4.3", ("pay", "begin")),
    (
        "ambush",
        "4.3.1",
        (
            "may_ambush",
            "play_ambush",
            "may_foil",
            "foil_ambush",
            "spring_ambush",
            "survive_ambush",
        ),
    ),
    ("before_roll", "4.3.2", ("before_roll",)),
    ("roll", "4.3.3", ("roll", "cap_rolls")),
    ("after_roll", "4.3.4", ("after_roll",)),
    ("hits", "4.3.6", ("deal_hits", "conclude")),
)
"""The steps of a battle as players know them, with the steps of the procedure in each."""


def battle(g: Game, viewer: int) -> View | None:
    """4.3 Return the innermost battle in progress, or None."""
    for at in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[at]
        if isinstance(frame, Fighting):
            shown = fight_view(g, frame.record(), viewer)
            windows = _windows(g, at) if isinstance(frame, Battle) else []
            shown["windows"] = windows
            if any(each["id"] == "ambush" and each["state"] != "done" for each in windows):
                shown["ambush"] = ambush_chance(g, frame.record(), viewer)
            return shown
    return None


def coming(g: Game, place: int, attacker: int, defender: int, viewer: int) -> View:
    """4.3 Return a battle that has not begun, with the chance of an ambush."""
    b = Fight(place, attacker, defender)
    return {**fight_view(g, b, viewer), "ambush": ambush_chance(g, b, viewer)}


def fight_view(g: Game, b: Fight, viewer: int) -> View:
    """4.3 Return both sides of a battle as things stand.

    Before the roll, `odds` has the chances of each number of rolled hits, `dealt` those of all hits
    that a side deals, from 0 on, and `expects` its average losses.
    """
    chances = odds(g, b, DIE)
    sides = [
        _side(g, b, b.attacker, viewer, chances[0]),
        _side(g, b, b.defender, viewer, chances[1]),
    ]
    rolled = b.attacker_die >= 0
    if not rolled:
        both = [dealt(g, b, b.attacker, chances[0]), dealt(g, b, b.defender, chances[1])]
        for at, owner in enumerate((b.attacker, b.defender)):
            sides[at]["dealt"] = both[at]
            sides[at]["expects"] = expected(g, b, owner, viewer, both[1 - at])
    return {"place": PLACE.text(b.place), "law": "4.3", "rolled": rolled, "sides": sides}


def _windows(g: Game, at: int) -> list[View]:
    """4.3 Return the steps of the battle: done, now or to come."""
    names = step_names(g.stack[at])
    step = names[max(0, min(g.stack[at].next_step, len(names)) - 1)]
    now = next(number for number, each in enumerate(WINDOWS) if step in each[2])
    return [
        {
            "id": name,
            "title": title(name, "window"),
            "law": law,
            "state": "done" if number < now else "now" if number == now else "to come",
        }
        for number, (name, law, _) in enumerate(WINDOWS)
    ]


def _side(g: Game, b: Fight, owner: int, viewer: int, chances: list[float]) -> View:
    """4.3.3 to 4.3.6 Return the hits that one side deals, and its coming losses."""
    rolled = b.attacker_die >= 0
    swap = lower_die(g, b)
    die = b.attacker_die if owner == b.attacker else b.defender_die
    shown: View = {
        "owner": g.seat_name(owner),
        "role": "attacker" if owner == b.attacker else "defender",
        "warriors": g.warriors_at(owner, b.place),
        "most": most_hits(g, b, owner),
        "takes": "higher" if (swap is None) == (owner == b.attacker) else "lower",
        "takes_law": swap.law if swap is not None else "4.3.3",
        "caps": [_share(each) for each in caps(g, b, owner)],
        "extra": [_share(each) for each in extras(g, b, owner)],
        "ignores": [_share(each) for each in shields(b, owner)] if rolled else [],
        "odds": [round(each, 4) for each in chances],
    }
    if rolled:
        shown["die"] = die
        shown["rolled"] = b.rolled[b.side(owner)]
        shown["hits"] = hits_dealt(g, b, owner)
        shown["loses"] = _losses(g, b, owner, viewer)
    return shown


def _share(each: Share) -> View:
    return {
        "source": each.source,
        "title": title(each.source, "source"),
        "law": each.law,
        "hits": each.hits,
    }


def _losses(g: Game, b: Fight, owner: int, viewer: int) -> View:
    """4.3.6 Return the coming losses of a side to the hits on it, and its remaining choices.

    `points` are those that the other side scores in any case (3.2.1).  Once all pieces have been
    removed, no losses are coming.
    """
    due = _due(g, owner) if is_counted(b) else hits_on(g, b, owner)
    found, chooses, points = losses_to(g, b, owner, viewer, due)
    for hit in b.hits:
        if hit.owner == owner and hit.fate.how == TAKE:
            name = PIECES.text(seen_as(g, viewer, hit.kind, b.place))
            found[name] = found.get(name, 0) + 1
            points += prize(g, b, owner, hit.kind)
    return {"pieces": found, "chooses": chooses, "points": points}


def _due(g: Game, owner: int) -> int:
    """4.3.6 Return how many hits on a side of the innermost battle have no piece assigned yet."""
    for at in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[at]
        if isinstance(frame, TakeHits) and frame.owner == owner:
            return frame.hits
        if isinstance(frame, Fighting):
            break
    return 0
