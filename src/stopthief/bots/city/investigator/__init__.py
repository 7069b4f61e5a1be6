"""Bots for the seat of an investigator."""
