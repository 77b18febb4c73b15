"""For the operator of a server: metrics, and a number for each request."""
