"""Checks at every question of every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from undergrowth import CHANCE, Game
from undergrowth.data import sheet
from undergrowth.engine.frames import NOBODY
from undergrowth.law.crafting.items import items_down
from undergrowth.law.pieces.atoms import lying
from undergrowth.law.pieces.rule import (
    may_place,
    may_place_kind,
    not_kept_out,
    own_suits,
    placeable,
    ruled_by,
    ruler,
    rules,
)
from undergrowth.law.setup.house_rules import kinds_left_out
from undergrowth.law.setup.landmarks import added_slots
from undergrowth.table.book import book
from undergrowth.table.cards import NO_CARD
from undergrowth.table.kinds import BUILDING, WARRIOR
from undergrowth.table.names import ITEMS, SUITS
from undergrowth.table.records import ANY_KIND, LEAVE_ITEM, MOVE, PLACE, Intent
from undergrowth.table.saving import saves as codec


def check_question(g: Game) -> None:
    """The open question has options, each with a text of its own that can be read back."""
    decision = g.decision
    assert decision is not None
    assert decision.seat != CHANCE or g.scripted, "chance answers by the generator"
    assert decision.options, f"{decision.prompt} has no options"
    texts = decision.texts()
    assert len(set(texts)) == len(texts), f"{decision.prompt} repeats a text: {texts}"
    for option, text in zip(decision.options, texts, strict=True):
        assert g.meant(text) == option, f"{text!r} does not read back"


def _few_play(g: Game) -> bool:
    """5.1.3, R.3 Two players, or no more people than that among automated factions."""
    bots = sum(sheet(f"factions/{name}").has("automates") for name in g.setup.seats)
    return g.seats == 2 or (bots > 0 and (g.seats - bots <= 2 or g.setup.cooperative))


def check_table(g: Game) -> None:
    """Pieces and cards are conserved, and what is read off the pieces agrees with them."""
    _check_pieces(g)
    _check_read_off(g)
    _check_placing(g)
    _check_places(g)
    _check_promises(g)
    _check_crafting_power(g)
    _check_suits(g)
    held = Counter(cards_everywhere(g))
    deck = Counter(g.box.deck)
    if _few_play(g):  # 5.1.3, R.3.4, but for those that a described position names
        without = Counter(c for c in g.box.deck if g.box.cards[c].kind != "dominance")
        base = [c for c in held.elements() if c not in g.box.added]  # 16.3.3 is about the others
        named = Counter(c for c in base if g.box.cards[c].kind == "dominance")
        assert not named or g.opening
        deck = without + named
    left_out = kinds_left_out(g.setup, [])  # by house rules
    deck = Counter({c: n for c, n in deck.items() if g.box.cards[c].kind not in left_out})
    if len(g.box.added) and held != deck:  # they join during a setup
        deck += Counter(g.box.added)
    if not held and g.turns == 0:
        deck = held  # still in the box: landmarks are set up before the deck is made (A.5)
    assert held == deck, f"cards: {held - deck} too many, {deck - held} missing"
    for seat, hand in enumerate(g.hands):
        assert hand == sorted(hand)
        assert not hand or book(g).faction(seat).holds_cards(g)


def _check_pieces(g: Game) -> None:
    keepers = [*book(g).boarded, *(owner for owner in book(g).others if owner.board_at < 0)]
    for kind, k in enumerate(g.box.kinds):
        assert g.supply[kind] >= 0
        out = 0
        for each in [kind, *g.box.sharing[kind]]:  # sides of one piece, or one supply for all
            elsewhere = sum(source.off_map(g, each) for source in keepers)
            assert 0 <= lying(g, each) <= elsewhere
            assert g.supply[each] == g.supply[kind]
            out += g.on_map(each) + elsewhere
        assert out + g.supply[kind] == k.count, f"kind {kind} is not conserved"
    for seat in range(g.seats):
        for item, n in enumerate(g.crafted[seat]):
            assert 0 <= items_down(g, seat, item) <= n


def _check_suits(g: Game) -> None:
    """2.2.2, 16.2.1 The suits of each clearing are its own and those that pieces there give it.

    1.1.1 What covers its own leaves those on the cards of landmarks.
    """
    giving = [kind for kind, k in enumerate(g.box.kinds) if k.suits]
    assert bool(g.ground) == any(g.on_map(kind) for kind in giving)
    for place in range(g.places):
        there = [g.box.kinds[kind] for kind in giving if g.count(kind, place)]
        own = _by_landmarks(g, place) if any(k.covers for k in there) else own_suits(g, place)
        assert g.suits[place] == own | sum({k.suits for k in there})


def _by_landmarks(g: Game, place: int) -> int:
    """2.2.2 The suits on the cards of landmarks in a clearing, as a mask."""
    names = [one.name for one in book(g).landmarks if one.place(g) == place]
    suits = {s for name in names for s in sheet(f"landmarks/{name}").texts("adds_suits")}
    return sum(1 << SUITS.parse(suit) for suit in suits)


def _check_crafting_power(g: Game) -> None:
    """4.1.1 Check that what is remembered of it agrees with the table."""
    kept, of = g.power, g.power_of
    if kept is None:
        return
    g.power = None
    afresh = book(g).faction(of).crafting_power(g)
    assert (kept.by_suit, kept.groups) == (afresh.by_suit, afresh.groups)
    g.power, g.power_of = kept, of


def _check_places(g: Game) -> None:
    """Remembered places of pieces, and who rules them, are what the table says now."""
    for kind in range(len(g.box.kinds)):
        assert g.places_of(kind) == [place for place in g.clearings if g.count(kind, place)]
    for owner in range(g.owners):
        assert g.stands_in(owner) == [place for place in g.clearings if g.has_pieces(owner, place)]
        assert ruled_by(g, owner) == [place for place in g.clearings if rules(g, owner, place)]


def _check_promises(g: Game) -> None:
    """1.1.2, 2.5 Sources that need not be asked forbid nothing, lend no rule, and bend none."""
    for source in book(g).hooks.strength:
        for place in g.clearings:
            if not source.may_bend_strength(g, place):
                for owner in range(g.owners):
                    theirs = g.strength[owner * g.places + place]
                    assert source.strength(g, owner, place, theirs) == theirs
    for owner in range(g.owners):
        for source in book(g).hooks.forbids_moving:
            if not source.may_forbid_moving(g, owner):
                assert not any(source.forbids_moving(g, each) for each in _moves(g, owner))
        for source in book(g).hooks.forbids_placing:
            if not source.may_forbid_placing(g, owner):
                assert not any(source.forbids_placing(g, each) for each in _placings(g, owner))
        for source in book(g).hooks.rules:
            if not source.may_lend_rule(g, owner):
                assert not any(source.rules(g, owner, place, False) for place in g.clearings)
                assert all(source.rules(g, owner, place, True) for place in g.clearings)


def _moves(g: Game, owner: int) -> Iterator[Intent]:
    """Moves of an owner: out of each clearing, and into each from anywhere and from the first."""
    for kind in [ANY_KIND, *g.box.warrior_kinds[owner]]:
        for place in g.clearings:
            yield Intent(MOVE, owner, kind=kind, origin=place)
            yield Intent(MOVE, owner, place, kind)
            yield Intent(MOVE, owner, place, kind, g.clearings[0])


def _placings(g: Game, by: int) -> Iterator[Intent]:
    """Yield an owner's intents to place in each clearing: its own pieces, and those of others."""
    for place in g.clearings:
        yield Intent(LEAVE_ITEM, NOBODY, place, by=by)
        for kind, k in enumerate(g.box.kinds):
            if k.owner == by or place == g.clearings[0]:
                yield Intent(PLACE, k.owner, place, kind, by=by)


