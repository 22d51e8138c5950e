"""Bonfire by Stefan Feld, for 1 to 4 players; a single player plays against the automaton Tom."""

from __future__ import annotations

from beltane.games.bonfire.components.tables import COMPONENTS
from beltane.games.bonfire.evaluation import EVALUATION
from beltane.games.bonfire.observation import OBSERVATION
from beltane.games.bonfire.prompt import explain, prompt
from beltane.games.bonfire.rules.actions import ACTIONS
from beltane.games.bonfire.rules.concealment import redeal
from beltane.games.bonfire.rules.decisions import legal, play
from beltane.games.bonfire.rules.events import EVENTS
from beltane.games.bonfire.rules.scoring import points_of, rank_of
from beltane.games.bonfire.rules.setup import FIRST_HANDICAP, HANDICAPS, deal, handicap_after
from beltane.games.bonfire.rules.state import Bonfire, Step, cities
from beltane.games.bonfire.rules.vocabulary import SEAT_COLOUR, Source
from beltane.games.bonfire.statistics import TALLIES
from beltane.games.bonfire.view import BonfireView, view
from beltane.kernel.dispatch import Rules
from beltane.kernel.game import Game, Option
from beltane.kernel.objective import Objective

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
    View=BonfireView,
    actions=ACTIONS,
    events=EVENTS,
    steps=Step,
    colours=SEAT_COLOUR,
    sources=Source,
    rules=Rules(
        deal=deal,
        legal=legal,
        play=play,
        points_of=points_of,
        rank_of=rank_of,
        contenders=cities,
        redeal=redeal,
    ),
    view=view,
    prompt=prompt,
    explain=explain,
    evaluation=EVALUATION,
    observation=OBSERVATION,
    # Whoever plays for points learns to make them together with the others; much of a city counts only at the end.
    objective=Objective(
        solo=(1.0, 1.0, 0.5),
        shaped=True,
        judged=True,
        shares=(1.0, 1.5, 0.75, 1.0),
        first_entropy=0.4,
        entropy_power=1.5,
        most_entropy_weight=0.1,
        entropy_step=1.2,
        entropy_apart=True,
        width=192,
    ),
    tallies=TALLIES,
    automaton="tom",
)
