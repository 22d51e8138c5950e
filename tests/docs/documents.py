"""Reading the documents: which there are, and the code blocks in them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
DOCUMENTS = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")] + sorted(
    (ROOT / "docs").rglob("*.md")
)
_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A code block: the language it is marked with, and its text."""

    language: str
    text: str


def name_of(document: Path) -> str:
    return str(document.relative_to(ROOT))


def blocks(document: Path, language: str | None = None) -> list[Block]:
    """The code blocks of a document, all or those in one language."""
    found = [Block(*match) for match in _BLOCK.findall(document.read_text(encoding="utf-8"))]
    return [block for block in found if language in (None, block.language)]


def documents_with(language: str) -> list[Path]:
    """The documents that have blocks in a language."""
    return [document for document in DOCUMENTS if blocks(document, language)]
