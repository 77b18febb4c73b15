"""11 Options that the Riverfolk Company must be offered, said a second time."""

from __future__ import annotations

from factions.riverfolk_company.second_services import warriors_back
from second.battle import may_battle
from second.concepts import by_river, may_place, rules
from second.crafting import crafts
from second.law import asked, bends
from second.moving import may_move
from second.table import Page, Table, printed
from second.turns import between_actions

ME = "riverfolk_company"
SUITS = ("fox", "rabbit", "mouse")
POSTS = {"fox": "trade_post_fox", "rabbit": "trade_post_rabbit", "mouse": "trade_post_mouse"}
FUNDS, TRACKS = 0, 4


# ---- 11.2, what they bend


@bends("adjacent")
def rivers_are_paths(t: Table, seat: str, place: str) -> set[str]:
    """11.2.2 They treat rivers as paths."""
    return by_river(t, place) if seat == ME else set()


@bends("moves without rule")
def swimmers(t: Table, owner: str, origin: str, to: str) -> bool:
    """11.2.2 Along a river that links both clearings rule does not matter."""
    return owner == ME and to in by_river(t, origin)


# ---- the board


def box(t: Table, number: int) -> dict[str, int]:
    """11.2.4 The warriors in a box of their board, by who owns them."""
    row = t.board(ME)["boxes"][number]
    return {t.kind(kind)[0]: n for kind, n in enumerate(row) if n}


def funds(t: Table) -> dict[str, int]:
    """11.2.4 The warriors in the Funds box."""
    return box(t, FUNDS)


def any_fund(t: Table) -> list[str]:
    """11.5 A fund of anybody."""
    return [f"fund {owner}" for owner in funds(t)]


def spaces(t: Table) -> dict[str, int]:
    """11.5.3 The empty spaces of each track: trade posts gone from it, less the funds on it."""
    found = {}
    for i, suit in enumerate(SUITS):
        pages = printed(f"factions/{ME}")["piece"]
        count = next(each["count"] for each in pages if each["id"] == POSTS[suit])
        found[suit] = count - t.supply(ME, POSTS[suit]) - sum(box(t, TRACKS + i).values())
    return found


def costs() -> Page:
    """11.5 Return what is spent on an action."""
    return dict(printed(f"factions/{ME}")["costs"])


# ---- 11.5.3 crafting


@bends("pays for crafting")
def onto_the_tracks(t: Table, seat: str, due: list[str]) -> bool | None:
    """11.2.1, 11.5.3 A fund for each icon, on an empty space of its suit."""
    if seat != ME:
        return None
    left = spaces(t)
    if len(due) > sum(funds(t).values()):
        return False
    for icon in due:
        if icon == "any":
            icon = next((suit for suit in SUITS if left[suit] > 0), SUITS[0])
        left[icon] = left.get(icon, 0) - 1
        if left[icon] < 0:
            return False
    return True


def exports(t: Table) -> list[str]:
    """11.5.3.I Every card that could be crafted, for a warrior instead of its item or points."""
    return [text.replace("craft ", "export ") for text in crafts(t, ME)]


@asked("riverfolk.track")
def which_track(t: Table) -> list[str]:
    """11.5.3 An icon of any suit: any empty space."""
    return [f"activate {suit}" for suit, n in spaces(t).items() if n > 0]


# ---- 11.5 Daylight


@asked("riverfolk.daylight")
def daylight(t: Table) -> list[str]:
    """11.5 In any order and number, while there are funds."""
    found = [*between_actions(t, ME), "pass", *crafts(t, ME), *exports(t)]
    if not funds(t):
        return found
    found += ["commit move"] if may_move(t, ME) else []
    found += ["commit battle"] if may_battle(t, ME) else []
    found.append("commit draw")
    if warriors_back(t, ME) or ME in funds(t):
        found += [f"recruit in {c}" for c in on_the_river(t) if may_place(t, ME, c)]
    return [*found, *(f"establish in {c}" for c in sites(t))]


def on_the_river(t: Table) -> list[str]:
    """11.5.5 The clearings with a river."""
    return [c for c in t.clearings if by_river(t, c)]


@asked("riverfolk.fund", "riverfolk.craft_fund")
def whose(t: Table) -> list[str]:
    """11.5, 1.5.4 Any of the funds, but to recruit with an empty supply takes one of their own."""
    if t.inside("Enlist") and not warriors_back(t, ME):
        return [f"fund {ME}"]
    return any_fund(t)


# ---- 11.5.6 trade posts


def has_post(t: Table, place: str) -> bool:
    """11.5.6.I Whether a trade post stands there."""
    return any(t.count(ME, post, place) for post in POSTS.values())


def posts_for(t: Table, place: str) -> list[str]:
    """11.5.6.III The trade posts on the tracks that match a clearing."""
    return [POSTS[s] for s in SUITS if s in t.suits(place) and t.supply(ME, POSTS[s])]


def payers(t: Table, place: str) -> list[str]:
    """11.5.6.II Players who rule a clearing and have funds enough there."""
    due = costs()["trade_post"]
    return [seat for seat in t.seats if rules(t, seat, place) and funds(t).get(seat, 0) >= due]


def sites(t: Table) -> list[str]:
    """11.5.6.I Ruled clearings without a trade post, for which the ruler's funds will do."""
    there = [c for c in t.clearings if not has_post(t, c) and posts_for(t, c)]
    return [c for c in there if may_place(t, ME, c) and payers(t, c)]


@asked("riverfolk.ruler")
def whose_rule(t: Table) -> list[str]:
    """11.5.6.II Rulers of the clearing; by an effect there may be two."""
    return [f"fund {owner}" for owner in payers(t, t.place(t.frame["place"]))]


@asked("riverfolk.post")
def which_post(t: Table) -> list[str]:
    """11.5.6.III In a clearing of several suits, any that matches."""
    return [f"post {post}" for post in posts_for(t, t.place(t.frame["place"]))]


# ---- 11.2.5.I Trade Disruption


@asked("riverfolk.disruption")
def disruption(t: Table) -> list[str]:
    """11.2.5.I Funds of their choice, of any former owner."""
    return any_fund(t)


# ---- 11.6.2, 11.3 prices and setup


def prices_of(t: Table, service: str) -> list[str]:
    """11.3.5, 11.6.2 Any space of a track."""
    track = printed(f"factions/{ME}")["services"]["prices"]
    return [f"price {service} {each}" for each in track]


@asked("riverfolk.first_price")
def first_price(t: Table) -> list[str]:
    """11.3.5 One marker after another, on any space."""
    return prices_of(t, ("hand_card", "riverboats", "mercenaries")[t.frame["placed"]])


@asked("riverfolk.prices")
def prices(t: Table) -> list[str]:
    """11.6.2 Each marker to any other space, once, or not."""
    found = ["pass"]
    for i, service in enumerate(("hand_card", "riverboats", "mercenaries")):
        stands = f"price {service} {t.board(ME)['prices'][i]}"
        if i not in t.frame["moved"]:
            found += [each for each in prices_of(t, service) if each != stands]
    return found


@asked("riverfolk.land")
def land(t: Table) -> list[str]:
    """11.3.2 Any clearing that touches the river."""
    return [f"recruit in {c}" for c in on_the_river(t) if may_place(t, ME, c)]
