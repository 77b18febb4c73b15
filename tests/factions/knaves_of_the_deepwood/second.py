"""18, K Options that the Knaves of the Deepwood must be offered, said a second time."""

from __future__ import annotations

from second.battle import defenders
from second.concepts import enemies, kinds, matching, may_act, may_place
from second.crafting import may_be_had, payable, pays
from second.law import asked, bends
from second.moving import destinations, going, may_leave, ordinary
from second.table import Page, Table, printed, sorts
from second.turns import between_actions, effects
from undergrowth.table.names import ITEMS

ME = "knaves_of_the_deepwood"
ANY_ITEM = {"ranger": ("assault", "skirmish", "nab"), "vagrant": ("revel", "gift", "serve")}
READY = 0
REMOVED, MOVED = 0, 2
"""4.3.6 Fates of a hit, by number."""


def page() -> Page:
    """Return what is printed on the board and on the Captain cards."""
    return printed(f"factions/{ME}")


def captains() -> list[str]:
    """K All of them, in the order of the Law."""
    return [each["id"] for each in page()["captain"]]


def mine(t: Table) -> list[str]:
    """18.3.2 The three that were chosen."""
    return [captains()[number] for number in t.board(ME)["captains"]]


def acting(t: Table) -> str:
    """18.4 Return who acts; empty where nobody does."""
    number = t.board(ME)["acting"]
    return captains()[number] if number >= 0 else ""


def here(t: Table) -> str:
    """18.4 Return where the Acting Captain is; empty where he is nowhere."""
    return next(iter(t.where(ME, acting(t))), "") if acting(t) else ""


def clearing(t: Table) -> str:
    """18.5.1 His clearing; empty in a forest."""
    return here(t) if here(t) in t.clearings else ""


def forests(t: Table) -> dict[str, dict[str, list[str]]]:
    """2.4.1 Each forest: the clearings it touches, and the forests next to it."""
    found = {}
    for each in t.map["forest"]:
        touched = [str(c) for c in each["clearings"] if str(c) in t.clearings]
        found[each["id"]] = {"clearings": touched, "forests": list(each["adjacent"])}
    return found


def beside(t: Table, place: str) -> list[str]:
    """2.4.1 The forests next to a clearing or forest."""
    there = forests(t)
    if place in there:
        return there[place]["forests"]
    return [name for name, each in there.items() if place in each["clearings"]]


# ---- 18.2.4, 18.2.5 moving


def led(t: Table) -> Page:
    """18.2.5 The move of the Acting Captain that is being taken; empty where there is none."""
    found: Page = {}
    for i, frame in enumerate(t.frames):
        last = i + 1 == len(t.frames)
        if frame["is"] == "CaptainMove" and (last or t.frames[i + 1]["is"] == "Move"):
            found = frame
    return found


@bends("moves from")
def out_of_forests(t: Table, owner: str) -> list[str]:
    """18.2.4 Captains and Skunks move out of forests."""
    return list(forests(t)) if owner == ME else []


@bends("ways")
def through_forests(t: Table, owner: str, origin: str) -> set[str]:
    """18.2.4 In and out of forests."""
    if owner != ME:
        return set()
    there = forests(t)
    return {*(there[origin]["clearings"] if origin in there else []), *beside(t, origin)}


@bends("moves without rule")
def without_rule(t: Table, owner: str, origin: str, to: str) -> bool:
    """18.2.4, 18.5.1.IVa In and out of forests, and in a Dash."""
    if owner != ME:
        return False
    return origin in forests(t) or to in forests(t) or bool(led(t).get("free"))


@bends("this move")
def into_a_clearing(t: Table, owner: str, origin: str, found: set[str]) -> set[str]:
    """18.5.1.IVc A Skirmish begins with a move into a clearing."""
    if owner == ME and led(t).get("to_clearing"):
        return found - set(forests(t))
    return found


@bends("stays where it is")
def one_captain(t: Table, owner: str, piece: str) -> bool:
    """18.2.5 With the Acting Captain go Skunks, and no other Captain."""
    return owner == ME and bool(led(t)) and piece in captains() and piece != acting(t)


