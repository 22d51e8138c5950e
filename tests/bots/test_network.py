"""Networks: the compiled evaluation against plain NumPy and PyTorch, and files that do not fit."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from beltane import Match
from beltane.bots.network import BadNetwork, NoNetwork, file_digest, load_network, read_network
from beltane.bots.network.evaluation import evaluate_position, exponential, new_workspace, read_values, write_policy
from beltane.kernel import settings
from beltane.kernel.dispatch import MOST_SEATS
from beltane.kernel.game import AnyGame, find_game, game_names
from beltane.kernel.random import below
from beltane.kernel.rule import interpreted
from tests.bots.networks import Arrays, random_arrays, write_network
from tests.bots.positions import dice

TABLES = [(name, find_game(name).seats[-1]) for name in game_names()] + [("bonfire", 1), ("meduris", 2)]
EVERY = 4
"""One position in this many decisions is checked."""
CLOSE = 1e-4

Numbers = npt.NDArray[Any]


def first_layer(arrays: Arrays, seen: Numbers) -> Numbers:
    """The first layer, as the file's contract defines it."""
    total = arrays["input_bias"].astype(np.float32)
    for number, kinds, offset, scale in zip(
        seen.tolist(), arrays["categories"], arrays["offset"], arrays["scale"], strict=True
    ):
        if kinds == 0:
            total = total + number * scale * arrays["input_rows"][offset].astype(np.float32)
        else:
            total = total + arrays["input_rows"][offset + min(max(number + 1, 0), kinds - 1)].astype(np.float32)
    return np.maximum(total, 0)


def by_numpy(arrays: Arrays, seen: Numbers) -> tuple[Numbers, Numbers]:
    """The logits of all actions, and the eight values."""
    layer, number = first_layer(arrays, seen), 0
    while f"hidden_{number}_weight" in arrays:
        weight, bias = (arrays[f"hidden_{number}_{part}"].astype(np.float32) for part in ("weight", "bias"))
        layer, number = np.maximum(weight @ layer + bias, 0), number + 1
    policy, values = (
        arrays[f"{head}_weight"].astype(np.float32) @ layer + arrays[f"{head}_bias"] for head in ("policy", "value")
    )
    return policy, values


def by_torch(arrays: Arrays, seen: Numbers) -> tuple[Numbers, Numbers]:
    """The same, with PyTorch's layers."""
    torch: Any = import_module("torch")

    def of_file(name: str) -> Any:
        return torch.from_numpy(np.asarray(arrays[name], np.float32))

    def linear(layer: Any, name: str) -> Any:
        return torch.nn.functional.linear(layer, of_file(f"{name}_weight"), of_file(f"{name}_bias"))

    layer, number = torch.from_numpy(first_layer(arrays, seen)), 0
    while f"hidden_{number}_weight" in arrays:
        layer, number = torch.relu(linear(layer, f"hidden_{number}")), number + 1
    return linear(layer, "policy").numpy(), linear(layer, "value").numpy()


def softmax(logits: Numbers) -> Numbers:
    powers = np.exp(logits - logits.max())
    return np.asarray(powers / powers.sum())


def positions(game: str, seats: int) -> Iterator[Match]:
    """Positions of a random game with a real choice."""
    match, random = Match.new(game, seats=seats, seed=3), dice(3)
    while not match.over:
        choices = match.legal_numbers()
        if len(choices) > 1 and len(match.actions) % EVERY == 0:
            yield match
        match.play(choices[below(random, len(choices))])


EVALUATIONS = [by_numpy, pytest.param(by_torch, marks=pytest.mark.skipif(not find_spec("torch"), reason="no PyTorch"))]


@pytest.mark.skipif(interpreted(), reason="networks take minutes interpreted")
@pytest.mark.parametrize("evaluate", EVALUATIONS)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_compiled_evaluation_says_the_same(
    name: str, seats: int, evaluate: Callable[[Arrays, Numbers], tuple[Numbers, Numbers]], tmp_path: Path
) -> None:
    game = find_game(name)
    arrays = random_arrays(game)
    weights = read_network(game, write_network(game, tmp_path, arrays)).weights
    space = new_workspace(weights)
    policy, leads, chances = np.zeros(len(game.actions)), np.zeros(MOST_SEATS), np.zeros(MOST_SEATS)
    looked = 0
    for match in positions(name, seats):
        choices, seat, playing = np.array(match.legal_numbers()), match.mover, match.game.rules.contenders(match.state)
        assert seat is not None
        evaluate_position(match.state, seat, weights, space)
        write_policy(weights, space, choices, len(choices), policy)
        read_values(match.state, seat, weights, space, leads, chances)
        logits, values = evaluate(arrays, space.seen)
        assert policy[: len(choices)] == pytest.approx(softmax(logits[choices]), abs=CLOSE)
        for distance, chance in enumerate(softmax(values[4 : 4 + playing])):
            at = (seat + distance) % playing
            assert chances[at] == pytest.approx(chance, abs=CLOSE)
            assert leads[at] == pytest.approx(values[distance] * arrays["lead_scale"], abs=20 * CLOSE)
        looked += 1
    assert looked > 5


