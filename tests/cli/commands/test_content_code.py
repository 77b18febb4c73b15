"""`undergrowth content check` names the class or the sentence that code and texts lack."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit.madeup.thicket import FACTION_FILE, GUARD, change
from kit.terminal import Run
from undergrowth import Game, Setup
from undergrowth.checking.code import TABLE_FIELDS
from undergrowth.library import installed_factions


def test_what_shows_only_on_loading_and_playing_is_named(ug: Run, package: Path) -> None:
    faction = package / "src/thicket/factions/bramble_guard"
    change(faction / "en.ftl", "do-store = ", "do-hoard = ")
    change(faction / "de.ftl", "ask-guard-home", "ask-guard-house")
    ran = ug("content", "check", package, "--no-play")
    assert ran.code == 1
    assert "has no sentence: do-store" in ran.out
    assert "de.ftl: ask-guard-home: is missing; English has it" in ran.lines
    assert "de.ftl: ask-guard-house: is there, and nobody says it" in ran.out
    (package / "src/thicket/maps/hedgerow/__init__.py").write_text("RULES = nothing\n")
    broken = ug("content", "check", package)
    assert broken.code == 1 and "NameError" in broken.out


@pytest.mark.long
@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (
            f"{GUARD}/pieces.py",
            'self.kind("bramble")',
            'self.kind("brambel")',
            "the data file of bramble_guard has no piece 'brambel'; expected warrior, bramble",
        ),
        (
            f"{GUARD}/larder.py",
            "frames(GuardEvening)",
            "",
            "factions/bramble_guard/larder.py: GuardEvening: is not registered:"
            " expected frames(GuardEvening) in this module",
        ),
        (
            f"{GUARD}/about.en.ftl",
            "about-faction-bramble_guard",
            "about-faction-guard",
            "about.en.ftl: about-faction-bramble_guard: is missing;"
            " data/factions/bramble_guard.toml speaks of it",
        ),
        (
            f"{GUARD}/about.en.ftl",
            "    .watch-brittle",
            "    .watch-brittel",
            "about.en.ftl: about-faction-bramble_guard.watch-brittle: is missing",
        ),
        (
            f"{GUARD}/about.en.ftl",
            "law-B_2_2 =",
            "law-B_2_9 =",
            "data/factions/bramble_guard.toml: sections abilities: B.2.2 has no paragraph",
        ),
        (
            "src/thicket/maps/about.en.ftl",
            "law-W =",
            "law-V =",
            "about.en.ftl: law-V: undergrowth itself has a chapter V;"
            " expected letters that nobody has",
        ),
        (
            f"{GUARD}/reasons.en.ftl",
            "why-larder_full",
            "why-larder_is_full",
            "factions/bramble_guard/turn.py: because bramble:why-larder_full: has no sentence",
        ),
        (
            f"{GUARD}/turn.py",
            "frames(GuardBirdsong",
            "from undergrowth.table.described.views import Allowance\n"
            '_LIMIT = Allowance("deed", "B.5", 0, 3)\nframes(GuardBirdsong',
            "factions/bramble_guard/turn.py: Allowance deed: has no sentence: allowance-deed",
        ),
        (
            f"{GUARD}/turn.py",
            'named("stored")',
            'named("laid_by")',
            "factions/bramble_guard/turn.py: named laid_by: has no sentence: event-laid_by",
        ),
        (
            f"{GUARD}/turn.py",
            "frames(GuardBirdsong",
            "from undergrowth.law.hirelings.using import CHOICES\n"
            '_DIG = CHOICES.add("hedge_dig")\nframes(GuardBirdsong',
            "factions/bramble_guard/turn.py: CHOICES.add hedge_dig:"
            " has no sentence: choice-hedge_dig",
        ),
        (
            f"{GUARD}/setup.py",
            'because("bramble:why-hedge_begins_on")',
            'because("why-hedge_begins_on")',
            "setup.py: because why-hedge_begins_on: lacks the name of the package;"
            " expected thicket:why-hedge_begins_on",
        ),
        (
            f"{GUARD}/about.en.ftl",
            "{ $larder-capacity }",
            "{ $larder-most }",
            "about.en.ftl: about-faction-bramble_guard.parts-larder: asks for $larder-most,"
            " which the data lack",
        ),
        (
            f"{GUARD}/faction.py",
            "def extra_hits(",
            "def extra_hit(",
            "factions/bramble_guard/faction.py: BrambleGuard.extra_hit:"
            " is a method that nothing calls; did you mean extra_hits?",
        ),
        (
            f"{GUARD}/faction.py",
            "def extra_hits(",
            "def surplus(",
            "factions/bramble_guard/faction.py: BrambleGuard.surplus:"
            " is a method that nothing calls; expected the name of a hook",
        ),
        (
            f"{GUARD}/setup.py",
            'Prompt("guard.home", "B.3")',
            'Prompt("guard.home", "5.1.77")',
            "factions/bramble_guard/setup.py: 5.1.77: '5.1.77' is no section of the Law",
        ),
        (
            FACTION_FILE,
            'evening = ["B.6"]',
            'evening = ["Q.6"]',
            "bramble_guard.toml: steps evening: 'Q.6' is no section of the Law",
        ),
        (
            FACTION_FILE,
            "reach = 6",
            'reach = 6\nexcludes = ["marquise_de_cart"]',
            "bramble_guard.toml: excludes: 'marquise_de_cart' is not known; did you mean marquise",
        ),
        (
            f"{GUARD}/__init__.py",
            "FACTION = ",
            "GUARD = ",
            "thicket: factions/bramble_guard does not define FACTION",
        ),
        (
            "src/thicket/maps/hedgerow/__init__.py",
            "RULES = ",
            "HEDGE = ",
            "thicket: maps/hedgerow does not define RULES",
        ),
        (
            f"{GUARD}/larder.py",
            "    seat: int\n",
            "    seat: int\n    stowed = 0\n",
            "factions/bramble_guard/larder.py: GuardEvening.stowed: is no field, so it is neither"
            " copied nor saved; expected stowed: int = ... in a dataclass",
        ),
        (
            f"{GUARD}/larder.py",
            "    seat: int\n",
            "    seat: int\n    at: int = 0\n",
            "factions/bramble_guard/larder.py: GuardEvening.at: is a word of described positions",
        ),
        (
            FACTION_FILE,
            '"bramble", "bg"',
            '"bramble", "eyrie"',
            "bramble_guard.toml: short: 'eyrie' is a name of eyrie_dynasties, which keeps it",
        ),
        (
            f"{GUARD}/larder.py",
            "discard(g, self.seat, answer.card)",
            "g.discard.append(answer.card)",
            "factions/bramble_guard/larder.py: line 73: writes to g.discard; expected an atom",
        ),
        (
            FACTION_FILE,
            "[birdsong_score]",
            '[[piece]]\nid = "acorn"\nkind = "token"\ncount = 1\nname = "acorn"\n[birdsong_score]',
            'en.ftl: piece-acorn: has no class, so sentences say "a acorn";'
            " expected .class = vowel",
        ),
        (
            f"{GUARD}/larder.py",
            "verbs(Muster)",
            'from undergrowth.engine.domains import Names\nHOW = Names("manner")\n'
            'HOW.add("boldly")\n\n\nclass MusterSo(Muster):\n'
            '    verb = "muster so"\n    domains = (CARDS, HOW)\n\n\nverbs(Muster, MusterSo)',
            "en.ftl: the answer thicket:muster so, boldly: has no name: manner-boldly",
        ),
        (
            f"{GUARD}/larder.py",
            "verbs(Muster)",
            "from undergrowth.table.bending.notes import FightNote\n\n\n"
            "@dataclass(frozen=True)\nclass Mustered(FightNote):\n    pass\n\n\nverbs(Muster)",
            "larder.py: Mustered: is not registered: expected fight_notes(Mustered) in this module",
        ),
        (
            f"{GUARD}/setup.py",
            'Prompt("guard.home", "B.3")',
            'Prompt("guard.home", "B.3.1")',
            "factions/bramble_guard/setup.py: B.3.1: has no paragraph law-B_3_1",
        ),
        (
            "src/thicket/en.ftl",
            "about-content-thicket",
            "about-content-bramble",
            "en.ftl: about-content-thicket: is missing; data/content.toml says fan = true",
        ),
    ],
)
def test_what_the_code_and_the_texts_lack_is_named(
    ug: Run, package: Path, file: str, old: str, new: str, message: str
) -> None:
    change(package / file, old, new)
    ran = ug("content", "check", package, "--no-play")
    assert ran.code == 1
    assert any(message in line for line in ran.lines), ran.out


def test_a_game_with_each_field_that_only_atoms_write_to() -> None:
    game = Game.new(Setup(seats=installed_factions()[:2]), 1)
    assert not [name for name in TABLE_FIELDS if not hasattr(game, name)]


def test_a_side_of_a_hireling_without_a_class_is_named(ug: Run, package: Path) -> None:
    """Whether `OWNERS` lacks it, or the folder is no package."""
    data = package / "src/thicket/data/hirelings/hedge_witch.toml"
    data.parent.mkdir()
    told = 'id = "hedge_witch"\nname = "Hedge Witch"\ntext = "She watches."\n'
    data.write_text(told)
    ran = ug("content", "check", package, "--no-play")
    assert "pack: is missing; expected any word" in ran.out
    data.write_text(f'{told}pack = "thicket"\n')
    ran = ug("content", "check", package, "--no-play")
    assert ran.code == 1
    assert (
        "data/hirelings/hedge_witch.toml has no class: expected 'hedge_witch'"
        " in the OWNERS of hirelings/hedge_witch/__init__.py"
    ) in ran.out
