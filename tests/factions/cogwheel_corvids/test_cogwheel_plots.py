"""R.11.2, R.11.7, R.11.8, R.3.3.2 Effects of plots on people and on automated opponents."""

from __future__ import annotations

import pytest

from factions.cogwheel_corvids.test_cogwheel_turn import FOX, ME, answers, tabled
from kit.madeup.contraption import NAME as COG
from kit.madeup.contraption import beside, install
from kit.table import Table
from kit.vagabond import items
from undergrowth.ai.finishing import best_answers
from undergrowth.factions.cogwheel_corvids.birdsong import FlipAllPlots
from undergrowth.factions.mechanical_marquise.march import MechanicalMove
from undergrowth.factions.mechanical_marquise.recruit import MechanicalRecruit
from undergrowth.factions.vagabot.items import damaged
from undergrowth.factions.vagabot.move import GoTo
from undergrowth.factions.vagabot.state import board
from undergrowth.law.items.held import EXHAUSTED, in_condition
from undergrowth.law.pieces.rule import may_place
from undergrowth.table.book import book

MARQUISE = "mechanical_marquise"
VAGABOT = "vagabot"
GONE = "marquise 1 warrior, eyrie 2 warriors"


def flips(t: Table) -> Table:
    """It flips what lies face down, and nothing else."""
    return t.does(FlipAllPlots(0), turn=ME, phase="birdsong")


def kind(t: Table, seat: str, piece: str) -> int:
    return book(t.game).faction(t.seat(seat)).kind(piece)


# ---- abilities


def test_embedded_agents() -> None:
    """R.11.2.2 One more hit beside a plot that lies face down, even without warriors."""
    for plot, left in (("face_down_raid", 1), ("raid", 2)):
        t = tabled(FOX).put(ME, 9, plot).put("marquise", 9, "2 warriors")
        t.battle("marquise", against=ME, at=9).rolls(0, 0)
        assert f"marquise {left} warrior" in t.at(9)


def test_tokens_go_before_it_is_bare() -> None:
    """R.1.2.1 A plot that lies face down takes a hit as what nobody knows."""
    t = tabled(FOX).put(ME, 9, "1 warrior, face_down_bomb").put("marquise", 9, "4 warriors")
    t.battle("marquise", against=ME, at=9).rolls(2, 0)
    assert t.at(9) == "marquise 3 warriors"
    assert t.vp == {"marquise": 1}
    assert "bomb" not in str([event.fields for event in t.game.log or []])


# ---- bombs


def test_a_bomb_without_another_plot_stays() -> None:
    """R.11.7.1, 1.5.4 With an empty supply there is nothing to swap it for."""
    t = tabled(FOX).put(ME, 9, "face_down_bomb").put("marquise", 9, "3 warriors, wood")
    rest = ["bomb", "snare", "snare", "extortion", "extortion", "raid", "raid"]
    for where, plot in zip((1, 2, 3, 4, 5, 6, 7), rest, strict=True):
        t.put(ME, where, plot)
    flips(t)
    assert t.at(9) == "cogwheel 1 bomb"
    assert t.vp == {"cogwheel": 9} and t.done()


def test_what_takes_its_place_does_nothing() -> None:
    """R.11.7.1 An extortion that comes so takes no card, and lies face up."""
    t = tabled(FOX).put(ME, 9, "face_down_bomb").put("marquise", 9, "3 warriors")
    flips(t.hand("marquise", "sword")).takes("piece extortion")
    assert t.at(9) == "cogwheel 1 extortion"
    assert t.holds("marquise") == ["sword"] and t.done()


def test_a_bomb_damages_items_of_a_vagabond() -> None:
    """R.11.7.1, 9.2.2.I The pawn stays, three items are damaged."""
    t = tabled(FOX, others=("vagabond",)).put(ME, 9, "face_down_bomb").put("vagabond", 9, "pawn")
    t.board("vagabond", character="ranger", items=["boot", "torch", "sword", "crossbow"])
    flips(t)
    t.says("vagabond", "damage boot ready", "damage torch ready", "damage sword ready")
    t.takes("piece raid")
    assert items(t).count("damaged") == 3


# ---- extortion


