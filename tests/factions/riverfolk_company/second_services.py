"""11.2.6, 11.2.7 Services that others may buy of the Riverfolk, and their effects, said a second
time."""

from __future__ import annotations

from second.concepts import by_river, kinds
from second.law import bends, bent
from second.table import Page, Table, printed, sorts

ME = "riverfolk_company"
POSTS = ("trade_post_fox", "trade_post_rabbit", "trade_post_mouse")


def warriors_back(t: Table, seat: str) -> int:
    """G.32 The warriors in a supply; the Vagabond has none."""
    return t.supply(seat, "warrior") if "warrior" in sorts(seat) else 0


# ---- 11.2.6 buying


@bends("in birdsong start")
def services(t: Table, seat: str) -> list[str]:
    """11.2.6 Another player buys at the start of their Birdsong, one more for each post visited."""
    if ME not in t.seats or seat == ME or bought(t, "service") >= allowed(t, seat):
        return []
    found, beyond = [], []
    barred = any(bend(t, seat) for bend in bent("hires nobody"))
    hires = "warrior" in sorts(seat) and not barred and not bought(t, "mercenaries")
    cards = [f"buy card {card}" for card in kinds(t.hand(ME))]
    boats = [] if bought(t, "riverboats") else ["buy riverboats"]
    wares = [cards, boats, ["buy mercenaries"] if hires else []]
    for price, ware in zip(t.board(ME)["prices"], wares, strict=True):
        if affordable(t, seat, price):
            found += ware
        elif ware:
            beyond.append(price)
    return found + freed(t, seat, beyond)


def freed(t: Table, seat: str, prices: list[int]) -> list[str]:
    """17.2.1 Return what brings warriors back to the supply, where that makes up one of these
    prices."""
    found = []
    for bend in bent("frees warriors"):
        n, text = bend(t, seat)
        if n and any(price <= warriors_back(t, seat) + n for price in prices):
            found.append(text)
    return found


def bought(t: Table, what: str) -> int:
    """11.2.6.II Return how often the player whose turn it is has bought this turn."""
    return t.used.count(f"{ME} by {what}")


@bends("sells no more")
def nothing_left(t: Table, seat: str) -> bool:
    """11.2.6.II Whether a buyer has bought as much as this seller sells in a turn."""
    return ME in t.seats and bought(t, "service") >= allowed(t, seat)


def allowed(t: Table, seat: str) -> int:
    """11.2.6.II One, and one per clearing with a trade post and pieces of the buyer's faction."""
    page = printed(f"factions/{ME}")["services"]
    posts = [c for c in t.clearings if any(t.count(ME, post, c) for post in POSTS)]
    return int(page["first"] + page["per_trade_post"] * sum(1 for c in posts if t.pieces(seat, c)))


def affordable(t: Table, seat: str, price: int) -> bool:
    """11.2.6.I, III Warriors from the supply; some pay otherwise."""
    for bend in bent("pays players"):
        instead = bend(t, seat, price)
        if instead is not None:
            return bool(instead)
    return warriors_back(t, seat) >= price


# ---- 11.2.7.II Riverboats


@bends("adjacent")
def riverboats(t: Table, seat: str, place: str) -> set[str]:
    """11.2.7.II The buyer treats rivers as paths until the end of the turn."""
    return by_river(t, place) if t.turn == seat and bought(t, "riverboats") else set()


# ---- 11.2.7.III Mercenaries


def hirer(t: Table) -> str:
    """11.2.7.III Return who treats their warriors as own: the buyer, in Daylight and Evening."""
    hired = ME in t.seats and bought(t, "mercenaries") and t.phase != "birdsong"
    return t.turn if hired else ""


@bends("strength")
def mercenaries_rule(t: Table, seat: str, place: str) -> int:
    """11.2.7.III They count for the buyer, not for the Riverfolk any more."""
    if not hirer(t) or seat not in (ME, hirer(t)):
        return 0
    n = t.warriors(ME, place)
    return -n if seat == ME else n


@bends("fights with")
def mercenaries_fight(t: Table, seat: str, place: str) -> bool:
    """11.2.7.III The buyer battles with them where no warrior of their own stands."""
    return bool(seat == hirer(t) and t.warriors(ME, place))


@bends("cannot battle")
def not_against_the_riverfolk(t: Table, seat: str, other: str, place: str) -> bool:
    """11.2.7.III They do not fight their own faction: that takes warriors of the buyer's."""
    return other == ME and seat == hirer(t) and not t.warriors(seat, place)


@bends("not enemy pieces")
def hired_pieces(t: Table, seat: str, other: str, piece: str) -> bool:
    """G.9 Whether a piece is an enemy's: one treated as own for rule is not."""
    return seat == hirer(t) and other == ME and piece == "warrior"


@bends("takes hits")
def split_hits(t: Table, owner: str) -> list[str] | None:
    """11.2.7.III.a The odd hits take warriors of the buyer, the others mercenaries, while any."""
    fight: Page = t.inside("Battle").get("fight", {})
    sides = [t.seat(fight[side]) for side in ("attacker", "defender")] if fight else [ME]
    if owner != hirer(t) or ME in sides:
        return None
    place = t.place(fight["place"])
    lost = [t.kind(hit["kind"]) for hit in fight["hits"]]
    mercenaries = t.warriors(ME, place) - lost.count((ME, "warrior"))
    own = {piece: n - lost.count((owner, piece)) for piece, n in t.pieces(owner, place).items()}
    left = [piece for piece, n in own.items() if n > 0]
    men = [piece for piece in left if sorts(owner)[piece] == "warrior"]
    taken = sum(1 for whose, _ in lost if whose in (owner, ME))
    is_odd = taken % 2 == 0  # this is the first, the third, ...
    if mercenaries and not (men and is_odd):
        return [f"lose other {ME} warrior"]
    rest = [piece for piece in left if sorts(owner)[piece] in ("building", "token")]
    return [f"lose {piece}" for piece in men or rest]
