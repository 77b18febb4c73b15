"""R.9.2.3 Services that the Riverfolk Robots sell, and their effects, said a second time."""

from __future__ import annotations

from second.concepts import by_river
from second.law import bends, bent, unsaid
from second.table import Page, Table, printed_of, sorts

ME = "riverfolk_robots"
POSTS = ("trade_post_fox", "trade_post_rabbit", "trade_post_mouse")


# ---- R.9.2.3 buying


@bends("in birdsong start")
def services(t: Table, seat: str) -> list[str]:
    """R.9.2.3 A human buys at the start of Birdsong, one more for each post visited."""
    if ME not in t.seats or is_automated(seat) or t.dominance(seat):
        return []
    if bought(t, "service") >= allowed(t, seat):
        return []
    if not can_pay(t, seat):
        return freed(t, seat) if for_sale(t, seat) else []
    return for_sale(t, seat)


def freed(t: Table, seat: str) -> list[str]:
    """17.2.1 How warriors come back to the supply that are enough to pay."""
    for bend in bent("frees warriors"):
        count, how = bend(t, seat)
        if count and t.supply(seat, "warrior") + count >= cost(t, seat):
            return [how]
    return []


def for_sale(t: Table, seat: str) -> list[str]:
    """R.9.2.3 What is sold to who can pay."""
    found = [f"trade for {t.card(card)}" for card in t.board(ME)["market"]]
    found += [] if bought(t, "riverboats") else ["hire boats"]
    may_hire = "warrior" in sorts(seat).values() or chosen(t, "involved")
    hired = bought(t, "mercenaries") or bought(t, "involved")
    hired = hired or any(bend(t, seat) for bend in bent("hires nobody"))
    return sorted({*found, "hire warriors"} if may_hire and not hired else {*found})


def is_automated(seat: str) -> bool:
    return bool(printed_of(seat).get("automates"))


def chosen(t: Table, word: str) -> bool:
    """R.3.3.2 Whether a trait was chosen for them."""
    return word in t.doc["setup"].get("seat_options", {}).get(ME, [])


def bought(t: Table, what: str) -> int:
    """R.9.2.3 Return how often the player whose turn it is has bought this turn."""
    return t.used.count(f"{ME} by {what}")


def allowed(t: Table, seat: str) -> int:
    """R.9.2.3 One, and one per clearing with a trade post and pieces of the buyer's faction."""
    posts = [c for c in t.clearings if any(t.count(ME, post, c) for post in POSTS)]
    return 1 + sum(1 for c in posts if t.pieces(seat, c))


def can_pay(t: Table, seat: str) -> bool:
    """R.9.2.3 Two, three or four warriors; theirs, where the buyer's faction has none."""
    price = cost(t, seat)
    for bend in bent("pays players"):
        instead = bend(t, seat, price)
        if instead is not None and "warrior" in sorts(seat).values():
            return bool(instead)
    payer = seat if "warrior" in sorts(seat).values() else ME
    return t.supply(payer, "warrior") >= price


def cost(t: Table, seat: str) -> int:
    """R.9.2.3 By the buyer's points."""
    return 2 + (t.score(seat) >= 10) + (t.score(seat) >= 20)


# ---- R.9.2.3.II Riverboats


@bends("adjacent")
def riverboats(t: Table, seat: str, place: str) -> set[str]:
    """R.9.2.3.II The buyer treats rivers as paths until the end of the turn."""
    return by_river(t, place) if t.turn == seat and bought(t, "riverboats") else set()


# ---- R.9.2.3.III Mercenaries


def uses(t: Table, seat: str) -> bool:
    """R.9.2.3.III, R.3.3.2 Whether a player treats their warriors as own: the buyer, in Daylight
    and Evening;
    with Involved all enemies of a human who has not bought."""
    if ME not in t.seats or t.phase == "birdsong" or seat == ME or seat not in t.seats:
        return False
    if bought(t, "mercenaries"):
        return seat == t.turn
    meddle = chosen(t, "involved") and not is_automated(t.turn) and not bought(t, "involved")
    return meddle and seat != t.turn and "warrior" in sorts(seat).values()


@bends("strength")
def mercenaries_rule(t: Table, seat: str, place: str) -> int:
    """R.9.2.3.III They count for who uses them; for a buyer, and not for the Robots."""
    if ME not in t.seats:
        return 0
    if seat == ME:
        away = bought(t, "mercenaries") and t.phase != "birdsong"
        return -t.warriors(ME, place) if away else 0
    return t.warriors(ME, place) if uses(t, seat) else 0


@bends("fights with")
def mercenaries_fight(t: Table, seat: str, place: str) -> bool:
    """R.9.2.3.III The buyer battles with them where no warrior of their own stands."""
    return uses(t, seat) and bool(t.warriors(ME, place))


@bends("cannot battle")
def not_against_the_robots(t: Table, seat: str, other: str, place: str) -> bool:
    """R.9.2.3.III They do not fight their own faction: that takes warriors of the buyer's."""
    return other == ME and uses(t, seat) and not t.warriors(seat, place)


@bends("not enemy pieces")
def hired_pieces(t: Table, seat: str, other: str, piece: str) -> bool:
    """G.9 Whether a piece is an enemy's: one treated as own for rule is not."""
    return other == ME and piece == "warrior" and uses(t, seat)


@bends("takes hits")
def split_hits(t: Table, owner: str) -> list[str] | None:
    """R.9.2.3.III The odd hits take warriors of the buyer, the others mercenaries, while any."""
    fight: Page = t.inside("Battle").get("fight", {})
    sides = [t.seat(fight[side]) for side in ("attacker", "defender")] if fight else [ME]
    if ME in sides or not uses(t, owner):
        return None
    place = t.place(fight["place"])
    lost = [t.kind(hit["kind"]) for hit in fight["hits"]]
    mercenaries = t.warriors(ME, place) - lost.count((ME, "warrior"))
    own = {piece: n - lost.count((owner, piece)) for piece, n in t.pieces(owner, place).items()}
    left = [piece for piece, n in own.items() if n > 0]
    men = [piece for piece in left if sorts(owner)[piece] == "warrior"]
    taken = sum(1 for whose, _ in lost if whose in (owner, ME))
    if mercenaries and not (men and taken % 2 == 0):
        return [f"lose other {ME} warrior"]
    rest = [piece for piece in left if sorts(owner)[piece] in ("building", "token")]
    return [f"lose {piece}" for piece in men or rest]


unsaid(
    "one option; see predicted.py",
    "riverfolk_robots.cash",
    "riverfolk_robots.racket",
    "riverfolk_robots.recruit",
)