def test_cco_extortion() -> None:
    """R.11.7.3 She discards one of three at random, and the Corvids take none."""
    t = tabled(FOX).put(ME, 9, "face_down_extortion").put("marquise", 9, "1 warrior")
    flips(t.hand("marquise", "sword", "root_tea_rabbit", "ambush_fox")).takes("ambush_fox")
    assert t.holds("marquise") == ["root_tea_rabbit", "sword"]
    assert t.discard == ["ambush_fox"]
    assert t.vp == {"cogwheel": 1} and t.done()


def test_extortion_asks_only_who_is_there_and_holds_cards() -> None:
    """R.11.7.3 Others lose nothing; an empty hand has nothing to lose."""
    t = tabled(FOX, others=("marquise", "eyrie")).put(ME, 9, "face_down_extortion")
    t.put("marquise", 9, "1 warrior").put("eyrie", 4, "1 warrior").hand("eyrie", "sword")
    flips(t)
    assert t.holds("eyrie") == ["sword"] and t.done()


# ---- snares and raids, people


def test_snares_hold_people() -> None:
    """R.11.7.2 They neither leave nor place anything there."""
    t = tabled(FOX).put(ME, 6, "snare").put("marquise", 6, "5 warriors")
    t.put("marquise", 1, "1 warrior").put("marquise", 9, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", "march")
    t.refuses("marquise", "from 6", "R.11.7.2")
    assert not may_place(t.game, t.seat("marquise"), 6)
    assert may_place(t.game, 0, 6)


def test_raids_send_warriors() -> None:
    """R.11.7.4 One into each clearing around it, as far as they last, from either side."""
    for plot in ("raid", "face_down_raid"):
        t = (
            tabled(FOX)
            .put(ME, 12, plot)
            .put("marquise", 12, "3 warriors")
            .put(ME, 5, "12 warriors")
        )
        t.battle("marquise", against=ME, at=12).rolls(1, 0)
        assert "swarm from 12" in answers(t)
        assert [t.game.warriors_at(0, each) for each in (4, 7, 9, 10, 11)] == [1, 1, 1, 0, 0]
        assert t.done()


# ---- R.11.8 automated opponents


@pytest.fixture
def _contraption(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch)


@pytest.mark.usefixtures("_contraption")
@pytest.mark.parametrize(
    ("pieces", "left", "points"),
    [
        ("5 cogs", "contraption 3 cogs", 0),
        ("1 cog, 2 springs, mill", "contraption 1 mill, contraption 1 spring", 1),
        ("1 cog", "", 0),
        ("2 mills", "", 2),
    ],
)
def test_a_bomb_takes_two_of_an_automated_opponent(pieces: str, left: str, points: int) -> None:
    """R.11.8.1, R.1.2.1 Warriors first, then tokens, then buildings; of people everything."""
    t = beside("corvids", "marquise").put("corvids", 8, "1 warrior, face_down_bomb")
    t.put(COG, 8, pieces).put("marquise", 8, "3 warriors").begins("corvids", "birdsong")
    t.says("corvids", "flip plot 8")
    assert t.at(8) == ", ".join(each for each in ("corvids 1 warrior", left) if each)
    assert t.vp == ({"corvids": 1 + points})
    t = beside(ME, "marquise").board(ME, order=[FOX]).put(ME, 8, "face_down_bomb")
    flips(t.put(COG, 8, pieces).put("marquise", 8, "3 warriors")).takes("piece raid")
    assert t.at(8) == ", ".join(each for each in ("cogwheel 1 raid", left) if each)
    assert t.vp == {"cogwheel": 1 + points}


@pytest.mark.parametrize("mine", ["corvids", ME])
def test_chance_says_which_building(mine: str) -> None:
    """R.11.8.1, R.1.2.1 Of several types of building that an automated opponent has left."""
    t = Table(mine, "mechanical_marquise").put(
        "mechanical_marquise", 10, "warrior, sawmill, workshop"
    )
    t.put(mine, 10, "1 warrior, face_down_bomb")
    if mine == ME:
        flips(t.board(ME, order=[FOX]))
    else:
        t.begins("corvids", "birdsong").says("corvids", "flip plot 10")
    t.takes("piece workshop")
    assert "mechanical 1 sawmill" in t.at(10) and "workshop" not in t.at(10)


def snared(mine: str, *options: str) -> Table:
    """A snare beside warriors of an automated opponent on a fox order."""
    t = (
        Table(":".join([mine, *options]), MARQUISE)
        .put(mine, 6, "snare")
        .put(MARQUISE, 6, "5 warriors")
    )
    return t.put(MARQUISE, 8, "1 warrior").board(MARQUISE, order=[FOX])


@pytest.mark.parametrize("mine", ["corvids", ME])
def test_a_snare_keeps_an_automated_opponent_out_once(mine: str) -> None:
    """R.11.8.2, 3.2.1 It is targeted, nothing is placed, and who is stopped removes it."""
    t = snared(mine).does(MechanicalRecruit(1), turn=MARQUISE)
    assert t.at(6) == "mechanical 5 warriors"
    assert t.at(8) == "mechanical 3 warriors"
    assert t.vp == {"mechanical": 1}
    t = snared(mine)
    del t.doc["clearings"]["6"][mine]
    t.does(MechanicalRecruit(1), turn=MARQUISE)
    assert t.at(6) == "mechanical 7 warriors"


@pytest.mark.parametrize("mine", ["corvids", ME])
def test_a_snare_holds_an_automated_opponent_once(mine: str) -> None:
    """R.11.8.2 It would move out, and is stopped; other moves go on."""
    t = snared(mine).put(MARQUISE, 12, "4 warriors").put(mine, 4, "1 warrior")
    t.does(MechanicalMove(1), turn=MARQUISE)
    assert t.at(6) == "mechanical 5 warriors"
    assert [told["place"] for told in t.told("moved")] == ["4"]
    t = snared(mine).put(mine, 2, "1 warrior, snare")
    del t.doc["clearings"]["6"][mine]
    t.does(MechanicalMove(1), turn=MARQUISE)
    assert "mechanical 2 warriors" in t.at(2) and "1 snare" in t.at(2)


def test_a_snare_holds_what_people_do_with_its_pieces() -> None:
    """R.11.8.2, R.11.7.2 Only what an automated opponent does by itself is let through."""
    t = snared("corvids").begins(MARQUISE, "evening")
    g = t.game
    cat = kind(t, MARQUISE, "warrior")
    assert may_place(g, 1, 6, cat, 1) and not may_place(g, 1, 6, cat, 0)


# ---- traits


@pytest.mark.parametrize(("guess", "vp"), [("bomb", {"cogwheel": 1, "eyrie": 1}), ("raid", None)])
def test_gamble(guess: str, vp: dict[str, int] | None) -> None:
    """R.3.3.2 The human with the most pieces there guesses; right foils, wrong gives a point."""
    t = tabled(FOX, "gamble", others=("marquise", "eyrie")).put(ME, 9, "face_down_bomb")
    t.put("marquise", 9, "1 warrior").put("eyrie", 9, "2 warriors")
    flips(t)
    assert t.options("eyrie") == ["guess bomb", "guess snare", "guess extortion", "guess raid"]
    t.refuses("eyrie", "guess sawmill", "R.11.7")
    t.says("eyrie", f"guess {guess}")
    if vp is None:
        t.takes("piece snare")
        vp = {"cogwheel": 2}
    assert t.vp == vp and t.done()
    assert t.at(9) == (GONE if guess == "bomb" else "cogwheel 1 snare")


@pytest.mark.parametrize("plot", ["raid", "extortion"])
def test_computer_players_gamble_on_what_shows(plot: str) -> None:
    """R.3.3.2 A computer player does not know the plot, and names none that lies face up twice."""
    t = tabled(FOX, "gamble").put(ME, 9, f"face_down_{plot}").put("marquise", 9, "1 warrior")
    t.put(ME, 2, "bomb").put(ME, 3, "bomb").put(ME, 5, "snare")
    flips(t)
    best = best_answers(t.game, t.seat("marquise"), 1)
    assert {str(each.option) for each in best} == {"guess extortion", "guess raid"}


def test_gamble_asks_nobody_where_there_is_no_human() -> None:
    """R.3.3.2 Automated opponents guess nothing."""
    t = Table(f"{ME}:gamble", MARQUISE).board(ME, order=[FOX]).put(ME, 9, "face_down_raid")
    flips(t.put(MARQUISE, 9, "2 warriors"))
    assert t.vp == {"cogwheel": 1} and t.done()


def test_a_raid_guessed_still_raids() -> None:
    """R.3.3.2, R.11.7.4 Its flip effect is foiled, not what follows its removal."""
    t = tabled(FOX, "gamble").put(ME, 9, "face_down_raid").put("marquise", 9, "1 warrior")
    flips(t).says("marquise", "guess raid")
    assert [t.game.warriors_at(0, each) for each in (1, 4, 12)] == [1, 1, 1]
    assert t.vp == {"cogwheel": 1, "marquise": 1}


def test_backup_plans() -> None:
    """R.3.3.2 A warrior comes where a plot was removed, not where a bomb was swapped."""
    t = tabled(FOX, "backup_plans").put(ME, 9, "snare").put("marquise", 9, "3 warriors")
    t.battle("marquise", against=ME, at=9).rolls(0, 0)
    assert t.at(9) == "cogwheel 1 warrior, marquise 3 warriors"
    t = tabled(FOX, "backup_plans").put(ME, 9, "face_down_bomb")
    flips(t).takes("piece snare")
    assert t.at(9) == "cogwheel 1 snare"


def test_backup_plans_and_a_raid() -> None:
    """R.3.3.2, R.11.7.4 Raiders come first, then the warrior where it was."""
    t = tabled(FOX, "backup_plans").put(ME, 9, "raid").put("marquise", 9, "3 warriors")
    t.battle("marquise", against=ME, at=9).rolls(0, 0)
    assert [t.game.warriors_at(0, each) for each in (1, 4, 9, 12)] == [1, 1, 1, 1]


def test_mastermind() -> None:
    """R.3.3.2 It plots twice, and as often as there is a clearing."""
    t = tabled(FOX, "mastermind").put(ME, 1, "2 warriors").put(ME, 8, "1 warrior")
    t.put("marquise", 3, "1 warrior").begins(ME, "daylight")
    t.takes("piece face_down_raid").takes("piece face_down_bomb")
    assert t.at(1) == "cogwheel 1 warrior, cogwheel 1 face_down_raid"
    assert t.at(8) == "cogwheel 1 face_down_bomb"


def test_vendetta() -> None:
    """R.3.3.2 A plot does what it does itself, then what a bomb does; only a bomb is swapped."""
    t = tabled(FOX, "vendetta").put(ME, 9, "face_down_extortion").hand("marquise", "sword")
    t.put("marquise", 9, "2 warriors, sawmill")
    flips(t).takes("sword")
    assert t.at(9) == "cogwheel 1 extortion"
    assert t.discard == ["sword"] and t.vp == {"cogwheel": 2} and t.done()


# ---- the Vagabot


@pytest.mark.parametrize("mine", ["corvids", ME])
def test_a_snare_costs_the_vagabot_an_item(mine: str) -> None:
    """R.11.8.2 Stopped, it goes on at once, for one more item: so its printed card says."""
    t = Table(mine, VAGABOT).put(mine, 9, "snare").put(VAGABOT, 9, "pawn")
    t.board(VAGABOT, character="thief", items=["2 boot", "2 tea"])
    t.does(GoTo(1, 12), turn=VAGABOT)
    assert t.at(12) == "vagabot 1 pawn" and t.at(9) == ""
    assert in_condition(board(t.game, 1).items, EXHAUSTED) == 2


def test_a_bomb_damages_items_of_the_vagabot() -> None:
    """R.11.8.1, R.7.2.1.I Its pawn stays."""
    t = Table(ME, VAGABOT).board(ME, order=[FOX]).put(ME, 9, "face_down_bomb")
    t.put(VAGABOT, 9, "pawn").board(VAGABOT, character="thief", items=["2 boot", "2 tea"])
    flips(t).takes("piece raid")
    assert t.at(9) == "cogwheel 1 raid, vagabot 1 pawn"
    assert damaged(board(t.game, 1)) == 3
