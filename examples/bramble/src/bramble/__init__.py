"""A fan faction and a fan map for undergrowth."""
