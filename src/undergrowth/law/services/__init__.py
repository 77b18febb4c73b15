"""11.2.6, R.9.2.3 Services that a player sells to others, whoever plays the seller."""