def ways(t: Table, ruled: bool = True, to_clearing: bool = False) -> set[str]:
    """18.5.1.I Return where the Acting Captain can go."""
    if not here(t) or acting(t) not in going(t, ME, here(t)):
        return set()
    found = destinations(t, ME, here(t), ruled)
    return found - set(forests(t)) if to_clearing else found


@bends("cannot replace")
def not_captains(t: Table, owner: str, piece: str) -> bool:
    """18.2.5 Captains cannot be replaced."""
    return owner == ME and piece in captains()


@bends("crafting pieces")
def acclaim_and_captain(t: Table, seat: str) -> list[str] | None:
    """18.2.8 Their acclaim, and the Acting Captain."""
    if seat != ME:
        return None
    return ["acclaim", *([acting(t)] if acting(t) else [])]


@bends("takes hits")
def skunks_first(t: Table, owner: str) -> list[str] | None:
    """18.2.5 A Captain can be hit only if no Skunk remains."""
    if owner != ME:
        return None
    battle = t.inside("Battle")["fight"]
    left = dict(t.pieces(ME, t.place(battle["place"])))
    for hit in battle["hits"]:
        whose, piece = t.kind(hit["kind"])
        if whose == ME:
            left[piece] -= 1
    there = [piece for piece, n in left.items() if n > 0]
    skunks = [p for p in there if p == ordinary(ME)]
    named = [p for p in there if sorts(ME)[p] == "warrior"]
    return [f"lose {piece}" for piece in skunks or named or there]


