"""Tom, the automaton of solo play (B-SOLO)."""

from __future__ import annotations

from beltane.games.bonfire.components.tables import (
    GREAT_BONFIRE_SPACES,
    ISLAND_RESOURCE,
    ISLANDS,
    PATH_TILE_KIND,
    PATH_TILE_RESOURCE,
    SPECIALIST_RESOURCE,
    TASK_POINTS,
    TOM_NOVICES,
    TOM_REVEALS_GNOME,
)
from beltane.games.bonfire.rules.actions import task_for_tom, to_choose_for_tom
from beltane.games.bonfire.rules.countdown import check_countdown
from beltane.games.bonfire.rules.events import (
    tom_deck_shuffled,
    tom_did_nothing,
    tom_fulfilled_common_task,
    tom_key,
    tom_recruited,
    tom_revealed,
    tom_sent_neutral_novice,
    tom_sent_novice,
    tom_took_guardian,
    tom_took_path,
    tom_took_portal,
    tom_took_task,
)
from beltane.games.bonfire.rules.gains import has_fulfilled, notice_common_task, score
from beltane.games.bonfire.rules.gnomes import (
    draw_specialist,
    gnome_of,
    has_room_for_gnome,
    replace_specialist,
    specialist_available,
)
from beltane.games.bonfire.rules.great_bonfire import next_notch, notch_shape
from beltane.games.bonfire.rules.paths import has_room_for_path, refill_paths
from beltane.games.bonfire.rules.state import (
    MOST_TASKS_ON_ISLAND,
    PATH_DISPLAY,
    SPECIALIST_DISPLAY,
    STARTING_AREA,
    TOM,
    TOM_CARDS_IN_DECK,
    Bonfire,
    Step,
    path_positions,
)
from beltane.games.bonfire.rules.tasks import remove_task
from beltane.games.bonfire.rules.vocabulary import (
    GUARDIAN_COLOURS,
    NONE,
    SPACES,
    TASKS,
    CommonTask,
    Ending,
    Source,
    TomCard,
)
from beltane.kernel.bits import bit
from beltane.kernel.decisions import UnhandledCase, pop, push, top
from beltane.kernel.events import NOBODY
from beltane.kernel.random import shuffle
from beltane.kernel.records import Row
from beltane.kernel.rule import rule

TOM_CARDS_IN_GAME = 4 * TOM_CARDS_IN_DECK
POINTS_WHEN_COMPLETE = 3
HUMAN = 0


@rule
def tom_plays(game: Bonfire) -> None:
    """Reveal Tom's next card and carry it out; after the 32nd the game ends (B-SOLO-3, B-SOLO-8)."""
    card = next_card(game)
    tom_revealed(game.events, card)
    if game.tom.cards_played == TOM_CARDS_IN_GAME:
        push(game.decisions, Step.FINISH, NOBODY, Ending.CARDS_USED_UP, 0)
    if TOM_REVEALS_GNOME[card] == 1:
        reveal_key(game)
    if has_fulfilled(game.players[TOM], common_task_of(card)):
        score(game, TOM, Source.COMPLETED, POINTS_WHEN_COMPLETE)
    else:
        do_card(game, card)


@rule
def next_card(game: Bonfire) -> int:
    """The top card of Tom's deck; a deck that has run out is shuffled first (B-SOLO-3)."""
    position = game.tom.cards_played % TOM_CARDS_IN_DECK
    if position == 0 and game.tom.cards_played > 0:
        shuffle(game.random, game.tom.cards, TOM_CARDS_IN_DECK)
        tom_deck_shuffled(game.events)
    game.tom.cards_played += 1
    return game.tom.cards[position]


@rule
def reveal_key(game: Bonfire) -> None:
    """Discard the top specialist; its resource is the key (B-SOLO-4)."""
    game.tom.key = NONE
    if not specialist_available(game):
        return
    specialist = draw_specialist(game)
    game.tom.discard[game.tom.discard_count] = specialist
    game.tom.discard_count += 1
    game.tom.key = SPECIALIST_RESOURCE[specialist]
    tom_key(game.events, gnome_of(specialist), game.tom.key)


