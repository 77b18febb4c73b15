"""The data on the wire: these types check requests and document answers."""
