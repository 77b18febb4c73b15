"""Procedures: what one tells the one that began it, steps by name, and what lasts meanwhile.

The trips here stand for the Knaves' actions (18.5.1.IV): Skirmish, a move and then a battle where
it ended, and Dash, moves that ignore rule.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from typing import Any, cast

import pytest

from kit.madeup.installing import install_faction, piece
from kit.madeup.plain import WARRIORS, Plain
from kit.table import Table
from undergrowth import Game
from undergrowth.engine.actions import PASS
from undergrowth.engine.frames import (
    FRAMES,
    Procedure,
    Prompt,
    frames,
    step_function,
    step_names,
    step_number,
)
from undergrowth.engine.lasting import Lasting, lasting
from undergrowth.engine.procedures import DONE
from undergrowth.law.battle.battle import Battle, InitiateBattle
from undergrowth.law.moving.move import just_moved
from undergrowth.law.turn.lasting import last_for_one_effect
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.records import Fight, Moved

NAME = "rovers"
_ASK = Prompt("plain.daylight", "1.4.1")


@dataclass
class Skirmish(Frame):
    """18.5.1.IVc Move; then battle where the move ended."""

    seat: int
    optional: bool = False

    def script(self) -> tuple[Step, ...]:
        return (self.move, self.battle)

    def move(self, g: Game) -> None:
        g.push(book(g).faction(self.seat).move(g, 0, self.optional))

    def battle(self, g: Game) -> None:
        m = just_moved(g)
        if m is not None:
            g.push(InitiateBattle(self.seat, place=m.destination))


@dataclass
class AskSomething(Frame):
    """Effect of a move: a question, and a result that is nobody else's business."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.ask, self.tell)

    def ask(self, g: Game) -> None:
        g.ask(self.seat, _ASK, [PASS])

    def tell(self, g: Game) -> None:
        g.finish_with([7])


@dataclass
class Hurry(Lasting):
    """18.5.1.IVa A player's moves ignore rule."""

    seat: int


@dataclass
class Dash(Frame):
    """18.5.1.IVa Up to two moves that ignore rule."""

    seat: int
    left: int = 2

    def script(self) -> tuple[Step, ...]:
        return (self.hurry, self.move, self.again)

    def hurry(self, g: Game) -> None:
        g.lasts_within(g.running, Hurry(self.seat))

    def move(self, g: Game) -> None:
        self.left -= 1
        g.push(book(g).faction(self.seat).move(g, 0, True))

    def again(self, g: Game) -> None:
        if just_moved(g) is not None and self.left > 0:
            g.back_to("move")


@dataclass
class Outing(Frame):
    """Something that a Dash is only a part of."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.go,)

    def go(self, g: Game) -> None:
        g.push(Dash(self.seat))


@dataclass
class Rousing(Frame):
    """2.5 An effect used before the one that it is for."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.inspire,)

    def inspire(self, g: Game) -> None:
        last_for_one_effect(g, Hurry(self.seat))


class Rovers(Plain):
    """Their moves set off a question; in a hurry they ignore rule."""

    def needs_rule(self, g: Game, owner: int, origin: int, destination: int, needs: bool) -> bool:
        hurry = g.in_force(Hurry)
        return needs and (hurry is None or hurry.seat != owner or owner != self.seat)

    def on_moved(self, g: Game, m: Moved) -> list[Frame]:
        return [AskSomething(m.owner), AskSomething(m.owner)] if m.owner == self.seat else []


@dataclass
class Twice(Frame):
    """A script that names a step twice: saves could not tell the two apart."""

    def script(self) -> tuple[Step, ...]:
        return (self.step, self.step)

    def step(self, g: Game) -> None:
        pass


frames(Skirmish, AskSomething, Dash, Outing, Rousing)
lasting(Hurry)


@pytest.fixture
def rovers(monkeypatch: pytest.MonkeyPatch) -> Table:
    install_faction(monkeypatch, NAME, Rovers, piece("rover", "warrior", WARRIORS))
    t = Table(NAME, "marquise").put(NAME, 5, "3 rover")
    return t.put("marquise", 2, "1 warrior").put("marquise", 1, "2 warriors, sawmill")


def reopened(t: Table) -> Table:
    """The same table after a save."""
    again = Game.from_json(t.game.to_json())
    assert again.to_json() == t.game.to_json()
    again.scripted = True
    t._game = again
    return t


def take(g: Game, *texts: str) -> None:
    """Answer for each seat that is asked, chance aside."""
    for text in texts:
        g.choose(text)


# ---- results


def test_a_battle_follows_where_the_move_ended(rovers: Table) -> None:
    """18.5.1.IVc The record of the move outlives a save while something that it set off asks."""
    take(rovers.does(Skirmish(0)).game, "to 2", "take 2")
    g = reopened(rovers).game  # asked by what the move set off
    assert [each.words for each in g.telling] == [[0, 5, 2, 2, 0, 2]]
    take(g, "pass")
    g = reopened(rovers).game
    take(g, "pass")
    assert g.decision is not None and g.decision.prompt == "battle.roll"
    assert g.innermost(Battle).fight.place == 2
    assert not g.telling


