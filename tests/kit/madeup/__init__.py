"""Content made up for tests: factions, opponents, owners and packages."""
