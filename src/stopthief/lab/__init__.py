"""Many games at once: random play, soak runs and counts. Everything follows from its seed."""
