"""Games as a database keeps them."""
