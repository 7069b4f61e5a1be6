"""Exact deduction for the city: where the thief can be, as one seat knows it."""
