"""What is in the box and what is agreed before a game: board, cards, settings, setup. Checked when read."""
