"""9 Claims that reasons of the Vagabond make."""

from __future__ import annotations

from kit.opinions.claims import (
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
    "why-only_slip_leads why-pawn_starts_forest why-strike_enemy_warriors",
    "why-only_allied_warriors why-only_items_satchel why-can_use_dominance",
    "why-other_vagabond_plays why-player_must_have why-spend_card_clearing",
    "why-improvise_once_turn why-this_works_clearing why-torch_burns_there why-not_what_this",
    "why-they_could_not why-cannot_glide why-have_used_con why-have_coerced_this",
    "why-no_boot_left why-no_pieces_theirs why-not_under_this",
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


@claim("why-have_no_card")
def _nothing_matches(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not any(matches(g, card, pawn_of(g, seat)) for card in g.hands[seat])


@claim("why-does_not_match_clearing", "card")
def _no_match_here(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not in_clearing(g, seat) or not matches(g, card_of(said[0]), pawn_of(g, seat))


@claim("why-cannot_exhaust", "items")
def _not_exhaustible(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    needs = said[0].split()
    ready = {name: _ready(g, seat, ITEMS.parse(name)) for name in ITEMS.names()}
    short = any(needs.count(name) > ready[name] for name in set(needs) - {"item"})
    return short or len(needs) > sum(ready.values())


@claim("why-have_no_face", "item")
def _none_ready(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _ready(g, seat, ITEMS.parse(said[0])) == 0


@claim("why-no_such_damaged", "item")
def _not_damaged(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    item, condition = action.args()
    return condition < 2 or g.boards[seat].items[item * 4 + condition] == 0  # type: ignore[attr-defined]


@claim("why-none_items_damaged")
def _none_damaged(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return sum(_spaces(g, seat).values()) == 0


@claim("why-no_such_item")
def _none_exhausted(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    item, condition = action.args()
    there = g.boards[seat].items[item * 4 + condition]  # type: ignore[attr-defined]
    return condition not in (EXHAUSTED, 3) or there == 0


@claim("why-no_clearing_2")
def _in_forest(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not in_clearing(g, seat)


@claim("why-there_no_ruin")
def _no_ruin(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not g.ruins[pawn_of(g, seat)]


@claim("why-no_other_player")
def _nobody_to_aid(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    other = g.box.owner_of(action.args()[0])
    return other in (-1, seat) or not g.has_pieces(other, pawn_of(g, seat))


@claim("why-there_no_their", "item")
def _not_crafted(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    assert g.decision is not None
    return f"take item {said[0]}" not in g.decision.texts()


@claim("why-quest_not_face")
def _no_quest(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    shown = g.observe(seat)["quests"]
    assert isinstance(shown, list)
    return action.args()[0] not in shown


@claim("why-clearing_does_not_match")
def _other_quest(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    suit = QUESTS[action.args()[0]].suit
    return not in_clearing(g, seat) or not g.suits[pawn_of(g, seat)] >> suit & 1


@claim("why-clearing_does_not", "card")
def _other_icons(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    cost = g.box.cards[card_of(said[0])].cost
    return any(n and not g.suits[pawn_of(g, seat)] >> suit & 1 for suit, n in enumerate(cost))


@claim("why-duel_needs_enemy")
def _no_duel(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    faction, piece = action.args()
    owner = g.box.owner_of(faction)
    if owner < 0 or owner == seat or PIECES.text(piece) != "warrior":
        return True
    return warriors(g, owner, pawn_of(g, seat)) == 0


@claim("why-coalitions_need_players", "count")
def _too_few(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.seats < int(said[0])


@claim("why-coalition_already")
def _coalition(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return book(g).faction(seat).bonds.partner(g) >= 0


@claim("why-player_coalition")
def _their_coalition(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    other = g.box.owner_of(action.args()[-1])
    return any(
        book(g).faction(s).bonds.partner(g) in (other, s) or s == other for s in range(g.seats)
    )


@claim("why-cannot_battle_now")
def _no_fight(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    assert g.decision is not None
    return not any(text.startswith("battle") for text in g.decision.texts())
