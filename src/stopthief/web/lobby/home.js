/** The first screen: a new game, games that go on, games that are over. */
