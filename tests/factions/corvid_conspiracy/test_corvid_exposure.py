"""13.2.4 Exposure, and what nobody else may know."""

from __future__ import annotations

from typing import Any

import pytest

from kit import Table
from undergrowth import NOBODY, Game, position
from undergrowth.session import PERSON, Session
from undergrowth.table.labels import tell

TYPES = ("bomb", "snare", "extortion", "raid")


def facing(plot: str = "face_down_raid", *cards: str, phase: str = "daylight") -> Table:
    """A Marquise with a warrior beside a plot in clearing 6 (fox), on her turn."""
    t = Table("marquise", "corvids", "eyrie").put("marquise", 6, "1 warrior")
    t.put("corvids", 6, plot).hand("marquise", *(cards or ("anvil",)))
    return t.begins("marquise", phase)


def told(g: Game, viewer: int) -> list[str]:
    return [str(tell(g, event.as_seen_by(viewer))) for event in g.log or []]


def test_cor_raid_exposed() -> None:
    """13.2.4, 13.7.4 A point, no warriors, and her card stays with her."""
    t = facing()
    t.says("marquise", "expose 6", "expose with anvil", "expose as raid")
    assert t.vp == {"marquise": 1}
    assert t.at(6) == "marquise 1 warrior"
    assert sum(t.game.warriors_at(1, place) for place in t.game.clearings) == 0
    assert t.holds("marquise") == ["anvil"]
    assert t.game.seen[1 * 3 + 0] == t.game.hands[0], "the Corvids have seen it"
    assert t.game.seen[2 * 3 + 0] == []


def test_a_wrong_guess_costs_the_card() -> None:
    """13.2.4 The Corvids get it, unseen by others; the plot stays what it is."""
    t = facing().says("marquise", "expose 6", "expose with anvil", "expose as bomb")
    assert t.at(6) == "marquise 1 warrior, corvids 1 face_down_raid"
    assert (t.holds("marquise"), t.holds("corvids")) == ([], ["anvil"])
    assert t.vp == {}
    assert any("anvil" in line.lower() for line in told(t.game, 1))
    assert not any("anvil" in line.lower() for line in told(t.game, 2))


def test_a_card_that_is_shown_twice_is_one_card() -> None:
    """13.2.4, G.29 It is shown and kept: the Corvids know of one such card, not of two."""
    t = Table("marquise", "corvids").put("marquise", 6, "1 warrior").put("marquise", 8, "wood")
    t.put("corvids", 6, "face_down_raid").put("corvids", 8, "face_down_bomb")
    t.hand("marquise", "anvil", "sword").begins("marquise", "daylight")
    t.says("marquise", "expose 6", "expose with anvil", "expose as raid")
    t.says("marquise", "expose 8", "expose with anvil", "expose as bomb")
    view: Any = t.game.observe(1)
    assert view["seats"][0]["known"] == ["anvil"]


def test_as_often_as_there_are_cards() -> None:
    """13.2.4 Any number of times."""
    t = facing("face_down_raid", "anvil", "royal_claim")
    t.says("marquise", "expose 6", "expose with royal_claim", "expose as bomb")
    t.says("marquise", "expose 6", "expose with anvil", "expose as raid")
    assert t.vp == {"marquise": 1} and t.holds("corvids") == ["royal_claim"]


def test_cor_exposure_needs_presence() -> None:
    """13.2.4 A faction piece of hers has to be in the clearing; any will do."""
    t = Table("marquise", "corvids").put("corvids", 6, "face_down_bomb").hand("marquise", "anvil")
    t.put("marquise", 2, "1 warrior").begins("marquise", "daylight")
    t.refuses("marquise", "expose 6", "13.2.4")
    t = Table("marquise", "corvids").put("corvids", 6, "face_down_bomb").hand("marquise", "anvil")
    assert (
        t.put("marquise", 6, "wood").begins("marquise", "daylight").offers("marquise", "expose 6")
    )


def test_cor_exposure_card_suit() -> None:
    """13.2.4 The card must match; a bird does."""
    t = facing("face_down_raid", "sword", "mouse_in_a_sack")
    t.refuses("marquise", "expose 6", "13.2.4")
    t = facing("face_down_raid", "sword", "royal_claim").says("marquise", "expose 6")
    assert t.options("marquise") == ["expose with royal_claim"], "asked although it is the only one"
    t.refuses("marquise", "expose with sword", "13.2.4")
    t.refuses("marquise", "expose with anvil", "13.2.4")
    t.says("marquise", "expose with royal_claim")
    assert t.options("marquise") == [f"expose as {each}" for each in TYPES]
    t.refuses("marquise", "expose as plot", "13.2.2")


