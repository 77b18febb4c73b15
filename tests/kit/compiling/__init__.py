"""What tests of the compiler share."""
