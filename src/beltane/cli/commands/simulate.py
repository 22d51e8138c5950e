"""`beltane simulate`: random games by the thousand."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from beltane.cli.parameters import DEFAULT_SEATS, GameName, Json, Options, Seats, chosen_options, game_of
from beltane.kernel.phrases import Phrase, Verbatim
from beltane.text import Speaker, shell, speaker_for

if TYPE_CHECKING:
    from beltane.cli.batches import RandomGames


def simulate(
    game: GameName,
    seats: Seats = DEFAULT_SEATS,
    games: Annotated[int, typer.Option(help=shell("help-simulate-games"))] = 1000,
    seed: Annotated[int, typer.Option(help=shell("help-simulate-seed"))] = 0,
    jobs: Annotated[int | None, typer.Option(help=shell("help-simulate-jobs"))] = None,
    option: Options = None,
    save: Annotated[
        Path | None, typer.Option(metavar=shell("help-metavar-folder"), help=shell("help-simulate-save"))
    ] = None,
    as_json: Json = False,
) -> None:
    """Let random players play many games, and count points and wins."""
    from beltane.cli.batches import RandomGames, at_most_all_cores, cores
    from beltane.cli.saves import make_folder
    from beltane.cli.terminal import loading, print_json, progress

    used = cores() if jobs is None else at_most_all_cores(jobs)
    played = RandomGames(game_of(game), seats, chosen_options(option), seed, games, used)
    if save is not None:
        make_folder(save)
    with progress(loading(), games) as bar:
        for seeds in played.play():
            bar.begin(shell("cli-playing"))
            if save is not None:
                _keep(played, seeds, save)
            bar.advance(len(seeds))
    if as_json:
        print_json(_result(played))
    else:
        _print_result(played)


def _keep(played: RandomGames, seeds: range, folder: Path) -> None:
    """Play the games of these seeds again, recording and saving them."""
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
    from beltane.cli.terminal import print_table, say

    tally, speaker = played.tally, speaker_for(played.game)
    first, last = played.first_seed, played.first_seed + played.games - 1
    seeds = Phrase("cli-seeds", {"first": Verbatim(str(first)), "last": Verbatim(str(last)), "count": played.games})
    say(speaker.message("cli-simulated", title=played.game.title, seats=played.seats, games=played.games, seeds=seeds))
    columns = _columns(played, speaker)
    heads = [speaker.message(f"cli-column-{name}") for name in columns]
    print_table("left" + " right" * (len(columns) - 1), heads, list(zip(*columns.values(), strict=True)))
    if played.seats == 1:
        say(speaker.message("cli-solo-win"))
    say(speaker.message("cli-decisions-per-game", number=speaker.number(tally.decisions / tally.games, 1)))
    say(speaker.message("cli-turns-per-game", number=speaker.number(tally.turns / tally.games, 1)))


def _columns(played: RandomGames, speaker: Speaker) -> dict[str, list[str]]:
    """The table's columns; in a solo game there are no shared wins."""
    tally, number = played.tally, speaker.number
    columns = {
        "seat": list(speaker.names[: played.seats]),
        "mean-points": [number(points / tally.games, 2) for points in tally.points.tolist()],
        "wins": [number(wins) for wins in tally.wins.tolist()],
        "wins-percent": [number(100 * wins / tally.games, 1) for wins in tally.wins.tolist()],
    }
    if played.seats > 1:
        columns["shared"] = [number(shared) for shared in tally.shared_wins.tolist()]
    return columns
