"""9.2.5, 18.2.7 Items that a player holds on a board."""
