"""Players like people, to find out how long and how hard a game is for them.

They see what their seat sees, like any bot. docs/arena.md says how each kind thinks.
"""
