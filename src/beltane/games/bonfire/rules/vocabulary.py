"""The pieces' names, as numbers for the rules and as words for notation and events.

Words that an edition can change (islands, specialists, places of fate tiles) are made in `components/tables.py`.
"""

from __future__ import annotations

from beltane.kernel.vocabulary import Domain, WordEnum, compounds, numbers, words_of


class ActionKind(WordEnum):
    """The six actions, which are also the symbols of fate tiles; the seventh action tile is the joker."""

    SHIP = 0
    TASK = 1
    GUARDIAN = 2
    PATH = 3
    GREAT_BONFIRE = 4
    GNOME = 5
    YELLOW = 6


class Resource(WordEnum):
    """The five basic resources, and gold, the joker."""

    BLOSSOM = 0
    FRUIT = 1
    HERB = 2
    SHELL = 3
    ROOT = 4
    GOLD = 5


class Colour(WordEnum):
    """The colours of tasks, bonfires and crystals."""

    BLUE = 0
    RED = 1
    YELLOW = 2


class GuardianColour(WordEnum):
    """The four colours of neutral guardians, in the order in which Tom takes them, and each player's own one."""

    PINK = 0
    BLUE = 1
    NATURAL = 2
    GREY = 3
    OWN = 4


class Shape(WordEnum):
    """The shapes of portals and notches."""

    A = 0
    B = 1
    C = 2
    D = 3
    E = 4
    F = 5
    G = 6


class Area(WordEnum):
    """Where in a city a guardian stands: on the starting area, on a path position, or at a bonfire."""

    STARTING_AREA = 0
    PATH = 1
    BONFIRE = 2


class SeatColour(WordEnum):
    """The players' colours. Only red is known from the rulebook; the others are ours, and unlike every guardian's."""

    RED = 0
    GREEN = 1
    WHITE = 2
    BLACK = 3


class Reward(WordEnum):
    """What a Great Bonfire space gives besides its action tile: a resource, by its number, or points."""

    BLOSSOM = 0
    FRUIT = 1
    HERB = 2
    SHELL = 3
    ROOT = 4
    GOLD = 5
    POINTS = 6


class Cell(WordEnum):
    """The cells of the fate area and around it."""

    OUTSIDE = 0
    PLAIN = 1
    GOLD = 2
    YELLOW = 3


class Specialist(WordEnum):
    """The specialists by their number in the rulebook. The components say whose guardians 10 to 13 double."""

    CROWDED_PATH = 1
    FASTER_PROCESSION = 2
    ANY_RESOURCES_FOR_TASKS = 3
    POINTS_FOR_ELDERS = 4
    YELLOW_COUNTS_TWICE = 5
    CHOICE_ON_PATH = 6
    GOLD_FOR_NOVICES = 7
    RESOURCE_OF_NEW_PATH = 8
    ANY_RESOURCES_FOR_GNOMES = 9
    FIRST_GUARDIAN_DOUBLED = 10
    SECOND_GUARDIAN_DOUBLED = 11
    THIRD_GUARDIAN_DOUBLED = 12
    FOURTH_GUARDIAN_DOUBLED = 13
    THREE_TILES_KEPT = 14
    YELLOW_FOR_GNOMES = 15
    FATE_SYMBOLS_TWICE = 16
    STEP_FOR_NEW_GUARDIANS = 17
    POINTS_FOR_GUARDIANS = 18
    REWARD_FOR_COMMON_TASKS = 19
    GOLD_ON_FIRST_PATH = 20
    LONGER_VOYAGE = 21
    FURTHER_GREAT_BONFIRE = 22
    ALL_REWARDS = 23
    CROWDED_COUNCIL = 24
    PORTALS_IN_ANY_ORDER = 25
    ONE_TILE_FOR_TASKS = 26
    PROTRUDING_FATE_TILES = 27


class Elder(WordEnum):
    """The elders by their number in the rulebook, named by what they score."""

    PATHS = 1
    FATE_TILES = 2
    PORTALS = 3
    TASKS = 4
    GUARDIANS = 5
    GNOMES = 6


class CouncilSpace(WordEnum):
    """The spaces of the High Council, named by their bonus."""

    GOLD_AND_YELLOW = 0
    PATH = 1
    GUARDIAN = 2
    GREAT_BONFIRE = 3
    SPECIALIST = 4
    MOVE_GUARDIAN = 5
    VOYAGE = 6
    FATE_TILE = 7


class CommonTask(WordEnum):
    """The tasks that everybody can fulfil, once each."""

    TASKS = 0
    PORTALS = 1
    PATHS = 2
    GUARDIANS = 3
    GNOMES = 4


class TomCard(WordEnum):
    """The kinds of Tom's cards; TASK_ONE and TASK_TWO are Task I and Task II."""

    GREAT_BONFIRE = 0
    TASK_ONE = 1
    TASK_TWO = 2
    GUARDIAN = 3
    PATH = 4
    GNOME = 5


