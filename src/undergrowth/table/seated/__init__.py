"""The methods of a faction, by chapter, and the objects that it is asked through."""
