"""The HTTP API, a module for each part of it."""
