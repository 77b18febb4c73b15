"""Content of other people's packages: whole or not at all, and never in each other's way."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import undergrowth
from kit.checks import check_all
from kit.madeup.strangers import diggers, lent, write
from undergrowth import BadText, Game, Setup, content, parse, replay
from undergrowth.ai import ask, make_player, player_names
from undergrowth.content import Entry
from undergrowth.data import sheets, sheets_with
from undergrowth.decks import deck, deck_names
from undergrowth.engine import registries
from undergrowth.engine.actions import all_verbs, meanings
from undergrowth.engine.chance import seeded
from undergrowth.engine.frames import FRAMES, Decision, Prompt
from undergrowth.engine.lasting import LASTING
from undergrowth.library import installed_factions, installed_maps
from undergrowth.server.documents.catalogue import catalogue
from undergrowth.table.described.boards import BOARDS
from undergrowth.table.labels import label, question, tell
from undergrowth.table.names import CARDS, FACTIONS, LANDMARKS, PIECES

ACME = Entry("acme", "acme", "acme-pieces", "2.0")
BETA = Entry("beta", "beta", "beta-pieces")
BEFORE = [each.name for each in content.packages()]
"""Packages installed beside ours."""
SOURCE = Path(undergrowth.__file__).parent
EFFECT = """
from undergrowth.law.cards.effects import CardEffect
class Lantern(CardEffect):
    pass
EFFECTS = {"CARD": Lantern}
"""
FOG = """
from dataclasses import dataclass
from undergrowth.engine.lasting import Lasting, lasting
@dataclass
class Fog(Lasting):
    seat: int
lasting(Fog)
"""
CARD = """
[[card]]
id = "ID"
name = "Lantern"
suit = "fox"
kind = "persistent"
cost = { fox = 1 }
copies = { lantern_deck = 3 }
text = "It glows."
"""
DECK = """
decks = ["lantern_deck"]
order = ["lanterns"]
[lantern_deck]
name = "Lanterns"
cards = { ambush_fox = 40, dominance_bird = 1 }
"""
PLAYER = """
from undergrowth.ai.players import Player, players
class First(Player):
    def choose(self, seat):
        return seat.options[0]
players("NAME", First, "takes the first option")
"""
LANDMARK = """
from undergrowth.table.landmark import Landmark
class Stone(Landmark):
    pass
LANDMARK = Stone
"""
STONE = 'id = "stone"\nname = "Stone"\ntext = "It stands."\nmin_players = 2\nsetup = {}\n'
LANTERNS = {
    "acme/data/decks.toml": DECK,
    "acme/data/cards/lanterns.toml": CARD.replace("ID", "lantern"),
    "acme/cards/lantern.py": EFFECT.replace("CARD", "lantern"),
}


def held() -> list[object]:
    """Return what all registries hold, apart from the list of problems."""
    lists = [each for each in registries._LISTS if each is not content._PROBLEMS]
    names = [(each._names, each._numbers, each._unoffered) for each in registries._NAMES]
    return [str([dict(each) for each in registries._TABLES]), str(lists), str(names)]


def played(g: Game, answers: int, look: Callable[[Game, int], None]) -> Game:
    """So many random answers."""
    chance = seeded(g.seed)
    for number in range(answers):
        if g.decision is None:
            break
        look(g, number)
        g.choose(g.decision.texts()[chance.below(len(g.decision.options))])
    return g


# ---- names within their owner


def test_two_packages_may_use_the_same_words(tmp_path: Path) -> None:
    """Verbs, procedures, boards, prompts and events are each their owner's."""
    write(tmp_path, {**diggers("acme"), **diggers("beta")})
    with lent(tmp_path, BETA, ACME) as problems:
        assert not problems
        assert [each.name for each in content.packages()] == [*BEFORE, "acme", "beta"]
        assert {"acme:dig", "beta:dig"} < all_verbs().keys()
        assert {"acme:Raid", "beta:Raid"} < FRAMES.keys()
        assert {"acme:Den", "beta:Den"} < BOARDS.keys()
        g = Game.new(Setup(seats=["beta_diggers", "acme_diggers", "marquise"]), 3)
        asked: set[str] = set()

        def look(g: Game, number: int) -> None:
            decision = g.decision
            assert decision is not None
            if decision.texts()[0].startswith("dig"):
                owner = g.seat_name(decision.seat).removesuffix("_diggers")
                asked.add(owner)
                assert decision.prompt == f"{owner}:raid.where"
                assert str(question(g, decision)) == f"{owner.capitalize()} asks where"
                assert str(label(g, decision.options[0])).startswith(f"Dig as {owner} in")
            check_all(g, number)

        played(g, 80, look)
        assert asked == {"acme", "beta"}
        told = [str(tell(g, event)) for event in g.log or []]
        assert any(line.endswith("as beta") for line in told)
        again = replay.from_lines(replay.to_lines(replay.replay_of(g)))
        assert again.play().to_json() == g.to_json()


