"""Letters: ASCII texts for terminals that support nothing else, and the spellings of words that can be typed."""

from __future__ import annotations

import re
import unicodedata

from beltane.kernel.drawing import SIGNS_IN_ASCII

GERMAN = "de"
UMLAUTS = {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"}
"""The German spelling of umlauts in ASCII; in other languages the dots are dropped."""
LIGATURES = {"ß": "ss", "œ": "oe", "Œ": "Oe", "æ": "ae", "Æ": "Ae"}
MARKS = {
    "\N{LEFT DOUBLE QUOTATION MARK}": '"',
    "\N{RIGHT DOUBLE QUOTATION MARK}": '"',
    "\N{DOUBLE LOW-9 QUOTATION MARK}": '"',
    "\N{LEFT SINGLE QUOTATION MARK}": "'",
    "\N{RIGHT SINGLE QUOTATION MARK}": "'",
    "\N{MINUS SIGN}": "-",
    "\N{EN DASH}": "-",
    "\N{MULTIPLICATION SIGN}": "x",
    "\N{HORIZONTAL ELLIPSIS}": "...",
    "\N{NARROW NO-BREAK SPACE}": " ",
    "\N{NO-BREAK SPACE}": " ",
}
UNKNOWN = "?"
_FRENCH_QUOTES = re.compile(r"«\s(.*?)\s»")
"""Only in pairs, because drawings have a sign that looks like the closing one."""
_ANY = str.maketrans({**MARKS, **LIGATURES})
_GERMAN = str.maketrans({**MARKS, **LIGATURES, **UMLAUTS})
_BETWEEN_WORDS = re.compile(r"[\s/\"-]+")


def in_ascii(text: str, language: str) -> str:
    """A text in its language's ASCII spelling; the signs of drawings stay, because screens replace those."""
    if text.isascii():
        return text
    spelt = _FRENCH_QUOTES.sub(r'"\1"', text).translate(_GERMAN if language == GERMAN else _ANY)
    return "".join(letter if letter.isascii() or letter in SIGNS_IN_ASCII else _bare(letter) for letter in spelt)


def without_accents(text: str) -> str:
    """A text in which an ASCII letter replaces every accented one, so that its length stays the same."""
    return "".join(letter if letter.isascii() else _bare(letter) for letter in text)


def _bare(letter: str) -> str:
    return unicodedata.normalize("NFKD", letter)[0] if unicodedata.decomposition(letter) else UNKNOWN


def spellings(text: str) -> frozenset[str]:
    """The ways to type a word: in lower case, with hyphens between its parts, with or without accents.

    >>> sorted(spellings("Große Hütte"))
    ['grosse-huette', 'grosse-hutte']
    """
    spelt = (_FRENCH_QUOTES.sub(r'"\1"', text).translate(table) for table in (_ANY, _GERMAN))
    return frozenset(_BETWEEN_WORDS.sub("-", _folded(way)).strip("-'") for way in spelt)


def begins(word: str, typed: str) -> bool:
    """Whether a word, or its beginning, was typed in any spelling."""
    return any(known.startswith(way) for known in spellings(word) for way in spellings(typed))


def _folded(text: str) -> str:
    decomposed = unicodedata.normalize("NFKD", text)
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter)).casefold()
