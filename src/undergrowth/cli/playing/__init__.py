"""Commands that play, watch or read one game."""
