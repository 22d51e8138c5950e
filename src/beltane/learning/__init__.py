"""Learning to play from nothing: self-play in large batches, one network for all seats of a game.

Needs PyTorch, which the extra `beltane[learning]` installs. What is learned is played without it.
"""
