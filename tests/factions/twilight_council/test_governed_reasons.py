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
    """4.1.2, 17.2.3 Whoever crafts the card neither flips nor places an enclave there."""
    own = "peaceful_enclave" if kind.startswith("call") else "1 warrior"
    doc = diaspora("daylight", "peaceful_enclave")
    doc["seats"] = ["marquise", "diaspora", "council"]
    doc["clearings"]["5"]["diaspora"] = own
    doc["turn"] = "marquise"
    doc["procedures"] = [{"is": "Militias", "seat": "marquise"}]
    g = begun(doc)
    assert g.decision is not None and f"{kind} 5" not in g.decision.texts()
    assert "17.2.3" in g.why_not("marquise", f"{kind} 5")
