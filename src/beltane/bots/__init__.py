"""Bots: random, greedy and searching players of any game, found by name in the roster."""
