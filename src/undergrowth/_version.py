"""Version of the package, read from here by the build and by the program."""

__version__ = "0.4.0.dev0"
