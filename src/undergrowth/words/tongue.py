"""One language: its messages, compiled by the Fluent library, and the functions they may call.

`NAME($card)` is the title of a thing, `THE($piece)` and `A($piece)` the title with an article,
`COUNT($count, $piece)` a number of things, `CLASS($piece)` the class of the noun (its gender). The
last argument `case:` is the grammatical case.  A list of things is written as one phrase.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType
from fluent.syntax import ast

from undergrowth.engine.messages import PRINTED, Arg, Message, name_id
from undergrowth.words.reading import variables

Form = dict[str, str | int]
"""The case, number and article of a name."""
_FORMS: Final = {"count", "case", "article", "class"}
"""The arguments that names may use."""
_SENTENCES: Final = (
    *("about", "article", "ask", "because", "cli", "deed", "do", "event", "inline", "law"),
    *("list", "off", "part", "server", "space", "verb", "when", "why"),
)
"""The prefixes of ids that are not names."""
_NOMINATIVE: Final = "nominative"
_PLAIN: Final[Form] = {"case": _NOMINATIVE, "count": 1, "article": "none"}
_KEPT: Final = 20_000
"""The most sentences in the cache."""


class Thing(FluentType):
    """A thing with a name, as an argument of a message."""

    def __init__(self, tongue: Tongue, kind: str, name: str) -> None:
        self.tongue = tongue
        self.kind = kind
        self.named = name

    def format(self, locale: Locale) -> str:
        return self.tongue.inline(self.kind, self.tongue.name(self.kind, self.named))


class Things(FluentType):
    """A list of things."""

    def __init__(self, tongue: Tongue, things: Sequence[Thing | str]) -> None:
        self.tongue = tongue
        self.things = things

    def format(self, locale: Locale) -> str:
        return self.tongue.all_of(self)


def _unwritten(name: str, count: int) -> str:
    """Return an English word for a name without a message."""
    return name.replace("_", " ") + ("" if count == 1 else "s")


class Tongue:
    """One language; messages that it lacks are taken from `other`."""

    def __init__(
        self, code: str, resources: Sequence[tuple[str, ast.Resource]], other: Tongue | None
    ) -> None:
        self.code: Final = code
        self.other: Final = other
        self._bundles: Final[dict[str, FluentBundle]] = {"": self._bundle()}
        self._of_name: Final[dict[str, list[str]]] = {}
        self._named: Final[dict[str, FluentBundle]] = {}
        self._wanted: Final[dict[str, set[str]]] = {}
        self._kept: Final[dict[tuple[Any, ...], tuple[str, list[str]]]] = {}
        self._kept_names: Final[dict[tuple[str, str, str, int, str], str]] = {}
        ours = [resource for owner, resource in resources if not owner]
        for owner, resource in resources:
            if owner not in self._bundles:
                self._bundles[owner] = self._bundle()
            self._bundles[owner].add_resource(resource)
            self._add_names(self._bundles[owner], resource)
        for owner, bundle in self._bundles.items():
            for resource in ours if owner else []:
                bundle.add_resource(resource)  # fallback for messages that a package lacks

    def _bundle(self) -> FluentBundle:
        functions: dict[str, Any] = {
            "NAME": self._name,
            "THE": self._the,
            "A": self._a,
            "COUNT": self._count,
            "SOME": self._some,
            "CLASS": self._class,
        }
        return FluentBundle([self.code], functions, use_isolating=False)

    def _add_names(self, bundle: FluentBundle, resource: ast.Resource) -> None:
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                id = entry.id.name
                if id not in self._named:
                    self._named[id] = bundle
                    kind, _, name = id.partition("-")
                    if kind not in _SENTENCES:
                        self._of_name.setdefault(name, []).append(id)

    # ---- sentences

    def names(self) -> list[str]:
        """Return the ids of all messages, of all owners."""
        return list(self._named)

    def ids(self, owner: str = "") -> list[str]:
        """Return the ids of all messages that an owner can use, including ours."""
        bundle = self._bundles.get(owner)
        return sorted(bundle._messages) if bundle is not None else []

    def say(self, id: str, args: dict[str, Arg]) -> tuple[str, list[str]] | None:
        """Return a message with its problems; None if it does not exist."""
        key = (id, *((k, tuple(v) if isinstance(v, list) else v) for k, v in args.items()))
        kept = self._kept.get(key)
        if kept is None:
            kept = self._say(id, args)
            if kept is None:
                return self.other.say(id, args) if self.other is not None else None
            if len(self._kept) >= _KEPT:
                self._kept.clear()
            self._kept[key] = kept
        return kept

    def _say(self, id: str, args: dict[str, Arg]) -> tuple[str, list[str]] | None:
        owner, _, rest = id.rpartition(":")
        own, _, variant = rest.partition(".")
        bundle = self._bundles.get(owner)
        if bundle is None or not bundle.has_message(own):
            return None
        message = bundle.get_message(own)
        pattern = message.attributes.get(variant, message.value) if variant else message.value
        return None if pattern is None else self._formatted(bundle, pattern, id, args)

    def tell(self, id: str, args: dict[str, Arg]) -> tuple[str, list[str]] | None:
        """Return the same for a shared id, as names have; None if this exact id does not exist."""
        own, _, variant = id.partition(".")
        bundle = self._named.get(own)
        if bundle is not None:
            message = bundle.get_message(own)
            pattern = message.attributes.get(variant) if variant else message.value
            if pattern is not None:
                asked = self._asked(bundle, own)
                given = {name: value for name, value in args.items() if name in asked}
                return self._formatted(bundle, pattern, id, given)
        return self.other.tell(id, args) if self.other is not None else None

    def _asked(self, bundle: FluentBundle, own: str) -> set[str]:
        """Return the arguments that a message uses; other arguments are not evaluated."""
        if own not in self._wanted:
            self._wanted[own] = variables(bundle._messages[own])
        return self._wanted[own]

    def _formatted(
        self, bundle: FluentBundle, pattern: Any, id: str, args: dict[str, Arg]
    ) -> tuple[str, list[str]]:
        given = {name: self._given(value) for name, value in args.items()}
        words, errors = bundle.format_pattern(pattern, given)
        return str(words), [f"{id}: {error}" for error in errors]

    def _given(self, value: Arg) -> Any:
        """Return an argument as the Fluent library takes it."""
        if isinstance(value, Message):
            found = self.say(value.id, value.args)
            return found[0] if found is not None else value.plain()
        if isinstance(value, list):
            return Things(self, [self._thing(each) for each in value])
        return self._thing(value) if isinstance(value, str) else value

    def _thing(self, word: str) -> Thing | str:
        kind, colon, name = word.partition(":")
        if not colon:
            return word
        return name if kind == "text" else Thing(self, kind, name)

    # ---- names

    def is_name(self, id: str) -> bool:
        """Whether an id is a name, rather than a sentence with further arguments."""
        bundle = self._named.get(id)
        return bundle is None or self._asked(bundle, id) <= _FORMS

    def name(
        self, kind: str, name: str, case: str = _NOMINATIVE, count: int = 1, article: str = "none"
    ) -> str:
        """Return the title of a thing; without a known `kind`, of any thing by that name."""
        key = (kind, name, case, count, article)
        kept = self._kept_names.get(key)
        if kept is not None:
            return kept
        if kind == "place":
            return self._place(name, case)
        if not kind and name.isdigit():
            return name  # a number, not the place that has it
        form: Form = {"case": case, "count": count, "article": article}
        found = self._exact(name_id(kind, name), form) if kind else None
        found = found or self._any(name, form)
        if found is None:
            return _unwritten(name, count)  # not cached: a message may still be added
        if len(self._kept_names) >= _KEPT:
            self._kept_names.clear()
        self._kept_names[key] = found
        return found

    def _exact(self, id: str, form: Form) -> str | None:
        """Return the name with this id, in this language or else in English."""
        found = self._form(id, form)
        if found is not None:
            return found
        return self.other._exact(id, form) if self.other is not None else PRINTED.get(id)

    def _any(self, name: str, form: Form) -> str | None:
        """Return the first title of any thing by this name, whatever its kind."""
        own = name_id("", name)[1:]
        for id in self._of_name.get(own, []):
            found = self._form(id, form)
            if found is not None:
                return found
        if self.other is not None:
            return self.other._any(name, form)
        for id, words in PRINTED.items():
            if id.partition("-")[2] == own:
                return words
        return None

    def part(self, kind: str, name: str, part: str) -> str:
        """Return a printed part of a thing, an attribute of its name; or nothing."""
        id = f"{name_id(kind, name)}.{part}"
        found = self.tell(id, {}) if self.has(id) else None
        if found is not None:
            return found[0]
        if part == "printed" and self.has(name_id(kind, name)):
            return ""  # the name itself
        return self.other.part(kind, name, part) if self.other is not None else PRINTED.get(id, "")

    def has(self, id: str) -> bool:
        """Whether this language has a message, or an attribute of one."""
        own, _, attribute = id.partition(".")
        bundle = self._named.get(own)
        if bundle is None:
            return False
        return not attribute or attribute in bundle.get_message(own).attributes

    def _form(self, id: str, form: Form, attribute: str = "") -> str | None:
        """Return a name in this form; None if this language lacks it."""
        bundle = self._named.get(id)
        if bundle is None:
            return None
        message = bundle.get_message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        return str(bundle.format_pattern(pattern, form)[0])

    def _place(self, name: str, case: str) -> str:
        """2.2, 2.4 Return `clearing 5`, `forest f3`, `path p7 (3-5)`, or a named place's name."""
        own, *ends = name.split()
        kind = {"c": "clearing", "f": "forest", "p": "path"}.get(own[:1], "")
        if own.isdigit():
            kind = "clearing"
        elif not (kind and own[1:].isdigit()):
            return self._exact(f"place-{own}", {**_PLAIN, "case": case}) or own.replace("_", " ")
        args: dict[str, Arg] = {"name": f"text:{own}", "case": f"text:{case}"}
        if ends:
            args["ends"] = f"text:{'-'.join(ends)}"
        found = self.say(f"place-{kind}.ends" if ends else f"place-{kind}", args)
        return found[0] if found is not None else own

    # ---- functions for messages

    def _things(self, value: object) -> list[Thing | str]:
        if isinstance(value, Things):
            return list(value.things)
        if isinstance(value, Thing):
            return [value]
        kind, dash, name = str(value).partition("-")
        return [Thing(self, kind, name) if dash else str(value)]

    def _name(self, value: object, count: int = 1, *, case: str = _NOMINATIVE) -> str:
        return self._each(value, "none", int(count), case)

    def all_of(self, things: Things) -> str:
        """Return a list of things as one phrase."""
        return self._each(things, "none", 1, _NOMINATIVE)

    def _the(
        self, value: object, count: int = 1, *, case: str = _NOMINATIVE, form: str = "the"
    ) -> str:
        return self._each(value, form, int(count), case)

    def _a(self, value: object, count: int = 1, *, case: str = _NOMINATIVE) -> str:
        """Return things with indefinite articles: `a bomb and 2 snares`."""
        if not isinstance(value, Things):
            return self._each(value, "a", int(count), case)
        alike: dict[str, list[Thing | str]] = {}
        for each in value.things:
            name = f"{each.kind}:{each.named}" if isinstance(each, Thing) else each
            alike.setdefault(name, []).append(each)
        words: list[str] = []
        for group in alike.values():
            one, n = Things(self, group[:1]), len(group)
            words.append(
                self._each(one, "a", 1, case) if n == 1 else self._count(n, one, case=case)
            )
        return self.listed(words)

    def _count(self, count: int, value: object, *, case: str = _NOMINATIVE) -> str:
        return f"{int(count)} {self._each(value, 'none', int(count), case)}"

    def _some(self, count: int, value: object, *, case: str = _NOMINATIVE) -> str:
        """Return one thing with an indefinite article, or several with their number."""
        one = int(count) == 1
        return self._a(value, case=case) if one else self._count(count, value, case=case)

    def _class(self, value: object) -> str:
        things = self._things(value)
        return "plural" if len(things) > 1 else self._class_of(things[0]) if things else ""

    def _each(self, value: object, article: str, count: int, case: str) -> str:
        words: list[str] = []
        things = self._things(value)
        clearings = self._clearings(things, case)
        if clearings:
            return clearings
        for thing in things:
            if isinstance(thing, str):
                words.append(thing)
                continue
            name = self.name(thing.kind, thing.named, case, count, article)
            name = self.inline(thing.kind, name)
            if article != "none":
                name = self._with_article(article, thing, name, count, case)
            words.append(name)
        return self.listed(words)

    def _clearings(self, things: Sequence[Thing | str], case: str) -> str:
        """Return several clearings as `clearings 1, 2 and 3`; empty if they are not all
        clearings."""
        names: list[str] = []
        for thing in things:
            if isinstance(thing, str) or thing.kind != "place" or not thing.named.isdigit():
                return ""
            names.append(thing.named)
        args: dict[str, Arg] = {"names": f"text:{self.listed(names)}", "case": f"text:{case}"}
        found = self.say("place-clearings", args)
        return found[0] if found is not None and len(names) > 1 and "0" not in names else ""

    def inline(self, kind: str, name: str) -> str:
        """Return a name as used in a sentence: titles of cards, for example, in quotation marks."""
        bundle = self._named.get(f"inline-{kind}")
        pattern = bundle.get_message(f"inline-{kind}").value if bundle is not None else None
        if bundle is None or pattern is None:
            return name
        return str(bundle.format_pattern(pattern, {"name": name})[0])

    def _with_article(self, article: str, thing: Thing, name: str, count: int, case: str) -> str:
        if self.other is not None and not self.has(name_id(thing.kind, thing.named)):
            return name  # an English name without an article
        args = {"name": name, "class": self._class_of(thing), "case": case, "count": count}
        bundle = self._bundles[""]
        id = f"article-{article}"
        pattern = bundle.get_message(id).value if bundle.has_message(id) else None
        return name if pattern is None else str(bundle.format_pattern(pattern, args)[0])

    def _class_of(self, thing: Thing | str) -> str:
        """Return the class of a noun, from `.class` of its message."""
        if isinstance(thing, Thing):
            own = name_id(thing.kind, thing.named)
            for id in [own] if self.has(own) else self._of_name.get(thing.named, []):
                found = self._form(id, _PLAIN, "class")
                if found is not None:
                    return found
        return "plain"

    def listed(self, words: Sequence[str]) -> str:
        """Return `one`, `one and two`, `one, two and three`; `nothing` for none."""
        if not words:
            return self._joined("list-none", "", "")
        whole = words[0]
        for each in words[1:-1]:
            whole = self._joined("list-more", whole, each)
        return self._joined("list-last", whole, words[-1]) if len(words) > 1 else whole

    def _joined(self, id: str, first: str, second: str) -> str:
        found = self.say(id, {"first": f"text:{first}", "second": f"text:{second}"})
        return found[0] if found is not None else f"{first} {second}".strip()
