"""Exact deduction for both games: what can be known from a seat's observations."""
