"""The house in English sentences and pictures of text."""
