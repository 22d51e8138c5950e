"""Many tables with the same number of seats, on a processor or a device, as tensors that share the batch's memory.

PyTorch and Numba queue their work on the same stream, a GPU's default one, so that neither has to wait for the other.
"""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import torch

from beltane.kernel.batch import Batch
from beltane.kernel.dispatch import LEAD_UNIT
from beltane.kernel.game import AnyGame
from beltane.learning.network import Tensor
from beltane.learning.settings import CUDA

OTHER_STREAMS = ("NUMBA_CUDA_PER_THREAD_DEFAULT_STREAM", "CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM")
"""Variables with which Numba would use another stream than PyTorch."""
SAVED = ("movers", "counts", "choices", "masks", "observations")


class Tables:
    """Games in which forced actions are played at once. Contenders are the seats; in a solo game, Tom is the second."""

    def __init__(self, game: AnyGame, seats: int, games: int, device: str, *, on_device: bool = False) -> None:
        self.seats = seats
        self.contenders = max(2, seats)
        self.device = device
        self.on_device = on_device
        if device == CUDA:
            check_streams()
        self.batch = _batch(game, seats, games, on_device)
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
        over = self.movers < 0
        if self.on_device:
            self.batch.deal_marked(self._passed(seeds), self._passed(over))
        elif over.any():
            self._deal(seeds[over], torch.nonzero(over)[:, 0])

    def _deal(self, seeds: Tensor, rows: Tensor | None) -> None:
        self.batch.deal(self._passed(seeds), where=None if rows is None else self._passed(rows))

    def step(self, actions: Tensor, where: Tensor | None = None) -> None:
        """Play an action in every running game, or only where it is marked, and then all forced ones."""
        marked = None if where is None else self._passed(where)
        if self.on_device:
            self.batch.step(self._passed(actions), where=marked, check=False)
        else:
            self.batch.step(self._passed(actions), where=marked)

    def _passed(self, values: Tensor) -> Any:
        """Numbers as the batch takes them."""
        whole = values.to(torch.int64).contiguous()
        return whole if self.device == CUDA else whole.numpy()

    def step_randomly(self) -> None:
        """Play a random action in every running game, and then all forced ones."""
        self.step(self._shared(self.batch.choose_randomly()))

    def standings(self) -> tuple[Tensor, Tensor]:
        """The current points and place of each seat."""
        points, places = map(self._shared, self.batch.standings())
        return points.float(), places

    def expected_leads(self) -> Tensor:
        """The lead that each seat may expect over its best rival at the end; alone, over Tom."""
        return self._shared(self.batch.expected_leads()).float() / LEAD_UNIT

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
        """The same memory as a tensor; a copy would show nothing of what happens later."""
        if self.device == CUDA:
            tensor, address = torch.as_tensor(array, device=CUDA), array.__cuda_array_interface__["data"][0]
        else:
            tensor, address = torch.from_numpy(np.asarray(array)), array.__array_interface__["data"][0]
        if tensor.data_ptr() != address:
            raise RuntimeError("A tensor has been copied instead of sharing the memory of the games.")
        return tensor


def check_streams() -> None:
    """Fail unless PyTorch queues its work on the default stream, and Numba on the same one."""
    apart = [name for name in OTHER_STREAMS if os.environ.get(name, "0") != "0"]
    if apart or torch.cuda.current_stream().cuda_stream != 0:
        told = ", ".join(apart) or "PyTorch has been given another one"
        raise RuntimeError(f"Numba and PyTorch have to use the GPU's default stream ({told}).")


def _batch(game: AnyGame, seats: int, games: int, on_device: bool) -> Any:
    if not on_device:
        return Batch(game, seats, games, cores=torch.get_num_threads(), skip_forced=True, reckoned=True)
    from beltane.cuda.device_batch import DeviceBatch

    return DeviceBatch(game, seats, games, skip_forced=True, reckoned=True)


def _on_host(array: Any) -> Any:
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array


def _overwrite(array: Any, values: Any) -> None:
    if hasattr(array, "copy_to_device"):
        array.copy_to_device(values)
    else:
        array[...] = values
