"""The check of factions' and hirelings' data: keys, pieces, steps and looks."""

from __future__ import annotations

import re
from typing import Any, Final

from undergrowth.checking.findings import Key, Report, Table, is_list_of, is_number, tables_of
from undergrowth.checking.pictures import unknown_picture
from undergrowth.law.setup.homelands import RULES
from undergrowth.looks import TONES
from undergrowth.table.kinds import KINDS_OF_PIECE

PHASES: Final = ("birdsong", "daylight", "evening")
_COLOR: Final = re.compile(r"#[0-9a-fA-F]{6}")
BODIES: Final = ("cloak", "wings", "armour", "tail", "round", "pack")
"""The bodies that the page draws by name (`web/src/pictures/shapes.ts`)."""
_PATH: Final = re.compile(r"[Mm][MmLlHhVvCcSsQqTtAaZzEe0-9\s,.+-]*")

FACTION: Final = (
    Key("id", "text", "its id, which is the name of the file", required=True),
    Key("name", "text", "its title", required=True),
    Key("short", "texts", "short forms of its name", required=True),
    Key("law_section", "text", "its chapter"),
    Key("setup_letter", "text", "when it sets up (5.1.7)"),
    Key("reach", "number", "its reach (5.2)", least=0),
    Key("type", "text", "what it is in drafts (A.8.2)", words=("militant", "insurgent")),
    Key("excludes", "texts", "factions that cannot be in one game with it"),
    Key("adds_cards", "text", "a deck whose cards it shuffles in"),
    Key("same_as", "text", "the faction that it is another copy of"),
    Key("automates", "text", "the faction in whose place it plays by itself"),
    Key("beside", "flag", "whether it may play beside that faction"),
    Key("crafting_piece", "text", "the piece that it crafts with"),
    Key("holding", "text", "a place of its own beyond the map"),
    Key("standard_setup", "table", "numbers of its setup"),
    Key("advanced_setup", "table", "its setup card"),
    Key("seat_option", "tables", "what may be chosen for its seat"),
    Key("trait", "tables", "traits of an automated opponent"),
    Key("difficulty", "table", "numbers of each level of an automated opponent"),
    Key("rules", "table", "sections of an automated opponent by name"),
    Key("look", "table", "how it looks"),
    Key("looks", "table", "titles of what face-down pieces are taken for"),
    Key("sections", "table", "by which section goes what is told of it"),
    Key("choices", "texts", "tables that are told of each by itself"),
    Key("introduces", "texts", "prompts at which the options say what they are"),
    Key("moments", "texts", "events that a page may dwell on"),
    Key("steps", "table", "the section of each step"),
    Key("piece", "tables", "a table for each kind of piece"),
    Key("rootlog", "table", "how the community's notation writes it"),
    Key("box", "text", "the box it is sold in"),
    Key("confidence", "text", "how sure the data is"),
)
HIRELING: Final = (
    Key("id", "text", "its id, which is the name of the file", required=True),
    Key("name", "text", "its title", required=True),
    Key("text", "text", "what its card says", required=True),
    Key("pack", "text", "the pack of a promoted side"),
    Key("excludes", "texts", "factions it cannot be with (A.6.5)"),
    Key("demotes", "text", "the promoted side of its card"),
    Key("pieces_of", "text", "the side whose pieces it uses"),
    Key("on_paths", "flag", "whether its pieces stand on paths"),
    Key("piece", "tables", "a table for each kind of piece"),
    Key("look", "table", "how it looks"),
    Key("sections", "table", "by which section goes what is told of it"),
    Key("rootlog", "table", "how the community's notation writes it"),
    Key("confidence", "text", "how sure the data is"),
)
PIECE: Final = (
    Key("id", "text", "its id", required=True),
    Key("kind", "text", "what it is (1.5)", required=True, words=KINDS_OF_PIECE),
    Key("count", "number", "how many there are", least=1),
    Key("name", "text", "its name in sentences"),
    Key("weight", "number", "what one counts towards rule (2.5)", least=0),
    Key("side_of", "text", "the piece it is the other side of"),
    Key("shares", "text", "the piece whose supply it shares"),
    Key("adds_suit", "text", "a suit that its clearing has, too"),
    Key("replaces_suit", "text", "the suit that its clearing has instead"),
    Key("looks_like", "text", "what a face-down piece is taken for"),
    Key("seen_by", "text", "who may know a face-down kind", words=("owner", "nobody", "everybody")),
    Key("suit", "text", "the suit printed on it"),
    Key("shows", "text", "what is printed on it"),
)
STEPS: Final = tuple(
    Key(phase, "texts", "the section of each step, a procedure each", required=True)
    for phase in PHASES
)
HOMELANDS: Final = (
    Key("count", "number", "how many it chooses", required=True, least=0),
    Key("rule", "text", "where they may be", required=True, words=RULES),
    Key("distance", "number", "the fewest steps to an enemy homeland", least=0),
    Key("slots", "number", "the open slots that its pieces need there", least=0),
    Key("suited", "flag", "whether its pieces need a suit there"),
)
RULES_OF_AUTOMATED: Final = (
    Key("reveal", "text", "the section by which it reveals its order card"),
)
LOOK: Final = (
    Key("hex", "text", "its colour, such as #dd5a43"),
    Key("ink", "text", "what is readable on that colour"),
    Key("color", "text", "a word for its colour"),
    Key("animal", "text", "a word for its animal"),
    Key("letter", "text", "its mark where there is only text"),
    Key("head", "any", "a picture"),
    Key("body", "text", "a picture of the page by name, or path data"),
    Key("pieces", "table", "a picture for each kind of piece"),
    Key("tracks", "table", "a picture for each track of its board that counts no pieces"),
)
STROKE: Final = (
    Key("tone", "text", "what the stroke is", words=TONES),
    Key("d", "text", "path data", required=True),
)


