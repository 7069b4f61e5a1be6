"""Many games at once: random play, soak runs, counts, matches between bots. Everything follows from its seed."""
