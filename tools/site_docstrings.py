"""An extension of Griffe, which reads docstrings for the site: shows the examples in them as code."""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*?(?=\n\n|\Z)", re.MULTILINE | re.DOTALL)
"""From a prompt to the next empty line."""


class ExamplesAsCode(griffe.Extension):
    """Puts fences around the examples in every docstring."""

    def on_instance(self, *, obj: griffe.Object, **_others: Any) -> None:
        """Change the docstring of one function, class or module."""
        if obj.docstring is not None:
            obj.docstring.value = EXAMPLE.sub(lambda example: f"```pycon\n{example[0]}\n```", obj.docstring.value)
