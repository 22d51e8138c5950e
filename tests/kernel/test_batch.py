"""Many games side by side equal the games played one by one."""

from __future__ import annotations

import numpy as np
import pytest

from beltane.kernel.batch import MIN_SLICE, Batch, next_seed
from beltane.kernel.decisions import OVER
from beltane.kernel.errors import BadSetup, IllegalAction
from beltane.kernel.game import find_game, game_names
from beltane.kernel.match import Match
from beltane.kernel.random import LARGEST_SEED
from beltane.kernel.records import to_bytes

TABLES = [(name, seats) for name in game_names() for seats in find_game(name).seats]


def new_batch(name: str, seats: int, games: int, cores: int = 1, *, skip_forced: bool = False) -> Batch:
    batch = Batch(find_game(name), seats, games, cores=cores, skip_forced=skip_forced)
    batch.deal(np.arange(games))
    return batch


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_each_row_is_a_game_as_one_plays_it_alone(name: str, seats: int) -> None:
    batch = new_batch(name, seats, 5)
    matches = [Match.new(name, seats=seats, seed=seed) for seed in range(5)]
    seen = np.zeros(batch.observations.shape[1], np.int16)
    while not batch.over.all():
        for row, match in enumerate(matches):
            assert to_bytes(batch.states[row]) == to_bytes(match.state)
            legal = match.legal_numbers()
            assert batch.choices[row, : batch.counts[row]].tolist() == legal
            assert np.flatnonzero(batch.masks[row]).tolist() == legal
            assert batch.movers[row] == (OVER if match.mover is None else match.mover)
            seen[:] = 0
            if match.mover is not None:
                batch.game.observation.observe(match.state, match.mover, seen)
            assert np.array_equal(batch.observations[row], seen)
        actions = batch.choose_randomly()
        batch.step(actions)
        for match, action in zip(matches, actions, strict=True):
            if not match.over:
                match.play(int(action))
    points, places = batch.standings()
    for row, match in enumerate(matches):
        standings = [standing for standing in match.standings() if standing.seat is not None]
        assert points[row].tolist() == [standing.points for standing in standings]
        assert places[row].tolist() == [standing.place for standing in standings]


def play_what_is_forced(match: Match) -> int:
    """Play forced actions; returns how many there were."""
    forced = 0
    while not match.over and len(match.legal_numbers()) == 1:
        match.play(match.legal_numbers()[0])
        forced += 1
    return forced


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_is_forced_can_be_played_at_once(name: str, seats: int) -> None:
    """The chosen actions, with the forced ones in between, make the same game as without skipping."""
    batch = new_batch(name, seats, 3, skip_forced=True)
    matches = [Match.new(name, seats=seats, seed=seed) for seed in range(3)]
    forced = sum(play_what_is_forced(match) for match in matches)
    while not batch.over.all():
        assert (batch.counts[~batch.over] > 1).all()
        actions = batch.choose_randomly()
        batch.step(actions)
        for row, match in enumerate(matches):
            if not match.over:
                match.play(int(actions[row]))
                forced += play_what_is_forced(match)
            assert to_bytes(batch.states[row]) == to_bytes(match.state)
            assert np.flatnonzero(batch.masks[row]).tolist() == match.legal_numbers()
            assert batch.choices[row, : batch.counts[row]].tolist() == match.legal_numbers()
    assert all(match.over for match in matches)
    assert forced > 0


def play_on(batch: Batch, steps: int) -> None:
    for _ in range(steps):
        batch.step(batch.choose_randomly())


@pytest.mark.parametrize("name", game_names())
def test_cores_change_nothing(name: str) -> None:
    alone, shared = (new_batch(name, 2, 3 * MIN_SLICE + 5, cores) for cores in (1, 2))
    for batch in (alone, shared):
        play_on(batch, 30)
    assert alone.states.tobytes() == shared.states.tobytes()
    assert np.array_equal(alone.observations, shared.observations)
    assert np.array_equal(alone.expected_leads(), shared.expected_leads())
    for batch in (alone, shared):
        batch.play_randomly(30, redeal=True)
    assert alone.states.tobytes() == shared.states.tobytes()
    assert np.array_equal(alone.observations, shared.observations)
    shared.close()


def test_games_can_be_dealt_anew_while_others_go_on() -> None:
    batch = new_batch("meduris", 3, 6)
    play_on(batch, 25)
    before = batch.states.copy()
    batch.deal(np.array([100, 200]), where=np.array([1, 4]))
    fresh = new_batch("meduris", 3, 1)
    fresh.deal(np.array([200]))
    for row in (0, 2, 3, 5):
        assert to_bytes(batch.states[row]) == to_bytes(before[row])
    assert to_bytes(batch.states[4]) == to_bytes(fresh.states[0])
    assert np.array_equal(batch.masks[4], fresh.masks[0])
    assert batch.masks.sum(1).tolist() == batch.counts.tolist()


def test_games_that_have_ended_are_dealt_anew_from_the_seeds_of_their_rows() -> None:
    batch = new_batch("meduris", 2, 3)
    while not batch.over.any():
        play_on(batch, 1)
    ended = np.flatnonzero(batch.over)
    others = np.flatnonzero(~batch.over)
    before = batch.states.copy()
    assert np.array_equal(batch.deal_ended(), ended)
    assert batch.seeds.tolist() == [row + 3 if row in ended else row for row in range(3)]
    for row in ended:
        fresh = Match.new("meduris", seats=2, seed=int(row) + 3)
        assert to_bytes(batch.states[row]) == to_bytes(fresh.state)
    for row in others:
        assert to_bytes(batch.states[row]) == to_bytes(before[row])
    assert len(batch.deal_ended()) == 0


