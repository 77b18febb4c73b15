"""9.2.5 The Vagabond's items, and what they pay for, said a second time."""

from __future__ import annotations

from second.concepts import matching, to_give
from second.law import asked, bends, bent
from second.table import Page, Table, printed, sorts

VAGABONDS = ("vagabond", "second_vagabond")
KINDS = ("boot", "bag", "sword", "hammer", "tea", "coins", "crossbow", "torch")
READY, EXHAUSTED, DAMAGED, DAMAGED_EXHAUSTED = SIDES = (
    "ready",
    "exhausted",
    "damaged",
    "damaged_exhausted",
)
TRACKS = ("tea", "coins", "bag")
ANY = "any"
ALLIED, HOSTILE = 3, 4


def items(t: Table, seat: str, *sides: str) -> list[tuple[str, str]]:
    """9.2.5, 9.2.7 Each kind of item that lies so: face up or face down, damaged or not."""
    return [(item, side) for item in KINDS for side in sides if count(t, seat, item, side)]


def count(t: Table, seat: str, item: str, side: str) -> int:
    """9.2.5 Return how many items of a kind lie so."""
    return int(t.board(seat)["items"][KINDS.index(item) * len(SIDES) + SIDES.index(side)])


def ready(t: Table, seat: str) -> list[str]:
    """9.2.5 The items that can be exhausted, each of them."""
    return [item for item in KINDS for _ in range(count(t, seat, item, READY))]


def character(t: Table, seat: str) -> Page:
    """9.3.1 Return what the character card says."""
    return dict(printed("characters")["character"][t.board(seat)["character"]])


def place_of(t: Table, seat: str) -> str:
    """9.2.2 Return where the pawn stands."""
    return t.where(seat, "pawn")[0]


def clearing_of(t: Table, seat: str) -> str:
    """9.5 The clearing the pawn stands in; empty in a forest."""
    place = place_of(t, seat)
    return place if place in t.clearings else ""


# ---- paying


def can_pay(t: Table, seat: str, needs: list[str], kept: str = "", quest: bool = False) -> bool:
    """9.5 Whether items can be exhausted for all that an action needs.

    V.7.2, V.12.2 One of them may be another item on a quest, or a card that is not needed itself.
    """
    improvise = quest and may_improvise(t, seat)
    return covers(ready(t, seat), needs, improvise, bool(coercing(t, seat, kept)))


def covers(held: list[str], needs: list[str], improvise: bool = False, card: bool = False) -> bool:
    """Whether items and what stands in for one of them are enough for all that is needed."""
    left = list(held)
    missing = 0
    for need in sorted(needs, key=lambda each: each == ANY):
        if need in left:
            left.remove(need)
        elif need == ANY and left:
            left.pop()
        else:
            missing += 1
    return missing <= int(improvise and bool(left)) + int(card)


@bends("pays players")
def pays_with_items(t: Table, seat: str, price: int) -> bool | None:
    """11.2.6.III He pays other players by exhausting items."""
    return can_pay(t, seat, [ANY] * price) if seat in VAGABONDS else None


def may_improvise(t: Table, seat: str) -> bool:
    """V.7.2 Once a turn on a quest."""
    return character(t, seat)["id"] == "adventurer" and not t.board(seat)["used"]


def coercing(t: Table, seat: str, kept: str = "") -> list[str]:
    """V.12.2 Once a turn a card that matches his clearing, but the one the action needs itself."""
    where = clearing_of(t, seat)
    free = character(t, seat)["id"] == "jailor" and t.turn == seat and not t.board(seat)["used"]
    if not free or not where:
        return []
    held = t.hand(seat)
    fitting = matching(t, seat, where)
    return [card for card in fitting if held.count(card) > int(card == kept)]


@asked("vagabond.exhaust")
def exhaust(t: Table) -> list[str]:
    """9.5 The items that can be exhausted for the next thing that is needed."""
    pay = t.frame
    needs = [ANY if number < 0 else KINDS[number] for number in pay["needs"]]
    kept = t.card(pay["kept"]) if pay["kept"] >= 0 else ""
    held, rest = ready(t, t.me), needs[1:]
    improvise = pay["quest"] and may_improvise(t, t.me)
    cards = coercing(t, t.me, kept)
    found = []
    for item in sorted(set(held)):
        left = [*held]
        left.remove(item)
        if needs[0] in (item, ANY) and covers(left, rest, improvise, bool(cards)):
            found.append(f"exhaust {item}")
        if improvise and item != needs[0] and covers(left, rest):
            found.append(f"improvise {item}")
    return [*found, *(f"coerce {card}" for card in cards if covers(held, rest))]


# ---- losing, refreshing, repairing, dropping


@bends("takes hits")
def taking_hits(t: Table, owner: str) -> list[str] | None:
    """9.2.7 Each hit damages an undamaged item, of its owner's choice."""
    if owner not in VAGABONDS:
        return None
    own = [f"damage {item} {side}" for item, side in items(t, owner, READY, EXHAUSTED)]
    return [*own, *allied_losses(t, owner)] if own else []


