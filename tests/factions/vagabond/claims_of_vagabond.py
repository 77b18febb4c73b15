"""9 Claims that reasons of the Vagabond make."""

from __future__ import annotations

import re

from kit.opinions.claims import (
    CARD,
    always,
    card_of,
    claim,
    in_clearing,
    matches,
    pawn_of,
    warriors,
)
from undergrowth import Game
from undergrowth.decks import QUESTS
from undergrowth.engine.actions import Action
from undergrowth.law.items.held import EXHAUSTED, READY
from undergrowth.table.book import book
from undergrowth.table.names import ITEMS, PIECES

always(
    "only Slip leads into a forest",
    "the pawn starts in a forest",
    "strike enemy warriors in your clearing, or others where they have none",
    "only Allied warriors that could make this move come along",
    "only items in your Satchel and Damaged box are removed",
    "you can use a dominance card only to form a coalition",
    "the other Vagabond plays that character",
    "that player must have the fewest points, and not be on dominance",
    "spend a card of your clearing's suit while paying for an action",
    "improvise once a turn, with a ready item the quest does not need",
    "this works in a clearing that is not scorched yet",
    "a torch burns there: nothing is placed there or moved in",
    r".* is not what this action exhausts now",
    "they could not battle each other in your clearing",
    r"you cannot glide to .*",
    "you have used Con this turn",
    "you have coerced this turn",
    "no way leads out of here that your boots pay for",
    "no pieces of theirs are in your clearing, or their hand is empty",
    "it is not under this ruin, or you have one marked R already",
)


def _ready(g: Game, seat: int, item: int) -> int:
    return int(g.boards[seat].items[item * 4 + READY])  # type: ignore[attr-defined]


def _spaces(g: Game, seat: int) -> dict[str, int]:
    """The items in the Damaged box, by name."""
    items = g.boards[seat].items  # type: ignore[attr-defined]
    return {
        ITEMS.text(item): items[item * 4 + 2] + items[item * 4 + 3]
        for item in range(len(items) // 4)
    }


@claim("you have no card that matches your clearing")
def _nothing_matches(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not any(matches(g, card, pawn_of(g, seat)) for card in g.hands[seat])


@claim(rf"{CARD} does not match your clearing")
def _no_match_here(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not in_clearing(g, seat) or not matches(g, card_of(said[0]), pawn_of(g, seat))


@claim(r"you cannot exhaust (.*): not enough is face up and undamaged")
def _not_exhaustible(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    needs = re.split(", | and ", said[0])
    ready = {name: _ready(g, seat, ITEMS.parse(name)) for name in ITEMS.names()}
    short = any(needs.count(name) > ready[name] for name in set(needs) - {"item"})
    return short or len(needs) > sum(ready.values())


@claim(r"you have no (\w+) that is face up and undamaged")
def _none_ready(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _ready(g, seat, ITEMS.parse(said[0])) == 0


@claim(r"no such (\w+) is in your Damaged box")
def _not_damaged(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    item, condition = action.args()
    return condition < 2 or g.boards[seat].items[item * 4 + condition] == 0  # type: ignore[attr-defined]


@claim("none of your items is damaged")
def _none_damaged(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return sum(_spaces(g, seat).values()) == 0


@claim("no such item of yours is exhausted")
def _none_exhausted(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    item, condition = action.args()
    there = g.boards[seat].items[item * 4 + condition]  # type: ignore[attr-defined]
    return condition not in (EXHAUSTED, 3) or there == 0


@claim("you are in no clearing")
def _in_forest(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not in_clearing(g, seat)


@claim("there is no ruin with an item in your clearing")
def _no_ruin(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not g.ruins[pawn_of(g, seat)]


@claim("no other player of that faction has pieces in your clearing")
def _nobody_to_aid(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    other = g.box.owner_of(action.args()[0])
    return other in (-1, seat) or not g.has_pieces(other, pawn_of(g, seat))


@claim(r"there is no (\w+) in their Crafted Items box")
def _not_crafted(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    assert g.decision is not None
    return f"take item {said[0]}" not in g.decision.texts()


@claim("that quest is not face up")
def _no_quest(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    shown = g.observe(seat)["quests"]
    assert isinstance(shown, list)
    return action.args()[0] not in shown


@claim("your clearing does not match the quest's suit")
def _other_quest(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    suit = QUESTS[action.args()[0]].suit
    return not in_clearing(g, seat) or not g.suits[pawn_of(g, seat)] >> suit & 1


@claim(rf"your clearing does not match every icon of {CARD}")
def _other_icons(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    cost = g.box.cards[card_of(said[0])].cost
    return any(n and not g.suits[pawn_of(g, seat)] >> suit & 1 for suit, n in enumerate(cost))


@claim("a Duel needs an enemy warrior in your clearing")
def _no_duel(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    faction, piece = action.args()
    owner = g.box.owner_of(faction)
    if owner < 0 or owner == seat or PIECES.text(piece) != "warrior":
        return True
    return warriors(g, owner, pawn_of(g, seat)) == 0


@claim(r"coalitions need (\d+) players")
def _too_few(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.seats < int(said[0])


@claim("you are in a coalition already")
def _coalition(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return book(g).faction(seat).bonds.partner(g) >= 0


@claim("that player is in a coalition")
def _their_coalition(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    other = g.box.owner_of(action.args()[-1])
    return any(
        book(g).faction(s).bonds.partner(g) in (other, s) or s == other for s in range(g.seats)
    )
