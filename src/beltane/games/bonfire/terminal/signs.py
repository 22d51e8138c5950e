"""The signs and abbreviations of the drawing."""

from __future__ import annotations

from beltane.games.bonfire.components.tables import GNOME, GUARDIAN_VALUE
from beltane.games.bonfire.rules.gnomes import gnome_of_elder
from beltane.games.bonfire.rules.vocabulary import (
    ACTION_KIND,
    BASIC_RESOURCE,
    COLOUR,
    ELDER,
    GUARDIAN,
    PATH_KIND,
    PATH_KIND_OF,
    RESOURCE,
    SEAT_COLOUR,
    SPACES,
    ActionKind,
    Colour,
    Elder,
    GuardianColour,
    Resource,
    SeatColour,
    Shape,
)
from beltane.games.bonfire.view import CityView, PathView
from beltane.kernel.drawing import Line, Span, line
from beltane.kernel.phrases import Phrase, Value
from beltane.kernel.prompt import Topic
from beltane.kernel.vocabulary import Word
from beltane.text import Speaker

TOM = Word("automaton", "tom")
POINTER, FIRE, EMPTY = "»", "*", "-"
PLAIN, HIGHLIGHTED = ".", "+"
SYMBOL_STYLES = {
    ActionKind.SHIP: "blue",
    ActionKind.TASK: "red",
    ActionKind.GUARDIAN: "purple",
    ActionKind.PATH: "brown",
    ActionKind.GREAT_BONFIRE: "orange",
    ActionKind.GNOME: "green",
    ActionKind.YELLOW: "yellow",
}
COLUMNS = "hijxz"
"""The names of columns of the fate area that are not also signs."""
PROGRESS = "/"
TOPIC_OF_SYMBOL = {
    ActionKind.SHIP: "ship",
    ActionKind.TASK: "tasks",
    ActionKind.GUARDIAN: "guardians",
    ActionKind.PATH: "paths",
    ActionKind.GREAT_BONFIRE: "great-bonfire",
    ActionKind.GNOME: "gnomes",
    ActionKind.YELLOW: "yellow",
}


def signs(speaker: Speaker) -> tuple[tuple[str, Phrase], ...]:
    """The signs of the drawing, with phrases that explain them; a letter may mean several things."""
    meanings = (
        (POINTER, "pointer"),
        (said(speaker, "mark-offerings"), "offerings"),
        (FIRE, "bonfire"),
        (said(speaker, "mark-points"), "points"),
        (PROGRESS, "progress"),
        (said(speaker, "mark-neutral-novice"), "neutral-novice"),
        (EMPTY, "nothing"),
        (PLAIN, "plain-cell"),
        (HIGHLIGHTED, "highlighted-cell"),
        (said(speaker, "mark-gold-cell"), "gold-cell"),
        (said(speaker, "mark-yellow-cell"), "yellow-cell"),
        *((f"={GUARDIAN_VALUE[space]}", "guardian-value") for space in range(1, SPACES + 1)),
        *((seat_sign(colour, speaker), f"seat-{colour.word}") for colour in SeatColour),
        (seat_sign(None, speaker), "tom"),
        *((crystal_sign(colour, speaker), f"crystal-{colour.word}") for colour in Colour),
        *((f"[{shape.word}]", "portal") for shape in Shape),
        *((shape.word, "shape") for shape in Shape),
        *((shape.word.upper(), "shape-wanted") for shape in Shape),
        *((column, "column") for column in COLUMNS),
        *((guardian_name(guardian, speaker), _guardian_key(guardian)) for guardian in GuardianColour),
    )
    return tuple((sign, Phrase(f"sign-{key}")) for sign, key in meanings)


def _guardian_key(guardian: GuardianColour) -> str:
    return "own-guardian" if guardian is GuardianColour.OWN else "guardian"


def abbreviations(speaker: Speaker) -> tuple[tuple[str, Topic], ...]:
    """Abbreviations in the drawing for things that can be looked up, and codes of the notation."""
    return (
        *((symbol_sign(kind, speaker), Topic("rule", word)) for kind, word in TOPIC_OF_SYMBOL.items()),
        *((speaker.short(ACTION_KIND.word(kind)), Topic("rule", word)) for kind, word in TOPIC_OF_SYMBOL.items()),
        *((word, Topic("rule", "paths")) for word in PATH_KIND.words),
        *((speaker.word(PATH_KIND.word(kind)), Topic("rule", "paths")) for kind in range(len(PATH_KIND))),
        *((word, Topic("rule", "resources")) for word in BASIC_RESOURCE.words),
        *((name, Topic("rule", "resources")) for name in _resources(speaker)),
        *(
            (speaker.word(Word(ELDER.name, elder.word)), Topic("elder", GNOME.words[gnome_of_elder(elder)]))
            for elder in Elder
        ),
        *((mark, Topic("rule", "tom")) for mark in ("I", "II")),
    )


def _resources(speaker: Speaker) -> set[str]:
    words = [RESOURCE.word(resource) for resource in Resource if resource is not Resource.GOLD]
    return {name for word in words for name in (speaker.word(word), speaker.short(word))}


def said(speaker: Speaker, key: str, **values: Value) -> str:
    """A message of the drawing."""
    return speaker.say(Phrase(f"board-{key}", values))


def style_of(city: CityView) -> str:
    """The style of a player's pieces; Tom's are grey."""
    return f"strong {city.colour.word if city.colour is not None else 'grey'}"


def initial(city: CityView, speaker: Speaker) -> Line:
    """A player's letter."""
    return line(Span(seat_sign(city.colour, speaker), style_of(city)))


def seat_sign(colour: SeatColour | None, speaker: Speaker) -> str:
    """The letter of a player, or of Tom, who has no colour."""
    return speaker.sign(TOM if colour is None else SEAT_COLOUR.word(colour))


def crystal_sign(colour: Colour, speaker: Speaker) -> str:
    """The letter of a path tile's crystal."""
    return speaker.sign(COLOUR.word(colour))


def guardian_name(guardian: GuardianColour, speaker: Speaker) -> str:
    """The name of a guardian in a city."""
    return speaker.short(GUARDIAN.word(guardian))


def island_name(island: str, speaker: Speaker) -> str:
    """The name of an island on the map."""
    return speaker.short(Word("island", island))


def name_of(city: CityView, speaker: Speaker) -> Span:
    """A player's name."""
    return Span(speaker.word(TOM) if city.seat is None else speaker.names[city.seat], style_of(city))


def path_name(path: PathView, speaker: Speaker) -> str:
    """The name of a path tile."""
    return speaker.word(path_word(path))


def path_word(path: PathView) -> Word:
    """A path tile by its crystal and its resource."""
    return PATH_KIND.word(PATH_KIND_OF[path.crystal, path.resource])


def symbol_sign(symbol: ActionKind, speaker: Speaker) -> str:
    """The letters of an action as a symbol of a fate tile."""
    return speaker.sign(ACTION_KIND.word(symbol))


def symbol_code(symbol: ActionKind, speaker: Speaker) -> Line:
    """An action as a symbol of a fate tile."""
    return line(Span(symbol_sign(symbol, speaker), f"strong {SYMBOL_STYLES[symbol]}"))