def test_a_word_of_two_packages_is_told_apart(tmp_path: Path) -> None:
    """By what is offered; otherwise ours comes first, and an owner's name says whose."""
    write(tmp_path, {**diggers("acme"), **diggers("beta")})
    with lent(tmp_path, ACME, BETA):
        one, other = parse("acme:dig 3"), parse("beta:dig 3")
        assert one != other
        assert meanings("dig 3") == [one, other] and parse("DIG 3") == one
        both = Decision(0, Prompt("x", "1"), [other, one])
        assert both.texts() == ["beta:dig 3", "acme:dig 3"]
        assert Decision(0, Prompt("x", "1"), [other]).texts() == ["dig 3"]
        g = Game.new(Setup(seats=["beta_diggers", "marquise"]), 1)
        g.choose("keep in 1")
        while g.decision is not None and g.decision.texts()[0] != "dig 1":
            g.choose(g.decision.texts()[0])
        twin = g.copy()
        twin.choose("beta:dig 2")
        g.choose("dig 2")
        assert twin.boards == g.boards
        with pytest.raises(BadText, match="expected 'dig <place>'"):
            parse("dig")
        with pytest.raises(BadText, match="no verb"):
            parse("gamma:dig 3")


def test_our_numbers_and_names_stay_as_they_are(tmp_path: Path) -> None:
    """Saves hold numbers: what others bring comes after all that is ours."""
    domains = (FACTIONS, PIECES, CARDS, LANDMARKS)
    before = [each._names[:] for each in domains]
    orders = installed_factions(), installed_maps(), deck_names(), player_names()
    files = {**diggers("aaa"), "aaa/ai/first.py": PLAYER.replace("NAME", "aaa")}
    files |= {name.replace("acme", "aaa"): text for name, text in LANTERNS.items()}
    files |= {"aaa/landmarks/stone.py": LANDMARK, "aaa/data/landmarks/stone.toml": STONE}
    write(tmp_path, files)
    with lent(tmp_path, Entry("aaa", "aaa")) as problems:
        assert not problems
        for each, names in zip(domains, before, strict=True):
            assert each._names[: len(names)] == names
            assert len(each) == len(names) + 1
        now = installed_factions(), installed_maps(), deck_names(), player_names()
        for names, more in zip(orders, now, strict=True):
            assert more[: len(names)] == names
    assert [each._names for each in domains] == before


@pytest.mark.long
def test_a_package_may_bring_cards_decks_landmarks_and_players(tmp_path: Path) -> None:
    """A deck takes cards of ours by name and its own by their copies."""
    files = {**LANTERNS, "acme/ai/foremost.py": PLAYER.replace("NAME", "foremost")}
    files |= {"acme/landmarks/stone.py": LANDMARK, "acme/data/landmarks/stone.toml": STONE}
    write(tmp_path, files)
    with lent(tmp_path, ACME) as problems:
        assert not problems
        assert deck("lantern_deck").count(CARDS.parse("lantern")) == 3
        assert deck("lantern_deck").count(CARDS.parse("ambush_fox")) == 40
        assert CARDS.parse("ambush_fox") in deck("base")
        shown = catalogue()
        stone = {"id": "stone", "title": "Stone", "text": "It stands.", "fan": None}
        assert stone in shown["landmarks"]
        assert "acme-pieces" in [each["distribution"] for each in shown["packages"]]
        setup = Setup(seats=["marquise", "eyrie"], deck="lantern_deck", in_play=["stone"])
        g = Game.new(setup, 5)
        while g.decision is not None and g.turns < 6:
            g.take(ask(make_player("foremost", g.decision.seat, 1), g))
        assert Game.from_json(g.to_json()).to_json() == g.to_json()


def test_data_files_are_listed_anew_with_a_package(tmp_path: Path) -> None:
    """Lists from before it came, and after it has gone, are without it."""
    write(tmp_path, {"acme/landmarks/stone.py": LANDMARK, "acme/data/landmarks/stone.toml": STONE})
    ours = sheets("landmarks")
    assert sheets_with("landmarks", "min_players") == ours
    with lent(tmp_path, ACME) as problems:
        assert not problems
        assert sheets("landmarks") == sheets_with("landmarks", "min_players") == [*ours, "stone"]
        assert sheets_with("landmarks", "no.such.entry") == []
    assert sheets("landmarks") == sheets_with("landmarks", "min_players") == ours


# ---- bad packages


