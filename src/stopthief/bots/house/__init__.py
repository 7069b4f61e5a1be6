"""Players of the house, played by the app."""
