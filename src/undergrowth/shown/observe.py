"""The view of a seat, built up from what it may see: the only source of information for players.

A view is plain data for JSON.  Anything not written here stays hidden.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from undergrowth.engine.frames import NOBODY
from undergrowth.law.pieces.rule import ruler
from undergrowth.law.setup.fan import fan_content
from undergrowth.law.victory.score import POINTS_TO_WIN, may_score, points_to_win
from undergrowth.shown.battle import battle
from undergrowth.shown.turn import turn
from undergrowth.table.book import book, hand_is_open
from undergrowth.table.cards import NO_CARD
from undergrowth.table.described.seen import GameView, OutcomeView
from undergrowth.table.described.views import View
from undergrowth.table.game import Game
from undergrowth.table.hidden.faces import in_supply, seen_as
from undergrowth.table.kinds import EVERYBODY, KINDS_OF_PIECE
from undergrowth.table.landmark import Landmark
from undergrowth.table.names import CARDS, ITEMS, PIECES, SUITS
from undergrowth.table.owner import Owner
from undergrowth.table.places import NOWHERE, PLACE


@dataclass
class Common:
    """Parts of a view that are the same for all viewers, at one moment and in one language."""

    view: View
    """A view, with room for what differs."""
    seats: list[View]
    """The same for each player."""


def observe(g: Game, viewer: int, common: Common | None = None) -> GameView:
    """Return the game as `viewer` sees it; NOBODY sees what is public.

    Keys: viewer, setup, turn, places, items, deck, discard, available, pond, on_card, quests,
    seats, decision, outcome; where there are some closed_paths, landmarks, owners (those without a
    seat) and boards (of none of these); points_to_win if they are not as printed; and what a map
    adds.
    Places, cards, items and factions stand by name.

    `common`: what `common_to_all` has told of this game, where it is shown to several.
    """
    shared = common_to_all(g) if common is None else common
    view = dict(shared.view)
    view["viewer"] = g.seat_name(viewer) if viewer != NOBODY else None
    if g.box.hides_kinds:
        view["places"] = _places(g, viewer)
    view["seats"] = [_seat(g, seat, viewer, dict(shared.seats[seat])) for seat in range(g.seats)]
    view["decision"] = _decision(g, viewer)
    if book(g).others:
        view["owners"] = [_owner(g, owner, viewer) for owner in book(g).others]
    if book(g).landmarks:
        view["landmarks"] = [_landmark(g, landmark, viewer) for landmark in book(g).landmarks]
    fought = battle(g, viewer)
    if fought is not None:
        view["battle"] = fought
    boards = _other_boards(g, viewer)
    if boards:
        view["boards"] = boards
    return cast(GameView, view)


def common_to_all(g: Game) -> Common:
    """Return what is the same for all viewers of a game."""
    view: View = {
        "viewer": None,
        "setup": _setup(g),
        "turn": turn(g),
        "places": [] if g.box.hides_kinds else _places(g, NOBODY),
        "items": _items(g.items),
        "deck": len(g.deck),
        "discard": _cards(g.discard),
        "available": _cards(g.available),
        "pond": [],
        "on_card": [],
        "quests": [],
        "seats": [],
        "decision": None,
        "outcome": outcome(g),
    }
    if book(g).others:
        view["owners"] = []
    if g.box.woodland.closed:
        view["closed_paths"] = [[PLACE.text(place) for place in pair] for pair in g.closed_paths()]
    if book(g).landmarks:
        view["landmarks"] = []
    if points_to_win(g) != POINTS_TO_WIN:
        view["points_to_win"] = points_to_win(g)
    for source in book(g).hooks.view_entries:
        view.update(source.view_entries(g))
    return Common(view, [_common_seat(g, seat) for seat in range(g.seats)])


def _other_boards(g: Game, viewer: int) -> list[View]:
    """Return the boards of neither owners nor landmarks that have something to show."""
    shown: list[View] = []
    for source in book(g).boarded[g.seats :]:
        if isinstance(source, (Landmark, Owner)) or not source.is_out(g):
            continue
        parts = source.describe(g, viewer)
        if parts:
            board: View = {"id": source.board_name(), "title": source.title()}
            board["board"] = [part.data() for part in parts]
            shown.append(board)
    return shown


def _landmark(g: Game, landmark: Landmark, viewer: int) -> View:
    """L Return a landmark, with the contents of its card."""
    place = landmark.place(g)
    return {
        "id": landmark.name,
        "title": landmark.title(),
        "place": PLACE.text(place) if place != NOWHERE else None,
        "board": [part.data() for part in landmark.describe(g, viewer)],
    }


def _setup(g: Game) -> View:
    """5.1.1, A.8.2 Return the setup; in a draft with the setup cards dealt."""
    shown: View = {"map": g.setup.map, "deck": g.setup.deck, "seats": list(g.setup.seats)}
    if g.setup.seat_options:
        shown["seat_options"] = {name: words[:] for name, words in g.setup.seat_options.items()}
    if g.setup.cooperative:
        shown["cooperative"] = True
    if g.setup.with_hirelings:
        shown["with_hirelings"] = True
        shown["hireling_cards"] = list(g.setup.hireling_cards)
    if g.setup.hirelings:
        shown["hirelings"] = list(g.setup.hirelings)
        shown["control_die"] = g.setup.control_die
    if g.setup.house_rules:
        shown["house_rules"] = list(g.setup.house_rules)
    fans = fan_content(g.setup)
    if fans:
        shown["fan_content"] = fans
    if g.setup.draft:
        shown["pool"] = list(g.setup.pool)
        shown["beside"] = {name: list(cards) for name, cards in g.setup.beside.items()}
    return shown


def outcome(g: Game) -> OutcomeView | None:
    """3.1 Return the end of the game, or None while it goes on."""
    if not g.over:
        return None
    return {"winners": [g.seat_name(seat) for seat in g.winners], "how": g.victory}


def _places(g: Game, viewer: int) -> list[View]:
    """2.2 Return the places with their contents; empty forests are left out."""
    shown: list[View] = []
    flooded = g.clearings is not g.box.woodland.clearings
    for place in range(g.places):
        pieces = _pieces(g, place, viewer)
        if place in g.box.woodland.clearings or place in g.box.holdings:
            spot: View = {
                "id": PLACE.text(place),
                "suits": _suits(g.suits[place]),
                "open_slots": g.slots[place],
                "ruin": len(g.ruins[place]) if g.has_ruin[place] else None,
                "pieces": pieces,
            }
            if place in g.clearings:
                spot.update(_ruled(g, place))
            if flooded and g.is_flooded(place):
                spot["flooded"] = True
            for source in book(g).hooks.place_entries:
                spot.update(source.place_entries(g, place))
            shown.append(spot)
        elif pieces:
            shown.append({"id": PLACE.text(place), "pieces": pieces})
    return shown


def _ruled(g: Game, place: int) -> View:
    """2.5, 4.1.1 Return a clearing's ruler, and its activated crafting pieces."""
    owner = ruler(g, place)
    shown: View = {"ruler": g.seat_name(owner) if owner != NOBODY else None}
    if g.activated[place] > 0:
        shown["activated"] = g.activated[place]
    return shown


