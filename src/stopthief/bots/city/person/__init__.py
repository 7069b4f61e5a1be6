"""Players who think as people do: they forget, mishear, hope and hurry."""
