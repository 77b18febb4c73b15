"""4.3.3, 4.3.5 Log entries of a battle: the dice, limits, extra and ignored hits."""

from __future__ import annotations

from undergrowth.law.battle.account import caps, extras, hits_dealt, lower_die, shields
from undergrowth.table.game import Game
from undergrowth.table.records import Fight


def note_roll(g: Game, b: Fight, high: int, low: int) -> None:
    """4.3.3, 4.3.3.I Log the dice, the roll of each side, and its limit."""
    fields: dict[str, int | str] = {"high": high, "low": low}
    fields |= {"attacker_roll": b.attacker_die, "defender_roll": b.defender_die}
    fields |= {"attacker_hits": b.rolled[0], "defender_hits": b.rolled[1]}
    fields["defender"] = g.seat_name(b.defender)
    g.note("rolled", "4.3.3", b.attacker, fields)
    swap = lower_die(g, b)
    if swap is not None and high != low:
        g.note("took_lower", swap.law, b.defender, {"source": swap.source})
    for owner, die in ((b.attacker, b.attacker_die), (b.defender, b.defender_die)):
        hits = b.rolled[b.side(owner)]
        if hits < die:
            cap = caps(g, b, owner)[0]
            told: dict[str, int | str] = {"hits": hits, "rolled": die, "source": cap.source}
            g.note("capped_hits", cap.law, owner, told)


def note_hits(g: Game, b: Fight) -> None:
    """4.3.5 Log extra hits and ignored hits, then the number of hits each side deals."""
    for owner in (b.attacker, b.defender):
        for extra in [each for each in extras(g, b, owner) if each.hits > 0]:
            g.note("extra_hits", extra.law, owner, {"hits": extra.hits, "source": extra.source})
        for shield in shields(b, owner):
            if shield.hits > 0:
                fields: dict[str, int | str] = {"hits": shield.hits, "source": shield.source}
                g.note("ignored_hits", shield.law, owner, fields)
    dealt: dict[str, int | str] = {
        "defender": g.seat_name(b.defender),
        "attacker_hits": hits_dealt(g, b, b.attacker),
        "defender_hits": hits_dealt(g, b, b.defender),
    }
    g.note("dealt_hits", "4.3.5", b.attacker, dealt)
