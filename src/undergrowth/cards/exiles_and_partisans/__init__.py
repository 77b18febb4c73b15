"""Effects of cards of the Exiles and Partisans deck."""
