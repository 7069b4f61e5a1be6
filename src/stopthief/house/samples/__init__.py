"""Games by themselves: random setups, command-line trials, the tutorial, a finished game in figures."""
