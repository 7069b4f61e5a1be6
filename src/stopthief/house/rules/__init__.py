"""The rules as pure functions: commands, events, state, what is legal, what follows, who perceives what."""
