"""Options of the Corvids and those who expose them, against a plain reading of chapter 13.

Everything here is counted anew from the pieces; nothing of the faction's own rules is asked.
"""

from __future__ import annotations

from typing import Any

import pytest

from kit.lineups import play_randomly
from undergrowth import NOBODY, Game, Setup
from undergrowth.table.names import PIECES

NAME = "corvid_conspiracy"
TYPES = ("bomb", "snare", "extortion", "raid")
BETWEEN = ("window.birdsong", "window.between", "window.evening", "marquise.daylight")
LINEUPS = (
    [NAME, "marquise_de_cat", "eyrie_dynasties", "woodland_alliance"],
    ["vagabond", NAME, "marquise_de_cat"],
    ["eyrie_dynasties", "second_vagabond", "vagabond", "woodland_alliance", NAME],
    [NAME, "marquise_de_cat"],
)


def pieces(g: Game, name: str, place: int) -> dict[str, int]:
    """The pieces of a faction in a clearing, by name."""
    found = {}
    for kind, k in enumerate(g.box.kinds):
        if g.seat_name(k.owner) == name and g.count(kind, place):
            found[PIECES.text(k.piece)] = g.count(kind, place)
    return found


def plot(g: Game, place: int) -> str:
    """13.2.2.I `up`, `down`, or nothing."""
    here = pieces(g, NAME, place)
    if any(each in here for each in TYPES):
        return "up"
    return "down" if any(f"face_down_{each}" in here for each in TYPES) else ""


def partner(g: Game) -> str:
    """9.2.8 Return the player in a coalition with the Corvids."""
    for seat, board in enumerate(g.boards[: g.seats]):
        with_whom = getattr(board, "partner", -1)
        if with_whom >= 0 and g.seat_name(with_whom) == NAME:
            return g.seat_name(seat)
    return ""


def enemies(g: Game) -> list[str]:
    return [name for name in g.setup.seats if name not in (NAME, partner(g))]


def schemes(g: Game) -> set[str]:
    """13.5.1 to 13.5.4 Return the options of an action."""
    found = set()
    me = g.setup.seats.index(NAME)
    laid = [place for place in g.clearings if plot(g, place)]
    for place in g.clearings:
        here = pieces(g, NAME, place).get("warrior", 0)
        closed = "marquise_de_cat" in g.setup.seats and "keep" in pieces(
            g, "marquise_de_cat", place
        )
        if here and g.paths[place]:
            found.add("scheme move")
        if here and any(pieces(g, name, place) for name in enemies(g)):
            found.add("scheme battle")
        if here > g.boards[me].plotted and place not in laid and len(laid) < 8 and not closed:  # type: ignore[attr-defined]
            found.add(f"plot in {place}")
        if any(plot(g, other) == plot(g, place) for other in laid if other != place):
            found.add(f"trick at {place}")
    return found


def flips(g: Game) -> set[str]:
    """13.4.2 Return where a plot lies face down beside Corvid warriors."""
    return {
        f"flip plot {place}"
        for place in g.clearings
        if plot(g, place) == "down" and "warrior" in pieces(g, NAME, place)
    }


def exposures(g: Game, seat: int) -> set[str]:
    """13.2.4 Return where a seat has pieces beside what lies face down, and a card that matches."""
    name = g.seat_name(seat)
    return {
        f"expose {place}"
        for place in g.clearings
        if plot(g, place) == "down"
        and name in enemies(g)
        and pieces(g, name, place)
        and any(g.box.mask[card] & g.suits[place] for card in g.hands[seat])
    }


def has_actions(g: Game) -> bool:
    """13.5 Whether fewer than three have been taken, as everybody sees."""
    view: Any = g.observe(NOBODY)
    return any(a["id"] == "action" and a["used"] < a["of"] for a in view["turn"]["allowances"])


def compare(g: Game) -> str:
    """Return which offers have been compared at the open question."""
    assert g.decision is not None
    texts, prompt = set(g.decision.texts()), g.decision.prompt
    if prompt in ("corvids.daylight", "corvids.exert"):
        left = prompt == "corvids.exert" or has_actions(g)
        offered = {each for each in texts if each.split()[0] in ("scheme", "plot", "trick")}
        assert offered == (schemes(g) if left else set())
        return "schemes"
    if prompt == "corvids.flip":
        assert {each for each in texts if each.startswith("flip plot")} == flips(g)
        return "flips"
    exposed = {each for each in texts if each.startswith("expose ")}
    asked = prompt in BETWEEN and g.decision.seat == g.turn
    if asked and g.seat_name(g.decision.seat) != NAME:
        assert exposed == exposures(g, g.decision.seat)
        return "exposures" if exposed else ""
    return ""


@pytest.mark.parametrize("number", range(len(LINEUPS)))
def test_a_plain_reading_offers_the_same(number: int) -> None:
    """13.2.4, 13.4.2, 13.5 In random games, at every question."""
    seen: list[str] = []
    for seed in (number, number + 10):
        setup = Setup(seats=LINEUPS[number], map=("autumn", "winter", "lake", "gorge")[number])
        play_randomly(setup, seed, lambda g, n: seen.append(compare(g)))
    assert {"schemes", "flips", "exposures"} <= set(seen)
