"""The position of Bonfire as text: the middle of the table, then the cities."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from beltane.games.bonfire.components.tables import ELDER_RESOURCE, SPECIALIST, SPECIALIST_RESOURCE
from beltane.games.bonfire.rules.state import Step
from beltane.games.bonfire.rules.vocabulary import (
    ACTION_KIND,
    COMMON_TASK,
    COUNCIL_SPACE,
    RESOURCE,
    TOM_CARD,
    CouncilSpace,
    Reward,
    Shape,
)
from beltane.games.bonfire.terminal.city import draw_city, draw_fate, draw_in_short, numbered
from beltane.games.bonfire.terminal.signs import (
    EMPTY,
    POINTER,
    TOM,
    initial,
    island_name,
    name_of,
    path_name,
    path_word,
    said,
)
from beltane.games.bonfire.view import BonfireView, CityView, GreatBonfireSpaceView, IslandTaskView, IslandView
from beltane.kernel.drawing import (
    BLANK,
    WIDTH,
    Line,
    Section,
    Span,
    fitted,
    flowing,
    heading,
    highlighted,
    line,
    paragraph,
    trimmed,
    width,
)
from beltane.kernel.phrases import Phrase, Seat
from beltane.kernel.vocabulary import Word
from beltane.text import Speaker

ISLAND_ROWS = (5, 4, 5)
"""The islands lie in rows, in the order of the component file."""
SPACE_WIDTH = 11
LABEL = 8
ON_TURN = (Step.TURN.word,)
ON_FATE = tuple(
    step.word for step in (Step.KEEP_OR_SWAP, Step.LAY_FIRST_TILE, Step.CHOOSE_FATE_TILE, Step.LAY_FATE_TILE)
)
IN_SEA = (Step.CHOOSE_ISLAND.word,)
IN_MIDDLE = tuple(
    step.word
    for step in (
        Step.CHOOSE_PATH,
        Step.SEARCH_PATH,
        Step.CHOOSE_COUNCIL_SPACE,
        Step.TURN_GREAT_BONFIRE,
        Step.CHOOSE_SPECIALIST,
        Step.CHOOSE_NOTCH,
    )
)
IN_CITY = tuple(step.word for step in (Step.CHOOSE_SPACE, Step.WALK, Step.MOVE_GUARDIAN))
AGAIN = (Step.CHOOSE_FATE_TILE.word,)


def draw(view: BonfireView, speaker: Speaker) -> tuple[Section, ...]:
    """The whole position, with the city of the viewer, or else of the seat that decides, in full."""
    own = view.cities[viewer(view)]
    others = [city for city in view.cities if city is not own]
    return (
        Section("sea", (heading(_title(view, speaker)), *_sea(view, speaker)), ON_TURN + IN_SEA),
        Section("middle", _middle(view, own, speaker), ON_TURN + IN_MIDDLE),
        Section("others", _others(others, speaker), ON_TURN),
        Section("city", draw_city(own, speaker), ON_TURN + IN_CITY),
        Section("fate", draw_fate(own, view.chosen_fate_tile, speaker), ON_TURN + ON_FATE, AGAIN),
    )


def viewer(view: BonfireView) -> int:
    """The seat whose city is drawn in full."""
    if view.seat is not None:
        return view.seat
    return view.mover if view.mover is not None else 0


def _others(others: list[CityView], speaker: Speaker) -> tuple[Line, ...]:
    if not others:
        return ()
    title = heading(line(said(speaker, "others")))
    return (title, *(drawn for city in others for drawn in draw_in_short(city, speaker)))


def _title(view: BonfireView, speaker: Speaker) -> Line:
    if view.mover is None:
        return line(Span(said(speaker, "over"), "strong"))
    seat = Seat(view.mover)
    turn = Phrase("event-turn-began", {"turn": view.turn, "seat": seat})
    title = speaker.say(turn) if view.turn else said(speaker, "set-up", seat=seat)
    state = (
        _countdown(view, speaker)
        if view.countdown
        else said(speaker, "novices", novices=view.novices_in_council, needed=view.novices_for_countdown)
    )
    return line(highlighted(title, name_of(view.cities[view.mover], speaker), "strong"), f"   {state}")


def _countdown(view: BonfireView, speaker: Speaker) -> str:
    held, going = view.countdown_tile_held, view.countdown_tile_going_round
    if going is None:
        return said(speaker, "countdown", left=held)
    return said(speaker, "countdown-tile", tile=going, left=held)


# The sea


def _sea(view: BonfireView, speaker: Speaker) -> list[Line]:
    lines: list[Line] = []
    first = 0
    for islands in ISLAND_ROWS:
        columns = WIDTH // islands
        cells = [_island(view, island, columns, speaker) for island in view.islands[first : first + islands]]
        rows = zip_longest(*cells, fillvalue=BLANK)
        lines += [trimmed(line(*(fitted(part, columns) for part in row))) for row in rows]
        first += islands
    waiting = [initial(city, speaker) for city in view.cities if city.ship is None and city.seat is not None]
    label = said(speaker, "landing-stage")
    stage = flowing(label, waiting, len(label) + 1) if waiting else ()
    mark = said(speaker, "mark-offerings")
    legend = f"{POINTER} {said(speaker, 'ships-there')}   {mark} {said(speaker, 'offerings-there')}"
    has_legend = any(city.offerings_on for city in view.cities)
    return [*lines, *stage, *([line(Span(legend, "quiet"))] if has_legend else [])]


def _island(view: BonfireView, island: IslandView, columns: int, speaker: Speaker) -> list[Line]:
    """An island: its name and tasks; below, whose ships lie there, and everybody's number of offerings."""
    tasks = [line(_task(task), " ") for task in island.tasks]
    nothing = Span(said(speaker, "no-task" if island.guardian is None else "guardian-there"), "quiet")
    ships = [initial(city, speaker) for city in view.cities if city.ship == island.island]
    offerings = [
        line(initial(city, speaker), f"{city.offerings_on[island.island]} ")
        for city in view.cities
        if island.island in city.offerings_on
    ]
    here = [
        line(Span(POINTER, "strong"), *ships, " ") if ships else BLANK,
        line(Span(f"{said(speaker, 'mark-offerings')} ", "quiet"), *offerings) if offerings else BLANK,
    ]
    fits = sum(map(width, here)) <= columns
    name = line(Span(island_name(island.island, speaker), "strong" if ships else ""))
    below = [line(*here)] if fits else here
    return [name, line(*tasks) or line(nothing), *(row for row in below if row)]


