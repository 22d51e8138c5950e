"""`beltane simulate`: random games by the thousand."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from beltane.cli.parameters import DEFAULT_SEATS, GameName, Json, Options, Seats, chosen_options, game_of

if TYPE_CHECKING:
    from beltane.cli.batches import RandomGames


def simulate(
    game: GameName,
    seats: Seats = DEFAULT_SEATS,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The first game's seed; each further game has the next one.")] = 0,
    jobs: Annotated[
        int | None, typer.Option(help="How many cores to use at most; all by default. The result is the same.")
    ] = None,
    option: Options = None,
    save: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep every game as a save file in this folder.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Let random players play many games, and count points and wins."""
    from beltane.cli.batches import RandomGames, at_most_all_cores, cores
    from beltane.cli.saves import make_folder
    from beltane.cli.terminal import LOADING, print_json, progress

    used = cores() if jobs is None else at_most_all_cores(jobs)
    played = RandomGames(game_of(game), seats, chosen_options(option), seed, games, used)
    if save is not None:
        make_folder(save)
    with progress(LOADING, games) as bar:
        for seeds in played.play():
            bar.begin("Playing")
            if save is not None:
                _keep(played, seeds, save)
            bar.advance(len(seeds))
    if as_json:
        print_json(_result(played))
    else:
        _print_result(played)


def _keep(played: RandomGames, seeds: range, folder: Path) -> None:
    """Play the games of these seeds once more, writing them down."""
    from beltane.cli.random_match import random_match
    from beltane.cli.saves import write_match

    for seed in seeds:
        write_match(random_match(played.game, played.seats, seed, played.options), folder)


def _result(played: RandomGames) -> dict[str, Any]:
    game, tally = played.game, played.tally
    return {
        "game": game.name,
        "rules": game.rules_version,
        "edition": {"name": game.edition.name, "digest": game.edition.digest},
        "seats": played.seats,
        "options": played.options,
        "seed": played.first_seed,
        "games": tally.games,
        "mean_points": [points / tally.games for points in tally.points.tolist()],
        "wins": tally.wins.tolist(),
        "shared_wins": tally.shared_wins.tolist(),
        "decisions_per_game": tally.decisions / tally.games,
        "turns_per_game": tally.turns / tally.games,
    }


def _print_result(played: RandomGames) -> None:
    from beltane.cli.terminal import counted, print_table, say

    tally = played.tally
    seats, games = counted(played.seats, "seat"), counted(played.games, "random game")
    say(f"{played.game.title}, {seats}: {games}, {_seeds(played)}")
    columns = _columns(played)
    print_table("left" + " right" * (len(columns) - 1), list(columns), list(zip(*columns.values(), strict=True)))
    if played.seats == 1:
        say("A win is a game that ends ahead of the automaton.")
    say(f"Decisions per game: {tally.decisions / tally.games:.1f}")
    say(f"Turns per game: {tally.turns / tally.games:.1f}")


def _columns(played: RandomGames) -> dict[str, list[str]]:
    """The table's columns; somebody who plays alone has nobody to share a win with."""
    from beltane.text import speaker_for

    tally = played.tally
    columns = {
        "seat": list(speaker_for(played.game).names[: played.seats]),
        "mean points": [f"{points / tally.games:.2f}" for points in tally.points],
        "wins": [f"{wins:,}" for wins in tally.wins],
        "wins %": [f"{100 * wins / tally.games:.1f}" for wins in tally.wins],
    }
    if played.seats > 1:
        columns["of them shared"] = [f"{shared:,}" for shared in tally.shared_wins]
    return columns


def _seeds(played: RandomGames) -> str:
    last = played.first_seed + played.games - 1
    return f"seed {last}" if played.games == 1 else f"seeds {played.first_seed} to {last}"
