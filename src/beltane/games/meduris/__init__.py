"""Meduris by Stefan Dorra and Ralf zur Linde, for 2 to 4 players."""

from __future__ import annotations

from beltane.games.meduris.components.tables import COMPONENTS
from beltane.games.meduris.evaluation import EVALUATION
from beltane.games.meduris.observation import OBSERVATION
from beltane.games.meduris.prompt import explain, prompt
from beltane.games.meduris.rules.actions import ACTIONS
from beltane.games.meduris.rules.events import EVENTS
from beltane.games.meduris.rules.scoring import points_of, rank_of
from beltane.games.meduris.rules.setup import deal
from beltane.games.meduris.rules.state import Meduris, Step
from beltane.games.meduris.rules.turn import legal, play
from beltane.games.meduris.rules.vocabulary import COLOUR, Source
from beltane.games.meduris.statistics import TALLIES
from beltane.games.meduris.view import MedurisView, view
from beltane.kernel.dispatch import Rules
from beltane.kernel.game import Game, Option

__all__ = ["GAME"]

GAME = Game(
    name="meduris",
    title="Meduris",
    seats=(2, 3, 4),
    options=(Option("screens", ("closed", "open")),),
    rules_version=1,
    edition=COMPONENTS.edition,
    State=Meduris,
    View=MedurisView,
    actions=ACTIONS,
    events=EVENTS,
    steps=Step,
    colours=COLOUR,
    sources=Source,
    rules=Rules(deal=deal, legal=legal, play=play, points_of=points_of, rank_of=rank_of),
    view=view,
    prompt=prompt,
    explain=explain,
    evaluation=EVALUATION,
    observation=OBSERVATION,
    tallies=TALLIES,
)
