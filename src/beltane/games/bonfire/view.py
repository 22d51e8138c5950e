"""What each seat may see (B-HIDE-1), as typed data for clients. Nothing is hidden from one seat only."""

from __future__ import annotations

from dataclasses import dataclass

from beltane.games.bonfire.components.tables import (
    FATE_TILE_SYMBOLS,
    GREAT_BONFIRE_ACTION,
    GREAT_BONFIRE_REWARD,
    GREAT_BONFIRE_SPACES,
    GRID_COLUMNS,
    ISLAND,
    ISLANDS,
    MARGIN,
    PATH_TILE_KIND,
    SPECIALIST,
    TASK_COLOUR,
    TASK_NEED,
    TASK_POINTS,
)
from beltane.games.bonfire.rules.conditions import task_progress
from beltane.games.bonfire.rules.countdown import novices_in_council
from beltane.games.bonfire.rules.gains import common_task_count, has_fulfilled
from beltane.games.bonfire.rules.great_bonfire import notch_shape
from beltane.games.bonfire.rules.state import (
    AT_BONFIRE,
    LANDING_STAGE,
    MOST_TASKS_ON_ISLAND,
    TOM,
    Bonfire,
    Player,
    Step,
    has,
    is_solo,
    path_positions,
)
from beltane.games.bonfire.rules.tasks import top_offering
from beltane.games.bonfire.rules.vocabulary import (
    ACTION_KIND,
    COLOUR,
    COMMON_TASK,
    COMMON_TASKS,
    COUNCIL_SPACE,
    COUNCIL_SPACES,
    ELDER,
    ELDERS,
    FATE_TILE_LENGTH,
    GUARDIAN,
    GUARDIANS,
    NONE,
    PATH_KIND,
    RESOURCE,
    REWARD,
    SHAPE,
    SHAPES,
    SPACES,
    SPECIALISTS,
    TASK,
    TOM_CARD,
    SeatColour,
    Source,
)
from beltane.kernel.bits import holds
from beltane.kernel.decisions import OVER, mover, top


@dataclass(frozen=True)
class TaskView:
    """A task in a city: `have` of `need`, and whether it is a bonfire."""

    space: int
    task: str
    colour: str
    points: int
    bonfire: bool
    have: int
    need: int


@dataclass(frozen=True)
class FateSymbolView:
    """A symbol in the fate area; columns and rows count from 1, and lie outside for tiles that stick out."""

    column: int
    row: int
    symbol: str


@dataclass(frozen=True)
class CityView:
    """A player's city, or Tom's; `seat` is None for Tom."""

    seat: int | None
    colour: str | None
    points: int
    points_from: dict[str, int]
    tiles: dict[str, int]
    resources: dict[str, int]
    paths: tuple[str, ...]
    portals: tuple[bool, ...]
    notches: tuple[str, ...]
    tasks: tuple[TaskView, ...]
    guardians: dict[str, str]
    specialists: tuple[str, ...]
    elders: tuple[str, ...]
    ship: str | None
    offerings: tuple[str | None, str | None]
    offerings_left: tuple[int, int]
    offerings_on: dict[str, int]
    fate_row: tuple[tuple[str, ...], ...]
    fate_aside: tuple[str, ...] | None
    fate_area: tuple[FateSymbolView, ...]
    common_tasks: dict[str, int]
    common_tasks_fulfilled: tuple[str, ...]
    council: dict[str, int]
    novices_sent: int
    passed: bool


@dataclass(frozen=True)
class IslandView:
    island: str
    tasks: tuple[str, ...]


@dataclass(frozen=True)
class GreatBonfireSpaceView:
    number: int
    tile: str
    reward: str
    portals: dict[str, int]


@dataclass(frozen=True)
class PaymentView:
    """The payment being made: what it costs and what has been given so far."""

    cost: dict[str, int]
    given: dict[str, int]
    pieces_left: int


@dataclass(frozen=True)
class TomView:
    """What is open of Tom's deck: the cards revealed in this run through it, and the last key."""

    cards_played: int
    revealed: tuple[str, ...]
    key: str | None
    discarded_specialists: tuple[str, ...]
    handicap: int


@dataclass(frozen=True)
class BonfireView:
    """The position as one seat, or a spectator, may see it."""

    seat: int | None
    turn: int
    start_player: int
    mover: int | None
    decision: str | None
    payment: PaymentView | None
    chosen_fate_tile: tuple[str, ...] | None
    islands: tuple[IslandView, ...]
    great_bonfire: tuple[GreatBonfireSpaceView, ...]
    pointer: int | None
    path_display: tuple[str | None, ...]
    path_piles: tuple[int, int]
    paths_known_under_piles: tuple[tuple[str, ...], tuple[str, ...]]
    specialist_display: tuple[str | None, ...]
    specialist_pile: int
    elders: tuple[str, ...]
    neutral_novices: tuple[str, ...]
    council: dict[str, int]
    novices_in_council: int
    countdown: bool
    countdown_tile_held: int
    countdown_tile_going_round: int | None
    cities: tuple[CityView, ...]
    tom: TomView | None


