"""`undergrowth companion`: automated opponents beside a real table."""
