"""What people chose beside what a computer player thinks."""
