"""9 Options that the Vagabonds must be offered, a second time: both play by this chapter."""

from __future__ import annotations

from factions.vagabond.second_moving import here, may_travel
from factions.vagabond.second_pack import (
    ANY,
    VAGABONDS,
    can_pay,
    character,
    clearing_of,
    repairs,
)
from second.battle import defenders, fighters
from second.concepts import (
    enemies,
    kinds,
    may_act,
    may_place,
    may_remove,
    on_track,
    suit,
    taken_for,
    to_give,
)
from second.crafting import may_be_had, ways_to_pay
from second.law import asked, bends, unsaid
from second.moving import may_enter, may_leave
from second.table import Page, Table, printed, printed_of, sorts
from second.turns import between_actions, dominance_cards

POINTS = "dominance_points"


@bends("friends")
def coalition(t: Table, seat: str, other: str) -> bool:
    """9.2.8, G.8 Those in a coalition are not each other's enemies."""
    return partner(t, seat) == other or partner(t, other) == seat


def partner(t: Table, seat: str) -> str:
    """9.2.8 Return the player whose coalition a Vagabond has joined."""
    number = t.board(seat)["partner"] if seat in VAGABONDS else -1
    return t.seat(number) if number >= 0 else ""


@bends("dominance")
def joining(t: Table, seat: str) -> list[str] | None:
    """9.2.8 Instead of activating dominance he joins a player with the fewest points."""
    if seat not in VAGABONDS:
        return None
    game = printed("setup")["game"]
    free = not partner(t, seat) and len(t.seats) >= game["coalition_players"]
    if not free or t.score(seat) < game[POINTS]:
        return []
    found = []
    for card in dominance_cards(t, t.hand(seat)):
        found += [f"coalition {card} {other}" for other in poorest(t, seat)]
    return found


def poorest(t: Table, seat: str) -> list[str]:
    """9.2.8 Those with the fewest points, of all whose marker is on the score track."""
    others = [other for other in t.seats if other != seat and on_track(t, other)]
    least = min((t.score(other) for other in others), default=0)
    joined = [partner(t, each) for each in VAGABONDS if each in t.seats]
    poor = [other for other in others if t.score(other) == least]
    return [other for other in poor if other not in joined and not t.dominance(other)]


# ---- 9.5 Daylight


@asked("vagabond.daylight")
def daylight(t: Table) -> list[str]:
    """9.5.1 to 9.5.9 Actions that he has the items for, in any order and number."""
    found = [*between_actions(t, t.me), "pass"]
    found += ["travel"] if may_travel(t, t.me) else []
    found += repairs(t, t.me) if can_pay(t, t.me, ["hammer"]) else []
    if clearing_of(t, t.me):
        found += in_a_clearing(t)
    found += [f"craft {card}" for card in kinds(t.hand(t.me)) if may_craft(t, card)]
    return [*found, *special(t)]


def in_a_clearing(t: Table) -> list[str]:
    """9.5.2 to 9.5.8 Actions that need a clearing."""
    where = clearing_of(t, t.me)
    found = ["fight"] if defenders(t, t.me, where) and can_pay(t, t.me, ["sword"]) else []
    found += ["explore"] if may_explore(t, where) else []
    found += strikes(t, where) if can_pay(t, t.me, ["crossbow"]) else []
    found += [f"aid {other}" for other in here(t, t.me)] if may_aid(t, where) else []
    return [*found, *(f"quest {quest['id']}" for quest in quests(t, where) if may_quest(t, quest))]


def may_explore(t: Table, where: str) -> bool:
    """9.5.3 A ruin out of which he may take something, and a torch."""
    there = t.has_ruin(where) and may_act(t, "take items", t.me, where)
    return there and can_pay(t, t.me, ["torch"])


def may_aid(t: Table, where: str) -> bool:
    """9.5.4 A matching card to give, and any item besides."""
    return any(can_pay(t, t.me, [ANY], card) for card in to_give(t, t.me, where))


def quests(t: Table, where: str) -> list[Page]:
    """9.5.5 The open quests that match his clearing."""
    cards = printed("quests")["quest"]
    there = [cards[number] for number in t.board("quests")["quests"]]
    return [quest for quest in there if quest["suit"] in t.suits(where)]


