"""The meanings of the drawing's signs, which depend on the speaker's language."""

from __future__ import annotations

from beltane.games.meduris.rules.events import DISTRICT
from beltane.games.meduris.rules.vocabulary import COLOUR, Chip, Material
from beltane.games.meduris.terminal.board import (
    DECIDES,
    DRUID,
    HUT,
    NOBODY,
    RIVER,
    TEMPLE,
    chip_sign,
    district_sign,
    material_sign,
    said,
)
from beltane.kernel.drawing import SIGNS_IN_ASCII
from beltane.kernel.phrases import Phrase, Verbatim
from beltane.kernel.prompt import Topic
from beltane.text import Speaker


def signs(speaker: Speaker) -> tuple[tuple[str, Phrase], ...]:
    """The signs of the drawing, with phrases that explain them; a letter may mean several things."""
    under_hut = said(speaker, "mark-chip-under-hut")
    return (
        *((sign, _also_in_ascii(key, sign)) for sign, key in ((HUT, "hut"), (TEMPLE, "temple"), (DRUID, "druid"))),
        (RIVER, Phrase("sign-river")),
        (DECIDES, Phrase("sign-decides")),
        (NOBODY, Phrase("sign-nobody")),
        (chip_sign(Chip.PLUS_TWO, speaker), Phrase("sign-chip-plus-two")),
        (chip_sign(Chip.HUT, speaker), Phrase("sign-chip-hut")),
        (chip_sign(Chip.DRUID, speaker), Phrase("sign-chip-druid", {"mark": Verbatim(under_hut)})),
        (under_hut, Phrase("sign-chip-under-hut")),
        *((material_sign(material, speaker), Phrase(f"sign-{material.word}")) for material in Material),
        *((speaker.sign(COLOUR.word(seat)), Phrase(f"sign-{COLOUR.words[seat]}")) for seat in range(len(COLOUR))),
        ("+1", Phrase("sign-plus-one")),
        ("-1", Phrase("sign-minus-one")),
    )


def _also_in_ascii(key: str, sign: str) -> Phrase:
    return Phrase(f"sign-{key}", {"plain": Verbatim(SIGNS_IN_ASCII[sign])})


def abbreviations(speaker: Speaker) -> tuple[tuple[str, Topic], ...]:
    """Abbreviations in the drawing for things that can be looked up."""
    return tuple((district_sign(word, speaker), Topic("district", word)) for word in DISTRICT.words)
