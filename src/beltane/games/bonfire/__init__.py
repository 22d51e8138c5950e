"""Bonfire by Stefan Feld, for 1 to 4 players, alone against the automaton Tom."""

from __future__ import annotations

from pathlib import Path

from beltane.games.bonfire.actions import ACTIONS
from beltane.games.bonfire.advice import ADVICE
from beltane.games.bonfire.choices import legal
from beltane.games.bonfire.components import COMPONENTS
from beltane.games.bonfire.concealment import conceal
from beltane.games.bonfire.events import EVENTS
from beltane.games.bonfire.scoring import standings
from beltane.games.bonfire.setup import FIRST_HANDICAP, HANDICAPS, deal, handicap_after
from beltane.games.bonfire.state import Bonfire, Step
from beltane.games.bonfire.statistics import STATISTICS
from beltane.games.bonfire.telling import PRESENTATION
from beltane.games.bonfire.turn import play
from beltane.games.bonfire.view import view
from beltane.games.bonfire.vocabulary import SeatColour
from beltane.kernel.game import Game, Option
from beltane.kernel.messages import read_messages

__all__ = ["FIRST_HANDICAP", "GAME", "handicap_after"]

GAME = Game(
    name="bonfire",
    title="Bonfire",
    seats=(1, 2, 3, 4),
    options=(
        Option("first-game", ("no", "yes")),
        Option("handicap", tuple(str(number) for number in HANDICAPS), seats=(1,)),
    ),
    rules_version=1,
    edition=COMPONENTS.edition,
    State=Bonfire,
    actions=ACTIONS,
    events=EVENTS,
    steps=tuple(step.name.lower() for step in Step),
    messages=read_messages(Path(__file__).parent / "messages" / "en.toml"),
    seat_words=tuple(colour.name.capitalize() for colour in SeatColour),
    deal=deal,
    legal=legal,
    play=play,
    standings=standings,
    conceal=conceal,
    advice=ADVICE,
    view=view,
    statistics=STATISTICS,
    presentation=PRESENTATION,
)
