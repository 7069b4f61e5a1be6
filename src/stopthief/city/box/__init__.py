"""Board, cards, settings and setup: the parts of a game, and the agreement before it. Checked when read."""
