"""What each seat may see (B-HIDE-1), as typed data for clients. Nothing is hidden from some seats only."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, NewType, cast

from beltane.games.bonfire.components.tables import (
    COUNTDOWN_NOVICES,
    FATE_TILE_SYMBOLS,
    GREAT_BONFIRE_ACTION,
    GREAT_BONFIRE_REWARD,
    GREAT_BONFIRE_SPACES,
    GRID_COLUMNS,
    ISLAND,
    ISLAND_GUARDIAN,
    ISLAND_RESOURCE,
    ISLANDS,
    MARGIN,
    OFFERING_TILE_RESOURCE,
    PATH_TILE_CRYSTAL,
    PATH_TILE_RESOURCE,
    PATH_TILES,
    PORTAL_ORDER,
    SPECIALIST,
    TASK_COLOUR,
    TASK_NEED,
    TASK_POINTS,
)
from beltane.games.bonfire.rules.council import OWN_NOVICE
from beltane.games.bonfire.rules.state import (
    LANDING_STAGE,
    OFFERING_PILE,
    STARTING_AREA,
    TOM,
    TOM_CARDS_IN_DECK,
    Bonfire,
    Player,
    Step,
    is_at_bonfire,
    space_of_bonfire,
)
from beltane.games.bonfire.rules.survey import CitySurvey, Survey, take_survey
from beltane.games.bonfire.rules.tom import TOM_CARDS_IN_GAME
from beltane.games.bonfire.rules.vocabulary import (
    FATE_TILE_LENGTH,
    FATE_TILES,
    NONE,
    SPACES,
    SPECIALISTS,
    TASK,
    ActionKind,
    Area,
    Colour,
    CommonTask,
    CouncilSpace,
    Elder,
    GuardianColour,
    Resource,
    Reward,
    SeatColour,
    Shape,
    Source,
    TomCard,
)
from beltane.kernel.decisions import Frame
from beltane.kernel.named import OneOf
from beltane.kernel.records import Grid, Row, blank
from beltane.kernel.snapshot import snapshot

Task = NewType("Task", str)
TaskId = Annotated[Task, OneOf(TASK)]
"""A task, as in `b07`."""
Island = NewType("Island", str)
IslandName = Annotated[Island, OneOf(ISLAND)]
"""An island, as the edition names it."""
SpecialistWord = NewType("SpecialistWord", str)
SpecialistName = Annotated[SpecialistWord, OneOf(SPECIALIST)]
"""A specialist; some are named by the guardian that the edition gives them."""


@dataclass(frozen=True)
class PathView:
    """A path tile: its crystal and its resource."""

    crystal: Colour
    resource: Resource


@dataclass(frozen=True)
class FateTileView:
    """A fate tile: its number, 1 to 8, and its symbols from left to right."""

    number: int
    symbols: tuple[ActionKind, ...]


@dataclass(frozen=True)
class FateSymbolView:
    """A symbol in the fate area; columns and rows count from 1, and lie outside for tiles that stick out."""

    column: int
    row: int
    symbol: ActionKind


@dataclass(frozen=True)
class GuardianPlaceView:
    """Where a guardian stands; a place on the starting area has no number."""

    area: Area
    number: int | None


@dataclass(frozen=True)
class TaskView:
    """A task in a city: `have` of `need`, and whether it is a bonfire."""

    space: int
    task: TaskId
    colour: Colour
    points: int
    bonfire: bool
    have: int
    need: int


@dataclass(frozen=True)
class IslandTaskView:
    """A task on an island: of `need`, what each seat has already."""

    task: TaskId
    colour: Colour
    points: int
    have: tuple[int, ...]
    need: int


@dataclass(frozen=True)
class IslandView:
    """An island with its resource and its tasks, or with its guardian."""

    island: IslandName
    resource: Resource | None
    guardian: GuardianColour | None
    tasks: tuple[IslandTaskView, ...]


@dataclass(frozen=True)
class PricesView:
    """What things cost a player now, in action tiles.

    `voyages` has every other island; `tasks` is the price of a task on each; `path` is None once all path tiles are
    there.
    """

    voyages: dict[IslandName, int]
    tasks: dict[IslandName, int]
    great_bonfire: tuple[int, ...]
    path: int | None


@dataclass(frozen=True)
class ColumnView:
    """A column of a city: what its task, portal, crystal and guardian score `now`, and are `possible` to score.

    `guardian` is what a guardian at its bonfire is worth.
    """

    guardian: int
    now: int
    possible: int
    complete: bool


@dataclass(frozen=True)
class CityView:
    """A player's city, or Tom's, which has no seat, no colour and no prices; `place` is its rank as things stand.

    `would_score` is what the final scoring would add if the game ended now, `columns` what each column contributes.
    """

    seat: int | None
    colour: SeatColour | None
    points: int
    points_from: dict[Source, int]
    would_score: dict[Source, int]
    columns: tuple[ColumnView, ...]
    place: int
    tiles: dict[ActionKind, int]
    resources: dict[Resource, int]
    paths: tuple[PathView, ...]
    portals: tuple[bool, ...]
    notches: tuple[Shape, ...]
    tasks: tuple[TaskView, ...]
    guardians: dict[GuardianColour, GuardianPlaceView]
    specialists: tuple[SpecialistName, ...]
    elders: tuple[Elder, ...]
    ship: IslandName | None
    offerings: tuple[Resource | None, Resource | None]
    offerings_left: tuple[int, int]
    offerings_on: dict[IslandName, int]
    fate_row: tuple[FateTileView, ...]
    fate_aside: FateTileView | None
    fate_area: tuple[FateSymbolView, ...]
    common_tasks: dict[CommonTask, int]
    common_tasks_fulfilled: tuple[CommonTask, ...]
    council: dict[CouncilSpace, int]
    novices_sent: int
    passed: bool
    prices: PricesView | None


@dataclass(frozen=True)
class GreatBonfireSpaceView:
    """A space of the Great Bonfire, and the portals that lie there."""

    number: int
    tile: ActionKind
    reward: Reward
    portals: dict[Shape, int]


@dataclass(frozen=True)
class PiecesView:
    """Action tiles, resources, and resources of any kind."""

    tiles: dict[ActionKind, int]
    resources: dict[Resource, int]
    any_resources: int = 0


@dataclass(frozen=True)
class PaymentView:
    """The payment being made: its cost, what has been given so far, and how many pieces are still to be chosen."""

    cost: PiecesView
    given: PiecesView
    pieces_left: int


@dataclass(frozen=True)
class ProcessionView:
    """A procession under way: which guardians walk next, and which later; `gains` is False for a step without gain."""

    steps: int
    next: tuple[GuardianColour, ...]
    later: tuple[GuardianColour, ...]
    gains: bool


@dataclass(frozen=True)
class PlanView:
    """What the mover has chosen so far and has not carried out yet; a field is None if not chosen or not applicable.

    `task`, `pile` and `space` belong to receiving a task. `novice` is the common task whose neutral novice is being
    sent, `council_space` where one has just arrived. `discards` are the tiles still to be discarded.
    """

    task: TaskId | None
    pile: int | None
    space: int | None
    procession: ProcessionView | None
    novice: CommonTask | None
    council_space: CouncilSpace | None
    discards: int | None


@dataclass(frozen=True)
class TomView:
    """The open part of Tom's deck: the cards revealed since the last shuffle, and the last key."""

    cards_played: int
    cards_left: int
    revealed: tuple[TomCard, ...]
    key: Resource | None
    discarded_specialists: tuple[SpecialistName, ...]
    handicap: int


