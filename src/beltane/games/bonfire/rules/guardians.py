"""Retrieving guardians (B-GUARD)."""

from __future__ import annotations

from beltane.games.bonfire.components.tables import ISLAND_GUARDIAN
from beltane.games.bonfire.rules.actions import fetched_guardian, to_fetch, to_guardian
from beltane.games.bonfire.rules.events import guardian_retrieved
from beltane.games.bonfire.rules.gains import check_common_task
from beltane.games.bonfire.rules.payment import ask_tiles, tiles_affordable
from beltane.games.bonfire.rules.procession import begin_procession
from beltane.games.bonfire.rules.state import LANDING_STAGE, STARTING_AREA, Bonfire, Player, Step, has
from beltane.games.bonfire.rules.vocabulary import GUARDIAN_COLOURS, NONE, ActionKind, CommonTask, Specialist
from beltane.kernel.decisions import pop, push, top
from beltane.kernel.records import Row
from beltane.kernel.rule import rule


@rule
def can_retrieve_guardian(player: Player) -> bool:
    """Whether the ship lies at a guardian island of a colour that the player lacks (B-GUARD-1)."""
    if player.island == LANDING_STAGE:
        return False
    guardian = ISLAND_GUARDIAN[player.island]
    if guardian == NONE or player.guardians[guardian] != NONE:
        return False
    return tiles_affordable(player, ActionKind.GUARDIAN, 1)


@rule
def legal_retrieving(player: Player, out: Row, count: int) -> int:
    """Retrieving a guardian, if the player can."""
    if can_retrieve_guardian(player):
        out[count] = to_guardian()
        count += 1
    return count


@rule
def begin_guardian(game: Bonfire, seat: int) -> None:
    """Pay one tile, then the guardian joins (B-GUARD-1)."""
    push(game.decisions, Step.RETRIEVE_GUARDIAN, seat, ISLAND_GUARDIAN[game.players[seat].island], 0)
    ask_tiles(game, seat, ActionKind.GUARDIAN, 1)


@rule
def retrieve_guardian(game: Bonfire, seat: int, guardian: int) -> None:
    """The guardian joins the starting area; with specialist 17 all may take a step (B-GUARD-1, B-GUARD-2)."""
    player = game.players[seat]
    player.guardians[guardian] = STARTING_AREA
    guardian_retrieved(game.events, seat, guardian)
    check_common_task(game, seat, CommonTask.GUARDIANS)
    if has(player, Specialist.STEP_FOR_NEW_GUARDIANS):
        begin_procession(game, seat, 1, 1)


@rule
def misses_guardian(player: Player) -> bool:
    """Whether a player has yet to retrieve a guardian of some colour."""
    for guardian in range(GUARDIAN_COLOURS):
        if player.guardians[guardian] == NONE:
            return True
    return False


@rule
def legal_fetching(player: Player, out: Row) -> int:
    """Guardians of colours that the player lacks (B-COUNCIL-3)."""
    count = 0
    for guardian in range(GUARDIAN_COLOURS):
        if player.guardians[guardian] == NONE:
            out[count] = to_fetch(guardian)
            count += 1
    return count


@rule
def fetch_guardian(game: Bonfire, action: int) -> None:
    """The guardian comes free of charge (B-COUNCIL-3)."""
    seat = top(game.decisions).seat
    pop(game.decisions)
    retrieve_guardian(game, seat, fetched_guardian(action))
