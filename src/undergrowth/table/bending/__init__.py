"""The hooks through which sources bend the general law, by chapter."""
