"""House rules, a module or a data file each, all discovered.

Each has a data file, `data/house_rules/<id>.toml`.  A module of that name, here or in a folder,
defines `HOUSE_RULE`, the class of its source.  A rule without a module only changes numbers of the
Law (`[numbers]`), leaves out kinds of card, or is an agreement that people keep by themselves.  A
module of another name, without `HOUSE_RULE`, is a helper.
"""

from __future__ import annotations

from undergrowth.data import Sheet, sheet
from undergrowth.data.packages import Package
from undergrowth.engine.errors import BadContent
from undergrowth.engine.messages import printed
from undergrowth.engine.registries import registry
from undergrowth.house_rules.numbers import HouseNumbers
from undergrowth.table.house_rule import HouseRule
from undergrowth.table.names import HOUSE_RULES

_CLASSES: dict[str, type[HouseRule]] = registry({})


def find(package: Package) -> None:
    """Load the house rules of a package and number them.  Raises `BadContent`."""
    named = package.sheets("house_rules")
    for path in package.modules_within("house_rules"):
        found, name = package.load("house_rules", path), path.rpartition(".")[2]
        if hasattr(found, "HOUSE_RULE"):
            if name not in named:
                raise BadContent(f"the house rule {name} has a module and no data file")
            _CLASSES[name] = found.HOUSE_RULE
        elif name in named:
            raise BadContent(
                f"the house rule {name} has a module that does not define HOUSE_RULE: expected"
                " its class there, or no module for a rule that its data states in full"
            )
    for name in named:
        _add(name, sheet(f"house_rules/{name}"))


def _add(name: str, page: Sheet) -> None:
    """Load one house rule: its name, its class and its words."""
    if HOUSE_RULES.knows(name):
        raise BadContent(f"the house rule {name} is there twice")
    if name not in _CLASSES:
        _CLASSES[name] = HouseNumbers if page.has("numbers") else HouseRule
    HOUSE_RULES.add(name)
    printed("house_rule", name, page.text("name"), page.text("text"))
    make_house_rule(name)


def house_rule_names() -> list[str]:
    """Return the ids of all house rules."""
    return HOUSE_RULES.names()


def make_house_rule(name: str) -> HouseRule:
    """Return the source of a house rule.  Raises KeyError for an unknown one."""
    return _CLASSES[name](name)
