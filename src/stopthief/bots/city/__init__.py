"""Bots for the city: investigators and the Pack."""
