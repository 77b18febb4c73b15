"""11.2.6, R.9.2.3 Services that a seller, human or automated, sells to others."""
