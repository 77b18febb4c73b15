"""V.8 Harrier."""

from __future__ import annotations

from kit import Table
from kit.vagabond import items


def test_vag_harrier_glide(table: type[Table]) -> None:
    """V.8.2 Any clearing, Hostile or not, without boots and without company."""
    t = (
        table("vagabond", "eyrie", "marquise")
        .put("vagabond", 1, "pawn")
        .put("eyrie", 3, "4 warriors")
    )
    t.put("marquise", 1, "2 warriors")
    t.board("vagabond", character="harrier", items=["torch", "2 boot"])
    t.board("vagabond", relationships={"eyrie": "hostile", "marquise": "allied"})
    t.begins("vagabond", "daylight").says("vagabond", "glide to 3")
    assert t.at(3) == "vagabond 1 pawn, eyrie 4 warriors"
    assert t.at(1) == "marquise 2 warriors"
    assert items(t) == "2 boot, torch exhausted"


def test_not_into_forests(table: type[Table]) -> None:
    """V.8.2 Clearings only, from a forest too."""
    t = table("vagabond", "marquise").put("vagabond", "f1", "pawn")
    t.board("vagabond", character="harrier", items=["torch", "2 boot"])
    t.begins("vagabond", "daylight")
    t.refuses("vagabond", "glide to f2", "V.8.2")
    t.says("vagabond", "glide to 8")
    assert t.at(8) == "vagabond 1 pawn"


def test_a_torch_is_needed(table: type[Table]) -> None:
    """V.8.2, 9.2.5 A damaged torch does not do."""
    t = table("vagabond", "marquise").put("vagabond", 1, "pawn")
    t.board("vagabond", character="harrier", items=["torch damaged", "boot"])
    t.begins("vagabond", "daylight").refuses("vagabond", "glide to 8", "V.8.2")
