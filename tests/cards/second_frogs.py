"""The frog cards (16.2.2) while they are in play, said a second time."""

from __future__ import annotations

from second.concepts import suit
from second.law import BeyondUs, bends, effect
from second.table import Table, sorts

OWNER = "lilypad_diaspora"
SIDES = ("peaceful_enclave", "militant_enclave")
LABORERS = {"fox_laborers": "fox", "rabbit_laborers": "rabbit", "mouse_laborers": "mouse"}


def enclaves(t: Table, place: str, *sides: str) -> int:
    """16.2.1 The enclaves in a clearing with one of these sides up."""
    return sum(t.count(OWNER, side, place) for side in sides) if OWNER in t.seats else 0


def ready(t: Table, wanted: str) -> list[tuple[str, set[str]]]:
    """The peaceful enclaves that laborers of a suit can activate, each once in a turn."""
    found = []
    for place in t.clearings:
        if wanted in t.suits(place):
            left = enclaves(t, place, "peaceful_enclave") - t.used.count(f"laborers in {place}")
            found += [(place, t.suits(place))] * max(0, left)
    return found


def _laborers(name: str) -> None:
    @effect(name, "evening start")
    def laborers(t: Table, seat: str) -> bool:
        """At the start of Evening, once, with anything in hand and an enclave to activate."""
        return (
            f"card {name}" not in t.used and bool(t.hand(seat)) and bool(ready(t, LABORERS[name]))
        )


for _name in LABORERS:
    _laborers(_name)


@bends("pieces that pay")
def labor(t: Table) -> list[tuple[str, set[str]]] | None:
    """4.1.1 Laborers pay with enclaves, not with what the crafter crafts with."""
    if t.frame["is"] != "PayByLabor":
        return None
    return ready(t, LABORERS[t.card(t.frame["card"])])


@bends("card matches")
def companions(t: Table, seat: str, card: str, wanted: set[str]) -> bool:
    """Companions: a frog card is any card, once."""
    return "companions" in t.in_play(seat) and suit(card) == "frog"


@bends("takes hits", rank=-1)
def enclave_defense(t: Table, owner: str) -> list[str] | None:
    """16.2.2.Ia Warriors of whoever has Frog Dominance take hits after the Diaspora's."""
    fight = t.inside("Battle").get("fight")
    if not fight or owner != OWNER or t.seat(fight["defender"]) != OWNER:
        return None
    place, attacker = t.place(fight["place"]), t.seats[fight["attacker"]]
    holders = [seat for seat in t.seats if t.dominance(seat) == "dominance_frog"]
    if not holders or holders[0] in (attacker, OWNER) or not enclaves(t, place, *SIDES):
        return None
    if any(t.pieces(other, place) for other in ("riverfolk_company", "riverfolk_robots")):
        raise BeyondUs("whose hired warriors fight there has a chapter of its own")
    hits = [t.kind(hit["kind"]) for hit in fight["hits"]]
    left = [
        (whose, piece)
        for whose in (OWNER, holders[0])
        for piece, n in t.pieces(whose, place).items()
        if sorts(whose)[piece] == "warrior" and n > hits.count((whose, piece))
    ]
    own = [f"lose {piece}" for whose, piece in left if whose == OWNER]
    return own or [f"lose other {whose} {piece}" for whose, piece in left] or None
