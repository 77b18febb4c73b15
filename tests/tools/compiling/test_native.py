"""The compiler's input says the same as the source, on the same lines."""

import ast
from textwrap import dedent
from types import ModuleType

import pytest

from compiler.native import Classes, rewritten

FLOW = """
from __future__ import annotations

from marks import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Frame:
    def script(self):
        raise NotImplementedError

    def take_step(self, g: object, at: int) -> bool:
        script = self.script()
        if at >= len(script):
            return False
        script[at](g)
        return True
"""
RULE = """
from __future__ import annotations

from dataclasses import dataclass, field

from flow import Frame

MOST = 3


class Game(list):
    running = 0

    def back_to(self, step):
        self.append(f"back to {step}")


@dataclass
class March(Frame):
    \"\"\"4.2 March.\"\"\"

    seat: int
    left: int = MOST
    places: list[int] = field(default_factory=list)
    halves: list[int] = field(default_factory=lambda: [0, 0])

    def script(self):
        \"\"\"4.2 In order.\"\"\"
        return (self.choose, self.walk)

    def choose(self, g: Game) -> None:
        g.append("choose")

    def walk(self, g: Game) -> None:
        g.append("walk")
        g.back_to("choose")


@dataclass
class Forced(March):
    by: int = -1


class Odd(March):
    def script(self):
        return (self.walk,) * self.seat


def after() -> int:
    return 1
"""


def sources(**more: str) -> dict[str, str]:
    return {"flow": FLOW, "rule": RULE} | {name: dedent(text) for name, text in more.items()}


def run(made: dict[str, str]) -> dict[str, ModuleType]:
    """The rewritten modules, imported."""
    import sys

    marks = ModuleType("marks")
    marks.__dict__["mypyc_attr"] = lambda **_: lambda kind: kind
    modules = {"marks": marks}
    try:
        sys.modules["marks"] = marks
        for name, text in made.items():
            modules[name] = sys.modules[name] = ModuleType(name)
            exec(compile(text, name, "exec"), modules[name].__dict__)
    finally:
        for name in modules:
            sys.modules.pop(name, None)
    return modules


def test_no_line_moves() -> None:
    made = rewritten(sources(), "marks")

    for name, text in sources().items():
        for before, after in zip(text.splitlines(), made[name].splitlines(), strict=False):
            if "g.back_to(" in before:
                continue
            assert not before.strip() or after.startswith(before)


def test_a_procedure_takes_the_steps_of_its_script() -> None:
    rule = run(rewritten(sources(), "marks"))["rule"]
    assert "take_step" in vars(rule.March)

    taken = rule.Game()
    march = rule.March(2)
    assert [march.take_step(taken, at) for at in (0, 1, 2, 1 << 20)] == [True, True, False, False]
    assert taken[:2] == ["choose", "walk"]


def test_a_step_is_gone_back_to_by_its_number_where_that_is_always_the_same() -> None:
    """`March` has a subclass with another script, so its steps have no number for good."""
    alone = RULE.replace(
        "def script(self):\n        return (self.walk,)", "def other(self):\n        ()"
    )
    for text, step, said in ((RULE, -1, ["walk", "back to choose"]), (alone, 0, ["walk"])):
        rule = run(rewritten({"flow": FLOW, "rule": text}, "marks"))["rule"]
        game, march = rule.Game(), rule.March(2)
        march.next_step = -1
        march.walk(game)
        assert (game, march.next_step) == (said, step)


def test_a_dataclass_gets_the_init_it_means() -> None:
    plain, made = run(sources())["rule"], run(rewritten(sources(), "marks"))["rule"]

    assert "def __init__(self, seat: int, left: int = MOST" in rewritten(sources(), "marks")["rule"]
    for arguments in ((1,), (1, 2), (1, 2, [3], [4])):
        assert vars(made.March(*arguments)) == vars(plain.March(*arguments))
    assert vars(made.Forced(1, by=2)) == vars(plain.Forced(1, by=2))
    assert made.March(1).halves is not made.March(1).halves