def _check_read_off(g: Game) -> None:
    for owner in range(g.owners):
        for place in range(g.places):
            own = book(g).owner(owner).kinds
            kinds = [(g.box.kinds[kind].sort, g.count(kind, place)) for kind in own]
            at = owner * g.places + place
            warriors = sum(n for sort, n in kinds if sort == WARRIOR)
            assert g.warriors[at] == warriors
            assert g.strength[at] == sum(_weight(g, kind) * g.count(kind, place) for kind in own)
            assert g.presence[at] == sum(n for _, n in kinds)
    remembered, state = g.strongest, g.strength_state
    g.strongest = [-1] * g.places
    afresh = [ruler(g, place) for place in range(g.places)]
    g.strongest, g.strength_state = remembered, state
    assert [ruler(g, place) for place in range(g.places)] == afresh
    for place in g.clearings:
        built = sum(
            g.count(kind, place) for kind, k in enumerate(g.box.kinds) if k.sort == BUILDING
        )
        slots = g.box.woodland.slots[place] + added_slots(g, place) - _covered(g, place)
        open_slots = slots - built - g.has_ruin[place]
        assert g.slots[place] == open_slots >= 0


def _check_placing(g: Game) -> None:
    """G.20, 2.2.3 What is asked of many places at once is what is asked of each."""
    places = [*g.clearings, *g.box.woodland.forest_places]
    for owner in {g.turn, g.owners - 1} - {NOBODY}:
        for kind in book(g).owner(owner).kinds:
            for by in (NOBODY, 0):
                each = [place for place in places if may_place_kind(g, kind, place, by)]
                assert placeable(g, kind, places, by) == each
                each = [place for place in places if may_place(g, owner, place, kind, by)]
                assert not_kept_out(g, owner, places, kind, by) == each


