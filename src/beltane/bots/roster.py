"""The bots by name: `random`, `greedy`, `mcts:2000`, `mcts:500ms`, and three levels for people.

Adding a bot is one file and one line in KINDS. Other packages add theirs through the entry point group `beltane.bots`:
each entry point is a `BotKind`, found by the entry point's name.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib.metadata import EntryPoint, entry_points

from beltane.bots.bot import Bot
from beltane.bots.greedy import GreedyBot
from beltane.bots.mcts import Budget, MctsBot
from beltane.bots.random_bot import RandomBot
from beltane.kernel.errors import BeltaneError
from beltane.kernel.game import AnyGame

ENTRY_POINTS = "beltane.bots"
MOST_ITERATIONS = 10_000_000
MOST_MILLISECONDS = 600_000
MOST_CORES = 256
ADEPT = Budget(iterations=300)
DRUID = Budget(iterations=8000, milliseconds=1500)
"""More would hardly play better; on a slow machine the clock sees to it that nobody waits."""

BotFactory = Callable[[AnyGame, int], Bot]
"""Makes a bot for a game from a seed."""


class UnknownBot(BeltaneError):
    """A name, or parameters, that stand for no bot."""


@dataclass(frozen=True)
class BotKind:
    """A kind of bot: its name, a summary, how its parameters are written, and how they configure a bot."""

    name: str
    summary: str
    usage: str
    configure: Callable[[str], BotFactory]


def without_parameters(name: str, build: BotFactory) -> Callable[[str], BotFactory]:
    """For bots that take no parameters."""

    def configure(parameters: str) -> BotFactory:
        if parameters:
            raise UnknownBot(f"The bot '{name}' takes no parameters, so '{name}:{parameters}' is not one.")
        return build

    return configure


def configure_mcts(parameters: str) -> BotFactory:
    """`2000` or `500ms`, optionally with the number of cores, `2000:2`, and roll-outs to the end, `2000:end`."""
    return mcts_factory(read_budget(parameters))


def mcts_factory(budget: Budget) -> BotFactory:
    """Makes searching bots with a budget."""
    return lambda game, seed: MctsBot(game, seed, budget)


def read_budget(parameters: str) -> Budget:
    """A search's budget from its text."""
    match = re.fullmatch(r"([0-9]{1,9})(ms)?(?::([0-9]{1,3}))?(:end)?", parameters, re.IGNORECASE)
    amount, cores = (int(match[1]), int(match[3] or 1)) if match else (0, 0)
    most = MOST_MILLISECONDS if match and match[2] else MOST_ITERATIONS
    if match is None or not 1 <= amount <= most or not 1 <= cores <= MOST_CORES:
        name = f"mcts:{parameters}" if parameters else "mcts"
        raise UnknownBot(
            f"'{name}' is not a bot; a search needs iterations or milliseconds, as in mcts:2000 or "
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
        configure_mcts,
    ),
    BotKind("apprentice", "a friendly opponent", "apprentice", without_parameters("apprentice", GreedyBot)),
    BotKind("adept", "a good opponent", "adept", without_parameters("adept", mcts_factory(ADEPT))),
    BotKind("druid", "the strongest", "druid", without_parameters("druid", mcts_factory(DRUID))),
)
LEVELS = ("apprentice", "adept", "druid")


def all_kinds() -> dict[str, BotKind]:
    """All kinds of bots by name, those of other packages included; a broken one says so when it is used."""
    kinds = {kind.name: kind for kind in KINDS}
    for point in entry_points(group=ENTRY_POINTS):
        kinds.setdefault(point.name.lower(), _load_kind(point))
    return kinds


def find_bot(name: str) -> BotFactory:
    """The factory for a name such as `greedy` or `mcts:2000`; parameters keep their case."""
    kind_name, _, parameters = name.strip().partition(":")
    return _find_kind(kind_name.lower(), name).configure(parameters)


def _find_kind(kind_name: str, name: str) -> BotKind:
    """The kind of a name; no other package is loaded for one of Beltane's own."""
    for kind in KINDS:
        if kind.name == kind_name:
            return kind
    kinds = all_kinds()
    if kind_name not in kinds:
        raise UnknownBot(f"There is no bot '{name}'; there are {', '.join(kind.usage for kind in kinds.values())}.")
    return kinds[kind_name]


def _load_kind(point: EntryPoint) -> BotKind:
    """The kind that an entry point names; whatever goes wrong in another package becomes one sentence."""
    name = point.name.lower()
    try:
        kind = point.load()
    except Exception as error:
        return _broken_kind(name, point, error)
    if not isinstance(kind, BotKind):
        return _broken_kind(name, point, f"{point.value} is not a BotKind")
    return replace(kind, name=name, configure=_guarded(name, point, kind.configure))


def _guarded(name: str, point: EntryPoint, configure: Callable[[str], BotFactory]) -> Callable[[str], BotFactory]:
    def configure_or_refuse(parameters: str) -> BotFactory:
        try:
            return configure(parameters)
        except BeltaneError:
            raise
        except Exception as error:
            raise _broken(name, point, error) from error

    return configure_or_refuse


def _broken_kind(name: str, point: EntryPoint, reason: object) -> BotKind:
    def refuse(_parameters: str) -> BotFactory:
        raise _broken(name, point, reason)

    return BotKind(name, f"cannot be used: {_one_line(reason)}", name, refuse)


def _broken(name: str, point: EntryPoint, reason: object) -> UnknownBot:
    package = point.dist.name if point.dist else point.module
    return UnknownBot(f"The bot '{name}' of the package {package} cannot be used: {_one_line(reason)}.")


def _one_line(reason: object) -> str:
    return " ".join(str(reason).split()).rstrip(".")
