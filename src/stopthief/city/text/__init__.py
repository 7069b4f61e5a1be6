"""The city in English sentences and pictures of text."""
