"""What igniting, the High Council and passing bring, in words."""

from __future__ import annotations

from beltane.games.bonfire.components.tables import TASK_POINTS
from beltane.games.bonfire.rules.council import is_usable
from beltane.games.bonfire.rules.gnomes import has_room_for_gnome
from beltane.games.bonfire.rules.state import Bonfire, Player
from beltane.games.bonfire.rules.vocabulary import COUNCIL_SPACE, TASK, CouncilSpace
from beltane.kernel.actions import Action
from beltane.kernel.decisions import top
from beltane.text.catalogue import Phrase

Phrases = tuple[Phrase, ...]


def ignite_words(_game: Bonfire, player: Player, action: Action) -> Phrases:
    """The task that becomes a bonfire."""
    task = int(player.tasks[action.arguments[0] + 1])
    return (Phrase("ignite", {"task": TASK.words[task], "points": int(TASK_POINTS[task])}),)


def council_words(game: Bonfire, player: Player, action: Action) -> Phrases:
    """A space's bonus, or why there is only the point."""
    space = action.arguments[0]
    if is_usable(game, player, space):
        return (Phrase(f"council_{COUNCIL_SPACE.words[space]}"),)
    return Phrase("only_a_point"), Phrase(f"unusable_{_obstacle(player, space)}")


def _obstacle(player: Player, space: int) -> str:
    """Why the bonus of a council space cannot be used (B-COUNCIL-9)."""
    if space == CouncilSpace.SPECIALIST and not has_room_for_gnome(player):
        return "gnomes"
    if space == CouncilSpace.FATE_TILE and player.fate_row_count == 0:
        return "no-fate-tile"
    return COUNCIL_SPACE.words[space]


def accept_words(game: Bonfire, _player: Player, _action: Action) -> Phrases:
    """The bonus of the space that was chosen."""
    return (Phrase(f"council_{COUNCIL_SPACE.words[int(top(game.decisions).first)]}"),)


def point_words(_game: Bonfire, _player: Player, _action: Action) -> Phrases:
    """The point in place of the bonus."""
    return (Phrase("worth", {"points": 1}),)


def pass_words(game: Bonfire, _player: Player, _action: Action) -> Phrases:
    """What the current countdown tile scores."""
    seat = int(top(game.decisions).seat)
    points = game.tile_held if seat == game.start_player else game.tile_going_round
    return (Phrase("pass", {"points": int(points)}),)
