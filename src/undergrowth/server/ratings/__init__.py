"""Ratings: what serious games say of the strength of those who play them."""
