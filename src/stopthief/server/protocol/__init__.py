"""Documentation of the protocol, generated from its types: a page for people, and types for the browser client.

Nothing here is used while a server runs. The games are passed in.
"""
