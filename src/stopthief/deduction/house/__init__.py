"""Which cards were drawn unseen, and who holds the others, as one seat knows it."""
