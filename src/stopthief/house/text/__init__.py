"""The house as English text: sentences, choices, pictures."""
