"""The steps that compile everything needed to play a game without waiting, and whether they have been taken.

A step calls something once, so that everything behind it is compiled and kept on disk. Several processes can take steps
of the same game at the same time: each function is compiled by only one of them. The order of the steps keeps two
processes busy: `actions` takes as long as the next few together, and the rest needs them all.
"""

from __future__ import annotations

import pkgutil
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, cast

from beltane import games
from beltane.kernel.networks import network_file
from beltane.kernel.sources import cache_of, parts_of_generic

if TYPE_CHECKING:
    from beltane.bots.bot import Bot
    from beltane.kernel.game import AnyGame
    from beltane.kernel.match import Match

SEED = 0
ITERATIONS = 10
"""Enough for a brief search."""
SEARCH = parts_of_generic("beltane.bots.search.tree")
"""What the search depends on: the kernel, all games, and the search itself, and so everything that is compiled."""


def compile_actions(game: AnyGame) -> None:
    """Compile playing an action; this needs no position."""
    import numba

    from beltane.kernel.records import batch
    from beltane.kernel.stepping import play_in

    play = cast("numba.core.dispatcher.Dispatcher", play_in)
    play.compile((numba.typeof(batch(game.State, 1)), numba.int64))


def compile_set_up(game: AnyGame) -> None:
    """Compile dealing."""
    new_match(game)


def compile_choices(game: AnyGame) -> None:
    """Compile listing legal actions."""
    new_match(game).legal_numbers()


def compile_evaluation(game: AnyGame) -> None:
    """Compile the evaluation, as the search calls it."""
    from beltane.bots.search.guide import judge_by_estimate
    from beltane.bots.search.nodes import ROOT
    from beltane.bots.search.tree import Tree, choose_action

    match = new_match(game)
    tree = Tree(game, 1)
    tree.begin(match.state, mover_of(match))
    judge_by_estimate(match.state, tree.search_state)
    choose_action(
        match.state,
        tree.nodes,
        tree.search_state,
        tree.guide,
        ROOT,
        tree.choices,
        tree.weights,
        tree.priors,
        tree.node_of,
    )


def compile_concealment(game: AnyGame) -> None:
    """Compile dealing hidden information anew."""
    from beltane.bots.bot import position_for
    from beltane.kernel.random import new_generator

    match = new_match(game)
    position_for(game, match.state, mover_of(match), new_generator(SEED))


def compile_search(game: AnyGame) -> None:
    """Compile the searching bots, including the game's network if there is one, and hints."""
    from beltane.bots.roster import find_bot, searcher

    for kind in dict.fromkeys(("mcts", searcher(game))):
        consult_once(new_match(game), find_bot(f"{kind}:{ITERATIONS}")(game, SEED))


def compile_prompts(game: AnyGame) -> None:
    """Compile views and prompts over a whole game, since each kind of question calls rules of its own."""
    from beltane.kernel.playout import POLICY_SALT
    from beltane.kernel.random import below, new_generator

    match, policy = new_match(game), new_generator(SEED ^ POLICY_SALT)
    while (seat := match.mover) is not None:
        ask_once(match)
        choices = match.prompt(seat).choices
        match.play(choices[below(policy, len(choices))].actions[0])
    match.standings()


def compile_greedy(game: AnyGame) -> None:
    """Compile the bot that looks one decision ahead."""
    from beltane.bots.roster import find_bot

    consult_once(new_match(game), find_bot("greedy")(game, SEED))


def compile_batches(game: AnyGame) -> None:
    """Compile batches of random games."""
    from beltane.cli.batches import RandomGames

    RandomGames(game, game.seats[0], {}, SEED, 1).play_all()


STEPS: dict[str, Callable[[AnyGame], None]] = {
    "actions": compile_actions,
    "set-up": compile_set_up,
    "choices": compile_choices,
    "evaluation": compile_evaluation,
    "concealment": compile_concealment,
    "search": compile_search,
    "prompts": compile_prompts,
    "greedy": compile_greedy,
    "batches": compile_batches,
}


SERVED = ("set-up", "choices", "actions", "concealment", "prompts")
"""The steps that load what the service's main process needs; bots run in other processes."""


def load_game(name: str) -> None:
    """Load the compiled code needed to serve a game, so that nobody waits for it later."""
    from beltane.kernel.game import find_game

    game = find_game(name)
    for step in SERVED:
        STEPS[step](game)


def new_match(game: AnyGame) -> Match:
    """A match to be played in any way."""
    from beltane.kernel.match import Match

    return Match(game, game.seats[0], SEED, {})


def mover_of(match: Match) -> int:
    """The seat that decides in a match that is not over."""
    seat = match.mover
    assert seat is not None
    return seat


def ask_once(match: Match) -> None:
    """Read the view and the prompt once, as the game in the terminal does."""
    match.view(match.mover)
    match.prompt(match.mover)


def consult_once(match: Match, bot: Bot) -> None:
    """Let a bot choose, as it would at a table; the match is left unchanged."""
    from beltane.bots.bot import position_for
    from beltane.bots.consulting import warm_up_bot
    from beltane.kernel.random import new_generator

    warm_up_bot(bot, position_for(match.game, match.state, mover_of(match), new_generator(SEED)))


def games_on_disk() -> list[str]:
    """The names of all games, as `game_names` gives them, but without loading the engine."""
    return sorted(module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg)


def is_ready(game: str) -> bool:
    """Whether everything of a game has been compiled on this machine, in its current version."""
    return _ready_file(game).exists()


def mark_ready(game: str) -> None:
    """Record that everything of a game has been compiled."""
    file = _ready_file(game)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch()


def _ready_file(game: str) -> Path:
    """The marker file, kept with the compiled code so that it becomes invalid with it."""
    python = f"py{sys.version_info.major}{sys.version_info.minor}"
    learned = "" if network_file(game) is None else "-network"
    return cache_of(SEARCH) / f"{game}{learned}-{python}-numba-{version('numba')}.ready"