def test_the_largest_seed_is_followed_by_small_ones() -> None:
    assert next_seed(LARGEST_SEED, 2) == 1
    assert next_seed(np.array([LARGEST_SEED, 5]), 2).tolist() == [1, 7]


@pytest.mark.parametrize("redeal", [False, True])
@pytest.mark.parametrize("at_once", [1000, 3])
def test_random_play_is_random_choices_played(redeal: bool, at_once: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether all steps are played at once, or a few at a time."""
    monkeypatch.setattr("beltane.kernel.batch.STEPS_AT_ONCE", at_once * 4)
    one, other = (new_batch("meduris", 2, 4) for _ in range(2))
    for steps in (1, 60, 200):
        one.play_randomly(steps, redeal=redeal)
        for _ in range(steps):
            play_on(other, 1)
            if redeal:
                other.deal_ended()
    assert one.states.tobytes() == other.states.tobytes()
    assert np.array_equal(one.observations, other.observations)
    assert np.array_equal(one.masks, other.masks)
    assert one.over.any() != redeal
    assert (one.seeds > 3).any() == redeal


@pytest.mark.parametrize("name", game_names())
def test_masks_and_observations_can_be_left_out(name: str) -> None:
    game = find_game(name)
    full, bare = Batch(game, 2, 3), Batch(game, 2, 3, masks=False, observations=False)
    for batch in (full, bare):
        batch.deal(np.arange(3))
        play_on(batch, 40)
    assert (bare.masks.shape, bare.observations.shape) == ((3, 0), (3, 0))
    assert bare.states.tobytes() == full.states.tobytes()
    assert np.array_equal(bare.choices, full.choices)
    wrong = bare.choose_randomly()
    wrong[1] = np.flatnonzero(full.masks[1] == 0)[0]
    with pytest.raises(IllegalAction, match="row 1 of the batch"):
        bare.step(wrong)
    assert bare.states.tobytes() == full.states.tobytes()


def test_actions_may_come_in_any_array() -> None:
    """Read-only, of another width, or with gaps in memory."""
    one, other = (new_batch("meduris", 2, 4) for _ in range(2))
    for given in (np.int32, np.int64, np.uint8):
        actions = np.repeat(one.choose_randomly().astype(given), 2)[::2]
        actions.flags.writeable = False
        one.step(actions)
        other.step(other.choose_randomly())
    assert one.states.tobytes() == other.states.tobytes()


def test_some_games_can_wait_for_the_others() -> None:
    batch = new_batch("bonfire", 2, 6)
    before = batch.states.copy()
    marked = np.array([True, False, True, False, False, True])
    batch.step(np.where(marked, batch.choose_randomly(), -1), where=marked)
    moved = [to_bytes(batch.states[row]) != to_bytes(before[row]) for row in range(6)]
    assert moved == marked.tolist()


@pytest.mark.parametrize("wrong", [-1, 10**6, None])
def test_an_illegal_action_is_named_and_nothing_is_played(wrong: int | None) -> None:
    batch = new_batch("bonfire", 2, 4)
    actions = batch.choose_randomly()
    actions[2] = np.flatnonzero(batch.masks[2] == 0)[0] if wrong is None else wrong
    before = batch.states.tobytes()
    with pytest.raises(IllegalAction) as error:
        batch.step(actions)
    assert error.value.code == "illegal-in-batch"
    assert str(error.value).startswith(f"In row 2 of the batch, action {actions[2]} is not legal")
    assert batch.states.tobytes() == before


def test_legal_actions_need_no_check() -> None:
    """The same is played, with the same outcome; nobody looks whether it is legal."""
    one, other = (new_batch("meduris", 2, 4) for _ in range(2))
    for _ in range(20):
        one.step(one.choose_randomly(), check=False)
        other.step(other.choose_randomly())
    assert one.states.tobytes() == other.states.tobytes()
    one.masks[:] = 0
    chosen = one.choose_randomly()
    with pytest.raises(IllegalAction):
        one.step(chosen)
    one.step(chosen, check=False)
    assert one.states.tobytes() != other.states.tobytes()


def test_no_steps_at_all_change_nothing() -> None:
    batch = new_batch("meduris", 2, 4)
    before = batch.states.tobytes()
    for steps in (0, -1):
        batch.play_randomly(steps)
        batch.play_randomly(steps, redeal=True)
    assert batch.states.tobytes() == before


def test_a_batch_is_set_up_as_a_match_is() -> None:
    with pytest.raises(BadSetup):
        Batch(find_game("meduris"), 5, 1)
    opened = Batch(find_game("meduris"), 2, 1, options={"screens": "open"})
    opened.deal(np.array([1]))
    assert to_bytes(opened.states[0]) == to_bytes(
        Match.new("meduris", seats=2, seed=1, options={"screens": "open"}).state
    )
    with pytest.raises(ValueError, match="2 seeds for 1 games"):
        opened.deal(np.array([1, 2]))


def test_rows_and_marks_have_to_fit() -> None:
    """Compiled code would write wherever it is told to."""
    batch = Batch(find_game("meduris"), 2, 3)
    batch.deal(np.arange(3))
    before = batch.states.tobytes()
    with pytest.raises(ValueError, match="2 marks for 3 games"):
        batch.step(batch.choose_randomly(), where=np.array([0, 1]))
    for rows in ([3], [-1], [0, 0]):
        for asked in (batch.standings, batch.expected_leads, lambda where: batch.deal(np.arange(len(where)), where)):
            with pytest.raises(IndexError, match="from 0 to 2"):
                asked(np.array(rows))
    assert batch.states.tobytes() == before
