"""Rules that a faction and its automated twin share; factions do not import each other."""