@dataclass(frozen=True)
class BonfireView:
    """The position as one seat, or a spectator, may see it.

    `pointer` is None until the Great Bonfire is used. The countdown begins with `novices_for_countdown` novices in the
    council. In solo play, Tom's city is the last one.
    """

    seat: int | None
    turn: int
    start_player: int
    mover: int | None
    decision: Step | None
    plan: PlanView | None
    payment: PaymentView | None
    chosen_fate_tile: FateTileView | None
    islands: tuple[IslandView, ...]
    great_bonfire: tuple[GreatBonfireSpaceView, ...]
    pointer: int | None
    path_display: tuple[PathView | None, ...]
    path_piles: tuple[int, int]
    paths_known_under_piles: tuple[tuple[PathView, ...], tuple[PathView, ...]]
    specialist_display: tuple[SpecialistName | None, ...]
    specialist_pile: int
    elders: tuple[Elder, ...]
    neutral_novices: tuple[CommonTask, ...]
    council: dict[CouncilSpace, int]
    novices_in_council: int
    novices_for_countdown: int
    countdown: bool
    countdown_tile_held: int
    countdown_tile_going_round: int | None
    cities: tuple[CityView, ...]
    tom: TomView | None


remembered = lru_cache(maxsize=10_000)
"""Parts of views that occur again and again."""

