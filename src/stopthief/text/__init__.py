"""The text client: a whole game at one keyboard."""
