"""Cards whose effects bend the general law while they are in play, said a second time."""

from __future__ import annotations

from second.concepts import by_river, suit
from second.crafting import crafting_clearings
from second.law import bends
from second.table import Table

FRIENDS = {
    "friend_of_the_foxes": "fox",
    "friend_of_the_rabbits": "rabbit",
    "friend_of_the_mice": "mouse",
}


@bends("strength")
def soup_kitchens(t: Table, seat: str, place: str) -> int:
    """Soup Kitchens: each of its owner's tokens counts two towards rule."""
    return 2 * t.of_sort(seat, "token", place) if "soup_kitchens" in t.in_play(seat) else 0


@bends("adjacent")
def boat_builders(t: Table, seat: str, place: str) -> set[str]:
    """Boat Builders: rivers are paths."""
    return by_river(t, place) if "boat_builders" in t.in_play(seat) else set()


@bends("adjacent")
def tunnels(t: Table, seat: str, place: str) -> set[str]:
    """Tunnels: clearings with its owner's crafting pieces are adjacent to each other."""
    if "tunnels" not in t.in_play(seat):
        return set()
    linked = crafting_clearings(t, seat)
    return linked if place in linked else set()


@bends("moves without rule")
def corvid_planners(t: Table, owner: str, origin: str, to: str) -> bool:
    """Corvid Planners: moves need rule of neither clearing."""
    return "corvid_planners" in t.in_play(owner)


@bends("card matches")
def friends(t: Table, seat: str, card: str, wanted: set[str]) -> bool:
    """Friend of the Foxes and the others: once in every turn a card of their suit is any card."""
    for friend, own in FRIENDS.items():
        if (
            friend in t.in_play(seat)
            and suit(card) == own
            and f"card {friend} by {seat}" not in t.used
        ):
            return True
    return False


@bends("cannot craft")
def one_friend(t: Table, seat: str, card: str) -> bool:
    """A Friend's card: a player who has one cannot craft another."""
    return card in FRIENDS and any(friend in t.in_play(seat) for friend in FRIENDS)


@bends("as if ruled")
def silver_tongue(t: Table, seat: str, place: str) -> bool:
    """Silver-Tongue: for one effect its owner treats a clearing as if they ruled it."""
    lasting = [each for each in t.doc.get("lasting", []) if each["is"] == "Flattered"]
    return any(t.seat(each["seat"]) == seat and t.place(each["place"]) == place for each in lasting)


@bends("keeps scoring")
def demagogue(t: Table, seat: str) -> bool:
    """Brazen Demagogue: the marker of who activates with it stays on the track."""
    return t.seats.index(seat) in t.board("card brazen_demagogue").get("seats", [])
