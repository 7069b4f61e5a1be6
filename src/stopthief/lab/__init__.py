"""Experiments over many games: random play, soak runs, counts, matches between bots. All are reproducible by seed."""
