"""The frog cards (16.2.2) while they are in play, said a second time."""

from __future__ import annotations

from second.concepts import SUITS_OF_ITEMS, kinds, may_act, may_place, may_remove, rules
from second.crafting import icons, may_be_had, payable
from second.law import BeyondUs, asked, bends, bent, effect
from second.table import Table, sorts

OWNER = "lilypad_diaspora"
SIDES = ("peaceful_enclave", "militant_enclave")
LABORERS = {"fox_laborers": "fox", "rabbit_laborers": "rabbit", "mouse_laborers": "mouse"}


def enclaves(t: Table, place: str, *sides: str) -> int:
    """16.2.1 The enclaves in a clearing with one of these sides up."""
    return sum(t.count(OWNER, side, place) for side in sides) if OWNER in t.seats else 0


def ready(t: Table, wanted: str) -> list[tuple[str, set[str]]]:
    """The peaceful enclaves that laborers of a suit can activate, each once in a turn.

    17.2.3 Not at a Governing assembly, if the player who has them is an enemy there.
    """
    found = []
    for place in t.clearings:
        if wanted in t.suits(place) and may_act(t, "activate", t.turn, place):
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


@bends("goes into a new deck")
def pond(t: Table) -> bool:
    """16.2.3.II The Pond does."""
    return OWNER in t.seats and bool(t.board("pond")["cards"])


@bends("pieces that pay")
def labor(t: Table) -> list[tuple[str, set[str]]] | None:
    """4.1.1 Laborers pay with enclaves, not with what the crafter crafts with."""
    if t.frame["is"] != "PayByLabor":
        return None
    return ready(t, LABORERS[t.card(t.frame["card"])])


@asked("cards.laborers")
def what_laborers_craft(t: Table) -> list[str]:
    """4.1 Cards for which the enclaves pay, one after another."""
    pieces = [suits for _, suits in ready(t, LABORERS[t.card(t.frame["card"])])]
    held = [c for c in kinds(t.hand(t.me)) if may_be_had(t, t.me, c)]
    return [*(f"craft {c}" for c in held if payable(icons(c), pieces)), "pass"]


@asked("cards.militias")
def who_takes_up_arms(t: Table) -> list[str]:
    """Militias: a Peaceful enclave, or a clearing without one, wherever the crafter may."""
    calm = [c for c in t.clearings if enclaves(t, c, "peaceful_enclave")]
    free = [c for c in t.clearings if not enclaves(t, c, *SIDES)]
    left = OWNER in t.seats and t.supply(OWNER, "militant_enclave") > 0
    risen = [c for c in free if left and may_place(t, OWNER, c, t.me)]
    flipped = [c for c in calm if may_act(t, "flip", t.me, c)]
    return [*(f"call to arms in {c}" for c in flipped), *(f"entrench in {c}" for c in risen)]


@asked("cards.assimilationists")
def who_is_assimilated(t: Table) -> list[str]:
    """Assimilationists: a Peaceful enclave that the crafter rules, and can remove."""
    calm = [c for c in t.clearings if enclaves(t, c, "peaceful_enclave") and rules(t, t.me, c)]
    return [f"assimilate in {c}" for c in calm if may_remove(t, OWNER, "peaceful_enclave", c)]


@asked("cards.advocates")
def whom_advocates_speak_for(t: Table) -> list[str]:
    """Advocates: fox, rabbit or mouse, even where that scores nothing."""
    return [f"speak for {suit}" for suit in SUITS_OF_ITEMS]


@asked("cards.first")
def where_the_first_card_comes_from(t: Table) -> list[str]:
    """16.2.3.I The deck, or the top of a Pond in which anything lies; else nobody is asked."""
    return ["draw from deck", *(["draw from pond"] if t.board("pond")["cards"] else [])]


@bends("takes hits", rank=-1)
def enclave_defense(t: Table, owner: str) -> list[str] | None:
    """16.2.2.Ia Warriors of the player with Frog Dominance take hits after the Diaspora's."""
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
    for bend in bent("hit last"):
        left = bend(t, left)
    own = [f"lose {piece}" for whose, piece in left if whose == OWNER]
    return own or [f"lose other {whose} {piece}" for whose, piece in left] or None
