"""Descriptions of things, made from their data and the messages about them."""

from __future__ import annotations

from undergrowth.data import Sheet, sheet
from undergrowth.decks import package_of_card
from undergrowth.engine.given import given_as
from undergrowth.engine.messages import PRINTED, name_id, phrase, title
from undergrowth.library import fan_package, installed_factions, is_fan
from undergrowth.library.options import setup_option
from undergrowth.lore.entries import About, Group, Line
from undergrowth.lore.sections import paragraph, parts_of, section, section_ids
from undergrowth.lore.things import CONTENT, FOLDERS, Thing, kinds, names, thing, titled_as
from undergrowth.table.names import FACTIONS
from undergrowth.words import language, speaking, told

SECTION = "section"


def about(kind: str, name: str, lang: str = "en") -> About:
    """Return the description of a thing: a faction, card, map, item and so on (see `kinds`).

    A `section` of the Law is named by its number.  Raises `BadText` for an unknown thing.
    """
    for what, value in (("kind", kind), ("name", name), ("language", lang)):
        given_as(what, value, str)
    with speaking(lang):
        if kind == SECTION:
            return _section_with_parts(section(name))
        return _told(thing(kind, name))


def _section_told(line: Line) -> About:
    return About(SECTION, line.id, line.title, "", line.text, line.law)


def _section_with_parts(line: Line) -> About:
    """Return a section with its subsections as lines."""
    lines = [paragraph(id) for id in parts_of(line.id)]
    groups = [_group("sections", lines)] if lines else []
    return About(SECTION, line.id, line.title, "", line.text, line.law, groups)


def everything(lang: str = "en") -> list[About]:
    """Return the descriptions of all things, by kind; sections of the Law come last, each by
    itself."""
    found = [about(kind, name, lang) for kind in kinds() for name in names(kind)]
    with speaking(lang):
        return found + [_section_told(paragraph(number)) for number in section_ids()]


def introduced() -> list[str]:
    """Return the prompts at which a player makes a lasting choice among unfamiliar things."""
    return _listed_by_all("introduces")


def moments() -> list[str]:
    """Return the verbs of events that a page may dwell on, such as turmoil."""
    return list(dict.fromkeys(_listed_by_all("moments")))


def _listed_by_all(key: str) -> list[str]:
    """Return what `data/about.toml` and the files of all factions list under a key."""
    found = sheet("about").texts(key)
    for name in installed_factions():
        page = sheet(f"factions/{name}")
        found += page.texts(key) if page.has(key) else []
    return found


def find(words: str) -> list[About]:
    """Return the things that some words may mean, in the current language.

    Ids, titles, short names of factions and numbers of sections match; without an exact match,
    their beginnings do.  Raises `BadText` for what is no text.
    """
    sought = " ".join(given_as("words", words, str).lower().replace("_", " ").split())
    if not sought:
        return []
    exact: list[About] = []
    close: list[About] = []
    for kind in kinds():
        for name in names(kind):
            called = {name.replace("_", " "), _called(kind, name).lower()}
            if sought in called or (kind == "faction" and _is_short(words, name)):
                exact.append(about(kind, name, language()))
            elif any(each.startswith(sought) for each in called):
                close.append(about(kind, name, language()))
    return exact or _section(words) or close


def _is_short(words: str, faction: str) -> bool:
    """Whether a word is a short name of a faction."""
    return FACTIONS.knows(words) and FACTIONS.text(FACTIONS.parse(words)) == faction


def _section(words: str) -> list[About]:
    """Return the sections of this number: of several packages each may have one."""
    number = words.removeprefix("§").strip().lower()
    found = [id for id in section_ids() if number in (id.lower(), id.lower().rpartition(":")[2])]
    return [about(SECTION, id, language()) for id in found]


def _told(what: Thing) -> About:
    """Return the description of a thing, in the current language."""
    if what.kind == "option":
        return _option(what)
    text = _say(what, "text") or _printed(f"{name_id(titled_as(what.kind), what.id)}.text")
    short = _say(what, "")
    called = _called(what.kind, what.id)
    return About(what.kind, what.id, called, short, text, what.law, _groups(what), _fan(what))


