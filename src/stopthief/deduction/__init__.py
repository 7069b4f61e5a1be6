"""What can be known from a seat's observations, and from nothing else: exact, for both games."""
