"""Learning a game from scratch: self-play in large batches, and one network for all seats.

Needs PyTorch, which the extra `beltane[learning]` installs. Trained networks are played without it.
"""

from __future__ import annotations

import time

STARTED = time.monotonic()
"""When this process began, as nearly as it matters: this is loaded before anything that takes long to load."""
MINUTES = 25
"""How long it is learned if nothing else is asked for."""
