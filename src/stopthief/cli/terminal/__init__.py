"""What commands share on a terminal: tables, progress, plain output, the greeting."""