class TaskKind(WordEnum):
    """What a task counts (B-FIRE-4, B-FIRE-6). TASK_ASKS says how many of each thing it asks for.

    Up to ACTION_TILES a task asks for particular colours, guardians, resources or actions; from PORTALS on for a single
    number.
    """

    BONFIRE_COLOURS = 0
    TASKS_OF_COLOUR = 1
    PATH_CRYSTALS = 2
    DEPICTED_GUARDIANS = 3
    PATH_RESOURCE = 4
    OFFERINGS_AT_RESOURCE = 5
    GNOME_RESOURCE = 6
    RESOURCES = 7
    SYMBOL_GROUPS = 8
    ACTION_TILES = 9
    PORTALS = 10
    GNOMES = 11
    ELDERS = 12
    GUARDIANS = 13
    GUARDIANS_AT_BONFIRES = 14
    BONFIRES = 15
    COMMON_TASKS = 16
    NEIGHBOURING_PATHS = 17
    OFFERING_ISLANDS = 18
    OFFERINGS_ON_ONE_ISLAND = 19
    ISLANDS_WITH_TWO_OFFERINGS = 20
    EMPTY_OFFERING_PILE = 21
    EQUAL_RESOURCES = 22
    TWO_RESOURCES = 23
    TWO_LARGE_GROUPS = 24
    FATE_HIGHLIGHTED = 25
    FATE_GOLD = 26
    FATE_OUTERMOST = 27


class Ending(WordEnum):
    """Why the game ended (B-END-2, B-END-4, B-END-5, B-SOLO-8, and the cap on decisions)."""

    COUNTDOWN_OVER = 0
    ALL_PASSED = 1
    NOBODY_CAN_ACT = 2
    CARDS_USED_UP = 3
    TOO_MANY_DECISIONS = 4


class Source(WordEnum):
    """Where points came from: up to COMPLETED during the game, from BONFIRES on in the final scoring.

    HANDICAP is the lead of B-SOLO-10, ELDERS includes specialist 4, COUNCIL are the single points taken there (Tom's
    too), GREAT_BONFIRE the points on its spaces, COUNTDOWN the tile of a player who passed, COMPLETED Tom's
    compensation of B-SOLO-7, GUARDIANS includes specialist 18.
    """

    HANDICAP = 0
    ELDERS = 1
    COUNCIL = 2
    GREAT_BONFIRE = 3
    COUNTDOWN = 4
    COMPLETED = 5
    BONFIRES = 6
    GUARDIANS = 7
    PORTALS = 8
    PATHS = 9
    COMMON_TASKS = 10
    FATE_TILES = 11
    LEFTOVERS = 12


NONE = -1
MOST_SEATS = len(SeatColour)
ACTIONS = 6
ACTION_TILES = len(ActionKind)
BASIC_RESOURCES = 5
RESOURCES = len(Resource)
COLOURS = len(Colour)
GUARDIAN_COLOURS = 4
GUARDIANS = len(GuardianColour)
SHAPES = len(Shape)
SPECIALISTS = len(Specialist)
ELDERS = len(Elder)
GNOMES = SPECIALISTS + ELDERS
COUNCIL_SPACES = len(CouncilSpace)
COMMON_TASKS = len(CommonTask)
TASKS_OF_COLOUR = 22
TASKS = COLOURS * TASKS_OF_COLOUR
SPACES = 7
PATH_KINDS = COLOURS * BASIC_RESOURCES
FATE_TILES = 8
FATE_TILE_LENGTH = 3
OFFERING_TILES = 10

ACTION_KIND = words_of("action_kind", ActionKind)
SYMBOL = Domain("symbol", ACTION_KIND.words[:ACTIONS], ACTION_KIND.name)
RESOURCE = words_of("resource", Resource)
BASIC_RESOURCE = Domain("basic_resource", RESOURCE.words[:BASIC_RESOURCES], RESOURCE.name)
COLOUR = words_of("colour", Colour)
GUARDIAN = words_of("guardian", GuardianColour)
GUARDIAN_COLOUR = Domain("guardian_colour", GUARDIAN.words[:GUARDIAN_COLOURS], GUARDIAN.name)
AREA = words_of("area", Area)
SEAT_COLOUR = words_of("seat_colour", SeatColour)
SHAPE = words_of("shape", Shape)
REWARD = words_of("reward", Reward)
ELDER = words_of("elder", Elder)
"""The value is the elder's number - 1."""
COUNCIL_SPACE = words_of("council_space", CouncilSpace)
COMMON_TASK = words_of("common_task", CommonTask)
TOM_CARD = words_of("tom_card", TomCard)
TASK_KIND = words_of("task_kind", TaskKind)
ENDING = words_of("ending", Ending)
SOURCE = words_of("source", Source)
SPACE = numbers("space", 1, SPACES, same_in_rules=True)
GREAT_BONFIRE_SPACE = numbers("great_bonfire_space", 1, SPACES)
PILE = numbers("pile", 1, 2)
FATE_TILE = numbers("fate_tile", 1, FATE_TILES)
_TASKS = tuple((colour, number) for colour in COLOUR.words for number in range(1, TASKS_OF_COLOUR + 1))
TASK = Domain(
    "task",
    tuple(f"{colour[0]}{number:02}" for colour, number in _TASKS),
    parts=tuple({"colour": colour, "number": number} for colour, number in _TASKS),
)
"""A task's identity: b01 to b22, r01 to r22, y01 to y22."""
_PATHS = tuple((crystal, resource) for crystal in Colour for resource in tuple(Resource)[:BASIC_RESOURCES])
PATH_KIND = compounds("path_kind", ({"crystal": each.word, "resource": resource.word} for each, resource in _PATHS))
"""A path tile's crystal and resource; tiles that show the same are interchangeable."""
PATH_KIND_OF: dict[tuple[int, int], int] = {path: kind for kind, path in enumerate(_PATHS)}
"""The kind of the path tiles with a crystal and a resource."""
