"""Bots, advice and analysis: what is computed beside the event loop."""
