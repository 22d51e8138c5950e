"""Loading everything that a game in the terminal will need, so that nobody waits in the middle of it."""

from __future__ import annotations

from collections.abc import Callable

from beltane.bots.greedy import GreedyBot
from beltane.bots.roster import find_bot, searcher
from beltane.cli.compiling import compile_game
from beltane.cli.play.table import HINT_BUDGET, Table
from beltane.cli.terminal import ProgressBar, loading, on_terminal, progress, say_quietly
from beltane.cli.warmup import STEPS, ask_once, consult_once, is_ready
from beltane.kernel.game import AnyGame
from beltane.kernel.match import Match
from beltane.kernel.rule import interpreted
from beltane.text import shell_speaker

LOADED = 5
"""Number of steps: the match, its table, prompts, hints, and the bots at the table."""


def load_table(find_match: Callable[[], Match], game: AnyGame | None = None) -> Table:
    """Seat the players of a match, and load what they and hints need; `game`, if known, is compiled first."""
    if game is not None and is_cold(game):
        compile_first(game)
    with progress(loading(), LOADED) as bar:
        match = find_match()
        bar.advance()
        table = Table(match)
        bar.advance()
        if not interpreted():
            trial = Match(match.game, match.seats, match.seed, match.options)
            ask_once(trial)
            bar.advance()
            _load_search(table, trial, bar)
    return table


def is_cold(game: AnyGame) -> bool:
    """Whether some of a game's code still has to be compiled on this machine."""
    return not interpreted() and not is_ready(game.name)


def compile_first(game: AnyGame) -> None:
    """Compile a game, or wait until another process has done so, showing the progress."""
    speaker = shell_speaker()
    if on_terminal():
        say_quietly(speaker.message("compiling", title=game.title))
    with progress(speaker.message("compiling-progress", title=game.title), len(STEPS)) as bar:
        compile_game(game.name, bar.advance)


def _load_search(table: Table, match: Match, bar: ProgressBar) -> None:
    """Run the search for hints, and a greedy bot if there is one, once on a new match.

    Bots of other packages are not run, because they might take long.
    """
    consult_once(match, find_bot(f"{searcher(match.game)}:{HINT_BUDGET}")(match.game, 0))
    bar.advance()
    if table.has_bot(GreedyBot):
        consult_once(match, GreedyBot(match.game, 0))
    bar.advance()