def _pieces(g: Game, place: int, viewer: int) -> list[View]:
    """1.2.1 Return the pieces as the viewer sees them; kinds that look alike are one entry."""
    found: list[View] = []
    for owner in range(g.owners):
        if g.presence[owner * g.places + place] == 0:
            continue
        unknown: list[View] = []
        for kind in book(g).owner(owner).kinds:
            n = g.pieces[kind * g.places + place]
            if n > 0:
                k = g.box.kinds[kind]
                seen = seen_as(g, viewer, kind, place) if g.box.hides_kinds else k.piece
                stand: View = {
                    "owner": g.seat_name(owner),
                    "piece": PIECES.text(seen),
                    "kind": KINDS_OF_PIECE[k.sort],
                    "count": n,
                }
                if k.seen_by != EVERYBODY:
                    stand["face_down"] = True
                if seen == k.piece:
                    found.append(stand)
                else:
                    _add_unknown(unknown, stand, n)
        found += unknown
    return found


def _add_unknown(unknown: list[View], stand: View, n: int) -> None:
    """Add pieces that look alike to one entry, so that their order reveals nothing."""
    for other in unknown:
        if other["piece"] == stand["piece"]:
            before = other["count"]
            assert isinstance(before, int)
            other["count"] = before + n
            return
    unknown.append(stand)