@rule
def common_task_of(card: int) -> int:
    """The common task that a card works towards (B-SOLO-7)."""
    if card == TomCard.GREAT_BONFIRE:
        return CommonTask.PORTALS
    if card == TomCard.GUARDIAN:
        return CommonTask.GUARDIANS
    if card == TomCard.PATH:
        return CommonTask.PATHS
    if card == TomCard.GNOME:
        return CommonTask.GNOMES
    return CommonTask.TASKS


@rule
def do_card(game: Bonfire, card: int) -> None:
    """One of Tom's six actions (B-SOLO-5)."""
    if card == TomCard.GREAT_BONFIRE:
        tom_takes_portal(game)
    elif card == TomCard.GUARDIAN:
        tom_takes_guardian(game)
    elif card == TomCard.PATH:
        tom_takes_paths(game)
    elif card == TomCard.GNOME:
        tom_recruits(game)
    elif card == TomCard.TASK_ONE or card == TomCard.TASK_TWO:
        tom_seeks_task(game, card)
    else:
        raise UnhandledCase


@rule
def tom_does_nothing(game: Bonfire) -> None:
    """The card has no effect now."""
    tom_did_nothing(game.events)


@rule
def tom_checks_common_task(game: Bonfire, common: int) -> None:
    """If a neutral novice still stands there, it goes to the council lying down, and Tom scores 1 (B-SOLO-6)."""
    if not notice_common_task(game, TOM, common):
        return
    tom_fulfilled_common_task(game.events, common)
    if game.neutral_novices[common] == 1:
        game.neutral_novices[common] = 0
        tom_sent_neutral_novice(game.events, common)
        score(game, TOM, Source.COUNCIL, 1)
        check_countdown(game, NOBODY)


@rule
def tom_recruits(game: Bonfire) -> None:
    """All face-up specialists with the key, leftmost first, but none that refill the display (B-SOLO-5)."""
    city = game.players[TOM]
    taken = 0
    for slot in range(SPECIALIST_DISPLAY):
        specialist = game.specialist_display[slot]
        if specialist == NONE or SPECIALIST_RESOURCE[specialist] != game.tom.key or not has_room_for_gnome(city):
            continue
        city.specialists = city.specialists | bit(specialist)
        city.gnomes += 1
        taken += 1
        tom_recruited(game.events, gnome_of(specialist))
        game.specialist_display[slot] = NONE
    if taken == 0:
        tom_does_nothing(game)
        return
    refill_specialists(game)
    tom_checks_common_task(game, CommonTask.GNOMES)


@rule
def refill_specialists(game: Bonfire) -> None:
    """Fill every empty slot of the display."""
    for slot in range(SPECIALIST_DISPLAY):
        if game.specialist_display[slot] == NONE:
            replace_specialist(game, slot)


@rule
def tom_takes_paths(game: Bonfire) -> None:
    """From left to right all face-up tiles with the key, but none that refill the display (B-SOLO-5)."""
    city = game.players[TOM]
    taken = 0
    for slot in range(PATH_DISPLAY):
        tile = game.path_display[slot]
        if tile == NONE or PATH_TILE_RESOURCE[tile] != game.tom.key or not has_room_for_path(city):
            continue
        city.path_count += 1
        city.paths[path_positions(city)] = tile
        game.path_display[slot] = NONE
        taken += 1
        tom_took_path(game.events, PATH_TILE_KIND[tile], path_positions(city), slot)
    if taken == 0:
        tom_does_nothing(game)
        return
    refill_paths(game)
    tom_checks_common_task(game, CommonTask.PATHS)


@rule
def tom_takes_guardian(game: Bonfire) -> None:
    """A guardian of a colour that he lacks, in the order of the components (B-SOLO-5)."""
    city = game.players[TOM]
    for guardian in range(GUARDIAN_COLOURS):
        if city.guardians[guardian] == NONE:
            city.guardians[guardian] = STARTING_AREA
            tom_took_guardian(game.events, guardian)
            tom_checks_common_task(game, CommonTask.GUARDIANS)
            return
    tom_does_nothing(game)


