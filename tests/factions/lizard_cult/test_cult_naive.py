"""10.4.3, 10.5 Options generated a second time: slowly, from the chapter's own words."""

from __future__ import annotations

import pytest

from undergrowth import Game, Setup
from undergrowth.engine.chance import seeded
from undergrowth.table.book import book
from undergrowth.table.kinds import BUILDING, WARRIOR
from undergrowth.table.names import CARDS, FACTIONS, PIECES, SUITS
from undergrowth.table.places import PLACE

SUITED = ("fox", "rabbit", "mouse")
LINE_UPS = [
    ["cult", "marquise", "eyrie", "alliance"],
    ["vagabond", "cult", "marquise"],
    ["eyrie", "alliance", "cult", "vagabond", "second_vagabond"],
]
RITUALS = ("build with", "recruit with", "score with", "sacrifice with")
CONSPIRACIES = ("crusade battle", "crusade move", "convert", "sanctify")


def is_of(g: Game, place: int, suit: str) -> bool:
    """2.2.2 Whether a clearing has a suit."""
    return bool(g.suits[place] >> SUITS.parse(suit) & 1)


def kind_of(g: Game, seat: int, piece: str) -> int:
    return next(
        n for n, k in enumerate(g.box.kinds) if k.owner == seat and PIECES.text(k.piece) == piece
    )


def in_supply(g: Game, seat: int, piece: str) -> int:
    return g.supply[kind_of(g, seat, piece)]


def stands(g: Game, seat: int, piece: str, place: int) -> int:
    return g.count(kind_of(g, seat, piece), place)


def kept(g: Game, seat: int, place: int) -> bool:
    """6.2.2 Whether the keep of another keeps pieces out."""
    return any(
        PIECES.text(k.piece) == "keep" and k.owner != seat and g.count(n, place) > 0
        for n, k in enumerate(g.box.kinds)
    )


def pieces_for_rule(g: Game, owner: int, place: int) -> int:
    """2.5 Warriors and buildings."""
    return sum(
        g.count(n, place)
        for n, k in enumerate(g.box.kinds)
        if k.owner == owner and k.sort in (WARRIOR, BUILDING)
    )


def ruled(g: Game, seat: int, place: int) -> bool:
    """2.5, 10.2.4, 7.2.2 A garden rules; otherwise the most, and ties are not the Cult's."""
    if any(stands(g, seat, f"garden_{suit}", place) for suit in SUITED):
        return True
    mine = pieces_for_rule(g, seat, place)
    return all(mine > pieces_for_rule(g, other, place) for other in range(g.seats) if other != seat)


def rituals(g: Game, seat: int, scored: set[str]) -> set[str]:
    """10.5.1 to 10.5.4 One card after another."""
    found = set()
    for card in g.hands[seat]:
        name, suit = CARDS.text(card), SUITS.text(g.box.cards[card].suit)
        if suit == "bird":
            if in_supply(g, seat, "warrior"):
                found.add(f"sacrifice with {name}")
            continue
        for place in g.clearings:
            if not is_of(g, place, suit) or kept(g, seat, place):
                continue
            if in_supply(g, seat, "warrior"):
                found.add(f"recruit with {name}")
            printed = [
                s for s in SUITED if is_of(g, place, s) and in_supply(g, seat, f"garden_{s}")
            ]
            if ruled(g, seat, place) and g.slots[place] > 0 and printed:
                found.add(f"build with {name}")
        if suit not in scored and in_supply(g, seat, f"garden_{suit}") < 5:
            found.add(f"score with {name}")
    return found


def conspiracies(g: Game, seat: int) -> set[str]:
    """10.4.3 In clearings of the Outcast, as many as the acolytes pay for one by one."""
    board = book(g).faction(seat).write_board(g)
    have, off = int(str(board["acolytes"])), 1 if board["hated"] else 0
    outcast = str(board["outcast"])
    found = set()
    for place in [p for p in g.clearings if is_of(g, p, outcast)]:
        others = [o for o in range(g.seats) if o != seat and g.has_pieces(o, place)]
        there = stands(g, seat, "warrior", place)
        if have >= 2 - off and there and others:
            found.add("crusade battle")
        if have >= 2 - off and there:
            ways = g.paths[place]
            if ways and (ruled(g, seat, place) or any(ruled(g, seat, to) for to in ways)):
                found.add("crusade move")
        if kept(g, seat, place):
            continue
        for n, k in enumerate(g.box.kinds):
            if k.owner == seat or g.count(n, place) == 0:
                continue
            owner = FACTIONS.text(g.box.owner_numbers[k.owner])
            what = f"{PLACE.text(place)} {owner} {PIECES.text(k.piece)}"
            if k.sort == WARRIOR and have >= 2 - off:
                found.add(f"convert {what}")
            garden = in_supply(g, seat, f"garden_{outcast}")
            if k.sort == BUILDING and have >= 3 - off and garden:
                found.add(f"sanctify {what}")
    return found


def offered(g: Game, verbs: tuple[str, ...]) -> set[str]:
    assert g.decision is not None
    return {text for text in g.decision.texts() if text.startswith(verbs)}


@pytest.mark.parametrize("seats", LINE_UPS, ids="-".join)
@pytest.mark.parametrize("seed", range(4))
def test_what_is_offered_is_what_the_chapter_says(seats: list[str], seed: int) -> None:
    """10.4.3, 10.5 At every question of random games, with the base deck and map."""
    g = Game.new(Setup(seats=seats), seed)
    chance = seeded(seed)
    seat = seats.index("cult")
    scored: set[str] = set()
    compared = 0
    while g.decision is not None and g.turns < 120:
        if g.decision.prompt == "cult.rituals":
            assert offered(g, RITUALS) == rituals(g, seat, scored)
            compared += 1
        elif g.decision.prompt == "cult.conspiracies":
            assert offered(g, CONSPIRACIES) == conspiracies(g, seat)
            scored.clear()
            compared += 1
        answer = g.decision.options[chance.below(len(g.decision.options))]
        if g.turn != seat:
            scored.clear()
        words = str(answer).split()
        if words[:2] == ["score", "with"]:
            scored.add(SUITS.text(g.box.cards[CARDS.parse(words[2])].suit))
        g.take(answer)
    assert compared > 5
