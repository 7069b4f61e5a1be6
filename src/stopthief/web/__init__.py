"""The browser client: static files that draw a view, play sounds and send commands. No rule is in it."""
