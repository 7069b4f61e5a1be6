"""What every game shares and no game is named in: values, odds, dice, the log and its replay.

Nothing here touches a file, a clock, a socket or a global random number.
"""
