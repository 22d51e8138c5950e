"""The short menu of `make play`: an unfinished game or which new one, how many players, and how good the bots are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from beltane.bots.roster import LEVELS, all_kinds
from beltane.cli.commands.demo import DEFAULT_GAME
from beltane.cli.commands.play import DEFAULT_BOT, DEFAULT_SEATS, HUMAN
from beltane.cli.play.choices import whole_number
from beltane.cli.play.saves import newest_unfinished
from beltane.cli.play.screen import Screen
from beltane.kernel.game import Game, find_game, game_names


def ask_to_go_on() -> Path | None:
    """Offer to go on with the newest game that was saved and is not over; returns its file if that is wanted."""
    found = newest_unfinished()
    if found is None:
        return None
    file, match = found
    screen = Screen()
    players = ", ".join(f"{match.game.seat_words[seat]} ({name})" for seat, name in enumerate(match.players))
    screen.say(f"There is an unfinished game: {match.game.title}, turn {int(match.state.turn)}, {players}.")
    while typed := screen.ask("Go on with it, yes or no [yes]: ").lower():
        if "yes".startswith(typed):
            return file
        if "no".startswith(typed):
            return None
        screen.complain("Type yes or no, or Enter for yes.")
    return file


def ask_for_game() -> tuple[str, tuple[str, ...]]:
    """Ask what to play; Enter takes what stands in brackets. Returns the game's name and who sits where."""
    screen = Screen()
    screen.say("Beltane", "strong")
    names = game_names()
    titles = [find_game(name).title for name in names]
    game = find_game(names[_choose(screen, "Game", titles, names.index(DEFAULT_GAME))])
    seats = _number(screen, _players_prompt(game), game.seats, max(DEFAULT_SEATS, game.seats[0]))
    humans = _number(screen, "How many of them at this keyboard", range(1, seats + 1), 1) if seats > 1 else 1
    level = DEFAULT_BOT
    if humans < seats:
        kinds = all_kinds()
        described = [f"{level.capitalize()}: {kinds[level].summary}" for level in LEVELS]
        level = LEVELS[_choose(screen, "Level of the others", described, LEVELS.index(DEFAULT_BOT))]
    return game.name, (*[HUMAN] * humans, *[level] * (seats - humans))


def _players_prompt(game: Game) -> str:
    alone = ", 1 is alone against the automaton" if game.seats[0] == 1 else ""
    return f"Players ({game.seats[0]} to {game.seats[-1]}{alone})"


def _choose(screen: Screen, prompt: str, labels: Sequence[str], default: int) -> int:
    """Let the player choose one of several; returns its index."""
    for number, label in enumerate(labels, start=1):
        screen.say(f"  {number}  {label}")
    words = {label.partition(":")[0].lower(): number for number, label in enumerate(labels, start=1)}
    return _number(screen, prompt, range(1, len(labels) + 1), default + 1, words) - 1


def _number(
    screen: Screen, prompt: str, allowed: Sequence[int], default: int, words: Mapping[str, int] | None = None
) -> int:
    """Ask until one of the numbers allowed is typed, or the beginning of one of the words that stand for them."""
    while True:
        typed = screen.ask(f"{prompt} [{default}]: ")
        if not typed:
            return default
        named = [number for word, number in (words or {}).items() if word.startswith(typed.lower())]
        number = named[0] if len(named) == 1 else whole_number(typed)
        if number is not None and number in allowed:
            return number
        named_too = f", {' or '.join(words)}" if words else ""
        screen.complain(f"Type a number from {allowed[0]} to {allowed[-1]}{named_too}, or Enter for {default}.")
