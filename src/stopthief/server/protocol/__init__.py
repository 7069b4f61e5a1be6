"""The protocol explained, out of the types that speak it: a page for people, types for the browser's client.

Nothing here is used while a server runs. The games are passed in; no game is known.
"""
