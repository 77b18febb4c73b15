"""The rules of the maps of this package, a folder each."""
