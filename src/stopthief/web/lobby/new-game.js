/** A new game: who plays, where, and how. */