def may_quest(t: Table, quest: Page) -> bool:
    """9.5.5 Both items of a quest are exhausted."""
    return can_pay(t, t.me, quest["items"], quest=True)


def strikes(t: Table, where: str) -> list[str]:
    """9.5.6 An enemy's warrior; of one without warriors another faction piece, but no pawn."""
    found = []
    for enemy in enemies(t, t.me):
        there = t.pieces(enemy, where)
        soft = ("warrior",) if t.warriors(enemy, where) else ("building", "token")
        if enemy in t.hirelings:  # G.10 no faction's pieces
            soft = ("warrior",)
        struck = [p for p in there if sorts(enemy)[p] in soft and may_remove(t, enemy, p, where)]
        found += [f"strike {enemy} {taken_for(t, enemy, piece)}" for piece in struck]
    return found


def may_craft(t: Table, card: str) -> bool:
    """9.2.1, 9.5.8 A hammer for each icon, and his clearing matches them all; 17.2.3 his pawn
    crafts."""
    where = clearing_of(t, t.me)
    if not where or not may_act(t, "activate", t.me, where):
        return False
    ways = ways_to_pay(t, t.me, card)
    return may_be_had(t, t.me, card) and any(hammers_pay(t, due, card) for due in ways)


def hammers_pay(t: Table, due: list[str], card: str) -> bool:
    """9.2.1 A hammer for each icon, in a clearing that matches them all."""
    where = clearing_of(t, t.me)
    if not all(icon == "any" or icon in t.suits(where) for icon in due):
        return False
    return not due or can_pay(t, t.me, ["hammer"] * len(due), card)


# ---- 9.5.9, V special actions


def special(t: Table) -> list[str]:
    """V The action on his character card."""
    name = character(t, t.me)["special"]
    where = clearing_of(t, t.me)
    if name == "con" and where:
        fits = not t.board(t.me)["used"] and can_pay(t, t.me, [ANY, ANY])
        return [f"con {quest['id']}" for quest in quests(t, where)] if fits else []
    if name == "duel" and where and can_pay(t, t.me, [ANY]):
        foes = [(e, p) for e in enemies(t, t.me) for p in t.pieces(e, where)]
        foes = [(e, p) for e, p in foes if sorts(e)[p] == "warrior" and may_remove(t, e, p, where)]
        return [f"duel {enemy} {piece}" for enemy, piece in foes]
    return with_a_torch(t, name, where) if can_pay(t, t.me, ["torch"]) else []


def with_a_torch(t: Table, name: str, where: str) -> list[str]:
    """V.1 to V.8 The actions that exhaust a torch."""
    if name == "glide":
        held = where and not may_leave(t, t.me, where)
        open_ones = [c for c in t.clearings if c != where and may_enter(t, t.me, c)]
        return [] if held else [f"glide to {c}" for c in open_ones]
    if name == "hideout":
        return ["hideout"] if repairs(t, t.me) else []
    if not where:
        return []
    if name == "steal":
        return [f"steal from {other}" for other in here(t, t.me) if robs(t, other)]
    if name == "day_labor":
        suits = t.suits(where)
        fitting = [card for card in kinds(t.discard()) if suit(card) in {*suits, "bird"}]
        return [f"labor for {card}" for card in fitting]
    if name == "instigate":
        return instigations(t, where)
    if name != "scorched_earth":
        return []
    # The torch is a piece that nobody owns: he is the one who places it (G.19).
    return ["scorch"] if may_place(t, "", where, t.me) else []


def instigations(t: Table, where: str) -> list[str]:
    """V.4.2 Any player, even he himself, battles a player in his clearing."""
    able = [seat for seat in t.seats if fighters(t, seat, where)]
    fights = [(one, other) for one in able for other in defenders(t, one, where)]
    return [f"instigate {one} {other}" for one, other in fights if other in t.seats]


def robs(t: Table, other: str) -> bool:
    """V.1.2 A card of its hand; R.2.8.1 if it holds none, one is drawn instead."""
    return bool(t.hand(other)) or "automates" in printed_of(other)


unsaid("chance answers", "vagabond.steal")
unsaid("setup; see test_vagabond_setup.py", "vagabond.character", "vagabond.forest")
