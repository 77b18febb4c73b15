"""Secrecy is about worlds: games that look the same to a viewer go on alike before its eyes.

Another world is the game with all dealt anew that a viewer cannot see, the hand of the deciding
seat too, and the open question asked again.
"""

from __future__ import annotations

from undergrowth import CHANCE, Game, Setup
from undergrowth.engine.chance import seeded
from undergrowth.engine.events import Event
from undergrowth.engine.frames import NOBODY
from undergrowth.law.cards.play_area import add_effect
from undergrowth.table.described.seen import GameView
from undergrowth.table.frames import Frame
from undergrowth.table.hidden.learned import reveals_anything
from undergrowth.table.places import NOWHERE
from undergrowth.table.saving.saves import to_json

GIVEN = 14
"""Number of cards of the deck that an enriched game tries to lay into play areas."""


def viewers(g: Game) -> range:
    """Return every seat, and NOBODY for a spectator."""
    return range(NOBODY, g.seats)


def other_world(g: Game, viewer: int, seed: int) -> Game:
    """A game that looks the same to a viewer, with the same record of who answered."""
    twin = g.determinize(viewer, seed, afresh=True)
    twin.answers = g.answers[:] if g.answers is not None else None
    twin.log = []
    if g.trail is not None:
        twin.trail = g.trail.copy(g.stack, twin.stack)
    return twin


def check_asks_again(g: Game) -> None:
    """A step that asks does nothing that cannot be done twice: other worlds are made so."""
    twin = g.copy()
    assert twin.ask_again()
    assert to_json(twin, log=False) == to_json(g, log=False), "asking again changes the game"


def check_worlds(g: Game, number: int) -> None:
    """An answer that may be taken back has told nobody more than that it was given.

    Whether it may be is alike in all worlds, and where it may, they still look the same: nobody is
    asked, or not asked, because of what a viewer cannot see.
    """
    for viewer in viewers(g):
        other = other_world(g, viewer, number)
        assert other.observe(viewer) == g.observe(viewer), f"seat {viewer} sees what it may not"
        check_spoken_of(other)
        text = _common_answer(g, other, number)
        if text:
            _goes_on_alike(g, other, viewer, text)


def speaks_of_pieces(g: Game) -> bool:
    """Whether a procedure in progress speaks of pieces, as a battle does of those that were hit."""
    return any(isinstance(frame, Frame) and frame.pieces() for frame in g.stack)


def check_spoken_of(g: Game) -> None:
    """Procedures in progress speak of pieces that are there, as many of each as they name."""
    for frame in g.stack:
        spoken = frame.pieces() if isinstance(frame, Frame) else []
        for kind, place in spoken:
            there = g.supply[kind] if place == NOWHERE else g.count(kind, place)
            assert spoken.count((kind, place)) <= there, (
                f"{frame} speaks of pieces that are not there"
            )


def check_world_plays(g: Game, number: int) -> None:
    """In a world that was dealt anew whole turns can be played."""
    for viewer in viewers(g):
        twin = g.determinize(viewer, number, afresh=True)
        chance = seeded(number)
        for _ in range(30):
            if twin.decision is not None:
                twin.take(twin.decision.options[chance.below(len(twin.decision.options))])


def _common_answer(g: Game, other: Game, number: int) -> str:
    """An answer that is offered in both worlds."""
    assert g.decision is not None and other.decision is not None
    offered = other.decision.texts()
    both = [text for text in g.decision.texts() if text in offered]
    return both[number % len(both)] if both else ""


def _goes_on_alike(g: Game, other: Game, viewer: int, text: str) -> None:
    one, two = g.copy(log=True), other.copy(log=True)
    for world in (one, two):
        world.log = []
        world.choose(text)
    told = reveals_anything(g, one)
    assert g.decision is not None and g.decision.seat != CHANCE
    where = f"seat {viewer}: {g.seat_name(g.decision.seat)} answers {text}"
    assert told == reveals_anything(other, two), f"{where}, and undo tells which world it is"
    if not told:
        assert seen(one, viewer) == seen(two, viewer), f"{where}, and what follows tells it"


def seen(g: Game, viewer: int) -> tuple[list[Event], GameView]:
    """Return what a viewer has been told in a world, and what it sees there."""
    return [event.as_seen_by(viewer) for event in g.log or []], g.observe(viewer)


def enriched(setup: Setup, seed: int) -> Game:
    """A game at a question of its first turns in which many effects lie in play areas.

    Points enough for dominance too: cards meet that seldom do.
    """
    g = Game.new(setup, seed)
    chance = seeded(seed)
    while g.turns == 0 or not g.deck:
        _answer(g, chance.below(1 << 20))
    for _ in range(GIVEN):
        at, seat = chance.below(len(g.deck)), chance.below(g.seats)
        card = g.deck[at]
        if g.box.cards[card].kind == "persistent" and card not in g.play[seat]:
            del g.deck[at]
            add_effect(g, seat, card)
    g.score = [10] * g.seats
    _answer(g, chance.below(1 << 20))  # the open question was made before
    return g


def _answer(g: Game, number: int) -> None:
    assert g.decision is not None
    g.take(g.decision.options[number % len(g.decision.options)])
