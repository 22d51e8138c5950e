"""The contestants: Beltane's games and the other libraries, each with the program that plays it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Contestant:
    """A library and the program that plays it; without requirements it runs in the benchmark's own environment."""

    name: str
    program: tuple[str, ...]
    requirements: tuple[str, ...] = ()


BELTANE = "Beltane"
GAMES = ("meduris", "bonfire")
CONTESTANTS = (
    *(Contestant(f"{BELTANE} {game}", ("beltane_game", game)) for game in GAMES),
    Contestant("catanatron", ("catanatron_game",), ("catanatron==3.2.1",)),
    Contestant("OpenSpiel", ("openspiel_backgammon",), ("open_spiel==2.0.2",)),
    Contestant("Pgx", ("pgx_backgammon",), ("pgx==2.6.0", "jax==0.10.2")),
    Contestant("RLCard", ("rlcard_uno",), ("rlcard==1.2.0",)),
)