def view(game: Bonfire, seat: int | None) -> BonfireView:
    """What a seat may see; None is a spectator."""
    moving = int(mover(game))
    step = None if moving == OVER else Step(int(top(game.decisions).kind))
    return BonfireView(
        seat=seat,
        turn=int(game.turn),
        start_player=int(game.start_player),
        mover=None if moving == OVER else moving,
        decision=None if step is None else step.name.lower(),
        payment=_payment(game, step),
        chosen_fate_tile=_symbols(game.plan.fate_tile) if step is Step.LAY_FATE_TILE else None,
        islands=tuple(_island(game, island) for island in range(ISLANDS)),
        great_bonfire=tuple(_great_bonfire_space(game, space) for space in range(GREAT_BONFIRE_SPACES)),
        pointer=int(game.pointer) + 1 if game.great_bonfire_used else None,
        path_display=tuple(None if tile == NONE else _path(tile) for tile in game.path_display),
        path_piles=(int(game.path_piles_count[0]), int(game.path_piles_count[1])),
        paths_known_under_piles=(_known_paths(game, 0), _known_paths(game, 1)),
        specialist_display=tuple(None if s == NONE else SPECIALIST.words[s - 1] for s in game.specialist_display),
        specialist_pile=int(game.specialist_pile_count),
        elders=tuple(ELDER.words[elder - 1] for elder in range(1, ELDERS + 1) if game.elders_left[elder]),
        neutral_novices=tuple(COMMON_TASK.words[c] for c in range(COMMON_TASKS) if game.neutral_novices[c]),
        council={COUNCIL_SPACE.words[space]: int(game.council[space]) for space in range(COUNCIL_SPACES)},
        novices_in_council=int(novices_in_council(game)),
        countdown=bool(game.countdown),
        countdown_tile_held=int(game.tile_held),
        countdown_tile_going_round=int(game.tile_going_round) or None,
        cities=_cities(game),
        tom=_tom(game) if is_solo(game) else None,
    )


def _cities(game: Bonfire) -> tuple[CityView, ...]:
    cities = [_city(game, seat, seat) for seat in range(game.seats)]
    if is_solo(game):
        cities.append(_city(game, TOM, None))
    return tuple(cities)


def _city(game: Bonfire, city: int, seat: int | None) -> CityView:
    player = game.players[city]
    started = player.fate_tiles_placed > 0 or seat is None
    return CityView(
        seat=seat,
        colour=None if seat is None else SeatColour(seat).name.lower(),
        points=int(player.points),
        points_from={source.name.lower(): int(player.points_from[source]) for source in Source},
        tiles={word: int(count) for word, count in zip(ACTION_KIND.words, player.tiles, strict=True)},
        resources={word: int(count) for word, count in zip(RESOURCE.words, player.resources, strict=True)},
        paths=tuple(_path(player.paths[position]) for position in range(2, path_positions(player) + 1)),
        portals=tuple(bool(player.portals[notch]) for notch in range(1, SPACES + 1)),
        notches=tuple(SHAPE.words[notch_shape(player, notch)] for notch in range(1, SPACES + 1)),
        tasks=tuple(_task(player, space) for space in range(1, SPACES + 1) if player.tasks[space] != NONE),
        guardians=_guardians(player),
        specialists=tuple(SPECIALIST.words[s - 1] for s in range(1, SPECIALISTS + 1) if has(player, s)),
        elders=tuple(ELDER.words[elder - 1] for elder in range(1, ELDERS + 1) if holds(player.elders, elder)),
        ship=None if player.island == LANDING_STAGE else ISLAND.words[player.island],
        offerings=(_offering(player, 0), _offering(player, 1)),
        offerings_left=(int(player.offerings_left[0]), int(player.offerings_left[1])),
        offerings_on={ISLAND.words[i]: int(player.offerings_on[i]) for i in range(ISLANDS) if player.offerings_on[i]},
        fate_row=tuple(_symbols(player.fate_row[position]) for position in range(player.fate_row_count)),
        fate_aside=None if started else _symbols(player.fate_aside),
        fate_area=_fate_area(player),
        common_tasks={COMMON_TASK.words[c]: int(common_task_count(player, c)) for c in range(COMMON_TASKS)},
        common_tasks_fulfilled=tuple(COMMON_TASK.words[c] for c in range(COMMON_TASKS) if has_fulfilled(player, c)),
        council={COUNCIL_SPACE.words[space]: int(player.council[space]) for space in range(COUNCIL_SPACES)},
        novices_sent=int(player.novices),
        passed=bool(player.passed),
    )


