"""Draws docs/replay.svg, the picture of a replay in the README, from a real one.

`make docs` runs this; a test compares the result with what is drawn.
"""

from __future__ import annotations

from pathlib import Path
from xml.sax.saxutils import escape

from beltane.cli.random_match import random_match
from beltane.cli.story import Chapter, chapters
from beltane.kernel.game import find_game

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs" / "replay.svg"
SEATS = 3
SEED = 20
FIRST_PLY, LAST_PLY = 23, 25
TITLE = "beltane replay"

LINE_HEIGHT = 19
LETTER_WIDTH = 8.4
MARGIN = 20
TITLE_HEIGHT = 36
FONT = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"


def picture() -> str:
    """The picture of a few actions of one game between random players."""
    match = random_match(find_game("meduris"), SEATS, SEED, {})
    lines = [line for chapter in list(chapters(match))[FIRST_PLY : LAST_PLY + 1] for line in _lines(chapter)]
    return draw(lines[:-1])


def draw(lines: list[tuple[str, str]]) -> str:
    """A terminal window with these lines of text, each with its style."""
    width = round(2 * MARGIN + LETTER_WIDTH * max(len(text) for text, _ in lines))
    height = TITLE_HEIGHT + LINE_HEIGHT * len(lines) + MARGIN
    texts = [
        f'<text class="{style}" x="{MARGIN}" y="{TITLE_HEIGHT + LINE_HEIGHT * number}">{escape(text)}</text>'
        for number, (text, style) in enumerate(lines, start=1)
    ]
    return "\n".join(
        [
            '<svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" role="img"',
            f' viewBox="0 0 {width} {height}" width="{width}" height="{height}">',
            f"<title>{TITLE}: a few actions of a game of Meduris, event by event</title>",
            f"<style>text {{ font: 14px {FONT}; white-space: pre; fill: #d8dee9 }}",
            ".action { font-weight: bold; fill: #ebcb8b } .title { fill: #81909f }</style>",
            f'<rect width="{width}" height="{height}" rx="10" fill="#242933"/>',
            f'<text class="title" x="{MARGIN}" y="26">{TITLE}</text>',
            *texts,
            "</svg>\n",
        ]
    )


def _lines(chapter: Chapter) -> list[tuple[str, str]]:
    return [
        (chapter.heading, "action"),
        *((f"   {sentence}", "event") for sentence in chapter.sentences),
        ("", "event"),
    ]


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
    print(f"{PICTURE.relative_to(ROOT)} is written.")
