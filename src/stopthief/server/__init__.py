"""Tables on the network: HTTP to find them, WebSocket to play. It knows no game."""
