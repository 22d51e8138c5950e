"""The settings of a run of learning, as one value that is stored with all its results."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from beltane.kernel.errors import BeltaneError
from beltane.kernel.game import find_game
from beltane.kernel.objective import Objective

CPU = "cpu"
CUDA = "cuda"


ON_GPU: dict[str, Any] = {
    "on_device": True,
    "dense": True,
    "half": True,
    "light": True,
    "at_once": 262_144,
    "staggered": 256,
    "games": 262_144,
    "steps": 32,
    "hidden": (384, 384, 256),
    "learning_rate": 7e-4,
    "last_learning_rate": 5e-5,
    "epsilon": 1e-7,
    "last_trace": 0.95,
    "epochs": 1,
    "minibatch": 32_768,
}
"""What is different on a GPU, where games and layers cost little, and waiting for one another costs most."""

FIXED = ("game", "seed", "device", "on_device", "light", "width", "hidden")
"""What cannot change while a network learns: what it is, where it is, and what it learns."""
OF_GAMES = ("games", "shares")
"""What cannot change where the games themselves are kept."""


@dataclass(frozen=True)
class Settings:
    """How a network learns. The first group is what to learn and where; the rest is worth changing only to study it.

    `games` are played side by side, divided among the numbers of seats; each round plays `steps` decisions of each.
    """

    game: str
    seed: int = 1
    device: str = CPU

    on_device: bool = False
    """Whether the games are played on a device too, which Numba can also simulate."""
    dense: bool = False
    """Whether the first layer is a product of matrices, which suits a GPU, or a sum of the rows that count."""
    half: bool = False
    """Whether the layers before the heads are computed in half precision."""
    light: bool = False
    """Whether a checkpoint leaves out the games and the earlier selves, so that it stays small."""
    recorded: bool = True
    """Whether a GPU records an update once and then replays it, instead of being told each time."""
    staggered: int = 0
    """Up to how many decisions games are ahead of one another at the beginning, so that they do not end together."""

    at_once: int = 65_536
    """Maximum number of positions evaluated at once in play, to limit memory."""

    games: int = 256
    steps: int = 128
    width: int = Objective.width
    hidden: tuple[int, ...] = (192, 192)

    learning_rate: float = 2e-3
    last_learning_rate: float = 1e-4
    epsilon: float = 1e-5
    """Gradients much smaller than this move nothing; those of large minibatches are smaller."""
    epochs: int = 2
    minibatch: int = 2048
    clip: float = 0.2
    most_advantage: float = 5.0
    """Advantages, in standard deviations, are limited to this."""
    most_gradient: float = 0.5
    value_weight: float = 0.5

    trace: float = 0.98
    last_trace: float = 0.98
    """Lambda, from the beginning to the end: how far ahead advantages look before they rely on the prediction."""
    lead_weight: float = Objective.lead_weight
    win_weight: float = Objective.win_weight
    points_weight: float = Objective.points_weight
    """Weights of the three objectives: the final lead, the win, and one's own points."""
    solo: tuple[float, ...] = Objective.solo
    """The same three weights for games with a single seat, if they are not the same there."""
    shaped: bool = Objective.shaped
    """Whether leads are predicted as the present one and what is still to come: a potential that shapes rewards."""
    judged: bool = Objective.judged
    """Whether that present lead is the one that the game's own evaluation expects, instead of the one by points."""
    shares: tuple[float, ...] = Objective.shares
    """For each number of seats, how many of the games have it, in proportion; equally many if nothing is given."""

    first_entropy: float = Objective.first_entropy
    last_entropy: float = 0.03
    """How undecided the policy is kept, from the beginning to the end, as a share of uniform play."""
    entropy_power: float = Objective.entropy_power
    """How fast that falls at first: evenly with 1, and the faster the larger this is."""
    entropy_factors: tuple[float, ...] = ()
    """For each number of seats, by what the aim is multiplied, if `entropy_apart`; by 1 if nothing is given."""
    most_entropy_weight: float = Objective.most_entropy_weight
    entropy_step: float = Objective.entropy_step
    """The factor by which the weight of entropy changes after a round that was too certain, or not enough."""
    entropy_apart: bool = Objective.entropy_apart
    """Whether the entropy of games with each number of seats is kept by a weight of its own."""

    taught: float = 0.0
    """The share of the learning, at its beginning, in which the network imitates a search by the game's evaluation."""
    taught_iterations: int = 200
    taught_power: float = 2.0
    """To what power the visits of that search are taken: the higher, the more of what is taught is the favourite."""

    searched: float = 0.0
    """The share of the learning, at its end, in which the network imitates a search by itself."""
    searched_iterations: int = 48
    searched_trust: float = 0.5
    """Weight of the network in a value of that search; the rest is the game's own estimate."""
    lesson_epochs: int = 4

    rival_share: float = 0.05
    """The share of games in which one seat is played by an earlier self."""
    rivals: int = 8

    def learning_rate_at(self, progress: float) -> float:
        """The learning rate after a part of the learning, from 0 to 1."""
        return self.learning_rate + progress * (self.last_learning_rate - self.learning_rate)

    def trace_at(self, progress: float) -> float:
        """Lambda after a part of the learning: the better the predictions, the more they are relied on."""
        return self.trace + progress * (self.last_trace - self.trace)

    def entropy_at(self, progress: float) -> float:
        """The aim for entropy after a part of the learning; it usually falls fastest at the beginning."""
        left: float = (1.0 - progress) ** self.entropy_power
        return self.last_entropy + (self.first_entropy - self.last_entropy) * left

    def weights(self, seats: int) -> tuple[float, ...]:
        """The weights of lead, win and points in games with a number of seats."""
        return self.solo if seats == 1 and self.solo else (self.lead_weight, self.win_weight, self.points_weight)

    def as_json(self) -> dict[str, Any]:
        """The settings as plain data."""
        return asdict(self)


