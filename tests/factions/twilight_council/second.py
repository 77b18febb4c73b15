"""17 Options that the Council, and those who deal with it, must be offered, said a second time."""

from __future__ import annotations

from second.battle import battlefields, defenders
from second.concepts import (
    enemies,
    kinds,
    may_place,
    rules,
    stands_for,
    suit,
)
from second.crafting import crafts
from second.law import BeyondUs, asked, bends, bent, unsaid
from second.moving import destinations, going, origins
from second.table import Table, printed
from second.turns import effects

ME = "twilight_council"
CLOSED, GOVERNING = "closed_assembly", "governing_assembly"


def most_loyalists() -> int:
    """17.2.1 Return what the board holds."""
    return int(printed(f"factions/{ME}")["loyalists"]["most"])


def met(t: Table, place: str) -> bool:
    """17.2.2 Whether an assembly is there, on either side."""
    return t.count(ME, CLOSED, place) + t.count(ME, GOVERNING, place) > 0


def meetings(t: Table) -> list[str]:
    """17.2.2 The clearings with an assembly."""
    return [c for c in t.clearings if met(t, c)]


# ---- 17.2.3 Governors


def kept(t: Table, seat: str, place: str) -> bool:
    """17.2.3 Whether a Governing assembly keeps an enemy from acting there, outside battle."""
    if ME not in t.seats or not t.count(ME, GOVERNING, place):
        return False
    over = bool(t.inside("FearsComeToPass"))  # 16.2.4 after a battle
    return seat in enemies(t, ME) and (over or not t.inside("Battle"))


@bends("cannot place")
def governed_placing(t: Table, owner: str, place: str, by: str) -> bool:
    """17.2.3 Enemies place nothing, whosever it is."""
    return kept(t, by, place)


@bends("cannot remove")
def governed_removing(t: Table, owner: str, piece: str, place: str) -> bool:
    """17.2.3 Enemies remove nothing."""
    return kept(t, t.me, place)


@bends("cannot activate")
@bends("cannot take items")
@bends("cannot flip")
def governed_otherwise(t: Table, seat: str, place: str) -> bool:
    """17.2.3 Enemies activate, take and flip nothing."""
    return kept(t, seat, place)


@bends("crafting pieces")
def assemblies_craft(t: Table, seat: str) -> list[str] | None:
    """17.2.6 Assemblies on either side."""
    return [CLOSED, GOVERNING] if seat == ME else None


# ---- 17.2.1, 17.2.4


@bends("in own turn")
def entreaties(t: Table, seat: str) -> list[str]:
    """17.2.4 Enemies have Governing assemblies closed; 17.2.1 the Council lets Loyalists go."""
    if ME not in t.seats or t.turn != seat:
        return []
    if seat == ME:
        spare = t.supply(ME, "warrior") == 0 and t.board(ME)["loyalists"] > 0
        return ["dismiss loyalist"] if spare else []
    open_ones = t.clearings_with(ME, GOVERNING) if seat in enemies(t, ME) else []
    return [f"entreat {c}" for c in t.clearings if c in open_ones]


@bends("must act")
def always_entreats(t: Table, seat: str) -> bool:
    """17.2.4 Some automated opponents always entreat."""
    always = any(bend(t, seat) for bend in bent("entreats without placing"))
    return always and bool(entreaties(t, seat))


@bends("frees warriors")
def loyalists(t: Table, seat: str) -> tuple[int, str]:
    """17.2.1 At any time: how many warriors could come back to the supply, and how that is said."""
    return (t.board(ME)["loyalists"] if seat == ME else 0, "dismiss loyalist")


@asked("pieces.call_in")
def called_in(t: Table) -> list[str]:
    """17.2.1, 1.5.4 Before something takes more warriors than there are in the supply."""
    return ["dismiss loyalist", "pass"]


def sent(t: Table, place: str) -> list[str]:
    """17.2.4, 17.4.3 Return how many Loyalists can come."""
    loyal = t.board(ME)["loyalists"] if may_place(t, ME, place) else 0
    return [f"send loyalists {n}" for n in range(1, loyal + 1)]


@asked("council.entreated")
def entreated(t: Table) -> list[str]:
    """17.2.4 Loyalists come, or a warrior becomes one, or neither; a player who always entreats may
    bend the first of these away."""
    by = t.seat(t.frame["by"])
    barred = any(bend(t, by) for bend in bent("entreats without placing"))
    room = t.supply(ME, "warrior") > 0 and t.board(ME)["loyalists"] < most_loyalists()
    won = ["win loyalist"] if room else []
    come = [] if barred else sent(t, t.place(t.frame["place"]))
    return [*come, *won, "pass"]


# ---- 17.4 Birdsong


def sites(t: Table) -> dict[str, list[str]]:
    """17.4.1 to 17.4.4 Return the places of each action."""
    places = [c for c in t.clearings if may_place(t, ME, c)]
    return {
        "move by": origins(t, ME),
        "recruit by": places if t.supply(ME, "warrior") else [],
        "assemble by": [c for c in places if t.supply(ME, CLOSED) and not met(t, c)],
        "battle by": battlefields(t, ME),
    }


@asked("council.birdsong")
def birdsong(t: Table) -> list[str]:
    """17.4 Each card with each action in a clearing that it matches."""
    found = []
    for action, places in sites(t).items():
        wanted = set().union(*(t.suits(c) for c in places))
        cards = [c for c in kinds(t.hand(ME)) if wanted and stands_for(t, ME, c, wanted)]
        found += [f"{action} {card}" for card in cards]
    return [*found, *effects(t, ME, "birdsong", "own turn"), "pass"]


