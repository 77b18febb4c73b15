"""Random changes of the core, to find out which ones the tests notice (`make mutate`)."""
