"""17.2.3 Why something cannot be done at a Governing assembly: always with its section."""

from __future__ import annotations

from typing import Any

import pytest

from undergrowth import Game, position


def begun(doc: dict[str, Any], *answers: str) -> Game:
    """A table, after some answers."""
    g = position.game({"forests": {}, "ruins": {}, **doc})
    for answer in answers:
        g.choose(answer)
    return g


def diaspora(phase: str, own: str) -> dict[str, Any]:
    """An enclave in 5 at a Governing assembly, and one in 10 that is free."""
    return {
        "seats": ["diaspora", "council"],
        "clearings": {
            "5": {"council": "governing_assembly", "diaspora": f"{own}, 1 warrior"},
            "10": {"diaspora": f"{own}, 1 warrior"},
        },
        "turn": "diaspora",
        "phase": phase,
    }


def test_a_plot_cannot_be_flipped() -> None:
    """13.4.2, 17.2.3 The Corvids' plot at a Governing assembly stays face down."""
    g = begun(
        {
            "seats": ["corvids", "council"],
            "clearings": {
                "8": {"council": "governing_assembly", "corvids": "face_down_snare, 1 warrior"},
                "9": {"corvids": "face_down_snare, 1 warrior"},
            },
            "turn": "corvids",
            "phase": "birdsong",
        },
    )
    while g.decision is not None and g.decision.prompt != "corvids.flip":
        g.choose("pass")
    assert g.decision is not None
    assert "flip plot 9" in g.decision.texts() and "flip plot 8" not in g.decision.texts()
    assert "17.2.3" in g.why_not("corvids", "flip plot 8")


def test_an_enclave_is_not_reconciled() -> None:
    """16.4.2.II, 17.2.3"""
    g = begun(diaspora("birdsong", "militant_enclave"))
    while "reconcile" not in g.decision.texts():  # type: ignore[union-attr]
        g.choose("pass")
    g.choose("reconcile")
    assert g.decision is not None and "reconcile in 10" in g.decision.texts()
    assert "17.2.3" in g.why_not("diaspora", "reconcile in 5")


def test_an_enclave_is_not_provoked() -> None:
    """16.5.2, 17.2.3"""
    g = begun(diaspora("daylight", "peaceful_enclave"))
    assert g.decision is not None and "provoke in 10" in g.decision.texts()
    assert "17.2.3" in g.why_not("diaspora", "provoke in 5")


def test_nobody_negotiates() -> None:
    """16.2.5, 17.2.3 The Marquise would have to flip the enclave."""
    doc = diaspora("daylight", "militant_enclave")
    doc["seats"] = ["marquise", "diaspora", "council"]
    doc["turn"] = "marquise"
    doc["clearings"]["5"]["marquise"] = doc["clearings"]["10"]["marquise"] = "3 warriors"
    g = begun(doc)
    assert g.decision is not None and "negotiate in 10" in g.decision.texts()
    assert "17.2.3" in g.why_not("marquise", "negotiate in 5")


@pytest.mark.parametrize("kind", ["call to arms in", "entrench in"])
def test_militias_are_kept_out(kind: str) -> None:
    """4.1.2, 17.2.3 The player who crafts the card neither flips nor places an enclave there."""
    own = "peaceful_enclave" if kind.startswith("call") else "1 warrior"
    doc = diaspora("daylight", "peaceful_enclave")
    doc["seats"] = ["marquise", "diaspora", "council"]
    doc["clearings"]["5"]["diaspora"] = own
    doc["turn"] = "marquise"
    doc["procedures"] = [{"is": "Militias", "seat": "marquise"}]
    g = begun(doc)
    assert g.decision is not None and f"{kind} 5" not in g.decision.texts()
    assert "17.2.3" in g.why_not("marquise", f"{kind} 5")


