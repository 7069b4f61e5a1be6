"""Everything before a game: what can be chosen, the questions, what is remembered from game to game."""
