"""Terminal output that commands share: tables, progress, plain letters, the greeting."""
