"""Games as they begin: new ones, puzzles and lessons, and games played on from a moment."""
