"""R.2.1 to R.2.4 Reasons why an automated opponent does not do what a viewer asks about."""

from __future__ import annotations

from typing import Final

from undergrowth.automata.targets import Pick
from undergrowth.engine.messages import Reason, because
from undergrowth.table.game import Game
from undergrowth.table.places import PLACE

OF_PLACES: Final = "place"
OF_PLAYERS: Final = "faction"
_RULES: Final = {OF_PLACES: "R.2.1", OF_PLAYERS: "R.2.2"}


def why_other_place(law: str, place: int, pick: Pick) -> Reason:
    """Return why another clearing is the target; `law` is the section of the action."""
    return why_other(
        law,
        OF_PLACES,
        [PLACE.text(place), PLACE.text(pick.target)],
        [PLACE.text(each) for each in pick.among],
        pick.why,
    )


def why_other_player(g: Game, law: str, owner: int, pick: Pick) -> Reason:
    """Return why another player is the target."""
    names = g.box.owner_names
    return why_other(
        law,
        OF_PLAYERS,
        [names[owner], names[pick.target]],
        [names[each] for each in pick.among],
        pick.why,
    )


def why_other(law: str, of: str, pair: list[str], among: list[str], why: str) -> Reason:
    """R.2.1 to R.2.3 Return why the second of a pair was chosen from `among` and not the first.

    The first was no candidate, or the deciding criterion (`Pick.why`) favoured the second.
    """
    wanted, chosen = f"{of}:{pair[0]}", f"{of}:{pair[1]}"
    if not among:
        return (law, because("why-its_rules_say"))
    if pair[0] not in among:
        shown = [f"{of}:{name}" for name in among]
        return (law, because("why-no_candidate", {"target": wanted, "among": shown}))
    reasons = [f"criterion:{name}" for name in why.split()]
    return (_RULES[of], because("why-another_target", {"target": chosen, "why": reasons}))


def why_other_count(law: str, count: int) -> Reason:
    """Return why the number of pieces is not another one."""
    return (law, because("why-automata_count", {"count": count}))


def why_not_next(law: str, place: int, left: list[int]) -> Reason:
    """R.2.4 Return why a clearing is not the next one of an action's remaining clearings."""
    if place in left:
        return why_later(left[0])
    return why_other(law, OF_PLACES, [PLACE.text(place), ""], [PLACE.text(p) for p in left], "")


def why_later(place: int) -> Reason:
    """R.2.4 Return why a clearing comes after another one."""
    return ("R.2.4", because("why-automata_first", {"place": f"place:{PLACE.text(place)}"}))
