"""Bots, advice and analysis: computed in threads, outside the event loop."""
