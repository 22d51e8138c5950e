"""The documents and their code blocks."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
DOCUMENTS = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")] + sorted(
    (ROOT / "docs").rglob("*.md")
)
TUTORIAL = ROOT / "docs" / "add-a-game.md"
"""Makes a game, with which its own code and commands are then run."""
BOT_TUTORIAL = ROOT / "docs" / "write-a-bot.md"
"""Makes a package with a bot, with which its own code and commands are then run."""
GPU = ROOT / "docs" / "gpu.md"
"""Has programs for a GPU, which run on a simulated one."""
_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A code block: the language it is marked with, and its text."""

    language: str
    text: str

    @property
    def file(self) -> str | None:
        """The file whose content the block is, if its first line names one."""
        named = re.match(r"# (\S+/\S+\.\w+)\n", self.text)
        return named[1] if named else None


def name_of(document: Path) -> str:
    return str(document.relative_to(ROOT))


def blocks(document: Path, language: str | None = None) -> list[Block]:
    """The code blocks of a document, all or those in one language."""
    found = [Block(*match) for match in _BLOCK.findall(document.read_text(encoding="utf-8"))]
    return [block for block in found if language in (None, block.language)]


def documents_with(language: str) -> list[Path]:
    """The documents that have blocks in a language, but not tutorials, which make files, nor Python for a GPU."""
    apart = (TUTORIAL, BOT_TUTORIAL, *((GPU,) if language == "python" else ()))
    return [document for document in DOCUMENTS if document not in apart and blocks(document, language)]


def write_files(document: Path, folder: Path) -> list[Path]:
    """Write the blocks that are the contents of files into a folder; returns the files."""
    written = []
    for block in blocks(document):
        if block.file is not None:
            file = folder / block.file
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.text, encoding="utf-8")
            written.append(file)
    return written
