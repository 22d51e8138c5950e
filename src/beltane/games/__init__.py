"""The games: one folder each, found by name (`beltane.kernel.game.find_game`)."""