def _task(player: Player, space: int) -> TaskView:
    task = player.tasks[space]
    return TaskView(
        space=space,
        task=TASK.words[task],
        colour=COLOUR.words[TASK_COLOUR[task]],
        points=int(TASK_POINTS[task]),
        bonfire=bool(player.lit[space]),
        have=int(task_progress(player, task)),
        need=int(TASK_NEED[task]),
    )


def _guardians(player: Player) -> dict[str, str]:
    places: dict[str, str] = {}
    for guardian in range(GUARDIANS):
        place = int(player.guardians[guardian])
        if place > AT_BONFIRE:
            places[GUARDIAN.words[guardian]] = f"bonfire-{place - AT_BONFIRE}"
        elif place != NONE:
            places[GUARDIAN.words[guardian]] = f"path-{place}" if place else "starting-area"
    return places


def _offering(player: Player, pile: int) -> str | None:
    return RESOURCE.words[top_offering(player, pile)] if player.offerings_left[pile] else None


def _fate_area(player: Player) -> tuple[FateSymbolView, ...]:
    return tuple(_fate_symbol(player, number) for number in range(player.fate_tiles_placed * FATE_TILE_LENGTH))


def _fate_symbol(player: Player, number: int) -> FateSymbolView:
    row, column = divmod(int(player.fate_cells[number]), GRID_COLUMNS)
    return FateSymbolView(column - MARGIN + 1, row - MARGIN + 1, ACTION_KIND.words[player.fate_symbols[number]])


def _symbols(tile: int) -> tuple[str, ...]:
    return tuple(ACTION_KIND.words[FATE_TILE_SYMBOLS[tile, position]] for position in range(FATE_TILE_LENGTH))


def _path(tile: int) -> str:
    return PATH_KIND.words[PATH_TILE_KIND[tile]]


def _known_paths(game: Bonfire, pile: int) -> tuple[str, ...]:
    return tuple(_path(game.path_piles[pile, position]) for position in range(game.path_piles_known[pile]))


def _island(game: Bonfire, island: int) -> IslandView:
    tasks = [game.island_tasks[island, slot] for slot in range(MOST_TASKS_ON_ISLAND)]
    return IslandView(ISLAND.words[island], tuple(TASK.words[task] for task in tasks if task != NONE))


def _great_bonfire_space(game: Bonfire, space: int) -> GreatBonfireSpaceView:
    return GreatBonfireSpaceView(
        number=space + 1,
        tile=ACTION_KIND.words[GREAT_BONFIRE_ACTION[space]],
        reward=REWARD.words[GREAT_BONFIRE_REWARD[space]],
        portals={SHAPE.words[s]: int(game.portals_at[space, s]) for s in range(SHAPES) if game.portals_at[space, s]},
    )


def _payment(game: Bonfire, step: Step | None) -> PaymentView | None:
    if step not in (Step.PAY_TILES, Step.PAY_RESOURCES):
        return None
    words = ACTION_KIND.words if step is Step.PAY_TILES else RESOURCE.words
    given = {word: int(pieces) for word, pieces in zip(words, game.payment.given, strict=False) if pieces}
    return PaymentView(_cost(game, step), given, int(game.payment.pieces_left))


def _cost(game: Bonfire, step: Step) -> dict[str, int]:
    first, second = int(top(game.decisions).first), int(top(game.decisions).second)
    if step is Step.PAY_TILES:
        return {ACTION_KIND.words[first]: second}
    if first == NONE:
        return {"any": second}
    cost: dict[str, int] = {}
    for resource in (first, second):
        if resource != NONE:
            cost[RESOURCE.words[resource]] = cost.get(RESOURCE.words[resource], 0) + 1
    return cost


def _tom(game: Bonfire) -> TomView:
    tom = game.tom
    revealed = int(tom.cards_played) % len(tom.cards) or (len(tom.cards) if tom.cards_played else 0)
    return TomView(
        cards_played=int(tom.cards_played),
        revealed=tuple(TOM_CARD.words[tom.cards[position]] for position in range(revealed)),
        key=None if tom.key == NONE else RESOURCE.words[tom.key],
        discarded_specialists=tuple(SPECIALIST.words[tom.discard[i] - 1] for i in range(tom.discard_count)),
        handicap=int(game.handicap),
    )