@rule
def tom_takes_portal(game: Bonfire) -> None:
    """Turn to the first space, from the next one on, that holds the portal he needs next (B-SOLO-5)."""
    city = game.players[TOM]
    notch = next_notch(city)
    shape = notch_shape(city, notch)
    for distance in range(1, GREAT_BONFIRE_SPACES + 1):
        space = (game.pointer + distance) % GREAT_BONFIRE_SPACES
        if game.portals_at[space, shape] == 0:
            continue
        game.pointer = space
        game.great_bonfire_used = 1
        game.portals_at[space, shape] -= 1
        city.portals[notch] = 1
        tom_took_portal(game.events, shape, notch, space)
        tom_checks_common_task(game, CommonTask.PORTALS)
        return
    tom_does_nothing(game)


# Tasks


@rule
def is_wanted(card: int, task: int, value: int) -> bool:
    """Whether a task is worth more (Task I) or less (Task II) than a value."""
    return TASK_POINTS[task] > value if card == TomCard.TASK_ONE else TASK_POINTS[task] < value


@rule
def wanted_value(game: Bonfire, card: int) -> int:
    """The value of the task that Tom takes from the islands with the key, or NONE if there is no task."""
    value = NONE
    for island in range(ISLANDS):
        if ISLAND_RESOURCE[island] != game.tom.key or game.tom.key == NONE:
            continue
        for slot in range(MOST_TASKS_ON_ISLAND):
            task = game.island_tasks[island, slot]
            if task != NONE and (value == NONE or is_wanted(card, task, value)):
                value = TASK_POINTS[task]
    return value


@rule
def is_candidate(game: Bonfire, task: int, value: int) -> bool:
    """Whether a task lies on an island with the key and has the wanted value."""
    return TASK_POINTS[task] == value and tom_island_of(game, task) != NONE


@rule
def tom_island_of(game: Bonfire, task: int) -> int:
    """The island with the key on which a task lies, or NONE."""
    for island in range(ISLANDS):
        if ISLAND_RESOURCE[island] != game.tom.key:
            continue
        for slot in range(MOST_TASKS_ON_ISLAND):
            if game.island_tasks[island, slot] == task:
                return island
    return NONE


@rule
def tom_seeks_task(game: Bonfire, card: int) -> None:
    """The task of highest or lowest value on the islands with the key; the human chooses among equals (B-SOLO-5)."""
    value = wanted_value(game, card)
    if value == NONE:
        tom_does_nothing(game)
        return
    only = NONE
    candidates = 0
    for task in range(TASKS):
        if is_candidate(game, task, value):
            only = task
            candidates += 1
    if candidates == 1:
        tom_takes_task(game, card, only)
    else:
        push(game.decisions, Step.CHOOSE_FOR_TOM, HUMAN, card, value)


@rule
def legal_tasks_for_tom(game: Bonfire, value: int, out: Row) -> int:
    """The tasks of equal value among which the human chooses (B-SOLO-5)."""
    count = 0
    for task in range(TASKS):
        if is_candidate(game, task, value):
            out[count] = to_choose_for_tom(task)
            count += 1
    return count


@rule
def choose_for_tom(game: Bonfire, action: int) -> None:
    """Tom takes the task that the human chose for him (B-SOLO-5)."""
    card = top(game.decisions).first
    pop(game.decisions)
    tom_takes_task(game, card, task_for_tom(action))


@rule
def tom_takes_task(game: Bonfire, card: int, task: int) -> None:
    """It becomes a bonfire on his next free space; Task II also sends one of his novices (B-SOLO-5)."""
    city = game.players[TOM]
    island = tom_island_of(game, task)
    remove_task(game, island, task)
    space = next_free_space(game)
    city.tasks[space] = task
    city.lit[space] = 1
    tom_took_task(game.events, task, space, island)
    if card == TomCard.TASK_TWO and city.novices < TOM_NOVICES:
        city.novices += 1
        tom_sent_novice(game.events)
        score(game, TOM, Source.COUNCIL, 1)
        check_countdown(game, NOBODY)
    tom_checks_common_task(game, CommonTask.TASKS)


@rule
def next_free_space(game: Bonfire) -> int:
    """Tom's next free space from the left; he never needs an eighth, as seven complete his common task."""
    for space in range(1, SPACES + 1):
        if game.players[TOM].tasks[space] == NONE:
            return space
    return NONE
