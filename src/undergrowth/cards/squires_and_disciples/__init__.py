"""Effects of cards of the Squires and Disciples deck."""
