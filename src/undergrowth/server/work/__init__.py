"""Threads and processes in which work is done, so that the event loop goes on."""
