"""Many games at once: random play, soak runs, counts, and the arena where bots meet. Everything follows from its seed."""
