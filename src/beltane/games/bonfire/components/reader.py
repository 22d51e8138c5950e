"""Reading an edition's component files, checked against every count of the rulebook."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from beltane.games.bonfire.components.board import Council, GreatBonfire, read_council, read_great_bonfire
from beltane.games.bonfire.components.cards import Gnomes, TomDeck, read_gnomes, read_paths, read_tom
from beltane.games.bonfire.components.cities import Cities, read_cities
from beltane.games.bonfire.components.endless import endless_way
from beltane.games.bonfire.components.fate import Fate, read_fate
from beltane.games.bonfire.components.islands import Islands, read_islands
from beltane.games.bonfire.components.pieces import Pieces, read_pieces
from beltane.games.bonfire.components.tasks import Task, read_tasks
from beltane.games.bonfire.rules.vocabulary import ACTIONS, BASIC_RESOURCES, RESOURCES, TaskKind
from beltane.kernel.components import ComponentFile, digest_of
from beltane.kernel.game import Edition
from beltane.kernel.quoting import keywords

STANDARD_FOLDER = Path(__file__).parent
GREAT_BONFIRE_FILE = "great_bonfire.toml"


@dataclass(frozen=True)
class Components:
    """All of an edition's values that the rules read."""

    edition: Edition
    islands: Islands
    great_bonfire: GreatBonfire
    fate: Fate
    paths: tuple[tuple[int, int], ...]
    tasks: tuple[Task, ...]
    gnomes: Gnomes
    cities: Cities
    council: Council
    tom: TomDeck
    pieces: Pieces


def read_components(name: str, folder: Path) -> Components:
    """Read and check the component files of a folder."""
    fate = read_fate(ComponentFile(folder / "fate.toml"))
    paths = read_paths(ComponentFile(folder / "paths.toml"))
    gnomes = read_gnomes(ComponentFile(folder / "gnomes.toml"))
    components = Components(
        edition=Edition(name, ""),
        islands=read_islands(ComponentFile(folder / "islands.toml")),
        great_bonfire=read_great_bonfire(ComponentFile(folder / GREAT_BONFIRE_FILE)),
        fate=fate,
        paths=paths,
        tasks=read_tasks(ComponentFile(folder / "tasks.toml"), _in_box(fate, paths, gnomes)),
        gnomes=gnomes,
        cities=read_cities(ComponentFile(folder / "cities.toml")),
        council=read_council(ComponentFile(folder / "council.toml")),
        tom=read_tom(ComponentFile(folder / "tom.toml")),
        pieces=read_pieces(ComponentFile(folder / "pieces.toml")),
    )
    values = {key: value for key, value in asdict(components).items() if key != "edition"}
    return replace(components, edition=Edition(name, digest_of(values)))


def check_thoroughly(components: Components, folder: Path) -> None:
    """Refuse what fits every count of the rulebook but would spoil the game: an endless Great Bonfire."""
    way = endless_way(components.great_bonfire.actions)
    if way is not None:
        spaces = keywords(str(space + 1) for space in sorted(way))
        raise ComponentFile(folder / GREAT_BONFIRE_FILE).fault("[[space]]", "bonfire-endless", spaces=spaces)


def _in_box(fate: Fate, paths: tuple[tuple[int, int], ...], gnomes: Gnomes) -> dict[TaskKind, tuple[int, ...]]:
    """How many of each thing there are that tasks of some kinds ask for, so that none can ask for too many."""
    symbols = Counter(symbol for tile in fate.tiles for symbol in tile)
    path_resources = Counter(resource for _, resource in paths)
    gnome_resources = Counter(gnomes.specialist_resources + gnomes.elder_resources)
    return {
        TaskKind.SYMBOL_GROUPS: tuple(symbols[symbol] for symbol in range(ACTIONS)),
        TaskKind.PATH_RESOURCE: tuple(path_resources[resource] for resource in range(BASIC_RESOURCES)),
        TaskKind.GNOME_RESOURCE: tuple(gnome_resources[resource] for resource in range(RESOURCES)),
    }
