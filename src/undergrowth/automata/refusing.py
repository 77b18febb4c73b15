"""R.2.1, R.2.3 Why an automated opponent does something else: what it announced was the target."""

from __future__ import annotations

from undergrowth.automata.targets import Pick
from undergrowth.engine.messages import Reason, because
from undergrowth.table.game import Game
from undergrowth.table.places import PLACE


def why_other_place(law: str, place: int, pick: Pick) -> Reason:
    """Why another clearing is targeted than this one; `law` is the section of the action."""
    if place not in pick.among:
        return (law, because("why-automata_no_target", {"place": f"place:{PLACE.text(place)}"}))
    better = f"place:{PLACE.text(pick.target)}"
    return ("R.2.1", because("why-automata_better_place", {"place": better}))


def why_other_player(g: Game, law: str, owner: int, pick: Pick) -> Reason:
    """Why another player is targeted than this one."""
    if owner not in pick.among:
        return (law, because("why-automata_no_player", {"faction": _name(g, owner)}))
    return ("R.2.2", because("why-automata_better_player", {"faction": _name(g, pick.target)}))


def why_other_count(law: str, count: int) -> Reason:
    """Why it is not another number of pieces."""
    return (law, because("why-automata_count", {"count": count}))


def why_later(place: int) -> Reason:
    """R.2.4 Why a clearing has to wait for another one."""
    return ("R.2.4", because("why-automata_first", {"place": f"place:{PLACE.text(place)}"}))


def _name(g: Game, owner: int) -> str:
    return f"faction:{g.box.owner_names[owner]}"
