"""Loading everything that a game at the terminal will need, so that nobody waits in the middle of it."""

from __future__ import annotations

from collections.abc import Callable

from beltane.bots.greedy import GreedyBot
from beltane.bots.mcts import MctsBot
from beltane.cli.play.table import HINT_BUDGET, Table
from beltane.cli.terminal import LOADING, ProgressBar, on_terminal, progress, say_quietly
from beltane.cli.warmup import draw_once, think_once
from beltane.kernel.game import AnyGame
from beltane.kernel.match import Match
from beltane.kernel.rule import interpreted
from beltane.kernel.sources import cache_of

COMPILED = "*.nbi"
"""What Numba names the files that list what it has compiled."""
COMPILING = "The rules are compiled now, once; this can take a few minutes."
STEPS = 5


def load_table(find_match: Callable[[], Match], game: AnyGame | None = None) -> Table:
    """Seat everybody at a match, and load what they, the drawings and hints need; `game` is known of a new match."""
    if on_terminal() and is_cold(game):
        say_quietly(COMPILING)
    with progress(LOADING, STEPS) as bar:
        match = find_match()
        bar.advance()
        table = Table(match)
        bar.advance()
        if not interpreted():
            trial = Match(match.game, match.seats, match.seed, match.options)
            draw_once(trial)
            bar.advance()
            _load_search(table, trial, bar)
    return table


def is_cold(game: AnyGame | None) -> bool:
    """Whether a game's rules, or the bots, have not been compiled on this machine."""
    if interpreted():
        return False
    rules = () if game is None else (("kernel", f"games/{game.name}"),)
    return not all(_is_compiled(parts) for parts in (*rules, ("kernel", "games", "bots")))


def _is_compiled(parts: tuple[str, ...]) -> bool:
    return any(cache_of(parts).glob(COMPILED))


def _load_search(table: Table, match: Match, bar: ProgressBar) -> None:
    """Let a search, as hints have it, and a greedy bot where there is one look at a new match once.

    Bots of other packages are left alone: nobody knows how long they think.
    """
    think_once(match, MctsBot(match.game, 0, HINT_BUDGET))
    bar.advance()
    if table.has_bot(GreedyBot):
        think_once(match, GreedyBot(match.game, 0))
    bar.advance()
