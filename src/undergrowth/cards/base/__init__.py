"""Effects of cards of the base deck."""
