"""Bots that play the Pack."""
