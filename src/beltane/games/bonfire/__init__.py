"""Bonfire by Stefan Feld, for 1 to 4 players, alone against the automaton Tom."""

from __future__ import annotations

from pathlib import Path

from beltane.games.bonfire.components.tables import COMPONENTS
from beltane.games.bonfire.evaluation import ADVICE
from beltane.games.bonfire.prompt import PRESENTATION
from beltane.games.bonfire.rules.actions import ACTIONS
from beltane.games.bonfire.rules.choices import legal
from beltane.games.bonfire.rules.concealment import conceal
from beltane.games.bonfire.rules.events import EVENTS
from beltane.games.bonfire.rules.scoring import standings
from beltane.games.bonfire.rules.setup import FIRST_HANDICAP, HANDICAPS, deal, handicap_after
from beltane.games.bonfire.rules.state import Bonfire, Step
from beltane.games.bonfire.rules.turn import play
from beltane.games.bonfire.rules.vocabulary import SeatColour
from beltane.games.bonfire.statistics import STATISTICS
from beltane.games.bonfire.view import view
from beltane.kernel.game import Game, Option
from beltane.text.catalogue import read_messages

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
    messages=read_messages(Path(__file__).parent / "text" / "en.toml"),
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
