"""Many tables with the same number of seats, on a processor or a GPU, as tensors that share the batch's memory."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch

from beltane.kernel.batch import Batch
from beltane.kernel.dispatch import LEAD_UNIT, MOST_SEATS
from beltane.kernel.game import AnyGame
from beltane.learning.network import CHANNELS, LEAD, LEAD_SCALE, WIN, Tensor
from beltane.learning.settings import CUDA

SAVED = ("movers", "counts", "choices", "masks", "observations")


class Tables:
    """Games in which forced actions are played at once. Contenders are the seats; in a solo game, Tom is the second."""

    def __init__(self, game: AnyGame, seats: int, games: int, device: str) -> None:
        self.seats = seats
        self.contenders = max(2, seats)
        self.device = device
        self.batch = _batch(game, seats, games, device)
        self.observations = self._shared(self.batch.observations)
        self.masks = self._shared(self.batch.masks)
        self.movers = self._shared(self.batch.movers)

    def __len__(self) -> int:
        return len(self.batch)

    def deal(self, seeds: Tensor) -> None:
        """Begin a game at every table."""
        self._deal(seeds, None)

    def deal_from(self, first: int) -> None:
        """Begin a game at every table, with seeds from the given one on."""
        self.deal(first + torch.arange(len(self), device=self.device))

    def deal_where_over(self, seeds: Tensor) -> None:
        """Begin a game at every table where one has ended, with the table's own seed."""
        rows = torch.nonzero(self.movers < 0)[:, 0]
        if len(rows):
            self._deal(seeds[rows], rows)

    def _deal(self, seeds: Tensor, rows: Tensor | None) -> None:
        if self.device == CUDA:
            self.batch.deal(seeds, where=rows)
        else:
            self.batch.deal(seeds.numpy(), where=None if rows is None else rows.numpy())

    def step(self, actions: Tensor) -> None:
        """Play an action in every running game, and then all forced ones."""
        if self.device == CUDA:
            self.batch.step(actions, check=False)
        else:
            self.batch.step(actions.numpy())

    def step_randomly(self) -> None:
        """Play a random action in every running game, and then all forced ones."""
        self.step(self._shared(self.batch.choose_randomly()))

    def standings(self) -> tuple[Tensor, Tensor]:
        """The current points and place of each seat."""
        points, places = map(self._shared, self.batch.standings())
        return points.float(), places

    def outcomes(self, points: Tensor, places: Tensor) -> Tensor:
        """The results of games that are over: each contender's channels, of which points are left at zero."""
        out = torch.zeros((len(self), MOST_SEATS, CHANNELS), device=points.device)
        first = (places == 1).float()
        if self.seats == 1:
            lead = self._shared(self.batch.expected_leads()).float() / LEAD_UNIT
            leads, wins = torch.cat((lead, -lead), 1), torch.cat((first, 1 - first), 1)
        else:
            leads, wins = leads_of(points), first / first.sum(1, keepdim=True)
        out[:, : self.contenders, LEAD] = leads / LEAD_SCALE
        out[:, : self.contenders, WIN] = wins
        return out

    def save(self) -> dict[str, Tensor]:
        """Everything needed to continue later, as tensors on the processor."""
        arrays = {name: torch.from_numpy(_on_host(getattr(self.batch, name)).copy()) for name in SAVED}
        states = _on_host(self.batch.states)
        return {**arrays, "states": torch.from_numpy(states.view(np.uint8).reshape(len(self), -1).copy())}

    def restore(self, saved: dict[str, Tensor]) -> None:
        """Continue from saved games."""
        for name in SAVED:
            _overwrite(getattr(self.batch, name), saved[name].numpy())
        _overwrite(self.batch.states, saved["states"].numpy().reshape(-1).view(self.batch.states.dtype))

    def _shared(self, array: Any) -> Tensor:
        return torch.as_tensor(array, device=self.device)


def _batch(game: AnyGame, seats: int, games: int, device: str) -> Any:
    if device != CUDA:
        return Batch(game, seats, games, cores=torch.get_num_threads(), skip_forced=True)
    from beltane.cuda.device_batch import DeviceBatch

    return DeviceBatch(game, seats, games, skip_forced=True)


def leads_of(points: Tensor) -> Tensor:
    """The lead of each of two or more seats over its best rival."""
    best, second = points.topk(2, dim=1).values.unbind(1)
    is_best = points == best[:, None]
    return points - torch.where(is_best, second[:, None], best[:, None])


def _on_host(array: Any) -> Any:
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array


def _overwrite(array: Any, values: Any) -> None:
    if hasattr(array, "copy_to_device"):
        array.copy_to_device(np.ascontiguousarray(values))
    else:
        array[...] = values
