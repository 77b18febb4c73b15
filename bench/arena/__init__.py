"""The arena: sequential tests of one player against another."""