def _fan(what: Thing) -> str:
    """Return the package of which a thing is fan content, or nothing."""
    if what.kind == CONTENT:
        return what.id
    if what.kind == "card":
        owner = package_of_card(what.id)
        return owner if is_fan(owner) else ""
    return fan_package(FOLDERS[what.kind], what.id) if what.kind in FOLDERS else ""


def _called(kind: str, name: str) -> str:
    """Return the title of a thing, capitalized as a heading."""
    words = title(name, titled_as(kind))
    return words[:1].upper() + words[1:]


def _printed(id: str) -> str:
    """Return the text printed on a thing; a card's is in its data file."""
    return told(id, {})[0] or PRINTED.get(id, "")


def _option(what: Thing) -> About:
    """Return the description of a setup option, with the meaning of each value."""
    option = setup_option(what.id)
    lines = [
        Line(id, _marked(words, option.fan.get(id, "")), more or _short(id), what.law)
        for id, words, more in option.values
    ]
    groups = [_group("values", lines)] if lines else []
    return About("option", option.id, option.title, _say(what, ""), option.about, what.law, groups)


def _marked(words: str, package: str) -> str:
    """Return a title, marked with its package if it is fan content."""
    if not package:
        return words
    return phrase("fan_title", {"title": f"text:{words}", "package": f"content:{package}"})


def _short(id: str) -> str:
    """Return the line about a deck or faction that is a value of an option."""
    for kind in ("deck", "faction"):
        if id in names(kind):
            return _say(thing(kind, id), "")
    return ""


def _say(what: Thing, variant: str) -> str:
    """Return the text of the first message about a thing that has this variant."""
    for id in what.ids:
        words = told(f"{id}.{variant}" if variant else id, what.facts)[0]
        if words:
            return words
    return ""


def _groups(what: Thing) -> list[Group]:
    groups = [found for page in what.pages for found in _listed(what, page)]
    if what.kind == "faction":
        groups += [_choice(kind, page) for page in what.pages for kind in _choices(page)]
    if what.kind == "character":
        groups += _character(what)
    return groups


def _listed(what: Thing, page: Sheet) -> list[Group]:
    """Return the groups in the `[sections]` of a page: with texts of their own, or of sections."""
    groups: list[Group] = []
    if not page.has("sections"):
        return groups
    laws = page.table("sections")
    for key in laws.names():
        if laws.is_table(key):
            own = laws.table(key)
            lines = [_line(what, key, entry, own.text(entry)) for entry in own.names()]
            groups += [_group(key, lines)] if lines else []
        elif not laws.is_text(key) and (numbers := laws.texts(key)):
            groups.append(_group(key, [section(number) for number in numbers]))
    return groups


def _line(what: Thing, group: str, entry: str, law: str) -> Line:
    called = _called("piece", entry) if group == "pieces" else ""
    return Line(entry, called, _say(what, f"{group}-{entry}"), law)


def _choices(page: Sheet) -> list[str]:
    return page.texts("choices") if page.has("choices") else []


def _choice(kind: str, page: Sheet) -> Group:
    """Return the group of a faction's choices of a kind, one line each."""
    found = [_told(thing(kind, entry.text("id"))) for entry in page.tables(kind)]
    return _group(kind, [Line(each.id, each.title, each.text, each.law) for each in found])


def _character(what: Thing) -> list[Group]:
    """V Return the groups of a character's starting items and special actions."""
    items: list[Line] = []
    for item in what.pages[0].texts("items"):
        told_of = _told(thing("item", item))
        items.append(Line(item, told_of.title, told_of.short, f"{what.law}.1"))
    return [_group("items", items), _group("actions", [section(f"{what.law}.2")])]


def _group(id: str, lines: list[Line]) -> Group:
    return Group(id, told(f"about-group-{id}", {})[0], lines)
