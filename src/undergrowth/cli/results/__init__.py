"""Commands that play many games and tell of them."""
