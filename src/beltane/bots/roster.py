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
from beltane.kernel.phrases import Phrase, Verbatim
from beltane.kernel.quoting import keywords
from beltane.text import Speaker

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
    """A kind of bot: its name, a summary, how its parameters are written, and how they configure a bot.

    Beltane's own summaries are phrases of the catalogue; other packages may simply give a text.
    """

    name: str
    summary: str | Phrase
    usage: str
    configure: Callable[[str], BotFactory]

    def about(self, speaker: Speaker) -> str:
        """The summary in words."""
        return self.summary if isinstance(self.summary, str) else speaker.say(self.summary)


def without_parameters(name: str, build: BotFactory) -> Callable[[str], BotFactory]:
    """For bots that take no parameters."""

    def configure(parameters: str) -> BotFactory:
        if parameters:
            raise UnknownBot("bot-without-parameters", bot=name, parameters=parameters)
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
        raise UnknownBot("bad-search", found=name)
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
    BotKind("apprentice", Phrase("bots-apprentice"), "apprentice", without_parameters("apprentice", GreedyBot)),
    BotKind("adept", Phrase("bots-adept"), "adept", without_parameters("adept", mcts_factory(ADEPT))),
    BotKind("druid", Phrase("bots-druid"), "druid", without_parameters("druid", mcts_factory(DRUID))),
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
        raise UnknownBot("unknown-bot", found=name, bots=keywords(kind.usage for kind in kinds.values()))
    return kinds[kind_name]


def _load_kind(point: EntryPoint) -> BotKind:
    """The kind that an entry point names; whatever goes wrong in another package becomes one sentence."""
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
