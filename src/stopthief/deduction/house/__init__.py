"""Exact deduction for the house: which deals are consistent with a seat's observations."""
