"""Everything before a game: choices, questions, and preferences kept from game to game."""
