"""What people read about the marsh."""

from __future__ import annotations

from undergrowth.table.texts import sentences

sentences(
    prompts={"marsh.flood": "Chance says which of two clearings is flooded"},
    labels={"flood": "Flood {0}"},
    events={"flooded": "{place} is flooded"},
)