def _owner(g: Game, owner: Owner, viewer: int) -> View:
    """H Return an owner without a seat, with its present decider."""
    decider = owner.decider(g)
    return {
        "id": owner.name,
        "title": owner.title(),
        "decider": g.seat_name(decider) if decider != NOBODY else None,
        "supply": in_supply(g, viewer, owner.index),
        "board": [part.data() for part in owner.describe(g, viewer)],
    }


def _seat(g: Game, seat: int, viewer: int, view: View) -> View:
    """2.1.4, 1.2.1 A player: hands are hidden unless they are open; how many cards is public."""
    hand = g.hands[seat]
    shown = seat == viewer or hand_is_open(g, seat)
    known = g.seen[viewer * g.seats + seat] if viewer >= 0 else []
    if shown and seat != viewer:
        known = hand
    view["hand"] = _cards(hand) if shown else None
    view["known"] = _cards(known)
    if g.box.hides_kinds:
        view["supply"] = in_supply(g, viewer, seat)
    faction = book(g).factions[seat]
    if not faction.has_open_board():
        view["board"] = [part.data() for part in faction.describe(g, viewer)]
    return view


def _common_seat(g: Game, seat: int) -> View:
    """2.1.4 Public view of a player, with room for what differs."""
    faction = book(g).factions[seat]
    partner = faction.bonds.partner(g)
    board = faction.describe(g, NOBODY) if faction.has_open_board() else []
    view: View = {
        "faction": faction.name,
        "score": g.score[seat],
        "on_track": may_score(g, seat),
        "hand": None,
        "hand_count": len(g.hands[seat]),
        "known": [],
        "play": _cards(g.play[seat]),
        "crafted": _items(g.crafted[seat]),
        "face_down": {},
        "homelands": _homelands(g, seat),
        "dominance": CARDS.text(g.dominance[seat]) if g.dominance[seat] != NO_CARD else None,
        "partner": g.seat_name(partner) if partner != NOBODY else None,
        "supply": {} if g.box.hides_kinds else in_supply(g, NOBODY, seat),
        "board": [part.data() for part in board],
    }
    for source in book(g).hooks.seat_entries:
        view.update(source.seat_entries(g, seat))
    return view


def _homelands(g: Game, seat: int) -> list[str]:
    """A.8.3.I Return the homelands that a seat has chosen, in that order."""
    chosen = [at % g.places for at in g.homelands if at // g.places == seat]
    return [PLACE.text(place) for place in chosen]


def _decision(g: Game, viewer: int) -> View | None:
    """Return the open question; its options only for the seat that is asked."""
    decision = g.decision
    if decision is None:
        return None
    view: View = {
        "seat": g.seat_name(decision.seat),
        "prompt": decision.prompt,
        "law": decision.law,
    }
    if decision.seat == viewer:
        view["options"] = decision.texts()
    return view


def _cards(cards: list[int]) -> list[str]:
    return [CARDS.text(card) for card in cards]


def _items(counts: list[int]) -> dict[str, int]:
    return {ITEMS.text(item): n for item, n in enumerate(counts) if n > 0}


def _suits(mask: int) -> list[str]:
    return [SUITS.text(suit) for suit in range(len(SUITS)) if mask >> suit & 1]
