"""The signs and abbreviations of the drawing."""

from __future__ import annotations

from beltane.games.bonfire.components.tables import GUARDIAN_VALUE
from beltane.games.bonfire.rules.vocabulary import (
    BASIC_RESOURCE,
    PATH_KIND,
    SPACES,
    ActionKind,
    Colour,
    GuardianColour,
    SeatColour,
    Shape,
)
from beltane.games.bonfire.view import CityView, PathView
from beltane.kernel.drawing import Line, Span, line
from beltane.kernel.phrases import Phrase, Value
from beltane.kernel.prompt import Topic
from beltane.text import Speaker

POINTER, OFFERINGS, FIRE, POINTS, NOTHING = "»", "off", "*", "p", "-"
NEUTRAL = "n"
PLAIN, HIGHLIGHTED, GOLD, YELLOW = ".", "+", "o", "y"
SEAT_LETTERS = {colour: colour.word[0].upper() for colour in SeatColour}
TOM_LETTER = "T"
SYMBOLS = {
    ActionKind.SHIP: "sh",
    ActionKind.TASK: "ta",
    ActionKind.GUARDIAN: "gu",
    ActionKind.PATH: "pa",
    ActionKind.GREAT_BONFIRE: "gb",
    ActionKind.GNOME: "gn",
    ActionKind.YELLOW: "ye",
}
SYMBOL_STYLES = {
    ActionKind.SHIP: "blue",
    ActionKind.TASK: "red",
    ActionKind.GUARDIAN: "purple",
    ActionKind.PATH: "brown",
    ActionKind.GREAT_BONFIRE: "orange",
    ActionKind.GNOME: "green",
    ActionKind.YELLOW: "yellow",
}
CRYSTALS = {colour: colour.word[0].upper() for colour in Colour}

COLUMNS = "hijxz"
"""What columns of the fate area are called that have no other meaning."""
PROGRESS = "/"

_MEANINGS = (
    (POINTER, "sign-pointer"),
    (OFFERINGS, "sign-offerings"),
    (FIRE, "sign-bonfire"),
    (POINTS, "sign-points"),
    (PROGRESS, "sign-progress"),
    (NEUTRAL, "sign-neutral-novice"),
    (NOTHING, "sign-nothing"),
    (PLAIN, "sign-plain-cell"),
    (HIGHLIGHTED, "sign-highlighted-cell"),
    (GOLD, "sign-gold-cell"),
    (YELLOW, "sign-yellow-cell"),
    *((f"={GUARDIAN_VALUE[space]}", "sign-guardian-value") for space in range(1, SPACES + 1)),
    *((letter, f"sign-seat-{colour.word}") for colour, letter in SEAT_LETTERS.items()),
    (TOM_LETTER, "sign-tom"),
    *((letter, f"sign-crystal-{colour.word}") for colour, letter in CRYSTALS.items()),
    *((f"[{shape.word}]", "sign-portal") for shape in Shape),
    *((shape.word, "sign-shape") for shape in Shape),
    *((shape.word.upper(), "sign-shape-wanted") for shape in Shape),
    *((column, "sign-column") for column in COLUMNS),
    *(
        (guardian.word, "sign-own-guardian" if guardian is GuardianColour.OWN else "sign-guardian")
        for guardian in GuardianColour
    ),
)
SIGNS = {sign: tuple(key for other, key in _MEANINGS if other == sign) for sign, _ in _MEANINGS}
"""What is drawn, with the messages that explain it; a letter may mean several things."""
TOPIC_OF_SYMBOL = {
    ActionKind.SHIP: "ship",
    ActionKind.TASK: "tasks",
    ActionKind.GUARDIAN: "guardians",
    ActionKind.PATH: "paths",
    ActionKind.GREAT_BONFIRE: "great-bonfire",
    ActionKind.GNOME: "gnomes",
    ActionKind.YELLOW: "yellow",
}
ABBREVIATIONS = {
    **{SYMBOLS[kind]: Topic("rule", word) for kind, word in TOPIC_OF_SYMBOL.items()},
    **{word: Topic("rule", "paths") for word in PATH_KIND.words},
    **{word: Topic("rule", "resources") for word in BASIC_RESOURCE.words},
    "gr.fire": Topic("rule", "great-bonfire"),
    "I": Topic("rule", "tom"),
    "II": Topic("rule", "tom"),
}


def said(speaker: Speaker, key: str, **values: Value) -> str:
    """A message of the drawing."""
    return speaker.say(Phrase(f"board-{key}", values))


def style_of(city: CityView) -> str:
    """The style of a player's pieces; Tom's are grey."""
    return f"strong {city.colour.word if city.colour is not None else 'grey'}"


def initial(city: CityView) -> Line:
    """A player's letter."""
    return line(Span(TOM_LETTER if city.colour is None else SEAT_LETTERS[city.colour], style_of(city)))


def name_of(city: CityView, speaker: Speaker) -> Span:
    """A player's name."""
    return Span(said(speaker, "tom") if city.seat is None else speaker.names[city.seat], style_of(city))


def path_code(path: PathView) -> str:
    """A path tile as it is typed."""
    return f"{path.crystal.word}-{path.resource.word}"


def symbol_code(symbol: ActionKind) -> Line:
    """An action as a symbol of a fate tile."""
    return line(Span(SYMBOLS[symbol], f"strong {SYMBOL_STYLES[symbol]}"))