def check_faction(report: Report, page: Table) -> None:
    """Report all errors of a faction's data."""
    report.table("", page, FACTION)
    pieces = check_pieces(report, page)
    if "same_as" not in page:
        if not pieces:
            report.add("piece", "is missing; expected a table for each kind of piece")
        _check_steps(report, page.get("steps"))
        _check_homelands(report, page.get("advanced_setup"))
        for name in ("law_section", "setup_letter", "reach"):
            if name not in page:
                says = next(key.says for key in FACTION if key.name == name)
                report.add(name, f"is missing: {says}")
    _check_automated(report, page)
    check_look(report, page.get("look"), pieces)


def _check_automated(report: Report, page: Table) -> None:
    """Report errors of the rules and the difficulties of an automated opponent."""
    if isinstance(page.get("rules"), dict):
        report.table("rules", page["rules"], RULES_OF_AUTOMATED)
    found = page.get("difficulty")
    levels = found if isinstance(found, dict) else {}
    tables = {name: each for name, each in levels.items() if isinstance(each, dict)}
    if "automates" in page and "default" not in tables:
        report.add("difficulty default", "is missing; expected a table of numbers")
    wanted = dict.fromkeys(key for each in tables.values() for key in each)
    for name, each in tables.items():
        for key in [key for key in wanted if key not in each]:
            report.add(f"difficulty {name} {key}", "is missing; the other difficulties have it")
        for key in [key for key in each if not is_number(each[key])]:
            report.add(f"difficulty {name} {key}", f"is {each[key]!r}; expected a whole number")
    for option in tables_of(page.get("seat_option")):
        values = option.get("values")
        for word in values if option.get("id") == "difficulty" and isinstance(values, list) else []:
            if word not in tables:
                report.add(f"difficulty {word}", "is missing; a seat_option names it")


def check_hireling(report: Report, page: Table) -> None:
    """Report all errors of the data of one side of a hireling card."""
    report.table("", page, HIRELING)
    if "pack" not in page and "demotes" not in page:
        report.add(
            "pack",
            "is missing; expected any word on a promoted side, which is not dealt without one, or"
            " demotes, with the id of the promoted side, on a demoted side",
        )
    pieces = check_pieces(report, page)
    check_look(report, page.get("look"), pieces if "pieces_of" not in page else None)


def _check_homelands(report: Report, setup: Any) -> None:
    """Report errors of the homelands on a setup card; a faction may have none."""
    if isinstance(setup, dict) and isinstance(setup.get("homelands"), dict):
        report.table("advanced_setup homelands", setup["homelands"], HOMELANDS)


