"""Play games to be kept as fixtures, and save them: half by random players, half by players who favour some verbs.

    python -m tools.make_fixtures meduris tests/games/meduris/fixtures --games 20 --favour hut=40 temple=40

Saves that are already there are left alone: they have to replay to the same points for ever.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from beltane.kernel.game import AnyGame, find_game
from beltane.kernel.match import Match
from tests.contract.corpus import favouring, play_on

FIRST_SEED = 1000


def make_fixture(game: AnyGame, number: int, favour: dict[str, int]) -> tuple[str, str]:
    """The name and the text of one save; seats, players and options alternate."""
    seats = game.seats[number % len(game.seats)]
    style = "random" if number // len(game.seats) % 2 == 0 else "purposeful"
    options = {option.name: option.choices[number // 2 % len(option.choices)] for option in game.options}
    match = Match.new(game, seats=seats, seed=FIRST_SEED + number, options=options)
    played = play_on(match, favouring(game, favour if style == "purposeful" else {}), FIRST_SEED + number)
    return f"{number + 1:02}-{seats}-seats-{style}.json", played.match(len(played.actions)).save()


def main() -> None:
    parser = argparse.ArgumentParser(description="Play games and save them as fixtures.")
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--favour", nargs="*", default=[], metavar="VERB=WEIGHT")
    arguments = parser.parse_args()
    favour = {verb: int(weight) for verb, weight in (pair.split("=") for pair in arguments.favour)}
    arguments.folder.mkdir(parents=True, exist_ok=True)
    for number in range(arguments.games):
        name, text = make_fixture(find_game(arguments.game), number, favour)
        if not (arguments.folder / name).exists():
            (arguments.folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
