"""`undergrowth content check` names what only a short game shows."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from kit.madeup.thicket import FACTION_FILE, GUARD, change
from kit.terminal import Run
from undergrowth.checking.folder import check_folder
from undergrowth.checking.patience import NeverEnds, Patience

SHOWN_BY_GAMES = [
    (
        FACTION_FILE,
        'evening = ["B.6"]',
        'evening = ["B.6", "B.7"]',
        "steps evening: lists 2 steps; evening(g) returns 1",
    ),
    (
        f"{GUARD}/faction.py",
        "return [GuardBirdsong(self.seat)]",
        "self.turns = g.turns\n        return [GuardBirdsong(self.seat)]",
        "factions/bramble_guard: BrambleGuard.turns: changed during a game",
    ),
    (
        f"{GUARD}/board.py",
        '[list_of("larder", "cards in the Larder", CARDS)]',
        "[]",
        "BrambleGuard.board_entries: does not list larder, which read_board reads",
    ),
    (
        f"{GUARD}/board.py",
        'sorted(take_cards(g, doc, "larder"))',
        "[]",
        "BrambleGuard.read_board: does not read larder, which board_entries lists",
    ),
    (
        f"{GUARD}/turn.py",
        'named("stored")',
        '"stored"',
        "factions/bramble_guard: the event stored: cannot be read: no message event-stored",
    ),
    (
        f"{GUARD}/en.ftl",
        "Store { $card }",
        "Store { $cards }",
        "the answer store: cannot be read: thicket:do-store: asks for $cards; it gets $card",
    ),
    (
        f"{GUARD}/turn.py",
        "g.hand_kinds(self.seat)]",
        "2 * g.hand_kinds(self.seat)]",
        " twice; expected each once, such as by g.hand_kinds(seat)",
    ),
    (
        f"{GUARD}/larder.py",
        "g.ask(self.seat, _MUSTER,",
        "g.settle(self.seat, _MUSTER,",
        "the question thicket:guard.muster: is settled where a hand leaves one option",
    ),
    (
        f"{GUARD}/larder.py",
        "discard(g, self.seat, answer.card)",
        "pass",
        " is nowhere after it; expected each card in one place that `hidden()`",
    ),
    (
        f"{GUARD}/pieces.py",
        "return [self.stores]",
        "return []",
        " is nowhere after it; expected each card in one place that `hidden()`",
    ),
    (
        f"{GUARD}/turn.py",
        "if options or hides_daylight(g, self.seat):",
        "if options:",
        "turn.py: GuardDaylight.offer: asks only `if options`, which tells of the hand (1.2.1):"
        " effects may depend on the hand; expected or hides_daylight(g, self.seat)",
    ),
    (
        f"{GUARD}/turn.py",
        "for card in g.hand_kinds(self.seat)]",
        "for card in g.hand_kinds(self.seat) if g.is_bird(card)]",
        "an action is paid with certain cards; expected or g.hands[self.seat]",
    ),
    (
        f"{GUARD}/larder.py",
        "g.ask(self.seat, _MUSTER,",
        "g.settle(self.seat, _MUSTER,",
        "larder.py: GuardEvening.offer: asks in one world and not in another that looks the same,",
    ),
    (
        f"{GUARD}/setup.py",
        "homelands(g, self.seat)[0]",
        "homelands(g, self.seat)[9]",
        "factions/bramble_guard, drafted: turn 0 of",
    ),
]


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        pytest.param(*each, marks=[pytest.mark.long] if number > 1 else [])
        for number, each in enumerate(SHOWN_BY_GAMES)
    ],
)
def test_what_a_short_game_shows_is_named(
    package: Path, file: str, old: str, new: str, message: str
) -> None:
    """No error stops these games: their sentences, saves, positions and objects are looked at."""
    shutil.rmtree(package / "src/thicket/maps")
    shutil.rmtree(package / "src/thicket/data/maps")
    change(package / file, old, new)
    found = [str(each) for checked in check_folder(package) for each in checked.findings]
    assert any(message in line for line in found), found


def test_a_procedure_that_goes_back_without_a_question_is_interrupted() -> None:
    """A check would wait for it for ever."""
    with pytest.raises(NeverEnds), Patience(0.2):
        while True:
            pass
    seconds = 0.0
    with Patience(0.2, lambda: seconds) as patience:
        for _ in range(4):
            seconds += 0.15
            patience.go_on()


WITCH = '''
from undergrowth.law.hirelings.using import AT_BIRDSONG, Employed


class HedgeWitch(Employed):
    """A side that asks its procedure for a seat that no game has."""

    def acts_by(self):
        return AT_BIRDSONG

    def prevented(self, g, seat):
        return FAULT


OWNERS = {"hedge_witch": HedgeWitch, "lone_witch": HedgeWitch}
'''


@pytest.mark.long
@pytest.mark.parametrize(
    ("fault", "faults", "message"),
    [
        ("None", 0, ""),
        ("g.hands[99]", 2, "the game stopped: IndexError"),
        ("[None, self.pawn][0]", 2, "HedgeWitch.pawn: is used, and its data have none"),
    ],
)
def test_both_sides_of_a_hireling_are_played(
    ug: Run, package: Path, fault: str, faults: int, message: str
) -> None:
    """Until somebody controls it: what is wrong with its action shows only then."""
    home = package / "src/thicket"
    for folder in ("factions", "maps", "data/factions", "data/maps"):
        shutil.rmtree(home / folder)
    for folder in ("hirelings/hedge_witch", "data/hirelings"):
        (home / folder).mkdir(parents=True)
    (home / "hirelings/__init__.py").touch()
    code = WITCH.replace("FAULT", fault)
    (home / "hirelings/hedge_witch/__init__.py").write_text(code)
    piece = '[[piece]]\nid = "warrior"\nkind = "warrior"\ncount = 2\nname = "witch"\n'
    for side, more in (
        ("hedge_witch", f'pack = "thicket"\nexcludes = []\n{piece}'),
        ("lone_witch", 'demotes = "hedge_witch"\npieces_of = "hedge_witch"\n'),
    ):
        text = f'id = "{side}"\nname = "{side}"\ntext = "It watches."\n{more}'
        (home / f"data/hirelings/{side}.toml").write_text(text)
    told = "".join(
        f"about-faction-{side} = Watches\n    .text = It watches.\n"
        for side in ("hedge_witch", "lone_witch")
    )
    (home / "hirelings/hedge_witch/about.en.ftl").write_text(told)
    (home / "hirelings/hedge_witch/about.de.ftl").write_text(told)
    ran = ug("content", "check", package)
    assert len(ran.lines) == faults, ran.out
    assert all(message in line for line in ran.lines), ran.out
    assert [line.partition(":")[0] for line in ran.lines] == [
        "hirelings/hedge_witch",
        "hirelings/lone_witch",
    ][:faults]


def test_answers_that_no_test_game_offers_are_listed(ug: Run, package: Path) -> None:
    """They are no fault: a scenario has to reach them."""
    shutil.rmtree(package / "src/thicket/maps")
    shutil.rmtree(package / "src/thicket/data/maps")
    dig = 'class Dig(AtPlace):\n    verb: ClassVar[str] = "dig"\n\n\nverbs(Dig, GrowIn'
    change(package / f"{GUARD}/turn.py", "verbs(GrowIn", dig)
    for code in ("en", "de"):
        words = package / f"{GUARD}/{code}.ftl"
        change(words, "do-move", "do-dig = Dig in { $place }\nverb-dig = Dig\ndo-move")
    ran = ug("content", "check", package)
    assert ran.code == 0, ran.out
    assert "thicket: never offered in the test games, so write scenarios: dig\n" in ran.err
    (package / "tests/test_digging.py").write_text('ANSWER = "dig 3"\n')
    assert "never offered" not in ug("content", "check", package).err
