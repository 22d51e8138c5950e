"""Learning a game from scratch: self-play in large batches, and one network for all seats.

Needs PyTorch, which the extra `beltane[learning]` installs. Trained networks are played without it.
"""
