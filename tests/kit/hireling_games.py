"""Random games in which hirelings are controlled from the first turn on, and go round quickly."""

from __future__ import annotations

from kit.checks import check_all, check_question
from kit.opinions.worlds import check_asks_again, check_worlds
from undergrowth import CHANCE, Game, Setup
from undergrowth.data import sheet
from undergrowth.engine.chance import seeded
from undergrowth.engine.errors import BadSetup
from undergrowth.law.hirelings.hireling import hirelings, may_control
from undergrowth.law.pieces.atoms import forget_rulers
from undergrowth.library import installed_factions, installed_maps
from undergrowth.table.game import library

FEW_PLAYERS = 2
MOST_PLAYERS = 5


def hire_all(g: Game, number: int) -> None:
    """H.1 Each of them gets a controller who can have one, with few control markers."""
    seats = [seat for seat in range(g.seats) if may_control(g, seat)]
    for at, one in enumerate(hirelings(g)):
        card = one.held(g)
        card.controller = seats[(at + number) % len(seats)]
        card.markers = 1 + number % 2
    forget_rulers(g)


def hire_at_once(g: Game, number: int) -> bool:
    """H.1 The same at an open question that is asked then, too; False where it is another one."""
    trial = g.copy()
    hire_all(trial, number)
    if not trial.ask_again():
        return False
    hire_all(g, number)
    return g.ask_again()


def play_hired(setup: Setup, seed: int, most: int = 700, every: int = 61) -> Game:
    """Play at random with all of them hired; every question is looked at, some in full."""
    g = Game.new(setup, seed)
    chance = seeded(seed)
    hired = False
    for number in range(most):
        if g.decision is None:
            break
        check_question(g)
        if g.turns >= 1 and not hired:
            hired = hire_at_once(g, seed)
        elif number % every == 0:
            check_all(g, number)
            if g.decision.seat != CHANCE:
                check_asks_again(g)
                check_worlds(g, number)
        g.take(g.decision.options[chance.below(len(g.decision.options))])
    return g


def some_setup(hired: list[str], seed: int) -> Setup:
    """A map, and two to five people with factions that these hirelings leave in the game."""
    chance = seeded(seed)
    maps = installed_maps()
    people = [name for name in installed_factions() if _fits(name, hired)]
    count = min(len(people), FEW_PLAYERS + chance.below(MOST_PLAYERS - FEW_PLAYERS + 1))
    order = list(range(len(people)))
    chance.shuffle(order)
    seats: list[str] = []
    for name in [people[i] for i in order]:
        if len(seats) < count and _sit_together([*seats, name]):
            seats.append(name)
    return Setup(seats=seats, hirelings=hired, map=maps[chance.below(len(maps))])


def _sit_together(seats: list[str]) -> bool:
    """5, A.8.1 Whether some factions can be in one game."""
    if len(seats) < FEW_PLAYERS:
        return True
    try:
        library().complete(Setup(seats=seats))
    except BadSetup:
        return False
    return True


def _fits(faction: str, hired: list[str]) -> bool:
    page = sheet(f"factions/{faction}")
    if page.has("automates") or page.has("same_as"):
        return False
    return all(faction not in sheet(f"hirelings/{_card(side)}").texts("excludes") for side in hired)


def _card(side: str) -> str:
    return sheet(f"hirelings/{side}").word("demotes") or side
