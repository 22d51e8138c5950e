"""The position of Bonfire as text: what lies in the middle of the table, then the cities."""

from __future__ import annotations

from beltane.games.bonfire.components.tables import COUNTDOWN_NOVICES, ELDER_RESOURCE, SPECIALIST, SPECIALIST_RESOURCE
from beltane.games.bonfire.rules.vocabulary import ELDER, RESOURCE
from beltane.games.bonfire.terminal.city import SEAT_LETTER, city_name, draw_city, draw_fate, draw_in_short
from beltane.games.bonfire.view import BonfireView, CityView, GreatBonfireSpaceView, IslandView
from beltane.kernel.drawing import BLANK, WIDTH, Line, Section, Span, fitted, flowing, heading, line, trimmed
from beltane.text.catalogue import Messages

ISLAND_ROWS = (5, 4, 5)
"""The islands lie in rows, in the order of the component file."""
SPACE_WIDTH = 11
POINTER = "»"
ON_TURN = ("turn",)
ON_FATE = ("keep_or_swap", "lay_first_tile", "choose_fate_tile", "lay_fate_tile")
IN_SEA = ("choose_island",)
SEA_LEGEND = line(Span(f"{POINTER} whose ships lie there   off whose offerings lie there, and how many", "quiet"))
IN_MIDDLE = (
    "choose_path",
    "search_path",
    "choose_council_space",
    "turn_great_bonfire",
    "choose_specialist",
    "choose_notch",
)
IN_CITY = ("choose_space", "walk", "move_guardian")


def draw(view: BonfireView, messages: Messages) -> tuple[Section, ...]:
    """The whole position; the city of whoever looks, or decides, in full."""
    own = view.cities[_viewer(view)]
    others = [city for city in view.cities if city is not own]
    return (
        Section("sea", (heading(_title(view)), *_sea(view)), ON_TURN + IN_SEA),
        Section("middle", _middle(view, own), ON_TURN + IN_MIDDLE),
        Section("others", _others(others), ON_TURN),
        Section("city", draw_city(own, messages), ON_TURN + IN_CITY),
        Section("fate", draw_fate(own, view.chosen_fate_tile), ON_TURN + ON_FATE, again_at=("choose_fate_tile",)),
    )


def _others(others: list[CityView]) -> tuple[Line, ...]:
    if not others:
        return ()
    return (heading(line("other cities")), *(drawn for city in others for drawn in draw_in_short(city)))


def _viewer(view: BonfireView) -> int:
    if view.seat is not None:
        return view.seat
    return view.mover if view.mover is not None else 0


def _title(view: BonfireView) -> Line:
    if view.mover is None:
        return line(Span("The game is over", "strong"))
    seats = sum(city.seat is not None for city in view.cities)
    turn = f"Turn {view.turn}" if view.turn else "Setting up"
    novices = f"   novices in the council: {view.novices_in_council} of {COUNTDOWN_NOVICES[seats]}"
    return line(
        Span(f"{turn}: ", "strong"),
        city_name(view.cities[view.mover]),
        _countdown(view) if view.countdown else novices,
    )


def _countdown(view: BonfireView) -> str:
    going = f"tile {view.countdown_tile_going_round} goes round, " if view.countdown_tile_going_round else ""
    return f"   the countdown: {going}{view.countdown_tile_held} still to come"


# The sea


def _sea(view: BonfireView) -> list[Line]:
    lines: list[Line] = []
    first = 0
    for islands in ISLAND_ROWS:
        columns = WIDTH // islands
        cells = [_island(view, island, columns) for island in view.islands[first : first + islands]]
        rows = [trimmed(line(*(cell[height] for cell in cells))) for height in range(3)]
        lines += [row for row in rows if row]
        first += islands
    waiting = [_initial(city) for city in view.cities if city.ship is None and city.seat is not None]
    stage = flowing("landing stage: ships of ", waiting, 24) if waiting else ()
    return [*lines, *stage, *([SEA_LEGEND] if any(city.offerings_on for city in view.cities) else [])]


def _island(view: BonfireView, island: IslandView, columns: int) -> tuple[Line, Line, Line]:
    """An island: its name and tasks; below, whose ships lie there, and how many offerings of whom."""
    guardian = island.island.startswith("guardian-")
    tasks = [Span(f"{task} ", _task_style(task)) for task in island.tasks]
    nothing = Span("a guardian" if guardian else "no task left", "quiet")
    ships = [_initial(city) for city in view.cities if city.ship == island.island]
    offerings = [
        line(_initial(city), f"{city.offerings_on[island.island]} ")
        for city in view.cities
        if island.island in city.offerings_on
    ]
    here = line(
        line(Span(POINTER, "strong"), *ships, " ") if ships else BLANK,
        line(Span("off ", "quiet"), *offerings) if offerings else BLANK,
    )
    name = fitted(line(Span(island.island, "strong" if ships else "")), columns - 1)
    return line(name, " "), fitted(line(*tasks) or line(nothing), columns), fitted(here, columns)


