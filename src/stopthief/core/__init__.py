"""Code that every game shares and that names no game: values, odds, dice, the log and its replay.

Nothing here touches a file, a clock, a socket or a global random number.
"""
