"""Looks of factions: read from their data, readable, and drawn by the page."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from undergrowth import data
from undergrowth.checking.owners import BODIES
from undergrowth.cli.drawing.marks import make_marks
from undergrowth.data import Sheet, sheet
from undergrowth.engine.errors import BadContent
from undergrowth.library import installed_factions, installed_owners
from undergrowth.looks import Look, Picture, look

PICTURES = Path(__file__).parents[1] / "web/src/pictures"
NAMES = [*installed_factions(), *sheet("looks").names()]


def drawn(file: str) -> set[str]:
    """The names of the drawings in a file of the page."""
    return set(re.findall(r"^  (\w+): ", (PICTURES / file).read_text(encoding="utf-8"), re.M))


def contrast(one: str, other: str) -> float:
    """The WCAG contrast of two colours."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def luminance(color: str) -> float:
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def looked(patch: pytest.MonkeyPatch, **page: object) -> Look:
    """The look that a data file gives."""
    sheet_of = Sheet("factions/player_6", {"look": page, "short": ["p"], "piece": []})
    patch.setitem(data._read, "factions/player_6", sheet_of)
    return look("player_6")


@pytest.mark.parametrize("name", [*installed_factions(), *installed_owners()])
def test_a_name_is_readable_on_its_colour(name: str) -> None:
    """As WCAG asks; drawings on tokens have the same two colours (`drawn.test.ts` of the page)."""
    shown = look(name)
    assert contrast(shown.color, shown.ink) >= 4.5


def test_the_check_of_packages_knows_the_bodies_of_the_page() -> None:
    """No more and no fewer: it refuses other words."""
    page = (PICTURES / "shapes.ts").read_text(encoding="utf-8")
    own = page.partition("export const bodies")[2].partition("};")[0]
    assert tuple(re.findall(r"^  (\w+): ", own, re.M)) == BODIES


def test_the_check_of_packages_knows_the_pictures_of_the_page() -> None:
    """No more and no fewer: it refuses other names."""
    icons = set(json.loads((PICTURES / "icons.generated.json").read_text(encoding="utf-8")))
    assert drawn("heads.ts") | (drawn("shapes.ts") - {*BODIES}) | icons == {
        *sheet("pictures").texts("pictures")
    }
    faces = json.loads((PICTURES / "emblems.generated.json").read_text(encoding="utf-8"))
    assert {*faces} == {*sheet("pictures").texts("emblems")}


def test_the_page_draws_what_the_data_names() -> None:
    """Heads, bodies and pictures on pieces."""
    heads, things = drawn("heads.ts"), drawn("shapes.ts")
    icons = set(json.loads((PICTURES / "icons.generated.json").read_text(encoding="utf-8")))
    for name in NAMES:
        page = sheet("looks").table(name) if sheet("looks").has(name) else None
        page = page or sheet(f"factions/{name}").table("look")
        for part, pictures in (("head", heads), ("body", things)):
            if page.is_text(part):  # else it has strokes of its own, or none
                assert page.text(part) in pictures, name
        for piece in page.table("pieces").names() if page.has("pieces") else []:
            path = f"pieces.{piece}"
            path = f"{path}.picture" if page.is_table(path) else path
            if page.is_text(path):  # else it has strokes of its own
                assert page.text(path) in heads | things | icons, f"{name} {piece}"


@pytest.mark.parametrize("name", [*installed_factions(), *installed_owners()])
def test_every_building_and_token_has_a_picture(name: str) -> None:
    """None of them shows the first letter of its name instead."""
    is_seat = name in installed_factions()
    shown, page = look(name), sheet(f"{'factions' if is_seat else 'hirelings'}/{name}")
    icons = set(json.loads((PICTURES / "icons.generated.json").read_text(encoding="utf-8")))
    known = {*shown.pieces, *drawn("shapes.ts"), *icons}
    pieces = page.tables("piece") if page.has("piece") else []
    flat = [piece for piece in pieces if piece.text("kind") in ("building", "token")]
    assert {piece.text("id") for piece in flat} <= known


def test_the_page_names_no_faction() -> None:
    """Its looks of a faction come through the catalogue."""
    for path in PICTURES.parent.rglob("*"):
        aside = "gallery" in path.parts or ".test." in path.name
        if path.suffix in (".ts", ".svelte", ".json") and not aside:
            text = path.read_text(encoding="utf-8")
            assert not [name for name in NAMES if re.search(rf"\b{name}\b", text)], path


def test_no_two_factions_look_alike() -> None:
    """Each has a colour and a head of its own, made ones too."""
    pages = [sheet(f"factions/{name}").table("look") for name in installed_factions()]
    pages += [sheet("looks").table(name) for name in sheet("looks").names()]
    assert len({page.text("hex") for page in pages}) == len(pages)
    assert len({_head(page) for page in pages}) == len(pages)
    made = [look(f"player_{number}").color for number in range(1, 7)]
    assert len({*made, *(page.text("hex") for page in pages)}) == len(made) + len(pages)


def _head(page: Sheet) -> str:
    """The name of a head, or its strokes."""
    if page.is_text("head"):
        return page.text("head")
    return " ".join(stroke.text("d") for stroke in page.tables("head"))


def test_a_look_may_draw_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Path data, in tones; a colour for words is made where none is named."""
    strokes = [{"tone": "line", "d": "M1 1H9"}, {"d": "M2 2V9"}]
    shown = looked(monkeypatch, hex="#101010", letter="q", head=strokes, pieces={"den": "base"})
    assert (shown.color, shown.ink, shown.letter) == ("#101010", "#ffffff", "Q")
    assert shown.head.strokes == [("line", "M1 1H9"), ("shape", "M2 2V9")]
    assert shown.pieces["den"].picture == Picture("base")
    assert make_marks(["player_6", "marquise_de_cat"]).letters["player_6"] == "Q"


@pytest.mark.parametrize(
    "page",
    [{"hex": "red"}, {"hex": "#12345"}, {"letter": "ab"}, {"head": [{"tone": "x", "d": ""}]}],
)
def test_a_look_that_cannot_be_shown_is_refused(
    monkeypatch: pytest.MonkeyPatch, page: dict[str, object]
) -> None:
    """A colour is `#rrggbb`, a mark is one letter, a tone is one of three."""
    with pytest.raises(BadContent):
        looked(monkeypatch, **page)
