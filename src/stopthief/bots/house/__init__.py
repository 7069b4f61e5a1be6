"""Bots for the house."""
