"""Everything that can be chosen says what it is and does, in every language, by its sections."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import undergrowth
from kit import chapters
from kit.lineups import play_randomly, seed_of, setups
from undergrowth import BadText, Game
from undergrowth.data import sheet
from undergrowth.data.pieces import piece_entries
from undergrowth.decks import ALL_CARDS
from undergrowth.library import installed_factions, played_factions, setup_options
from undergrowth.lore import About, about, everything, find, introduced, kinds, names, section_ids
from undergrowth.shown.observe import observe
from undergrowth.table.described.seen import GameView
from undergrowth.table.labels import law_of, targets
from undergrowth.words import languages, speaking
from undergrowth.words.coverage import messages
from undergrowth.words.shelf import shelf
from undergrowth.words.tongue import Tongue

LANGUAGES = languages()
SOURCE = Path(undergrowth.__file__).parent
RULES = ("law", "table", "cards", "factions", "landmarks", "maps", "library", "hirelings")
LONGEST = 60
SIGNS = re.compile(r"[{}_$]|\?\?\?")
"""Signs that stand in no sentence: its message was not filled."""
SECTION = re.compile(r"([1-9]\d?|[A-Z]{1,4})(\.\d+|\.[IVX]+[a-z]?|\.[a-z])+")
REFUSED = re.compile(r"\(law ([^)]+)\)")
"""The sections that a refusal cites."""
STEPS = 3
NEEDED = ("scores", "watch", "abilities", "actions", "parts", "pieces")
"""Subjects that are told of every faction."""
SETUPS = setups()


def numbers() -> set[str]:
    """The sections that have a paragraph, those of packages too, as everybody cites them."""
    return {id.rpartition(":")[2] for id in section_ids()}


@pytest.fixture(scope="module", params=LANGUAGES)
def told(request: pytest.FixtureRequest) -> list[About]:
    """Everything, in each language."""
    return everything(request.param)


def test_everything_to_choose_is_told_of(told: list[About]) -> None:
    """Each has a title, a short line and a text, none of them with anything unfilled."""
    assert {each.kind for each in told} == {*kinds(), "section"}
    for each in told:
        assert each.title and each.text and (each.law or each.kind == "content"), each
        assert each.kind == "section" or each.short, each
        for words in (each.title, each.short, each.text):
            assert not SIGNS.search(words), words


def test_short_lines_are_short(told: list[About]) -> None:
    """A list of things to choose shows them beside names; so it does how to score."""
    for each in told:
        assert len(each.short) < LONGEST, each.short
        for group in each.groups:
            for line in group.lines:
                assert group.id != "scores" or len(line.text) < LONGEST, line.text


def test_every_line_has_words_and_a_section(told: list[About]) -> None:
    for each in told:
        for group in each.groups:
            assert group.title and group.lines, (each.id, group.id)
            for line in group.lines:
                assert line.text and line.law and not SIGNS.search(line.text), (each.id, line)


def test_nothing_asks_for_what_no_data_file_says() -> None:
    """The numbers in sentences come from data: each argument is found in some page."""
    given: dict[str, set[str]] = {}
    plain = Tongue.tell

    def recorded(self: Tongue, id: str, args: dict[str, object]) -> object:
        found = plain(self, id, args)  # type: ignore[arg-type]
        assert found is None or not found[1], found
        given.setdefault(id, set()).update(args)
        return found

    patch = pytest.MonkeyPatch()
    with patch.context() as context:
        context.setattr(Tongue, "tell", recorded)
        for code in LANGUAGES:
            everything(code)
    assert len(given) > 500


def test_every_message_about_something_is_told() -> None:
    """None is left over: each is reached from a thing, a line or a section."""
    said: set[str] = set()
    plain = Tongue.tell

    def recorded(self: Tongue, id: str, args: dict[str, object]) -> object:
        said.add(id)
        return plain(self, id, args)  # type: ignore[arg-type]

    patch = pytest.MonkeyPatch()
    with patch.context() as context:
        context.setattr(Tongue, "tell", recorded)
        everything()
        for number in section_ids():
            about("section", number)
    written = {id for id in messages("en") if id.startswith(("about-", "law-"))}
    assert sorted(written - said) == []


def test_a_faction_says_all_that_its_player_needs() -> None:
    for name in installed_factions():
        told = [group.id for group in about("faction", name).groups if group.id != "first"]
        assert told[: len(NEEDED)] == [*NEEDED]


def test_a_faction_that_people_play_has_a_first_turn_in_three_steps() -> None:
    for name in played_factions():
        groups = {group.id: group for group in about("faction", name).groups}
        assert len(groups["first"].lines) == STEPS, name
        assert all(line.text and line.law for line in groups["first"].lines), name


def test_rulings_are_of_cards_and_go_by_sections_that_are_told() -> None:
    named = sheet("rulings").table("card").names()
    assert set(named) <= set(names("card"))
    for name in named:
        groups = {group.id: group for group in about("card", name).groups}
        assert groups["rulings"].lines, name
        for line in groups["rulings"].lines:
            assert line.text, (name, line.id)
            about("section", line.law)


def test_every_piece_of_a_faction_is_told_of() -> None:
    """1.5.2 Each building, token and figure of its data."""
    for name in installed_factions():
        groups = {group.id: group for group in about("faction", name).groups}
        there = {line.id for line in groups["pieces"].lines}
        assert {entry.id for entry in piece_entries(sheet(f"factions/{name}"))} <= there, name


def test_cards_with_an_effect_have_a_line_of_their_own() -> None:
    """4.1 Only items, ambushes and dominance cards share one."""
    own = messages("en")
    for card in ALL_CARDS:
        if card.kind in ("persistent", "immediate"):
            assert f"about-card-{card.name}" in own


def test_values_of_options_are_told_of() -> None:
    """A value is a thing of its own, or says what it means."""
    for option in setup_options():
        told_of = about("option", option.id)
        values = [line.id for group in told_of.groups for line in group.lines]
        assert values == [id for id, *_ in option.values]


# ---- sections


def cited() -> Iterator[tuple[str, str]]:
    """Every section that a string of the rules names, and where."""
    for part in RULES:
        for file in sorted((SOURCE / part).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                words = node.value if isinstance(node, ast.Constant) else None
                if isinstance(words, str) and SECTION.fullmatch(words):
                    yield words, str(file)


def test_every_section_that_a_rule_cites_has_a_paragraph() -> None:
    known = numbers()
    assert len({law for law, _ in cited()}) > 150
    assert sorted({law for law, _ in cited()} - known) == []


def test_every_section_that_is_carried_out_has_a_paragraph() -> None:
    """Those that the chapters of the tests list."""
    assert sorted(set(chapters.sections()) - numbers()) == []


def test_what_is_told_cites_sections_there_are() -> None:
    """Each has a paragraph, and so has whatever it is part of."""
    known = numbers()
    for each in everything():
        laws = {line.law for group in each.groups for line in group.lines}
        if each.kind != "content":
            laws.add(each.law)
        assert laws <= known, (each.kind, each.id, laws - known)
    for number in known:
        parts = re.sub(r"([IVX]+)([a-z])$", r"\1.\2", number).split(".")
        above = [".".join(parts[: n + 1]) for n in range(len(parts) - 1)]
        assert set(above) <= known, number


@pytest.mark.parametrize("name", list(SETUPS)[::8], ids=str)
def test_every_section_cited_in_a_random_game_has_a_paragraph(name: str) -> None:
    """Of questions, options, events and refusals; parts of boards are told of, too."""
    known = numbers()
    parts: dict[str, set[str]] = {}
    earlier: list[str] = []

    def look(g: Game, number: int) -> None:
        assert g.decision is not None
        laws = {g.decision.law, *(law_of(g.decision, option) for option in g.decision.options)}
        laws |= {event.law for event in (g.log or [])[-5:] if event.law}
        if number % 10 == 0 and g.decision.seat >= 0:
            earlier[:] = [*earlier[-40:], *g.decision.texts()[-4:]]
            for text in earlier[:: 1 + len(earlier) // 8]:
                reason = g.why_not(g.decision.seat, text) or ""
                laws |= {law for found in REFUSED.findall(reason) for law in found.split(", ")}
        assert laws <= known, (g.decision.prompt, laws - known)
        if number % 50 == 0:
            for seat in _seats(observe(g, 0)):
                parts.setdefault(seat[0], set()).update(seat[1])

    play_randomly(SETUPS[name], seed_of(name, 7), look)
    for faction, ids in parts.items():
        if faction in installed_factions():
            groups = {group.id: group for group in about("faction", faction).groups}
            lines = [line.id for line in groups["parts"].lines]
            for id in ids:
                assert any(id == line or id.startswith(f"{line}_") for line in lines), id


def _seats(view: GameView) -> Iterator[tuple[str, set[str]]]:
    for seat in view["seats"]:
        yield seat["faction"], {part["id"] for part in seat["board"]}


# ---- finding things


def test_a_section_without_words_is_told_by_what_it_is_part_of() -> None:
    assert about("section", "4.3.6.IX").id == "4.3.6"


@pytest.mark.parametrize(
    ("kind", "name"), [("faction", "nobody"), ("nothing", "x"), ("section", "99"), ("card", "")]
)
def test_what_there_is_not_is_refused(kind: str, name: str) -> None:
    with pytest.raises(BadText):
        about(kind, name)


def test_a_section_tells_of_its_parts() -> None:
    (parts,) = about("section", "4.3.1").groups
    assert [line.id for line in parts.lines] == ["4.3.1.I", "4.3.1.II"]
    assert about("section", "4.3.1.II").groups == []


def test_a_section_is_in_the_language_asked_for() -> None:
    words = {about("section", "2.5", code).text for code in LANGUAGES}
    assert len(words) == len(LANGUAGES)


@pytest.mark.parametrize("code", LANGUAGES)
def test_things_are_found_by_what_people_call_them(code: str) -> None:
    """Titles, ids and short names; what two things are called is told of both."""
    with speaking(code):
        for kind in kinds():
            for name in names(kind):
                called = about(kind, name, code).title
                assert (kind, name) in [(each.kind, each.id) for each in find(called)], called
        for name in installed_factions():
            short = sheet(f"factions/{name}").texts("short")[0]
            assert ("faction", name) in [(each.kind, each.id) for each in find(short)]
        assert [each.id for each in find("§ 4.3.1.ii")] == ["4.3.1.II"]
        assert find("") == find("no such thing") == []


def test_questions_that_introduce_are_asked_about_things_told_of() -> None:
    """The player who is asked there chooses among things that say what they are, or else passes."""
    seen: set[str] = set()

    def look(g: Game, number: int) -> None:
        decision = g.decision
        if decision is not None and decision.prompt in introduced():
            told = [targets(option) for option in decision.options]
            for kind, chosen in [each for found in told for each in found.items()]:
                if kind in kinds():
                    seated = chosen[0] in names(kind)  # options name hirelings as they do factions
                    assert about(kind if seated else "hireling", chosen[0]).short
                    seen.add(decision.prompt)

    asking = [f for f in installed_factions() if sheet(f"factions/{f}").has("introduces")]
    theirs = [next(each for each in SETUPS if f in SETUPS[each].seats) for f in asking]
    drafts = [each for each in SETUPS if SETUPS[each].draft][:2]
    hired = [each for each in SETUPS if SETUPS[each].hirelings or SETUPS[each].with_hirelings][:3]
    for name in [*drafts, *list(SETUPS)[:12], *theirs, *hired]:
        play_randomly(SETUPS[name], seed_of(name, 9), look)
    assert seen == set(introduced())
    assert shelf() is not None