def _task_style(task: str) -> str:
    return {"b": "blue", "r": "red", "y": "yellow"}[task[0]]


def _initial(city: CityView) -> Line:
    return line(Span(SEAT_LETTER[city.colour], f"strong {city.colour or 'grey'}"))


# The middle


def _middle(view: BonfireView, own: CityView) -> tuple[Line, ...]:
    return (
        *_great_bonfire(view, own),
        *_paths(view),
        *_gnomes(view),
        *_council(view),
        *_common_tasks(view),
        *_tom(view),
    )


def _great_bonfire(view: BonfireView, own: CityView) -> list[Line]:
    """Each space with its action tile, its resource or points, and its portals, those that fit the city in capitals."""
    wanted = wanted_portals(own)
    heads = [_space_head(view, space) for space in view.great_bonfire]
    rewards = [line(Span("2 points" if s.reward == "points" else s.reward)) for s in view.great_bonfire]
    portals = [_portals(space, wanted) for space in view.great_bonfire]
    title = line(Span("Great Bonfire", "strong"), ": tile, reward, and portals, in capitals if they fit next")
    rows = (heads, rewards, portals)
    return [heading(title), *(trimmed(line(*(fitted(cell, SPACE_WIDTH) for cell in row))) for row in rows)]


def _space_head(view: BonfireView, space: GreatBonfireSpaceView) -> Line:
    here = space.number == view.pointer
    tile = "gr.fire" if space.tile == "great-bonfire" else space.tile
    return line(Span(f"{space.number}{POINTER if here else ' '}{tile}", "strong" if here else ""))


def _portals(space: GreatBonfireSpaceView, wanted: tuple[str, ...]) -> Line:
    letters = [shape for shape, count in space.portals.items() for _ in range(count)]
    return line(
        *(Span(shape.upper() if shape in wanted else shape, "strong" if shape in wanted else "") for shape in letters)
    ) or line(Span("-", "quiet"))


def wanted_portals(city: CityView) -> tuple[str, ...]:
    """The shapes that fit the notch to be filled next, or with specialist 25 any empty one."""
    empty = [shape for shape, filled in zip(city.notches, city.portals, strict=True) if not filled]
    return tuple(empty) if "portals-in-any-order" in city.specialists else tuple(empty[-1:])


def _paths(view: BonfireView) -> tuple[Line, ...]:
    tiles = [
        line(f"{slot} ", Span(tile, _crystal_style(tile)) if tile else Span("-", "quiet"))
        for slot, tile in enumerate(view.path_display, start=1)
    ]
    known = [
        f"under pile {pile}: {', '.join(tiles)}" for pile, tiles in enumerate(view.paths_known_under_piles, 1) if tiles
    ]
    piles = line(Span(f"piles {view.path_piles[0]}+{view.path_piles[1]}", "quiet"))
    return flowing("paths", [*tiles, piles, *(line(Span(text, "quiet")) for text in known)], 8)


def _crystal_style(tile: str) -> str:
    return tile.split("-")[0]


def _gnomes(view: BonfireView) -> tuple[Line, ...]:
    cards = [
        line(f"{number} {name} ", Span(f"({RESOURCE.words[SPECIALIST_RESOURCE[number]]})", "quiet"))
        for name in view.specialist_display
        if name is not None
        for number in [SPECIALIST.position[name] + 1]
    ]
    elders = [
        line(f"{name} ", Span(f"({RESOURCE.words[ELDER_RESOURCE[ELDER.position[name] + 1]]})", "quiet"))
        for name in view.elders
    ]
    pile = line(Span(f"pile {view.specialist_pile}", "quiet"))
    return (*flowing("gnomes", [*cards, pile], 8), *(flowing("elders", elders, 8) if elders else ()))


def _council(view: BonfireView) -> tuple[Line, ...]:
    return flowing("council", [_council_space(view, space) for space in view.council], 8)


def _council_space(view: BonfireView, space: str) -> Line:
    novices = [_initial(city) for city in view.cities for _ in range(city.council[space])]
    neutral = Span("n" * view.council[space], "strong")
    standing = line(*novices, neutral)
    return line(f"{space} ", standing or line(Span("-", "quiet")))


def _common_tasks(view: BonfireView) -> tuple[Line, ...]:
    return flowing(
        "neutral novices at ", [line(name) for name in view.neutral_novices] or [line(Span("no task", "quiet"))], 19
    )


def _tom(view: BonfireView) -> tuple[Line, ...]:
    if view.tom is None:
        return ()
    cards = [line(Span(card, "")) for card in view.tom.revealed]
    key = f"key {view.tom.key}" if view.tom.key else "no key yet"
    return flowing("Tom", [line(f"card {view.tom.cards_played} of 32, {key}; revealed:"), *cards], 8)
