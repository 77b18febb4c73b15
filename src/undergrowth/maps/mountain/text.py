"""What people read about the mountain."""

from __future__ import annotations

from undergrowth.table.texts import sentences

sentences(
    prompts={"mountain.spend": "Choose a card to spend for opening the path"},
    labels={"open": "Open the closed path between {0} and {1}"},
    events={"opened_path": "The path between {places} is open"},
)
