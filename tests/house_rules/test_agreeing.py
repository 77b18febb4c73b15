"""House rules are agreed on in the setup, told in the log, and kept in saves, replays, results."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit import Table
from kit.madeup.strangers import lent, write
from undergrowth import NOBODY, BadSetup, Game, Setup, position, replay
from undergrowth.content import Entry
from undergrowth.data import sheet, sheets
from undergrowth.engine.messages import Message
from undergrowth.house_rules import house_rule_names
from undergrowth.law.setup.house_rules import exclude_each_other
from undergrowth.library import setup_options
from undergrowth.lore.sections import section_ids
from undergrowth.rootlog import to_rootlog
from undergrowth.sim import simulate
from undergrowth.table.saving import saves
from undergrowth.words import said

SEATS = ["marquise", "eyrie"]
RULES = ["points_20", "no_table_talk"]


def test_there_are_at_least_twenty() -> None:
    assert len(house_rule_names()) >= 20
    assert house_rule_names() == sheets("house_rules")


def test_the_law_alone_is_the_default() -> None:
    assert Setup().house_rules == []
    g = Game.new(Setup(seats=SEATS))
    assert "house_rules" not in g.observe(NOBODY)["setup"]
    assert [each for each in g.log or [] if each.verb == "agreed"] == []


def test_they_are_an_option_of_every_setup() -> None:
    """Names and one line each, for page, terminal and programs."""
    option = next(each for each in setup_options() if each.id == "house_rules")
    assert [each[0] for each in option.values] == house_rule_names()
    for _, name, line in option.values:
        assert name and line.endswith(".")


@pytest.mark.parametrize("name", house_rule_names())
def test_each_says_what_it_bends(name: str) -> None:
    page = sheet(f"house_rules/{name}")
    assert page.text("known_from") in ("code", "page", "thread", "wish")
    for section in page.texts("bends"):
        assert section in section_ids(), section


def test_the_log_begins_with_them() -> None:
    g = Game.new(Setup(seats=SEATS, house_rules=RULES))
    first = (g.log or [])[: len(RULES)]
    assert [(each.verb, each.fields) for each in first] == [
        ("agreed", {"house_rule": name}) for name in RULES
    ]
    message = Message("event-agreed", {"house_rule": "house_rule:points_20"})
    assert said(message, "en") == "House rule: Game to 20 points"
    assert said(message, "de") == "Hausregel: Spiel bis 20 Punkte"


def test_views_saves_positions_and_replays_keep_them() -> None:
    g = Game.new(Setup(seats=SEATS, house_rules=RULES), 3)
    assert g.observe(NOBODY)["setup"]["house_rules"] == RULES
    assert saves.from_json(g.to_json()).setup.house_rules == RULES
    assert g.copy().setup.house_rules == RULES
    assert position.game(position.describe(g)).setup.house_rules == RULES
    again = replay.from_lines(replay.to_lines(replay.replay_of(g))).play()
    assert again.setup.house_rules == RULES
    assert again.state_key(0) == g.state_key(0)


def test_results_name_them() -> None:
    rows = simulate(Setup(seats=SEATS, house_rules=RULES), ["random"] * 2, 1).rows
    assert {row.house_rules for row in rows} == {"points_20 no_table_talk"}


@pytest.mark.parametrize(
    ("rules", "more", "message"),
    [
        (["points_7"], {}, "'points_7' is not a house rule: expected catch_up_draw, "),
        (["mulligan", "mulligan"], {}, "mulligan is there twice"),
        (["points_20", "points_40"], {}, "points_20 and points_40 do not go together"),
        (["no_dominance", "dominance_redrawn"], {}, "do not go together: choose one"),
        (["five_card_draft"], {"advanced": True}, "does not go together with advanced"),
    ],
)
def test_what_does_not_go_together_is_refused(
    rules: list[str], more: dict[str, bool], message: str
) -> None:
    with pytest.raises(BadSetup, match=message):
        Game.new(Setup(seats=SEATS, house_rules=rules, advanced=bool(more)))


def test_excluding_is_mutual() -> None:
    for one in house_rule_names():
        for other in house_rule_names():
            assert exclude_each_other(one, other) == exclude_each_other(other, one)


def test_a_package_adds_its_own(tmp_path: Path) -> None:
    """The same folders, by the same entry points: a data file, and a module for what is new."""
    write(
        tmp_path,
        {
            "acme/data/house_rules/acme_points.toml": _PAGE.format(name="acme_points")
            + "[numbers]\npoints_to_win = 12\n",
            "acme/data/house_rules/acme_open.toml": _PAGE.format(name="acme_open"),
            "acme/house_rules/acme_open.py": _MODULE,
        },
    )
    with lent(tmp_path, Entry("acme", "acme")) as problems:
        assert not problems
        g = Game.new(Setup(seats=SEATS, house_rules=["acme_points", "acme_open"]))
        assert g.observe(NOBODY)["points_to_win"] == 12
        assert g.observe(0)["seats"][1]["hand"] is not None
    with pytest.raises(BadSetup, match="'acme_open' is not a house rule"):
        Game.new(Setup(seats=SEATS, house_rules=["acme_open"]))


def test_a_module_without_data_is_left_out(tmp_path: Path) -> None:
    page = _PAGE.format(name="acme_talk")
    files = {"acme/data/house_rules/acme_talk.toml": page}
    write(tmp_path, {"acme/house_rules/acme_open.py": _MODULE, **files})
    with lent(tmp_path, Entry("acme", "acme")) as problems:
        assert "acme_open has a module and no data file" in str(problems[0])


def test_an_agreement_changes_nothing_else(table: type[Table]) -> None:
    """1.3.1 People keep it by themselves."""
    for name in ("no_table_talk", "talk_timer"):
        t = table("marquise", "eyrie").agrees_on(name).put("marquise", 5, "1 warrior")
        plain = table("marquise", "eyrie").put("marquise", 5, "1 warrior")
        t.begins("marquise", "daylight")
        assert t.options("marquise") == plain.begins("marquise", "daylight").options("marquise")


def test_rootlog_names_them_in_a_comment() -> None:
    g = Game.new(Setup(seats=["marquise", "eyrie", "alliance"], house_rules=["points_20"]), 2)
    while g.turns < 2 and g.decision is not None:
        g.take(g.decision.options[0])
    assert "// House rule: points_20" in to_rootlog(replay.replay_of(g))


_PAGE = """
id = "{name}"
name = "Acme's {name}"
text = "What Acme plays."
bends = ["3.1"]
"""
_MODULE = """
from undergrowth.table.house_rule import HouseRule

class Open(HouseRule):
    def opens_hands(self, g, seat, is_open):
        return True

HOUSE_RULE = Open
"""