def test_a_plot_that_is_face_up_is_no_secret() -> None:
    """13.2.4 There is nothing to guess."""
    facing("raid").refuses("marquise", "expose 6", "13.2.4")


def test_cor_exposure_only_own_turn() -> None:
    """13.2.4 On another player's turn nobody exposes."""
    t = Table("corvids", "marquise").put("marquise", 6, "1 warrior")
    t.put("corvids", 6, "2 warriors, face_down_bomb").hand("marquise", "ambush_fox")
    t.begins("corvids", "daylight").says("corvids", "scheme battle")
    assert t.asked() == "battle.ambush"
    t.refuses("marquise", "expose 6", "13.2.4")


def test_in_birdsong_daylight_and_evening() -> None:
    """13.2.4, 1.4.2 Whenever nothing is in progress."""
    for phase in ("birdsong", "daylight", "evening"):
        assert facing(phase=phase).offers("marquise", "expose 6"), phase


def test_gen_last_step_locks_abilities() -> None:
    """1.4.3, 13.2.4 Not once the last step of the turn has begun: here she has to discard."""
    t = Table("marquise", "corvids").put("marquise", 6, "1 warrior")
    t.put("corvids", 6, "face_down_bomb")
    t.hand("marquise", "anvil", "sword", "cobbler", "armorers", "royal_claim", "tax_collector")
    t.begins("marquise", "evening").says("marquise", "pass")
    assert t.asked() == "turn.discard"
    t.refuses("marquise", "expose 6", "1.4.3")


def test_an_exposure_is_not_interrupted() -> None:
    """1.4.2, 13.2.4 While a battle or a move is in progress it has to wait."""
    t = facing("face_down_raid", "anvil", "sword").says("marquise", "march")
    t.refuses("marquise", "expose 6", "1.4.2")


def test_the_vagabond_exposes_with_his_pawn() -> None:
    """13.2.4, G.10 A pawn is a faction piece."""
    t = Table("vagabond", "corvids").put("vagabond", 6, "pawn").put("corvids", 6, "face_down_bomb")
    t.board("vagabond", character="ranger", hand=["anvil"]).begins("vagabond", "evening")
    t.says("vagabond", "expose 6", "expose with anvil", "expose as bomb")
    assert t.vp == {"vagabond": 1}


def test_the_question_tells_nothing_of_the_hand() -> None:
    """1.2.1, 13.2.4 A hand without a matching card is asked all the same, an empty one is not."""
    t = Table("marquise", "corvids").put("marquise", 6, "1 warrior").hand("marquise", "sword")
    t.put("corvids", 6, "face_down_bomb")
    t.doc |= {"turn": "marquise", "phase": "birdsong"}
    g = position.game(t.doc, seed=1)
    assert g.decision is not None and g.decision.prompt.startswith("window.")
    assert g.decision.texts() == ["pass"]
    t.hand("marquise")
    g = position.game(t.doc, seed=1)
    assert g.decision is None or not g.decision.prompt.startswith("window.birdsong")


# ---- what is hidden


def laid_by_corvids(plot: str) -> Session:
    """The Corvids have placed a plot, and may place another."""
    t = Table("corvids", "marquise").put("corvids", 6, "3 warriors").put("corvids", 8, "2 warriors")
    t.doc |= {"turn": "corvids", "phase": "daylight"}
    played = Session(position.game(t.doc, seed=3), [PERSON, PERSON])
    played.advance()
    played.answer("plot in 6")
    played.answer(f"lay {plot}")
    return played


@pytest.mark.parametrize("viewer", [1, NOBODY])
def test_others_see_that_a_plot_is_laid_and_not_which(viewer: int) -> None:
    """13.2.2.I Views, events and supplies are the same whatever it is; nobody else can tell."""
    seen = []
    for plot in ("bomb", "raid"):
        played = laid_by_corvids(plot)
        view: Any = played.game.observe(viewer)
        seen.append((view, told(played.game, viewer)))
        assert not any(f"face_down_{each}" in str(view) for each in TYPES)
    assert seen[0] == seen[1]


def test_the_corvids_may_look_at_their_own() -> None:
    """13.2.2.I At any time."""
    view: Any = laid_by_corvids("raid").game.observe(0)
    stands = [p["piece"] for each in view["places"] for p in each["pieces"]]
    assert "face_down_raid" in stands