def _covered(g: Game, place: int) -> int:
    """R.7.7.5 Building slots in which something lies for good."""
    shown: list[Any] = [
        source.place_entries(g, place).get("covered", []) for source in book(g).hooks.place_entries
    ]
    return sum(len(items) for items in shown)


def _weight(g: Game, kind: int) -> int:
    """2.5 Return how much a piece counts towards rule: what its kind weighs, unless that is
    bent."""
    weight = g.box.kinds[kind].weight
    for source in book(g).hooks.weight:
        weight = source.weight(g, kind, weight)
    return weight


def cards_everywhere(g: Game) -> list[int]:
    """Every shared-deck card, wherever it lies."""
    cards = g.deck + g.discard + g.available
    for seat in range(g.seats):
        cards = cards + g.hands[seat] + g.play[seat]
        if g.dominance[seat] != NO_CARD:
            cards = [*cards, g.dominance[seat]]
    for frame in g.stack:
        cards = cards + frame.cards()
    for board in g.boards:
        cards = cards + board.all_cards()
    return cards


def items_everywhere(g: Game) -> list[int]:
    """Every item still in the game, by item."""
    total = list(g.items)
    for box in [*g.crafted, *(source.items_held(g) for source in book(g).boarded)]:
        for item, n in enumerate(box):
            total[item] += n
    for item in [item for pile in g.ruins for item in pile]:
        total[item] += 1
    assert len(total) == len(ITEMS)
    return total


def check_copy(g: Game, choice: int) -> None:
    """A copy is equal, and playing on in it changes nothing here."""
    before = codec.to_json(g, log=False)
    events = len(g.log or [])
    twin = g.copy(log=True)
    assert codec.to_json(twin, log=False) == before
    assert twin.decision is not None
    twin.take(twin.decision.options[choice % len(twin.decision.options)])
    assert codec.to_json(g, log=False) == before, "playing on in a copy changed the original"
    assert len(g.log or []) == events


def check_save(g: Game, choice: int) -> None:
    """A save read back is equal, and goes on alike."""
    text = codec.to_json(g, log=False)
    again = codec.from_json(text)
    assert codec.to_json(again, log=False) == text
    twin = g.copy()
    for each in (twin, again):
        assert each.decision is not None
        each.take(each.decision.options[choice % len(each.decision.options)])
    assert codec.digest(again) == codec.digest(twin), "a loaded game goes on differently"


def check_secrecy(g: Game, seed: int) -> None:
    """Dealing anew what a seat cannot see changes neither its view nor its question."""
    decision = g.decision
    assert decision is not None
    for viewer in range(g.seats):
        other = g.determinize(viewer, seed)
        check_table(other)
        assert other.observe(viewer) == g.observe(viewer), f"seat {viewer} sees what it may not"
        assert other.decision is not None
        other.take(other.decision.options[seed % len(other.decision.options)])  # it can go on
    acting = g.determinize(decision.seat, seed)
    frames = acting.copy()
    assert frames.decision is not None
    assert frames.decision.texts() == decision.texts()


def check_all(g: Game, number: int) -> None:
    """Everything above."""
    check_question(g)
    check_table(g)
    check_copy(g, number)
    check_save(g, number + 1)
    check_secrecy(g, number)
