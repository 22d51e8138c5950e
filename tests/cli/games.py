"""The games that commands are tested with."""

from __future__ import annotations

import pytest

from beltane.kernel.game import game_names

ONE_GAME_QUICKLY = [
    pytest.param(name, marks=() if name == "meduris" else pytest.mark.slow, id=name) for name in game_names()
]
"""For tests of a command that treats all games alike: the quick tests use only one of them."""
