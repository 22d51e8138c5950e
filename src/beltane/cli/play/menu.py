"""The short menu of `make play`: an unfinished game or a new one, the number of players, and the bots' level."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from beltane.bots.levels import levels_of
from beltane.bots.roster import all_kinds
from beltane.cli.play.choices import whole_number
from beltane.cli.play.loading import is_cold
from beltane.cli.play.players import DEFAULT_BOT, DEFAULT_PLAYERS, HUMAN
from beltane.cli.play.saves import SavedGame, played_through, unfinished_games
from beltane.cli.play.screen import Screen
from beltane.cli.play.table import seated
from beltane.kernel.game import AnyGame, find_game, game_names
from beltane.kernel.phrases import Either, Verbatim
from beltane.kernel.sources import smallest_first
from beltane.text import Speaker, shell, shell_speaker, speaker_for

NEW = "new"
"""What is typed for a new game where unfinished ones are offered."""
WHEN = "%Y-%m-%d %H:%M"


@dataclass(frozen=True)
class NewGame:
    """The settings of a new game: its name, the players by seat, and whether any decision may be taken back."""

    game: str
    players: tuple[str, ...]
    unlimited_undo: bool


def ask_to_go_on() -> Path | None:
    """Offer the unfinished games; returns the file of the one to continue, or None for a new game."""
    offered = _playable(unfinished_games())
    if not offered:
        return None
    screen, speaker = Screen(), shell_speaker()
    screen.say(speaker.message("unfinished-games"), "strong")
    labels = [_label(saved, speaker) for saved in offered]
    words = {NEW: len(offered) + 1}
    number = _choose(screen, speaker.message("which-game"), [*labels, speaker.message("new-game")], 0, words)
    return offered[number].file if number < len(offered) else None


def _playable(games: Sequence[SavedGame]) -> list[SavedGame]:
    """The games whose files are intact; files that would need rules compiled first are not checked."""
    with Screen().waiting(shell_speaker().message("looking-at-saves")):
        read = [saved if is_cold(find_game(saved.game)) else played_through(saved) for saved in games]
    return [saved for saved in read if saved is not None]


def _label(saved: SavedGame, speaker: Speaker) -> str:
    names = speaker_for(find_game(saved.game)).names
    players = ", ".join(seated(name, who, speaker) for name, who in zip(names, saved.players, strict=False))
    when = saved.changed.strftime(WHEN)
    title = find_game(saved.game).title
    if saved.turn is None:
        return speaker.message("unfinished-unread", title=title, players=players, actions=saved.actions, when=when)
    return speaker.message("unfinished", title=title, players=players, turn=saved.turn, when=when)


def ask_for_game() -> NewGame:
    """Ask what to play; Enter takes the default in brackets."""
    screen, speaker = Screen(), shell_speaker()
    screen.say("Beltane", "strong")
    names = game_names()
    titles = [find_game(name).title for name in names]
    asked = speaker.message("menu-game")
    game = find_game(names[_choose(screen, asked, titles, names.index(smallest_first(names)[0]), _numbered(titles))])
    seats = _number(screen, _players_prompt(game, speaker), game.seats, max(DEFAULT_PLAYERS, game.seats[0]))
    humans = _number(screen, speaker.message("menu-humans"), range(1, seats + 1), 1) if seats > 1 else 1
    level = _choose_level(screen, speaker, game) if humans < seats else DEFAULT_BOT
    players = (*[HUMAN] * humans, *[level] * (seats - humans))
    return NewGame(game.name, players, humans == seats and _wants_unlimited_undo(screen))


def _choose_level(screen: Screen, speaker: Speaker, game: AnyGame) -> str:
    """Ask for the bots' level, which can be typed by its translated name or its own."""
    kinds, levels = all_kinds(), levels_of(game)
    names = [speaker.message(f"bots-name-{level}") for level in levels]
    described = [f"{name}: {kinds[level].about(speaker)}" for name, level in zip(names, levels, strict=True)]
    words = {**_numbered(levels), **_numbered(names)}
    return levels[_choose(screen, speaker.message("menu-level"), described, levels.index(DEFAULT_BOT), words)]


def _wants_unlimited_undo(screen: Screen) -> bool:
    speaker = shell_speaker()
    screen.say(speaker.message("ask-unlimited-undo"))
    while typed := screen.ask(speaker.message("yes-or-no")).lower():
        if speaker.message("answer-yes").startswith(typed):
            return True
        if speaker.message("answer-no").startswith(typed):
            return False
        screen.complain(speaker.message("type-yes-or-no"))
    return False


def _numbered(names: Sequence[str]) -> dict[str, int]:
    """The names, in lower case, that can be typed instead of their numbers."""
    return {name.lower(): number for number, name in enumerate(names, start=1)}


def _players_prompt(game: AnyGame, speaker: Speaker) -> str:
    key = "menu-players-or-alone" if game.seats[0] == 1 else "menu-players"
    return speaker.message(key, least=game.seats[0], most=game.seats[-1])


def _choose(screen: Screen, prompt: str, labels: Sequence[str], default: int, words: Mapping[str, int]) -> int:
    """Let the player choose one of several labels, by number or by a word; returns its index."""
    for number, label in enumerate(labels, start=1):
        screen.item(f"  {number}  ", label)
    return _number(screen, prompt, range(1, len(labels) + 1), default + 1, words) - 1


def _number(
    screen: Screen, prompt: str, allowed: Sequence[int], default: int, words: Mapping[str, int] | None = None
) -> int:
    """Ask until an allowed number is typed, or the beginning of a word that stands for one."""
    while True:
        typed = screen.ask(f"{prompt} [{default}]: ")
        if not typed:
            return default
        named = [number for word, number in (words or {}).items() if word.startswith(typed.lower())]
        number = named[0] if len(named) == 1 else whole_number(typed)
        if number is not None and number in allowed:
            return number
        values: dict[str, int] = {"first": allowed[0], "last": allowed[-1], "default": default}
        if words:
            complaint = shell("menu-type-number-or-word", words=Either(tuple(map(Verbatim, words))), **values)
        else:
            complaint = shell("menu-type-number", **values)
        screen.complain(complaint)
