"""The lessons of the tutorials: prepared positions with one idea each, played by the real rules.

`python -m tools.lessons` writes them for the browser; `make api` runs it, and a test compares the files.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from beltane.kernel.game import game_names


def files() -> dict[Path, str]:
    """Every file with its text: those of the games whose lessons are in a module of their name."""
    names = [name for name in game_names() if Path(__file__).with_name(f"{name}.py").exists()]
    return {path: text for name in names for path, text in import_module(f"{__name__}.{name}").files().items()}
