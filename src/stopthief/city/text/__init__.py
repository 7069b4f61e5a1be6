"""The city as English text: sentences, choices, pictures."""
