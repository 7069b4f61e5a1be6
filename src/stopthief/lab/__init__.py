"""Simulations: many games at once, and counts."""
