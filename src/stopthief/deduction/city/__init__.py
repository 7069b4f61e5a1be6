"""Where the thief can be, and how likely, as one seat knows it."""
