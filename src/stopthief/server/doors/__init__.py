"""Who gets in, how many, how fast: connection limits, frame sizes, rates."""
