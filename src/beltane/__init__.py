"""Beltane: Bonfire and Meduris as records and rules.

The names below load on first use, so that `import beltane` stays instant.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from beltane.kernel.errors import BeltaneError as BeltaneError
    from beltane.kernel.match import Match as Match

__version__ = "0.1.0"
__all__ = ["BeltaneError", "Match", "__version__"]

_HOMES = {"BeltaneError": "beltane.kernel.errors", "Match": "beltane.kernel.match"}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module 'beltane' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
