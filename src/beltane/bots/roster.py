"""The bots by name: `random`, `greedy`, `mcts:2000`, `mcts:500ms`, `net:200`, and the levels for people.

Adding a bot is one file and one line in KINDS. Other packages add theirs through the entry point group `beltane.bots`:
each entry point is a `BotKind`, found by the entry point's name.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib.metadata import EntryPoint, entry_points

from beltane.bots.bot import BotFactory
from beltane.bots.greedy import GreedyBot
from beltane.bots.levels import LEVELS, level_factory
from beltane.bots.mcts import Budget, MctsBot
from beltane.bots.net import PolicyBot
from beltane.bots.network import NoNetwork, load_network
from beltane.bots.random_bot import RandomBot
from beltane.kernel.errors import BeltaneError
from beltane.kernel.game import AnyGame, game_names
from beltane.kernel.networks import network_file
from beltane.kernel.phrases import Phrase, Verbatim
from beltane.kernel.quoting import keywords
from beltane.text import Speaker

ENTRY_POINTS = "beltane.bots"
MOST_ITERATIONS = 10_000_000
MOST_MILLISECONDS = 600_000
MOST_CORES = 256


class UnknownBot(BeltaneError):
    """A name, or parameters, that no bot has."""


@dataclass(frozen=True)
class BotKind:
    """A kind of bot: its name, a summary, the syntax of its parameters, and how they configure a bot.

    Beltane's own summaries are phrases of the catalogue; other packages may simply give a text.
    """

    name: str
    summary: str | Phrase
    usage: str
    configure: Callable[[str], BotFactory]
    needs_network: bool = False

    def about(self, speaker: Speaker) -> str:
        """The summary in the speaker's language."""
        return self.summary if isinstance(self.summary, str) else speaker.say(self.summary)


def without_parameters(name: str, build: BotFactory) -> Callable[[str], BotFactory]:
    """The configuration of bots that take no parameters."""

    def configure(parameters: str) -> BotFactory:
        if parameters:
            raise UnknownBot("bot-without-parameters", bot=name, parameters=parameters)
        return build

    return configure


def configure_mcts(parameters: str) -> BotFactory:
    """`2000` or `500ms`, optionally with the number of cores, `2000:2`, and roll-outs to the end, `2000:end`."""
    budget = read_budget(parameters)
    return lambda game, seed: MctsBot(game, seed, budget)


def configure_net(parameters: str) -> BotFactory:
    """Nothing, for the network alone; for a search with it, `200` or `500ms`, optionally with cores, `200:2`."""
    if not parameters:
        return lambda game, _seed: PolicyBot(game, load_network(game))
    budget = _budget(parameters)
    if budget is None or budget.to_the_end:
        raise UnknownBot("bad-net-search", found=f"net:{parameters}")
    return lambda game, seed: MctsBot(game, seed, budget, load_network(game))


def read_budget(parameters: str) -> Budget:
    """The budget of a search without a network from its text."""
    budget = _budget(parameters)
    if budget is None:
        raise UnknownBot("bad-mcts-search", found=f"mcts:{parameters}" if parameters else "mcts")
    return budget


def _budget(parameters: str) -> Budget | None:
    match = re.fullmatch(r"([0-9]{1,9})(ms)?(?::([0-9]{1,3}))?(:end)?", parameters, re.IGNORECASE)
    amount, cores = (int(match[1]), int(match[3] or 1)) if match else (0, 0)
    most = MOST_MILLISECONDS if match and match[2] else MOST_ITERATIONS
    if match is None or not 1 <= amount <= most or not 1 <= cores <= MOST_CORES:
        return None
    to_the_end = match[4] is not None
    if match[2]:
        return Budget(milliseconds=amount, cores=cores, to_the_end=to_the_end)
    return Budget(iterations=amount, cores=cores, to_the_end=to_the_end)


