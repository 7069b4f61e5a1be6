"""Investigators and the Pack, played by the app."""
