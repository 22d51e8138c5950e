"""Meduris by Stefan Dorra and Ralf zur Linde, for 2 to 4 players."""

from __future__ import annotations

from pathlib import Path

from beltane.games.meduris.components.tables import COMPONENTS
from beltane.games.meduris.evaluation import ADVICE
from beltane.games.meduris.prompt import PRESENTATION
from beltane.games.meduris.rules.actions import ACTIONS
from beltane.games.meduris.rules.events import EVENTS
from beltane.games.meduris.rules.scoring import standings
from beltane.games.meduris.rules.setup import deal
from beltane.games.meduris.rules.state import Meduris, Step
from beltane.games.meduris.rules.turn import legal, play
from beltane.games.meduris.rules.vocabulary import Colour
from beltane.games.meduris.statistics import STATISTICS
from beltane.games.meduris.view import conceal, view
from beltane.kernel.game import Game, Option
from beltane.text.catalogue import read_messages

__all__ = ["GAME"]

GAME = Game(
    name="meduris",
    title="Meduris",
    seats=(2, 3, 4),
    options=(Option("screens", ("closed", "open")),),
    rules_version=1,
    edition=COMPONENTS.edition,
    State=Meduris,
    actions=ACTIONS,
    events=EVENTS,
    steps=tuple(step.name.lower() for step in Step),
    messages=read_messages(Path(__file__).parent / "text" / "en.toml"),
    seat_words=tuple(colour.name.capitalize() for colour in Colour),
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
