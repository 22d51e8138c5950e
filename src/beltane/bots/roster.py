"""The bots by name: `random`, `greedy`, `mcts:2000`, `mcts:500ms`, and three levels for people.

Adding a bot is one file and one line in KINDS. Other packages add theirs through the entry point group `beltane.bots`:
each entry point is a `BotKind`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import entry_points

from beltane.bots.bot import Bot
from beltane.bots.greedy import GreedyBot
from beltane.bots.mcts import Budget, MctsBot
from beltane.bots.random_bot import RandomBot
from beltane.kernel.errors import BeltaneError
from beltane.kernel.game import Game

ENTRY_POINTS = "beltane.bots"
MOST_ITERATIONS = 10_000_000
MOST_MILLISECONDS = 600_000
MOST_CORES = 256

BuildBot = Callable[[Game, int], Bot]
"""Makes a bot for a game from a seed."""


class UnknownBot(BeltaneError):
    """A name, or parameters, that stand for no bot."""


@dataclass(frozen=True)
class BotKind:
    """A kind of bot: its name, what to say about it, how its parameters are written, and how they are read."""

    name: str
    summary: str
    usage: str
    prepare: Callable[[str], BuildBot]


def without_parameters(name: str, build: BuildBot) -> Callable[[str], BuildBot]:
    """For bots that take no parameters."""

    def prepare(parameters: str) -> BuildBot:
        if parameters:
            raise UnknownBot(f"The bot '{name}' takes no parameters, so '{name}:{parameters}' is not one.")
        return build

    return prepare


def prepare_mcts(parameters: str) -> BuildBot:
    """`2000`, `500ms`, and either with the number of cores, `2000:2`, and with roll-outs to the end, `2000:end`."""
    budget = read_budget(parameters)
    return lambda game, seed: MctsBot(game, seed, budget)


def read_budget(parameters: str) -> Budget:
    """A search's budget from its text."""
    match = re.fullmatch(r"(\d{1,9})(ms)?(?::(\d{1,3}))?(:end)?", parameters)
    amount, cores = (int(match[1]), int(match[3] or 1)) if match else (0, 0)
    most = MOST_MILLISECONDS if match and match[2] else MOST_ITERATIONS
    if match is None or not 1 <= amount <= most or not 1 <= cores <= MOST_CORES:
        raise UnknownBot(
            f"'mcts:{parameters}' is not a bot; a search needs iterations or milliseconds, as in mcts:2000 or "
            "mcts:500ms, and may name cores, as in mcts:2000:2, and long roll-outs, as in mcts:2000:end."
        )
    to_the_end = match[4] is not None
    if match[2]:
        return Budget(milliseconds=amount, cores=cores, to_the_end=to_the_end)
    return Budget(iterations=amount, cores=cores, to_the_end=to_the_end)


KINDS = (
    BotKind("random", "plays anything", "random", without_parameters("random", RandomBot)),
    BotKind("greedy", "looks one decision ahead", "greedy", without_parameters("greedy", GreedyBot)),
    BotKind(
        "mcts",
        "searches for so many iterations or milliseconds",
        "mcts:N, mcts:Nms, mcts:N:CORES, mcts:N:end",
        prepare_mcts,
    ),
    BotKind("apprentice", "a friendly opponent", "apprentice", without_parameters("apprentice", GreedyBot)),
    BotKind("adept", "a good opponent", "adept", without_parameters("adept", prepare_mcts("300"))),
    BotKind("druid", "the strongest", "druid", without_parameters("druid", prepare_mcts("1500ms"))),
)
LEVELS = ("apprentice", "adept", "druid")


def all_kinds() -> dict[str, BotKind]:
    """The kinds of bots by name, those of other packages included."""
    kinds = {kind.name: kind for kind in KINDS}
    for point in entry_points(group=ENTRY_POINTS):
        kind: BotKind = point.load()
        kinds.setdefault(kind.name, kind)
    return kinds


def find_bot(name: str) -> BuildBot:
    """What makes the bot of a name such as `greedy` or `mcts:2000`."""
    kind_name, _, parameters = name.strip().lower().partition(":")
    kinds = all_kinds()
    if kind_name not in kinds:
        raise UnknownBot(f"There is no bot '{name}'; there are {', '.join(kind.usage for kind in kinds.values())}.")
    return kinds[kind_name].prepare(parameters)
