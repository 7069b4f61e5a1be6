"""What a game brings to the applications besides its rules: words, questions, print, tutorial, bots."""
