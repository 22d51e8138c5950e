"""Which games commands are tried with."""

from __future__ import annotations

import pytest

from beltane.kernel.game import game_names

ONE_GAME_QUICKLY = [
    pytest.param(name, marks=() if name == "meduris" else pytest.mark.slow, id=name) for name in game_names()
]
"""For tests of a command that does the same with every game: the quick ones try one of them."""
