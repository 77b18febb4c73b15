"""R.2.1 to R.2.4 Why an automated opponent does something else than what was asked about."""

from __future__ import annotations

from undergrowth.automata.placing import SetDown
from undergrowth.automata.targets import Pick
from undergrowth.engine.messages import Reason, because
from undergrowth.table.game import Game
from undergrowth.table.names import FACTIONS
from undergrowth.table.places import PLACE


def why_other_place(law: str, place: int, pick: Pick) -> Reason | None:
    """R.2.3, R.2.1 Why another clearing is targeted than this one."""
    if place == pick.target:
        return None
    if place not in pick.among:
        return (law, because("why-automata_no_target", {"place": f"place:{PLACE.text(place)}"}))
    first = f"place:{PLACE.text(pick.target)}"
    return ("R.2.1", because("why-automata_better", {"place": first}))


def why_other_player(g: Game, law: str, faction: int, pick: Pick) -> Reason | None:
    """R.2.3, R.2.2 Why another player is targeted than this one."""
    if g.box.owner_of(faction) == pick.target:
        return None
    named = f"faction:{FACTIONS.text(faction)}"
    if g.box.owner_of(faction) not in pick.among:
        return (law, because("why-automata_no_foe", {"faction": named}))
    first = f"faction:{g.box.owner_names[pick.target]}"
    return ("R.2.2", because("why-automata_better_foe", {"faction": first}))


def why_other_number(law: str, n: int) -> Reason:
    """Why not more or fewer."""
    return (law, because("why-automata_number", {"count": n}))


def why_not_set_down(g: Game, law: str, told: SetDown, kind: int, pick: Pick) -> Reason | None:
    """R.2.1 Why pieces are not placed so: other pieces, another clearing, or another number."""
    if told.piece != g.box.kinds[kind].piece:
        return (law, because("why-automata_other_piece"))
    return why_other_place(law, told.place, pick)
