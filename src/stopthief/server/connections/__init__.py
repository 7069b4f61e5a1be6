"""Network connections: how many there may be, how fast they may send, and how long a request may take.

This package extends uvicorn's protocols and depends on their internals; that is why uvicorn is pinned.
"""