def test_what_is_inherited_from_elsewhere_is_written_only_where_it_means_the_same() -> None:
    more = """
        from dataclasses import dataclass
        from rule import March

        @dataclass
        class Charge(March):
            speed: int = 2
        """
    made = rewritten(sources(more=more), "marks")
    assert "__init__" not in made["more"]  # MOST is not here
    assert "__init__" not in made["rule"].partition("class Odd")[0].partition("class Forced")[0]


def test_a_script_that_is_no_plain_tuple_is_looked_up() -> None:
    rule = run(rewritten(sources(), "marks"))["rule"]
    taken = rule.Game()
    assert rule.Odd.script(rule.Odd(1))
    assert rule.Odd(1).take_step(taken, 0)
    assert taken[0] == "walk"


def test_procedures_that_others_may_extend_look_their_steps_up() -> None:
    text = RULE.replace(
        "@dataclass\nclass March",
        "@mypyc_attr(allow_interpreted_subclasses=True)\n@dataclass\nclass March",
    )
    assert "take_step" not in rewritten(sources(rule=text), "marks")["rule"]


def test_a_class_gets_the_copy_that_its_fields_mean() -> None:
    """The one that is written stays; who may have interpreted heirs asks for their class first."""
    sources = {
        "flow": dedent(
            """
            from copying import copied

            @mypyc_attr(allow_interpreted_subclasses=True)
            class Frame:
                def copy(self) -> "Frame":
                    return copied(self)
            """
        ),
        "rule": dedent(
            """
            from dataclasses import dataclass
            from flow import Frame

            @mypyc_attr(allow_interpreted_subclasses=True)
            @dataclass
            class March(Frame):
                seat: int

            @dataclass
            class Long(March):
                places: list[int]

            @dataclass
            class Own(Frame):
                notes: dict[str, int]

                def copy(self) -> Frame:
                    return self
            """
        ),
    }
    text = rewritten(sources, "marks")["rule"]
    assert (
        "def copy(self) -> Frame: return "
        "March(seat=self.seat) if type(self) is March else copied(self)"
    ) in text
    assert "def copy(self) -> March: return Long(seat=self.seat, places=self.places[:])" in text
    assert "from copying import copied" in text and text.count("def copy") == 3
    sources["rule"] = sources["rule"].replace("places: list[int]", "places: set[int]")
    with pytest.raises(SystemExit, match=r"rule\.Long\.places is set\[int\]"):
        rewritten(sources, "marks")


def test_only_what_cannot_lead_back_to_itself_is_acyclic() -> None:
    more = """
        from dataclasses import dataclass
        from flow import Frame
        from somewhere import Base

        @dataclass
        class Plain:
            places: list[int]
            name: str = ""

        @dataclass
        class Node:
            above: Node | None = None

        class Bare:
            pass

        class Foreign(Base):
            pass

        class Mixed(Frame, Base):
            pass
        """
    acyclic = Classes(sources(more=more)).acyclic
    assert acyclic == {"flow.Frame", "rule.March", "rule.Forced", "rule.Odd", "more.Plain"}


def test_marks_are_imported_where_they_are_used() -> None:
    tree = ast.parse(rewritten(sources(), "marks")["rule"])
    imported = [each for each in tree.body if isinstance(each, ast.ImportFrom)]
    assert "marks" in [each.module for each in imported]


def test_a_parameter_that_is_given_may_be_anything() -> None:
    """The function looks at it itself; no line moves, and what is no parameter stays."""
    more = """
        from given import Given

        def choose(answer: Given[int | str], seed: Given[int] = 0) -> Given[int]:
            kept: Given[int] = seed
            return kept
        """
    made = rewritten(sources(more=more), "marks")["more"]
    assert "def choose(answer: object, seed: object = 0) -> Given[int]:" in made
    assert "kept: Given[int] = seed" in made