@pytest.mark.long
def test_of_two_factions_with_one_name_the_second_is_left_out(tmp_path: Path) -> None:
    """By distribution; the reason names the package that has it already."""
    write(tmp_path, {**diggers("acme", "moles"), **diggers("beta", "moles")})
    with lent(tmp_path, BETA, ACME) as problems:
        assert [str(each) for each in problems] == [
            "the package beta of beta-pieces is left out: factions/moles is there already, in acme"
        ]
        assert parse("dig 3") == parse("acme:dig 3")
        assert "beta:dig" not in all_verbs() and "beta:Raid" not in FRAMES
        shown = catalogue()["packages"]
        assert [(each["id"], bool(each["problem"])) for each in shown] == [
            *((name, False) for name in BEFORE),
            ("acme", False),
            ("beta", True),
        ]


def without(files: dict[str, str], word: str, instead: str = "") -> dict[str, str]:
    """The same files with a word left out wherever it stands."""
    return {name: text.replace(word, instead) for name, text in files.items()}


MOLES = diggers("acme", "moles")
FIRST_PIECE = '[[piece]]\nid = "warrior"'
TWICE = "verbs(Dig, type('D', (AtPlace,), {'verb': 'dig', '__module__': __name__}))"
BAD: dict[str, tuple[dict[str, str], str]] = {
    "raises": ({**MOLES, "acme/ai/x.py": "1 / 0"}, "ZeroDivisionError: division by zero"),
    "imports": (without(MOLES, "import PASS", "import PAST"), "ImportError: cannot import"),
    "syntax": (without(MOLES, "class Dig(", "class Dig["), "SyntaxError"),
    "exits": (without(MOLES, "FACTION = Diggers", "raise SystemExit(3)"), "SystemExit: 3"),
    "no class": (without(MOLES, "FACTION = Diggers"), "factions/moles does not define FACTION"),
    "no name": (without(MOLES, 'name = "The moles"'), "factions/moles has no name"),
    "no reach": (without(MOLES, "reach = 10"), "factions/moles has no reach"),
    "no count": (without(MOLES, "count = 2"), "has no count"),
    "toml": (without(MOLES, "reach = 10", "reach = "), "factions/moles.toml cannot be read"),
    "no folder": (
        {name: text for name, text in MOLES.items() if name.endswith(".toml")},
        "the faction moles has a data file and no folder",
    ),
    "our faction": (diggers("acme", "vagabond"), "vagabond is there already, in undergrowth"),
    "a short form": (diggers("acme", "marquise"), "marquise is what another faction is called"),
    "a colour": (
        without(MOLES, FIRST_PIECE, f'[look]\nhex = "red"\n{FIRST_PIECE}'),
        "'red' is no colour",
    ),
    "a verb twice": (without(MOLES, "verbs(Dig)", TWICE), "the verb 'acme:dig' is taken"),
    "a map": ({"acme/data/maps/moor.toml": 'id = "moor"\nname = "Moor"\n'}, "maps/moor has no"),
    "a deck": (without(LANTERNS, "ambush_fox", "ambush_cow"), "has ambush_cow, which is no card"),
    "our card": (without(LANTERNS, '"lantern"', '"cobbler"'), "the card cobbler is there already"),
    "our deck": (
        without(LANTERNS, "copies = { lantern_deck", "copies = { base"),
        "is in base, which is no deck of its package",
    ),
    "no effect": (
        {name: text for name, text in LANTERNS.items() if name.endswith(".toml")},
        "nothing is written for the effect of the card lantern",
    ),
    "our effect": (
        {**LANTERNS, "acme/cards/x.py": EFFECT.replace("CARD", "cobbler")},
        "an effect is of cobbler",
    ),
    "our player": (
        {"acme/ai/x.py": PLAYER.replace("NAME", "greedy")},
        "two players are called greedy",
    ),
    "a landmark": (
        {"acme/data/landmarks/stone.toml": STONE},
        "the landmark stone has a data file and no class",
    ),
    "nothing": ({"acme/__init__.py": ""}, "acme holds no content"),
}