def _task(task: IslandTaskView) -> Span:
    return Span(task.task, task.colour.word)


# The middle


def _middle(view: BonfireView, own: CityView, speaker: Speaker) -> tuple[Line, ...]:
    return (
        *_great_bonfire(view, own, speaker),
        *_paths(view, speaker),
        *_gnomes(view, speaker),
        *_council(view, speaker),
        *_neutral_novices(view, speaker),
        *_tom(view, speaker),
    )


def _great_bonfire(view: BonfireView, own: CityView, speaker: Speaker) -> list[Line]:
    """Each space with its action tile, its resource or points, and its portals; those that fit the city are in
    capitals.
    """
    wanted = wanted_portals(own)
    rows = (
        [_space_head(view, space, speaker) for space in view.great_bonfire],
        [line(_reward(space.reward, speaker)) for space in view.great_bonfire],
        [_portals(space, wanted) for space in view.great_bonfire],
    )
    name = Span(speaker.word(Word("action_kind", "great-bonfire")), "strong")
    columns = [max(SPACE_WIDTH, *(width(cell) + 1 for cell in cells)) for cells in zip(*rows, strict=True)]
    return [heading(highlighted(said(speaker, "great-bonfire"), name)), *(_spaces(row, columns) for row in rows)]


def _spaces(cells: Sequence[Line], columns: Sequence[int]) -> Line:
    return trimmed(line(*(fitted(cell, wide) for cell, wide in zip(cells, columns, strict=True))))


def _space_head(view: BonfireView, space: GreatBonfireSpaceView, speaker: Speaker) -> Line:
    here = space.number == view.pointer
    tile = speaker.short(ACTION_KIND.word(space.tile))
    return line(Span(f"{space.number}{POINTER if here else ' '}{tile}", "strong" if here else ""))


def _reward(reward: Reward, speaker: Speaker) -> str:
    return said(speaker, "two-points") if reward is Reward.POINTS else speaker.word(Word("resource", reward.word))


