"""Live tables: the serial owner of each, their registry, and the WebSocket that devices play over."""
