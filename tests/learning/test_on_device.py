"""Learning on a GPU, as far as that can be seen without one: games on Numba's simulated device, and pretended tensors.

Pretended tensors have a device and a shape, but no content: they show whether tensors of different devices meet, and
whether anything has to wait for the GPU to know a number.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
import torch
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_leaves

from beltane.kernel.game import AnyGame, find_game
from beltane.learning import self_play
from beltane.learning.average import new_average
from beltane.learning.improvement import improve_unseen, lessons_of
from beltane.learning.learner import Learner
from beltane.learning.network import Reader, new_parameters, predict
from beltane.learning.settings import ON_GPU, settings_for

CUDA = "cuda"


@pytest.mark.parametrize(
    ("game", "games", "staggered"), [("meduris", 6, 8), pytest.param("bonfire", 4, 2, marks=pytest.mark.slow)]
)
def test_a_device_learns_what_a_processor_learns(game: str, games: int, staggered: int) -> None:
    variables = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-m", "tests.learning.in_simulator", game, str(games), str(staggered)]
    finished = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
    assert finished.returncode == 0, finished.stderr
    assert int(finished.stdout) > 0


def test_the_settings_for_a_gpu_are_complete() -> None:
    for game in ("bonfire", "meduris"):
        settings = settings_for(game, CUDA, 1)
        assert all(getattr(settings, name) == value for name, value in ON_GPU.items())
        assert settings.games * settings.steps % settings.minibatch == 0


class PretendedBatch:
    """The arrays of a batch on a GPU, without content; whatever is passed has to be there too."""

    def __init__(self, game: AnyGame, seats: int, games: int) -> None:
        self.seats, self.games = seats, games
        self.observations = torch.zeros((game.observation.full.size, games), dtype=torch.int16, device=CUDA).t()
        self.masks = torch.zeros((games, len(game.actions)), dtype=torch.int8, device=CUDA)
        self.movers = torch.zeros(games, dtype=torch.int64, device=CUDA)

    def __len__(self) -> int:
        return self.games

    def deal(self, seeds: Any, where: Any = None) -> None:
        self._takes(seeds)

    def deal_marked(self, seeds: Any, marked: Any) -> None:
        self._takes(seeds, marked)

    def step(self, actions: Any, where: Any, check: bool) -> None:
        assert not check
        self._takes(actions, *(() if where is None else (where,)))

    def standings(self) -> Any:
        return self._for_seats(), self._for_seats()

    def expected_leads(self) -> Any:
        return self._for_seats()

    def _for_seats(self) -> Any:
        return torch.zeros((self.games, self.seats), dtype=torch.int64, device=CUDA)

    def _takes(self, *arrays: Any) -> None:
        for array in arrays:
            assert array.dtype == torch.int64
            assert array.device.type == CUDA
            assert array.shape == (self.games,)
            assert array.is_contiguous()


@pytest.fixture
def _pretended(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Pretend that there is a GPU."""
    monkeypatch.setattr("beltane.learning.tables._batch", lambda *asked: PretendedBatch(*asked[:3]))
    monkeypatch.setattr("beltane.learning.tables.check_streams", lambda: None)
    monkeypatch.setattr("beltane.learning.tables.Tables._shared", lambda _, array: array)
    # Once in a round it is asked whether all draws were legal, how many decisions there were, and from which to learn.
    monkeypatch.setattr(self_play.SelfPlay, "_check_draws", lambda _: None)
    monkeypatch.setattr(self_play.SelfPlay, "_tally", lambda *_: self_play.Tally())
    monkeypatch.setattr(torch, "nonzero", lambda found: torch.zeros((found.numel(), 1), dtype=torch.int64, device=CUDA))
    monkeypatch.setattr(torch.cuda.amp.common, "amp_definitely_not_available", lambda: False)
    monkeypatch.setattr(torch.cuda, "is_bf16_supported", lambda: True)
    monkeypatch.setattr(torch.Tensor, "backward", pretend_gradients)
    with FakeTensorMode():
        yield


def pretend_gradients(loss: Any) -> None:
    """Gradients of zero for all parameters; computing them needs a GPU."""
    assert loss.shape == ()
    seen, left = set(), [loss.grad_fn]
    while left:
        function = left.pop()
        if function is None or function in seen:
            continue
        seen.add(function)
        left.extend(before for before, _ in function.next_functions)
        if hasattr(function, "variable"):
            function.variable.grad = torch.zeros_like(function.variable)


class OnlyOnGpu(TorchDispatchMode):  # type: ignore[misc]
    """Fails where anything comes from the processor's memory, which a GPU could not replay."""

    def __torch_dispatch__(self, func: Any, _types: Any, args: Any = (), kwargs: Any = None) -> Any:
        found = func(*args, **(kwargs or {}))
        for tensor in tree_leaves((args, kwargs, found)):
            assert not isinstance(tensor, torch.Tensor) or tensor.device.type == CUDA, func
        return found


@pytest.mark.skipif(torch.version.cuda is None, reason="PyTorch for processors cannot even pretend that there is a GPU")
@pytest.mark.usefixtures("_pretended")
@pytest.mark.parametrize("name", ["bonfire", "meduris"])
def test_everything_is_on_the_gpu_and_never_waits_for_it(name: str) -> None:
    game = find_game(name)
    settings = replace(settings_for(name, CUDA, 1), games=8, steps=5, minibatch=16, staggered=2, rival_share=0.5)
    # Nothing can be recorded without a GPU.
    settings = replace(settings, recorded=False)
    inputs = game.observation.full.inputs()
    parameters = new_parameters(inputs, len(game.actions), settings.width, settings.hidden, CUDA, None)
    reader = Reader(inputs, np.full(game.observation.full.size, -1), CUDA, dense=True, half=True)
    played = self_play.SelfPlay(game, settings, reader, None)
    played.deal()
    played.stagger(parameters, settings.staggered)
    made, _ = played.play(parameters, parameters)
    learner = Learner(parameters, new_average(parameters), reader, played.seated, settings)
    before = predict(parameters, reader, made.observations[0])
    assert before.logits.dtype == before.values.dtype == torch.float32
    # A step with its rate in a tensor cannot be pretended.
    learner.optimiser.param_groups[0]["lr"] = settings.learning_rate
    learner.begin(settings.learning_rate, [0.01] * len(game.seats))
    lessons = lessons_of(made, played, settings, 0.5)
    count = improve_unseen(learner, lessons, settings, None)
    assert count == len(made.actions) * len(made.actions[0]) // settings.minibatch
    assert all(value.device.type == CUDA for value in (learner.sums, learner.undecided, *parameters.values()))
    assert all(value.grad is not None for value in parameters.values())
    part = lessons.part(lessons.rows[: settings.minibatch])
    with OnlyOnGpu():
        learner.update(part)
    with pytest.raises(AssertionError), OnlyOnGpu():
        learner.sums.add_(torch.ones(len(learner.sums)).to(CUDA))
