"""4.3 Battle: where, against whom, ambushes, and what hits remove."""

from __future__ import annotations

from second.concepts import enemies, kinds, stands_for
from second.law import BeyondUs, asked, bent
from second.table import Table, cards, sorts


def fighters(t: Table, seat: str, place: str) -> bool:
    """4.3 Whether a seat has warriors or a pawn there, or fights with those of others."""
    own = t.warriors(seat, place) or t.of_sort(seat, "pawn", place)
    return bool(own or any(bend(t, seat, place) for bend in bent("fights with")))


def defenders(t: Table, seat: str, place: str) -> list[str]:
    """4.3 The enemies with any piece in a clearing."""
    if not fighters(t, seat, place):
        return []
    there = [other for other in enemies(t, seat) if t.pieces(other, place)]
    for bend in bent("cannot battle"):
        there = [other for other in there if not bend(t, seat, other, place)]
    return there


def battlefields(t: Table, seat: str, suits: set[str] | None = None) -> list[str]:
    """4.3 The clearings where a seat can battle somebody."""
    return [c for c in t.clearings if (not suits or t.suits(c) & suits) and defenders(t, seat, c)]


def may_battle(t: Table, seat: str) -> bool:
    """4.3 Whether there is a battle at all."""
    return bool(battlefields(t, seat))


@asked("battle.place")
def where(t: Table) -> list[str]:
    """4.3 The clearing of battle."""
    battle = t.frame
    there = battlefields(t, fighter(t), t.suits_of(battle["suits"]))
    if battle["place"] >= 0:  # settled by the effect that grants the battle
        there = [t.place(battle["place"])]
    found = [f"battle in {c}" for c in there]
    return [*found, "pass"] if battle["optional"] else found


@asked("battle.defender")
def against(t: Table) -> list[str]:
    """4.3 The defender; whether to battle at all was asked with the clearing."""
    return [f"against {each}" for each in defenders(t, fighter(t), t.place(t.frame["place"]))]


def fighter(t: Table) -> str:
    """4.3, 1.5.5 The attacker."""
    owner = t.frame["owner"]
    return t.seat(owner if owner >= 0 else t.frame["seat"])


@asked("battle.start")
def at_the_start(t: Table) -> list[str]:
    """4.3 Return what may be used at the start of a battle."""
    found = ["pass"]
    for bend in bent("in battle start"):
        found += bend(t, t.me)
    return found


@asked("battle.before_roll")
def before_the_roll(t: Table) -> list[str]:
    """4.3.2 Return what may be used before the roll, cards aside; some of it must be."""
    found = [] if any(bend(t, t.me) for bend in bent("must before roll")) else ["pass"]
    for bend in bent("in before roll"):
        found += bend(t, t.me)
    return found


# ---- 4.3.1 ambush


def ambushes(t: Table, seat: str, place: str) -> list[str]:
    """4.3.1, 2.1.2 Ambush cards in a hand that match the clearing of battle."""
    held = [card for card in kinds(t.hand(seat)) if cards()[card]["kind"] == "ambush"]
    return [card for card in held if stands_for(t, seat, card, t.suits(place))]


@asked("battle.ambush", "battle.foil")
def ambush(t: Table) -> list[str]:
    """4.3.1, 4.3.1.I One ambush card matching the clearing, or none."""
    place = t.place(t.inside("Battle")["fight"]["place"])
    for bend in bent("ambushes"):
        found = bend(t, t.me, place)
        if found is not None:
            return [f"play {card}" for card in found]
    return [*(f"play {card}" for card in ambushes(t, t.me, place)), "pass"]


# ---- 4.3.6 hits


@asked("battle.hits")
def losses(t: Table) -> list[str]:
    """4.3.6 All warriors first, then buildings and tokens in the order their owner likes."""
    owner = t.seat(t.frame["owner"])
    for bend in bent("takes hits"):
        found = bend(t, owner)
        if found is not None:
            return list(found)
    place = t.place(t.inside("Battle")["fight"]["place"])
    left = dict(t.pieces(owner, place))
    for hit in t.inside("Battle")["fight"]["hits"]:
        whose, piece = t.kind(hit["kind"])
        if whose == owner:
            left[piece] -= 1
    soft = [p for p, n in left.items() if n > 0 and sorts(owner)[p] in ("building", "token")]
    hard = [p for p, n in left.items() if n > 0 and sorts(owner)[p] == "warrior"]
    return [f"lose {piece}" for piece in hard or soft]


@asked("battle.at_hits")
def what_becomes_of_hits(t: Table) -> list[str]:
    """4.3.6 Return what a chapter lets become of hits instead of removing."""
    for bend in bent("at hits"):
        found: list[str] | None = bend(t)
        if found is not None:
            return found
    raise BeyondUs("what becomes of hits is said by no chapter")