def allied_losses(t: Table, owner: str) -> list[str]:
    """9.2.9.IId Warriors of an ally may take hits, while he has items himself; not those that his
    enemy cannot remove."""
    fight = t.inside("Battle").get("fight", {})
    if t.prompt != "battle.hits" or t.seat(fight["attacker"]) != owner or fight_ally(fight) < 0:
        return []
    ally, enemy = t.seat(fight_ally(fight)), t.seat(fight["defender"])
    if any(bend(t, ally, t.place(fight["place"]), enemy) for bend in bent("takes no hits")):
        return []
    fallen = [t.kind(hit["kind"]) for hit in fight["hits"]]
    there = t.pieces(ally, t.place(fight["place"]))
    left = [p for p, n in there.items() if n > fallen.count((ally, p))]
    return [f"lose ally {piece}" for piece in left if sorts(ally)[piece] == "warrior"]


def fight_ally(fight: Page) -> int:
    """9.2.9.IIc Return the player whose warriors he treats as his own in this battle."""
    return int(fight["notes"].get("ally", -1))


@bends("in battle start")
def attacking_with_an_ally(t: Table, seat: str) -> list[str]:
    """9.2.9.IIc The warriors of one Allied faction there, but not against themselves."""
    fight = t.inside("Battle")["fight"]
    if seat not in VAGABONDS or t.seat(fight["attacker"]) != seat or fight_ally(fight) >= 0:
        return []
    allies = [other for other in t.seats if standing(t, seat, other) == ALLIED]
    there = [a for a in allies if t.warriors(a, t.place(fight["place"]))]
    return [f"attack with {a}" for a in there if a != t.seat(fight["defender"])]


def standing(t: Table, seat: str, other: str) -> int:
    """9.2.9 Return how far a relationship marker has come; -1 for one that has none."""
    return int(t.board(seat)["markers"][t.seats.index(other)])


@asked("vagabond.damage")
def full_removal(t: Table) -> list[str]:
    """9.2.2.I Items damaged because everything was removed around him."""
    return [f"damage {item} {side}" for item, side in items(t, t.me, READY, EXHAUSTED)]


@asked("vagabond.refresh")
def refresh(t: Table) -> list[str]:
    """9.4.1 Exhausted items, damaged ones too."""
    lying = items(t, t.me, EXHAUSTED, DAMAGED_EXHAUSTED)
    return [f"refresh {item} {side}" for item, side in lying]


@asked("vagabond.restore")
def restored(t: Table) -> list[str]:
    """9.4.1, 9.5.7 One item, damaged or exhausted; or none."""
    return [*repairs(t, t.me), *refresh(t), "pass"]


def repairs(t: Table, seat: str) -> list[str]:
    """9.5.7 Any damaged item, on either side."""
    lying = items(t, seat, DAMAGED, DAMAGED_EXHAUSTED)
    return [f"repair {item} {side}" for item, side in lying]


@asked("vagabond.hideout")
def hideout(t: Table) -> list[str]:
    """V.3.2 Repair three."""
    return repairs(t, t.me)


@asked("vagabond.duel")
def duel(t: Table) -> list[str]:
    """V.11.2 Exhaust any item, to be damaged."""
    return [f"exhaust {item}" for item in set(ready(t, t.me))]


@asked("vagabond.capacity")
def capacity(t: Table) -> list[str]:
    """9.6.4 Items of the Satchel and the Damaged box: face up on a track they are safe."""
    return [f"drop {item} {side}" for item, side in items(t, t.me, *SIDES) if loose(t, item, side)]


def loose(t: Table, item: str, side: str) -> bool:
    """9.2.5.I Whether such an item lies off its track: each holds three, face up."""
    spaces = 3 if item in TRACKS and side == READY else 0
    return count(t, t.me, item, side) > spaces


@asked("vagabond.aid_item")
def aid_item(t: Table) -> list[str]:
    """9.5.4 One item from their Crafted Items box, or none."""
    crafted = t.crafted(t.seat(t.frame["other"]))
    return [*(f"take item {item}" for item in crafted), "pass"]


@asked("vagabond.aid_card")
def aid_card(t: Table) -> list[str]:
    """9.5.4 A card that matches his clearing, if an item is left to exhaust for it."""
    where = clearing_of(t, t.me)
    return [f"aid with {c}" for c in to_give(t, t.me, where) if can_pay(t, t.me, [ANY], c)]


@asked("vagabond.explore")
def explore(t: Table) -> list[str]:
    """9.5.3, 9.7.3 An item under the ruin; of those marked R one of each type."""
    marked = t.board(t.me)["marked"]
    there = t.ruin(clearing_of(t, t.me))
    return [f"take item {item}" for item in set(there) if not marked[KINDS.index(item)]]


@asked("vagabond.reward")
def reward(t: Table) -> list[str]:
    """9.5.5 Points or cards."""
    return ["reward points", "reward cards"]
