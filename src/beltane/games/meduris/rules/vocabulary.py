"""The pieces' names, as numbers for the rules and as words for notation and events."""

from __future__ import annotations

from beltane.kernel.vocabulary import WordEnum, numbers, words_of


class Material(WordEnum):
    """What is paid with; each is also the plateau that yields it."""

    WOOD = 0
    WOOL = 1
    COPPER = 2
    STONE = 3


class Colour(WordEnum):
    """Seat 0 is purple, 1 blue, 2 light green, 3 red, so that two players have the colours of M-SETUP-1."""

    PURPLE = 0
    BLUE = 1
    GREEN = 2
    RED = 3


class Building(WordEnum):
    """What stands on a field."""

    NONE = 0
    HUT = 1
    TEMPLE = 2


class Chip(WordEnum):
    """What bonus chip lies on a field."""

    NONE = 0
    PLUS_TWO = 1
    HUT = 2
    DRUID = 3


class Face(WordEnum):
    """The die: the first four faces are the materials, in their order."""

    WOOD = 0
    WOOL = 1
    COPPER = 2
    STONE = 3
    PLUS_ONE = 4
    MINUS_ONE = 5


class Source(WordEnum):
    """Where points came from."""

    START = 0
    CHIPS = 1
    OFFERINGS = 2
    REFUSALS = 3
    RIVER = 4
    TEMPLES = 5
    RUNES = 6


class Trigger(WordEnum):
    """Why the finale began (M-END-1, M-END-6, M-END-7)."""

    ALL_BUILT = 0
    NO_ROOM_FOR_TEMPLES = 1
    NOBODY_BUILDS = 2


MATERIALS = len(Material)
FACES = len(Face)
RUNES = 9
MOST_FIELDS = 40
MOST_SEATS = len(Colour)
TALLEST_STACK = 3
MATERIAL_PIECES = 18

MATERIAL = words_of("material", Material)
PLATEAU = words_of("plateau", Material)
CHIP = words_of("chip", Chip)
FACE = words_of("face", Face)
TRIGGER = words_of("trigger", Trigger)
COLOUR = words_of("colour", Colour)
FIELD = numbers("field", 1, MOST_FIELDS)
HEIGHT = numbers("height", 1, TALLEST_STACK)
PIECES = numbers("pieces", 0, MATERIAL_PIECES)