def _portals(space: GreatBonfireSpaceView, wanted: tuple[Shape, ...]) -> Line:
    shapes = [shape for shape, count in space.portals.items() for _ in range(count)]
    letters = [Span(shape.word.upper(), "strong") if shape in wanted else Span(shape.word) for shape in shapes]
    return line(*letters) or line(Span(EMPTY, "quiet"))


def wanted_portals(city: CityView) -> tuple[Shape, ...]:
    """The shapes that fit the notch to be filled next, or with specialist 25 any empty one."""
    empty = [shape for shape, filled in zip(city.notches, city.portals, strict=True) if not filled]
    return tuple(empty) if "portals-in-any-order" in city.specialists else tuple(empty[-1:])


def _paths(view: BonfireView, speaker: Speaker) -> tuple[Line, ...]:
    tiles = [
        line(f"{slot} ", Span(path_name(tile, speaker), tile.crystal.word) if tile else Span(EMPTY, "quiet"))
        for slot, tile in enumerate(view.path_display, start=1)
    ]
    first, second = view.path_piles
    piles = said(speaker, "piles", first=first, second=second)
    known = [
        said(speaker, "under-pile", pile=pile, tiles=tuple(map(path_word, tiles)))
        for pile, tiles in enumerate(view.paths_known_under_piles, start=1)
        if tiles
    ]
    quiet = [line(Span(text, "quiet")) for text in (piles, *known)]
    return flowing(said(speaker, "label-paths"), [*tiles, *quiet], LABEL)


def _gnomes(view: BonfireView, speaker: Speaker) -> tuple[Line, ...]:
    shown = [name for name in view.specialist_display if name is not None]
    cards = [line(f"{numbered(name, speaker)} ", _resource(_cost_of(name), speaker)) for name in shown]
    elders = [
        line(f"{speaker.word(Word('elder', elder.word))} ", _resource(int(ELDER_RESOURCE[elder]), speaker))
        for elder in view.elders
    ]
    pile = line(Span(said(speaker, "pile", cards=view.specialist_pile), "quiet"))
    return (
        *flowing(said(speaker, "label-gnomes"), [*cards, pile], LABEL),
        *(flowing(said(speaker, "label-elders"), elders, LABEL) if elders else ()),
    )


def _cost_of(specialist: str) -> int:
    return int(SPECIALIST_RESOURCE[SPECIALIST.position[specialist] + 1])


def _resource(resource: int, speaker: Speaker) -> Span:
    return Span(said(speaker, "costs", resource=RESOURCE.word(resource)), "quiet")


def _council(view: BonfireView, speaker: Speaker) -> tuple[Line, ...]:
    spaces = [_council_space(view, space, speaker) for space in view.council]
    return flowing(said(speaker, "label-council"), spaces, LABEL)


def _council_space(view: BonfireView, space: CouncilSpace, speaker: Speaker) -> Line:
    novices = [initial(city, speaker) for city in view.cities for _ in range(city.council[space])]
    neutral = said(speaker, "mark-neutral-novice") * view.council[space]
    standing = line(*novices, Span(neutral, "strong"))
    return line(f"{speaker.word(COUNCIL_SPACE.word(space))} ", standing or line(Span(EMPTY, "quiet")))


def _neutral_novices(view: BonfireView, speaker: Speaker) -> tuple[Line, ...]:
    label = said(speaker, "neutral-novices")
    tasks = [line(speaker.short(COMMON_TASK.word(task))) for task in view.neutral_novices]
    return flowing(label, tasks or [line(Span(said(speaker, "no-common-task"), "quiet"))], len(label) + 1)


def _tom(view: BonfireView, speaker: Speaker) -> tuple[Line, ...]:
    if view.tom is None:
        return ()
    played, key = view.tom.cards_played, view.tom.key
    text = said(
        speaker,
        "tom-cards",
        played=played,
        all=played + view.tom.cards_left,
        wanted=Phrase("board-no-key") if key is None else Phrase("board-key", {"resource": RESOURCE.word(key)}),
        revealed=tuple(TOM_CARD.word(card) for card in view.tom.revealed),
    )
    return paragraph(fitted(line(Span(speaker.word(TOM), "quiet")), LABEL), text)
