"""The parts of a game package: words, questions, printing, rule book, tutorial, bots."""