# Enumeration members by number, and printed values: looking them up is what makes a view fast.
TASK_IDS = tuple(map(Task, TASK.words))
ISLAND_NAMES = tuple(map(Island, ISLAND.words))
SPECIALIST_NAMES = tuple(map(SpecialistWord, SPECIALIST.words))
ACTION_KINDS = tuple(ActionKind)
RESOURCES = tuple(Resource)
SHAPES = tuple(Shape)
ELDERS = tuple(Elder)
GUARDIANS = tuple(GuardianColour)
COMMON_TASKS = tuple(CommonTask)
COUNCIL_SPACES = tuple(CouncilSpace)
SOURCES = tuple(Source)
COLOURS = tuple(Colour)
PATHS = tuple(
    PathView(COLOURS[PATH_TILE_CRYSTAL[tile]], RESOURCES[PATH_TILE_RESOURCE[tile]]) for tile in range(PATH_TILES)
)
FATE_TILE_VIEWS = tuple(
    FateTileView(tile + 1, tuple(ACTION_KINDS[FATE_TILE_SYMBOLS[tile, i]] for i in range(FATE_TILE_LENGTH)))
    for tile in range(FATE_TILES)
)
TASK_COLOURS = tuple(COLOURS[TASK_COLOUR[task]] for task in range(len(TASK)))
POINTS = tuple(int(TASK_POINTS[task]) for task in range(len(TASK)))
NEEDS = tuple(int(TASK_NEED[task]) for task in range(len(TASK)))
NOTCHES = tuple(tuple(SHAPES[PORTAL_ORDER[city, i]] for i in range(SPACES)) for city in range(len(SeatColour)))
OFFERINGS = tuple(RESOURCES[OFFERING_TILE_RESOURCE[tile]] for tile in range(2 * OFFERING_PILE))
RESOURCE_OF_ISLAND = tuple(
    None if ISLAND_RESOURCE[island] == NONE else RESOURCES[ISLAND_RESOURCE[island]] for island in range(ISLANDS)
)
GUARDIAN_OF_ISLAND = tuple(
    None if ISLAND_GUARDIAN[island] == NONE else GUARDIANS[ISLAND_GUARDIAN[island]] for island in range(ISLANDS)
)
TASK_ISLANDS = tuple(island for island in range(ISLANDS) if RESOURCE_OF_ISLAND[island] is not None)
SPACE_TILES = tuple(ACTION_KINDS[GREAT_BONFIRE_ACTION[space]] for space in range(GREAT_BONFIRE_SPACES))
SPACE_REWARDS = tuple(Reward(GREAT_BONFIRE_REWARD[space]) for space in range(GREAT_BONFIRE_SPACES))