@pytest.mark.parametrize("case", BAD)
def test_a_bad_package_is_left_out_whole(tmp_path: Path, case: str) -> None:
    """With its name and the reason; nothing of it stays anywhere."""
    files, reason = BAD[case]
    before = held()
    write(tmp_path, files)
    with lent(tmp_path, ACME) as problems:
        assert [each.package for each in problems] == [ACME]
        assert reason in problems[0].reason
        assert "\n" not in str(problems[0])
        assert held() == before
        assert not [name for name in sys.modules if name.split(".")[0] == "acme"]
        g = Game.new(Setup(seats=["marquise", "eyrie"]), 1)
        assert g.decision is not None


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        (Entry("acme", "not_there"), "ModuleNotFoundError"),
        (Entry("Acme Inc", "acme"), "is no name"),
        (Entry("acme", "undergrowth.factions"), "is no package of its own"),
        (Entry("acme", "acme:thing"), "ModuleNotFoundError"),
    ],
)
def test_an_entry_that_names_no_package_is_left_out(
    tmp_path: Path, entry: Entry, reason: str
) -> None:
    """Its name becomes part of texts and saves, its module must be somebody else's."""
    write(tmp_path, diggers("acme"))
    with lent(tmp_path, entry) as problems:
        assert reason in problems[0].reason


def test_a_good_package_stays_where_another_is_bad(tmp_path: Path) -> None:
    """Also with the same name or module."""
    write(tmp_path, {**diggers("acme"), **diggers("beta")})
    again = Entry("acme", "beta", "zeta"), Entry("other", "acme", "zeta")
    with lent(tmp_path, ACME, *again) as problems:
        assert [each.package for each in problems] == list(again)
        assert [each.name for each in content.packages()] == [*BEFORE, "acme"]
        g = Game.new(Setup(seats=["acme_diggers", "marquise"]), 1)
        assert "acme:Raid" in played(g, 5, lambda g, number: None).to_json()


def test_a_package_that_is_announced_twice_is_loaded_once(tmp_path: Path) -> None:
    """Such as by metadata beside its source, and by an installation of it."""
    write(tmp_path, diggers("acme"))
    with lent(tmp_path, ACME, Entry("acme", "acme", "zeta")) as problems:
        assert problems == []
        assert [each.name for each in content.packages()] == [*BEFORE, "acme"]


# ---- as it is installed


def install(folder: Path, name: str, value: str) -> None:
    """Write the files that installing a package writes beside it."""
    info = folder / f"{name}_pieces-1.5.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}-pieces\nVersion: 1.5\n")
    (info / "entry_points.txt").write_text(f"[undergrowth.content]\n{name} = {value}\n")


def test_packages_are_found_by_their_entry_points(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name, the module, the distribution and its version."""
    install(tmp_path, "acme", "acme")
    monkeypatch.syspath_prepend(tmp_path)
    assert Entry("acme", "acme", "acme-pieces", "1.5") in content.installed()


@pytest.mark.long
def test_the_command_line_says_what_is_left_out(tmp_path: Path) -> None:
    """One line for each; everything else goes on."""
    write(tmp_path, {**diggers("acme"), "beta/ai/x.py": "1 / 0"})
    install(tmp_path, "acme", "acme")
    install(tmp_path, "beta", "beta")
    program = "from undergrowth.cli.main import run; run()"
    path = os.pathsep.join([str(tmp_path), str(SOURCE.parent)])
    done = subprocess.run(
        [sys.executable, "-c", program, "new", str(tmp_path / "g.json"), "--seats",
         "acme_diggers,marquise"],
        capture_output=True, text=True, env={**os.environ, "PYTHONPATH": path}, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stderr.splitlines() == [
        "Note: the package beta of beta-pieces 1.5 is left out: ZeroDivisionError: division by zero"
    ]


# ---- compiled


def test_what_lasts_is_named_within_its_package(tmp_path: Path) -> None:
    """Two packages may have records of one name in force, and saves find each."""
    for name in ("acme", "beta"):
        write(tmp_path, {f"{name}/ai/fog.py": FOG + PLAYER.replace("NAME", f"{name}_fog")})
    with lent(tmp_path, ACME, BETA) as problems:
        assert problems == []
        assert {"acme:Fog", "beta:Fog"} <= LASTING.keys()
    assert "acme:Fog" not in LASTING


@pytest.mark.long
def test_what_content_subclasses_may_be_subclassed_by_others() -> None:
    """The compiled core lets interpreted classes extend what our own content extends.

    Not so our own players, which are trusted with the live game (`ai.players.Insider`).
    """
    ground = ("engine", "table", "law", "ai")
    rooms = ("factions", "twins", "maps", "landmarks", "cards", "hirelings", "characters", "ai")
    bases = {name for room in rooms for _, known in classes(room) for name in known}
    for room in ground:
        for node, _ in classes(room):
            if node.name in bases - {"Insider"}:
                marks = [ast.unparse(each) for each in node.decorator_list]
                assert "allow_interpreted_subclasses=True" in " ".join(marks), node.name


def classes(room: str) -> list[tuple[ast.ClassDef, list[str]]]:
    """The classes of a room, with the names of their bases."""
    return [
        (node, [base.id for base in node.bases if isinstance(base, ast.Name)])
        for path in sorted((SOURCE / room).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    ]
