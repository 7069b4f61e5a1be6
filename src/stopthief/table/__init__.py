"""A live session of any game, without I/O: seats and their secrets, a log, a numbered stream for every seat.

Its law: a table is the fold of its log. Deciding changes nothing; only an entry that was stored is applied.
"""
