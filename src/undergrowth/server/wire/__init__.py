"""What goes over the wire: requests are checked against these, answers are documented by them."""
