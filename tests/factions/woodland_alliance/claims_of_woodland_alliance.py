"""8 Claims that reasons of the Alliance make."""

from __future__ import annotations

from kit.opinions.claims import always, card_of, claim, count, matches, place_of
from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.table.book import book
from undergrowth.table.names import SUITS

always(
    "why-revolts_come_before",
)


def _supporters(g: Game, seat: int) -> list[int]:
    return list(g.boards[seat].supporters)  # type: ignore[attr-defined]


@claim("why-not_among_supporters", "card")
def _no_supporter(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return card_of(said[0]) not in _supporters(g, seat)


@claim("why-does_not_match_clearing_base", "card")
def _no_match_base(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    bases = [
        p for p in g.clearings for s in ("fox", "rabbit", "mouse") if count(g, seat, f"base_{s}", p)
    ]
    return not any(matches(g, card_of(said[0]), place) for place in bases)


@claim("why-not_sympathetic", "place")
def _unsympathetic(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return count(g, seat, "sympathy", place_of(said[0])) == 0


@claim("why-sympathetic_already", "place")
def _sympathetic(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return count(g, seat, "sympathy", place_of(said[0])) > 0


@claim("why-not_adjacent_sympathetic", "place")
def _far_from_sympathy(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not any(count(g, seat, "sympathy", p) for p in g.paths[place_of(said[0])])


def _bases_at(g: Game, seat: int, place: int) -> int:
    return sum(count(g, seat, f"base_{suit}", place) for suit in ("fox", "rabbit", "mouse"))


@claim("why-no_base_in", "=no", "place")
@claim("why-base_already", "=a", "place")
def _base(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return (_bases_at(g, seat, place_of(said[1])) == 0) == (said[0] == "no")


@claim("why-have_no_base")
def _no_base(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not any(_bases_at(g, seat, place) for place in g.clearings)


@claim("why-no_base_matches", "place")
def _no_base_left(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    suits = [
        suit
        for suit in ("fox", "rabbit", "mouse")
        if g.suits[place_of(said[0])] >> SUITS.parse(suit) & 1
    ]
    me = book(g).faction(seat)
    return all(g.supply[me.kind(f"base_{suit}")] == 0 for suit in suits)


@claim("why-no_base_could", "place")
def _no_base_fits(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    assert g.decision is not None
    return f"revolt in {said[0]}" not in g.decision.texts()


@claim("why-supporters_needed", "cost", "place", "count")
def _supporters_needed(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    place = place_of(said[1])
    matching = sum(1 for card in _supporters(g, seat) if matches(g, card, place))
    return matching <= int(said[2]) < int(said[0])


@claim("why-have_taken_operations", "taken")
def _operated(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return int(g.boards[seat].officers) <= int(said[0])  # type: ignore[attr-defined]


@claim("why-all_sympathy_tokens")
def _all_sympathy(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.supply[book(g).faction(seat).kind("sympathy")] == 0
