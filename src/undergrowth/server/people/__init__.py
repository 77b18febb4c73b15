"""The people of a game who come, go and agree: rules without a database or a clock of their own."""