def governed(seats: list[str], pieces: dict[str, str], phase: str, **more: Any) -> dict[str, Any]:
    """The first of these at a Governing assembly in 6 and, as well, in 1: both are fox."""
    other = {"council": "closed_assembly", **pieces}
    return {
        "seats": seats,
        "clearings": {"6": {**pieces, "council": "governing_assembly"}, "1": other},
        "turn": seats[0],
        "phase": phase,
        **more,
    }


def test_nobody_is_recruited() -> None:
    """7.5.2.I, 17.2.3 There is a roost, and the card matches: that is not why."""
    decree = {"leader": "despot", "decree": {"recruit": ["anvil"]}}
    seats = ["eyrie", "council"]
    doc = governed(seats, {"eyrie": "roost, 1 warrior"}, "daylight", eyrie=decree)
    doc["clearings"]["8"] = {"eyrie": "roost, 1 warrior"}
    g = begun(doc, "pass", "resolve fox")
    assert g.decision is not None and "recruit in 1" in g.decision.texts()
    assert "17.2.3" in g.why_not("eyrie", "recruit in 6")
    assert "7.5.2.I" in g.why_not("eyrie", "recruit in 2")


def test_nobody_is_won_over() -> None:
    """G.23, 17.2.3 Propaganda Bureau would remove one piece and place another."""
    play = {"play": ["propaganda_bureau"], "hand": ["anvil"], "leader": "despot"}
    seats = ["eyrie", "marquise", "council"]
    pieces = {"eyrie": "1 warrior", "marquise": "1 warrior"}
    doc = governed(seats, pieces, "daylight", eyrie=play, deck="exiles_and_partisans")
    doc["clearings"]["8"] = {"marquise": "1 warrior"}
    g = begun(doc, "use propaganda_bureau", "spend anvil")
    assert g.decision is not None and "win over 8 marquise_de_cat warrior" in g.decision.texts()
    assert "17.2.3" in g.why_not("eyrie", "win over 6 marquise_de_cat warrior")
    assert "G.23" in g.why_not("eyrie", "win over 12 marquise_de_cat warrior")


def test_nobody_is_converted() -> None:
    """10.4.3.II, 17.2.3 A conspiracy removes and places, too."""
    seats = ["cult", "marquise", "council"]
    cult = {"outcast": "fox", "acolytes": 3}
    doc = governed(seats, {"cult": "1 warrior", "marquise": "1 warrior"}, "birdsong", cult=cult)
    g = begun(doc)
    while g.decision is not None and g.decision.prompt != "cult.conspiracies":
        g.choose(g.decision.texts()[-1])
    assert g.decision is not None and "convert 1 marquise_de_cat warrior" in g.decision.texts()
    assert "17.2.3" in g.why_not("cult", "convert 6 marquise_de_cat warrior")


def test_no_tax_is_taken() -> None:
    """4.1.3, 17.2.3 Tax Collector removes a warrior: there are some, and none may be removed."""
    play = {"play": ["tax_collector"], "leader": "despot"}
    doc = governed(["eyrie", "council"], {"eyrie": "2 warriors"}, "daylight", eyrie=play)
    doc["clearings"]["8"] = {"eyrie": "1 warrior"}
    g = begun(doc, "use tax_collector")
    assert "17.2.3" in g.why_not("eyrie", "tax 6")
    del doc["clearings"]["1"]["eyrie"], doc["clearings"]["8"]
    g = begun(doc)
    assert "17.2.3" in g.why_not("eyrie", "use tax_collector")


def test_no_first_camp_is_pitched() -> None:
    """15.4.1, 17.2.3 Keepers with nothing left on the map begin at the edge anew."""
    doc = governed(["keepers", "marquise", "council"], {"marquise": "1 warrior"}, "birdsong")
    g = begun(doc)
    while g.decision is not None and g.decision.prompt != "keepers.first_camp":
        g.choose("pass")
    assert g.decision is not None and "encamp in 6" not in g.decision.texts()
    assert "17.2.3" in g.why_not("keepers", "encamp in 6")