def test_a_move_is_told_whole(rovers: Table) -> None:
    """4.2 Its owner, origin, destination, number of warriors, and pieces."""
    g = rovers.does(Skirmish(0)).game
    g.told = [1, 5, 2, 4, 7, 1, 8, 3]
    assert just_moved(g) == Moved(1, 5, 2, 4, False, [7, 8], [1, 3])


def test_no_move_tells_nothing(rovers: Table) -> None:
    """4.2 A move that was declined leads nowhere."""
    g = rovers.does(Skirmish(0, optional=True)).game
    take(g, "pass")
    assert g.decision is None and not g.stack


def test_a_result_is_for_one_step(rovers: Table) -> None:
    """A result that nobody reads is gone by the next question."""
    g = rovers.does(Dash(0)).game
    take(g, "from 5", "to 2", "take 1", "pass", "pass")
    assert g.stack and g.told == [] and not g.telling


# ---- steps by name


def test_steps_are_known_by_name(rovers: Table) -> None:
    """A save says which step comes next; a step that is not there raises."""
    g = rovers.does(Dash(0)).game
    doc = json.loads(g.to_json())
    assert [frame["at"] for frame in doc["stack"]] == ["again", "choose_destination"]
    g.running = 0
    with pytest.raises(ValueError, match="Dash has no step jump; it has hurry, move, again"):
        g.back_to("jump")
    with pytest.raises(ValueError, match="no step jump"):
        g.push_at(Dash(0), "jump")


def samples() -> list[Procedure]:
    """One of each procedure there is that plain numbers make."""
    plain: dict[str, Any] = {"int": 0, "bool": False, "list[int]": [], "Fight": Fight(1, 0, 1)}
    made: list[Procedure] = []
    for kind in FRAMES.values():
        values = [plain.get(str(each.type)) for each in fields(cast(Any, kind))]
        if None not in values:
            made.append(kind(*values))
    return made


def test_a_script_names_a_step_once() -> None:
    with pytest.raises(ValueError, match="Twice takes two steps of one name"):
        step_names(Twice())
    for procedure in samples():
        names = step_names(procedure)
        assert [step_number(procedure, name) for name in names] == list(range(len(names)))


def test_the_first_release_counted_steps(rovers: Table) -> None:
    """A number is the place in the script."""
    g = rovers.does(Dash(0)).game
    doc = json.loads(g.to_json())
    doc["stack"][0]["at"] = 2
    assert Game.from_json(json.dumps(doc)).to_json() == g.to_json()


# ---- what lasts


def test_it_lasts_while_a_procedure_does(rovers: Table) -> None:
    """18.5.1.IVa Both moves ignore rule; afterwards nothing does."""
    t = rovers.put("marquise", 5, "5 warriors").put("marquise", 10, "1 warrior")
    g = t.does(Dash(0)).game
    take(g, "from 5")
    g = reopened(t).game
    assert t.offers(NAME, "to 2")
    take(g, "to 2", "take 1", "pass", "pass")
    assert g.in_force(Hurry) is not None
    assert t.offers(NAME, "from 2")
    take(g, "pass")
    assert not g.stack


def inspired(t: Table) -> Game:
    """The rovers' Daylight, with their next effect in a hurry."""
    g = t.put("marquise", 5, "5 warriors").begins(NAME, "daylight").game
    assert not t.offers(NAME, "plain move")
    g.running = len(g.stack) - 1  # as when the answer to the open question is carried out
    g.back_to("offer")
    g.push(Rousing(0))
    g.decision = None
    g.run()
    return g


def test_it_lasts_for_the_next_choice(rovers: Table) -> None:
    """1.4.2 The move that is chosen next ignores rule; the one after it does not."""
    inspired(rovers)
    g = reopened(rovers).game
    take(g, "plain move", "to 2", "take 1")
    g = reopened(rovers).game  # what the move has set off is part of it
    assert g.in_force(Hurry) is not None
    take(g, "pass", "pass")
    assert g.in_force(Hurry) is None
    assert rovers.asked() == "plain.daylight"


def test_it_ends_with_the_phase(rovers: Table) -> None:
    """1.4.2 Passing is no effect; but no effect outlasts its phase."""
    g = inspired(rovers)
    take(g, "pass")
    assert g.in_force(Hurry) is None


def test_it_ends_when_its_procedure_is_unwound(rovers: Table) -> None:
    """7.7 An effect that cuts a phase short ends what lasted in it."""
    g = rovers.does(Outing(0)).game
    g.unwind(Dash)
    assert g.in_force(Hurry) is not None
    g.unwind(Outing)
    assert g.in_force(Hurry) is None


def test_functions_of_steps_are_those_of_the_script() -> None:
    """The interpreted core calls them with the procedure, so that it binds nothing."""
    for procedure in samples():
        steps = procedure.script()
        functions = [step_function(procedure, at) for at in range(len(steps))]
        assert functions == [getattr(type(procedure), step.__name__) for step in steps]
        for past in (len(steps), DONE):
            assert step_function(procedure, past) is None
