"""The studio: every sound of the game, made by arithmetic and by nothing else.

Its law: the same name gives the same sound; what is committed is what `python -m studio` writes.
"""
