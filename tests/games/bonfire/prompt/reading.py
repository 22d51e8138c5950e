"""Reading the prompt of a scenario: its choices by notation, and their descriptions in English."""

from __future__ import annotations

from functools import cache

from beltane.kernel.game import find_game, game_folder
from beltane.kernel.prompt import Choice, Prompt, Topic
from beltane.text import Speaker
from beltane.text.catalogue import SHELL, Catalogue
from tests.games.bonfire.scenario import Scenario


@cache
def speaker() -> Speaker:
    folder = game_folder("bonfire") / "text"
    files = [SHELL / "en.ftl", folder / "en.ftl", folder / "prompt.en.ftl"]
    catalogue = Catalogue("en", [file for file in files if file.exists()])
    colours = find_game("bonfire").colours
    return Speaker(catalogue, tuple(catalogue.word(colours.word(seat)) for seat in range(len(colours))))


def asked(game: Scenario) -> Prompt:
    return game.match.prompt(game.match.mover)


def question(game: Scenario) -> str:
    return speaker().question(asked(game))


def choice(game: Scenario, notation: str) -> Choice:
    return next(choice for choice in asked(game).choices if choice.notation == notation)


def choose(game: Scenario, notation: str) -> Scenario:
    game.match.play_all(choice(game, notation).actions)
    return game


def actions(game: Scenario, notation: str) -> list[str]:
    """The actions of a choice."""
    return [game.match.game.actions.notation(action) for action in choice(game, notation).actions]


def said(game: Scenario, notation: str) -> str:
    return speaker().details(choice(game, notation))


def label(game: Scenario, notation: str) -> str:
    return speaker().label(choice(game, notation))


def details(game: Scenario, notation: str, aspect: str = "") -> list[str]:
    return [speaker().say(d.phrase) for d in choice(game, notation).details if not aspect or d.aspect == aspect]


def usual(game: Scenario, verb: str = "") -> list[str]:
    return [c.notation for c in asked(game).choices if c.usual and c.notation.startswith(verb)]


def other(game: Scenario, verb: str = "") -> list[str]:
    return [c.notation for c in asked(game).choices if not c.usual and c.notation.startswith(verb)]


def explained(game: Scenario, kind: str, word: str) -> str:
    view = game.match.view(0)
    return " ".join(speaker().say(phrase) for phrase in game.match.game.explain(view, Topic(kind, word)))
