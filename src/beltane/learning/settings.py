"""The settings of a run of learning, as one value that is stored with all its results."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any

from beltane.kernel.game import find_game
from beltane.kernel.objective import Objective

CPU = "cpu"
CUDA = "cuda"


@dataclass(frozen=True)
class Settings:
    """How a network learns. The first group is what to learn and where; the rest is worth changing only to study it.

    `games` are played side by side, divided among the numbers of seats; each round plays `steps` decisions of each.
    """

    game: str
    seed: int = 1
    device: str = CPU

    games: int = 256
    steps: int = 128
    width: int = Objective.width
    hidden: tuple[int, ...] = (192, 192)

    learning_rate: float = 2e-3
    last_learning_rate: float = 1e-4
    epochs: int = 2
    minibatch: int = 2048
    clip: float = 0.2
    most_gradient: float = 0.5
    value_weight: float = 0.5

    trace: float = 0.98
    """Lambda: how far ahead advantages look before they rely on the prediction."""
    lead_weight: float = Objective.lead_weight
    win_weight: float = Objective.win_weight
    points_weight: float = Objective.points_weight
    """Weights of the three objectives: the final lead, the win, and one's own points."""

    first_entropy: float = 0.4
    last_entropy: float = 0.1
    """How undecided the policy is kept, from the beginning to the end, as a share of uniform play."""
    most_entropy_weight: float = 0.03

    taught: float = 0.0
    """The share of the learning, at its beginning, in which the network imitates a search by the game's evaluation."""
    taught_iterations: int = 200

    searched: float = 0.0
    """The share of the learning, at its end, in which the network imitates a search by itself."""
    searched_iterations: int = 48
    searched_trust: float = 0.5
    """Weight of the network in a value of that search; the rest is the game's own estimate."""
    lesson_epochs: int = 4

    rival_share: float = 0.2
    """The share of games in which one seat is played by an earlier self."""
    rivals: int = 8

    def as_json(self) -> dict[str, Any]:
        """The settings as plain data."""
        return asdict(self)


def settings_from(content: dict[str, Any]) -> Settings:
    """The settings that were stored as plain data."""
    return Settings(**{**content, "hidden": tuple(content["hidden"])})


def settings_for(game: str, device: str, seed: int, taught: float = 0.0, searched: float = 0.0) -> Settings:
    """Settings that have proved themselves for a game and on a device."""
    usual = replace(Settings(game, seed, device, taught=taught, searched=searched), **asdict(find_game(game).objective))
    if taught:
        usual = replace(usual, learning_rate=1e-3, first_entropy=0.15, last_entropy=0.05)
    if device == CUDA:
        return replace(usual, games=65_536, minibatch=32_768, learning_rate=1e-3, last_learning_rate=1e-4, epochs=1)
    return usual
