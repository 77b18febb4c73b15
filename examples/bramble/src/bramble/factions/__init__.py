"""The factions of this package, a folder each."""