@pytest.mark.parametrize("number", [0.0, -1e-9, -0.3, -0.7, -1.0, -7.7, -79.0])
def test_the_exponential_function(number: float) -> None:
    assert exponential(number) == pytest.approx(math.exp(number), rel=1e-14)


def test_far_down_the_exponential_function_is_as_good_as_nothing() -> None:
    assert 0 <= exponential(-1e6) < 1e-30


@pytest.mark.parametrize("widths", [(7,), (40, 8), (8, 40, 33)])
def test_layers_of_any_width_fit(widths: tuple[int, ...], tmp_path: Path) -> None:
    game = find_game("meduris")
    arrays = random_arrays(game, widths=widths)
    weights = read_network(game, write_network(game, tmp_path, arrays)).weights
    space = new_workspace(weights)
    match = Match.new("meduris", seats=3, seed=1)
    evaluate_position(match.state, 0, weights, space)
    assert space.values == pytest.approx(by_numpy(arrays, space.seen)[1], abs=CLOSE)


def changed(arrays: Arrays, **others: Any) -> Arrays:
    return {**arrays, **{name: np.asarray(value) for name, value in others.items()}}


def without(arrays: Arrays, name: str) -> Arrays:
    return {key: array for key, array in arrays.items() if key != name}


def other_about(arrays: Arrays, part: str) -> Arrays:
    return changed(arrays, about=str(arrays["about"]).replace(f'"{part}": ', f'"{part}": "other", "was": '))


MEDURIS = find_game("meduris")
SPOILT: dict[str, Callable[[Arrays], Arrays]] = {
    "it says nothing about itself": lambda arrays: without(arrays, "about"),
    "it is for another game than Meduris": lambda arrays: other_about(arrays, "game"),
    "it was made for other rules of Meduris": lambda arrays: other_about(arrays, "rules_version"),
    "it was made for another observation of Meduris": lambda arrays: other_about(arrays, "observation"),
    "it was made for other actions of Meduris": lambda arrays: other_about(arrays, "actions"),
    "'policy_bias' is missing, or not of the shape (226,)": lambda arrays: without(arrays, "policy_bias"),
    "'hidden_0_weight' is missing, or not of the shape (16, 24)": lambda arrays: changed(
        arrays, hidden_0_weight=arrays["hidden_0_weight"].T
    ),
    "'value_bias' holds something that is no number": lambda arrays: changed(arrays, value_bias=[math.nan] * 8),
    "its inputs have no rows of their own": lambda arrays: changed(arrays, offset=arrays["offset"] + 1),
}


@pytest.mark.parametrize("reason", SPOILT)
def test_a_file_that_does_not_fit_is_refused_in_one_sentence(reason: str, tmp_path: Path) -> None:
    file = write_network(MEDURIS, tmp_path, SPOILT[reason](random_arrays(MEDURIS)))
    with pytest.raises(BadNetwork) as error:
        read_network(MEDURIS, file)
    assert str(error.value) == f"The network {file} cannot be used: {reason}."


@pytest.mark.parametrize("content", [b"", b"no network", b"PK\x03\x04 and then nothing"])
def test_a_file_that_is_no_network_is_refused(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "meduris.npz"
    file.write_bytes(content)
    with pytest.raises(BadNetwork) as error:
        read_network(MEDURIS, file)
    assert str(error.value) == f"The network {file} cannot be used: it cannot be read."


def test_a_game_that_nothing_has_learned_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(settings.NETWORKS_VARIABLE, str(tmp_path))
    assert MEDURIS.network is None
    with pytest.raises(NoNetwork) as error:
        load_network(MEDURIS)
    assert str(error.value) == (
        "No network has learned Meduris yet, so the bots that need one cannot play it; mcts:2000 and others can."
    )


def test_a_network_is_read_once_and_again_when_it_has_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(settings.NETWORKS_VARIABLE, str(tmp_path))
    before = file_digest(write_network(MEDURIS, tmp_path))
    assert load_network(MEDURIS) is load_network(MEDURIS)
    file = write_network(MEDURIS, tmp_path, random_arrays(MEDURIS, seed=2, widths=(8,)))
    assert file_digest(file) != before
    assert load_network(MEDURIS).weights.widths.tolist() == [8]


def shipped() -> list[AnyGame]:
    return [game for game in map(find_game, game_names()) if game.network is not None]


@pytest.mark.parametrize("game", shipped(), ids=lambda game: game.name)
def test_networks_that_ship_fit_and_say_how_they_were_made(game: AnyGame) -> None:
    network = load_network(game)
    assert game.network is not None
    assert game.network.stat().st_size < 5_000_000
    assert all(network.about[part] for part in ("command", "seed", "commit", "minutes", "figures"))