def test_laying_can_be_taken_back_and_a_guess_cannot() -> None:
    """13.2.2.I, 13.2.4 A player who guesses learns something, right or wrong."""
    played = laid_by_corvids("raid")
    assert played.undoable > 0 and played.undo()
    for guess in ("raid", "bomb"):
        t = Table("marquise", "corvids").put("marquise", 6, "1 warrior").hand("marquise", "anvil")
        t.put("corvids", 6, "face_down_raid")
        t.doc |= {"turn": "marquise", "phase": "evening"}
        played = Session(position.game(t.doc, seed=3), [PERSON, PERSON])
        played.advance()
        for answer in ("expose 6", "expose with anvil", f"expose as {guess}"):
            played.answer(answer)
        assert played.undoable == 0


def test_a_flip_is_seen_by_all_and_ends_undo() -> None:
    """13.4.2, 1.2.1 Nobody can forget the plot that they have seen."""
    t = Table("corvids", "marquise").put("corvids", 6, "1 warrior, face_down_raid")
    t.put("corvids", 2, "1 warrior, face_down_snare")
    t.doc |= {"turn": "corvids", "phase": "birdsong"}
    played = Session(position.game(t.doc, seed=3), [PERSON, PERSON])
    played.advance()
    played.answer("flip plot 6")
    assert played.undoable == 0


@pytest.mark.parametrize("plot", ["face_down_raid", "face_down_snare"])
def test_a_plot_that_is_removed_unseen_ends_undo(plot: str) -> None:
    """13.7.4, 1.2.1 All see whether it was a raid: nobody takes that back."""
    t = Table("vagabond", "corvids").put("vagabond", 6, "pawn").put("corvids", 6, plot)
    t.board("vagabond", character="ranger", items=["crossbow"])
    t.doc |= {"turn": "vagabond", "phase": "daylight"}
    played = Session(position.game(t.doc, seed=3), [PERSON, PERSON])
    played.advance()
    while "strike corvid_conspiracy plot" not in played.game.decision.texts():  # type: ignore[union-attr]
        played.answer("pass")
    played.answer("strike corvid_conspiracy plot")
    assert played.undoable == 0


def test_dealt_anew_for_others_and_never_for_the_corvids() -> None:
    """1.2.1, 13.2.2.I Plots that lie face down change places with their like; shown ones stay."""
    t = Table("marquise", "corvids").put("corvids", 6, "face_down_bomb").put("corvids", 2, "snare")
    g = t.put("marquise", 1, "1 warrior").begins("marquise", "daylight").game
    found = set()
    for seed in range(40):
        twin = g.determinize(0, seed)
        found.add(tuple(p["piece"] for p in _at(twin, "6")))
        assert [p["piece"] for p in _at(twin, "2")] == ["snare"]
        assert [p["piece"] for p in _at(g.determinize(1, seed), "6")] == ["face_down_bomb"]
    assert len(found) == 4


def _at(g: Game, place: str) -> list[dict[str, Any]]:
    view: Any = g.observe(1)
    return [p for each in view["places"] if each["id"] == place for p in each["pieces"]]


def test_a_swap_of_hidden_plots_tells_nothing() -> None:
    """13.5.4, 1.2.1 Everybody sees that they change places, and not which they are."""
    lines = []
    for one, other in (("bomb", "raid"), ("raid", "bomb")):
        t = Table("corvids", "marquise").put("corvids", 6, f"face_down_{one}")
        t.put("corvids", 2, f"face_down_{other}").begins("corvids", "daylight")
        t.says("corvids", "trick at 2")
        lines.append((told(t.game, 1), t.game.observe(1)))
    assert lines[0] == lines[1]


@pytest.mark.parametrize("card", ["anvil", "sword"])
def test_no_question_tells_after_a_last_operation(card: str) -> None:
    """13.2.4, 1.2.1 Whether a hand holds a card to show is asked about whatever it holds."""
    t = Table("alliance", "corvids").put("alliance", 6, "base_fox, 1 warrior")
    t.put("corvids", 6, "face_down_raid").board("alliance", officers=1)
    game = t.hand("alliance", card).begins("alliance", "evening").game
    assert game.decision is not None
    if game.decision.prompt == "window.evening":
        game.choose("pass")
    game.choose("recruit in 6")
    assert game.decision.prompt == "alliance.operations", "the kit passes what leaves no choice"
