"""Effects of cards that the Lilypad Diaspora bring."""
