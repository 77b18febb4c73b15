"""Changes the core at random and finds out which changes the tests notice (`make mutate`)."""