def of_card(t: Table, action: str) -> list[str]:
    """17.4 The clearings of an action that match the card revealed for it."""
    wanted = t.suits_of(t.frame["suits"])
    return [c for c in sites(t)[action] if t.suits(c) & wanted]


@asked("council.recruit")
def recruit(t: Table) -> list[str]:
    """17.4.2"""
    return [f"recruit in {c}" for c in of_card(t, "recruit by")]


@asked("council.assemble")
def assemble(t: Table) -> list[str]:
    """17.4.3"""
    return [f"assemble in {c}" for c in of_card(t, "assemble by")]


@asked("council.send")
def send(t: Table) -> list[str]:
    """17.4.3 Any number of Loyalists."""
    return [*sent(t, t.place(t.frame["place"])), "pass"]


@asked("council.battle")
def battle(t: Table) -> list[str]:
    """17.4.4"""
    return [f"battle in {c}" for c in of_card(t, "battle by")]


# ---- 17.6 Evening


def agitated(t: Table, card: str) -> list[str]:
    """17.6.1.II Assemblies that a card is spent for; no bird is."""
    if suit(card) == "bird":
        return []
    return [c for c in meetings(t) if stands_for(t, ME, card, t.suits(c))]


def banished_from(t: Table, card: str) -> list[str]:
    """17.6.1.I Assemblies with somebody to battle that a card matches; no bird does."""
    return [c for c in battlefields(t, ME) if met(t, c) and suit(card) in t.suits(c)]


@asked("council.convene")
def convene(t: Table) -> list[str]:
    """17.6.1 Each card that is still to return, with what it allows."""
    left = kinds([t.card(number) for number in t.board(ME)["revealed"]])
    found = [f"take in hand {card}" for card in left]
    found += [f"banish by {card}" for card in left if banished_from(t, card)]
    found += [f"agitate by {card}" for card in left if agitated(t, card)]
    if meetings(t):
        found += [f"empower by {card}" for card in left if suit(card) == "bird"]
    return [*found, *effects(t, ME, "evening", "own turn"), "pass"]


@asked("council.agitate")
def agitate(t: Table) -> list[str]:
    """17.6.1.II"""
    return [f"agitate in {c}" for c in agitated(t, t.card(t.frame["card"]))]


@asked("council.banish")
def banish(t: Table) -> list[str]:
    """17.6.1.I"""
    return [f"battle in {c}" for c in banished_from(t, t.card(t.frame["card"]))]


@asked("council.banish_whom")
def whom(t: Table) -> list[str]:
    """17.6.1.I, 4.3 Any enemy there."""
    return [f"against {each}" for each in defenders(t, ME, t.place(t.frame["place"]))]


def banished(t: Table) -> tuple[str, list[tuple[str, str]]] | None:
    """17.6.1.I Return where a battle banishes, and the pieces that its hits have fallen on; or
    None."""
    fight = t.inside("Battle")["fight"]
    if "banish" not in fight["notes"]:
        return None
    hits = [each for each in fight["hits"] if each["owner"] == fight["defender"]]
    return t.place(fight["place"]), [t.kind(each["kind"]) for each in hits]


@bends("takes hits", rank=1)
def hit_to_be_moved(t: Table, owner: str) -> list[str] | None:
    """17.6.1.I Only warriors of players that can be moved are hit; of like ones as many as can be.

    17.6.1.Ia The warlord cannot.
    """
    found = banished(t)
    if found is None or owner != t.seat(t.inside("Battle")["fight"]["defender"]):
        return None
    place, hit = found
    if owner not in t.seats or not destinations(t, owner, place, ruled=False):
        raise BeyondUs("who is banished beside the defender is said by no chapter")
    free = going(t, owner, place).items()
    return [f"lose {piece}" for piece, n in free if n > hit.count((owner, piece))]


@bends("at hits")
def banished_to(t: Table) -> list[str] | None:
    """17.6.1.I One destination for all, to which any of them can be moved without rule."""
    found = banished(t)
    if found is None or t.me != ME:
        return None
    place, hit = found
    out = [destinations(t, owner, place, ruled=False) for owner, _ in hit if owner in t.seats]
    return [f"banish to {c}" for c in set[str]().union(*out)]


@asked("council.empower")
def empower(t: Table) -> list[str]:
    """17.6.1.III Any assembly."""
    return [f"empower in {c}" for c in meetings(t)]


@asked("council.empowered")
def empowered(t: Table) -> list[str]:
    """17.6.1.III Loyalists, or a point where the Council rules."""
    fits = t.frame["removed"] > 0 and t.board(ME)["loyalists"] < most_loyalists()
    found = ["keep loyal"] if fits else []
    found += ["score empower"] if rules(t, ME, t.place(t.frame["place"])) else []
    return [*found, "pass"]


@asked("council.inspire")
def inspire(t: Table) -> list[str]:
    """17.6.2 Crafting."""
    return [*crafts(t, ME), *effects(t, ME, "evening", "own turn"), "pass"]


@asked("council.adjourn")
def adjourn(t: Table) -> list[str]:
    """17.6.3 Any of its assemblies."""
    return [*(f"adjourn in {c}" for c in meetings(t)), "pass"]


unsaid("setup; see test_council_setup.py", "council.corner", "council.others")
unsaid("chance", "council.die")
