"""Second opinions: what must be true, said again from the Law and compared."""