def view(game: Bonfire, seat: int | None) -> BonfireView:
    """What a seat may see; None is a spectator."""
    filled = blank(Survey)
    take_survey(game, filled)
    state, survey = snapshot(game), snapshot(filled)
    frame = state.decisions.frames[state.decisions.depth - 1] if state.decisions.depth else None
    step = None if frame is None else Step(frame.kind)
    return BonfireView(
        seat=seat,
        turn=state.turn,
        start_player=state.start_player,
        mover=None if frame is None else frame.seat,
        decision=step,
        plan=None if frame is None else _plan(state, frame),
        payment=None if frame is None else _payment(state, frame),
        chosen_fate_tile=FATE_TILE_VIEWS[state.plan.fate_tile] if step is Step.LAY_FATE_TILE else None,
        islands=_islands(state, survey),
        great_bonfire=tuple(map(_great_bonfire_space, range(GREAT_BONFIRE_SPACES), _rows(state.portals_at))),
        pointer=state.pointer + 1 if state.great_bonfire_used else None,
        path_display=tuple(None if tile == NONE else PATHS[tile] for tile in state.path_display),
        path_piles=(state.path_piles_count[0], state.path_piles_count[1]),
        paths_known_under_piles=(_known_paths(state, 0), _known_paths(state, 1)),
        specialist_display=tuple(None if s == NONE else SPECIALIST_NAMES[s - 1] for s in state.specialist_display),
        specialist_pile=state.specialist_pile_count,
        elders=tuple(elder for elder in ELDERS if state.elders_left[elder]),
        neutral_novices=tuple(common for common in COMMON_TASKS if state.neutral_novices[common]),
        council=dict(zip(COUNCIL_SPACES, state.council, strict=True)),
        novices_in_council=survey.novices,
        novices_for_countdown=int(COUNTDOWN_NOVICES[state.seats]),
        countdown=bool(state.countdown),
        countdown_tile_held=state.tile_held,
        countdown_tile_going_round=state.tile_going_round or None,
        cities=_cities(state, survey),
        tom=_tom(state) if _is_solo(state) else None,
    )


def _is_solo(state: Bonfire) -> bool:
    return state.seats == 1


def _numbers(row: Row) -> tuple[int, ...]:
    """A row of a snapshot, which is a tuple."""
    return cast("tuple[int, ...]", row)


def _rows(grid: Grid) -> tuple[tuple[int, ...], ...]:
    """A grid of a snapshot, which is a tuple of its rows."""
    return cast("tuple[tuple[int, ...], ...]", grid)


# Cities


def _cities(state: Bonfire, survey: Survey) -> tuple[CityView, ...]:
    cities = [_city(state.players[seat], survey.cities[seat], seat) for seat in range(state.seats)]
    if _is_solo(state):
        cities.append(_city(state.players[TOM], survey.cities[TOM], None))
    return tuple(cities)


def _city(player: Player, survey: CitySurvey, seat: int | None) -> CityView:
    return CityView(
        seat=seat,
        colour=None if seat is None else SeatColour(seat),
        points=player.points,
        points_from=dict(zip(SOURCES, player.points_from, strict=True)),
        would_score={source: points for source, points in zip(SOURCES, survey.would_score, strict=True) if points},
        columns=_columns(survey),
        place=survey.place,
        tiles=dict(zip(ACTION_KINDS, player.tiles, strict=True)),
        resources=dict(zip(RESOURCES, player.resources, strict=True)),
        paths=tuple([PATHS[player.paths[position]] for position in range(2, player.path_count + 2)]),
        portals=tuple(map(bool, _numbers(player.portals)[1:])),
        notches=NOTCHES[player.city],
        tasks=_tasks(player, survey),
        guardians={
            guardian: _place(place)
            for guardian, place in zip(GUARDIANS, player.guardians, strict=True)
            if place != NONE
        },
        specialists=_specialists(player.specialists),
        elders=_elders(player.elders),
        ship=None if player.island == LANDING_STAGE else ISLAND_NAMES[player.island],
        offerings=(_offering(player, 0), _offering(player, 1)),
        offerings_left=(player.offerings_left[0], player.offerings_left[1]),
        offerings_on={name: count for name, count in zip(ISLAND_NAMES, player.offerings_on, strict=True) if count},
        fate_row=tuple([FATE_TILE_VIEWS[tile] for tile in _numbers(player.fate_row)[: player.fate_row_count]]),
        fate_aside=FATE_TILE_VIEWS[player.fate_aside] if seat is not None and not player.fate_tiles_placed else None,
        fate_area=_fate_area(player),
        common_tasks=dict(zip(COMMON_TASKS, survey.common_tasks, strict=True)),
        common_tasks_fulfilled=_common_tasks(player.common_tasks),
        council=dict(zip(COUNCIL_SPACES, player.council, strict=True)),
        novices_sent=player.novices,
        passed=bool(player.passed),
        prices=None if seat is None else _prices(player, survey),
    )