KINDS = (
    BotKind("random", Phrase("bots-random"), "random", without_parameters("random", RandomBot)),
    BotKind("greedy", Phrase("bots-greedy"), "greedy", without_parameters("greedy", GreedyBot)),
    BotKind(
        "mcts",
        Phrase("bots-mcts"),
        "mcts:N, mcts:Nms, mcts:N:CORES, mcts:N:end",
        configure_mcts,
    ),
    BotKind("net", Phrase("bots-net"), "net, net:N, net:Nms, net:N:CORES", configure_net, needs_network=True),
    *(
        BotKind(
            level.name,
            Phrase(f"bots-{level.name}"),
            level.name,
            without_parameters(level.name, level_factory(level)),
            needs_network=level.with_network,
        )
        for level in LEVELS
    ),
)


def searcher(game: AnyGame) -> str:
    """The kind of bot that searches a game best, without the budget."""
    return "mcts" if game.network is None else "net"


def all_kinds() -> dict[str, BotKind]:
    """All kinds of bots by name, including those of other packages; a broken one fails only when it is used.

    Kinds that need a network are left out if no game has one.
    """
    learned = any(network_file(game) for game in game_names())
    kinds = {kind.name: kind for kind in KINDS if learned or not kind.needs_network}
    for point in entry_points(group=ENTRY_POINTS):
        kinds.setdefault(point.name.lower(), _load_kind(point))
    return kinds


def find_bot(name: str) -> BotFactory:
    """The factory for a name such as `greedy` or `mcts:2000`; parameters keep their case."""
    kind_name, _, parameters = name.strip().partition(":")
    return _find_kind(kind_name.lower(), name).configure(parameters)


def check_bot(name: str, game: AnyGame) -> None:
    """Raise an error if a name is no bot's, or that of a bot that cannot play this game."""
    find_bot(name)
    kind = _find_kind(name.strip().partition(":")[0].lower(), name)
    if kind.needs_network and game.network is None:
        raise NoNetwork("no-network", title=game.title)


def _find_kind(kind_name: str, name: str) -> BotKind:
    """The kind with a given name; no other package is loaded for one of Beltane's own."""
    for kind in KINDS:
        if kind.name == kind_name:
            return kind
    kinds = all_kinds()
    if kind_name not in kinds:
        raise UnknownBot("unknown-bot", found=name, bots=keywords(kind.usage for kind in kinds.values()))
    return kinds[kind_name]


def _load_kind(point: EntryPoint) -> BotKind:
    """The kind that an entry point names; any failure in another package becomes one sentence."""
    name = point.name.lower()
    try:
        kind = point.load()
    except Exception as error:
        return _broken_kind(name, point, _one_line(error))
    if not isinstance(kind, BotKind):
        return _broken_kind(name, point, Phrase("bots-no-kind", {"object": Verbatim(point.value)}))
    return replace(kind, name=name, configure=_guarded(name, point, kind.configure))


def _guarded(name: str, point: EntryPoint, configure: Callable[[str], BotFactory]) -> Callable[[str], BotFactory]:
    def configure_or_refuse(parameters: str) -> BotFactory:
        try:
            return configure(parameters)
        except BeltaneError:
            raise
        except Exception as error:
            raise _broken(name, point, _one_line(error)) from error

    return configure_or_refuse


def _broken_kind(name: str, point: EntryPoint, reason: Verbatim | Phrase) -> BotKind:
    def refuse(_parameters: str) -> BotFactory:
        raise _broken(name, point, reason)

    return BotKind(name, Phrase("bots-broken", {"reason": reason}), name, refuse)


def _broken(name: str, point: EntryPoint, reason: Verbatim | Phrase) -> UnknownBot:
    package = point.dist.name if point.dist else point.module
    return UnknownBot("broken-bot", bot=name, package=package, reason=reason)


def _one_line(error: Exception) -> Verbatim:
    return Verbatim(" ".join(str(error).split()).rstrip("."))
