"""Games as one viewer may see them."""
