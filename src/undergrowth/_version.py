"""The version, in its one place: the build and the program both read it here."""

__version__ = "0.2.0"
