"""House rules of a package: those of the page work, and `content check` names their faults."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit.madeup.cottage import BLOWS, BLOWS_CODE, POINTS, cottage
from kit.madeup.thicket import change
from kit.terminal import Run
from undergrowth import position
from undergrowth.checking.folder import taken_in
from undergrowth.table.labels import tell


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    """The package of the page, to plant faults in."""
    return cottage(tmp_path)


def test_the_house_rules_of_the_page_have_no_faults(ug: Run, rules: Path) -> None:
    """Played, too."""
    ran = ug("content", "check", rules)
    assert ran.code == 0, ran.out


def test_they_are_shown_by_their_titles(rules: Path) -> None:
    """4.3.3.I In the view of a battle and in the log, where a source is named."""
    with taken_in("cottage", rules / "src/cottage") as problems:
        assert problems == []
        document: dict[str, object] = {
            "seats": ["marquise", "eyrie"],
            "house_rules": ["light_blows", "points_12"],
            "clearings": {"5": {"marquise": "4 warriors", "eyrie": "4 warriors"}},
            "turn": "marquise",
            "phase": "daylight",
        }
        g = position.game(document, scripted=True)
        assert g.observe("nobody")["points_to_win"] == 12
        g.choose("battle")
        shown = g.observe("nobody")["battle"]["sides"][0]["caps"][-1]
        assert (shown["title"], shown["law"], shown["hits"]) == ("Light blows", "4.3.3.I", 2)
        g.choose("roll 3 3")
        told = [str(tell(g, event)) for event in g.log or []]
        assert any("Light blows" in line for line in told), told
        assert not any("house rule light" in line for line in told)


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (
            BLOWS_CODE,
            "HOUSE_RULE = LightBlows",
            "",
            "cottage: the house rule light_blows has a module that does not define HOUSE_RULE",
        ),
        (BLOWS, '"4.3.3.I"', '"4.3.3.IX"', "bends: '4.3.3.IX' is no section of the Law; did you"),
        (BLOWS, '"4.3.3.I"', '"H.99"', "bends: 'H.99' is no section of the Law"),
        (BLOWS, '"4.3.3.I"', '"TNK.9"', "bends: 'TNK.9' is no section of the Law"),
        (BLOWS, '"wish"', '"rumour"', "known_from: is 'rumour'; expected code, page, thread, wish"),
        (POINTS, '"points"', '"points"\nexcludes = ["points_13"]', "'points_13' is not known"),
        (POINTS, '"points"', '"points"\nnot_with = ["colour"]', "not_with: 'colour' is not known"),
        (BLOWS_CODE, "min(most, _MOST)", "g.hands[9]", "house_rules/light_blows: turn"),
        (
            BLOWS_CODE,
            "HOUSE_RULE =",
            "class Heavy(HouseRule):\n    pass\n\n\nHOUSE_RULE =",
            "light_blows.py: Heavy: is content that nothing loads: expected HOUSE_RULE = Heavy",
        ),
    ],
)
def test_a_fault_of_a_house_rule_is_named(
    ug: Run, rules: Path, file: str, old: str, new: str, message: str
) -> None:
    change(rules / file, old, new)
    ran = ug("content", "check", rules)
    assert ran.code == 1
    assert any(message in line for line in ran.lines), ran.out