@bends("hit last")
def captains_beside_others(t: Table, left: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """18.2.5 Nor where they fight beside somebody else."""
    skunk = (ME, ordinary(ME))
    return [each for each in left if each[0] != ME or each == skunk or skunk not in left]


# ---- 18.2.6, 18.5.1.IVd what is hit and not removed


@bends("at hits")
def prisoners_and_escapes(t: Table) -> list[str] | None:
    """18.2.6 One warrior that is hit, in an Assault all; 18.5.1.IVd who nabs escapes."""
    battle = t.inside("Battle")["fight"]
    if t.me != ME or t.seats[battle["attacker"]] != ME:
        return None
    action = t.inside("ActingBattle").get("action", -1)
    named = list(page()["item_actions"])[action] if action >= 0 else ""
    near = beside(t, t.place(battle["place"]))
    escapes = [f"escape to {f}" for f in near if leaves(t, ME, acting(t), battle)]
    return [*imprisoned(t, battle, near, named), *(escapes if named == "nab" else [])]


def leaves(t: Table, owner: str, piece: str, battle: Page) -> bool:
    """18.2.6, 1.1.2 Whether a piece has been hit, is about to be removed, and can be moved."""
    due = [t.kind(hit["kind"]) for hit in battle["hits"] if hit["fate"]["how"] == REMOVED]
    place = t.place(battle["place"])
    free = may_leave(t, owner, place) and piece in going(t, owner, place)
    return (owner, piece) in due and free


def imprisoned(t: Table, battle: Page, near: list[str], action: str) -> list[str]:
    """18.2.6 Return where the Acting Captain attacks a faction: into a forest with no Prisoner."""
    side = battle["defender"]
    hits = [hit for hit in battle["hits"] if hit["owner"] == side]
    cells = [t.place(hit["fate"]["to"]) for hit in hits if hit["fate"]["how"] == MOVED]
    enough = bool(cells) and action != "assault"
    if side >= len(t.seats) or here(t) != t.place(battle["place"]) or enough:
        return []
    others = [seat for seat in t.seats if seat != ME]
    empty = [f for f in near if f not in cells and not any(t.warriors(o, f) for o in others)]
    struck = {t.kind(hit["kind"]) for hit in hits}
    soldiers = [(o, p) for o, p in struck if o in t.seats and sorts(o)[p] == "warrior"]
    taken = [(o, p) for o, p in soldiers if leaves(t, o, p, battle)]
    return [f"imprison {o} {p} {f}" for o, p in taken for f in empty]


# ---- 18.3, 18.4


@asked("knaves.captain")
def enrol(t: Table) -> list[str]:
    """18.3.2, A.8.2.IV Any, or of the four that were dealt."""
    dealt = t.doc["setup"].get("beside", {}).get(ME) or captains()
    return [f"enrol {each}" for each in dealt if each not in mine(t)]


@asked("knaves.forest")
def lurk(t: Table) -> list[str]:
    """18.3.3 A different forest for each."""
    return [f"lurk in {f}" for f in forests(t) if not t.pieces(ME, f)]


@asked("knaves.ready")
def ready(t: Table) -> list[str]:
    """18.4 Those that lie face up."""
    rests = [captains()[number] for number in t.board(ME)["retired"]]
    return [f"ready {each}" for each in mine(t) if each not in rests]


@asked("knaves.return")
def come_back(t: Table) -> list[str]:
    """18.4 Any forest."""
    return [f"return in {f}" for f in forests(t)]


# ---- 18.5.1


def face_up(t: Table) -> dict[str, int]:
    """18.2.2 Items that lie face up."""
    held = t.board(ME)["items"]
    found = {ITEMS.text(n): held[n * 4 + READY] for n in range(len(held) // 4)}
    return {item: n for item, n in found.items() if n}


def stands_in(t: Table, action: str) -> bool:
    """K.3.2, K.4.2 Whether any item does for an action, once a turn."""
    return action in ANY_ITEM.get(acting(t), ()) and ME not in t.used


def payments(t: Table, action: str) -> list[str]:
    """18.5.1.IV Return what can be flipped first for an item action."""
    up, own = face_up(t), page()["item_actions"][action]
    if stands_in(t, action) or (acting(t) == "cheat" and sum(up.values()) >= 2):
        return list(up)
    return [own] if own in up else []


@asked("knaves.item")
def flip(t: Table) -> list[str]:
    """18.5.1.IV, K.10.2 Its own item, one that stands in, or the second of two."""
    action = list(page()["item_actions"])[t.frame["action"]]
    items = list(face_up(t)) if t.frame["flipped"] else payments(t, action)
    return [f"flip down {item}" for item in items]


def acclaim_fits(t: Table, place: str) -> bool:
    """18.2.3 Whether acclaim could be placed in a clearing."""
    free = place in t.clearings and not t.count(ME, "acclaim", place)
    return bool(free and t.supply(ME, "acclaim") and may_place(t, ME, place))


def does_something(t: Table, action: str) -> bool:
    """18.5.1.IVa-g Whether an item action does anything now."""
    place = here(t)
    if action == "dash":
        return bool(ways(t, ruled=False))
    if action == "skirmish":
        starts = place in forests(t) or acting(t) == "scoundrel"
        return starts and bool(ways(t, to_clearing=True))
    if action in ("assault", "nab"):
        moves = action == "assault" and acting(t) == "ronin" and bool(ways(t))
        return moves or (place in t.clearings and bool(defenders(t, ME, place)))
    if action == "revel":
        return acclaim_fits(t, place) or bool(t.supply(ME, "warrior") and may_place(t, ME, place))
    return action == "gift" or serves(t)


def serves(t: Table) -> bool:
    """18.5.1.IVg, K.2.2 Acclaim to place, acclaim to craft with, or a card to draw."""
    place = clearing(t)
    if not place or acting(t) == "tinker":
        return bool(place)
    if not t.count(ME, "acclaim", place):
        return acclaim_fits(t, place)
    return bool(t.hand(ME) and idle_acclaim(t))


def idle_acclaim(t: Table) -> list[str]:
    """18.2.8 Acclaim that matches his clearing and has not been activated this turn."""
    suits = t.suits(clearing(t)) if clearing(t) else set()
    there = [c for c in t.clearings_with(ME, "acclaim") if t.suits(c) & suits]
    left = {c: t.count(ME, "acclaim", c) - t.activated(c) for c in there}  # an effect adds to them
    return [c for c in there for _ in range(left[c]) if may_act(t, "activate", ME, c)]


def may_filch(t: Table) -> bool:
    """18.5.1.III Once a turn, in a clearing."""
    return bool(clearing(t)) and not t.frame["filched"]


@bends("pays for crafting")
def captain_pays(t: Table, seat: str, due: list[str]) -> bool | None:
    """18.2.8 The Acting Captain in a Filch, matching acclaim in a Serve."""
    if seat != ME:
        return None
    pieces: list[str] = idle_acclaim(t) if t.frame["is"] == "Serving" else []
    if t.frame["is"] == "CaptainActs" and clearing(t):
        pieces = [clearing(t)] if may_act(t, "activate", ME, clearing(t)) else []
    return payable(due, [t.suits(c) for c in pieces if t.suits(c)])


def crafts(t: Table) -> list[str]:
    """4.1 Return what they can craft now."""
    held = kinds(t.hand(ME))
    return [f"craft {c}" for c in held if may_be_had(t, ME, c) and pays(t, ME, c)]


@asked("knaves.act")
def act(t: Table) -> list[str]:
    """18.5.1 Up to four actions, three for a Captain that has just been placed."""
    found = [*between_actions(t, ME), "pass"]
    most = 3 if t.board(ME)["placed"] else 4
    if not here(t) or t.frame["taken"] >= most:
        return found
    found += ["lead move"] if ways(t) else []
    found += ["lead battle"] if clearing(t) and defenders(t, ME, clearing(t)) else []
    if may_filch(t):
        found += crafts(t) if may_act(t, "activate", ME, clearing(t)) else []
        for other in enemies(t, ME):
            there = t.crafted(other) if t.pieces(other, clearing(t)) else []
            found += [f"filch {other} {item}" for item in there]
    actions = page()["item_actions"]
    return [*found, *(a for a in actions if payments(t, a) and does_something(t, a))]


@asked("knaves.serve")
def serve(t: Table) -> list[str]:
    """18.5.1.IVg Any number of cards, with any number of acclaim."""
    return [*crafts(t), "pass"]


# ---- 18.2.7


@asked("knaves.flee")
def flee(t: Table) -> list[str]:
    """18.2.7 A forest next to where the acclaim was."""
    return [f"flee to {f}" for f in beside(t, t.place(t.frame["place"]))]


# ---- 18.6


@asked("knaves.protect")
def protect(t: Table) -> list[str]:
    """18.6.2 Each acclaim once, with a card that matches."""
    done = [t.place(number) for number in t.frame["done"]]
    there = [c for c in t.clearings_with(ME, "acclaim") if c not in done and may_place(t, ME, c)]
    found = [f"protect in {c}" for c in there if matching(t, ME, c)]
    return [*found, *effects(t, ME, "evening", "own turn"), "pass"]


@asked("knaves.protect_card")
def protect_with(t: Table) -> list[str]:
    """18.6.2 A card that matches its clearing."""
    return [f"protect with {card}" for card in matching(t, ME, t.place(t.frame["place"]))]


def prisoners(t: Table, seat: str) -> dict[str, int]:
    """18.2.6 The Prisoners of a faction, by forest."""
    return {f: t.warriors(seat, f) for f in forests(t) if t.warriors(seat, f)}


@asked("knaves.pardon")
def pardon(t: Table) -> list[str]:
    """18.6.3 Among those with the most Prisoners."""
    counts = {each: sum(prisoners(t, each).values()) for each in enemies(t, ME)}
    return [f"pardon {each}" for each, n in counts.items() if n and n == max(counts.values())]


@asked("knaves.free")
def free(t: Table) -> list[str]:
    """18.6.3 A clearing next to some of them, where they can be placed; or none."""
    held = prisoners(t, t.me)
    there = [c for c in t.clearings if set(beside(t, c)) & set(held) and may_place(t, t.me, c)]
    return [*(f"free in {c}" for c in there), "pass"]


@bends("in after roll")
def captains_after_the_roll(t: Table, seat: str) -> list[str]:
    """K.5.2, K.12.2 The Arbiter trades hits in an Assault; the Jailor holds back in a Nab, while
    there is a rolled hit to ignore; each once in the battle."""
    fight = t.inside("Battle")["fight"]
    number = t.inside("ActingBattle").get("action", -1)
    if seat != ME or t.seat(fight["attacker"]) != ME or number < 0:
        return []
    action, captain = list(page()["item_actions"])[number], acting(t)
    if captain == "arbiter" and action == "assault" and "traded" not in fight["notes"]:
        return ["trade hits"]
    hit = fight["rolled"][1] > 0 and not fight["shielded"][0]
    held = captain == "jailor" and action == "nab" and "held" not in fight["notes"]
    return ["hold back"] if held and hit else []
