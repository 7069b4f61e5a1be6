"""Sample games: random setups, command-line trials, the tutorial, statistics of a game."""
