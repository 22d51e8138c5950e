"""Writes a whole game of Meduris for the browser tests to replay: web/tests/fixtures/meduris-game.json.

A bot plays all seats, and now and then something else than it would choose. The game is written as a save without its
actions, and beside it the actions, as numbers and in notation; every kind of action occurs. The result is always the
same.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

from beltane.cli.play.table import Table
from beltane.kernel.match import Match
from tools.browser.playing import FIXTURES, to_be_played

FILE = FIXTURES / "meduris-game.json"
BOT = "greedy"
SEATS = 2
STRAY = 0.12
"""Probability of playing something else than the bot would choose."""
OFFERS = ("nothing", "three", "both", "chip")
MOST_SEEDS = 12


def files() -> dict[Path, str]:
    """The file with its text."""
    return {FILE: json.dumps(to_be_played(_shortest()), separators=(",", ":")) + "\n"}


def _shortest() -> Match:
    """The shortest of several games that have every kind of action."""
    played = (_play(seed) for seed in range(MOST_SEEDS))
    return min((match for match in played if _kinds(match) == _all_kinds(match)), key=lambda match: len(match.actions))


def _play(seed: int) -> Match:
    match = Match.new("meduris", seats=SEATS, seed=seed)
    match.players = (BOT,) * SEATS
    table = Table(match)
    chance = random.Random(seed)
    while not match.over:
        if chance.random() < STRAY:
            table.play([chance.choice(match.legal_numbers())])
        else:
            table.let_bot_play()
    return match


def _kinds(match: Match) -> set[str]:
    """The kinds of actions in a game: their verbs, with each kind of offering and refusal counted separately."""
    return {_kind(match.game.actions.notation(number)) for number in match.actions}


def _all_kinds(match: Match) -> set[str]:
    verbs = {verb.word for verb in match.game.actions.verbs} - {"offer"}
    return verbs | {f"offer {word}" for word in (*OFFERS, "one")} | {"take nothing"}


def _kind(notation: str) -> str:
    verb, _, rest = notation.partition(" ")
    if verb == "offer":
        return f"offer {rest if rest in OFFERS else 'one'}"
    return notation if notation == "take nothing" else verb
