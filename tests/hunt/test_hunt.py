"""The hunt finds what is wrong, makes it small, repeats it; and draws the same positions again."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from hunt.describing import Drawn, draw
from hunt.entries import entries_of
from hunt.hunting import Hunt, search, seed_at
from hunt.keeping import Catch, Progress, resumed, write
from hunt.keeping import read as read_catch
from hunt.limits import Endless, Limit
from hunt.looking import LOOKS, Look
from hunt.playing import Fault, Found, Rarely, again, play
from hunt.shrinking import MOST_TRIES, small
from kit import checks
from undergrowth import Game, position

SEEDS = range(6)
HELD = "anvil"
"""A card whose holder is in trouble, in these tests."""


def lost_piece(g: Game, number: int) -> None:
    """A look at a table from which somebody takes a piece wherever a warrior has died."""
    removed = [event for event in g.log or [] if event.verb == "removed"]
    twin = g.copy()
    if removed:
        kind = next(kind for kind, n in enumerate(twin.supply) if n > 0)
        twin.supply[kind] -= 1
    checks.check_table(twin)


def empty_question(g: Game, number: int) -> None:
    """A look at a question that has lost its options, once three answers have been given."""
    assert number < 3 or "nobody" in g.seat_name(0), "no options"


PLANTED = (Look("lost", lambda g: lost_piece), Look("empty", lambda g: empty_question))


def caught(look: Look) -> Catch:
    """Return what the hunt finds with a look, in the first position in which it finds anything."""
    for seed in range(40):
        try:
            play(draw(seed).document, random.Random(seed), Rarely(), looks=[look])
        except Found as found:
            return Catch(found.fault, draw(seed).document, found.answers, 0, seed)
    raise AssertionError("nothing was found")


@pytest.mark.parametrize("look", PLANTED, ids=lambda look: look.name)
def test_a_planted_fault_is_found_made_small_and_repeated(look: Look, tmp_path: Path) -> None:
    """The smaller page fails in the same way."""
    catch = caught(look)
    made = small(catch.document, catch.answers, catch.fault, [look], tries=250)
    assert len(json.dumps(made.document)) < len(json.dumps(catch.document))
    assert len(made.answers) <= len(catch.answers)
    path = write(tmp_path, Catch(made.fault, made.document, made.answers, 0, 1))
    kept = read_catch(path)
    fault, answers = again(kept.document, kept.answers, [look])
    assert fault is not None and fault.is_like(catch.fault)
    assert answers == kept.answers


@pytest.mark.parametrize("seed", SEEDS)
def test_a_drawn_position_is_accepted(seed: int) -> None:
    """It lies as no rule forbids, and most changes on the way to it were accepted, too."""
    drawn = draw(seed)
    g = position.game(drawn.document, scripted=True, asks_all=True)
    assert g.decision is not None
    assert drawn.refused < drawn.tried


def test_the_same_seed_draws_the_same_position() -> None:
    """The slice and the number give the position."""
    assert [draw(seed) for seed in SEEDS] == [draw(seed) for seed in SEEDS]


def test_positions_are_dense() -> None:
    """Pieces of several owners meet, hands are full, effects are in play."""
    tables = [position.table(draw(seed).document) for seed in SEEDS]
    crowded = [max(_owners_at(g, place) for place in g.clearings) for g in tables]
    assert sum(n >= 3 for n in crowded) > len(tables) / 3
    assert sum(sum(map(len, g.play)) >= 2 for g in tables) > len(tables) / 3
    assert sum(max(map(len, g.hands)) >= 5 for g in tables) > len(tables) / 3


def _owners_at(g: Game, place: int) -> int:
    return sum(g.has_pieces(owner, place) for owner in range(g.owners))


def test_entries_are_read_off_the_library() -> None:
    """A board's entries are known with what they may hold, though no test names them."""
    document: dict[str, Any] = {"seats": ["marquise", "eyrie"]}
    known = {entry.path[-1]: entry for entry in entries_of(position.table(document))}
    assert "charismatic" in known["leader"].words
    assert known["score"].most == 29


def test_a_page_is_searched_and_the_search_goes_on_after_it(tmp_path: Path) -> None:
    """Progress is kept: who hunts on begins with the next page."""
    first = Hunt(tmp_path, 7, 1)
    first.take_page(0, size=1, tries=20)
    assert first.progress.positions > 0 and first.progress.questions > 0
    assert Hunt(tmp_path, 7, 1).progress == first.progress


def test_pages_done_out_of_turn_are_not_searched_again(tmp_path: Path) -> None:
    """Workers end in any order; a page in the middle that was not done comes next."""
    progress = Progress()
    for page in (0, 3, 1):
        progress.done(page)
    progress.write(tmp_path, 5)
    kept = resumed(tmp_path, 5)
    assert [kept.next(0), kept.next(3)] == [2, 4]
    kept.done(2)
    assert kept.pages == 4 and kept.ahead == []


def test_a_position_that_cannot_be_drawn_is_caught_and_the_hunt_goes_on() -> None:
    """An error in the game that a position comes from, or one that never ends, stops no page."""

    def drawing(seed: int) -> Drawn:
        if seed == seed_at(1, 0):
            raise ZeroDivisionError("a game on the way")
        if seed == seed_at(1, 1):
            raise Endless("never")
        return draw(seed)

    page = search(1, 0, [], size=3, tries=0, drawing=drawing)
    assert page.positions == 3 and page.questions > 0
    assert [catch.fault.kind for catch in page.catches[:2]] == ["ZeroDivisionError", "Endless"]


def test_what_has_no_end_is_stopped() -> None:
    """A limit is of processor time, and is gone afterwards."""
    with pytest.raises(Endless), Limit(0.01):
        while True:
            pass
    with Limit():
        pass


def test_what_may_have_no_end_is_not_played_again_to_make_it_small() -> None:
    """Each try would take as long again."""

    def endless(g: Game, number: int) -> None:
        raise Endless("never")

    look = Look("endless", lambda g: endless)
    catch = caught(look)
    made = small(catch.document, catch.answers, catch.fault, [look])
    assert made.fault.is_endless() and made.tries == MOST_TRIES


def test_every_look_has_a_name_of_its_own() -> None:
    """A file says which look found what is in it."""
    assert len({look.name for look in LOOKS}) == len(LOOKS)


def test_faults_that_are_known_are_counted_and_passed_over() -> None:
    """One that comes everywhere does not hide others."""
    look = PLANTED[1]
    catch = caught(look)
    known = [Fault(catch.fault.look, catch.fault.kind, prompt) for prompt in _prompts(catch)]
    watcher = play(catch.document, random.Random(catch.number), Rarely(), known=known, looks=[look])
    assert watcher.seen


def _prompts(catch: Catch) -> list[str]:
    """All prompts that play on from a position comes to."""
    rarely = Rarely()
    play(catch.document, random.Random(catch.number), rarely, looks=[])
    return [*rarely.asked, catch.fault.where]