def _tasks(player: Player, survey: CitySurvey) -> tuple[TaskView, ...]:
    return tuple(
        [
            _task(space, task, player.lit[space], survey.progress[task])
            for space, task in enumerate(player.tasks)
            if task != NONE
        ]
    )


@remembered
def _task(space: int, task: int, lit: int, have: int) -> TaskView:
    return TaskView(space, TASK_IDS[task], TASK_COLOURS[task], POINTS[task], bool(lit), have, NEEDS[task])


def _columns(survey: CitySurvey) -> tuple[ColumnView, ...]:
    return tuple(
        [
            _column(column.guardian, column.now, column.possible, column.complete)
            for column in [survey.columns[space] for space in range(1, SPACES + 1)]
        ]
    )


@remembered
def _column(guardian: int, now: int, possible: int, complete: int) -> ColumnView:
    return ColumnView(guardian, now, possible, bool(complete))


@remembered
def _place(place: int) -> GuardianPlaceView:
    if place == STARTING_AREA:
        return GuardianPlaceView(Area.STARTING_AREA, None)
    if is_at_bonfire(place):
        return GuardianPlaceView(Area.BONFIRE, space_of_bonfire(place))
    return GuardianPlaceView(Area.PATH, place)


@remembered
def _specialists(recruited: int) -> tuple[SpecialistName, ...]:
    return tuple(SPECIALIST_NAMES[number - 1] for number in range(1, SPECIALISTS + 1) if recruited >> number & 1)


@remembered
def _elders(recruited: int) -> tuple[Elder, ...]:
    return tuple(elder for elder in ELDERS if recruited >> elder & 1)


@remembered
def _common_tasks(fulfilled: int) -> tuple[CommonTask, ...]:
    return tuple(common for common in COMMON_TASKS if fulfilled >> common & 1)


def _offering(player: Player, pile: int) -> Resource | None:
    left = player.offerings_left[pile]
    return OFFERINGS[player.offering_piles[pile * OFFERING_PILE + left - 1]] if left else None


def _fate_area(player: Player) -> tuple[FateSymbolView, ...]:
    symbols = player.fate_tiles_placed * FATE_TILE_LENGTH
    cells, kinds = _numbers(player.fate_cells)[:symbols], _numbers(player.fate_symbols)[:symbols]
    return tuple(map(_fate_symbol, cells, kinds))


@remembered
def _fate_symbol(cell: int, symbol: int) -> FateSymbolView:
    return FateSymbolView(*column_and_row(cell), ACTION_KINDS[symbol])


def column_and_row(cell: int) -> tuple[int, int]:
    """Where a cell of the grid lies in the fate area, counted from 1."""
    row, column = divmod(cell, GRID_COLUMNS)
    return column - MARGIN + 1, row - MARGIN + 1


def _prices(player: Player, survey: CitySurvey) -> PricesView:
    voyages = dict(zip(ISLAND_NAMES, survey.voyage_prices, strict=True))
    if player.island != LANDING_STAGE:
        del voyages[ISLAND_NAMES[player.island]]
    return PricesView(
        voyages=voyages,
        tasks={ISLAND_NAMES[island]: survey.task_prices[island] for island in TASK_ISLANDS},
        great_bonfire=tuple(survey.turning_prices),
        path=None if survey.path_price == NONE else survey.path_price,
    )


# The middle of the table


def _islands(state: Bonfire, survey: Survey) -> tuple[IslandView, ...]:
    progress = [survey.cities[seat].progress for seat in range(state.seats)]
    return tuple(
        [
            IslandView(
                ISLAND_NAMES[island],
                RESOURCE_OF_ISLAND[island],
                GUARDIAN_OF_ISLAND[island],
                tuple([_island_task(task, tuple([have[task] for have in progress])) for task in tasks if task != NONE]),
            )
            for island, tasks in enumerate(_rows(state.island_tasks))
        ]
    )


