"""What is told of a thing, put together from its data and the messages about it."""

from __future__ import annotations

from undergrowth.data import Sheet, sheet
from undergrowth.engine.errors import BadText
from undergrowth.engine.given import given_as
from undergrowth.engine.messages import PRINTED, name_id, phrase, title
from undergrowth.library import fan_package, installed_factions, setup_options
from undergrowth.lore.entries import About, Group, Line
from undergrowth.lore.sections import paragraph, parts_of, section, section_ids
from undergrowth.lore.things import CONTENT, FOLDERS, Thing, kinds, names, thing, titled_as
from undergrowth.table.names import FACTIONS
from undergrowth.words import language, speaking, told

SECTION = "section"


def about(kind: str, name: str, lang: str = "en") -> About:
    """What a thing is and does: a faction, card, map, item...; kinds are those of `kinds()`.

    A `section` of the Law is told by its number.  Raises `BadText` for what there is not.
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
    """A section and, in a line each, those that are part of it."""
    lines = [paragraph(id) for id in parts_of(line.id)]
    groups = [_group("sections", lines)] if lines else []
    return About(SECTION, line.id, line.title, "", line.text, line.law, groups)


def everything(lang: str = "en") -> list[About]:
    """What is told of all things, by kind; sections of the Law come last, each by itself."""
    found = [about(kind, name, lang) for kind in kinds() for name in names(kind)]
    with speaking(lang):
        return found + [_section_told(paragraph(number)) for number in section_ids()]


def introduced() -> list[str]:
    """The prompts at which somebody chooses for good what they do not know yet."""
    found = sheet("about").texts("introduces")
    for name in installed_factions():
        page = sheet(f"factions/{name}")
        found += page.texts("introduces") if page.has("introduces") else []
    return found


def find(words: str) -> list[About]:
    """What people may mean by a word or two, in the language that is being read.

    Ids, titles, short names of factions and numbers of sections are known; where none of them is
    meant exactly, those that begin so.
    """
    sought = " ".join(words.lower().replace("_", " ").split())
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
    """Whether this is a short name of a faction."""
    return FACTIONS.knows(words) and FACTIONS.text(FACTIONS.parse(words)) == faction


def _section(words: str) -> list[About]:
    """The section of this number, if it is one."""
    number = words.removeprefix("§").strip()
    for id in section_ids():
        if id.lower() == number.lower():
            return [about(SECTION, id, language())]
    return []


def _told(what: Thing) -> About:
    """What is told of a thing, in the language that is being read."""
    if what.kind == "option":
        return _option(what)
    text = _say(what, "text") or _printed(f"{name_id(titled_as(what.kind), what.id)}.text")
    short = _say(what, "")
    called = _called(what.kind, what.id)
    return About(what.kind, what.id, called, short, text, what.law, _groups(what), _fan(what))


def _fan(what: Thing) -> str:
    """The package of which a thing is fan content, or nothing."""
    if what.kind == CONTENT:
        return what.id
    return fan_package(FOLDERS[what.kind], what.id) if what.kind in FOLDERS else ""


def _called(kind: str, name: str) -> str:
    """What people call a thing, as a heading."""
    words = title(name, titled_as(kind))
    return words[:1].upper() + words[1:]


def _printed(id: str) -> str:
    """What stands on a thing: a card says it as its data file does."""
    return told(id, {})[0] or PRINTED.get(id, "")


def _option(what: Thing) -> About:
    """A setup option, with what each of its values means."""
    for option in setup_options():
        if option.id == what.id:
            lines = [
                Line(id, _marked(words, option.fan.get(id, "")), more or _short(id), what.law)
                for id, words, more in option.values
            ]
            groups = [_group("values", lines)] if lines else []
            short = _say(what, "")
            return About("option", what.id, option.title, short, option.about, what.law, groups)
    raise BadText(f"{what.id!r} is not an option")


def _marked(words: str, package: str) -> str:
    """A title, and of which package it is fan content, if it is."""
    if not package:
        return words
    return phrase("fan_title", {"title": f"text:{words}", "package": f"content:{package}"})


def _short(id: str) -> str:
    """The line about a deck or faction that is a value of an option."""
    for kind in ("deck", "faction"):
        if id in names(kind):
            return _say(thing(kind, id), "")
    return ""


def _say(what: Thing, variant: str) -> str:
    """What the first message about a thing that has this variant says."""
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
    """The groups that the `[sections]` of a page name: with words of their own, or sections."""
    groups: list[Group] = []
    if not page.has("sections"):
        return groups
    laws = page.table("sections")
    for key in laws.names():
        if laws.is_table(key):
            own = laws.table(key)
            lines = [_line(what, key, entry, own.text(entry)) for entry in own.names()]
            groups.append(_group(key, lines))
        elif not laws.is_text(key):
            groups.append(_group(key, [section(number) for number in laws.texts(key)]))
    return groups


def _line(what: Thing, group: str, entry: str, law: str) -> Line:
    called = _called("piece", entry) if group == "pieces" else ""
    return Line(entry, called, _say(what, f"{group}-{entry}"), law)


def _choices(page: Sheet) -> list[str]:
    return page.texts("choices") if page.has("choices") else []


def _choice(kind: str, page: Sheet) -> Group:
    """What a faction chooses from, one line each."""
    found = [_told(thing(kind, entry.text("id"))) for entry in page.tables(kind)]
    return _group(kind, [Line(each.id, each.title, each.text, each.law) for each in found])


def _character(what: Thing) -> list[Group]:
    """V What a character starts with and can do."""
    items: list[Line] = []
    for item in what.pages[0].texts("items"):
        told_of = _told(thing("item", item))
        items.append(Line(item, told_of.title, told_of.short, f"{what.law}.1"))
    return [_group("items", items), _group("actions", [section(f"{what.law}.2")])]


def _group(id: str, lines: list[Line]) -> Group:
    return Group(id, told(f"about-group-{id}", {})[0], lines)
