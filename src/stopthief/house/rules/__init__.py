"""The rules as pure functions: commands, events, state, legal commands, consequences, observations."""
