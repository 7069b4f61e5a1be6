"""Printing for any game: drawings flattened for paper, sheets laid out, one PDF. It knows no game."""
