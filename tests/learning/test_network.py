"""The network: how observations are read, and the file that playing needs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
import torch

from beltane.bots.network import read_network
from beltane.bots.network.evaluation import evaluate_position, new_workspace, read_values, write_policy
from beltane.kernel.batch import Batch
from beltane.kernel.digests import actions_digest, observation_digest
from beltane.kernel.dispatch import MOST_SEATS
from beltane.kernel.game import AnyGame, find_game
from beltane.learning.export import export
from beltane.learning.network import (
    LEAD,
    LEAD_SCALE,
    WIN,
    Parameters,
    Reader,
    new_parameters,
    predict,
    usual_rows,
)
from beltane.learning.usual import usual_numbers

CLOSE = 1e-4
MEDURIS = find_game("meduris")
USUAL = usual_numbers(MEDURIS, "cpu")


def positions(game: AnyGame, seats: int = 3, steps: int = 60) -> npt.NDArray[np.int16]:
    """Observations in the middle of some random games."""
    batch = Batch(game, seats, 40, reckoned=True)
    batch.deal(np.arange(40))
    for _ in range(steps):
        batch.step(batch.choose_randomly())
    return batch.observations


SEEN = positions(MEDURIS)


def network(game: AnyGame, usual: npt.NDArray[Any]) -> tuple[Parameters, Reader]:
    """A network with values in every row, except those of the most frequent cases."""
    inputs = game.observation.full.inputs()
    dice = torch.Generator().manual_seed(3)
    parameters = new_parameters(inputs, len(game.actions), 32, (24, 16), "cpu", dice)
    with torch.no_grad():
        for value in parameters.values():
            value.copy_((value + 0.1 * torch.randn(value.shape, generator=dice)).half().float())
        parameters["input_rows"][torch.as_tensor(usual_rows(inputs, usual))] = 0.0
    return parameters, Reader(inputs, usual, "cpu")


PARAMETERS, READER = network(MEDURIS, USUAL)


def test_rows_added_up_are_rows_multiplied_by_zeros_and_ones() -> None:
    seen = torch.as_tensor(SEEN)
    summed = predict(PARAMETERS, READER, seen)
    READER.dense = True
    multiplied = predict(PARAMETERS, READER, seen)
    READER.dense = False
    assert torch.allclose(summed.logits, multiplied.logits, atol=CLOSE)
    assert torch.allclose(summed.values, multiplied.values, atol=CLOSE)


def in_numpy(arrays: Any, seen: npt.NDArray[np.int16]) -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
    """Policy and values of one observation computed from a network's file, number by number."""
    layer = arrays["input_bias"].astype(np.float64)
    for number, value in enumerate(seen.tolist()):
        first, cases = int(arrays["offset"][number]), int(arrays["categories"][number])
        if cases == 0:
            layer += value * float(arrays["scale"][number]) * arrays["input_rows"][first].astype(np.float64)
        else:
            layer += arrays["input_rows"][first + min(max(value + 1, 0), cases - 1)]
    layer = np.maximum(layer, 0)
    number = 0
    while f"hidden_{number}_weight" in arrays:
        weight = arrays[f"hidden_{number}_weight"].astype(np.float64)
        layer = np.maximum(weight @ layer + arrays[f"hidden_{number}_bias"], 0)
        number += 1
    policy, values = (arrays[f"{head}_weight"].astype(np.float64) @ layer for head in ("policy", "value"))
    return policy + arrays["policy_bias"], values + arrays["value_bias"]


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    written = tmp_path_factory.mktemp("network") / "network.npz"
    export(written, PARAMETERS, MEDURIS, {"seed": 3})
    return written


def test_the_file_says_what_the_network_says(file: Path) -> None:
    arrays = np.load(file)
    found = predict(PARAMETERS, READER, torch.as_tensor(SEEN))
    for row, seen in enumerate(SEEN):
        logits, values = in_numpy(arrays, seen)
        assert np.abs(found.logits[row].detach().numpy() - logits).max() < CLOSE
        expected = found.values[row].detach().numpy()
        assert np.abs(expected[:, LEAD] - values[:MOST_SEATS]).max() < CLOSE
        assert np.abs(expected[:, WIN] - values[MOST_SEATS:]).max() < CLOSE


def test_the_compiled_search_says_what_pytorch_says(file: Path) -> None:
    weights = read_network(MEDURIS, file).weights
    space = new_workspace(weights)
    batch = Batch(MEDURIS, 3, 20)
    batch.deal(np.arange(20))
    for _ in range(60):
        batch.step(batch.choose_randomly())
    found = predict(PARAMETERS, READER, torch.as_tensor(batch.observations))
    masks = torch.as_tensor(batch.masks).bool()
    policy = torch.softmax(found.logits.masked_fill(~masks, -torch.inf), 1).detach().numpy()
    chances = torch.softmax(found.values[:, :3, WIN], 1).detach().numpy()
    leads, wins, likely = np.zeros(4), np.zeros(4), np.zeros(len(MEDURIS.actions))
    for row in range(20):
        mover, count = int(batch.movers[row]), int(batch.counts[row])
        choices = batch.choices[row].astype(np.int64)
        evaluate_position(batch.states[row], mover, weights, space)
        write_policy(weights, space, choices, count, likely)
        assert np.abs(likely[:count] - policy[row, choices[:count]]).max() < CLOSE
        read_values(batch.states[row], mover, weights, space, leads, wins)
        seats = (mover + np.arange(3)) % 3
        expected = LEAD_SCALE * found.values[row, :3, LEAD].detach().numpy()
        assert np.abs(leads[seats] - expected).max() < LEAD_SCALE * CLOSE
        assert np.abs(wins[seats] - chances[row]).max() < CLOSE


def test_the_file_names_the_game_and_how_it_was_made(file: Path) -> None:
    arrays = np.load(file)
    about = json.loads(str(arrays["about"]))
    assert about["game"] == "meduris"
    assert about["rules_version"] == MEDURIS.rules_version
    assert about["observation"] == observation_digest(MEDURIS.observation.full)
    assert about["actions"] == actions_digest(MEDURIS.actions)
    assert about["seed"] == 3
    assert float(arrays["lead_scale"]) == LEAD_SCALE
    assert arrays["input_rows"].dtype == np.float16
    assert [entry.name for entry in file.parent.iterdir()] == [file.name]


def test_the_most_usual_of_each_number_is_what_random_games_show() -> None:
    layout = MEDURIS.observation.full
    assert set(USUAL[layout["mover"]]) == {0}
    assert set(USUAL[layout["payment"]]) == {-1}
    assert len(USUAL) == layout.size
