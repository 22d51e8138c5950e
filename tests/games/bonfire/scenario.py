"""Positions of Bonfire in a few words: `bonfire(2).tiles(0, ship=2).at(0, "herb-east").turn(0)`.

Every scenario starts from a real set-up with the first fate tiles laid, and then puts pieces where the test wants them.
Pieces that exist only once (path tiles, tasks, gnomes, portals) are taken from where they lie.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from beltane.games.bonfire.components.tables import (
    GNOME,
    ISLAND,
    PATH_TILE_KIND,
    PATH_TILES,
    PLACE,
    PORTAL_ORDER,
    SPECIALIST,
)
from beltane.games.bonfire.rules.decisions import proceed
from beltane.games.bonfire.rules.fate import put_down
from beltane.games.bonfire.rules.gains import notice_common_task
from beltane.games.bonfire.rules.state import (
    AT_BONFIRE,
    LANDING_STAGE,
    MOST_TASKS_ON_ISLAND,
    PATH_DISPLAY,
    STARTING_AREA,
    Bonfire,
    Player,
    Step,
    path_positions,
)
from beltane.games.bonfire.rules.turn import can_do_main_part
from beltane.games.bonfire.rules.vocabulary import (
    ACTION_KIND,
    COMMON_TASK,
    COMMON_TASKS,
    COUNCIL_SPACE,
    ELDERS,
    GUARDIAN,
    NONE,
    PATH_KIND,
    RESOURCE,
    SHAPE,
    SPECIALISTS,
    TASK,
    TOM_CARD,
)
from beltane.kernel.bits import bit
from beltane.kernel.decisions import push
from beltane.kernel.match import Match
from tests.events import plain
from tests.games.bonfire.words import in_words


@dataclass(frozen=True)
class PlainEvent:
    """An event as plain words and numbers, for comparisons in tests."""

    name: str
    seat: int | None
    details: dict[str, Any]


class Scenario:
    """A match in a position made by the test. Setters return the scenario; `turn` makes a seat decide."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def state(self) -> Bonfire:
        state: Bonfire = self.match.state
        return state

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    # Pieces

    def tiles(self, seat: int, **counts: int) -> Scenario:
        """Exactly these action tiles, by action (`great_bonfire=2`, `yellow=1`)."""
        for kind, word in enumerate(ACTION_KIND.words):
            self.player(seat).tiles[kind] = counts.pop(word.replace("-", "_"), 0)
        assert not counts, f"unknown tiles {counts}"
        return self

    def resources(self, seat: int, **counts: int) -> Scenario:
        """Exactly these resources."""
        for kind, word in enumerate(RESOURCE.words):
            self.player(seat).resources[kind] = counts.pop(word, 0)
        assert not counts, f"unknown resources {counts}"
        return self

    def specialists(self, seat: int, *numbers: int) -> Scenario:
        """These specialists, by number, in the city, without the effects of recruiting them."""
        for number in numbers:
            self._remove_specialist(number)
            self.player(seat).specialists |= bit(number)
            self.player(seat).gnomes += 1
        return self._notice(seat)

    def elders(self, seat: int, *numbers: int) -> Scenario:
        for number in numbers:
            self.state.elders_left[number] = 0
            self.player(seat).elders |= bit(number)
            self.player(seat).gnomes += 1
        return self._notice(seat)

    def display(self, *numbers: int) -> Scenario:
        """These specialists face up, from the left."""
        for slot, number in enumerate(numbers):
            shown = int(self.state.specialist_display[slot])
            if shown == number:
                continue
            self._remove_specialist(number)
            if shown != NONE:
                self.state.specialist_pile[self.state.specialist_pile_count] = shown
                self.state.specialist_pile_count += 1
            self.state.specialist_display[slot] = number
        return self

    def specialist_pile(self, *numbers: int) -> Scenario:
        """These specialists on top of their pile, the first one topmost."""
        for number in numbers:
            self._remove_specialist(number)
        for number in reversed(numbers):
            self.state.specialist_pile[self.state.specialist_pile_count] = number
            self.state.specialist_pile_count += 1
        return self

    def tom_cards(self, *words: str) -> Scenario:
        """Tom's next cards, if they have not been played since the last shuffle."""
        cards = self.state.tom.cards
        first = int(self.state.tom.cards_played) % len(cards)
        for position, word in enumerate(words, first):
            card = TOM_CARD.position[word]
            found = next(other for other in range(position, len(cards)) if cards[other] == card)
            cards[position], cards[found] = int(cards[found]), int(cards[position])
        return self

    def paths(self, seat: int, *kinds: str) -> Scenario:
        """These path tiles (`blue-shell`) added to the path, from position 2 on."""
        for kind in kinds:
            tile = self._take_path_tile(kind)
            player = self.player(seat)
            player.path_count += 1
            player.paths[path_positions(player)] = tile
        return self._notice(seat)

    def path_display(self, *kinds: str) -> Scenario:
        """These path tiles face up, from the left."""
        for slot in range(PATH_DISPLAY):
            tile = int(self.state.path_display[slot])
            if tile != NONE:
                self.state.path_display[slot] = NONE
                self._put_on_pile(slot % 2, tile)
        for slot, kind in enumerate(kinds):
            self.state.path_display[slot] = self._take_path_tile(kind)
        return self

    def portals(self, seat: int, *notches: int) -> Scenario:
        """Portals in these notches."""
        player = self.player(seat)
        for notch in notches:
            shape = PORTAL_ORDER[player.city, notch - 1]
            space = next(space for space in range(7) if self.state.portals_at[space, shape] > 0)
            self.state.portals_at[space, shape] -= 1
            player.portals[notch] = 1
        return self._notice(seat)

    def board(self, seat: int, number: int) -> Scenario:
        """A city board, 1 to 4; its previous owner gets the seat's own in exchange. Portals come after this."""
        for other in range(self.state.seats):
            if self.player(other).city == number - 1:
                self.player(other).city = self.player(seat).city
        self.player(seat).city = number - 1
        return self

    def portals_at(self, space: int, *shapes: str) -> Scenario:
        """Exactly these portals at a Great Bonfire space, 1 to 7, exchanged with the other spaces."""
        portals = self.state.portals_at
        others = [other for other in range(7) if other != space - 1]
        for shape in range(len(SHAPE)):
            portals[others[shape % 6], shape] += portals[space - 1, shape]
            portals[space - 1, shape] = 0
        for word in shapes:
            shape = SHAPE.position[word]
            giver = next(other for other in others if portals[other, shape] > 0)
            portals[giver, shape] -= 1
            portals[space - 1, shape] += 1
        return self

    def pointer(self, space: int) -> Scenario:
        """The Great Bonfire turned to a space, 1 to 7, by an earlier use."""
        self.state.pointer = space - 1
        self.state.great_bonfire_used = 1
        return self

    def tasks(self, seat: int, tasks: Mapping[int, str]) -> Scenario:
        """Tasks by space, as in {3: "b02"}."""
        for space, word in tasks.items():
            self._remove_task(TASK.position[word])
            self.player(seat).tasks[space] = TASK.position[word]
        return self._notice(seat)

    def bonfires(self, seat: int, tasks: Mapping[int, str]) -> Scenario:
        """Bonfires by space; their novices are in the council's first open spaces without any bonus."""
        self.tasks(seat, tasks)
        for space in tasks:
            self.player(seat).lit[space] = 1
            self.player(seat).novices += 1
            council = next(i for i in range(8) if self.player(seat).council[i] == 0)
            self.player(seat).council[council] = 1
        return self

    def guardians(self, seat: int, **places: str) -> Scenario:
        """Guardians by colour (`own`, `pink`, ...): "start", "path-3", "bonfire-2" or "away"."""
        for word, place in places.items():
            self.player(seat).guardians[GUARDIAN.position[word]] = _place(place)
        return self._notice(seat)

    def at(self, seat: int, island: str | None) -> Scenario:
        """The ship at an island, or None for the landing stage."""
        self.player(seat).island = LANDING_STAGE if island is None else ISLAND.position[island]
        return self

    def island_tasks(self, island: str, *tasks: str) -> Scenario:
        """Exactly these tasks on an island."""
        number = ISLAND.position[island]
        for slot in range(MOST_TASKS_ON_ISLAND):
            self.state.island_tasks[number, slot] = NONE
        for slot, word in enumerate(tasks):
            self._remove_task(TASK.position[word])
            self.state.island_tasks[number, slot] = TASK.position[word]
        return self

    def offerings(self, seat: int, counts: Mapping[str, int]) -> Scenario:
        """Own offerings on islands, taken from the first pile, then the second."""
        player = self.player(seat)
        for island, count in counts.items():
            player.offerings_on[ISLAND.position[island]] = count
            for _ in range(count):
                pile = 0 if player.offerings_left[0] > 0 else 1
                player.offerings_left[pile] -= 1
        return self

    def offering_tops(self, seat: int, first: str, second: str) -> Scenario:
        """The face-up offering tiles, by resource; other tiles of the player change places with them."""
        player = self.player(seat)
        for pile, word in enumerate((first, second)):
            top = pile * 5 + int(player.offerings_left[pile]) - 1
            taken = -1 if pile == 0 else int(player.offerings_left[0]) - 1
            wanted = next(
                i for i in range(10) if i != taken and int(player.offering_piles[i]) // 2 == RESOURCE.position[word]
            )
            kept = int(player.offering_piles[top])
            player.offering_piles[top] = player.offering_piles[wanted]
            player.offering_piles[wanted] = kept
        return self

    def fate(self, seat: int, *laid: tuple[int, str, str]) -> Scenario:
        """Fate tiles laid beside the first one, as (number 1 to 8, place, way), taken out of the row."""
        player = self.player(seat)
        for number, place, way in laid:
            tile = number - 1
            row = [int(player.fate_row[i]) for i in range(player.fate_row_count)]
            row.remove(tile)
            for position, left in enumerate(row):
                player.fate_row[position] = left
            player.fate_row_count -= 1
            put_down(self.state, seat, tile, PLACE.position[place], 0 if way == "forward" else 1)
        return self

    def fate_area(self, seat: int, *laid: tuple[int, str, str]) -> Scenario:
        """Exactly these fate tiles in the area, as (number 1 to 8, place, way); all others in the row."""
        player = self.player(seat)
        for cell in range(len(player.fate_grid)):
            player.fate_grid[cell] = 0
        player.fate_tiles_placed = 0
        for number, place, way in laid:
            put_down(self.state, seat, number - 1, PLACE.position[place], 0 if way == "forward" else 1)
        numbers = [number for number, _, _ in laid]
        return self.fate_row(seat, *[number for number in range(1, 9) if number not in numbers][:7])

    def fate_row(self, seat: int, *numbers: int) -> Scenario:
        """Exactly these fate tiles (1 to 8) in the row, from the top."""
        for position, number in enumerate(numbers):
            self.player(seat).fate_row[position] = number - 1
        self.player(seat).fate_row_count = len(numbers)
        return self

    def novice_at(self, seat: int | None, council: str) -> Scenario:
        """A novice of a player, or a neutral one (None), on a council space."""
        space = COUNCIL_SPACE.position[council]
        if seat is None:
            self.state.council[space] += 1
        else:
            self.player(seat).council[space] += 1
        return self

    def without_neutral_novice(self, common: str) -> Scenario:
        self.state.neutral_novices[COMMON_TASK.position[common]] = 0
        return self

    # The flow of the game

    def start_player(self, seat: int) -> Scenario:
        self.state.start_player = seat
        return self

    def turn(self, seat: int) -> Scenario:
        """Begin a turn of a seat as the game would; it must be able to act."""
        self.state.decisions.depth = 0
        self.state.events.count = 0
        push(self.state.decisions, Step.BEGIN_TURN, seat, 0, 0)
        proceed(self.state)
        return self

    def can_act(self, seat: int) -> bool:
        return bool(can_do_main_part(self.state, seat))

    def play(self, *actions: str) -> Scenario:
        for action in actions:
            self.match.play(action)
        return self

    def legal(self, verb: str = "") -> list[str]:
        """The legal actions, all or those of one verb."""
        return [action for action in self.match.legal() if not verb or action.split()[0] == verb]

    # Looking at the position

    def view(self, seat: int | None) -> Any:
        """What a seat may see, in plain words."""
        return in_words(self.match.view(seat))

    def events(self, name: str = "") -> list[PlainEvent]:
        """The events of the last action, all or those of one kind."""
        events = [event for event in self.match.events() if not name or event.name == name]
        return [PlainEvent(event.name, event.seat, plain(event)) for event in events]

    def tile(self, seat: int, word: str) -> int:
        return int(self.player(seat).tiles[ACTION_KIND.position[word]])

    def resource(self, seat: int, word: str) -> int:
        return int(self.player(seat).resources[RESOURCE.position[word]])

    def points(self, seat: int) -> int:
        return int(self.player(seat).points)

    def gnome_names(self, seat: int) -> list[str]:
        player = self.player(seat)
        specialists = [SPECIALIST.words[n - 1] for n in range(1, SPECIALISTS + 1) if player.specialists >> n & 1]
        return specialists + [GNOME.words[SPECIALISTS + n - 1] for n in range(1, ELDERS + 1) if player.elders >> n & 1]

    def progress(self, seat: int, space: int) -> tuple[int, int]:
        """What the seat has, and needs, for the task on a space."""
        tasks = self.match.view(seat).cities[seat].tasks
        return next((task.have, task.need) for task in tasks if task.space == space)

    def place(self, seat: int, guardian: str) -> str:
        """Where a guardian stands, in the words of `guardians`."""
        number = int(self.player(seat).guardians[GUARDIAN.position[guardian]])
        if number > AT_BONFIRE:
            return f"bonfire-{number - AT_BONFIRE}"
        return {NONE: "away", STARTING_AREA: "start"}.get(number, f"path-{number}")

    # Taking pieces from where they are

    def _notice(self, seat: int) -> Scenario:
        for common in range(COMMON_TASKS):
            notice_common_task(self.state, seat, common)
        return self

    def _remove_task(self, task: int) -> None:
        for island in range(len(ISLAND)):
            for slot in range(MOST_TASKS_ON_ISLAND):
                if self.state.island_tasks[island, slot] == task:
                    self.state.island_tasks[island, slot] = NONE

    def _remove_specialist(self, number: int) -> None:
        state = self.state
        pile = [int(state.specialist_pile[i]) for i in range(state.specialist_pile_count)]
        for slot in range(6):
            if state.specialist_display[slot] == number:
                state.specialist_display[slot] = pile.pop() if pile else NONE
        pile = [left for left in pile if left != number]
        for position, left in enumerate(pile):
            state.specialist_pile[position] = left
        state.specialist_pile_count = len(pile)

    def _put_on_pile(self, pile: int, tile: int) -> None:
        self.state.path_piles[pile, self.state.path_piles_count[pile]] = tile
        self.state.path_piles_count[pile] += 1

    def _take_path_tile(self, kind: str) -> int:
        """Take a path tile of a kind out of the piles, or out of the display, which is then refilled from a pile."""
        state = self.state
        wanted = {tile for tile in range(PATH_TILES) if PATH_TILE_KIND[tile] == PATH_KIND.position[kind]}
        for pile in range(2):
            tiles = [int(state.path_piles[pile, i]) for i in range(state.path_piles_count[pile])]
            found = next((tile for tile in tiles if tile in wanted), None)
            if found is not None:
                tiles.remove(found)
                for position, left in enumerate(tiles):
                    state.path_piles[pile, position] = left
                state.path_piles_count[pile] -= 1
                return found
        for slot in range(PATH_DISPLAY):
            shown = int(state.path_display[slot])
            if shown in wanted:
                state.path_piles_count[0] -= 1
                state.path_display[slot] = state.path_piles[0, state.path_piles_count[0]]
                return shown
        raise AssertionError(f"no path tile {kind} is left")


def _place(word: str) -> int:
    if word in ("start", "away"):
        return STARTING_AREA if word == "start" else NONE
    kind, number = word.split("-")
    return int(number) + (AT_BONFIRE if kind == "bonfire" else 0)


def bonfire(seats: int = 2, seed: int = 1, **options: str) -> Scenario:
    """A game after its set-up, the first fate tiles laid as dealt; seat 0 is the start player and has the turn."""
    chosen = {name.replace("_", "-"): choice for name, choice in options.items()}
    match = Match.new("bonfire", seats=seats, seed=seed, options=chosen)
    for _ in range(2 * seats):
        match.play(match.legal()[0])
    scenario = Scenario(match).start_player(0)
    return scenario.turn(0)