def _check_steps(report: Report, steps: Any) -> None:
    if not isinstance(steps, dict):
        report.add("steps", "is missing; expected birdsong, daylight and evening")
        return
    report.table("steps", steps, STEPS)
    for phase in PHASES:
        if steps.get(phase) == []:
            report.add(f"steps {phase}", "is empty; expected the section of each step")


def check_pieces(report: Report, page: Table) -> set[str]:
    """Report errors of kinds of pieces; return their ids, and the looks of face-down ones."""
    pieces = tables_of(page.get("piece"))
    ids = [each.get("id") for each in pieces]
    for at, each in enumerate(pieces, start=1):
        entry = f"piece {each['id']}" if "id" in each else f"piece number {at}"
        report.table(entry, each, PIECE)
        title, word = str(each.get("name", "")), str(each.get("id", "")).replace("_", " ")
        if title != word and title.lower() == word:
            problem = f"is {title!r}, so sentences write it like that; expected {word!r}"
            report.add(f"{entry} name", problem)
        first = each.get("side_of", each.get("shares"))
        if first is None and "count" not in each:
            report.add(f"{entry} count", "is missing; expected how many there are")
        if first is not None and first not in ids[: at - 1]:
            name = "side_of" if "side_of" in each else "shares"
            report.add(f"{entry} {name}", f"{first!r} is no piece above this one")
        if each.get("id") in ids[: at - 1]:
            report.add(entry, "is there twice")
    looks = {each["looks_like"] for each in pieces if isinstance(each.get("looks_like"), str)}
    titles = page.get("looks", {})
    for look in sorted(looks - {each for each in ids if isinstance(each, str)}):
        if look not in titles:
            report.add(f"looks {look}", "is missing; expected what a face-down piece is called")
    return {each for each in ids if isinstance(each, str)} | looks


def check_look(report: Report, look: Any, pieces: set[str] | None) -> None:
    """Report looks that cannot be drawn; `pieces` are the kinds of pieces, if known."""
    if not isinstance(look, dict):
        return
    report.table("look", look, LOOK)
    for name in ("hex", "ink"):
        if name in look and not _COLOR.fullmatch(str(look[name])):
            report.add(f"look {name}", f"{look[name]!r} is no colour such as #dd5a43")
    if len(str(look.get("letter", ""))) > 1:
        report.add("look letter", f"{look['letter']!r} is more than one letter")
    body = look.get("body", BODIES[0])
    if isinstance(body, str) and body not in BODIES and not _PATH.fullmatch(body.strip()):
        report.add("look body", f"is {body!r}; expected path data, or {', '.join(BODIES)}")
    if "head" in look:
        _check_picture(report, "look head", look["head"])
    for name in _check_pictures(report, look, "pieces"):
        if pieces is not None and name not in pieces and not report.reads(name):
            report.add(f"look pieces {name}", "is no kind of piece")
    _check_pictures(report, look, "tracks")


def _check_pictures(report: Report, look: dict[str, Any], key: str) -> list[str]:
    """Check the pictures of a table of a look, and return their names."""
    found = look.get(key)
    named = found if isinstance(found, dict) else {}
    for name, picture in named.items():
        shown = picture.get("picture") if isinstance(picture, dict) else picture
        _check_picture(report, f"look {key} {name}", shown)
    return list(named)


def _check_picture(report: Report, entry: str, picture: Any) -> None:
    """Check a picture: a name, or strokes with a tone and path data."""
    if isinstance(picture, str) and picture:
        if problem := unknown_picture(picture):
            report.add(entry, f"{problem}; expected one of its names, or strokes {{ tone, d }}")
        return
    if not picture or not is_list_of(picture, "table"):
        report.add(entry, "is no picture; expected a name, or strokes { tone, d }")
        return
    for at, stroke in enumerate(picture, start=1):
        report.table(f"{entry} stroke {at}", stroke, STROKE)
        path = stroke.get("d")
        if isinstance(path, str) and not _PATH.fullmatch(path.strip()):
            report.add(f"{entry} stroke {at} d", f"{path!r} is no path data such as 'M8 8 L40 40'")
