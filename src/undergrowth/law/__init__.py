"""The general law: chapters 1 to 5, the glossary, and rules that all factions share."""
