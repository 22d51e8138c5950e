"""Self-play: the record of games equals what happened in them."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
import torch

from beltane.kernel.batch import Batch
from beltane.kernel.errors import BeltaneError
from beltane.kernel.game import find_game
from beltane.learning.network import LEAD, LEAD_SCALE, POINTS, POINTS_SCALE, WIN
from beltane.learning.pool import Pool
from beltane.learning.run import Run, new_run
from beltane.learning.self_play import leads_of, pack, shares, unpack
from beltane.learning.settings import settings_for
from beltane.learning.tables import Tables

SMALL = replace(settings_for("meduris", "cpu", 7), games=24, steps=160, width=32, hidden=(16,), rival_share=0.5)


@pytest.fixture(scope="module")
def run() -> Run:
    return new_run(SMALL)


def play_to_the_end(tables: Tables, limit: int = 2000) -> None:
    for _ in range(limit):
        if not (tables.movers >= 0).any():
            return
        tables.step(torch.as_tensor(tables.batch.choose_randomly()))
    raise AssertionError("games go on for ever")


@pytest.mark.parametrize(("game", "judged"), [("meduris", False), ("meduris", True), ("bonfire", True)])
def test_outcomes_are_the_final_leads_and_who_won(game: str, judged: bool) -> None:
    settings = replace(settings_for(game, "cpu", 7), games=64, steps=1, width=8, hidden=(), judged=judged)
    played = new_run(settings).played
    for tables in played.tables:
        play_to_the_end(tables)
    played.count()
    found = played._outcomes()
    assert not found[~played.sits].any()
    for tables, place in zip(played.tables, played.places, strict=True):
        outcomes, seats = found[place], tables.seats
        leads, places = tables.batch.expected_leads() / 100, tables.batch.standings()[1]
        assert np.allclose(outcomes[:, :seats, LEAD].numpy() * LEAD_SCALE, leads, atol=1e-4)
        assert torch.allclose(outcomes[:, :, WIN].sum(1), torch.ones(len(tables)))
        assert ((outcomes[:, :seats, WIN].numpy() > 0) == (places == 1)).all()
        if seats == 1:
            assert torch.equal(outcomes[:, 1, LEAD], -outcomes[:, 0, LEAD])


def test_decisions_without_a_choice_are_played_at_once() -> None:
    tables = Tables(find_game("meduris"), 3, 32, "cpu")
    tables.deal(torch.arange(32))
    forced = Batch(find_game("meduris"), 3, 32)
    forced.deal(np.arange(32))
    met = 0
    for _ in range(60):
        assert not ((tables.batch.counts == 1) & ~tables.batch.over).any()
        met += int((forced.counts == 1).sum())
        tables.step(torch.as_tensor(tables.batch.choose_randomly()))
        forced.step(forced.choose_randomly())
    assert met > 0


def test_the_lead_is_over_the_best_rival() -> None:
    points = torch.tensor([[5.0, 3.0, 9.0, 0.0], [4.0, 4.0, 1.0, 0.0], [7.0, 0.0, 0.0, 0.0]])
    sits = torch.arange(4) < torch.tensor([[3], [3], [2]])
    assert leads_of(points, sits).tolist() == [[-4.0, -6.0, 4.0, 0.0], [0.0, 0.0, -3.0, 0.0], [7.0, -7.0, 0.0, 0.0]]


def test_the_present_lead_can_be_the_one_that_is_expected() -> None:
    run = new_run(replace(SMALL, judged=True))
    made, _ = run.played.play(run.parameters, None)
    apart = 0
    for tables, place in zip(run.played.tables, run.played.places, strict=True):
        expected = torch.as_tensor(tables.batch.expected_leads()) / 100
        assert torch.allclose(LEAD_SCALE * run.played.leads[place, : tables.seats], expected.float(), atol=1e-4)
        assert not run.played.leads[place, tables.seats :].any()
        apart += int((expected != leads_of(run.played.points, run.played.sits)[place, : tables.seats]).sum())
    assert apart > 0
    # What is recorded before a decision is what was known then.
    assert torch.equal(new_run(replace(SMALL, judged=True)).played.leads, made.leads[0])


def test_games_are_shared_out_as_asked() -> None:
    bonfire = find_game("bonfire")
    assert shares(bonfire, 262_144) == [(seats, 65_536) for seats in (1, 2, 3, 4)]
    assert shares(bonfire, 100, (2.0, 2.0, 1.0, 0.0)) == [(1, 40), (2, 40), (3, 20), (4, 1)]


def test_masks_are_packed_and_unpacked() -> None:
    masks = torch.rand((5, 7, 19), generator=torch.Generator().manual_seed(1)) < 0.5
    assert torch.equal(unpack(pack(masks), 19), masks)
    assert pack(masks).shape == (5, 7, 3)


def sums(made: Any, channel: int) -> Any:
    return made.rewards[..., channel].sum(0)


def test_what_is_written_down_is_what_was_played(run: Run) -> None:
    """Every game is replayed from its record."""
    made, tally = run.played.play(run.parameters, None)
    assert (made.movers[0] >= 0).all()
    assert tally.decisions == int((made.movers >= 0).sum())
    assert made.over.any()
    again = new_run(SMALL)
    for step in range(SMALL.steps):
        for tables, place in zip(again.played.tables, again.played.places, strict=True):
            going_on = tables.movers >= 0
            expected = made.movers[step, place]
            compared = going_on & (expected >= 0) & (made.over[:step, place].sum(0) == 0)
            assert torch.equal(tables.movers[compared], expected[compared])
            assert torch.equal(tables.observations[compared], made.observations[step, place][compared])
            shown = unpack(made.masks[step, place], tables.masks.shape[1])
            assert torch.equal(tables.masks.bool()[compared], shown[compared])
            first = torch.as_tensor(tables.batch.choices)[:, 0].long()
            actions = torch.where(compared, made.actions[step, place], first)
            tables.step(actions)


def test_rewards_add_up_to_points_and_leads() -> None:
    run = new_run(SMALL)
    started = run.played.points.clone()
    made, _ = run.played.play(run.parameters, None)
    for game in torch.nonzero(made.over.sum(0) == 1)[:, 0].tolist():
        end = int(torch.nonzero(made.over[:, game])[0])
        points = started[game] + POINTS_SCALE * made.rewards[: end + 1, game, :, POINTS].sum(0)
        seats = int(run.played.sits[game].sum())
        lead = LEAD_SCALE * made.rewards[end, game, :seats, LEAD]
        assert torch.allclose(lead, leads_of(points[None], run.played.sits[game, None])[0, :seats], atol=1e-3)


def test_nothing_is_learned_from_what_a_rival_decides() -> None:
    run = new_run(SMALL)
    made, _ = run.played.play(run.parameters, run.parameters)
    rivals = run.played.rival_seats
    assert (rivals >= 0).sum() == SMALL.games // 2
    theirs = made.movers == torch.where(rivals < 0, -5, rivals)
    assert torch.equal(made.learns, (made.movers >= 0) & ~theirs)
    assert theirs.any()


def test_draws_follow_the_policy_and_are_never_illegal(run: Run) -> None:
    policy = torch.tensor([0.1, 0.2, 0.0, 0.7])
    masks = torch.tensor([True, True, False, True]).expand(20_000, 4)
    logits = torch.tensor([0.1, 0.2, 1e6, 0.7]).log().expand(20_000, 4)
    drawn = run.played._sample(logits, masks)
    assert torch.allclose(drawn.bincount(minlength=4) / len(drawn), policy, atol=0.02)
    broken = torch.full((20_000, 4), torch.nan)
    assert masks[0][run.played._sample(broken, masks)].all()
    run.played._check_draws()


def test_learning_fails_where_an_illegal_action_would_be_drawn() -> None:
    run = new_run(SMALL)
    masks = torch.tensor([[False, False, True], [False, False, False]])
    # Nothing is allowed in a game that has ended; but where something is, it has to be possible.
    assert run.played._sample(torch.full((2, 3), -torch.inf), masks)[0] == 2
    with pytest.raises(BeltaneError, match=r"illegal actions were drawn \(1\)"):
        run.played.play(run.parameters, None)


def test_games_are_brought_apart() -> None:
    run = new_run(replace(SMALL, staggered=300))
    together = new_run(SMALL)
    for apart, close in zip(run.played.tables, together.played.tables, strict=True):
        assert len(set(apart.batch.states["turn"].tolist())) > len(set(close.batch.states["turn"].tolist()))
        assert not apart.batch.over.any()
        points, _ = apart.standings()
        place = run.played.places[run.played.tables.index(apart)]
        assert torch.equal(run.played.points[place, : apart.seats], points)


def test_earlier_selves_are_spread_over_all_that_was_learned() -> None:
    pool = Pool(most=4, interval=1)
    assert pool.draw(torch.Generator()) is None
    for rounds in range(1, 33):
        pool.consider({"weight": torch.tensor(float(rounds))}, rounds)
    kept = [float(member["weight"]) for member in pool.members]
    assert len(kept) <= 4
    assert kept == sorted(kept)
    assert {later - earlier for earlier, later in pairwise(kept)} == {pool.interval}


def test_what_a_run_began_with_is_played_against_as_often_as_all_others_together() -> None:
    dice = torch.Generator().manual_seed(1)
    pool = Pool(most=4, interval=1, first={"weight": torch.tensor(-1.0)})
    assert pool.draw(dice) is pool.first
    for rounds in range(1, 33):
        pool.consider({"weight": torch.tensor(float(rounds))}, rounds)
    drawn = [pool.draw(dice) for _ in range(400)]
    assert 160 <= sum(one is pool.first for one in drawn) <= 240
    assert {id(one) for one in drawn} == {id(one) for one in (pool.first, *pool.members)}