def settings_from(content: dict[str, Any]) -> Settings:
    """The settings that were stored as plain data."""
    found: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in content.items()
    }
    return Settings(**found)


def changes_from(texts: Iterable[str]) -> dict[str, Any]:
    """Settings that are given as NAME=VALUE, the value as in JSON."""
    changes = {}
    for text in texts:
        name, _, value = text.partition("=")
        try:
            found = json.loads(value)
        except json.JSONDecodeError:
            raise BeltaneError("learning-setting-unfit", name=name, found=value) from None
        changes[name] = tuple(found) if isinstance(found, list) else found
    return changes


def changed(settings: Settings, changes: Mapping[str, Any]) -> Settings:
    """Settings with some changes, whose names and values are checked."""
    kinds = {field.name: type(getattr(settings, field.name)) for field in fields(settings)}
    lengths = {name: (0, len(find_game(settings.game).seats)) for name in ("shares", "entropy_factors")}
    lengths["solo"] = 0, 3
    for name, value in changes.items():
        if name not in kinds:
            raise BeltaneError("learning-setting-unknown", name=name)
        is_whole = type(value) is int and kinds[name] is float
        if not (type(value) is kinds[name] or is_whole) or (name in lengths and len(value) not in lengths[name]):
            raise BeltaneError("learning-setting-unfit", name=name, found=json.dumps(value))
    return replace(settings, **changes)


def changed_on_the_way(settings: Settings, changes: Mapping[str, Any], *, with_games: bool) -> Settings:
    """The settings of a run that goes on with some changes; `with_games` says whether its games are kept."""
    for name in (*FIXED, *(OF_GAMES if with_games else ())):
        if changes.get(name, getattr(settings, name)) != getattr(settings, name):
            raise BeltaneError("learning-setting-fixed", name=name)
    return changed(settings, changes)


def settings_for(game: str, device: str, seed: int, taught: float = 0.0, searched: float = 0.0) -> Settings:
    """Settings that have proved themselves for a game and on a device."""
    usual = replace(Settings(game, seed, device, taught=taught, searched=searched), **asdict(find_game(game).objective))
    if taught:
        usual = replace(usual, learning_rate=1e-3, first_entropy=0.15, last_entropy=0.05)
    return replace(usual, **ON_GPU) if device == CUDA else usual
