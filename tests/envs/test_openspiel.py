"""The games in OpenSpiel: its authors' own suite, its algorithms, and what these do not check."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed; the extra `openspiel` has it")

from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts, random_agent  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from beltane.envs.openspiel_game import FACES, MOST_DECISIONS, MOST_LEAD, THROWS, BeltaneState  # noqa: E402
from beltane.envs.outcome import REWARDS  # noqa: E402
from beltane.kernel.batch import Batch  # noqa: E402
from beltane.kernel.errors import BadSetup, IllegalAction  # noqa: E402
from beltane.kernel.game import find_game, game_names  # noqa: E402
from beltane.kernel.match import Match  # noqa: E402
from beltane.kernel.records import to_bytes  # noqa: E402

TABLES = [(name, seats) for name in game_names() for seats in find_game(name).seats]


def load(name: str, seats: int, **parameters: str) -> Any:
    return pyspiel.load_game(f"beltane_{name}", {"seats": seats, **parameters})


def deal(game: Any, *throws: int) -> BeltaneState:
    state: BeltaneState = game.new_initial_state()
    for face in throws:
        state.apply_action(face)
    return state


def play_on(state: BeltaneState, decisions: float = float("inf"), seed: int = 1) -> BeltaneState:
    """Random actions to the end, or a number of them."""
    dice = np.random.default_rng(seed)
    while not state.is_terminal() and decisions > 0:
        state.apply_action(int(dice.choice(state.legal_actions())))
        decisions -= 1
    return state


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_makers_suite_finds_nothing_wrong(name: str, seats: int, reward: str) -> None:
    pyspiel.random_sim_test(load(name, seats, reward=reward), num_sims=1, serialize=True, verbose=False)


def test_parameters_can_be_written_in_the_name() -> None:
    meduris = pyspiel.load_game("beltane_meduris(seats=3,screens=open,reward=place)")
    assert (meduris.num_players(), meduris.max_utility()) == (3, 1)
    assert deal(meduris, 1, 2, 3).table.record.open_screens == 1
    alone = pyspiel.load_game("beltane_bonfire(seats=1,handicap=-3,first-game=yes)")
    assert alone.setup.options == {"handicap": "-3", "first-game": "yes"}
    assert pyspiel.load_game("beltane_bonfire").num_players() == 2


@pytest.mark.parametrize("parameters", ["seats=5", "reward=points", "screens=ajar"])
def test_a_game_cannot_be_loaded_with_what_it_does_not_have(parameters: str) -> None:
    with pytest.raises(BadSetup):
        pyspiel.load_game(f"beltane_meduris({parameters})")


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_state_is_the_match_of_the_seed_that_was_thrown(name: str, seats: int) -> None:
    state = play_on(deal(load(name, seats), 5, 0, 7))
    match = Match.new(name, seats=seats, seed=5 + 7 * FACES**2)
    for step in state.full_history()[THROWS:]:
        assert step.player == match.mover
        match.play(state.action_to_string(step.player, step.action))
    assert match.over
    assert to_bytes(match.state) == to_bytes(state.table.record)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_returns_are_the_outcome(name: str, seats: int) -> None:
    for face in range(3):
        by_lead = play_on(deal(load(name, seats), face, 0, 0))
        by_place = play_on(deal(load(name, seats, reward="place"), face, 0, 0))
        standings = Match.load(by_lead.table.save()).standings()
        for seat in range(seats):
            points, place = standings[seat].points, standings[seat].place
            rivals = [standing.points for standing in standings if standing.seat != seat]
            assert by_lead.returns()[seat] == points - max(rivals)
            assert by_place.returns()[seat] == pytest.approx(1 - 2 * (place - 1) / max(1, seats - 1))


def test_states_that_searches_take_for_one_have_the_same_choices() -> None:
    for face in range(4):
        state = deal(load("bonfire", 2), face, 0, 0)
        dice = np.random.default_rng(face)
        seen: dict[tuple[int, str], list[int]] = {}
        while not state.is_terminal():
            text, legal = state.observation_string(state.current_player()), state.legal_actions()
            assert seen.setdefault((state.current_player(), text), legal) == legal
            state.apply_action(int(dice.choice(legal)))


def test_different_throws_are_different_deals() -> None:
    deals = [deal(load("bonfire", 2), *throws) for throws in ((1, 0, 0), (0, 1, 0), (0, 0, 1))]
    assert len({to_bytes(state.table.record) for state in deals}) == 3
    assert len({str(state) for state in deals}) == 3


def test_chance_is_at_the_root_and_every_throw_equally_likely() -> None:
    state = load("meduris", 2).new_initial_state()
    for _ in range(THROWS):
        assert state.is_chance_node()
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        assert outcomes == tuple(range(FACES))
        assert sum(weights) == 1
        state.apply_action(outcomes[-1])
    assert not state.is_chance_node()


@pytest.mark.parametrize("name", game_names())
def test_every_seat_sees_the_games_observation_by_its_parts(name: str) -> None:
    game, layout = load(name, 2), find_game(name).observation.layout
    state = play_on(deal(game, 1, 2, 3), 30)
    observation = make_observation(game)
    for seat in range(2):
        row = np.zeros(layout.size, np.int16)
        find_game(name).observation.observe(state.table.record, seat, row)
        assert np.array_equal(state.observation_tensor(seat), row)
        observation.set_from(state, seat)
        for part in layout.slices:
            assert np.array_equal(observation.dict[part.name].ravel(), row[layout[part.name]])
            assert observation.dict[part.name].shape == part.shape


def test_only_what_a_seat_sees_now_can_be_observed() -> None:
    game = load("meduris", 2)
    assert make_observation(game, pyspiel.IIGObservationType(perfect_recall=True)) is None
    assert make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, public_info=False)) is None


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_state_dealt_anew_looks_the_same_to_its_seat_and_goes_on_otherwise(name: str, seats: int) -> None:
    state = play_on(deal(load(name, seats), 1, 2, 3), 25)
    before, seat = to_bytes(state.table.record), state.current_player()
    others = [state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(n, 0.0, 1.0)) for n in range(3)]
    for other in others:
        assert other.observation_string(seat) == state.observation_string(seat)
        assert (other.current_player(), other.legal_actions()) == (seat, state.legal_actions())
    assert to_bytes(state.table.record) == before
    assert len({before, *(to_bytes(other.table.record) for other in others)}) == 4
    assert len({str(each) for each in (state, *others)}) == 4


@pytest.mark.parametrize("concealed", [False, True])
@pytest.mark.parametrize("name", game_names())
def test_a_state_can_be_serialised_and_played_on(name: str, concealed: bool) -> None:
    game = load(name, 2, reward="place")
    state = play_on(deal(game, 1, 2, 3), 20)
    if concealed:
        state = state.resample_from_infostate(0, lambda: 0.5)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state)
    assert again.history() == state.history()
    assert play_on(again).returns() == play_on(state).returns()


def test_a_state_is_pickled_as_a_save_file() -> None:
    table = play_on(deal(load("meduris", 2), 1, 2, 3), 20).table
    match = Match.load(table.save())
    assert match.actions == table.actions
    assert table.save().splitlines()[1].encode() in pickle.dumps(table)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = deal(load("meduris", 2), 1, 2, 3)
    illegal = next(number for number in range(state.num_distinct_actions()) if number not in state.legal_actions())
    before = to_bytes(state.table.record)
    with pytest.raises(IllegalAction):
        state.apply_action(illegal)
    assert to_bytes(state.table.record) == before


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_games_stay_within_what_is_promised_of_them(name: str, seats: int) -> None:
    batch, decisions = Batch(find_game(name), seats, 256), 0
    batch.deal(np.arange(256))
    while not batch.over.all():
        batch.step(batch.choose_randomly())
        decisions += 1
    assert decisions < MOST_DECISIONS
    assert np.abs(batch.expected_leads()).max() / 100 < MOST_LEAD


class Lead:
    """An evaluator for OpenSpiel's searches that uses the game's own evaluation."""

    def evaluate(self, state: BeltaneState) -> Any:
        leads = np.zeros(state.num_players(), np.int64)
        state.table.game.evaluation.expected_leads(state.table.record, leads)
        return leads / 100

    def prior(self, state: BeltaneState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def search(kind: str, game: Any) -> Any:
    dice = np.random.RandomState(1)
    if kind == "mcts":
        return mcts.MCTSBot(game, 10.0, 8, Lead(), random_state=dice)
    return ismcts.ISMCTSBot(game, Lead(), 10.0, 8, random_state=dice, use_observation_string=True)


@pytest.mark.parametrize("kind", ["mcts", "ismcts"])
@pytest.mark.parametrize("name", game_names())
def test_the_makers_searches_play_a_game_to_its_end(name: str, kind: str) -> None:
    game = load(name, 2)
    state, bot, dice = deal(game, 1, 2, 3), search(kind, game), np.random.default_rng(1)
    while not state.is_terminal():
        searching = state.current_player() == 0
        state.apply_action(int(bot.step(state) if searching else dice.choice(state.legal_actions())))
    assert sum(state.returns()) == 0


def test_the_makers_searches_play_with_random_play_to_the_end() -> None:
    game = load("bonfire", 1)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 10.0, 4, use_observation_string=True)
    state = play_on(deal(game, 1, 2, 3), 10)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_makers_environment_plays_a_game_to_its_end(name: str, seats: int) -> None:
    env = rl_environment.Environment(load(name, seats))
    env.seed(1)
    # OpenSpiel's agents draw from NumPy's global generator.
    np.random.seed(3)
    agents = [random_agent.RandomAgent(seat, env.action_spec()["num_actions"]) for seat in range(seats)]
    step = env.reset()
    while not step.last():
        assert len(step.observations["info_state"][0]) == find_game(name).observation.layout.size
        step = env.step([agents[step.observations["current_player"]].step(step).action])
    assert step.rewards == env.get_state.returns()
    assert any(step.rewards)
