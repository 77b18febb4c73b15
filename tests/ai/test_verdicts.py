"""The price of an answer: what it gave away of the chance to win, from what its seat knew."""

from __future__ import annotations

import pytest

from kit.lineups import sparing
from undergrowth import BadSetup, Game, IllegalAction, Setup
from undergrowth.ai import Tally, make_player, play
from undergrowth.ai.verdicts import Verdict, is_judged, verdict
from undergrowth.table.hidden.determinize import with_open_hands

SETUP = Setup(seats=["marquise", "eyrie", "alliance", "vagabond"])


def middle(turns: int, seed: int = 5) -> Game:
    """Return a game at the first question with a few options after some turns."""
    g = Game.new(SETUP, seed, log=False)
    players = [make_player("greedy", seat, seat) for seat in range(4)]
    while g.decision is not None and (g.turns < turns or not 2 <= len(g.decision.offered) <= 4):
        play(g, players, 1, Tally(4))
    return g


def told(found: Verdict) -> tuple[str, str, float, float, float, list[str]]:
    steps = [step.label for step in found.line]
    return str(found.answer), str(found.best), found.chance, found.price, found.reach, steps


def judged(g: Game, tries: int = 16) -> list[Verdict]:
    """Return the verdict on each option of the open question."""
    assert g.decision is not None
    return [verdict(g, option, tries) for option in g.decision.offered]


def test_the_best_option_costs_nothing_and_others_what_they_give_away() -> None:
    found = judged(middle(8))
    free = [each for each in found if each.price == 0]
    assert free and all(each.best == each.answer and not each.is_sure() for each in free)
    for each in found:
        assert 0 <= each.chance <= 1 and 0 <= each.price <= 1 and 0 <= each.reach <= 1
        assert each.price == 0 or each.best != each.answer


def test_the_game_stays_as_it_was_and_the_verdict_is_the_same_again() -> None:
    g = middle(6)
    assert g.decision is not None
    before, option = g.to_json(), g.decision.offered[-1]
    assert told(verdict(g, option, 8)) == told(verdict(g, option, 8))
    assert g.to_json() == before


@pytest.mark.parametrize("turns", sparing(["5", "6", "7", "8"], most=1))
def test_games_that_look_alike_to_a_seat_get_the_same_verdict(turns: str) -> None:
    """Hands and the deck are dealt anew: nobody's answer is judged by what it could not know."""
    g = middle(int(turns))
    assert g.decision is not None
    twin = g.determinize(g.decision.seat, 99)
    assert g.to_json() != twin.to_json()
    option = g.decision.offered[0]
    assert told(verdict(g, option, 8)) == told(verdict(twin, option, 8))


def test_with_all_hands_open_the_cards_of_others_count_and_the_order_of_the_deck_does_not() -> None:
    g = middle(6)
    assert g.decision is not None
    seat, option = g.decision.seat, g.decision.offered[0]
    shuffled = with_open_hands(g, seat, 99)
    assert shuffled.hands == g.hands and shuffled.deck != g.deck
    assert sorted(shuffled.deck) == sorted(g.deck)
    open_ = told(verdict(g, option, 16, hands_open=True))
    assert open_ == told(verdict(shuffled, option, 16, hands_open=True))
    assert open_ != told(verdict(g, option, 16))


def test_an_answer_that_misses_a_great_deed_has_its_price() -> None:
    """The Alliance lets a revolt pass: a review must find this."""
    g = middle(7)
    found = {str(each.answer): each for each in judged(g)}
    assert found["revolt in 3"].price == 0
    for missed in ("pass", "spread to 6"):
        assert found[missed].is_sure() and found[missed].price > 0.1
        assert str(found[missed].best) == "revolt in 3"


def test_what_cannot_be_judged_is_refused() -> None:
    g = Game.new(SETUP, 3, log=False)
    assert g.decision is not None and not is_judged(g)
    with pytest.raises(IllegalAction):
        verdict(g, g.decision.offered[0], 10)
    g = middle(6)
    assert g.decision is not None
    for tries in (0, -1, 2.5, 10**9):
        with pytest.raises(BadSetup):
            verdict(g, g.decision.offered[0], tries)  # type: ignore[arg-type]
    with pytest.raises(BadSetup):
        verdict(g, g.decision.offered[0], 10, hands_open="yes")  # type: ignore[arg-type]
    with pytest.raises(IllegalAction):
        verdict(g, "march", 10)  # type: ignore[arg-type]
    with pytest.raises(IllegalAction):
        verdict(g, middle(9).decision.offered[0], 10)  # type: ignore[union-attr]