@remembered
def _island_task(task: int, have: tuple[int, ...]) -> IslandTaskView:
    return IslandTaskView(TASK_IDS[task], TASK_COLOURS[task], POINTS[task], have, NEEDS[task])


def _great_bonfire_space(space: int, portals: tuple[int, ...]) -> GreatBonfireSpaceView:
    return GreatBonfireSpaceView(
        number=space + 1,
        tile=SPACE_TILES[space],
        reward=SPACE_REWARDS[space],
        portals={shape: count for shape, count in zip(SHAPES, portals, strict=True) if count},
    )


def _known_paths(state: Bonfire, pile: int) -> tuple[PathView, ...]:
    return tuple(PATHS[state.path_piles[pile, position]] for position in range(state.path_piles_known[pile]))


def _tom(state: Bonfire) -> TomView:
    tom = state.tom
    revealed = tom.cards_played % TOM_CARDS_IN_DECK or (TOM_CARDS_IN_DECK if tom.cards_played else 0)
    return TomView(
        cards_played=tom.cards_played,
        cards_left=TOM_CARDS_IN_GAME - tom.cards_played,
        revealed=tuple(TomCard(tom.cards[position]) for position in range(revealed)),
        key=None if tom.key == NONE else RESOURCES[tom.key],
        discarded_specialists=tuple(SPECIALIST_NAMES[tom.discard[i] - 1] for i in range(tom.discard_count)),
        handicap=state.handicap,
    )


# What is being decided


def _plan(state: Bonfire, frame: Frame) -> PlanView | None:
    """Choices made but not yet carried out, read from the decision stack; None if there are none."""
    waiting = {entry.kind for entry in list(state.decisions.frames)[: state.decisions.depth]}
    receiving = Step.RECEIVE_TASK in waiting
    plan = PlanView(
        task=TASK_IDS[state.plan.task] if receiving else None,
        pile=state.plan.pile + 1 if receiving and Step.CHOOSE_OFFERING not in waiting else None,
        space=state.plan.space if receiving and Step.CHOOSE_SPACE not in waiting else None,
        procession=_procession(state) if Step.WALK in waiting else None,
        novice=_novice(frame),
        council_space=COUNCIL_SPACES[frame.first] if frame.kind == Step.BONUS_OR_POINT else None,
        discards=frame.first if frame.kind == Step.DISCARD else None,
    )
    return None if plan == NO_PLAN else plan


NO_PLAN = PlanView(None, None, None, None, None, None, None)


def _novice(frame: Frame) -> CommonTask | None:
    sending = frame.kind == Step.CHOOSE_COUNCIL_SPACE and frame.first != OWN_NOVICE
    return COMMON_TASKS[frame.first] if sending else None


def _procession(state: Bonfire) -> ProcessionView:
    places = state.plan.placed_before
    foremost = max(places)
    return ProcessionView(
        steps=state.plan.steps,
        next=tuple(guardian for guardian in GUARDIANS if places[guardian] == foremost != NONE),
        later=tuple(guardian for guardian in GUARDIANS if NONE != places[guardian] < foremost),
        gains=not state.plan.without_gain,
    )


def _payment(state: Bonfire, frame: Frame) -> PaymentView | None:
    given, left = state.payment.given, state.payment.pieces_left
    if frame.kind == Step.PAY_TILES:
        cost = PiecesView({ACTION_KINDS[frame.first]: frame.second}, {})
        tiles = {kind: pieces for kind, pieces in zip(ACTION_KINDS, given, strict=True) if pieces}
        return PaymentView(cost, PiecesView(tiles, {}), left)
    if frame.kind == Step.PAY_RESOURCES:
        resources = {kind: pieces for kind, pieces in zip(RESOURCES, given, strict=False) if pieces}
        return PaymentView(_resource_cost(frame), PiecesView({}, resources), left)
    return None


def _resource_cost(frame: Frame) -> PiecesView:
    if frame.first == NONE:
        return PiecesView({}, {}, frame.second)
    cost: dict[Resource, int] = {}
    for resource in (frame.first, frame.second):
        if resource != NONE:
            cost[RESOURCES[resource]] = cost.get(RESOURCES[resource], 0) + 1
    return PiecesView({}, cost)
