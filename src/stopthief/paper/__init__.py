"""What is printed, for any game: drawings made fit for paper, sheets laid out, one PDF pressed. It knows no game."""
