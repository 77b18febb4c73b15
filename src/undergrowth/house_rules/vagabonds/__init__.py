"""House rules about the points of Vagabonds, and about Vagabonds who fall behind."""
