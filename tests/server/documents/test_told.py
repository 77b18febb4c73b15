"""The catalogue tells what everything is, in the reader's language."""

from __future__ import annotations

import pytest

from kit import chapters
from server.kit import Api
from undergrowth.lore import everything, introduced
from undergrowth.words import languages


@pytest.mark.parametrize("code", languages())
def test_the_catalogue_tells_of_everything_that_can_be_chosen(api: Api, code: str) -> None:
    """Each thing and section once, as the library has them, and where to show it."""
    known = api.get("/api/catalogue", lang=code)
    told = [each.data() for each in everything(code)]
    assert known["about"] == [each for each in told if each["kind"] != "section"]
    numbers = {each["id"].rpartition(":")[2] for each in known["sections"]}
    assert numbers >= set(chapters.sections())
    assert known["introduces"] == introduced()
    lore = api.get("/api/catalogue/lore", lang=code)
    assert api.get("/api/catalogue/brief", lang=code) | lore == known
    assert set(lore) == {"about", "sections"}
    chosen = {("faction", each["id"]) for each in known["factions"]}
    chosen |= {("card", each["id"]) for each in known["cards"]}
    chosen |= {("quest", each["name"]) for each in known["quests"]}
    chosen |= {("landmark", each["id"]) for each in known["landmarks"]}
    chosen |= {("map", each["id"]) for each in known["maps"]}
    chosen |= {("deck", each["id"]) for each in known["decks"]}
    chosen |= {("option", each["id"]) for each in known["options"]}
    assert chosen <= {(each["kind"], each["id"]) for each in known["about"]}
