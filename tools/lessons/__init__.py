"""The lessons of the tutorials: prepared positions with one idea each, played by the real rules.

`python -m tools.lessons` writes them for the browser; `make api` runs it, and a test compares the files.
"""

from __future__ import annotations

from pathlib import Path

from tools.lessons import bonfire, meduris


def files() -> dict[Path, str]:
    """Every file with its text."""
    return meduris.files() | bonfire.files()
